//! The cards of the pile.

use crate::session::Session;
use crate::view::cards::card;
use crate::view::content::Content;
use crate::view::form_controls::done_button;
use crate::view::node::div;
use crate::view::text;
use crate::words;

/// The pile, card by card, top first.
pub(super) fn pile(session: &Session) -> Content {
    let pile = session.observation().map(|seen| seen.pile()).unwrap_or_default();
    let cards = div().class("spread").children(pile.iter().rev().map(|&one| card(one, "")));
    let note = text::pile_note(pile.len());
    Content { title: words::common::the_pile().to_owned(), note, body: vec![cards], foot: vec![done_button()] }
}
