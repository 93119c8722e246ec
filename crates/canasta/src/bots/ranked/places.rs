//! The places of the cards of a playout: a hand, what a side has on the table, the pile.

use crate::bots::heuristic::weights;
use crate::rules::{Card, CardSet, Counts, Meld, Rank, Ranks};

/// One seat's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Hand {
    pub cards: CardSet,
    /// Cards that the seat took openly with the pile and still holds.
    pub known: CardSet,
    pub counts: Counts,
    pub len: usize,
    /// Whether the seat has laid a card before this turn.
    pub has_laid: bool,
}

/// What a side has on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Lying {
    /// Naturals, or black threes, of each meld.
    pub naturals: Counts,
    /// Wilds of each meld, by its rank.
    pub wilds: Counts,
    /// The value of all of them, in points.
    pub points: i32,
    pub red_threes: usize,
    /// The score before the hand, and the minimum of the first meld.
    pub before: i32,
    pub minimum: i32,
}

impl Lying {
    pub fn is_empty(&self) -> bool {
        self.naturals.is_empty()
    }

    pub fn counts(&self) -> Counts {
        self.naturals + self.wilds
    }

    /// The number of canastas.
    pub fn canastas(&self) -> usize {
        self.counts().ranks(Meld::CANASTA).and(Ranks::NATURALS).len()
    }
}

/// How many cards of the pile's top are kept in order: more than anybody looks at.
pub(super) const RECENT: usize = 16;

/// The pile.
#[derive(Clone, Copy)]
pub(super) struct Pile {
    pub cards: CardSet,
    /// The cards by rank; a red three counts as a three.
    pub counts: Counts,
    pub len: usize,
    pub points: i32,
    pub red_threes: usize,
    /// Whether a card lies in it that freezes it where cards do.
    pub has_freezer: bool,
    /// The last cards, each at its number in the pile, modulo their number.
    pub recent: [Card; RECENT],
}

impl Pile {
    /// The card so far below the top.
    pub fn below_top(&self, depth: usize) -> Option<Card> {
        let at = self.len.checked_sub(depth + 1)?;
        self.recent.get(at % RECENT).copied()
    }

    pub fn push(&mut self, card: Card, freezes: bool) {
        self.cards.push(card);
        self.counts.add_of_rank(card.rank(), 1);
        if let Some(place) = self.recent.get_mut(self.len % RECENT) {
            *place = card;
        }
        self.len += 1;
        self.points += card.points();
        self.red_threes += usize::from(card.is_red_three());
        self.has_freezer |= freezes;
    }

    pub fn wilds(&self) -> usize {
        self.counts.of(Rank::Two) + self.counts.of(Rank::Joker)
    }

    /// The value of the pile to the side that takes it.
    pub fn value(&self) -> i32 {
        let wilds = self.wilds();
        let large = self.len.saturating_sub(weights::LARGE_PILE - 1);
        // At most 108 cards: the casts are lossless.
        let each = (self.len - wilds) as i32 * weights::PILE_CARD + wilds as i32 * weights::PILE_WILD;
        self.points + each + large as i32 * weights::LARGE_PILE_CARD
    }
}
