//! Lists of legal actions.
//!
//! [`all`] lists every action up to the choice of suits; [`candidates`] is a pruned subset for bots, hints and play by
//! keyboard. Both check each action by [`State::check`], so they cannot disagree with it.

mod any;
mod breadth;

use breadth::{Offer, Width, layable, opening_points};
use crate::rules::action::{Action, Answer, Group};
use crate::rules::cards::{Card, CardSet, Rank};
use crate::rules::error::RuleError;
use crate::rules::going_out::GoingOutPlan;
use crate::rules::meld::Meld;
use crate::rules::observation::Observation;
use crate::rules::ruleset::Rules;
use crate::rules::sort::insertion_sort_by_key;
use crate::rules::state::{Drew, Phase, State};
use std::ops::ControlFlow;

/// The most melds, and the most takes, among the candidates.
const MOST_CANDIDATES: usize = 120;
/// The most melds that are listed without a check.
const MOST_QUICK: usize = 40;
/// The most combinations tried in search of candidates.
const MOST_LOOKED_AT: usize = 4_000;

/// Calls `visit` with every legal action of the observing seat, until it breaks.
///
/// Suits do not matter: the first cards of a rank stand for all. Groups are in order of rank, one for each. A large hand can
/// have very many actions; a caller that needs only some breaks.
pub fn visit_all(observation: &Observation<'_>, visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
    visit_within(observation, usize::MAX, visit)
}

/// Like [`visit_all`], but tries at most `most` combinations, which bounds the time for a large hand with few legal melds.
/// Breaks at that limit. Actions that name no card and discards come first, so that they are never missing.
pub fn visit_within(
    observation: &Observation<'_>,
    most: usize,
    mut visit: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if !observation.is_to_act() {
        return ControlFlow::Continue(());
    }
    let state = observation.state;
    let mut tried = 0;
    let mut offer = |action: Action| {
        tried += 1;
        match state.check(&action) {
            Ok(()) => visit(action),
            Err(_) if tried < most => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    };
    simple().try_for_each(&mut offer)?;
    special_hands(state).try_for_each(&mut offer)?;
    discards(state).try_for_each(&mut offer)?;
    takes(state, Width::All, &mut offer)?;
    melds(state, Width::All, &mut offer)
}

/// Every legal action of the observing seat, up to the choice of suits.
///
/// ```
/// use canasta::rules::{BySide, Deck, Preset, Seat, State, generator, legal};
/// let deck = Deck::shuffled(&mut generator([0; 32]));
/// let state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
/// let legal = legal::all(&state.observe(state.to_act()));
/// assert!(legal.iter().any(|action| action.to_string() == "draw"));
/// ```
#[must_use]
pub fn all(observation: &Observation<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    let _ = visit_all(observation, |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    actions
}

/// A pruned list of legal actions, empty only if [`all`] is.
///
/// Groups hold all naturals of their rank; wilds are added only as far as the meld needs them, or up to a canasta. If the
/// player could go out, the first action of a plan for it is in the list.
#[must_use]
pub fn candidates(observation: &Observation<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    if !observation.is_to_act() {
        return actions;
    }
    let state = observation.state;
    let legal = |action: &Action| state.check(action).is_ok();
    actions.extend(simple().filter(legal));
    actions.extend(special_hands(state).filter(legal));
    for list in [takes, melds] {
        let (mut found, mut looked_at) = (0, 0);
        let _ = list(state, Width::Pruned, &mut |action| {
            looked_at += 1;
            if legal(&action) {
                found += 1;
                actions.push(action);
            }
            if found < MOST_CANDIDATES && looked_at < MOST_LOOKED_AT {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
    if let Some(action) = first_step_out(observation)
        && !actions.contains(&action)
        && legal(&action)
    {
        actions.push(action);
    }
    actions.extend(discards(state).filter(legal));
    if actions.is_empty() {
        let _ = visit_all(observation, |action| {
            actions.push(action);
            ControlFlow::Break(())
        });
    }
    actions
}

/// Actions that may be legal in a turn after drawing, quickly listed: no question to the partner, no plan for going out, and few
/// ways of opening. Melds are not checked.
pub(crate) fn quick_candidates(observation: &Observation<'_>) -> Vec<Action> {
    let state = observation.state;
    let legal = |action: &Action| state.check(action).is_ok();
    let mut actions: Vec<Action> = special_hands(state).filter(legal).collect();
    let _ = melds(state, Width::Pruned, &mut |action| {
        actions.push(action);
        if actions.len() < MOST_QUICK { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    actions.extend(discards(state).chain([Action::Keep]).filter(legal));
    actions
}

/// The first action of a plan for going out in this turn, if there is any.
#[must_use]
pub fn first_step_out(observation: &Observation<'_>) -> Option<Action> {
    going_out_plan(observation).and_then(GoingOutPlan::first_step)
}

/// A plan for going out in this turn, if there is any.
pub(crate) fn going_out_plan(observation: &Observation<'_>) -> Option<GoingOutPlan> {
    if !observation.may_go_out() || observation.state.must_ask() {
        return None;
    }
    let state = observation.state;
    state.finish(state.hands[state.seat], &state.melds[state.sides.of(state.seat)]).going_out_plan()
}

/// A legal way to take the pile, if one is found within `most` tries; likely ones are tried first.
#[must_use]
pub fn find_take(observation: &Observation<'_>, most: usize) -> Option<Action> {
    if observation.is_to_act() { any_take(observation.state, most) } else { None }
}

/// A legal way to take the pile, if one is found within `most` tries.
pub(super) fn any_take(state: &State, most: usize) -> Option<Action> {
    let reach = layable(state).points() + state.pile.row.last().map_or(0, Card::points);
    if reach < opening_points(state) {
        // Even the whole hand does not reach the minimum.
        return None;
    }
    let (mut found, mut tried) = (None, 0);
    // Likely ones first, then all.
    for width in [Width::Pruned, Width::All] {
        let _ = takes(state, width, &mut |action| {
            tried += 1;
            if state.check(&action).is_ok() {
                found = Some(action);
            } else if tried < most {
                return ControlFlow::Continue(());
            }
            ControlFlow::Break(())
        });
        if found.is_some() {
            break;
        }
    }
    found
}

/// Actions that name no card.
fn simple() -> impl Iterator<Item = Action> {
    [Action::Draw, Action::Keep, Action::Ask, Action::Answer(Answer::Yes), Action::Answer(Answer::No)].into_iter()
}

/// The special hands that the rules know.
fn special_hands(state: &State) -> impl Iterator<Item = Action> + use<> {
    let known = state.rules.special_hands;
    // Sixteen at most: fits.
    (0..if known.is_empty() { 0 } else { 16 }).filter(move |&at| known.at(at.into()).is_some()).map(Action::Special)
}

/// A discard of each rank in the hand; of each face where suits or the colours of threes matter.
fn discards(state: &State) -> impl Iterator<Item = Action> {
    let hand = if state.phase == Phase::Answer { CardSet::EMPTY } else { state.hands[state.seat] };
    let simple = state.has_simple_melds();
    hand.faces().filter(move |&card| !simple || hand.any_of_rank(card.rank()) == Some(card)).map(Action::Discard)
}

/// Ways to take the pile that may be legal.
fn takes(state: &State, width: Width, offer: &mut Offer<'_>) -> ControlFlow<()> {
    if !state.has_simple_melds() {
        return any::takes(state, width, offer);
    }
    let (Phase::Draw, Some(rank), true) = (state.phase, state.pile_rank(), state.rules.pile_allowed) else {
        return ControlFlow::Continue(());
    };
    let hand = layable(state);
    let melds = &state.melds[state.sides.of(state.seat)];
    let mut before = melds.of(rank);
    if let Some(top) = state.pile.row.last() {
        before = before.union(top.into());
    }
    for with in additions(&state.rules, rank, before, hand, width).chain([CardSet::EMPTY]) {
        // No further group can remedy a fault of the pile. Without this test, every combination of a large hand would be
        // tried before a frozen pile.
        let forbidden = matches!(
            state.check(&Action::take(with)),
            Err(RuleError::PileFrozen { .. }
                | RuleError::PileNeedsNaturalPair { .. }
                | RuleError::CanastaFull { .. }
                | RuleError::TopCardDoesNotFit { .. }
                | RuleError::OneCardPile)
        );
        if forbidden {
            continue;
        }
        let top = state.pile.row.last().map_or(0, Card::points);
        let needed = opening_points(state) - with.points() - top;
        let groups = Combinations { state, width, skip: Some(rank), needed };
        groups.visit(Rank::NATURALS.len(), hand.difference(with), &mut Vec::new(), &mut |groups| {
            offer(Action::Take { with: Group::of(with), groups: groups.to_vec() })
        })?;
    }
    ControlFlow::Continue(())
}

/// Melds that may be legal.
fn melds(state: &State, width: Width, offer: &mut Offer<'_>) -> ControlFlow<()> {
    let playing = state.phase == Phase::Play || (state.phase == Phase::Draw && state.rules.out_without_draw);
    if !playing {
        return ControlFlow::Continue(());
    }
    if !state.has_simple_melds() {
        return any::melds(state, width, offer);
    }
    let hand = layable(state);
    // A concealed hand may be exempt from the minimum.
    let exempt = state.rules.concealed_exempt && state.turn.drew == Drew::Stock;
    let needed = if exempt { 0 } else { opening_points(state) };
    let groups = Combinations { state, width, skip: None, needed };
    groups.visit(Rank::NATURALS.len() + 1, hand, &mut Vec::new(), &mut |groups| match groups.is_empty() {
        true => ControlFlow::Continue(()),
        false => offer(Action::Meld(groups.to_vec())),
    })
}

/// Every way of laying groups, one for each rank, lowest ranks first.
struct Combinations<'a> {
    state: &'a State,
    width: Width,
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
        offer: &mut dyn FnMut(&[Group]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(place) = left.checked_sub(1) else {
            // Chosen backwards; offered in order of rank.
            let groups: Vec<Group> = chosen.iter().rev().copied().collect();
            return offer(&groups);
        };
        if self.needed > 0 && self.reach(left, hand, chosen) < self.needed {
            return ControlFlow::Continue(());
        }
        // Without this rank first, so that small actions come before large ones.
        self.visit(place, hand, chosen, offer)?;
        let rank = Rank::NATURALS.get(place).copied().unwrap_or(Rank::Three);
        if self.skip == Some(rank) {
            return ControlFlow::Continue(());
        }
        let before = self.state.melds[self.state.sides.of(self.state.seat)].of(rank);
        for cards in additions(&self.state.rules, rank, before, hand, self.width) {
            chosen.push(Group::onto(rank, cards));
            let flow = self.visit(place, hand.difference(cards), chosen, offer);
            chosen.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }
}

impl Combinations<'_> {
    /// The most points that the chosen groups and those of the remaining ranks can reach.
    fn reach(&self, left: usize, hand: CardSet, chosen: &[Group]) -> i32 {
        let wilds = hand.wilds().len();
        let layable = |place: usize| {
            let rank = Rank::NATURALS.get(place).copied().unwrap_or(Rank::Three);
            let before = self.state.melds[self.state.sides.of(self.state.seat)].of(rank).len();
            match rank {
                _ if self.skip == Some(rank) => 0,
                Rank::Three if before + hand.black_threes().len() < 3 => 0,
                Rank::Three => hand.black_threes().points(),
                _ if before + hand.count(rank) + wilds < 3 || hand.count(rank) + before == 0 => 0,
                _ => hand.of_rank(rank).points(),
            }
        };
        let chosen: i32 = chosen.iter().map(|group| group.cards.points()).sum();
        chosen + (0..left).map(layable).sum::<i32>() + hand.wilds().points()
    }
}

/// Cards of the hand that can be added to `before` so that it is a meld of this rank.
fn additions(
    rules: &Rules,
    rank: Rank,
    before: CardSet,
    hand: CardSet,
    width: Width,
) -> impl Iterator<Item = CardSet> + use<> {
    let rules = *rules;
    let black = rank == Rank::Three;
    let own = if black { hand.black_threes() } else { hand.of_rank(rank) };
    let (twos, jokers) = if black { (0, 0) } else { (hand.count(Rank::Two), hand.count(Rank::Joker)) };
    // Without naturals to add and without a meld to add wilds to, nothing is possible.
    let possible = !own.is_empty() || !before.is_empty();
    let naturals = 0..if possible { own.len() + 1 } else { 0 };
    let pruned = width == Width::Pruned;
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
            let useful =
                t + j == 0 || before.len() + n + t + j == 3 || cards == Meld::CANASTA || (n == 0 && t + j == 1);
            is_meld && (!pruned || useful)
        })
        .filter_map(move |(n, t, j)| {
            let naturals: CardSet = own.iter().take(n).collect();
            let wild = hand.take_of_rank(Rank::Two, t)?.union(hand.take_of_rank(Rank::Joker, j)?);
            Some(naturals.union(wild))
        })
}

/// An action like this one in the form in which [`all`] lists it: groups joined by rank and in order of rank, of each
/// rank the first cards of the hand. `None` if a group has no one rank.
#[must_use]
pub fn up_to_suits(observation: &Observation<'_>, action: &Action) -> Option<Action> {
    if !observation.state.has_simple_melds() {
        // In sequences suits matter, and a set may be one of several.
        return Some(action.clone());
    }
    let hand = observation.hand();
    let mut used = CardSet::EMPTY;
    let mut same = |cards: CardSet| {
        let mut set = CardSet::EMPTY;
        for rank in cards.ranks() {
            let free = hand.of_rank(rank).difference(used);
            let some = free.take_of_rank(rank, cards.count(rank))?;
            used = used.union(some);
            set = set.union(some);
        }
        Some(set)
    };
    let joined = |groups: &[Group], skip: Option<Rank>| {
        let mut by_rank: Vec<(Rank, CardSet)> = Vec::new();
        for group in groups {
            let rank = group.rank()?;
            match by_rank.iter_mut().find(|(r, _)| *r == rank) {
                Some((_, cards)) => *cards = cards.union(group.cards),
                None => by_rank.push((rank, group.cards)),
            }
        }
        insertion_sort_by_key(&mut by_rank, |&(rank, _)| rank);
        let top: CardSet =
            by_rank.iter().find(|(rank, _)| Some(*rank) == skip).map_or(CardSet::EMPTY, |&(_, cards)| cards);
        by_rank.retain(|(rank, _)| Some(*rank) != skip);
        Some((top, by_rank))
    };
    // Cards are chosen from the last rank to the first, as the groups are.
    let mut laid = |by_rank: Vec<(Rank, CardSet)>| {
        let mut groups = by_rank
            .into_iter()
            .rev()
            .map(|(rank, cards)| same(cards).map(|cards| Group::onto(rank, cards)))
            .collect::<Option<Vec<_>>>()?;
        groups.reverse();
        Some(groups)
    };
    match action {
        Action::Take { with, groups } => {
            let top = observation.state.pile_rank();
            let (more, by_rank) = joined(groups, top)?;
            let with = with.cards.union(more);
            let mut first = laid(vec![(top?, with)])?;
            let with = first.pop().map_or(CardSet::EMPTY, |group| group.cards);
            Some(Action::Take { with: Group::of(with), groups: laid(by_rank)? })
        }
        Action::Meld(groups) => joined(groups, None).and_then(|(_, by_rank)| laid(by_rank)).map(Action::Meld),
        Action::Discard(card) => hand.any_of_rank(card.rank()).map(Action::Discard),
        other => Some(other.clone()),
    }
}
