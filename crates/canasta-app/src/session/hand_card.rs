//! The cards of the own hand on the screen.

use canasta::rules::{Card, Rank};

/// One card of the hand on the screen. The id distinguishes equal cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandCard {
    /// The id, which the card keeps as long as it is in the hand.
    pub id: u32,
    /// The card.
    pub card: Card,
    /// Whether the card came to the hand in this turn.
    pub fresh: bool,
    /// The place of the card.
    pub place: HandCardPlace,
}

/// The place of a card of the hand on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandCardPlace {
    /// In the fan.
    Hand,
    /// In the fan, selected.
    Picked,
    /// In the staged group with this index.
    Staged(usize),
}

/// The sort key by rank: aces down to fours, then threes, twos and jokers.
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
