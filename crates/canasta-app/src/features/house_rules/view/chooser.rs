//! What the dialog of a new game shows of house rules.

use crate::features::house_rules::{HouseRulesIntent, OwnRules};
use crate::session::{DialogIntent, DialogKind, Intent, NewGameIntent, PlanChange, Session, house_changes};
use crate::view::controls::with_intent;
use crate::view::form_controls::{POLITE, live_region, text_button};
use crate::view::node::{Element, b, div, fieldset, input, label, legend, small, span};
use crate::view::text;
use crate::words;

/// The warning that a match under these rules may never end.
pub(crate) fn no_end(session: &Session) -> Element {
    let fields = session.house_rules().endless_fields(session.plan());
    live_region(POLITE, "warning", "endless", (!fields.is_empty()).then(|| text::no_end_in_sight(fields)))
}

/// The person's own rules, below the presets of the new-game dialog.
pub(crate) fn own_presets(session: &Session) -> Option<Element> {
    let players = session.plan().players();
    let chosen = session.house_rules().chosen(session.plan());
    let choice = |(at, own): (usize, &OwnRules)| {
        let radio = input().attr("type", "radio").attr("name", "preset").flag("checked", chosen == Some(at));
        let n = house_changes(own.preset, &own.rules);
        let note = text::preset_changed(own.preset, n);
        let words = span().child(b().text(&own.name)).child(small().text(note));
        let radio = with_intent(radio, &Intent::HouseRules(HouseRulesIntent::Choose(at)));
        label().class("option").key(format_args!("own{at}")).child(radio).child(words)
    };
    let fitting = session.house_rules().own().iter().enumerate().filter(|(_, own)| own.rules.players == players);
    let fitting: Vec<Element> = fitting.map(choice).collect();
    (!fitting.is_empty()).then(|| {
        fieldset()
            .key("own")
            .child(legend().text(words::house_rules::own_rules()))
            .child(div().class("options").children(fitting))
    })
}

/// The row of the new-game dialog that opens the house rules.
pub(crate) fn house_row(session: &Session) -> Element {
    let plan = session.plan();
    let changed = plan.house_changes();
    let words =
        span().class("label").text(words::house_rules::house_rules()).child(small().text(text::rules_changed(changed)));
    let back = plan.shelved().map(|_| {
        let back = Intent::NewGame(NewGameIntent::Change(PlanChange::Shelved));
        text_button("btn quiet", words::house_rules::changes_back(), &back).key("back")
    });
    let open = text_button(
        "btn",
        words::common::house_rules_more(),
        &Intent::Dialog(DialogIntent::Open(DialogKind::HouseRules)),
    );
    div().class("row").key("house").child(words).child(span().class("row").children(back).child(open))
}
