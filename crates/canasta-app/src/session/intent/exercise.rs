//! Intents about a decision that is played again.

use super::parse::ParseIntentError;
use std::fmt;
use std::str::FromStr;

/// An intent about a decision of a record that is played again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseIntent {
    /// Play the decision of the review that is shown again.
    Begin,
    /// Try another plan.
    Again,
    /// Show the best plan.
    Show,
}

impl ExerciseIntent {
    const ALL: [ExerciseIntent; 3] = [ExerciseIntent::Begin, ExerciseIntent::Again, ExerciseIntent::Show];

    const fn name(self) -> &'static str {
        match self {
            ExerciseIntent::Begin => "try-decision",
            ExerciseIntent::Again => "try-again",
            ExerciseIntent::Show => "show-best-plan",
        }
    }
}

impl fmt::Display for ExerciseIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ExerciseIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<ExerciseIntent, ParseIntentError> {
        ExerciseIntent::ALL.into_iter().find(|intent| intent.name() == text).ok_or(ParseIntentError)
    }
}
