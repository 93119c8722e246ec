//! The buttons below the hand: labels and effects.

use super::{card_sign, cards, cards_short, ranks};
use crate::rules::{Card, CardSet, Group, Melds, Rank};

/// The points so far, of those needed.
#[must_use]
pub fn points_of(points: i32, minimum: i32) -> String {
    format!("{points} of {minimum}")
}

/// The part after the points so far.
#[must_use]
pub fn of_minimum(minimum: i32) -> String {
    format!(" of {minimum}")
}

/// The points, which are enough to open.
#[must_use]
pub fn opens(points: i32, minimum: i32) -> String {
    format!("{points} of {minimum}, opens")
}

/// The label of the button that takes the pile with these cards.
#[must_use]
pub fn take_with(with: &str) -> String {
    if with.is_empty() { "Take the pile".to_owned() } else { format!("Take the pile with {with}") }
}

/// The effect of taking the pile where other groups are laid too.
#[must_use]
pub fn lays_too(groups: &[CardSet], opens: &str) -> String {
    format!("also lays {}: {opens}", super::groups(groups))
}

/// The effect of taking the pile where there are several ways.
#[must_use]
pub fn choose_how(pile: &str) -> String {
    format!("{pile}, choose how…")
}

/// The label of the button that lays these cards.
#[must_use]
pub fn lay(cards: CardSet) -> String {
    format!("Lay {}", cards_short(cards))
}

/// The label of the button that sets these cards out for the opening.
#[must_use]
pub fn stage_cards(cards: CardSet) -> String {
    format!("Set out {}", cards_short(cards))
}

/// The label of the button that discards this card.
#[must_use]
pub fn discard(card: Option<Card>) -> String {
    card.map_or("Discard".to_owned(), |card| format!("Discard {}", card_sign(card)))
}

/// The points that laying brings.
#[must_use]
pub fn points_gained(points: i32) -> String {
    format!("+{points}")
}

/// The effect of laying that completes a canasta.
#[must_use]
pub fn closes_canasta(points: i32) -> String {
    format!("+{points}, a canasta")
}

/// The effect of laying that begins a meld.
#[must_use]
pub fn new_meld(points: i32) -> String {
    format!("+{points}, new meld")
}

/// The effect of laying that enlarges a meld.
#[must_use]
pub fn enlarges_meld(points: i32, after: usize, rank: Rank) -> String {
    format!("+{points}, {after} {}", ranks(rank))
}

/// The label of the button that adds the selection to a meld.
#[must_use]
pub fn add_to(picked: CardSet, rank: Rank) -> String {
    format!("Add {} to the {}", cards(picked), ranks(rank))
}

/// The label of the button that takes a staged group back.
#[must_use]
pub fn take_back(group: CardSet) -> String {
    format!("Take back {}, {} points", cards(group), group.points())
}

/// A way of taking the pile: the rank of its top card, the cards from the hand, other groups laid with it, and the melds of the
/// side.
#[must_use]
pub fn way_to_take(top: Rank, with: CardSet, groups: &[Group], melds: Option<&Melds>) -> String {
    let joins = melds.is_some_and(|melds| !melds.of(top).is_empty());
    let with = match (with.is_empty(), joins) {
        (true, _) => format!("Onto your {}", ranks(top)),
        (false, true) => format!("With {}, onto your {}", cards(with), ranks(top)),
        (false, false) => format!("With {}", cards(with)),
    };
    if groups.is_empty() { with } else { format!("{with}. Also lays {}", placed(groups, melds)) }
}

/// A way of laying groups, with the melds of the side.
#[must_use]
pub fn way_to_lay(groups: &[Group], melds: Option<&Melds>) -> String {
    super::capital(&placed(groups, melds))
}

/// Groups, and the melds that they join.
fn placed(groups: &[Group], melds: Option<&Melds>) -> String {
    let each = groups.iter().map(|group| match group.rank() {
        Some(rank) if melds.is_some_and(|melds| !melds.of(rank).is_empty()) => {
            format!("{} to the {}", cards(group.cards), ranks(rank))
        }
        _ => super::group(group.cards),
    });
    each.collect::<Vec<_>>().join("; ")
}

/// The points of a way in all.
#[must_use]
pub fn way_points(points: i32) -> String {
    format!("{points} points")
}
