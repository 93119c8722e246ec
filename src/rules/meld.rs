//! Melds and canastas of a side.

use super::cards::{CardSet, Counts, Rank, RankSet};
use super::ruleset::Rules;

/// Cards of one rank, with or without wilds, that lie on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Meld {
    /// Rank of its naturals; `Rank::Three` for black threes.
    pub rank: Rank,
    /// All its cards.
    pub cards: CardSet,
}

/// A closed meld of seven or more (rules §2.10).
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

    /// The number of naturals.
    #[must_use]
    pub const fn naturals(self) -> usize {
        self.cards.count(self.rank)
    }

    /// The number of wilds.
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
///
/// The naturals of all melds share one set, because their ranks tell them apart; only the wilds are stored by meld. This is
/// small to copy, and most questions are answered by counting all ranks at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Melds {
    /// Naturals and black threes of all melds.
    naturals: CardSet,
    /// The places that have naturals, as bits.
    places: u16,
    /// The naturals of each rank, cached because they are read far more often than cards are laid.
    natural_counts: Counts,
    /// The wilds of each meld by place, as [`CardSet::wild_bits`].
    wilds: [u32; Melds::PLACES],
    /// The wilds of each meld.
    wild_counts: Counts,
}

impl Melds {
    /// One place for each rank from 4 to ace, and one for black threes.
    pub(super) const PLACES: usize = 12;
    const BLACK_THREES: usize = 11;
    /// The place of black threes, as a bit.
    pub(super) const BLACK_THREES_BIT: u16 = 1 << Melds::BLACK_THREES;

    /// The place of the meld of a rank; none for wilds, which start no meld.
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
            Some(place) => self.naturals.of_rank(rank).union(CardSet::from_wild_bits(self.wilds[place])),
            None => CardSet::EMPTY,
        }
    }

    /// The numbers of naturals, or black threes, and of wilds of the meld of a rank.
    #[must_use]
    pub const fn lengths(&self, rank: Rank) -> (usize, usize) {
        (self.natural_counts.of(rank), self.wild_counts.of(rank))
    }

    /// Whether there is a meld of a rank.
    #[must_use]
    pub const fn has(&self, rank: Rank) -> bool {
        self.natural_counts.of(rank) > 0
    }

    /// Adds cards, which the caller has checked, to the meld of a rank; returns its place as a bit, or 0 for wilds.
    pub(super) const fn add(&mut self, rank: Rank, cards: CardSet) -> u16 {
        let Some(place) = Melds::place(rank) else { return 0 };
        self.lay(place, cards);
        1 << place
    }

    /// Adds cards of the place's rank, or wilds, which the caller has checked.
    pub(super) const fn lay(&mut self, place: usize, cards: CardSet) {
        let wilds = cards.wilds();
        self.naturals = self.naturals.union(cards.non_wilds());
        let naturals = cards.non_wilds().len();
        if naturals > 0 {
            self.places |= 1 << place;
            self.natural_counts.add_of_rank(Melds::rank_at(place), naturals);
        }
        if !wilds.is_empty() {
            self.wilds[place] += wilds.wild_bits();
            self.wild_counts.add_of_rank(Melds::rank_at(place), wilds.len());
        }
    }

    /// Whether the side has not melded. No meld is without naturals.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.places == 0
    }

    /// The number of naturals, or black threes, of each meld.
    #[must_use]
    pub const fn natural_counts(&self) -> Counts {
        self.natural_counts
    }

    /// The number of wilds of each meld, by the rank of the meld.
    #[must_use]
    pub const fn wild_counts(&self) -> Counts {
        self.wild_counts
    }

    /// The number of cards of each meld.
    #[must_use]
    pub fn counts(&self) -> Counts {
        self.natural_counts + self.wild_counts
    }

    /// Every card laid.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        let mut places = self.wild_counts.at_least(1);
        let mut sum = self.naturals;
        while places != 0 {
            // Wilds of black threes are only ever asked about, not laid.
            let place = (places.trailing_zeros() as usize).min(Melds::BLACK_THREES);
            places &= places - 1;
            sum = sum.union(CardSet::from_wild_bits(self.wilds[place]));
        }
        sum
    }

    /// The melds in order of rank, black threes last.
    pub fn iter(&self) -> impl Iterator<Item = Meld> + Clone + '_ {
        let ranks = (0..Melds::PLACES).map(Melds::rank_at).filter(|&rank| self.naturals.count(rank) > 0);
        ranks.map(|rank| Meld { rank, cards: self.of(rank) })
    }

    /// The ranks of the melds as bits, by place.
    pub(super) const fn places(&self) -> u16 {
        self.places
    }

    /// The ranks at places given as bits.
    pub(super) fn ranks_at(places: u16) -> impl Iterator<Item = Rank> {
        (0..Melds::PLACES).filter(move |place| places & (1 << place) != 0).map(Melds::rank_at)
    }

    /// The number of canastas.
    #[must_use]
    pub fn canastas(&self) -> usize {
        self.counts().at_least(Meld::CANASTA).count_ones() as usize
    }

    /// The canastas that are missing to go out, if any (rules §2.12).
    #[must_use]
    pub fn missing(&self, rules: &Rules) -> Option<Missing> {
        let (have, need) = (self.canastas(), usize::from(rules.canastas_to_go_out));
        if have < need {
            return Some(Missing::Canastas { have, need });
        }
        if rules.required_ranks.is_empty() {
            return None;
        }
        let missing: RankSet =
            rules.required_ranks.iter().filter(|&rank| self.of(rank).len() < Meld::CANASTA).collect();
        (!missing.is_empty()).then_some(Missing::Ranks(missing))
    }

    /// The value of all cards laid, in points.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.cards().points()
    }

    /// The number of cards laid.
    #[must_use]
    pub fn len(&self) -> usize {
        self.counts().total()
    }
}

/// Canastas that a side lacks to go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Canastas.
    Canastas {
        /// The number that it has.
        have: usize,
        /// The number that it needs.
        need: usize,
    },
    /// Canastas of required ranks.
    Ranks(RankSet),
}
