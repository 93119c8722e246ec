//! Lists of legal actions.
//!
//! [`all`] lists every action up to the choice of suits; [`candidates`] is a pruned subset for bots, hints and play by
//! keyboard. Both check each action by [`State::check`], so they cannot disagree with it.

mod any;
mod breadth;
mod fast;

use crate::rules::action::{Action, Answer, Group};
use crate::rules::cards::{CardSet, Rank};
use crate::rules::going_out::{GoingOutPlan, GoingOutSearch};
use crate::rules::observation::Observation;
use crate::rules::sort::insertion_sort_by_key;
use crate::rules::state::{Phase, State};
use breadth::{Breadth, Visitor, layable, opening_points};
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
    let mut visit_legal = |action: Action| {
        tried += 1;
        match state.check(&action) {
            Ok(()) => visit(action),
            Err(_) if tried < most => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    };
    simple().try_for_each(&mut visit_legal)?;
    special_hands(state).try_for_each(&mut visit_legal)?;
    discards(state).try_for_each(&mut visit_legal)?;
    takes(state, Breadth::All, &mut visit_legal)?;
    melds(state, Breadth::All, &mut visit_legal)
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
        let _ = list(state, Breadth::Pruned, &mut |action| {
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
    let _ = melds(state, Breadth::Pruned, &mut |action| {
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

/// The first action of a plan for going out in this turn, if there is any: that of the fast search where it goes out under these rules
/// too, which is quicker and lays cards in the same way under all of them.
pub(crate) fn likely_step_out(observation: &Observation<'_>) -> Option<Action> {
    if !observation.may_go_out() || observation.state.must_ask() {
        return None;
    }
    let state = observation.state;
    let melds = &state.melds[state.sides.of(state.seat)];
    let search = state.going_out_search(state.hands[state.seat].cards(), melds, state.came);
    let quick = GoingOutSearch { is_fast: true, ..search };
    let likely = Some(quick).filter(|quick| quick.melds.extra().is_empty()).and_then(|quick| quick.plan());
    likely.filter(|plan| goes_out(state, plan)).or_else(|| search.plan()).and_then(GoingOutPlan::first_step)
}

/// Whether every action of a plan is legal and the last one goes out.
fn goes_out(state: &State, plan: &GoingOutPlan) -> bool {
    let mut state = state.clone();
    let lays = plan.lay.iter().filter(|groups| !groups.is_empty()).map(|groups| Action::Meld(groups.clone()));
    lays.chain(plan.discard.map(Action::Discard)).all(|action| state.play(&action).is_ok()) && state.ended.is_some()
}

/// A plan for going out in this turn, if there is any.
pub(crate) fn going_out_plan(observation: &Observation<'_>) -> Option<GoingOutPlan> {
    if !observation.may_go_out() || observation.state.must_ask() {
        return None;
    }
    let state = observation.state;
    let melds = &state.melds[state.sides.of(state.seat)];
    state.going_out_search(state.hands[state.seat].cards(), melds, state.came).plan()
}

/// A legal way to take the pile, if one is found within `most` tries; likely ones are tried first.
#[must_use]
pub fn find_take(observation: &Observation<'_>, most: usize) -> Option<Action> {
    if observation.is_to_act() { any_take(observation.state, most) } else { None }
}

/// A legal way to take the pile, if one is found within `most` tries.
pub(super) fn any_take(state: &State, most: usize) -> Option<Action> {
    let reach = state.rules.points_of(layable(state))
        + state.pile.row.last().map_or(0, |card| state.rules.points_of_card(card));
    if reach < opening_points(state) {
        // Even the whole hand does not reach the minimum.
        return None;
    }
    let (mut found, mut tried) = (None, 0);
    // Likely ones first, then all.
    for breadth in [Breadth::Pruned, Breadth::All] {
        let _ = takes(state, breadth, &mut |action| {
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
    let hand = if state.phase == Phase::Answer { CardSet::EMPTY } else { state.hands[state.seat].cards() };
    let by_rank = fits_fast_search(state);
    hand.faces().filter(move |&card| !by_rank || hand.any_of_rank(card.rank()) == Some(card)).map(Action::Discard)
}

/// Ways to take the pile that may be legal.
fn takes(state: &State, breadth: Breadth, visit: &mut Visitor<'_>) -> ControlFlow<()> {
    match fits_fast_search(state) {
        _ if state.is_closed_turn() => ControlFlow::Continue(()),
        true => fast::takes(state, breadth, visit),
        false => any::takes(state, breadth, visit),
    }
}

/// Melds that may be legal.
fn melds(state: &State, breadth: Breadth, visit: &mut Visitor<'_>) -> ControlFlow<()> {
    let may_lay = state.phase == Phase::Play || (state.phase == Phase::Draw && state.rules.out_without_draw);
    match fits_fast_search(state) {
        _ if !may_lay || state.is_closed_turn() => ControlFlow::Continue(()),
        true => fast::melds(state, breadth, visit),
        false => any::melds(state, breadth, visit),
    }
}

/// Whether the fast search lists the ways to lay cards.
fn fits_fast_search(state: &State) -> bool {
    state.fits_fast_search(&state.melds[state.sides.of(state.seat)])
}

/// An action like this one in the form in which [`all`] lists it: groups joined by rank and in order of rank, of each
/// rank the first cards of the hand. `None` if a group has no one rank.
#[must_use]
pub fn canonical_form(observation: &Observation<'_>, action: &Action) -> Option<Action> {
    if !fits_fast_search(observation.state) {
        // In sequences suits matter, and a set may be one of several.
        return Some(action.clone());
    }
    let hand = observation.hand();
    let layable = hand.difference(observation.came());
    let mut used = CardSet::EMPTY;
    let mut same = |cards: CardSet| {
        let mut set = CardSet::EMPTY;
        for rank in cards.ranks() {
            let free = layable.of_rank(rank).difference(used);
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
