//! Who plays Canasta: policies that see an [`Observation`] and answer with an [`Action`].

mod brisk;
mod budget;
#[cfg(test)]
mod conformance;
mod contest;
pub mod counting;
mod flat;
mod roster;
mod search;
mod sense;
mod style;
mod thumb;
pub mod workload;

pub use brisk::Brisk;
pub use budget::{Budget, Clock, Thinking};
pub use contest::{Contest, Stopped};
pub use flat::Flat;
pub use roster::{Entry, ROSTER, Standing, levels, named};
pub use search::{Depth, Finding, Layings, Plan, Search, Yardstick};
pub use sense::{Objection, objection};
pub use style::{NoStyle, Style};
pub use thumb::{Skill, Thumb};

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
