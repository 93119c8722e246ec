//! Whether and how to take the pile.

use super::laying;
use crate::bots::thumb::pile::{gain_of, ways};
use crate::bots::thumb::sight::Sight;
use crate::bots::thumb::weights;
use crate::rules::{Action, Group, Observation, Rank};

/// Whether the pile could be taken at all: a quick look before any other.
pub fn perhaps(seen: &Observation<'_>) -> bool {
    let Some(top) = seen.pile().last() else { return false };
    let (rank, side) = (top.rank(), seen.side());
    if !rank.is_natural() || !seen.rules().pile_allowed {
        return false;
    }
    let held = seen.hand().count(rank);
    held >= 2 || ((held == 1 || seen.melds(side).has(rank)) && seen.frozen_to(side).is_none())
}

/// The way to take the pile, if that is better than drawing.
pub fn choose(sight: &Sight<'_>) -> Option<Action> {
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
            let rest = sight.hand.minus(with);
            let Some(opening) = laying::first(sight.rules, rest, Some(rank), short, most_cards) else { continue };
            cost += opening.cost;
            groups = opening.groups;
        }
        let given = groups.iter().fold(with, |sum, group: &Group| sum.plus(group.cards));
        let stock_gone = sight.seen.stock_len() == 0;
        let instead = if stock_gone { 0 } else { i32::from(sight.rules.draw_count) * weights::UNSEEN_CARD };
        let action = Action::Take { with: Group::of(with), groups };
        if gain_of(sight, top, given, cost) > instead || (stock_gone && sight.seen.check(&Action::Draw).is_err()) {
            return Some(action);
        }
        return None;
    }
    None
}
