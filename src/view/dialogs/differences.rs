//! How the rules of the next game differ from Classic, from the rules themselves.

use super::content::Content;
use super::form_controls::done_button;
use super::rules_page::section_of;
use crate::rules::{Preset, Rules};
use crate::session::Session;
use crate::view::node::p;
use crate::view::text;

/// The rules that the game is compared with: Classic for as many players.
fn compared(rules: &Rules) -> Preset {
    if rules.players == Preset::ClassicTwo.rules().players { Preset::ClassicTwo } else { Preset::Classic }
}

pub(super) fn differences(session: &Session) -> Content {
    let plan = session.plan();
    let rules = plan.rules().unwrap_or(plan.preset.rules());
    let other = compared(&rules);
    let body: Vec<_> = text::rules_beside(&rules, &other.rules()).into_iter().map(section_of).collect();
    let none = body.is_empty().then(|| p().text(text::LABELS.no_differences));
    Content {
        title: text::differs_from(text::preset(other)),
        note: text::preset_note(plan.preset).to_owned(),
        body: body.into_iter().chain(none).collect(),
        foot: vec![done_button()],
    }
}
