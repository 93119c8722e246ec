//! The rules of the current game, else of the next, with examples drawn as cards.

use super::examples::examples;
use crate::session::{DialogIntent, DialogKind, Intent, Session};
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::figure::pictures;
use crate::view::form_controls::done_button;
use crate::view::node::{Element, button, div, h3, li, ul};
use crate::view::text::{self, Names, RulesSection};
use crate::words;

/// A section of the rules: its title, and a line for each sentence.
pub(crate) fn section_of(section: RulesSection) -> Element {
    let lines = section.sentences.into_iter().map(|sentence| li().text(sentence));
    div().child(h3().text(section.title)).child(ul().children(lines))
}

pub(crate) fn rules_page(session: &Session, names: Names<'_>) -> Content {
    let rules = session.current_rules();
    let body = text::rules_page(&rules).into_iter().map(|section| {
        let topic = section.topic;
        section_of(section).children(pictures(&examples(topic, &rules, names)))
    });
    let note = if session.standing().is_some() { words::rules::rules_of_game() } else { words::rules::rules_of_next() };
    let words = button().class("btn quiet left").attr("type", "button").text(words::common::glossary_more());
    let words = with_intent(words, &Intent::Dialog(DialogIntent::Open(DialogKind::Glossary)));
    Content {
        title: words::common::rules().to_owned(),
        note: note.to_owned(),
        body: body.collect(),
        foot: vec![words, done_button()],
    }
}
