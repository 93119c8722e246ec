//! The candidate plans of a search.

use super::plan::Plan;
use super::search_config::{MeldOptions, SearchConfig};
use crate::bots::heuristic::public_features::PublicFeatures;
use crate::bots::heuristic::veto::find_veto;
use crate::bots::heuristic::{HeuristicBot, discard, melding, opening, pile};
use crate::bots::rollout::melding as rollout_melding;
use crate::rules::sort::insertion_sort_by_key;
use crate::rules::{
    Action, Answer, Card, CardSet, Group, Meld, Observation, Phase, Rank, State, TurnObligation, legal,
};

/// Prior penalty of a plan whose first action is not that of the heuristic, in points.
pub(super) const DEVIATION_PENALTY: i32 = 15;
/// The largest prior penalty of a discard, in points; the heuristic may be wrong.
const MAX_DISCARD_PENALTY: i32 = 80;

/// The most ways of taking the pile that are tried.
const MAX_TAKES: usize = 6;
/// The most ways of melding that are tried.
const MAX_MELD_OPTIONS: usize = 8;
/// The most discards that are tried after a way of melding other than the first.
const FEW_DISCARDS: usize = 3;

/// Whether drawing from the stock is the only legal action at the beginning of a turn.
pub fn must_draw(observation: &Observation<'_>) -> bool {
    !observation.rules().out_without_draw && observation.stock_len() > 0 && pile_takes(observation).is_empty()
}

/// The plans to try, that of the heuristic first. `sampled` is any state with this observation.
pub fn plans(
    observation: &Observation<'_>,
    heuristic_action: &Action,
    sampled: &State,
    config: SearchConfig,
    heuristic: HeuristicBot,
) -> Vec<Plan> {
    let mut plans = PlanList { plans: Vec::new(), heuristic_action, heuristic, observation };
    match observation.phase() {
        _ if !observation.is_to_act() => {}
        Phase::Answer => {
            [Answer::Yes, Answer::No].into_iter().for_each(|answer| plans.add(vec![Action::Answer(answer)]))
        }
        Phase::Draw => {
            if let Some(take) = pile::choose(&heuristic.features(observation)) {
                plans.add(vec![take]);
            }
            plans.add(vec![Action::Draw]);
            pile_takes(observation).into_iter().for_each(|take| plans.add(vec![take]));
            if observation.rules().out_without_draw {
                plans.add_going_out(sampled);
            }
        }
        Phase::Play => plans.add_melds_and_discards(sampled, config),
    }
    plans.plans
}

/// The ways to take the pile.
fn pile_takes(observation: &Observation<'_>) -> Vec<Action> {
    let Some(top) = observation.pile().last().filter(|top| top.rank().is_natural()) else { return Vec::new() };
    let possible = observation.rules().pile_allowed
        && observation.hand().count(top.rank()) + observation.melds(observation.side()).of(top.rank()).len() > 0;
    if !possible {
        return Vec::new();
    }
    let candidates = legal::candidates(observation).into_iter();
    candidates.filter(|action| matches!(action, Action::Take { .. })).take(MAX_TAKES).collect()
}

/// Collects plans without duplicates.
struct PlanList<'a> {
    plans: Vec<Plan>,
    /// The action of the heuristic.
    heuristic_action: &'a Action,
    /// Orders the ways to take the pile, to meld and to discard.
    heuristic: HeuristicBot,
    observation: &'a Observation<'a>,
}

impl PlanList<'_> {
    fn add(&mut self, actions: Vec<Action>) {
        self.add_with_penalty(actions, 0);
    }

    /// Adds a plan whose discard is `discard_penalty` points worse than the best, if it is new and its first action legal.
    fn add_with_penalty(&mut self, actions: Vec<Action>, discard_penalty: i32) {
        let deviation = if actions.first() == Some(self.heuristic_action) { 0 } else { DEVIATION_PENALTY };
        let plan = Plan::new(actions, deviation + discard_penalty.min(MAX_DISCARD_PENALTY));
        let is_new = self.plans.iter().all(|old| old.actions() != plan.actions());
        if is_new && plan.first().is_some_and(|action| self.observation.check(action).is_ok()) {
            self.plans.push(plan);
        }
    }

    /// Adds going out, at once or after asking the partner, if that is possible.
    fn add_going_out(&mut self, sampled: &State) {
        let Some(first) = legal::first_step_out(self.observation) else { return };
        if self.observation.check(&Action::Ask).is_ok() {
            self.add(vec![Action::Ask]);
        }
        let mut state = sampled.clone();
        let mut steps = Vec::new();
        let mut next = Some(first);
        // At most two melds and a discard.
        while let Some(action) = next.take().filter(|_| steps.len() < 4) {
            if state.play(&action).is_err() {
                break;
            }
            steps.push(action);
            if state.ended().is_none() && state.turn_of() == self.observation.seat() {
                next = legal::first_step_out(&state.observe(self.observation.seat()));
            }
        }
        self.add(steps);
    }

    fn add_melds_and_discards(&mut self, sampled: &State, config: SearchConfig) {
        let observation = self.observation;
        self.add_going_out(sampled);
        if observation.obligation() == TurnObligation::MustGoOut {
            return;
        }
        self.add(vec![Action::Keep]);
        let heuristic = self.heuristic;
        let features = heuristic.features(observation);
        for (place, groups) in meld_options(&features, config.meld_options).into_iter().enumerate() {
            let limit = if place == 0 { config.max_discards } else { config.max_discards.min(FEW_DISCARDS) };
            let Some(groups) = groups else {
                for (penalty, card) in discards(&features, limit) {
                    self.add_with_penalty(vec![Action::Discard(card)], penalty);
                }
                continue;
            };
            let meld = Action::Meld(groups);
            let mut state = sampled.clone();
            if state.play(&meld).is_err() {
                continue;
            }
            let after = state.observe(observation.seat());
            for (penalty, card) in discards(&heuristic.features(&after), limit) {
                self.add_with_penalty(vec![meld.clone(), Action::Discard(card)], penalty);
            }
        }
        if self.plans.is_empty() {
            legal::candidates(observation).into_iter().for_each(|action| self.add(vec![action]));
        }
    }
}

/// The best discards by the heuristic, best first, each with the points by which it is worse than the first. With four or more,
/// the last is a wild card or black three, which stops the next player, unless one is among them anyway.
fn discards(features: &PublicFeatures<'_>, limit: usize) -> Vec<(i32, Card)> {
    let observation = features.observation;
    let mut ranked = discard::ranked(features);
    if ranked.iter().any(|&(_, card)| find_veto(observation, &Action::Discard(card)).is_none()) {
        ranked.retain(|&(_, card)| find_veto(observation, &Action::Discard(card)).is_none());
    }
    if ranked.iter().any(|&(_, card)| !discard::is_likely_fed(features, card)) {
        ranked.retain(|&(_, card)| !discard::is_likely_fed(features, card));
    }
    let lowest = ranked.first().map_or(0, |&(cost, _)| cost);
    ranked.iter_mut().for_each(|(cost, _)| *cost -= lowest);
    let stops_next = |rank: Rank| rank.is_wild() || rank == Rank::Three;
    if let Some(place) = ranked.iter().skip(limit).position(|(_, card)| stops_next(card.rank()))
        && limit >= 4
    {
        let card = ranked.remove(limit + place);
        ranked.insert(limit - 1, card);
    }
    ranked.truncate(limit.max(1));
    ranked
}

/// The ways of melding, that of the heuristic first; `None` melds nothing.
fn meld_options(features: &PublicFeatures<'_>, which: MeldOptions) -> Vec<Option<Vec<Group>>> {
    let opened = !features.own_melds.is_empty();
    let mut options: Vec<Option<Vec<Group>>> = Vec::new();
    let mut add = |option: Option<Vec<Group>>| {
        let option = option.map(sorted);
        let option = option.and_then(|groups| features.allowed_groups(groups).or(Some(Vec::new())));
        let is_empty = option.as_ref().is_some_and(Vec::is_empty);
        if !is_empty && !options.contains(&option) && options.len() < MAX_MELD_OPTIONS {
            options.push(option);
        }
    };
    add(if opened { melding::choose(features) } else { opening::choose(features) });
    add(None);
    if which == MeldOptions::Few {
        return options;
    }
    if opened {
        let naturals = naturals(features);
        add(Some(naturals.clone()));
        // Single groups: those that complete a canasta, start a meld, or add to one.
        for rank in Rank::NATURALS {
            let (held, melded) = (features.count(rank), features.own_meld_len(rank));
            let all = features.hand.of_rank(rank);
            let need = Meld::CANASTA.saturating_sub(held + melded);
            if melded < Meld::CANASTA && melded + held > 0 && need > 0 && need <= features.wild_count() && need <= 3 {
                if let Some(wilds) = wilds(features, need) {
                    add(Some(vec![Group::onto(rank, all.union(wilds))]));
                }
            } else if melded + held >= Meld::CANASTA && melded < Meld::CANASTA {
                add(Some(vec![Group::onto(rank, all)]));
            }
        }
        naturals.into_iter().for_each(|group| add(Some(vec![group])));
    } else {
        let minimum = features.observation.opening_minimum(features.observation.seat()).max(1);
        let most = features.hand.len().saturating_sub(1);
        add(opening::cheapest(features, features.hand, None, minimum, most, opening::needed_canasta(features))
            .map(|opening| opening.groups));
        add(rollout_melding::first_opening(features.rules, features.hand, None, minimum, most)
            .map(|opening| opening.groups));
        let all = naturals(features);
        let points: i32 = all.iter().map(|group| features.rules.points_of(group.cards)).sum();
        add((points >= minimum).then_some(all));
    }
    options
}

/// All naturals that can be melded without wild cards, as long as two cards stay in the hand.
fn naturals(features: &PublicFeatures<'_>) -> Vec<Group> {
    let least = features.rules.smallest_meld();
    let mut left = features.hand.len();
    let mut groups = Vec::new();
    for rank in Rank::NATURALS.into_iter().rev() {
        let (held, melded) = (features.count(rank), features.own_meld_len(rank));
        let fits = held > 0 && (melded > 0 || held >= least);
        if fits && left >= held + 2 {
            left -= held;
            groups.push(Group::of(features.hand.of_rank(rank)));
        }
    }
    groups
}

/// `n` wild cards of the hand, twos first.
fn wilds(features: &PublicFeatures<'_>, n: usize) -> Option<CardSet> {
    let twos = features.count(Rank::Two).min(n);
    Some(features.hand.take_of_rank(Rank::Two, twos)?.union(features.hand.take_of_rank(Rank::Joker, n - twos)?))
}

fn sorted(mut groups: Vec<Group>) -> Vec<Group> {
    insertion_sort_by_key(&mut groups, Group::rank);
    groups
}
