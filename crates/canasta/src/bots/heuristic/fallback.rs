//! The action of last resort.

use super::discard;
use super::public_features::PublicFeatures;
use crate::rules::{Action, Observation, legal};
use std::ops::ControlFlow;

/// A legal action for positions in which the rules of thumb find none; if possible one that ends the turn.
pub fn fallback_action(observation: &Observation<'_>) -> Action {
    let candidates = legal::candidates(observation);
    let ends_turn = |action: &&Action| matches!(action, Action::Draw | Action::Discard(_) | Action::Keep);
    let best_discard = || {
        discard::choose(&PublicFeatures::new(observation))
            .map(Action::Discard)
            .filter(|action| candidates.contains(action))
    };
    let first_legal = || {
        let mut first = None;
        let _ = legal::visit_all(observation, |action| {
            first = Some(action);
            ControlFlow::Break(())
        });
        first
    };
    best_discard()
        .or_else(|| candidates.iter().find(ends_turn).or(candidates.first()).cloned())
        .or_else(first_legal)
        // Unreachable for a seat that is to act: it always has a legal action.
        .unwrap_or(Action::Draw)
}
