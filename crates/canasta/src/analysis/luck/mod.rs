//! Luck apart from skill: what each card was worth that came by chance, beside the cards that could have come.
//!
//! - [`record_luck`]: the luck of a record, by event, hand and side, and its margins without luck.
//! - `visit_deal` and `visit_draws`: the cards that chance deals, one at a time, with where all cards were.
//! - `visit_features` and `WEIGHTS`: what a card is worth; `calibration` fits the weights.

mod calibration;
mod card_worth;
mod chance;
mod features;
mod holdings;
mod kind;
mod record_luck;
mod weights;

pub use calibration::luck_weights;
pub use chance::ChanceKind;
pub use record_luck::{ChanceEvent, HandLuck, Luck, RecordLuck, hand_luck, record_luck};
