//! Intents about the review of a record.

use crate::session::intent::grammar::intents;

intents! {
    /// An intent about the review of a record. Its decisions are moments of the record, to which
    /// [`LookBackIntent::GoTo`](crate::session::intent::LookBackIntent::GoTo) leads.
    #[derive(Copy)]
    MatchReviewIntent {
        /// Look back at the match on the table with its review.
        Open = "review-match",
        /// Show the review beside the record, or hide it.
        Toggle = "show-review",
        /// Stop the review, or let it go on.
        ToggleRunning = "run-review",
    }
}
