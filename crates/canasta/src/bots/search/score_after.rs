//! The score of a hand that is played out.

use crate::bots::ranked;
use crate::bots::rollout::{RolloutBot, SeatPolicies};
use crate::rules::{Action, ScoreSheet, State};

/// Plays a plan on a state, whose first action is legal there, and then the hand to its end, each seat with its policy. `None` if the
/// hand does not end.
pub fn score_after(plan: &[Action], state: &State, policies: &SeatPolicies<'_>) -> Option<ScoreSheet> {
    ranked::play_out(plan, state, policies).or_else(|| score_after_complete(plan, state, policies))
}

/// The same with the complete engine.
fn score_after_complete(plan: &[Action], state: &State, policies: &SeatPolicies<'_>) -> Option<ScoreSheet> {
    let mut state = state.clone();
    for action in plan {
        // Legality follows from the observation, so that each action is legal in every state, unless an earlier one has ended
        // the hand.
        if state.play(action).is_err() {
            break;
        }
    }
    RolloutBot::play_out_with(&mut state, policies);
    state.score()
}
