//! A player that sees all hands: an upper reference for the ladder.
//!
//! It belongs to the arena and not to the roster, so that no game with people can seat it.

use canasta::bots::{Budget, SearchBot, SearchConfig};
use canasta::rules::{Action, Seat, Seed, State};

/// Its name on the command line and in results.
pub const NAME: &str = "cheat";

/// The search of the strongest level on the real hands instead of sampled ones. It knows which cards are in the stock, but
/// not their order.
pub struct OmniscientBot(SearchBot);

impl OmniscientBot {
    /// A player with random numbers of its own and a budget for each decision.
    pub fn new(seed: Seed, budget: Budget) -> OmniscientBot {
        OmniscientBot(SearchBot::new(NAME, seed, budget, SearchConfig::BEST))
    }

    /// The action of a seat that is to act.
    pub fn act(&mut self, state: &State, seat: Seat) -> Action {
        let evaluations = self.0.evaluate_on(&state.observe(seat), |rng| Some(state.with_reshuffled_stock(rng)));
        // A seat that is to act always has a legal action.
        evaluations.first().and_then(|best| best.plan.first().cloned()).unwrap_or(Action::Draw)
    }
}
