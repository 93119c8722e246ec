//! The form that begins a score sheet.

use crate::features::score_keeper::{RulesChoice, SCORING_SIDES, ScoreKeeperIntent};
use crate::session::{Intent, Session, house_changes};
use crate::view::content::Content;
use crate::view::form_controls::{segmented_choice, text_button};
use crate::view::node::{Element, div, fieldset, input, label, legend, option, p, select, small, span};
use crate::view::text;
use crate::words;
use canasta::rules::Preset;
use std::fmt;

pub(super) fn new_sheet(session: &Session) -> Content {
    let (form, own) = (session.score_keeper().form(), session.house_rules().own());
    let chosen = form.choice(own);
    let game = form.rules(own);
    let choice =
        |rules: RulesChoice, name: &str| option().attr("value", rules).flag("selected", rules == chosen).text(name);
    let presets = Preset::ALL.map(|preset| choice(RulesChoice::Preset(preset), text::preset(preset)));
    let own = own.iter().enumerate().map(|(at, own)| choice(RulesChoice::Own(at), &own.name));
    let note = match &game.name {
        Some(_) => text::preset_changed(game.preset, house_changes(game.preset, &game.rules)),
        None => text::preset_note(game.preset, &game.rules),
    };
    let rules = select().attr("data-set", "sheet-rules").attr("aria-label", words::score_keeper::sheet_kept_rules());
    let rules = div()
        .class("row")
        .key("rules")
        .child(span().class("label").text(words::score_keeper::sheet_kept_rules()).child(small().text(note)))
        .child(rules.children(presets).children(own));
    let sides = form.sides(&game.rules);
    let numbers = SCORING_SIDES.map(|n| (Intent::ScoreKeeper(ScoreKeeperIntent::Sides(n)), n.to_string(), n == sides));
    let numbers = div()
        .class("row")
        .key("sides")
        .child(span().class("label").text(words::score_keeper::sheet_sides()))
        .child(segmented_choice("sheet-sides", words::score_keeper::sheet_sides(), numbers));
    let name = |side: usize| {
        let shown = text::sheet_name(&form.side_name(side, &game.rules));
        name_field(side, format_args!("sheet-name.{side}"), shown, form.name(side))
    };
    let names = fieldset()
        .key("names")
        .child(legend().text(words::score_keeper::sheet_names()))
        .child(div().class("keeper-names").children((0..sides).map(name)));
    let person = |at: usize| {
        name_field(at, format_args!("sheet-person.{at}"), text::shown_name(&form.person_name(at)), form.person(at))
    };
    let people = form.has_people(&game.rules).then(|| {
        fieldset()
            .key("people")
            .child(legend().text(words::new_game::at_the_table()))
            .child(p().child(small().text(words::rules::five_people())))
            .child(div().class("keeper-names").children((0..game.rules.people()).map(person)))
    });
    let dealer = form.dealer(&game.rules);
    let nobody =
        option().attr("value", "none").flag("selected", dealer.is_none()).text(words::score_keeper::no_dealer());
    let deals = |side: usize| {
        let name = text::sheet_name(&form.dealer_name(side, &game.rules));
        option().key(side).attr("value", side).flag("selected", dealer == Some(side)).text(name)
    };
    let dealer = select()
        .attr("data-set", "sheet-dealer")
        .attr("aria-label", words::score_keeper::first_dealer())
        .child(nobody)
        .children((0..form.dealers(&game.rules)).map(deals));
    let dealer = div()
        .class("row")
        .key("dealer")
        .child(span().class("label").text(words::score_keeper::first_dealer()))
        .child(dealer);
    let begin =
        text_button("btn primary", words::score_keeper::begin_sheet(), &Intent::ScoreKeeper(ScoreKeeperIntent::Begin));
    let body = [rules, numbers, names].into_iter().chain(people).chain([dealer]);
    let full = (!session.score_keeper().has_room())
        .then(|| p().class("warning").key("full").text(words::score_keeper::sheets_full()));
    Content {
        title: words::score_keeper::new_sheet().to_owned(),
        note: String::new(),
        body: body.chain(full).collect(),
        foot: vec![begin],
    }
}

/// The field of a name. It shows what is used when nothing is typed.
fn name_field(place: usize, control: fmt::Arguments<'_>, shown: impl fmt::Display, typed: &str) -> Element {
    let field = input()
        .attr("type", "text")
        .attr("data-set", control)
        .attr("maxlength", 20)
        .attr("autocomplete", "off")
        .attr("placeholder", shown)
        .attr("value", typed);
    label().key(place).child(span().class("sr-only").text(text::side_label(place))).child(field)
}
