//! How the rules of the next game differ from Classic, from the rules themselves.

use super::content::Content;
use super::form_controls::done_button;
use crate::rules::{Preset, Rules};
use crate::session::Session;
use crate::view::node::{div, h3, li, p, ul};
use crate::view::text;

/// The rules that the game is compared with: Classic for as many players.
fn compared(rules: &Rules) -> Preset {
    if rules.players == Preset::ClassicTwo.rules().players { Preset::ClassicTwo } else { Preset::Classic }
}

pub(super) fn differences(session: &Session) -> Content {
    let plan = session.plan();
    let rules = plan.rules().unwrap_or(plan.preset.rules());
    let other = compared(&rules);
    let body: Vec<_> = text::rules_beside(&rules, &other.rules())
        .into_iter()
        .map(|section| {
            let lines = section.sentences.into_iter().map(|sentence| li().text(sentence));
            div().child(h3().text(section.title)).child(ul().children(lines))
        })
        .collect();
    let none = body.is_empty().then(|| p().text(text::LABELS.no_differences));
    Content {
        title: text::differs_from(text::preset(other)),
        note: text::preset_note(plan.preset).to_owned(),
        body: body.into_iter().chain(none).collect(),
        foot: vec![done_button()],
    }
}
