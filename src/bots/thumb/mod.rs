//! A fast player by rules of thumb.

use super::Bot;
use crate::rules::{Action, Observation, legal};

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thumb {}

impl Bot for Thumb {
    fn name(&self) -> &'static str {
        "thumb"
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        if let Some(action) = legal::first_step_out(observation).filter(|action| observation.check(action).is_ok()) {
            return action;
        }
        let candidates = legal::candidates(observation);
        let groups = |action: &Action| match action {
            Action::Take { .. } => 2,
            Action::Meld(_) => 1,
            _ => 0,
        };
        let best = candidates.into_iter().rev().max_by_key(groups);
        best.unwrap_or(Action::Draw)
    }
}
