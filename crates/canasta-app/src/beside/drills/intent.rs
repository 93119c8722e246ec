//! Intents about drills.

use crate::beside::drills::Drill;
use crate::session::intent::grammar::{Name, intents};

intents! {
    /// An intent about drills.
    #[derive(Copy)]
    DrillIntent {
        /// Begin a drill, at its first question without a right answer.
        Begin(drill: Drill as Name) = "drill",
        /// Go on to the next question; after the last, to the page *Learn*.
        Next = "next-question",
        /// Ask the question again.
        Again = "same-question",
        /// Show a right answer.
        Show = "show-answer",
        /// Answer with a number.
        Number(number: i32) = "number",
    }
}
