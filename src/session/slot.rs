//! The cards of the own hand on the screen.

use crate::rules::{Card, Rank};

/// One card of the hand on the screen. Equal cards are told apart by their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Stays with the card as long as it is in the hand.
    pub id: u32,
    /// The card.
    pub card: Card,
    /// Whether it came to the hand in this turn.
    pub fresh: bool,
    /// Where it is.
    pub place: Place,
}

/// Where a card of the hand is on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the fan.
    Hand,
    /// In the fan, selected.
    Picked,
    /// In a staged group, by number.
    Staged(usize),
}

/// Order on the screen: aces down to fours, then threes, twos and jokers.
pub(super) fn order(card: Card) -> (u8, Card) {
    let rank = card.rank();
    let place = match rank {
        natural if natural.is_natural() => Rank::Ace.index() - natural.index(),
        Rank::Three => 11,
        Rank::Two => 12,
        _ => 13,
    };
    // At most 13: fits.
    (place as u8, card)
}
