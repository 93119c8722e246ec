//! A player that sees all hands: how far any player could come, as an upper reference for the ladder.
//!
//! It lives here and not among the bots, so that no game with people can seat it.

use crate::bots::{Budget, Depth, Search};
use crate::rules::{Action, Seat, Seed, State};

/// What it is called.
pub const NAME: &str = "cheat";

/// The search of the strongest level, on the hands that there are instead of hands that could be; of the stock it knows the
/// cards, but not their order.
pub struct Cheat(Search);

impl Cheat {
    /// A player with its own random numbers and a budget for each decision.
    pub fn new(seed: Seed, budget: Budget) -> Cheat {
        Cheat(Search::new(NAME, seed, budget, Depth::default()))
    }

    /// What it does.
    pub fn act(&mut self, state: &State, seat: Seat) -> Action {
        let found = self.0.think_on(&state.observe(seat), |rng| Some(state.restocked(rng)));
        // Whoever is to act always has a legal action.
        found.first().and_then(|finding| finding.plan.first().cloned()).unwrap_or(Action::Draw)
    }
}
