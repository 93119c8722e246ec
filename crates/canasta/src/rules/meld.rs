//! Melds and canastas of a side.

use super::cards::{CardSet, Counts, Rank, RankSet, Suit};
use super::meld_key::{MeldKey, MeldKind};
use super::named::listed;
#[cfg(doc)]
use super::ruleset::KindKey;
use super::ruleset::{IncompleteKey, OutRule, Rules};
use std::num::NonZeroU8;

/// Cards that lie together on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Meld {
    /// What it collects.
    pub kind: MeldKind,
    /// All its cards.
    pub cards: CardSet,
}

listed! {
    /// A closed meld of seven or more (rules §2.10).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Canasta {
        /// A set without wilds.
        Natural,
        /// A set with wilds.
        Mixed,
        /// A sequence.
        Sequence,
        /// Wilds alone.
        Wild,
    }
}

impl Meld {
    /// Cards that make a canasta, and the most of a sequence or a wild meld.
    pub const CANASTA: usize = 7;

    /// The rank of a set.
    #[must_use]
    pub const fn rank(self) -> Option<Rank> {
        self.kind.rank()
    }

    /// The rank of a set, else that of the highest card.
    #[must_use]
    pub fn leading_rank(self) -> Rank {
        self.rank().or(self.cards.ranks().last()).unwrap_or(Rank::Joker)
    }

    /// The number of naturals, or black threes.
    #[must_use]
    pub const fn naturals(self) -> usize {
        self.cards.len() - self.wilds()
    }

    /// The number of wilds.
    #[must_use]
    pub const fn wilds(self) -> usize {
        self.cards.wilds().len()
    }

    /// Which canasta it is, if it is one. Black threes are none.
    #[must_use]
    pub const fn canasta(self) -> Option<Canasta> {
        match (self.kind, self.wilds()) {
            _ if self.cards.len() < Meld::CANASTA => None,
            (MeldKind::Set(Rank::Three), _) => None,
            (MeldKind::Set(_), 0) => Some(Canasta::Natural),
            (MeldKind::Set(_), _) => Some(Canasta::Mixed),
            (MeldKind::Sequence(_), _) => Some(Canasta::Sequence),
            (MeldKind::Wild, _) => Some(Canasta::Wild),
        }
    }
}

/// The place of a meld among those of its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MeldPlace {
    /// The oldest set of a rank, by the place of the rank.
    Set(usize),
    /// One of the extra melds, by age.
    Extra(usize),
}

/// The melds of one side.
///
/// The oldest set of each rank is stored apart from the extra melds, because most games have no others. The naturals of the
/// oldest sets share one card set, because their ranks tell them apart; only the wilds are stored by meld. So most questions are
/// answered by counting all ranks at once. Counts by rank leave the extra melds out; all other methods include them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Melds {
    /// Second and later sets of a rank, sequences and wild melds, by age.
    extra: Vec<Meld>,
    /// Naturals and black threes of the oldest sets.
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

    /// No meld.
    pub(super) const NOTHING: Melds = Melds {
        extra: Vec::new(),
        naturals: CardSet::EMPTY,
        places: 0,
        natural_counts: Counts::NONE,
        wilds: [0; Melds::PLACES],
        wild_counts: Counts::NONE,
    };

    /// The rank of black threes, as a bit by [`Rank::index`].
    const BLACK_THREES_RANK: u16 = 1 << Rank::Three.index();
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

    /// The cards of the oldest set of a rank; empty if there is none.
    #[must_use]
    pub const fn of(&self, rank: Rank) -> CardSet {
        match Melds::place(rank) {
            Some(place) => self.naturals.of_rank(rank).union(CardSet::from_wild_bits(self.wilds[place])),
            None => CardSet::EMPTY,
        }
    }

    /// The numbers of naturals, or black threes, and of wilds of the oldest set of a rank.
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
    pub(super) fn add(&mut self, rank: Rank, cards: CardSet, counts: Counts) -> u16 {
        let Some(place) = Melds::place(rank) else { return 0 };
        self.lay_counted(place, cards, counts);
        1 << place
    }

    /// Adds cards of the place's rank, or wilds, which the caller has checked.
    pub(super) fn lay(&mut self, place: usize, cards: CardSet) {
        self.lay_counted(place, cards, cards.counts());
    }

    fn lay_counted(&mut self, place: usize, cards: CardSet, counts: Counts) {
        let rank = Melds::rank_at(place);
        let (naturals, wilds) = (counts.of(rank), counts.of(Rank::Two) + counts.of(Rank::Joker));
        if naturals > 0 {
            self.naturals = self.naturals.union(cards.non_wilds());
            self.places |= 1 << place;
            self.natural_counts.add_of_rank(rank, naturals);
        }
        if wilds > 0 {
            self.wilds[place] += cards.wild_bits();
            self.wild_counts.add_of_rank(rank, wilds);
        }
    }

    /// Puts a meld beside those of the other places, as the youngest.
    pub(super) fn start(&mut self, meld: Meld) -> MeldPlace {
        match meld.rank().and_then(Melds::place).filter(|place| self.places & (1 << place) == 0) {
            Some(place) => {
                self.lay(place, meld.cards);
                MeldPlace::Set(place)
            }
            None => {
                self.extra.push(meld);
                MeldPlace::Extra(self.extra.len() - 1)
            }
        }
    }

    /// Adds cards, which the caller has checked, to the meld at a place.
    pub(super) fn lay_at(&mut self, place: MeldPlace, cards: CardSet) {
        match place {
            MeldPlace::Set(place) => self.lay(place, cards),
            MeldPlace::Extra(at) => {
                if let Some(meld) = self.extra.get_mut(at) {
                    meld.cards = meld.cards.union(cards);
                }
            }
        }
    }

    /// The melds of a kind with their places, the oldest first.
    pub(super) fn of_kind(&self, kind: MeldKind) -> impl Iterator<Item = (MeldPlace, Meld)> + '_ {
        let first = kind.rank().filter(|&rank| self.has(rank)).and_then(|rank| {
            let place = MeldPlace::Set(Melds::place(rank)?);
            Some((place, Meld { kind, cards: self.of(rank) }))
        });
        let extra = self.extra.iter().enumerate().filter(move |(_, meld)| meld.kind == kind);
        first.into_iter().chain(extra.map(|(at, &meld)| (MeldPlace::Extra(at), meld)))
    }

    /// The sequences of a suit, by age.
    pub(crate) fn of_suit(&self, suit: Suit) -> impl Iterator<Item = Meld> + '_ {
        self.of_kind(MeldKind::Sequence(suit)).map(|(_, meld)| meld)
    }

    /// The extra melds: second and later sets of a rank, sequences and wild melds, by age.
    #[must_use]
    pub fn extra(&self) -> &[Meld] {
        &self.extra
    }

    /// Whether the side has not melded. No set is without naturals.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.places == 0 && self.extra.is_empty()
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
        self.extra.iter().fold(sum, |sum, meld| sum.union(meld.cards))
    }

    /// The melds: the oldest sets in order of rank, black threes last; then the extra ones by age.
    pub fn iter(&self) -> impl Iterator<Item = Meld> + Clone + '_ {
        let ranks = (0..Melds::PLACES).map(Melds::rank_at).filter(|&rank| self.naturals.count(rank) > 0);
        let sets = ranks.map(|rank| Meld { kind: MeldKind::Set(rank), cards: self.of(rank) });
        sets.chain(self.extra.iter().copied())
    }

    /// The melds with their keys, which have numbers (V12), in the order of [`Melds::iter`].
    pub fn keyed(&self) -> impl Iterator<Item = (MeldKey, Meld)> + '_ {
        self.iter().enumerate().map(|(at, meld)| {
            let older = self.iter().take(at).filter(|older| older.kind == meld.kind).count();
            // A side has fewer melds of a kind than there are cards.
            let number = u8::try_from(older).ok().and_then(|older| NonZeroU8::MIN.checked_add(older));
            (MeldKey::numbered(meld.kind, number.unwrap_or(NonZeroU8::MAX)), meld)
        })
    }

    /// Each meld, with those of its cards that lay there at an earlier moment.
    pub fn since<'a>(&'a self, before: &'a Melds) -> impl Iterator<Item = (Meld, CardSet)> + 'a {
        let sets = self.places.count_ones() as usize;
        self.iter().enumerate().map(move |(at, meld)| {
            let old = match at.checked_sub(sets) {
                Some(extra) => before.extra.get(extra).map_or(CardSet::EMPTY, |meld| meld.cards),
                None => meld.rank().map_or(CardSet::EMPTY, |rank| before.of(rank)),
            };
            (meld, old)
        })
    }

    /// The melds that became canastas since an earlier moment.
    pub fn canastas_since<'a>(&'a self, before: &'a Melds) -> impl Iterator<Item = Meld> + 'a {
        let closed = |(meld, old): &(Meld, CardSet)| meld.canasta().is_some() && old.len() < Meld::CANASTA;
        self.since(before).filter(closed).map(|(meld, _)| meld)
    }

    /// The ranks of which a set is a canasta.
    #[must_use]
    pub fn canasta_ranks(&self) -> RankSet {
        let oldest = (self.counts().at_least(Meld::CANASTA)) & !Melds::BLACK_THREES_RANK;
        let oldest = Rank::NATURALS.into_iter().filter(|rank| oldest & (1 << rank.index()) != 0);
        let extra = self.extra.iter().filter(|meld| meld.canasta().is_some()).filter_map(|meld| meld.rank());
        oldest.chain(extra).collect()
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
        let oldest = self.counts().at_least(Meld::CANASTA) & !Melds::BLACK_THREES_RANK;
        let extra = self.extra.iter().filter(|meld| meld.canasta().is_some()).count();
        oldest.count_ones() as usize + extra
    }

    /// The number of canastas of each kind, in the order of [`Canasta::ALL`].
    #[must_use]
    pub fn canastas_by_kind(&self) -> [usize; 4] {
        let oldest = self.counts().at_least(Meld::CANASTA) & !Melds::BLACK_THREES_RANK;
        let with_wilds = self.wild_counts.at_least(1);
        let [natural, mixed] = [oldest & !with_wilds, oldest & with_wilds].map(|ranks| ranks.count_ones() as usize);
        let mut kinds = [natural, mixed, 0, 0];
        for kind in self.extra.iter().filter_map(|meld| meld.canasta()) {
            kinds[kind as usize] += 1;
        }
        kinds
    }

    /// What is missing to go out, if anything (rules §2.12, V23).
    #[must_use]
    pub fn missing(&self, rules: &Rules) -> Option<Missing> {
        let (have, need) = (self.canastas(), usize::from(rules.canastas_to_go_out));
        if have < need {
            return Some(Missing::Canastas { have, need });
        }
        if rules.canasta_kinds.is_empty() && rules.required_ranks.is_empty() && rules.out_rules.is_empty() {
            return None;
        }
        self.missing_kinds(rules)
    }

    #[cold]
    fn missing_kinds(&self, rules: &Rules) -> Option<Missing> {
        for ((at, kind), have) in Canasta::ALL.into_iter().enumerate().zip(self.canastas_by_kind()) {
            // Checked rules hold no number below 0.
            let need = usize::try_from(rules.canasta_kinds.at(at).unwrap_or(0)).unwrap_or(0);
            if have < need {
                return Some(Missing::Kind { kind, have, need });
            }
        }
        let there = self.canasta_ranks();
        let missing: RankSet = rules.required_ranks.iter().filter(|&rank| !there.contains(rank)).collect();
        if !missing.is_empty() {
            return Some(Missing::Ranks(missing));
        }
        let incomplete = |meld: &Meld| rules.incomplete_penalty(*meld) > 0;
        match self.iter().find(incomplete) {
            Some(meld) if rules.out_rules.has(OutRule::COMPLETE) => Some(Missing::Completion(meld.kind)),
            _ => None,
        }
    }

    /// The value of all cards laid, in points.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.cards().points()
    }

    /// The number of cards laid.
    #[must_use]
    pub fn len(&self) -> usize {
        self.counts().total() + self.extra.iter().map(|meld| meld.cards.len()).sum::<usize>()
    }
}

impl Rules {
    /// What an own meld counts against its side at the end of a hand because it is incomplete, in points (V A2).
    #[must_use]
    pub fn incomplete_penalty(&self, meld: Meld) -> i32 {
        if self.incomplete_penalties.is_empty() || meld.cards.len() >= Meld::CANASTA {
            return 0;
        }
        let key = match meld.kind {
            MeldKind::Set(_) if meld.wilds() > 0 => return 0,
            MeldKind::Set(rank) => rank.index(),
            MeldKind::Sequence(_) => IncompleteKey::SEQUENCE,
            MeldKind::Wild => IncompleteKey::WILD,
        };
        let is_threes = meld.kind == MeldKind::Set(Rank::Three);
        if is_threes { 0 } else { self.incomplete_penalties.at(key).unwrap_or(0) }
    }
}

/// What a side lacks to go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Canastas.
    Canastas {
        /// The number that it has.
        have: usize,
        /// The number that it needs.
        need: usize,
    },
    /// Canastas of a kind.
    Kind {
        /// The kind.
        kind: Canasta,
        /// The number that it has.
        have: usize,
        /// The number that it needs.
        need: usize,
    },
    /// Canastas of required ranks.
    Ranks(RankSet),
    /// The completion of a meld that would be charged as incomplete.
    Completion(MeldKind),
}
