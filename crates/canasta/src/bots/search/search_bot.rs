//! A bot that searches among plans by playouts on sampled worlds.
//!
//! The search samples states that agree with its [`Observation`] (determinization, [`State::sample`]). On each of them it
//! tries every remaining plan: the rollout policy plays all seats to the end of the hand, each seat on its own observation,
//! and a [`WinModel`] turns the score into a probability to win the *match*. All plans are tried on the same states, so that
//! luck cancels out. Sequential halving drops the worse half of the plans after each part of the budget.

use super::belief::Belief;
use super::candidates;
use super::evaluation::{PlanEvaluation, compare_with_first};
use super::paired_trial::PairedTrial;
use super::plan::Plan;
use super::playout::Playout;
use super::rollouts::Rollouts;
use super::search_config::{SearchConfig, VariantPlay};
use super::win_model::WinModel;
use crate::bots::bot::Bot;
use crate::bots::budget::{Budget, BudgetTracker};
use crate::bots::general::{self, GeneralWeights, Judgement};
use crate::bots::heuristic::HeuristicBot;
use crate::bots::heuristic::public_features::{NextHolding, PublicFeatures};
use crate::bots::heuristic::unasked::goes_out_unasked;
use crate::bots::heuristic::veto::{find_veto, replace_vetoed};
use crate::bots::policy::Policy;
use crate::bots::skill::Skill;
use crate::bots::style::Style;
use crate::rules::sort::insertion_sort_by_key;
use crate::rules::{Action, Observation, Phase, Players, Rules, Seed, State, generator};
use rand_chacha::ChaCha12Rng;

/// A bot that searches.
#[derive(Clone, Debug)]
pub struct SearchBot {
    name: &'static str,
    seed: Seed,
    /// The number of decisions so far; each has a random stream of its own.
    decisions: u64,
    budget: Budget,
    config: SearchConfig,
    /// The heuristic from which candidates and their prior values come.
    heuristic: HeuristicBot,
}

impl SearchBot {
    /// The default budget at full strength: playouts for a decision.
    pub const PLAYOUTS: u32 = 2000;

    /// A bot with a seed and a budget for each decision.
    #[must_use]
    pub const fn new(name: &'static str, seed: Seed, budget: Budget, config: SearchConfig) -> SearchBot {
        let heuristic = HeuristicBot::new(name, Skill::Full).with_parameters(config.prior_policy);
        SearchBot { name, seed, decisions: 0, budget, config, heuristic }
    }

    /// The same bot with a style.
    #[must_use]
    pub const fn with_style(self, style: Style) -> SearchBot {
        SearchBot { heuristic: self.heuristic.with_style(style), ..self }
    }

    /// The same bot with a heuristic of another skill in games of four players.
    #[must_use]
    pub const fn with_four_player_skill(self, skill: Skill) -> SearchBot {
        SearchBot { heuristic: self.heuristic.with_four_player_skill(skill), ..self }
    }

    /// Evaluates the plans of a decision, best first. Empty if this seat is not to act.
    pub fn evaluate(&mut self, observation: &Observation<'_>) -> Vec<PlanEvaluation> {
        let belief = Belief::new(observation, self.config.deal_candidates);
        self.evaluate_on(observation, |rng| belief.sample(observation, rng))
    }

    /// Chooses discards from now on by this belief about the next player's hand.
    pub(in crate::bots) const fn believe(&mut self, holding: Option<NextHolding>) {
        self.heuristic = self.heuristic.with_holding(holding);
    }

    /// As [`Bot::act`], on states from another source, in games that the rules of thumb know.
    pub(in crate::bots) fn act_on(
        &mut self,
        observation: &Observation<'_>,
        sample: impl Fn(&mut ChaCha12Rng) -> Option<State>,
    ) -> Action {
        if observation.phase() == Phase::Draw && candidates::must_draw(observation) {
            return self.heuristic.act(observation);
        }
        let best = self.evaluate_on(observation, sample).into_iter().next();
        self.finish(observation, best.and_then(|best| best.plan.first().cloned()))
    }

    /// The best action, if it is legal and nothing is against it.
    fn finish(&mut self, observation: &Observation<'_>, best: Option<Action>) -> Action {
        let best = best.filter(|action| observation.check(action).is_ok());
        let best = best.unwrap_or_else(|| self.heuristic.act(observation));
        replace_vetoed(&PublicFeatures::new(observation), best)
    }

    /// As [`SearchBot::evaluate`], on states from another source. Each must give this seat the same observation.
    pub fn evaluate_on(
        &mut self,
        observation: &Observation<'_>,
        sample: impl Fn(&mut ChaCha12Rng) -> Option<State>,
    ) -> Vec<PlanEvaluation> {
        let mut rng = generator(self.seed);
        rng.set_stream(self.decisions);
        self.decisions += 1;
        let rules = observation.rules();
        let by_thumb = Policy::of(observation) != Policy::General;
        let win_model = self.win_model(rules);
        let budget = match (self.budget, rules.players) {
            _ if let (false, VariantPlay::SmallSearch(_, playouts)) = (by_thumb, self.config.variants) => {
                Budget::Worlds(playouts)
            }
            (
                Budget::Worlds(worlds),
                Players::Four | Players::Five | Players::Six | Players::Seven | Players::Eight,
            ) => Budget::Worlds(worlds.saturating_mul(self.config.four_player_percent) / 100),
            (budget, _) => budget,
        };
        let mut budget = budget.start();
        let heuristic_action = self.heuristic.act(observation);
        // The first state also shows the own hand after melding; no hidden card is read from it.
        let Some(first) = sample(&mut rng) else { return Vec::new() };
        let plans = match by_thumb {
            true => candidates::plans(observation, &heuristic_action, &first, self.config, self.heuristic),
            false => self.general_plans(observation),
        };
        let scores = observation.scores();
        let (own, other) = (scores[observation.side()], scores[observation.rival()]);
        let mut playouts = f64::from(self.config.prior_weight);
        if !by_thumb {
            playouts *= win_model.noise();
        }
        let prior_weight = playouts * win_model.slope(rules, own, other, observation.hand_number());
        let mut rollouts = Rollouts::new(plans, self.playout(observation), prior_weight);
        if rollouts.len() > 1 {
            sequential_halving(&mut rollouts, &mut budget, || sample(&mut rng), first);
        }
        // Vetoed plans come last, so that they are no advice for a person either.
        let mut evaluations = rollouts.into_evaluations();
        for evaluation in &mut evaluations {
            let first = evaluation.plan.first();
            let is_vetoed = |action| find_veto(observation, action).is_some();
            evaluation.vetoed = first.is_none_or(is_vetoed) || goes_out_unasked(observation, evaluation.plan.actions());
        }
        insertion_sort_by_key(&mut evaluations, |evaluation| evaluation.vetoed);
        compare_with_first(&mut evaluations);
        evaluations
    }

    /// Evaluates just these plans, best first: all on the same states, none dropped, without a prior. A plan may also be one
    /// that the bot would not consider; its first action must be legal.
    pub fn compare(&mut self, observation: &Observation<'_>, plans: Vec<Vec<Action>>) -> Vec<PlanEvaluation> {
        let belief = Belief::new(observation, self.config.deal_candidates);
        let mut rng = generator(self.seed);
        rng.set_stream(self.decisions);
        self.decisions += 1;
        let plans = plans.into_iter().map(|actions| Plan::new(actions, 0)).collect();
        let mut rollouts = Rollouts::new(plans, self.playout(observation), 0.0);
        let mut budget = self.budget.start();
        'states: while let Some(state) = belief.sample(observation, &mut rng) {
            for plan in 0..rollouts.len() {
                if !budget.consume() {
                    break 'states;
                }
                rollouts.run(plan, &state);
            }
            rollouts.commit_world();
        }
        rollouts.into_evaluations()
    }

    /// A trial of two plans on the same states, which are drawn for this decision alone. The first action of
    /// each must be legal.
    pub fn pair<'a>(&mut self, observation: Observation<'a>, plans: [Vec<Action>; 2]) -> PairedTrial<'a> {
        let belief = Belief::new(&observation, self.config.deal_candidates);
        let mut rng = generator(self.seed);
        rng.set_stream(self.decisions);
        self.decisions += 1;
        PairedTrial::new(observation, belief, rng, self.playout(&observation), plans)
    }

    /// The candidates of [`general`] as plans of one action, which it goes on from; its choice alone if nothing is searched.
    fn general_plans(&self, observation: &Observation<'_>) -> Vec<Plan> {
        let judgement = match self.config.variants {
            VariantPlay::Policy(judgement) => {
                let action = general::choose(observation, self.weights(judgement, observation));
                return action.map(|action| Plan::new(vec![action], 0)).into_iter().collect();
            }
            VariantPlay::SmallSearch(judgement, _) => judgement,
            VariantPlay::Search => Judgement::Tuned,
        };
        let mut plans = general::plans(observation, self.weights(judgement, observation), MOST_GENERAL_PLANS);
        // With feet the policy's discards won more often than searched ones (docs/bots.md).
        if observation.rules().has_feet() && matches!(plans.first(), Some((Action::Discard(_), _))) {
            plans.truncate(1);
        }
        let plans = plans.into_iter().enumerate();
        let plans = plans.filter(|(_, (_, worse))| *worse <= MOST_GENERAL_PENALTY);
        let penalty = |place: usize, worse: i32| if place == 0 { 0 } else { worse + candidates::DEVIATION_PENALTY };
        plans.map(|(place, (action, worse))| Plan::new(vec![action], penalty(place, worse))).collect()
    }

    fn weights(&self, judgement: Judgement, observation: &Observation<'_>) -> GeneralWeights {
        judgement.weights(observation.rules()).in_style(self.heuristic.style())
    }

    /// What scores are worth: by the policy of the rules of thumb, for bots that never change by theirs.
    fn win_model(&self, rules: &Rules) -> WinModel {
        WinModel::of_policy(rules, self.config.scale_policy.get(rules.players))
    }

    /// How this bot plays plans out.
    fn playout(&self, observation: &Observation<'_>) -> Playout {
        let win_model = self.win_model(observation.rules());
        let (rules, sides) = (observation.rules(), observation.sides());
        let side = rules.sides().of(observation.seat());
        let mut policies = [*self.config.rollout_policy.get(rules.players); Players::MOST];
        for (policy, seat) in policies.iter_mut().zip(rules.players.seats()) {
            if sides.of(seat) != observation.side() {
                *policy = *self.config.opponent_policy.get(rules.players);
            }
        }
        Playout { side, win_model, style: self.heuristic.style(), policies }
    }
}

/// Most plans that are tried in games that the quick rules of thumb do not know; playouts are few there.
const MOST_GENERAL_PLANS: usize = 6;
/// The most points by which a plan may be worse than the best in those games and still be tried.
const MOST_GENERAL_PENALTY: i32 = 100;

/// Tries the active plans on state after state, and drops the worse half after each part of the budget.
fn sequential_halving(
    rollouts: &mut Rollouts,
    budget: &mut BudgetTracker,
    mut sample: impl FnMut() -> Option<State>,
    first: State,
) {
    let rounds = usize::BITS - (rollouts.len() - 1).leading_zeros();
    let mut world = Some(first);
    for round in 1..=rounds {
        loop {
            let Some(state) = world.take().or_else(&mut sample) else { return };
            for plan in 0..rollouts.active() {
                // A budget of worlds counts playouts, so that few plans are tried on more states.
                if !budget.consume() {
                    return;
                }
                rollouts.run(plan, &state);
            }
            rollouts.commit_world();
            if budget.spent() * u64::from(rounds) >= u64::from(round) * BudgetTracker::WHOLE {
                break;
            }
        }
        rollouts.drop_worse_half();
    }
}

impl Bot for SearchBot {
    fn name(&self) -> &'static str {
        self.name
    }

    fn streams_used(&self) -> u64 {
        self.decisions
    }

    fn use_streams_from(&mut self, streams: u64) {
        self.decisions = streams;
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let by_thumb = Policy::of(observation) != Policy::General;
        if by_thumb && observation.phase() == Phase::Draw && candidates::must_draw(observation) {
            return self.heuristic.act(observation);
        }
        let best = match self.config.variants {
            // No states are sampled for a choice without a search.
            VariantPlay::Policy(judgement) if !by_thumb => {
                general::choose(observation, self.weights(judgement, observation))
            }
            _ => self.evaluate(observation).into_iter().next().and_then(|best| best.plan.first().cloned()),
        };
        self.finish(observation, best)
    }
}
