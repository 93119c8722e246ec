//! What a player says at the table.

use super::cards::{Card, CardSet, Rank};
use super::meld_key::{MeldKey, MeldKind};
#[cfg(doc)]
use super::ruleset::SpecialHand;

/// Cards laid together onto one meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Group {
    /// The key named before the cards; needed only where the cards do not say it.
    pub key: Option<MeldKey>,
    /// The cards, all from the hand.
    pub cards: CardSet,
}

impl Group {
    /// A group whose naturals name its meld.
    #[must_use]
    pub const fn of(cards: CardSet) -> Group {
        Group { key: None, cards }
    }

    /// Cards for the set of a rank; the rank is written only where the cards do not say it.
    #[must_use]
    pub fn onto(rank: Rank, cards: CardSet) -> Group {
        let key = cards.of_rank(rank).is_empty().then(|| MeldKind::Set(rank).into());
        Group { key, cards }
    }

    /// Cards for the meld of a key, which is written only where the cards do not say it.
    #[must_use]
    pub fn for_meld(key: MeldKey, cards: CardSet) -> Group {
        Group { key: key.is_needed(cards).then_some(key), cards }
    }

    /// The rank that is written before the cards, if one is.
    #[must_use]
    pub fn named_rank(&self) -> Option<Rank> {
        self.key.and_then(|key| key.kind.rank())
    }

    /// What the meld collects that the cards are for: what their key says, else the cards. `None` for cards of several kinds.
    #[must_use]
    pub fn kind(&self) -> Option<MeldKind> {
        self.key.map(|key| key.kind).or_else(|| MeldKind::of(self.cards))
    }

    /// The rank of the set that the cards are for: that of their naturals or threes, or the one named if all are wild.
    /// Of cards of several ranks it is the first.
    #[must_use]
    pub fn rank(&self) -> Option<Rank> {
        let ranks = self.cards.non_wilds().rank_bits();
        Rank::ALL.get(ranks.trailing_zeros() as usize).copied().or_else(|| self.named_rank())
    }
}

/// A binding answer to "May I go out?".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The turn must end by going out.
    Yes,
    /// The turn must not end by going out.
    No,
}

/// One action of rules §3. An opening of several groups is one action.
///
/// [`std::fmt::Display`] writes it in the notation and [`std::str::FromStr`] reads it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Action {
    /// Draw from the stock; on an empty stock, end the hand where that is allowed.
    Draw,
    /// Take the pile.
    Take {
        /// Cards from the hand that are melded with the top card; none: it goes onto the own meld of its rank.
        with: Group,
        /// Other groups laid together with it.
        groups: Vec<Group>,
    },
    /// Lay groups: each starts a meld or joins the own meld of its rank.
    Meld(Vec<Group>),
    /// Discard a card, which ends the turn.
    Discard(Card),
    /// End the turn with the last card kept.
    Keep,
    /// Ask the partner "May I go out?".
    Ask,
    /// Answer the partner's question.
    Answer(Answer),
    /// Lay a special hand of fourteen cards, by its place in [`SpecialHand`]'s words (V27).
    Special(u8),
}

impl Action {
    /// Takes the pile with these cards of the hand and nothing else.
    #[must_use]
    pub const fn take(with: CardSet) -> Action {
        Action::Take { with: Group::of(with), groups: Vec::new() }
    }

    /// The cards of the hand that the action lays or discards; `None` if it names a face more often than there are
    /// copies.
    #[must_use]
    pub fn cards(&self) -> Option<CardSet> {
        let (first, groups): (CardSet, &[Group]) = match self {
            Action::Take { with, groups } => (with.cards, groups),
            Action::Meld(groups) => (CardSet::EMPTY, groups),
            Action::Discard(card) => (CardSet::from(*card), &[]),
            Action::Draw | Action::Keep | Action::Ask | Action::Answer(_) | Action::Special(_) => (CardSet::EMPTY, &[]),
        };
        groups.iter().try_fold(first, |sum, group| sum.checked_add(group.cards))
    }
}
