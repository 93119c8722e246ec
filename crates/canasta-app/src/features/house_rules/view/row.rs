//! A field of the rules in the dialog: its name, what it means, its control, and what is wrong with it.

use super::control::control;
use crate::features::house_rules::field::home;
use crate::features::house_rules::{HouseRulesIntent, OpenRules};
use crate::session::Intent;
use crate::view::controls::{icon, with_intent};
use crate::view::form_controls::text_button;
use crate::view::node::{Element, button, div, small, span};
use crate::view::text;
use crate::words;
use canasta::rules::{FieldKind, RuleField, RulesWarning};

/// Whether the control of a kind of field needs the whole width below its words.
const fn is_wide(kind: FieldKind) -> bool {
    match kind {
        FieldKind::Switch
        | FieldKind::Number { .. }
        | FieldKind::NumberOrNone { .. }
        | FieldKind::NumberOrWord { .. }
        | FieldKind::Numbers(_)
        | FieldKind::SwitchOrWords(_) => false,
        FieldKind::Words(_)
        | FieldKind::Minimums
        | FieldKind::Ranks
        | FieldKind::List { .. }
        | FieldKind::Points { .. }
        | FieldKind::WordSet(_)
        | FieldKind::WordByRank(_)
        | FieldKind::WordByMinimum(_)
        | FieldKind::ByHand => true,
    }
}

/// The row of a field.
pub(super) fn row(open: &OpenRules<'_>, field: RuleField) -> Element {
    let (plan, name) = (open.plan, field.name());
    let changed = plan.is_changed(field);
    let at_fault = open.wrong.as_ref().filter(|bad| bad.field().map(home) == Some(field));
    // In the place of the note, so that nothing moves.
    let note = match at_fault {
        Some(bad) => small().class("fault").text(text::rules_fault(bad)),
        None if open.endless.contains(&field) => small().class("fault").text(text::keeps_match_from_ending()),
        None if !open.rules.has_use_for(field) => {
            small().text([text::rule_note(field), words::house_rules::no_effect()].join(" "))
        }
        None => small().text(text::rule_note(field)),
    };
    let note_id = format!("note-{name}");
    let note = note.attr("id", &note_id);
    let warnings = open.warnings.iter().filter(|warning| home(warning.field()) == field).map(|&warning| warn(warning));
    let remedies = at_fault.is_some().then(|| remedies(open)).flatten();
    let words_of = span().class("label").text(text::rule(field)).child(note).children(warnings).children(remedies);
    let class = format!(
        "row rule{}{}{}",
        if changed { " changed" } else { "" },
        if is_wide(field.kind()) { " wide" } else { "" },
        if at_fault.is_some() { " bad" } else { "" }
    );
    let reset = changed.then(|| {
        let label = text::rule_back(&text::rule(field));
        let back = button().class("icon-button").key("back").attr("type", "button").attr("aria-label", label);
        let back = back.attr("title", words::house_rules::changed_back()).child(icon("undo"));
        with_intent(back, &Intent::HouseRules(HouseRulesIntent::Reset(field)))
    });
    let came_from = changed.then(|| small().class("came-from").key("from").text(text::came_from(plan.preset, field)));
    div().class(class).key(name).child(words_of).child(
        span()
            .class("control")
            .key("control")
            .child(control(plan, field, at_fault.is_some()).attr("aria-describedby", &note_id))
            .children(came_from)
            .children(reset),
    )
}

fn warn(warning: RulesWarning) -> Element {
    small().class("rule-warning").child(icon("warn")).child(span().text(text::rules_warning(warning)))
}

/// The changes that would mend what is wrong.
fn remedies(open: &OpenRules<'_>) -> Option<Element> {
    let all = open.remedies.iter().enumerate().map(|(at, remedy)| {
        text_button("btn", &text::remedy(remedy), &Intent::HouseRules(HouseRulesIntent::Mend(at))).key(at)
    });
    let all: Vec<Element> = all.collect();
    (!all.is_empty()).then(|| span().class("remedies").key("remedies").children(all))
}
