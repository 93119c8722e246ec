//! A table for players of any program: it deals, checks and scores, and shows each seat what it may know. `canasta referee` and the
//! packages for other languages are made of it.
//!
//! What goes in and out is data that serializes to the JSON of `docs/protocol.md`.

mod decide;
mod features;
pub mod hex;
mod new_table;
mod refusal;
mod staging;
mod step;
mod table;
mod worlds;

pub use decide::{Decide, SeatAction, actions_of_others};
pub use features::{FEATURES, features};
pub use new_table::{NewTable, TableSeed};
pub use refusal::{Refusal, read_json};
pub use staging::Staging;
pub use step::{Part, PartKind, Step, Whole};
pub use table::Table;
pub use worlds::Worlds;
