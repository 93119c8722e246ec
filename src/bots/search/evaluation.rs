//! The evaluation of a plan.

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
}
