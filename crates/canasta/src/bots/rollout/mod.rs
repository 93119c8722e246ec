//! The rollout policy: the rules of thumb in short, many times faster.

pub(super) mod discard;
pub(super) mod melding;
mod pile;
mod rollout_bot;

pub use rollout_bot::RolloutBot;
pub(super) use rollout_bot::SeatPolicies;
#[cfg(test)]
pub(super) use rollout_bot::first_choice;
