//! A policy for games with sequences, wild melds, feet or special hands, which the quick rules of thumb do not know.
//!
//! It weighs legal actions in points of the hand's score, so that it plays every game that the engine knows. It is slower than
//! the rules of thumb, and the search plays its candidates out with it.

#[cfg(test)]
mod finishing;
mod nearness;
mod weigher;
mod weights;

pub use weights::{GeneralWeights, Judgement};

use crate::rules::sort::insertion_sort_by_key;
use crate::rules::{Action, Answer, Observation, Phase, legal};
use weigher::{NEVER, Weigher, agrees};

/// What the other answer to a partner loses, in points: a no is played out as if a yes came in the next turn, turn after turn.
const OTHER_ANSWER: i32 = 100;

/// An action for the seat that is to act; `None` only if no candidate is legal.
pub(super) fn choose(observation: &Observation<'_>, weights: GeneralWeights) -> Option<Action> {
    if observation.phase() == Phase::Answer {
        return Some(Action::Answer(if agrees(observation, weights) { Answer::Yes } else { Answer::No }));
    }
    let weigher = Weigher::new(observation, weights);
    let better = |best: (i32, Action), other: (i32, Action)| if other.0 > best.0 { other } else { best };
    let best = |actions: Vec<Action>| {
        let weighed = actions.into_iter().map(|action| (weigher.worth(&action), action));
        weighed.filter(|(worth, _)| *worth > NEVER).reduce(better).map(|(_, action)| action)
    };
    best(weigher.candidates()).or_else(|| legal::candidates(observation).into_iter().next())
}

/// All legal candidates with their worth, the best first.
pub(super) fn ranked(observation: &Observation<'_>, weights: GeneralWeights) -> Vec<(Action, i32)> {
    let weigher = Weigher::new(observation, weights);
    let mut all: Vec<(Action, i32)> = legal::candidates(observation)
        .into_iter()
        .map(|action| {
            let worth = weigher.worth(&action);
            (action, worth)
        })
        .collect();
    insertion_sort_by_key(&mut all, |&(_, worth)| std::cmp::Reverse(worth));
    all
}

/// The candidates that are worth trying, the best first, with the points by which each is worse than the first.
pub(super) fn plans(observation: &Observation<'_>, weights: GeneralWeights, most: usize) -> Vec<(Action, i32)> {
    if observation.phase() == Phase::Answer {
        let (own, other) =
            if agrees(observation, weights) { (Answer::Yes, Answer::No) } else { (Answer::No, Answer::Yes) };
        return vec![(Action::Answer(own), 0), (Action::Answer(other), OTHER_ANSWER)];
    }
    let mut all = ranked(observation, weights);
    // A player who can lay does so before discarding. A playout lays the cards in the next turn, so that waiting would seem to cost
    // nothing, turn after turn.
    if let Some((Action::Meld(_), _)) = all.first() {
        all.retain(|(action, _)| !matches!(action, Action::Discard(_)));
    }
    all.truncate(most);
    let best = all.first().map_or(0, |&(_, worth)| worth);
    all.into_iter().map(|(action, worth)| (action, best.saturating_sub(worth))).collect()
}
