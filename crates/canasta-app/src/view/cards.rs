//! Cards as elements of the page.

use super::node::{Element, Node, i, span};
use super::suit_sign::suit_sign;
use super::text;
use canasta::rules::{Card, CardSet, Meld, MeldKind, Rank, Suit};
use std::cell::Cell;

/// How the face of a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Faces {
    /// A picture, which a style sheet shows: see [`super::card_images`].
    Drawn,
    /// Rank and suit as text: the Lite version.
    Signs,
}

thread_local! {
    static FACES: Cell<Faces> = const { Cell::new(Faces::Drawn) };
}

/// Sets how all faces are drawn from now on, as [`words::speak`](crate::words::speak) sets the language.
pub fn show_as(faces: Faces) {
    FACES.set(faces);
}

/// The face. A card has either the picture or the text, because hidden elements cost the browser as much as visible ones.
fn faced(card: Card, class: &str) -> Element {
    let signs = (FACES.get() == Faces::Signs).then(|| signs(card));
    span()
        .class(if class.is_empty() { "card".to_owned() } else { format!("card {class}") })
        .attr("data-card", card)
        .children(signs)
}

/// Rank and suit as text.
fn signs(card: Card) -> Element {
    let suit = match card.suit() {
        // Written down the edge, so that it can be read when other cards lie on it and is not taken for a jack's letter.
        None => "JOKER".to_owned(),
        Some(suit) => format!("{}\u{fe0e}", suit_sign(suit)),
    };
    // The style sheets show them from the attribute. As text they would be read out beside the accessible name.
    let suit = i().attr("data-sign", suit);
    let rank = if card.suit().is_none() { "★\u{fe0e}" } else { text::rank_sign(card.rank()) };
    span().class("card-text").attr("aria-hidden", "true").attr("data-sign", rank).child(suit)
}

/// A card with an accessible name.
#[must_use]
pub fn card(card: Card, class: &str) -> Element {
    faced(card, class).attr("role", "img").attr("aria-label", text::card(card))
}

/// A card that decorates an element with a name of its own.
#[must_use]
pub fn bare_card(card: Card, class: &str) -> Element {
    faced(card, class).attr("aria-hidden", "true")
}

/// A card of the own hand; the caller adds name and selection.
#[must_use]
pub fn hand_card(card: Card, class: &str) -> Element {
    faced(card, class)
}

/// A card face down.
#[must_use]
pub fn back() -> Element {
    span().class("card back")
}

/// A card face down in flight, with a simpler pattern, as it is seen only for a moment.
#[must_use]
pub fn flying_back() -> Element {
    span().class("card back flying")
}

/// A card in miniature, made of signs. It decorates an element with a name of its own.
#[must_use]
pub fn tiny_card(card: Card) -> Element {
    let suit = card.suit().map(|suit| format!("{}\u{fe0e}", suit_sign(suit)));
    let rank = if suit.is_none() { "★\u{fe0e}" } else { text::rank_sign(card.rank()) };
    let suit = suit.map(|suit| i().attr("data-sign", suit));
    span().class("tiny").attr("data-card", card).attr("data-sign", rank).attr("aria-hidden", "true").children(suit)
}

/// A miniature of a card face down.
#[must_use]
pub fn tiny_back() -> Element {
    span().class("tiny tiny-back").attr("aria-hidden", "true")
}

/// A small card with only rank and suit, for use within a sentence. It has the name of the card for screen readers.
fn small_card(card: Card) -> Element {
    let class = if card.suit().is_some_and(Suit::is_red) { "sign red" } else { "sign" };
    let seen = span().attr("aria-hidden", "true").text(text::card_sign(card));
    span()
        .class(class)
        .attr("data-suit", card.suit().map_or(' ', suit_sign))
        .child(seen)
        .child(span().class("sr-only").text(text::card(card)))
}

/// A text in which cards are written in signs, such as `10♦`, with a small card for each of them.
#[must_use]
pub fn with_signs(words: &str) -> Vec<Node> {
    let mut nodes = Vec::new();
    let mut rest = words;
    while let Some((before, card, after)) = first_sign(rest) {
        nodes.push(Node::from(before));
        nodes.push(small_card(card).into());
        rest = after;
    }
    nodes.push(Node::from(rest));
    nodes
}

/// The text before the first card in signs, the card, and the text after it.
fn first_sign(words: &str) -> Option<(&str, Card, &str)> {
    let (at, sign) =
        words.char_indices().find(|(_, letter)| Suit::ALL.iter().any(|&suit| suit_sign(suit) == *letter))?;
    let start = words[..at].rfind(' ').map_or(0, |space| space + 1);
    let suit = Suit::ALL.into_iter().find(|&suit| suit_sign(suit) == sign)?;
    let rank = Rank::ALL.into_iter().find(|&rank| text::rank_sign(rank) == &words[start..at])?;
    let after = words[at..].trim_start_matches(sign).trim_start_matches('\u{fe0e}');
    Some((&words[..start], Card::new(rank, suit), after))
}

/// The cards of a meld from the bottom up: naturals on top, so that the rank shows when the strips are thin.
pub fn meld_order(cards: CardSet) -> impl Iterator<Item = Card> {
    cards.wilds().iter().chain(cards.difference(cards.wilds()).iter())
}

/// The card on top of a squared canasta: a red natural on a natural one and a black one on a mixed one, as players do; any
/// natural if there is none of that colour. On a sequence lies its highest card.
#[must_use]
pub fn top_of_canasta(meld: Meld) -> Option<Card> {
    let cards = meld.cards;
    let red = cards.wilds().is_empty();
    let naturals = match meld.kind {
        MeldKind::Set(_) => cards.non_wilds(),
        // The highest card shows the suit; of wilds a joker says most.
        MeldKind::Sequence(_) | MeldKind::Wild => return cards.iter().last(),
    };
    naturals.faces().find(|card| card.suit().is_some_and(|suit| suit.is_red() == red)).or(naturals.nth(0))
}
