//! The choice of melds once the side has opened.

use super::habit::Habit;
use super::public_features::{EndRisk, PublicFeatures};
use super::weights;
use crate::bots::skill::Skill;
use crate::rules::{CardSet, Counts, Group, Meld, PileMelds, Players, Rank, Ranks};

/// The groups to meld now; `None` if it is better to keep all cards.
pub fn choose(features: &PublicFeatures<'_>) -> Option<Vec<Group>> {
    if has_nothing_to_meld(features) {
        return None;
    }
    if features.rules.pile_melds == PileMelds::Top {
        let came = features.observation.came();
        // What came with the pile stays in the hand, and is part of what is kept there.
        let (hand, held) = (features.hand.difference(came), features.held - came.counts());
        return groups(&PublicFeatures { hand, held, ..*features }, features.held.total());
    }
    groups(features, features.held.total())
}

/// The groups of cards that may be laid, of a hand of so many cards.
#[inline]
fn groups(features: &PublicFeatures<'_>, held: usize) -> Option<Vec<Group>> {
    let mut melds = MeldBuilder { left_len: held, ..MeldBuilder::new(features) };
    melds.complete_canastas();
    melds.add_naturals();
    melds.start_melds();
    if features.end_risk == EndRisk::High {
        melds.meld_wilds();
    }
    if melds.groups.is_empty() { None } else { features.allowed_groups(melds.groups) }
}

/// The least number of cards left by a turn that does not go out: one to discard and one to keep.
const MIN_LEFT: usize = 2;

/// Whether there is clearly nothing to meld, as in most turns.
fn has_nothing_to_meld(features: &PublicFeatures<'_>) -> bool {
    if features.end_risk == EndRisk::High {
        return false;
    }
    let (held, melds) = (features.held, features.own_meld_counts);
    let nearest = (Meld::CANASTA - features.wild_count().min(most_wilds(features))).max(1);
    let completable = (held + melds).ranks(nearest).except(melds.ranks(Meld::CANASTA));
    if !completable.and(Ranks::NATURALS).is_empty() {
        return false;
    }
    let missing = || features.canastas_missing();
    let few = |reserve: usize| features.hand.len() <= reserve_len(features, missing, reserve);
    let (few_to_add, few_to_start) = (few(features.parameters.add_reserve), few(features.parameters.start_reserve));
    if few_to_add && few_to_start {
        return true;
    }
    let least = features.rules.smallest_meld();
    let melded = melds.ranks(1);
    let adding = held.ranks(1).and(melded).and(Ranks::NATURALS);
    let starting = held.ranks(least).except(melded).and(Ranks::NATURALS);
    (few_to_add || adding.is_empty()) && (few_to_start || starting.is_empty())
}

/// The most wild cards that may be spent on a canasta.
fn most_wilds(features: &PublicFeatures<'_>) -> usize {
    let parameters = features.parameters;
    match features.end_risk == EndRisk::Low && features.has(Habit::SaveWilds) {
        true => parameters.needed_wilds.max(parameters.spare_wilds).min(Meld::CANASTA),
        false => Meld::CANASTA,
    }
}

/// The ranks of which so many cards become a canasta with so many wild cards, at most seven: without any also those of which there
/// are more.
#[inline]
pub fn completable(cards: Counts, wilds: usize) -> Ranks {
    let ranks = cards.ranks((Meld::CANASTA - wilds).max(1));
    if wilds == 0 { ranks } else { ranks.except(cards.ranks(Meld::CANASTA + 1 - wilds)) }
}

/// The number of cards to keep in the hand. `missing` gives the canastas that the side lacks for going out.
#[inline]
fn reserve_len(features: &PublicFeatures<'_>, missing: impl FnOnce() -> usize, reserve: usize) -> usize {
    let players = features.rules.players;
    let reserve = match features.skill {
        Skill::Novice => *weights::NOVICE_RESERVE.get(players),
        Skill::Partial if players >= Players::Four => reserve.min(weights::PARTIAL_RESERVE),
        Skill::Partial | Skill::Full => reserve,
    };
    let reserve = match features.style.reserve_percent() {
        100 => reserve,
        percent => (reserve * percent / 100).max(MIN_LEFT.min(reserve)),
    };
    match (features.end_risk, players) {
        (EndRisk::High, _) => MIN_LEFT,
        _ if !features.has(Habit::HoldBack) => MIN_LEFT,
        // A large hand serves to take the pile. Without that, a choice of discards is enough.
        _ if !features.rules.pile_allowed => weights::NO_PILE_RESERVE,
        (EndRisk::Medium, Players::Two | Players::Three) => weights::MEDIUM_RISK_RESERVE_TWO.min(reserve),
        (EndRisk::Low, Players::Two | Players::Three) => reserve,
        (EndRisk::Medium, _) => weights::MEDIUM_RISK_RESERVE.min(reserve),
        (EndRisk::Low, _) if missing() == 0 => weights::READY_RESERVE.min(reserve),
        (EndRisk::Low, _) => reserve,
    }
}

/// Which canastas a side that lacks some needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lack {
    /// Any, or some of certain ranks.
    Any,
    /// Natural ones, so that a mixed one brings the side no nearer to going out.
    Natural,
}

impl Lack {
    fn of(features: &PublicFeatures<'_>) -> Lack {
        match features.naturals_lacking() {
            Some(lacking) if lacking >= features.canastas_missing() => Lack::Natural,
            _ => Lack::Any,
        }
    }
}

/// Collects the groups of one meld action.
struct MeldBuilder<'a> {
    features: &'a PublicFeatures<'a>,
    /// The hand without the cards of the groups.
    left: CardSet,
    /// The number of these cards.
    left_len: usize,
    groups: Vec<Group>,
    /// Cards of the groups by rank, including wild cards.
    added: [u8; Rank::NATURALS.len()],
    /// Canastas that the side lacks for going out after this action.
    missing: usize,
    lack: Lack,
    /// Whether pairs and triples are kept to take a frozen pile.
    keeps_pairs: bool,
}

impl<'a> MeldBuilder<'a> {
    fn new(features: &'a PublicFeatures<'a>) -> MeldBuilder<'a> {
        let keeps_pairs = features.has(Habit::KeepPairs)
            && features.end_risk != EndRisk::High
            && features.observation.is_frozen_to(features.observation.side())
            && features.pile_value() >= weights::PAIR_WORTHY_PILE;
        MeldBuilder {
            features,
            left: features.hand,
            left_len: features.held.total(),
            groups: Vec::new(),
            added: [0; Rank::NATURALS.len()],
            missing: features.canastas_missing(),
            lack: Lack::of(features),
            keeps_pairs,
        }
    }

    /// The number of cards that may still be melded with this reserve.
    fn spendable(&self, reserve: usize) -> usize {
        self.left_len.saturating_sub(reserve_len(self.features, || self.missing, reserve))
    }

    fn meld(&mut self, rank: Rank, cards: CardSet) {
        self.left = self.left.difference(cards);
        let len = cards.len();
        self.left_len -= len;
        // At most eight naturals and eight wild cards: the cast is lossless.
        self.added[rank.index()] += len as u8;
        match self.groups.iter_mut().find(|group| group.rank() == Some(rank)) {
            Some(group) => *group = Group::onto(rank, group.cards.union(cards)),
            None => {
                if self.groups.capacity() == 0 {
                    // More than four are rare, and growing step by step is slower.
                    self.groups = Vec::with_capacity(4);
                }
                self.groups.push(Group::onto(rank, cards));
            }
        }
    }

    /// `n` wild cards of the hand, twos first.
    fn wilds(&self, n: usize) -> Option<CardSet> {
        let twos = self.left.count(Rank::Two).min(n);
        Some(self.left.take_of_rank(Rank::Two, twos)?.union(self.left.take_of_rank(Rank::Joker, n - twos)?))
    }

    /// Completes canastas, those that take the fewest wild cards first.
    fn complete_canastas(&mut self) {
        let (held, melds) = (self.features.held, self.features.own_meld_counts);
        let (all, open) = (held + melds, Ranks::NATURALS.except(melds.ranks(Meld::CANASTA)));
        for wilds in 0..=self.features.wild_count().min(most_wilds(self.features)) {
            let mut ranks = completable(all, wilds).and(open).bits();
            while ranks != 0 {
                let rank = Rank::ALL[ranks.trailing_zeros() as usize];
                ranks &= ranks - 1;
                let held = self.features.count(rank).min(self.features.room(rank));
                let naturals = self.features.own_lengths(rank).0 + held;
                let possible = held > 0 || wilds > 0;
                let possible = possible
                    && naturals >= usize::from(self.features.rules.min_naturals)
                    && wilds <= self.features.wild_room(rank, held)
                    && held + wilds + MIN_LEFT <= self.left_len;
                if possible && self.added[rank.index()] == 0 && self.worth_wilds(rank, wilds) {
                    let (Some(wild), Some(naturals)) = (self.wilds(wilds), self.left.take_of_rank(rank, held)) else {
                        return;
                    };
                    self.meld(rank, naturals.union(wild));
                    let counts = wilds == 0 || self.lack == Lack::Any;
                    if counts && self.missing > 0 && (self.features.needs_canasta(rank) || self.free_canastas() > 0) {
                        self.missing -= 1;
                    }
                }
            }
        }
    }

    /// Canastas that the side lacks beside the canastas of required ranks.
    fn free_canastas(&self) -> usize {
        if self.features.rules.required_ranks.is_empty() {
            return self.missing;
        }
        let required = Rank::NATURALS
            .into_iter()
            .filter(|&rank| self.features.needs_canasta(rank))
            .filter(|&rank| self.features.own_meld_len(rank) + usize::from(self.added[rank.index()]) < Meld::CANASTA);
        self.missing.saturating_sub(required.count())
    }

    /// Whether a canasta of this rank is worth this number of wild cards.
    fn worth_wilds(&self, rank: Rank, wilds: usize) -> bool {
        let features = self.features;
        if wilds == 0 || features.end_risk == EndRisk::High || !features.has(Habit::SaveWilds) {
            return true;
        }
        let nearly_natural = features.own_lengths(rank).1 == 0 && wilds == 1;
        if self.lack == Lack::Natural && features.own_lengths(rank).1 == 0 {
            // What may become a natural canasta is kept for it.
            return false;
        }
        if self.missing > 0 && self.lack == Lack::Any {
            if wilds > features.parameters.needed_wilds && features.end_risk == EndRisk::Low {
                return false;
            }
            // Wild cards are kept for the required ranks.
            return features.needs_canasta(rank) || self.free_canastas() > 0;
        }
        // With six naturals it is better to wait for the seventh.
        features.end_risk == EndRisk::Medium || (wilds <= features.parameters.spare_wilds && !nearly_natural)
    }

    /// Adds naturals to own melds.
    fn add_naturals(&mut self) {
        if self.spendable(self.features.parameters.add_reserve) == 0 {
            return;
        }
        let (held, melds) = (self.features.held, self.features.own_meld_counts);
        let mut ranks = held.ranks(1).and(melds.ranks(1)).and(Ranks::NATURALS).bits();
        while ranks != 0 {
            let rank = Rank::ALL[ranks.trailing_zeros() as usize];
            ranks &= ranks - 1;
            let (melded, held) = (self.features.own_meld_len(rank), self.left.count(rank));
            if held == 0 || (self.keeps_pairs && held >= 2) {
                continue;
            }
            // A card for a complete canasta is a safe discard while the side cannot go out.
            let keep = melded >= Meld::CANASTA && self.missing > 0 && self.features.end_risk == EndRisk::Low;
            let n = held.min(self.spendable(self.features.parameters.add_reserve)).min(self.features.room(rank));
            let n = if keep { 0 } else { n };
            self.meld_naturals(rank, n);
        }
    }

    /// Starts melds with three naturals or more.
    fn start_melds(&mut self) {
        let least = self.features.rules.smallest_meld();
        if self.spendable(self.features.parameters.start_reserve) < least {
            return;
        }
        let (held, melds) = (self.features.held, self.features.own_meld_counts);
        let mut ranks = held.ranks(least).except(melds.ranks(1)).and(Ranks::NATURALS).bits();
        while ranks != 0 {
            let rank = Rank::ALL[15 - ranks.leading_zeros() as usize];
            ranks &= !(1 << rank.index());
            let held = self.left.count(rank);
            if held < least || (self.keeps_pairs && held < 5) {
                continue;
            }
            let n = held.min(self.spendable(self.features.parameters.start_reserve)).min(self.features.room(rank));
            self.meld_naturals(rank, if n >= least { n } else { 0 });
        }
    }

    fn meld_naturals(&mut self, rank: Rank, n: usize) {
        if n > 0
            && let Some(cards) = self.left.take_of_rank(rank, n)
        {
            self.meld(rank, cards);
        }
    }

    /// Melds wild cards before the hand ends: melded they count for the side, in the hand against it.
    fn meld_wilds(&mut self) {
        if self.left.wilds().is_empty() {
            return;
        }
        let is_natural_canasta = |melds: &MeldBuilder<'_>, rank: Rank| {
            let total = melds.features.own_meld_len(rank) + usize::from(melds.added[rank.index()]);
            let has_wild = melds.groups.iter().any(|g| g.cards.count(rank) > 0 && !g.cards.wilds().is_empty());
            total >= Meld::CANASTA && melds.features.own_lengths(rank).1 == 0 && !has_wild
        };
        for rank in Rank::NATURALS.into_iter().rev() {
            let (melded, added) = (self.features.own_meld_len(rank), usize::from(self.added[rank.index()]));
            let held = self.left.count(rank);
            if melded + added == 0 {
                // A pair with a wild card.
                let fits = held == 2 && self.features.rules.min_naturals <= 2 && self.features.rules.most_wilds(2) > 0;
                if fits
                    && self.spendable(weights::HIGH_RISK_RESERVE) >= 3
                    && let Some(wild) = self.wilds(1)
                {
                    self.meld(rank, self.left.of_rank(rank).union(wild));
                }
                continue;
            }
            if is_natural_canasta(self, rank) {
                continue;
            }
            let added_wilds: usize =
                self.groups.iter().filter(|g| g.cards.count(rank) > 0).map(|g| g.cards.wilds().len()).sum();
            let naturals = added - added_wilds;
            let room = self.features.wild_room(rank, naturals).saturating_sub(added_wilds);
            let n = room.min(self.left.wilds().len()).min(self.spendable(weights::HIGH_RISK_RESERVE));
            if n > 0
                && let Some(wild) = self.wilds(n)
            {
                self.meld(rank, wild);
            }
        }
    }
}
