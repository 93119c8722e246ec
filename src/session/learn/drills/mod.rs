//! Drills: positions with one question each. A drill is a file of data beside this one; its texts are in `view::text`.

mod catalog;
mod pattern;
mod question;

pub use catalog::{Drill, read_questions};
pub use pattern::{Pattern, TurnKind};
pub use question::{DrillAnswer, DrillQuestion, Judge, Judgement, Score};
