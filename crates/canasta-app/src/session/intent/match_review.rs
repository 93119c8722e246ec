//! Intents about the review of a record.

use super::parse::ParseIntentError;
use std::fmt;
use std::str::FromStr;

/// An intent about the review of a record. Its decisions are moments of the record, to which
/// [`LookBackIntent::GoTo`](super::LookBackIntent::GoTo) leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchReviewIntent {
    /// Look back at the match on the table with its review.
    Open,
    /// Show the review beside the record, or hide it.
    Toggle,
    /// Stop the review, or let it go on.
    ToggleRunning,
}

impl MatchReviewIntent {
    const ALL: [MatchReviewIntent; 3] =
        [MatchReviewIntent::Open, MatchReviewIntent::Toggle, MatchReviewIntent::ToggleRunning];

    const fn name(self) -> &'static str {
        match self {
            MatchReviewIntent::Open => "review-match",
            MatchReviewIntent::Toggle => "show-review",
            MatchReviewIntent::ToggleRunning => "run-review",
        }
    }
}

impl fmt::Display for MatchReviewIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for MatchReviewIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<MatchReviewIntent, ParseIntentError> {
        MatchReviewIntent::ALL.into_iter().find(|intent| intent.name() == text).ok_or(ParseIntentError)
    }
}
