//! Playouts of the plans of one decision.

use super::evaluation::PlanEvaluation;
use super::plan::Plan;
use super::win_model::WinModel;
use crate::bots::rollout::RolloutBot;
use crate::bots::style::Style;
use crate::rules::sort::insertion_sort_by;
use crate::rules::{Side, State};

/// The outcome of one playout, or the sum over several.
#[derive(Clone, Copy, Default)]
struct Outcome {
    /// The probability to win the match, with the preferences of the style added to the points.
    utility: f64,
    /// The probability to win the match.
    win_probability: f64,
    points: f64,
}

/// The playouts of one plan.
struct RolloutStats {
    plan: Plan,
    playouts: u32,
    sum: Outcome,
    /// The outcome on the current state. It is added once all active plans have one.
    pending: Option<Outcome>,
    /// The prior penalty of the plan, as a deduction from the sum of utilities.
    penalty: f64,
}

impl RolloutStats {
    /// The value by which plans are ranked that were tried on the same states.
    fn rank_value(&self) -> f64 {
        self.sum.utility - self.penalty
    }
}

/// All plans of a decision; the active ones come first.
pub struct Rollouts {
    stats: Vec<RolloutStats>,
    active: usize,
    side: Side,
    win_model: WinModel,
    style: Style,
}

impl Rollouts {
    /// Each point of a plan's prior penalty deducts `prior_weight` from its sum of utilities.
    pub fn new(plans: Vec<Plan>, side: Side, win_model: WinModel, prior_weight: f64, style: Style) -> Rollouts {
        let start = |plan: Plan| {
            let penalty = f64::from(plan.prior_penalty()) * prior_weight;
            RolloutStats { plan, playouts: 0, sum: Outcome::default(), pending: None, penalty }
        };
        let stats: Vec<RolloutStats> = plans.into_iter().map(start).collect();
        Rollouts { active: stats.len(), stats, side, win_model, style }
    }

    pub fn len(&self) -> usize {
        self.stats.len()
    }

    /// The number of plans that have not been dropped.
    pub fn active(&self) -> usize {
        self.active
    }

    /// Plays a plan on a state, and then the hand to its end.
    pub fn run(&mut self, plan: usize, state: &State) {
        let Some(stats) = self.stats.get_mut(plan) else { return };
        let mut state = state.clone();
        for action in stats.plan.actions() {
            // Legality follows from the observation, so that each action is legal in every state, unless an earlier one
            // has ended the hand.
            if state.play(action).is_err() {
                break;
            }
        }
        RolloutBot::play_out(&mut state);
        let Some(sheet) = state.score() else { return };
        let totals = sheet.totals();
        let (own, other) = (self.side, self.side.other());
        let points = f64::from(sheet.sides[own].hand.saturating_sub(sheet.sides[other].hand));
        let style_bonus = match self.style {
            Style::Balanced => 0,
            style => {
                let [natural, mixed] = style.canasta_bonuses();
                let (naturals, mixeds) = (sheet.sides[own].natural_canastas, sheet.sides[own].mixed_canastas);
                // At most eleven canastas: the casts are lossless.
                let out = if sheet.went_out == Some(own) { style.going_out_bonus() } else { 0 };
                out + natural * naturals as i32 + mixed * mixeds as i32
            }
        };
        let rules = state.rules();
        let win_probability = self.win_model.win_probability(rules, totals[own], totals[other]);
        // A decided match stays decided, whatever the style prefers.
        let utility = if style_bonus == 0 || rules.game_end(totals).is_some() {
            win_probability
        } else {
            self.win_model.win_probability(rules, totals[own].saturating_add(style_bonus), totals[other])
        };
        stats.pending = Some(Outcome { utility, win_probability, points });
    }

    /// Adds the outcomes on the current state if all active plans have one, so that all are ranked on the same states.
    pub fn commit_world(&mut self) {
        let active = &mut self.stats[..self.active];
        let complete = active.iter().all(|stats| stats.pending.is_some());
        for stats in active {
            if let (Some(outcome), true) = (stats.pending.take(), complete) {
                stats.playouts += 1;
                stats.sum.utility += outcome.utility;
                stats.sum.win_probability += outcome.win_probability;
                stats.sum.points += outcome.points;
            }
        }
    }

    /// Drops the worse half of the active plans; among equals, the later ones.
    pub fn drop_worse_half(&mut self) {
        insertion_sort_by(&mut self.stats[..self.active], |a, b| a.rank_value() > b.rank_value());
        self.active = self.active.div_ceil(2).max(1);
    }

    /// The evaluations, best first: plans that were tried longer come before those that were dropped.
    pub fn into_evaluations(mut self) -> Vec<PlanEvaluation> {
        insertion_sort_by(&mut self.stats[..self.active], |a, b| a.rank_value() > b.rank_value());
        self.stats
            .into_iter()
            .map(|stats| {
                let playouts = f64::from(stats.playouts.max(1));
                PlanEvaluation {
                    plan: stats.plan,
                    playouts: stats.playouts,
                    win_probability: stats.sum.win_probability / playouts,
                    points: stats.sum.points / playouts,
                    vetoed: false,
                }
            })
            .collect()
    }
}
