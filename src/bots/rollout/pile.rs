//! Whether and how to take the pile.

use super::melding;
use crate::bots::heuristic::pile::{gain_of, ways};
use crate::bots::heuristic::public_features::PublicFeatures;
use crate::bots::heuristic::weights;
use crate::rules::{Action, Group, Meld, Observation, Rank};

/// Whether the pile could be taken at all: a quick look before any other.
pub fn may_be_possible(seen: &Observation<'_>) -> bool {
    let Some(top) = seen.pile().last() else { return false };
    let (rank, side) = (top.rank(), seen.side());
    if !rank.is_natural() || !seen.rules().pile_allowed {
        return false;
    }
    let held = seen.hand().count(rank);
    let possible = held >= 2 || ((held == 1 || seen.melds(side).has(rank)) && seen.frozen_to(side).is_none());
    possible && !is_small(seen, rank, held)
}

/// Whether the pile is so small that drawing is better however much of it the hand can use: most that take it would gain.
fn is_small(seen: &Observation<'_>, top: Rank, held: usize) -> bool {
    let (own, pile, stock) = (seen.melds(seen.side()), seen.pile_counts(), seen.stock_len());
    if own.is_empty() || stock == 0 || !seen.pile_cards().red_threes().is_empty() {
        return false;
    }
    // At most 108 cards: fits.
    let (cards, wilds) = (seen.pile().len() as i32, (pile.of(Rank::Two) + pile.of(Rank::Joker)) as i32);
    let (naturals, lying) = own.lengths(top);
    let laid = naturals + lying;
    if laid + held + 1 >= Meld::CANASTA || cards > 5 {
        return false;
    }
    let denied = (seen.pile_points() + cards * weights::PILE_CARD + wilds * weights::PILE_WILD) * weights::DENIED / 100;
    let useful = seen.pile_points() + cards * (weights::PILE_CARD + 5) + wilds * (weights::TWO + 5);
    let prospects = weights::PROSPECTS[laid + held + 1] - weights::PROSPECTS[laid];
    denied + useful + prospects <= i32::from(seen.rules().draw_count) * weights::UNSEEN_CARD
}

/// The way to take the pile, if that is better than drawing.
pub fn choose(sight: &PublicFeatures<'_>) -> Option<(Group, Vec<Group>)> {
    let (&top, below) = sight.seen.pile().split_last()?;
    let rank = top.rank();
    if !sight.rules.pile_allowed || !rank.is_natural() || sight.count(rank) + sight.laid(rank) == 0 {
        return None;
    }
    let minimum = sight.seen.opening_minimum(sight.seen.side());
    for with in ways(sight, rank).into_iter().flatten() {
        let Some(most_cards) = (sight.hand.len() + below.len()).checked_sub(with.len() + 2) else { continue };
        let mut cost = with.naturals().len() as i32 * weights::OPEN_CARD;
        cost += with.count(Rank::Two) as i32 * weights::OPEN_TWO + with.count(Rank::Joker) as i32 * weights::OPEN_JOKER;
        let mut groups = Vec::new();
        if sight.own.is_empty() {
            let short = minimum - with.points() - top.points();
            let rest = sight.hand.difference(with);
            let Some(opening) = melding::first_opening(sight.rules, rest, Some(rank), short, most_cards) else {
                continue;
            };
            cost += opening.cost;
            groups = opening.groups;
        }
        let given = groups.iter().fold(with, |sum, group: &Group| sum.union(group.cards));
        let stock_gone = sight.seen.stock_len() == 0;
        let instead = if stock_gone { 0 } else { i32::from(sight.rules.draw_count) * weights::UNSEEN_CARD };
        let gains = gain_of(sight, top, given, cost) > instead;
        let takes = gains || (stock_gone && sight.seen.check(&Action::Draw).is_err());
        return takes.then(|| (Group::of(with), groups));
    }
    None
}
