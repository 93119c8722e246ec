//! Plain flat Monte Carlo: the yardstick that a search has to beat.

use super::budget::Budget;
use super::{Bot, HeuristicBot, RolloutBot};
use crate::rules::{Action, Observation, Phase, Seed, State, generator, legal};

/// Tries every candidate on the same sampled hands, plays each out by the quick rules of thumb and takes the one with the
/// most points of the hand on average. It drops nothing early, knows nothing of the match, and is kept as it is: later
/// players are measured against it.
#[derive(Clone, Debug)]
pub struct Flat {
    seed: Seed,
    decisions: u64,
    budget: Budget,
}

impl Flat {
    /// Hands that are sampled for a decision unless told otherwise.
    pub const WORLDS: u32 = 300;

    /// A player with its own random numbers; a budget of worlds counts sampled hands, each with all candidates.
    #[must_use]
    pub const fn new(seed: Seed, budget: Budget) -> Flat {
        Flat { seed, decisions: 0, budget }
    }
}

impl Bot for Flat {
    fn name(&self) -> &'static str {
        "flat"
    }

    fn act(&mut self, seen: &Observation<'_>) -> Action {
        let mut rng = generator(self.seed);
        rng.set_stream(self.decisions);
        self.decisions += 1;
        let candidates = legal::candidates(seen);
        if candidates.len() < 2 || (seen.phase() == Phase::Draw && candidates.len() == 1) {
            return candidates.into_iter().next().unwrap_or_else(|| HeuristicBot::default().act(seen));
        }
        let side = seen.side();
        let mut sums = vec![0_i64; candidates.len()];
        let mut thinking = self.budget.begin();
        while thinking.another() {
            let Some(world) = State::sample(seen, &mut rng) else { break };
            for (action, sum) in candidates.iter().zip(&mut sums) {
                let mut state = world.clone();
                if state.play(action).is_err() {
                    continue;
                }
                RolloutBot::play_out(&mut state);
                let Some(sheet) = state.score() else { continue };
                *sum += i64::from(sheet.sides[side].hand) - i64::from(sheet.sides[side.other()].hand);
            }
        }
        // The first of the best, should there be several.
        let best = (0..candidates.len()).rev().max_by_key(|&place| sums[place]).unwrap_or_default();
        candidates.into_iter().nth(best).unwrap_or_else(|| HeuristicBot::default().act(seen))
    }
}
