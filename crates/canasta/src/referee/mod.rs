//! A table for players of any program: it deals, checks and scores, and shows each seat what it may know. `canasta referee` and the
//! packages for other languages are made of it.
//!
//! What goes in and out is data that serializes to the JSON of `docs/protocol.md`.

mod batch;
mod decide;
mod features;
pub mod hex;
mod new_table;
mod no_action;
mod refusal;
mod request_fields;
mod staging;
mod step;
mod step_set;
mod table;
mod worlds;

pub use batch::{Batch, BatchEnd};
pub use decide::{Decide, SeatAction, actions_of_others};
pub use features::{FEATURES, FeatureScale, STATE_FEATURES, features, features_len, state_features};
pub use new_table::{NewTable, TableSeed};
pub use no_action::why_no_action;
pub use refusal::{Refusal, read_json, read_value};
pub use request_fields::nearest;
pub use staging::Staging;
pub use step::{Part, PartKind, Step, Whole};
pub use step_set::StepSet;
pub use table::Table;
pub use worlds::Worlds;
