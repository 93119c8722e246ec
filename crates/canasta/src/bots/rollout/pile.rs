//! The decision to take the pile, and how, for playouts.

use super::melding;
use crate::bots::heuristic::PolicyParameters;
use crate::bots::heuristic::pile::{take_options, take_value};
use crate::bots::heuristic::public_features::PublicFeatures;
use crate::bots::heuristic::weights;
use crate::rules::{Action, Group, Meld, Observation, Rank};

/// Whether taking the pile could be possible and better than drawing. A quick test before any other work.
pub fn may_be_possible(observation: &Observation<'_>, parameters: &PolicyParameters) -> bool {
    let Some(top) = observation.pile().last() else { return false };
    let (rank, side) = (top.rank(), observation.side());
    if !rank.is_natural() || !observation.rules().pile_allowed {
        return false;
    }
    let held = observation.held().of(rank);
    let is_possible = held >= 2
        || ((held == 1 || observation.melds(side).has(rank)) && !observation.is_frozen_to(side))
        || (held == 1 && observation.rules().frozen_wilds > 0 && observation.rules().freezing);
    is_possible && !is_small(observation, parameters, rank, held)
}

/// Whether the pile is so small that drawing is better even if the hand can use all of it.
fn is_small(observation: &Observation<'_>, parameters: &PolicyParameters, top: Rank, held: usize) -> bool {
    let (own_melds, pile, stock) =
        (observation.melds(observation.side()), observation.takeable_counts(), observation.stock_len());
    if own_melds.is_empty() || stock == 0 || !observation.takeable_cards().red_threes().is_empty() {
        return false;
    }
    // At most 108 cards: the casts are lossless.
    let (cards, wilds) = (observation.takeable_len() as i32, (pile.of(Rank::Two) + pile.of(Rank::Joker)) as i32);
    let (naturals, melded_wilds) = own_melds.lengths(top);
    let melded = naturals + melded_wilds;
    if melded + held + 1 >= Meld::CANASTA || cards > 5 {
        return false;
    }
    let denied = (observation.takeable_points() + cards * weights::PILE_CARD + wilds * weights::PILE_WILD)
        * weights::DENIAL_PERCENT
        / 100;
    let useful = observation.takeable_points() + cards * (weights::PILE_CARD + 5) + wilds * (weights::TWO + 5);
    let meld_gain = weights::MELD_POTENTIAL[melded + held + 1] - weights::MELD_POTENTIAL[melded];
    denied + useful + meld_gain + parameters.take_bonus
        <= i32::from(observation.rules().draw_count) * weights::UNSEEN_CARD
}

/// The first possible way to take the pile, if that is better than drawing.
pub fn choose(features: &PublicFeatures<'_>) -> Option<(Group, Vec<Group>)> {
    let (&top, below) = features.observation.takeable().split_last()?;
    let rank = top.rank();
    if !features.rules.pile_allowed || !rank.is_natural() || features.count(rank) + features.own_meld_len(rank) == 0 {
        return None;
    }
    let minimum = features.observation.opening_minimum(features.observation.seat());
    for with in take_options(features, rank).into_iter().flatten() {
        let Some(max_cards) =
            (features.hand.len() + below.len() + features.observation.takeable_face_down()).checked_sub(with.len() + 2)
        else {
            continue;
        };
        let mut cost = with.naturals().len() as i32 * weights::OPEN_CARD;
        cost += with.count(Rank::Two) as i32 * weights::OPEN_TWO + with.count(Rank::Joker) as i32 * weights::OPEN_JOKER;
        let mut groups = Vec::new();
        if features.own_melds.is_empty() {
            let shortfall = minimum - features.rules.points_of(with) - features.rules.points_of_card(top);
            let rest = features.hand.difference(with);
            let Some(opening) = melding::first_opening(features.rules, rest, Some(rank), shortfall, max_cards) else {
                continue;
            };
            cost += opening.cost;
            groups = opening.groups;
        }
        let given = groups.iter().fold(with, |sum, group: &Group| sum.union(group.cards));
        let stock_gone = features.observation.stock_len() == 0;
        let draw_value = if stock_gone { 0 } else { i32::from(features.rules.draw_count) * weights::UNSEEN_CARD };
        let is_better = take_value(features, top, given, cost) > draw_value;
        let takes = is_better || (stock_gone && features.observation.check(&Action::Draw).is_err());
        return takes.then(|| (Group::of(with), groups));
    }
    None
}
