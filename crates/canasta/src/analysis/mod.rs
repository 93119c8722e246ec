//! Looking back at a game: what each decision was worth, from what the seat knew that made it.
//!
//! - [`decisions`]: the choices of a record, each with its seat's observation.
//! - [`evaluate`]: what one of them was worth beside the best plan; [`review`] does it for all of them.
//! - [`MistakeClass`] and [`Tally`]: how bad decisions were, one by one and together.
//! - [`plays_like`]: the level that makes as many errors.
//! - [`record_luck`]: what chance gave to each side, and the margins without it.
//! - [`open_chances`]: the chance to win after each turn, seen with all cards; [`turn_chances`] puts beside it what a seat knew.
//! - [`check_termination`]: whether a match under house rules ends, and the fields that keep it from it.

mod action_summary;
mod decision;
mod decision_review;
mod level_table;
mod luck;
mod mean;
mod mistake_class;
mod open_chance;
mod review;
mod share;
mod strength;
mod termination;
#[cfg(test)]
mod test_records;
mod turn_chance;

pub use action_summary::{ActionSummary, carries_out};
pub use decision::{Decision, DecisionKind, decisions, hand_decisions};
pub use decision_review::{DecisionReview, OtherPlan, Values, Worth, evaluate, observation_seed};
pub use level_table::{LevelRate, LevelTable, Likeness, plays_like};
pub use luck::{ChanceEvent, ChanceKind, HandLuck, Luck, RecordLuck, hand_luck, luck_weights, record_luck};
pub use mean::{Mean, RunningStats, student_t};
pub use mistake_class::MistakeClass;
pub use open_chance::{OpenChance, TurnEnd, open_chance_at, open_chances, turn_ends};
pub use review::{Review, Tally, review};
pub use share::{Share, wilson};
pub use strength::Strength;
pub use termination::{HANDS_TRIED, MATCHES_TRIED, Termination, check_termination};
pub use turn_chance::{TurnChance, turn_chances};
