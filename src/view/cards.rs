//! Cards as parts of the page.

use super::node::{Element, i, span};
use super::text;
use crate::rules::{Card, CardSet, Rank, Suit};
use std::cell::Cell;

/// What a card shows of itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faces {
    /// A picture, which is the style sheets' business: see [`super::faces`].
    Drawn,
    /// Rank and suit in signs alone: Lite mode.
    Signs,
}

thread_local! {
    static FACES: Cell<Faces> = const { Cell::new(Faces::Drawn) };
}

/// Chooses what all cards show from now on, as a language is chosen for all words.
pub fn show_as(faces: Faces) {
    FACES.set(faces);
}

/// The face. A card has either the picture or the signs: whichever is not seen would cost the browser as much as the other.
fn faced(card: Card, class: &str) -> Element {
    let signs = (FACES.get() == Faces::Signs).then(|| signs(card));
    span()
        .class(if class.is_empty() { "card".to_owned() } else { format!("card {class}") })
        .attr("data-card", card)
        .children(signs)
}

/// Rank and suit.
fn signs(card: Card) -> Element {
    let suit = match card.suit() {
        // Down the edge, so that it is read when other cards lie on it, and never taken for a jack's.
        None => "JOKER".to_owned(),
        Some(suit) => format!("{}\u{fe0e}", suit_sign(suit)),
    };
    // The styles write them: as text they would contradict the card's name, which is in words.
    let suit = i().attr("data-sign", suit);
    let rank = if card.suit().is_none() { "★\u{fe0e}" } else { text::rank_sign(card.rank()) };
    span().class("card-text").attr("aria-hidden", "true").attr("data-sign", rank).child(suit)
}

const fn suit_sign(suit: Suit) -> char {
    match suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
    }
}

/// A card on the table, with its name.
#[must_use]
pub fn card(card: Card, class: &str) -> Element {
    faced(card, class).attr("role", "img").attr("aria-label", text::card(card))
}

/// A card that only decorates something that has a name of its own.
#[must_use]
pub fn bare_card(card: Card, class: &str) -> Element {
    faced(card, class).attr("aria-hidden", "true")
}

/// A card of the own hand, without what it says about selection.
#[must_use]
pub fn hand_card(card: Card, class: &str) -> Element {
    faced(card, class)
}

/// A card face down.
#[must_use]
pub fn back() -> Element {
    span().class("card back")
}

/// A card face down on its way: it is seen for a moment only, so its pattern is a plain one.
#[must_use]
pub fn flying_back() -> Element {
    span().class("card back flying")
}

/// The rank and the suit in signs.
#[must_use]
pub fn sign(card: Card) -> String {
    match card.suit() {
        None => "Jo".to_owned(),
        Some(suit) => format!("{}{}\u{fe0e}", text::rank_sign(card.rank()), suit_sign(suit)),
    }
}

/// Cards as they lie in a meld: naturals on top, so that the rank shows when the strips are thin.
pub fn meld_order(cards: CardSet) -> impl Iterator<Item = Card> {
    cards.wilds().iter().chain(cards.difference(cards.wilds()).iter())
}

/// The card on top of a squared canasta: a red natural on a natural one, a black on a mixed one, as card players lay
/// them; any natural if there is none of that colour.
#[must_use]
pub fn top_of_canasta(cards: CardSet, rank: Rank) -> Option<Card> {
    let red = cards.wilds().is_empty();
    let naturals = cards.of_rank(rank);
    naturals.faces().find(|card| card.suit().is_some_and(|suit| suit.is_red() == red)).or(naturals.nth(0))
}
