//! The threes that a side has laid out.

use super::cards::CardSet;

/// Threes alone, in a sixteenth of the memory of a set of any cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Threes(u16);

impl Threes {
    /// The set of them.
    pub const fn cards(self) -> CardSet {
        CardSet::from_three_bits(self.0)
    }

    /// Adds threes of the same packs; other cards are left out.
    pub const fn add(&mut self, cards: CardSet) {
        self.0 += cards.three_bits();
    }
}

impl From<CardSet> for Threes {
    fn from(cards: CardSet) -> Threes {
        Threes(cards.three_bits())
    }
}
