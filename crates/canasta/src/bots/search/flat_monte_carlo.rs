//! Flat Monte Carlo: the baseline that a search has to beat.

use crate::bots::bot::Bot;
use crate::bots::budget::Budget;
use crate::bots::heuristic::HeuristicBot;
use crate::bots::rollout::RolloutBot;
use crate::rules::{Action, Observation, Phase, Seed, State, generator, legal};

/// Plays every candidate out on the same sampled worlds and takes the one with the most points of the hand on average. It
/// drops no candidate early and ignores the score of the match. It is a fixed reference: later bots are measured against it.
#[derive(Clone, Debug)]
pub struct FlatMonteCarlo {
    seed: Seed,
    decisions: u64,
    budget: Budget,
}

impl FlatMonteCarlo {
    /// The default number of sampled worlds for a decision.
    pub const WORLDS: u32 = 300;

    /// A bot with a seed. A budget of worlds counts sampled worlds, each with playouts of all candidates.
    #[must_use]
    pub const fn new(seed: Seed, budget: Budget) -> FlatMonteCarlo {
        FlatMonteCarlo { seed, decisions: 0, budget }
    }
}

impl Bot for FlatMonteCarlo {
    fn name(&self) -> &'static str {
        "flat"
    }

    fn streams_used(&self) -> u64 {
        self.decisions
    }

    fn use_streams_from(&mut self, streams: u64) {
        self.decisions = streams;
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let mut rng = generator(self.seed);
        rng.set_stream(self.decisions);
        self.decisions += 1;
        let candidates = legal::candidates(observation);
        if candidates.len() < 2 || (observation.phase() == Phase::Draw && candidates.len() == 1) {
            return candidates.into_iter().next().unwrap_or_else(|| HeuristicBot::default().act(observation));
        }
        let side = observation.rules().sides().of(observation.seat());
        let mut sums = vec![0_i64; candidates.len()];
        let mut budget = self.budget.start();
        while budget.consume() {
            let Some(world) = State::sample(observation, &mut rng) else { break };
            for (action, sum) in candidates.iter().zip(&mut sums) {
                let mut state = world.clone();
                if state.play(action).is_err() {
                    continue;
                }
                RolloutBot::play_out(&mut state);
                let Some(sheet) = state.score() else { continue };
                let sides = state.sides();
                let others = sheet.sides.entries();
                let others = others.filter(|&(other, _)| sides.playing_for(other) != sides.playing_for(side));
                let best = others.map(|(_, score)| score.hand).max().unwrap_or_default();
                *sum += i64::from(sheet.sides[side].hand) - i64::from(best);
            }
        }
        // Among equals the first; `max_by_key` returns the last, hence the reversal.
        let best = (0..candidates.len()).rev().max_by_key(|&place| sums[place]).unwrap_or_default();
        candidates.into_iter().nth(best).unwrap_or_else(|| HeuristicBot::default().act(observation))
    }
}
