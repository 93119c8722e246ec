//! The stock and the pile.

use super::cards::{Card, CardSet, Counts, Rank, Suit};
use std::hash::{Hash, Hasher};

/// An ordered list of cards, stored inline so that states are copied without allocation.
#[derive(Clone, Copy)]
pub(super) struct Row {
    cards: [Card; Row::MOST],
    len: u16,
}

impl Row {
    /// The cards of eight packs with four jokers each.
    const MOST: usize = 448;

    pub const EMPTY: Row = Row { cards: [Card::new(Rank::Four, Suit::Spades); Row::MOST], len: 0 };

    /// The cards from the last to the first.
    pub fn reversed(cards: &[Card]) -> Row {
        let mut row = Row::from(cards);
        row.as_mut_slice().reverse();
        row
    }

    /// Appends a card. There are never more than fit, because all rows together hold the cards of one table.
    pub const fn push(&mut self, card: Card) {
        if (self.len as usize) < Row::MOST {
            self.cards[self.len as usize] = card;
            self.len += 1;
        }
    }

    pub const fn pop(&mut self) -> Option<Card> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.cards[self.len as usize])
    }

    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.len)]
    }

    pub fn last(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    pub const fn len(&self) -> usize {
        self.len as usize
    }

    pub fn set(&self) -> CardSet {
        set_of(self.as_slice())
    }
}

/// The set of these cards. They are of one table and fit in a set, so they are not checked one by one.
pub(super) fn set_of(cards: &[Card]) -> CardSet {
    let mut set = CardSet::EMPTY;
    cards.iter().for_each(|&card| set.push(card));
    set
}

impl From<&[Card]> for Row {
    fn from(cards: &[Card]) -> Row {
        let mut row = Row::EMPTY;
        let len = cards.len().min(Row::MOST);
        row.cards[..len].copy_from_slice(&cards[..len]);
        row.len = len as u16;
        row
    }
}

/// Compares the cards, not the unused rest of the array.
impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Row {}

/// Hashes what is compared.
impl Hash for Row {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.as_slice().hash(hasher);
    }
}

impl std::fmt::Debug for Row {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl FromIterator<Card> for Row {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Row {
        let mut row = Row::EMPTY;
        cards.into_iter().for_each(|card| row.push(card));
        row
    }
}

/// The discard pile, bottom first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pile {
    pub row: Row,
    /// The cards of the row.
    pub set: CardSet,
    /// The cards, counted by rank.
    pub counts: Counts,
    /// Their value, in points.
    pub points: i32,
    /// A freezing card that is not listed (set-ups only).
    pub frozen_unlisted: bool,
    /// Whether a wild or red three lies in it.
    pub freezer: bool,
}

impl Pile {
    pub const EMPTY: Pile = Pile {
        row: Row::EMPTY,
        set: CardSet::EMPTY,
        counts: Counts::NONE,
        points: 0,
        frozen_unlisted: false,
        freezer: false,
    };

    /// Puts a card on top; `freezes` says whether it freezes the pile where cards do.
    pub const fn push(&mut self, card: Card, freezes: bool) {
        self.row.push(card);
        self.set.push(card);
        self.counts.push(card);
        self.points += card.points();
        self.freezer |= freezes;
    }

    /// The cards that are taken together, bottom first: the upper ones, at most so many.
    pub fn takeable(&self, most: Option<u8>) -> &[Card] {
        let cards = self.row.as_slice();
        match most {
            Some(most) => &cards[cards.len().saturating_sub(most.into())..],
            None => cards,
        }
    }

    /// These cards as a set.
    pub fn takeable_set(&self, most: Option<u8>) -> CardSet {
        match self.takeable(most) {
            // The set of all is known already.
            cards if cards.len() == self.row.len() => self.set,
            cards => set_of(cards),
        }
    }

    /// Removes all cards. What lies in the unused part of the row does not matter.
    const fn clear(&mut self) {
        self.row.len = 0;
        (self.set, self.counts, self.points) = (CardSet::EMPTY, Counts::NONE, 0);
        (self.frozen_unlisted, self.freezer) = (false, false);
    }

    /// Removes the cards that are taken together. `freezes` says which of the others freeze what is left.
    pub fn take(&mut self, most: Option<u8>, freezes: impl Fn(Card) -> bool) {
        let left = self.row.len() - self.takeable(most).len();
        if left == 0 {
            self.clear();
            return;
        }
        // A card that is not listed lies below all others.
        let mut rest = Pile { frozen_unlisted: self.frozen_unlisted && left > 0, ..Pile::EMPTY };
        self.row.as_slice()[..left].iter().for_each(|&card| rest.push(card, freezes(card)));
        *self = rest;
    }
}
