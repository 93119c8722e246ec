//! Rules of thumb: a fast bot for every rule that a table can have, and the parts that other bots use.

mod by_players;
pub(super) mod discard;
pub(super) mod fallback;
pub(super) mod going_out;
mod habit;
mod held_points;
mod heuristic_bot;
pub(super) mod melding;
pub(super) mod opening;
mod parameters;
pub(super) mod pile;
pub(super) mod public_features;
mod sets;
#[cfg(test)]
mod tests;
pub(super) mod unasked;
pub(super) mod veto;
pub(super) mod weights;

pub use by_players::ByPlayers;
pub use habit::Habit;
pub use heuristic_bot::HeuristicBot;
pub(super) use heuristic_bot::choose_action;
pub use parameters::{PolicyParameters, PolicySet};
pub use veto::{Veto, find_veto};
