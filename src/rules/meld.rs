//! Melds and canastas of a side.

use super::card::Rank;
use super::cards::CardSet;
use super::house::{RankSet, Rules};

/// Cards of one rank, with or without wilds, that lie on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meld {
    /// Rank of its naturals; `Rank::Three` for black threes.
    pub rank: Rank,
    /// All its cards.
    pub cards: CardSet,
}

/// A closed meld of seven or more (`RULES.md` §2.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Canasta {
    /// Without wilds.
    Natural,
    /// With wilds.
    Mixed,
}

impl Meld {
    /// Cards that make a canasta.
    pub const CANASTA: usize = 7;

    /// How many naturals.
    #[must_use]
    pub const fn naturals(self) -> usize {
        self.cards.count(self.rank)
    }

    /// How many wilds.
    #[must_use]
    pub const fn wilds(self) -> usize {
        self.cards.wilds().len()
    }

    /// Which canasta it is, if it is one.
    #[must_use]
    pub const fn canasta(self) -> Option<Canasta> {
        match (self.cards.len() >= Meld::CANASTA, self.wilds()) {
            (false, _) => None,
            (true, 0) => Some(Canasta::Natural),
            (true, _) => Some(Canasta::Mixed),
        }
    }
}

/// The melds of one side: at most one a rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Melds([CardSet; Melds::PLACES]);

impl Melds {
    /// One place for each rank from 4 to ace, and one for black threes.
    pub(super) const PLACES: usize = 12;
    const BLACK_THREES: usize = 11;

    /// Where the meld of a rank lies; none for wilds, which start no meld.
    pub(super) const fn place(rank: Rank) -> Option<usize> {
        match rank {
            Rank::Two | Rank::Joker => None,
            Rank::Three => Some(Melds::BLACK_THREES),
            natural => Some(natural.index()),
        }
    }

    pub(super) const fn rank_at(place: usize) -> Rank {
        if place == Melds::BLACK_THREES { Rank::Three } else { Rank::NATURALS[place] }
    }

    /// The cards of the meld of a rank; empty if there is none.
    #[must_use]
    pub const fn of(&self, rank: Rank) -> CardSet {
        match Melds::place(rank) {
            Some(place) => self.0[place],
            None => CardSet::EMPTY,
        }
    }

    /// Adds cards to a place. The caller has checked them.
    pub(super) const fn lay(&mut self, place: usize, cards: CardSet) {
        self.0[place] = self.0[place].plus(cards);
    }

    /// Whether the side has not melded.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cards| cards.is_empty())
    }

    /// The melds in order of rank, black threes last.
    pub fn iter(&self) -> impl Iterator<Item = Meld> + Clone + '_ {
        let melds = self.0.iter().enumerate().filter(|(_, cards)| !cards.is_empty());
        melds.map(|(place, &cards)| Meld { rank: Melds::rank_at(place), cards })
    }

    /// The ranks of the melds as bits, by place.
    pub(super) fn places(&self) -> u16 {
        self.0.iter().enumerate().fold(0, |mask, (place, cards)| mask | u16::from(!cards.is_empty()) << place)
    }

    /// How many canastas.
    #[must_use]
    pub fn canastas(&self) -> usize {
        self.0.iter().filter(|cards| cards.len() >= Meld::CANASTA).count()
    }

    /// What is still missing to go out, if anything.
    #[must_use]
    pub fn missing(&self, rules: &Rules) -> Option<Missing> {
        let (have, need) = (self.canastas(), usize::from(rules.canastas_to_go_out));
        if have < need {
            return Some(Missing::Canastas { have, need });
        }
        let missing: RankSet =
            rules.required_ranks.iter().filter(|&rank| self.of(rank).len() < Meld::CANASTA).collect();
        (!missing.is_empty()).then_some(Missing::Ranks(missing))
    }

    /// The value of all cards laid.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.0.iter().map(|cards| cards.points()).sum()
    }

    /// How many cards are laid.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|cards| cards.len()).sum()
    }
}

/// What a side lacks to go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Canastas.
    Canastas {
        /// How many it has.
        have: usize,
        /// How many it needs.
        need: usize,
    },
    /// Canastas of required ranks.
    Ranks(RankSet),
}
