//! Cards of a hand that are laid at once, by rank.

use crate::rules::{Counts, Rank};

/// Cards of a hand that are laid at once.
#[derive(Clone, Copy, Default)]
pub(super) struct Laying {
    /// Naturals, or black threes, by rank.
    pub naturals: Counts,
    /// Wilds by the rank of the meld that they go to.
    pub wilds: Counts,
    /// How many of the wilds are twos, and how many jokers.
    pub twos: usize,
    pub jokers: usize,
}

impl Laying {
    /// Adds naturals and wilds to the meld of a rank.
    pub fn add(&mut self, rank: Rank, naturals: usize, twos: usize, jokers: usize) {
        self.naturals.add_of_rank(rank, naturals);
        self.wilds.add_of_rank(rank, twos + jokers);
        self.twos += twos;
        self.jokers += jokers;
    }

    /// The cards taken from the hand.
    pub fn cards(&self) -> Counts {
        let mut cards = self.naturals;
        cards.add_of_rank(Rank::Two, self.twos);
        cards.add_of_rank(Rank::Joker, self.jokers);
        cards
    }

    pub fn is_empty(&self) -> bool {
        self.naturals.is_empty() && self.twos + self.jokers == 0
    }
}
