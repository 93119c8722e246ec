//! Ways to meld and to take the pile where a side has at most one meld a rank and no others.

use super::breadth::{Breadth, Visitor, layable, opening_points};
use crate::rules::action::{Action, Group};
use crate::rules::cards::{CardSet, Rank};
use crate::rules::error::RuleError;
use crate::rules::meld::Meld;
use crate::rules::ruleset::Rules;
use crate::rules::state::{Drew, Phase, State};
use std::ops::ControlFlow;

/// Ways to take the pile that may be legal.
pub(super) fn takes(state: &State, breadth: Breadth, visit: &mut Visitor<'_>) -> ControlFlow<()> {
    let (Phase::Draw, Some(rank), true) = (state.phase, state.pile_rank(), state.rules.pile_allowed) else {
        return ControlFlow::Continue(());
    };
    let hand = layable(state);
    let melds = &state.melds[state.sides.of(state.seat)];
    let mut before = melds.of(rank);
    if let Some(top) = state.pile.row.last() {
        before = before.union(top.into());
    }
    // A wild may be one of the cards that a frozen pile asks for.
    let asked = if state.rules.frozen_asks_otherwise() { state.rules.frozen_needs.into() } else { 0 };
    for with in additions(&state.rules, rank, before, hand, breadth, asked).chain([CardSet::EMPTY]) {
        // No other group can remedy a fault of the pile. Without this test, every combination of a large hand would be
        // tried before a frozen pile.
        let forbidden = matches!(
            state.check(&Action::take(with)),
            Err(RuleError::PileFrozen { .. }
                | RuleError::PileFrozenByCard { .. }
                | RuleError::PileNeedsNaturalPair { .. }
                | RuleError::CanastaFull { .. }
                | RuleError::TopCardDoesNotFit { .. }
                | RuleError::OneCardPile)
        );
        if forbidden {
            continue;
        }
        let top = state.pile.row.last().map_or(0, |card| state.rules.points_of_card(card));
        let needed = opening_points(state) - state.rules.points_of(with) - top;
        let groups = Combinations { state, breadth, skip: Some(rank), needed };
        groups.visit(Rank::NATURALS.len(), hand.difference(with), &mut Vec::new(), &mut |groups| {
            visit(Action::Take { with: Group::of(with), groups: groups.to_vec() })
        })?;
    }
    ControlFlow::Continue(())
}

/// Melds that may be legal in a turn in which cards may be laid.
pub(super) fn melds(state: &State, breadth: Breadth, visit: &mut Visitor<'_>) -> ControlFlow<()> {
    let hand = layable(state);
    // A concealed hand may be exempt from the minimum.
    let exempt = state.rules.concealed_exempt && state.turn.drew == Drew::Stock;
    let needed = if exempt { 0 } else { opening_points(state) };
    let groups = Combinations { state, breadth, skip: None, needed };
    groups.visit(Rank::NATURALS.len() + 1, hand, &mut Vec::new(), &mut |groups| match groups.is_empty() {
        true => ControlFlow::Continue(()),
        false => visit(Action::Meld(groups.to_vec())),
    })
}

/// Every way of laying groups, one for each rank, lowest ranks first.
struct Combinations<'a> {
    state: &'a State,
    breadth: Breadth,
    /// The rank of the pile's top card, whose group is chosen already.
    skip: Option<Rank>,
    /// Points that the groups must reach together for an opening. Combinations that cannot reach it are skipped.
    needed: i32,
}

impl Combinations<'_> {
    /// Goes through the ranks from the last to the first; `left` of them remain, with these cards.
    fn visit(
        &self,
        left: usize,
        hand: CardSet,
        chosen: &mut Vec<Group>,
        visit: &mut dyn FnMut(&[Group]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(place) = left.checked_sub(1) else {
            // Chosen backwards; offered in order of rank.
            let groups: Vec<Group> = chosen.iter().rev().copied().collect();
            return visit(&groups);
        };
        if self.needed > 0 && self.reach(left, hand, chosen) < self.needed {
            return ControlFlow::Continue(());
        }
        // Without this rank first, so that small actions come before large ones.
        self.visit(place, hand, chosen, visit)?;
        let rank = Rank::NATURALS.get(place).copied().unwrap_or(Rank::Three);
        if self.skip == Some(rank) {
            return ControlFlow::Continue(());
        }
        let before = self.state.melds[self.state.sides.of(self.state.seat)].of(rank);
        for cards in additions(&self.state.rules, rank, before, hand, self.breadth, 0) {
            chosen.push(Group::onto(rank, cards));
            let flow = self.visit(place, hand.difference(cards), chosen, visit);
            chosen.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }
}

impl Combinations<'_> {
    /// The most points that the chosen groups and those of the remaining ranks can reach.
    fn reach(&self, left: usize, hand: CardSet, chosen: &[Group]) -> i32 {
        let (wilds, rules) = (hand.wilds().len(), &self.state.rules);
        let layable = |place: usize| {
            let rank = Rank::NATURALS.get(place).copied().unwrap_or(Rank::Three);
            let before = self.state.melds[self.state.sides.of(self.state.seat)].of(rank).len();
            match rank {
                _ if self.skip == Some(rank) => 0,
                Rank::Three if before + hand.black_threes().len() < 3 => 0,
                Rank::Three => rules.points_of(hand.black_threes()),
                _ if before + hand.count(rank) + wilds < 3 || hand.count(rank) + before == 0 => 0,
                _ => rules.points_of(hand.of_rank(rank)),
            }
        };
        let chosen: i32 = chosen.iter().map(|group| rules.points_of(group.cards)).sum();
        chosen + (0..left).map(layable).sum::<i32>() + rules.points_of(hand.wilds())
    }
}

/// Cards of the hand that can be added to `before` so that it is a meld of this rank. So many together as are asked for are never
/// pruned.
fn additions(
    rules: &Rules,
    rank: Rank,
    before: CardSet,
    hand: CardSet,
    breadth: Breadth,
    asked: usize,
) -> impl Iterator<Item = CardSet> {
    let black = rank == Rank::Three;
    let own = if black { hand.black_threes() } else { hand.of_rank(rank) };
    let (twos, jokers) = if black { (0, 0) } else { (hand.count(Rank::Two), hand.count(Rank::Joker)) };
    // Without naturals to add and without a meld to add wilds to, nothing is possible.
    let possible = !own.is_empty() || !before.is_empty();
    let naturals = 0..if possible { own.len() + 1 } else { 0 };
    let pruned = breadth == Breadth::Pruned;
    naturals
        .filter(move |&n| !pruned || n == own.len())
        .flat_map(move |n| (0..=twos).flat_map(move |t| (0..=jokers).map(move |j| (n, t, j))))
        .filter(move |&(n, t, j)| n + t + j > 0)
        .filter(move |&(n, t, j)| {
            let cards = before.len() + n + t + j;
            let naturals = before.count(rank) + n;
            let wilds = before.wilds().len() + t + j;
            let is_meld = cards >= 3
                && (black || naturals >= usize::from(rules.min_naturals))
                && (wilds <= rules.most_wilds(naturals) || black);
            // Wilds only as far as needed: for a meld, or to close a canasta.
            let useful = t + j == 0
                || before.len() + n + t + j == 3
                || cards == Meld::CANASTA
                || (n == 0 && t + j == 1)
                || n + t + j == asked;
            is_meld && (!pruned || useful)
        })
        .filter_map(move |(n, t, j)| {
            let naturals: CardSet = own.iter().take(n).collect();
            let wild = hand.take_of_rank(Rank::Two, t)?.union(hand.take_of_rank(Rank::Joker, j)?);
            Some(naturals.union(wild))
        })
}
