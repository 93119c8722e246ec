//! The opening from the hand.

use super::laying::Laying;
use super::sight::Sight;
use crate::bots::heuristic::opening::{OpeningLimits, cheapest_by_rank};
use crate::bots::heuristic::public_features::EndRisk;
use crate::bots::heuristic::weights;
use crate::bots::rollout::melding::{RankWithWilds, first_opening_by_rank};

/// The opening to meld from the hand now, if it is worth its cost: the first one found if it needs no wild cards, otherwise the
/// cheapest.
pub(super) fn choose(sight: &Sight<'_>) -> Option<Laying> {
    let minimum = sight.own.minimum.max(1);
    // One card to discard and one to keep.
    let max_cards = sight.hand_len.saturating_sub(2);
    let found = first_opening_by_rank(sight.rules, sight.held, None, minimum, max_cards)?;
    if found.all_natural {
        return (found.cost <= opening_value(sight)).then(|| laying_of(sight, found.ranks()));
    }
    let found = cheapest_by_rank(sight.rules, sight.held, None, minimum, max_cards, &OpeningLimits::NONE)?;
    let mut laying = Laying::default();
    found.ranks().for_each(|(rank, twos, jokers)| laying.add(rank, sight.count(rank), twos, jokers));
    // At most twelve wild cards: the cast is lossless.
    let wilds = (laying.twos + laying.jokers) as i32;
    let cost = found.cost + wilds * sight.parameters.opening_wild_cost;
    (cost <= opening_value(sight)).then_some(laying)
}

/// All cards of these ranks with their wild cards.
pub(super) fn laying_of(sight: &Sight<'_>, ranks: &[RankWithWilds]) -> Laying {
    let mut laying = Laying::default();
    ranks.iter().for_each(|&RankWithWilds { rank, twos, jokers }| laying.add(rank, sight.count(rank), twos, jokers));
    laying
}

/// The value of having opened.
pub(super) fn opening_value(sight: &Sight<'_>) -> i32 {
    let rules = sight.rules;
    let behind = if sight.opponents.is_empty() { 0 } else { weights::OPENED_BEHIND };
    let late = match sight.end_risk {
        EndRisk::Low => 0,
        EndRisk::Medium => weights::OPENED_LATE / 2,
        EndRisk::High => weights::OPENED_LATE,
    };
    // The red threes of a side without melds count against it.
    let (red_threes, at_stake) = match (rules.red_threes_negative, sight.end_risk) {
        (false, _) => (0, 0),
        (true, EndRisk::High) => (sight.own.red_threes as i32, rules.threes_worth(sight.own.red_threes, 0)),
        (true, _) => (sight.own.red_threes as i32, 0),
    };
    weights::OPENED
        + sight.parameters.opening_bonus
        + sight.own.minimum * weights::OPENED_MINIMUM_PERCENT / 100
        + behind
        + late
        + 10 * red_threes
        + at_stake
}
