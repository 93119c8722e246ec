//! What could be done: plans for the rest of a turn.

use super::{Depth, Layings};
use crate::bots::heuristic::{HeuristicBot, discard, melding, opening, pile, public_features::PublicFeatures};
use crate::bots::objection;
use crate::bots::rollout::laying;
use crate::rules::{
    Action, Answer, Card, CardSet, Group, Meld, Observation, Phase, Rank, State, TurnObligation, legal, order,
};

/// Actions of one seat, one after another: to the end of its turn, or up to where it sees something new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    actions: Vec<Action>,
    /// What the rules of thumb hold of it: how many points worse it is than what they would do.
    doubt: i32,
}

impl Plan {
    /// The actions.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The first of them.
    #[must_use]
    pub fn first(&self) -> Option<&Action> {
        self.actions.first()
    }

    /// How many points worse the rules of thumb think it than what they would do.
    pub(super) const fn doubt(&self) -> i32 {
        self.doubt
    }
}

/// What the rules of thumb hold against a plan that begins otherwise than they would.
const OTHERWISE: i32 = 15;
/// The most that they hold against a discard: they may be wrong.
const MOST_DOUBT: i32 = 80;

/// The most ways of taking the pile that are tried.
const MOST_TAKES: usize = 6;
/// The most ways of laying cards that are tried.
const MOST_LAYINGS: usize = 8;
/// Discards tried after all but the first way of laying.
const FEW_DISCARDS: usize = 3;

/// Whether there is nothing to do but draw.
pub fn only_draws(seen: &Observation<'_>) -> bool {
    !seen.rules().out_without_draw && seen.stock_len() > 0 && takes(seen).is_empty()
}

/// Plans worth trying, that of the rules of thumb first. `sampled` is any state that this seat observes so.
pub fn of(seen: &Observation<'_>, quick: &Action, sampled: &State, depth: Depth, thumb: HeuristicBot) -> Vec<Plan> {
    let mut plans = Plans { list: Vec::new(), quick, thumb, seen };
    match seen.phase() {
        _ if !seen.is_to_act() => {}
        Phase::Answer => {
            [Answer::Yes, Answer::No].into_iter().for_each(|answer| plans.add(vec![Action::Answer(answer)]))
        }
        Phase::Draw => {
            if let Some(way) = pile::choose(&thumb.sight(seen)) {
                plans.add(vec![way]);
            }
            plans.add(vec![Action::Draw]);
            takes(seen).into_iter().for_each(|way| plans.add(vec![way]));
            if seen.rules().out_without_draw {
                plans.going_out_plan(sampled);
            }
        }
        Phase::Play => plans.of_play(sampled, depth),
    }
    plans.list
}

/// Ways to take the pile.
fn takes(seen: &Observation<'_>) -> Vec<Action> {
    let Some(top) = seen.pile().last().filter(|top| top.rank().is_natural()) else { return Vec::new() };
    let possible =
        seen.rules().pile_allowed && seen.hand().count(top.rank()) + seen.melds(seen.side()).of(top.rank()).len() > 0;
    if !possible {
        return Vec::new();
    }
    let candidates = legal::candidates(seen).into_iter();
    candidates.filter(|action| matches!(action, Action::Take { .. })).take(MOST_TAKES).collect()
}

struct Plans<'a> {
    list: Vec<Plan>,
    /// What the rules of thumb do.
    quick: &'a Action,
    /// By which the ways to take, to lay and to throw are put in order.
    thumb: HeuristicBot,
    seen: &'a Observation<'a>,
}

impl Plans<'_> {
    fn add(&mut self, actions: Vec<Action>) {
        self.add_doubtful(actions, 0);
    }

    /// Adds a plan of which the rules of thumb hold its discard so many points worse than another.
    fn add_doubtful(&mut self, actions: Vec<Action>, doubt: i32) {
        let otherwise = if actions.first() == Some(self.quick) { 0 } else { OTHERWISE };
        let plan = Plan { actions, doubt: otherwise + doubt.min(MOST_DOUBT) };
        let new = self.list.iter().all(|old| old.actions != plan.actions);
        if new && plan.first().is_some_and(|action| self.seen.check(action).is_ok()) {
            self.list.push(plan);
        }
    }

    /// The ways out, if there are any: at once, or after asking.
    fn going_out_plan(&mut self, sampled: &State) {
        let Some(first) = legal::first_step_out(self.seen) else { return };
        if self.seen.check(&Action::Ask).is_ok() {
            self.add(vec![Action::Ask]);
        }
        let mut state = sampled.clone();
        let mut steps = Vec::new();
        let mut next = Some(first);
        // Two layings and a discard at the most.
        while let Some(action) = next.take().filter(|_| steps.len() < 4) {
            if state.play(&action).is_err() {
                break;
            }
            steps.push(action);
            if state.ended().is_none() && state.turn_of() == self.seen.seat() {
                next = legal::first_step_out(&state.observe(self.seen.seat()));
            }
        }
        self.add(steps);
    }

    fn of_play(&mut self, sampled: &State, depth: Depth) {
        let seen = self.seen;
        self.going_out_plan(sampled);
        if seen.obligation() == TurnObligation::MustGoOut {
            return;
        }
        self.add(vec![Action::Keep]);
        let sight = self.thumb.sight(seen);
        for (place, laying) in layings(&sight, depth.layings).into_iter().enumerate() {
            let most = if place == 0 { depth.discards } else { depth.discards.min(FEW_DISCARDS) };
            let Some(laying) = laying else {
                for (doubt, card) in discards(&sight, most) {
                    self.add_doubtful(vec![Action::Discard(card)], doubt);
                }
                continue;
            };
            let laid = Action::Meld(laying);
            let mut state = sampled.clone();
            if state.play(&laid).is_err() {
                continue;
            }
            let after = state.observe(seen.seat());
            for (doubt, card) in discards(&self.thumb.sight(&after), most) {
                self.add_doubtful(vec![laid.clone(), Action::Discard(card)], doubt);
            }
        }
        if self.list.is_empty() {
            legal::candidates(seen).into_iter().for_each(|action| self.add(vec![action]));
        }
    }
}

/// The cards that seem best to throw, best first, with how many points worse they seem than the first; with a wild and a
/// black three among them where the pile is worth it.
fn discards(sight: &PublicFeatures<'_>, most: usize) -> Vec<(i32, Card)> {
    let seen = sight.seen;
    let mut ranked = discard::ranked(sight);
    if ranked.iter().any(|&(_, card)| objection(seen, &Action::Discard(card)).is_none()) {
        ranked.retain(|&(_, card)| objection(seen, &Action::Discard(card)).is_none());
    }
    let least = ranked.first().map_or(0, |&(cost, _)| cost);
    ranked.iter_mut().for_each(|(cost, _)| *cost -= least);
    let stopping = |rank: Rank| rank.is_wild() || rank == Rank::Three;
    if let Some(place) = ranked.iter().skip(most).position(|(_, card)| stopping(card.rank()))
        && most >= 4
    {
        let card = ranked.remove(most + place);
        ranked.insert(most - 1, card);
    }
    ranked.truncate(most.max(1));
    ranked
}

/// Ways of laying cards, that of the rules of thumb first; `None` lays nothing.
fn layings(sight: &PublicFeatures<'_>, which: Layings) -> Vec<Option<Vec<Group>>> {
    let opened = !sight.own.is_empty();
    let mut ways: Vec<Option<Vec<Group>>> = Vec::new();
    let mut add = |way: Option<Vec<Group>>| {
        let way = way.map(sorted);
        if way.as_ref().is_none_or(|groups| !groups.is_empty()) && !ways.contains(&way) && ways.len() < MOST_LAYINGS {
            ways.push(way);
        }
    };
    add(if opened { melding::choose(sight) } else { opening::choose(sight) });
    add(None);
    if which == Layings::Few {
        return ways;
    }
    if opened {
        let naturals = naturals(sight);
        add(Some(naturals.clone()));
        // One group each: what closes a canasta, or starts a meld, or adds to one.
        for rank in Rank::NATURALS {
            let (held, laid) = (sight.count(rank), sight.laid(rank));
            let all = sight.hand.of_rank(rank);
            let need = Meld::CANASTA.saturating_sub(held + laid);
            if laid < Meld::CANASTA && laid + held > 0 && need > 0 && need <= sight.wilds() && need <= 3 {
                if let Some(wilds) = wilds(sight, need) {
                    add(Some(vec![Group::onto(rank, all.union(wilds))]));
                }
            } else if laid + held >= Meld::CANASTA && laid < Meld::CANASTA {
                add(Some(vec![Group::onto(rank, all)]));
            }
        }
        naturals.into_iter().for_each(|group| add(Some(vec![group])));
    } else {
        let minimum = sight.seen.opening_minimum(sight.seen.side()).max(1);
        let most = sight.hand.len().saturating_sub(1);
        add(opening::cheapest(sight.rules, sight.hand, None, minimum, most).map(|opening| opening.groups));
        add(laying::first(sight.rules, sight.hand, None, minimum, most).map(|opening| opening.groups));
        let all = naturals(sight);
        let points: i32 = all.iter().map(|group| group.cards.points()).sum();
        add((points >= minimum).then_some(all));
    }
    ways
}

/// All naturals that can be laid without wilds, but for two cards that stay.
fn naturals(sight: &PublicFeatures<'_>) -> Vec<Group> {
    let least = sight.rules.smallest_meld();
    let mut left = sight.hand.len();
    let mut groups = Vec::new();
    for rank in Rank::NATURALS.into_iter().rev() {
        let (held, laid) = (sight.count(rank), sight.laid(rank));
        let fits = held > 0 && (laid > 0 || held >= least);
        if fits && left >= held + 2 {
            left -= held;
            groups.push(Group::of(sight.hand.of_rank(rank)));
        }
    }
    groups
}

/// So many wilds, twos first.
fn wilds(sight: &PublicFeatures<'_>, n: usize) -> Option<CardSet> {
    let twos = sight.count(Rank::Two).min(n);
    Some(sight.hand.take_of_rank(Rank::Two, twos)?.union(sight.hand.take_of_rank(Rank::Joker, n - twos)?))
}

fn sorted(mut groups: Vec<Group>) -> Vec<Group> {
    order::settle_by(&mut groups, Group::rank);
    groups
}
