//! Who plays Canasta: policies that see an [`Observation`] and answer with an [`Action`].

pub mod belief_calibration;
mod budget;
#[cfg(test)]
mod conformance;
mod contest;
mod flat;
mod heuristic;
mod rollout;
mod roster;
mod search;
mod style;
mod veto;
pub mod workload;

pub use budget::{Budget, Clock, Thinking};
pub use contest::{Contest, Stopped};
pub use flat::Flat;
pub use heuristic::{HeuristicBot, Skill};
pub use rollout::RolloutBot;
pub use roster::{Entry, ROSTER, Standing, levels, named};
pub use search::{Depth, Finding, Layings, Plan, Search, WinModel};
pub use style::{NoStyle, Style};
pub use veto::{Veto, objection};

use crate::rules::{Action, Observation};

/// A hand does not take more actions. Every turn uses up the stock or melds a card, so few take even a tenth of it.
const MOST_ACTIONS: usize = 4_000;

/// A player that is a program.
///
/// It has no clock and no randomness of its own: what it may draw by lot comes from a seed that it was made with. So
/// the same bot in the same game does the same on every machine. It is asked only when it is to act, and whatever it
/// answers is checked like a person's action.
pub trait Bot {
    /// What it is called in records and tables: one short word.
    fn name(&self) -> &'static str;

    /// What it does now.
    fn act(&mut self, observation: &Observation<'_>) -> Action;
}
