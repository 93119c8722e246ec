//! The names of melds: what they collect, and which of that kind.

use super::cards::{Card, CardSet, Rank, Suit};
use super::ruleset::{MeldsPerRank, Rules};
use std::num::NonZeroU8;

/// What a meld collects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MeldKind {
    /// Cards of a rank, with or without wilds; of `Rank::Three` black threes.
    Set(Rank),
    /// Neighbours of a suit (V13).
    Sequence(Suit),
    /// Twos and jokers alone (V14).
    Wild,
}

impl MeldKind {
    /// The rank of a set.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        match self {
            MeldKind::Set(rank) => Some(rank),
            MeldKind::Sequence(_) | MeldKind::Wild => None,
        }
    }

    /// Whether cards are neighbours of one suit from 4 to ace, no two alike (V13).
    #[must_use]
    pub fn is_run(cards: CardSet) -> bool {
        let ranks = cards.rank_bits();
        let low = ranks.trailing_zeros();
        let is_one_suit = {
            let mut suits = cards.iter().map(Card::suit);
            let first = suits.next();
            suits.all(|suit| Some(suit) == first)
        };
        // All ranks together, each once, none above the ace.
        let together = (ranks >> low.min(15)).wrapping_add(1);
        ranks != 0
            && is_one_suit
            && together.is_power_of_two()
            && ranks.count_ones() as usize == cards.len()
            && ranks < 1 << Rank::NATURALS.len()
    }

    /// The kind of the meld that these cards would make; `None` for cards of several kinds.
    #[must_use]
    pub fn of(cards: CardSet) -> Option<MeldKind> {
        let naturals = cards.non_wilds();
        let mut ranks = naturals.ranks();
        match (ranks.next(), ranks.next()) {
            (None, _) => Some(MeldKind::Wild),
            (Some(rank), None) => Some(MeldKind::Set(rank)),
            (Some(_), Some(_)) => {
                let suit = naturals.iter().next().and_then(Card::suit)?;
                let is_of_suit = cards.iter().all(|card| card.suit() == Some(suit) && card.rank().is_natural());
                is_of_suit.then_some(MeldKind::Sequence(suit))
            }
        }
    }
}

/// Which meld of a kind is meant (V12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// The oldest that can take the cards, else a new one.
    Unnumbered,
    /// The one of this number by age, from 1.
    Number(NonZeroU8),
    /// A new one.
    New,
}

/// The key of a meld: what it collects, and which of that kind.
///
/// ```
/// use canasta::rules::{MeldKey, MeldKind, Suit, Which};
/// let key: MeldKey = "h+".parse().unwrap();
/// assert_eq!((key.kind, key.which), (MeldKind::Sequence(Suit::Hearts), Which::New));
/// assert_eq!("K#2".parse::<MeldKey>().unwrap().to_string(), "K#2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MeldKey {
    /// What the meld collects.
    pub kind: MeldKind,
    /// Which of that kind.
    pub which: Which,
}

impl MeldKey {
    /// The key of the meld of this number among those of its kind, from 1.
    #[must_use]
    pub const fn numbered(kind: MeldKind, number: NonZeroU8) -> MeldKey {
        MeldKey { kind, which: Which::Number(number) }
    }

    /// The same without its number where a side has at most one meld of the kind.
    #[must_use]
    pub fn shortest(self, rules: &Rules) -> MeldKey {
        let is_one = rules.melds_per_rank == MeldsPerRank::One && !matches!(self.kind, MeldKind::Sequence(_));
        if is_one { self.kind.into() } else { self }
    }
}

impl From<MeldKind> for MeldKey {
    fn from(kind: MeldKind) -> MeldKey {
        MeldKey { kind, which: Which::Unnumbered }
    }
}
