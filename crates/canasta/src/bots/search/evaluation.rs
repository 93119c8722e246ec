//! The evaluation of a plan.

use super::paired_trial::{Estimate, Sums};
use super::plan::Plan;

/// What a search has found out about one plan.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanEvaluation {
    /// The plan.
    pub plan: Plan,
    /// The number of playouts.
    pub playouts: u32,
    /// The mean probability that the own side wins the match, from 0 to 1.
    pub win_probability: f64,
    /// The mean score of the hand, own side minus the other.
    pub points: f64,
    /// Whether the plan begins with an action that no level plays, however it was evaluated.
    pub vetoed: bool,
    /// The points of the hand by which it is behind the first of all, on the states on which both were tried; `None` for the first,
    /// and without such states.
    pub behind: Option<Estimate>,
    /// The points of the hand on each state, in the order of the states.
    pub(super) samples: Vec<f32>,
}

/// Compares all evaluations with the first.
pub(super) fn compare_with_first(evaluations: &mut [PlanEvaluation]) {
    let Some((first, others)) = evaluations.split_first_mut() else { return };
    for other in others {
        let mut sums = Sums::default();
        let pairs = first.samples.iter().zip(&other.samples);
        pairs.for_each(|(one, other)| sums.add(f64::from(*one) - f64::from(*other)));
        other.behind = Some(sums.estimate()).filter(|_| sums.count() > 1);
    }
}
