//! What stands on the table.

use super::{capital, card, cards_count, number, ranks};
use crate::rules::{Banner, Canasta, Meld, Observation, Rank};

/// What stands below a pile that is frozen to one side.
pub const FROZEN_TO_US: &str = "Frozen to you until you meld";

/// What the stock does, for those who point at it.
#[must_use]
pub fn stock_hint(n: usize) -> String {
    match n {
        0 => "The stock is empty".to_owned(),
        n => format!("Stock: {} face down. Click to draw", cards_count(n)),
    }
}

/// What the pile does, for those who point at it.
pub const PILE_HINT: &str = "Pile. Click to take it when you have drawn nothing yet; drop a card here to discard it";

/// What a meld is worth, for those who point at it.
#[must_use]
pub fn meld_hint(points: i32, more: usize) -> String {
    let points = if points == 1 { "1 point".to_owned() } else { format!("{} points", number(points)) };
    if more == 0 { points } else { format!("{points}; {more} more to a canasta") }
}

/// What a meld is called.
#[must_use]
pub fn meld_label(meld: Meld) -> String {
    let (cards, wilds) = (meld.cards.len(), meld.wilds());
    let name = capital(ranks(meld.rank));
    let wild_words = if wilds == 0 { String::new() } else { format!(", {wilds} wild") };
    let more = Meld::CANASTA.saturating_sub(cards);
    match meld.canasta() {
        None if meld.rank == Rank::Three => format!("{name}: {}", cards_count(cards)),
        None => format!("{name}: {}{wild_words}, {more} more to a canasta", cards_count(cards)),
        Some(Canasta::Natural) => format!("{name}: natural canasta of {cards}"),
        Some(Canasta::Mixed) => format!("{name}: mixed canasta of {cards}{wild_words}"),
    }
}

/// The pile in words.
#[must_use]
pub fn pile_label(seen: &Observation<'_>) -> String {
    let pile = seen.pile();
    let Some(&top) = pile.last() else { return "Pile, empty".to_owned() };
    let frozen = match seen.banner() {
        Some(Banner::PileFrozen) => ", frozen",
        Some(Banner::Frozen) => ", blocked by a black three",
        None => "",
    };
    format!("Pile, {}, top {}{frozen}", cards_count(pile.len()), card(top))
}
