//! Drills: positions with one question each. A drill is a file of data beside this one; its texts are in `view::text`.

mod catalog;
mod intent;
mod pattern;
mod progress;
mod question;
mod run;
pub(crate) mod view;

pub use catalog::{Drill, read_questions};
pub use intent::DrillIntent;
pub use pattern::{Pattern, TurnKind};
pub use progress::DrillProgress;
pub use question::{AnswerGrade, DrillAnswer, DrillQuestion, Judge, Score};
pub use run::{Cost, DrillRun, Given, Verdict};
