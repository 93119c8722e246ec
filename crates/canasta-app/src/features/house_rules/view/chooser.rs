//! What the dialog of a new game shows of house rules.

use crate::features::house_rules::{HouseRulesIntent, OwnRules};
use crate::session::{DialogIntent, DialogKind, Feedback, Intent, NewGameIntent, PlanChange, Session, house_changes};
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

/// The person's own rules, above the presets of the new-game dialog: those that are changed now, and those that are saved.
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
    let (plan, changes) = (session.plan(), session.plan().house_changes());
    let changed = (chosen.is_none() && changes > 0).then(|| {
        let radio = input().attr("type", "radio").attr("name", "preset").flag("checked", true);
        let note = plan.rules().map(|rules| small().text(text::preset_note(plan.preset, &rules))).ok();
        let words = span().child(b().text(text::preset_changed(plan.preset, changes))).children(note);
        label().class("option").key("changed").child(radio).child(words)
    });
    let fitting = session.house_rules().own().iter().enumerate().filter(|(_, own)| own.rules.players == players);
    let fitting: Vec<Element> = changed.into_iter().chain(fitting.map(choice)).collect();
    (!fitting.is_empty()).then(|| {
        fieldset()
            .key("own")
            .child(legend().text(words::house_rules::own_rules()))
            .child(div().class("options").children(fitting))
    })
}

/// The offer to take the rules back that others have just taken the place of. Once a rule is changed, nothing is offered.
pub(super) fn taken_back(session: &Session) -> Option<Element> {
    let plan = session.plan();
    let has_come = session.feedback() == Some(&Feedback::CodeUsed) || session.house_rules().chosen(plan).is_some();
    let (preset, changes) = plan.last_shelved().filter(|_| plan.changes.is_empty() || has_come)?;
    let words = text::preset_changed(preset, changes.len());
    let back = Intent::HouseRules(HouseRulesIntent::TakeBack);
    let back = text_button("btn", words::house_rules::changes_back(), &back);
    Some(div().class("row rules-back").key("rules-back").child(span().class("label").text(words)).child(back))
}

/// The row of the new-game dialog that opens the house rules.
pub(crate) fn house_row(session: &Session) -> Element {
    let plan = session.plan();
    let changed = plan.house_changes();
    let words =
        span().class("label").text(words::house_rules::house_rules()).child(small().text(text::rules_changed(changed)));
    let shelved = plan.shelved().map(|_| Intent::NewGame(NewGameIntent::Change(PlanChange::Shelved)));
    let of_code = || {
        let has_come = session.feedback() == Some(&Feedback::CodeUsed) && plan.last_shelved().is_some();
        has_come.then_some(Intent::HouseRules(HouseRulesIntent::TakeBack))
    };
    let back = shelved.or_else(of_code);
    let back = back.map(|back| text_button("btn quiet", words::house_rules::changes_back(), &back).key("back"));
    let open = text_button(
        "btn",
        words::common::house_rules_more(),
        &Intent::Dialog(DialogIntent::Open(DialogKind::HouseRules)),
    );
    div().class("row").key("house").child(words).child(span().class("row").children(back).child(open))
}
