//! The choice of melds once the side has opened.

use super::laying::Laying;
use super::sight::{Sight, each_rank};
use crate::bots::heuristic::melding::completable;
use crate::bots::heuristic::public_features::EndRisk;
use crate::bots::heuristic::weights;
use crate::rules::{Counts, Meld, Players, Rank, Ranks};

/// The least number of cards left by a turn that does not go out: one to discard and one to keep.
const MIN_LEFT: usize = 2;

/// The melds once the side has opened; `None` if it is better to keep all cards.
pub(super) fn choose(sight: &Sight<'_>) -> Option<Laying> {
    if has_nothing_to_meld(sight) {
        return None;
    }
    let mut melds = Melding::new(sight);
    melds.complete_canastas();
    melds.add_naturals();
    melds.start_melds();
    if sight.end_risk == EndRisk::High {
        melds.meld_wilds();
    }
    (!melds.laying.is_empty()).then_some(melds.laying)
}

/// Whether there is clearly nothing to meld, as in most turns.
fn has_nothing_to_meld(sight: &Sight<'_>) -> bool {
    let (parameters, held, melds) = (sight.parameters, sight.held, sight.own_melds);
    let most_spent = parameters.needed_wilds.max(parameters.spare_wilds);
    let is_two = sight.rules.players == Players::Two;
    if is_two
        && sight.end_risk == EndRisk::Low
        && sight.hand_len <= parameters.add_reserve.min(parameters.start_reserve)
    {
        // A hand of this size is kept except for canastas.
        let nearest = Meld::CANASTA - sight.wild_count().min(most_spent);
        let canastas = melds.ranks(Meld::CANASTA);
        if (held + melds).ranks(nearest).except(canastas).and(Ranks::NATURALS).is_empty() {
            return true;
        }
    }
    if sight.end_risk == EndRisk::High {
        return false;
    }
    // The most wild cards that may be spent on a canasta.
    let max_wilds = if sight.end_risk == EndRisk::Low { most_spent } else { 8 };
    let nearest = Meld::CANASTA.saturating_sub(sight.wild_count().min(max_wilds)).max(1);
    let completable = (held + melds).ranks(nearest).except(melds.ranks(Meld::CANASTA));
    if !completable.and(Ranks::NATURALS).is_empty() {
        return false;
    }
    let missing = || sight.canastas_missing();
    let few = |reserve: usize| sight.hand_len <= reserve_len(sight, missing, reserve);
    let (few_to_add, few_to_start) = (few(parameters.add_reserve), few(parameters.start_reserve));
    if few_to_add && few_to_start {
        return true;
    }
    let least = sight.rules.smallest_meld();
    let melded = melds.ranks(1);
    let adding = held.ranks(1).and(melded).and(Ranks::NATURALS);
    let starting = held.ranks(least).except(melded).and(Ranks::NATURALS);
    (few_to_add || adding.is_empty()) && (few_to_start || starting.is_empty())
}

/// The number of cards to keep in the hand. `missing` gives the canastas that the side lacks for going out.
fn reserve_len(sight: &Sight<'_>, missing: impl FnOnce() -> usize, reserve: usize) -> usize {
    match (sight.end_risk, sight.rules.players) {
        (EndRisk::High, _) => MIN_LEFT,
        (EndRisk::Medium, Players::Two) => weights::MEDIUM_RISK_RESERVE_TWO.min(reserve),
        (EndRisk::Low, Players::Two) => reserve,
        (EndRisk::Medium, _) => weights::MEDIUM_RISK_RESERVE.min(reserve),
        (EndRisk::Low, _) if missing() == 0 => weights::READY_RESERVE.min(reserve),
        (EndRisk::Low, _) => reserve,
    }
}

/// Collects the groups of one meld action.
struct Melding<'a> {
    sight: &'a Sight<'a>,
    laying: Laying,
    /// The hand without the cards of the groups, and their number.
    left: Counts,
    left_len: usize,
    /// Canastas that the side lacks for going out after this action.
    missing: usize,
    /// Whether pairs and triples are kept to take a frozen pile.
    keeps_pairs: bool,
}

impl<'a> Melding<'a> {
    fn new(sight: &'a Sight<'a>) -> Melding<'a> {
        let keeps_pairs = sight.end_risk != EndRisk::High
            && sight.is_frozen()
            && sight.table.pile.value() >= weights::PAIR_WORTHY_PILE;
        Melding {
            sight,
            laying: Laying::default(),
            left: sight.held,
            left_len: sight.hand_len,
            missing: sight.canastas_missing(),
            keeps_pairs,
        }
    }

    /// The number of cards that may still be melded with this reserve.
    fn spendable(&self, reserve: usize) -> usize {
        self.left_len.saturating_sub(reserve_len(self.sight, || self.missing, reserve))
    }

    /// Adds naturals and wild cards, twos first, to the meld of a rank; `None` if there are too few wild cards.
    fn meld(&mut self, rank: Rank, naturals: usize, wilds: usize) -> Option<()> {
        let twos = self.left.of(Rank::Two).min(wilds);
        let jokers = wilds - twos;
        if self.left.of(Rank::Joker) < jokers {
            return None;
        }
        self.left.remove_of_rank(rank, naturals);
        self.left.remove_of_rank(Rank::Two, twos);
        self.left.remove_of_rank(Rank::Joker, jokers);
        self.left_len -= naturals + wilds;
        self.laying.add(rank, naturals, twos, jokers);
        Some(())
    }

    /// Cards of the groups by rank, wild cards included.
    fn added(&self, rank: Rank) -> usize {
        self.laying.naturals.of(rank) + self.laying.wilds.of(rank)
    }

    fn wilds_left(&self) -> usize {
        self.left.of(Rank::Two) + self.left.of(Rank::Joker)
    }

    /// Completes canastas, those that take the fewest wild cards first.
    fn complete_canastas(&mut self) {
        let sight = self.sight;
        let (held, melds) = (sight.held, sight.own_melds);
        let (all, open) = (held + melds, Ranks::NATURALS.except(melds.ranks(Meld::CANASTA)));
        let most = match sight.end_risk {
            // More are worth no canasta.
            EndRisk::Low => sight.parameters.needed_wilds.max(sight.parameters.spare_wilds).min(Meld::CANASTA),
            EndRisk::Medium | EndRisk::High => Meld::CANASTA,
        };
        for wilds in 0..=sight.wild_count().min(most) {
            let ranks = completable(all, wilds).and(open);
            for rank in each_rank(ranks) {
                let held = sight.count(rank);
                let naturals = sight.own.naturals.of(rank) + held;
                let possible = naturals >= usize::from(sight.rules.min_naturals)
                    && wilds <= sight.wild_room(rank, held)
                    && held + wilds + MIN_LEFT <= self.left_len;
                if possible && self.added(rank) == 0 && self.worth_wilds(rank, wilds) {
                    if self.meld(rank, held, wilds).is_none() {
                        return;
                    }
                    self.missing = self.missing.saturating_sub(1);
                }
            }
        }
    }

    /// Whether a canasta of this rank is worth this number of wild cards.
    fn worth_wilds(&self, rank: Rank, wilds: usize) -> bool {
        let sight = self.sight;
        if wilds == 0 || sight.end_risk == EndRisk::High {
            return true;
        }
        if self.missing > 0 {
            return wilds <= sight.parameters.needed_wilds || sight.end_risk != EndRisk::Low;
        }
        // With six naturals it is better to wait for the seventh.
        let nearly_natural = sight.own.wilds.of(rank) == 0 && wilds == 1;
        sight.end_risk == EndRisk::Medium || (wilds <= sight.parameters.spare_wilds && !nearly_natural)
    }

    /// Adds naturals to own melds.
    fn add_naturals(&mut self) {
        let (sight, reserve) = (self.sight, self.sight.parameters.add_reserve);
        if self.spendable(reserve) == 0 {
            return;
        }
        for rank in each_rank(sight.held.ranks(1).and(sight.own_melds.ranks(1)).and(Ranks::NATURALS)) {
            let (melded, held) = (sight.own_melds.of(rank), self.left.of(rank));
            if held == 0 || (self.keeps_pairs && held >= 2) {
                continue;
            }
            // A card for a complete canasta is a safe discard while the side cannot go out.
            let keep = melded >= Meld::CANASTA && self.missing > 0 && sight.end_risk == EndRisk::Low;
            let n = if keep { 0 } else { held.min(self.spendable(reserve)) };
            let _ = self.meld(rank, n, 0);
        }
    }

    /// Starts melds with three naturals or more.
    fn start_melds(&mut self) {
        let (sight, least, reserve) =
            (self.sight, self.sight.rules.smallest_meld(), self.sight.parameters.start_reserve);
        if self.spendable(reserve) < least {
            return;
        }
        let ranks = sight.held.ranks(least).except(sight.own_melds.ranks(1)).and(Ranks::NATURALS).bits();
        for rank in Rank::NATURALS.into_iter().rev().filter(|rank| ranks & 1 << rank.index() != 0) {
            let held = self.left.of(rank);
            if held < least || (self.keeps_pairs && held < 5) {
                continue;
            }
            let n = held.min(self.spendable(reserve));
            let _ = self.meld(rank, if n >= least { n } else { 0 }, 0);
        }
    }

    /// Melds wild cards before the hand ends: melded they count for the side, in the hand against it.
    fn meld_wilds(&mut self) {
        let sight = self.sight;
        if self.wilds_left() == 0 {
            return;
        }
        for rank in Rank::NATURALS.into_iter().rev() {
            let (melded, added) = (sight.own_melds.of(rank), self.added(rank));
            let held = self.left.of(rank);
            if melded + added == 0 {
                // A pair with a wild card.
                let fits = held == 2 && sight.rules.min_naturals <= 2 && sight.rules.most_wilds(2) > 0;
                if fits && self.spendable(weights::HIGH_RISK_RESERVE) >= 3 {
                    let _ = self.meld(rank, held, 1);
                }
                continue;
            }
            // As in the complete engine's policy, wild cards that were laid alone count as naturals here.
            let added_wilds = if self.laying.naturals.of(rank) > 0 { self.laying.wilds.of(rank) } else { 0 };
            if melded + added >= Meld::CANASTA && sight.own.wilds.of(rank) == 0 && added_wilds == 0 {
                continue;
            }
            let naturals = added - added_wilds;
            let room = sight.wild_room(rank, naturals).saturating_sub(added_wilds);
            let n = room.min(self.wilds_left()).min(self.spendable(weights::HIGH_RISK_RESERVE));
            let _ = self.meld(rank, 0, n);
        }
    }
}
