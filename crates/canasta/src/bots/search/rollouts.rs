//! Playouts of the plans of one decision.

use super::evaluation::PlanEvaluation;
use super::plan::Plan;
use super::playout::{Outcome, Playout};
use crate::rules::State;
use crate::rules::sort::insertion_sort_by;

/// The playouts of one plan.
struct RolloutStats {
    plan: Plan,
    playouts: u32,
    sum: Outcome,
    /// The outcome on the current state. It is added once all active plans have one.
    pending: Option<Outcome>,
    /// The prior penalty of the plan, as a deduction from the sum of utilities.
    penalty: f64,
    /// The points of the hand on each state, in the order of the states.
    points: Vec<f32>,
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
    playout: Playout,
}

impl Rollouts {
    /// Each point of a plan's prior penalty deducts `prior_weight` from its sum of utilities.
    pub fn new(plans: Vec<Plan>, playout: Playout, prior_weight: f64) -> Rollouts {
        let start = |plan: Plan| {
            let penalty = f64::from(plan.prior_penalty()) * prior_weight;
            RolloutStats { plan, playouts: 0, sum: Outcome::default(), pending: None, penalty, points: Vec::new() }
        };
        let stats: Vec<RolloutStats> = plans.into_iter().map(start).collect();
        Rollouts { active: stats.len(), stats, playout }
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
        if let Some(stats) = self.stats.get_mut(plan)
            && let Some(outcome) = self.playout.run(stats.plan.actions(), state)
        {
            stats.pending = Some(outcome);
        }
    }

    /// Adds the outcomes on the current state if all active plans have one, so that all are ranked on the same states.
    pub fn commit_world(&mut self) {
        let active = &mut self.stats[..self.active];
        let complete = active.iter().all(|stats| stats.pending.is_some());
        for stats in active {
            if let (Some(outcome), true) = (stats.pending.take(), complete) {
                stats.playouts += 1;
                // A few thousand points: exact.
                stats.points.push(outcome.points as f32);
                stats.sum.add(outcome);
            }
        }
    }

    /// Drops the worse half of the active plans; among equals, the later ones.
    pub fn drop_worse_half(&mut self) {
        insertion_sort_by(&mut self.stats[..self.active], |a, b| a.rank_value() > b.rank_value());
        self.active = self.active.div_ceil(2).max(1);
    }

    /// The evaluations, best first. Plans that were tried longer come before dropped plans.
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
                    behind: None,
                    samples: stats.points,
                }
            })
            .collect()
    }
}
