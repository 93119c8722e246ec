//! The rules of the current game, else of the next.

use super::content::Content;
use super::form_controls::done_button;
use crate::session::Session;
use crate::view::node::{div, h3, li, ul};
use crate::view::text;

pub(super) fn rules_page(session: &Session) -> Content {
    let rules = session.current_rules();
    let body = text::rules_page(&rules).into_iter().map(|section| {
        let lines = section.sentences.into_iter().map(|sentence| li().text(sentence));
        div().child(h3().text(section.title)).child(ul().children(lines))
    });
    let note = if session.standing().is_some() { text::LABELS.rules_of_game } else { text::LABELS.rules_of_next };
    Content {
        title: text::LABELS.rules.to_owned(),
        note: note.to_owned(),
        body: body.collect(),
        foot: vec![done_button()],
    }
}
