//! Intents about a decision that is played again.

use crate::session::intent::grammar::intents;

intents! {
    /// An intent about a decision of a record that is played again.
    #[derive(Copy)]
    ExerciseIntent {
        /// Play the decision of the review that is shown again.
        Begin = "try-decision",
        /// Try another plan.
        Again = "try-again",
        /// Show the best plan.
        Show = "show-best-plan",
    }
}
