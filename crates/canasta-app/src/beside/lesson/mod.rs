//! The guided first hand: a script of steps on a prepared deal.

pub(crate) mod game;
mod run;
mod script;
mod step;
pub(crate) mod view;

pub(crate) use run::show_goal;
pub use run::{Lesson, LessonProgress, LessonReply};
pub use script::STEPS;
pub use step::{Goal, Spot, Step, StepId};
