//! The stock and the pile.

use super::cards::{Card, CardSet, Counts};

/// An ordered list of cards. It lies apart from its state, because most rows are far shorter than the longest, that of eight
/// packs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Row(Vec<Card>);

impl Row {
    pub const EMPTY: Row = Row(Vec::new());

    /// The cards from the last to the first.
    pub fn reversed(cards: &[Card]) -> Row {
        let mut row = Row(cards.to_vec());
        row.0.reverse();
        row
    }

    /// These cards instead of its own, in the same memory.
    pub fn refill(&mut self, cards: &[Card]) {
        self.0.clear();
        self.0.extend_from_slice(cards);
    }

    /// Removes its last cards, so that so many are left.
    pub fn shorten(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// Has room for the cards of most piles, so that it does not grow step by step.
    pub fn reserve_few(&mut self) {
        self.0.reserve(24);
    }

    #[inline]
    pub fn push(&mut self, card: Card) {
        self.0.push(card);
    }

    /// Puts a card under all others.
    pub fn push_below(&mut self, card: Card) {
        self.0.insert(0, card);
    }

    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        self.0.pop()
    }

    pub const fn as_slice(&self) -> &[Card] {
        self.0.as_slice()
    }

    pub const fn as_mut_slice(&mut self) -> &mut [Card] {
        self.0.as_mut_slice()
    }

    pub fn last(&self) -> Option<Card> {
        self.0.last().copied()
    }

    pub const fn len(&self) -> usize {
        self.0.len()
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

impl FromIterator<Card> for Row {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Row {
        Row(cards.into_iter().collect())
    }
}

/// The discard pile, bottom first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pile {
    /// Cards that lie face down under the open ones, which nobody knows (V43).
    pub face_down: Row,
    /// The open cards.
    pub row: Row,
    /// The cards of the row.
    pub set: CardSet,
    /// The cards, counted by rank.
    pub counts: Counts,
    /// Their usual value, in points.
    pub points: i32,
    /// A freezing card that is not listed (set-ups only).
    pub frozen_unlisted: bool,
    /// Whether a wild or red three lies in it.
    pub freezer: bool,
}

impl Pile {
    pub const EMPTY: Pile = Pile {
        face_down: Row::EMPTY,
        row: Row::EMPTY,
        set: CardSet::EMPTY,
        counts: Counts::NONE,
        points: 0,
        frozen_unlisted: false,
        freezer: false,
    };

    /// Puts a card on top; `freezes` says whether it freezes the pile where cards do.
    #[inline]
    pub fn push(&mut self, card: Card, freezes: bool) {
        self.row.push(card);
        self.set.push(card);
        self.counts.push(card);
        self.points += card.points();
        self.freezer |= freezes;
    }

    /// The number of cards, those that lie face down included.
    pub const fn len(&self) -> usize {
        self.face_down.len() + self.row.len()
    }

    /// The open cards that are taken together, bottom first: the upper ones, at most so many.
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

    /// The cards that lie face down and are taken together with all open ones, bottom first.
    #[inline]
    pub fn takeable_face_down(&self, most: Option<u8>) -> &[Card] {
        let cards = self.face_down.as_slice();
        match most {
            Some(most) => &cards[(cards.len() + self.row.len()).saturating_sub(most.into()).min(cards.len())..],
            None => cards,
        }
    }

    /// Removes all open cards.
    fn clear(&mut self) {
        self.row.0.clear();
        (self.set, self.counts, self.points) = (CardSet::EMPTY, Counts::NONE, 0);
        (self.frozen_unlisted, self.freezer) = (false, false);
    }

    /// Removes the cards that are taken together. `freezes` says which of the others freeze what is left.
    pub fn take(&mut self, most: Option<u8>, freezes: impl Fn(Card) -> bool) {
        if self.face_down.len() > 0 {
            let taken = self.takeable_face_down(most).len();
            self.face_down.shorten(self.face_down.len() - taken);
        }
        let left = self.row.len() - self.takeable(most).len();
        if left == 0 {
            self.clear();
            return;
        }
        let face_down = std::mem::take(&mut self.face_down);
        let mut rest = Pile { face_down, frozen_unlisted: self.frozen_unlisted, ..Pile::EMPTY };
        // A card that is not listed lies below all others.
        self.row.as_slice().iter().take(left).for_each(|&card| rest.push(card, freezes(card)));
        *self = rest;
    }
}
