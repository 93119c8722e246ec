//! Intents about what is shown beside the match.

use crate::session::intent::grammar::intents;

intents! {
    /// An intent about the first page, the guided first hand and drills.
    #[derive(Copy)]
    LearnIntent {
        /// Show the first page while the match waits.
        FirstPage = "first-page",
        /// Begin or resume the guided first hand.
        Lesson = "lesson",
        /// Go to the step before.
        Back = "step-back",
        /// Go on from a step that is only to be read.
        Next = "step-next",
        /// Do what the step waits for.
        ShowStep = "step-show",
        /// Leave what is shown, and go back to the match.
        Leave = "leave",
    }
}
