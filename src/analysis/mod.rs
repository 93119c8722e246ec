//! Looking back at a game: what each decision was worth, from what the seat knew that made it.
//!
//! - [`Decision`]: one choice of a seat in a record, with its observation.
//! - [`ActionSummary`]: the effect of a plan, by which plans are compared.

mod action_summary;
mod decision;

pub use action_summary::{ActionSummary, carries_out};
pub use decision::{Decision, DecisionKind, decisions, hand_decisions};
