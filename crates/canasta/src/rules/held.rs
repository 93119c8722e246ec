//! The cards of a hand, counted.

use super::cards::{Card, CardSet, Counts};
use std::ops::Deref;

/// The cards of a hand with their numbers by rank, which are asked for far more often than the hand changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Held {
    cards: CardSet,
    counts: Counts,
}

impl Held {
    /// The cards.
    pub const fn cards(self) -> CardSet {
        self.cards
    }

    /// The number of cards of each rank.
    pub const fn counts(self) -> Counts {
        self.counts
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.counts.total()
    }

    /// Adds a card, of which the caller knows that a set can hold it.
    pub const fn push(&mut self, card: Card) {
        self.cards.push(card);
        self.counts.push(card);
    }

    /// Takes cards away, which the caller knows to be there.
    pub fn take(&mut self, cards: CardSet, counts: Counts) {
        self.cards = self.cards.without(cards);
        self.counts = self.counts - counts;
    }

    /// Takes a card away, if it is there.
    pub const fn remove(&mut self, card: Card) {
        if self.cards.remove(card) {
            self.counts.remove_of_rank(card.rank(), 1);
        }
    }
}

impl From<CardSet> for Held {
    fn from(cards: CardSet) -> Held {
        Held { cards, counts: cards.counts() }
    }
}

impl Deref for Held {
    type Target = CardSet;

    fn deref(&self) -> &CardSet {
        &self.cards
    }
}
