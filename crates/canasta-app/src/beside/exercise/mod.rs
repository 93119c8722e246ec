//! A decision of a record as an exercise: its position is played again until the plan is as good as the best one.
//!
//! - [`Exercise`] is made of a record, one of its decisions, and what the review found out about it.
//! - [`ExerciseRun`] is an exercise at the table: what was tried, and how good that was.

mod intent;
mod position;
mod run;
pub(crate) mod view;

pub use intent::ExerciseIntent;
pub use position::Exercise;
pub use run::{Attempt, ExerciseRun};
