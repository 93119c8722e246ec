//! The cards of the pile.

use crate::session::Session;
use crate::view::cards::{back, card};
use crate::view::content::Content;
use crate::view::form_controls::done_button;
use crate::view::node::div;
use crate::view::text;
use crate::words;

/// The pile, card by card, top first.
pub(super) fn pile(session: &Session) -> Content {
    let seen = session.observation();
    let pile = seen.map(|seen| seen.pile()).unwrap_or_default();
    let face_down = seen.map_or(0, |seen| seen.face_down());
    let backs = (0..face_down).map(|at| back().key(format_args!("d{at}")));
    let cards = div().class("spread").children(pile.iter().rev().map(|&one| card(one, "")).chain(backs));
    let note = text::with_face_down(text::pile_note(pile.len()), face_down);
    Content { title: words::common::the_pile().to_owned(), note, body: vec![cards], foot: vec![done_button()] }
}
