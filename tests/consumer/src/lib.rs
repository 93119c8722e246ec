//! A crate that uses the library as others do: a bot of its own.

use canasta::bots::Bot;
use canasta::rules::{Action, Observation, legal};
use rand::Rng;
use rand::seq::IndexedRandom as _;

/// A bot that plays any of the legal actions that it is shown.
pub struct RandomBot<R>(pub R);

impl<R: Rng + Send> Bot for RandomBot<R> {
    fn name(&self) -> &'static str {
        "random"
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let actions = legal::candidates(observation);
        actions.choose(&mut self.0).cloned().unwrap_or(Action::Draw)
    }
}
