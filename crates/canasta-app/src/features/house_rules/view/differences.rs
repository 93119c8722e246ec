//! How the rules of the next game differ from Classic, from the rules themselves.

use crate::pages::rules::section_of;
use crate::session::Session;
use crate::view::content::Content;
use crate::view::form_controls::done_button;
use crate::view::node::{div, li, p, ul};
use crate::view::text::{self, Names};
use crate::words;
use canasta::rules::{Preset, Rules};

/// The rules that the game is compared with: Classic for as many players.
fn compared(rules: &Rules) -> Preset {
    if rules.players == Preset::ClassicTwo.rules().players { Preset::ClassicTwo } else { Preset::Classic }
}

pub(crate) fn differences(session: &Session) -> Content {
    let plan = session.plan();
    let rules = plan.rules().unwrap_or(plan.preset.rules());
    let other = compared(&rules);
    let body: Vec<_> = text::rules_beside(&rules, &other.rules()).into_iter().map(section_of).collect();
    let none = body.is_empty().then(|| p().text(words::house_rules::no_differences()));
    Content {
        title: text::differs_from(text::preset(other)),
        note: text::preset_note(plan.preset, &rules),
        body: body.into_iter().chain(none).collect(),
        foot: vec![done_button()],
    }
}

/// What is new in the game on the table to a person who knows another.
pub(crate) fn news(session: &Session, names: Names<'_>) -> Content {
    let found = session.news();
    let sections = found.map(|news| text::rules_beside(&news.now.rules, &news.before.rules)).unwrap_or_default();
    let clauses = found.map(|news| text::news_of_game(&news, names, !sections.is_empty()));
    let clauses = clauses.map(|all| div().child(ul().children(all.into_iter().map(|clause| li().text(clause)))));
    let none = found.is_none().then(|| p().text(words::house_rules::no_news()));
    Content {
        title: words::common::news().to_owned(),
        note: String::new(),
        body: clauses.into_iter().chain(sections.into_iter().map(section_of)).chain(none).collect(),
        foot: vec![done_button()],
    }
}
