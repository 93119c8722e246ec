//! The kinds of cards among which luck tells no difference.

use crate::rules::{Card, CardSet, Counts, Rank};

/// A rank, with red and black threes apart. Suits matter to nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CardKind(u8);

impl CardKind {
    /// The number of kinds.
    pub const COUNT: usize = Rank::ALL.len() + 1;
    /// Red threes, the last kind.
    pub const RED_THREE: CardKind = CardKind(Rank::ALL.len() as u8);

    /// The kind of a card.
    #[must_use]
    pub const fn of(card: Card) -> CardKind {
        if card.is_red_three() { CardKind::RED_THREE } else { CardKind(card.rank() as u8) }
    }

    /// The kind of a rank; black threes for threes.
    #[must_use]
    pub const fn of_rank(rank: Rank) -> CardKind {
        CardKind(rank as u8)
    }

    /// Every kind.
    pub fn all() -> impl Iterator<Item = CardKind> {
        (0..CardKind::COUNT as u8).map(CardKind)
    }

    /// The number of the kind, below [`CardKind::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The rank; `None` for red threes, which are never held.
    #[must_use]
    pub fn rank(self) -> Option<Rank> {
        Rank::ALL.get(self.index()).copied()
    }
}

/// Numbers of cards by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KindCounts([u8; CardKind::COUNT]);

impl KindCounts {
    /// The cards of a set.
    #[must_use]
    pub fn of_set(cards: CardSet) -> KindCounts {
        let mut counts = KindCounts::default();
        for rank in Rank::ALL {
            counts.0[rank.index()] = cards.count(rank) as u8;
        }
        let red = cards.red_threes().len() as u8;
        counts.0[Rank::Three.index()] -= red;
        counts.0[CardKind::RED_THREE.index()] = red;
        counts
    }

    /// Cards that are counted by rank already, none of them a red three.
    #[must_use]
    pub fn of_counts(ranks: Counts) -> KindCounts {
        let mut counts = KindCounts::default();
        counts.0.iter_mut().zip(Rank::ALL).for_each(|(count, rank)| *count = ranks.of(rank) as u8);
        counts
    }

    /// The cards of a kind.
    #[must_use]
    pub const fn get(&self, kind: CardKind) -> usize {
        self.0[kind.index()] as usize
    }

    /// The twos and jokers.
    #[must_use]
    pub fn wilds(&self) -> usize {
        self.get(CardKind::of_rank(Rank::Two)) + self.get(CardKind::of_rank(Rank::Joker))
    }

    /// The ranks from 4 to ace of which there are two cards or more.
    #[must_use]
    pub fn pairs(&self) -> usize {
        Rank::NATURALS.into_iter().filter(|&rank| self.get(CardKind::of_rank(rank)) >= 2).count()
    }

    /// All cards.
    #[must_use]
    pub fn total(&self) -> usize {
        self.0.iter().map(|&cards| usize::from(cards)).sum()
    }

    /// Adds a card.
    pub const fn add(&mut self, kind: CardKind) {
        self.0[kind.index()] = self.0[kind.index()].saturating_add(1);
    }

    /// Takes a card away.
    pub const fn remove(&mut self, kind: CardKind) {
        self.0[kind.index()] = self.0[kind.index()].saturating_sub(1);
    }

    /// The cards by [`CardKind::index`].
    pub fn iter(&self) -> impl Iterator<Item = (CardKind, usize)> {
        CardKind::all().zip(self.0.iter().map(|&cards| usize::from(cards)))
    }
}

impl FromIterator<CardKind> for KindCounts {
    fn from_iter<I: IntoIterator<Item = CardKind>>(kinds: I) -> KindCounts {
        let mut counts = KindCounts::default();
        kinds.into_iter().for_each(|kind| counts.add(kind));
        counts
    }
}
