//! Intents about what is shown beside the match.

use super::parse::ParseIntentError;
use std::fmt;
use std::str::FromStr;

/// An intent about the first page, the guided first hand and drills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LearnIntent {
    /// Show the first page while the match waits.
    FirstPage,
    /// Begin or resume the guided first hand.
    Lesson,
    /// Go to the step before.
    Back,
    /// Go on from a step that is only to be read.
    Next,
    /// Do what the step waits for.
    ShowStep,
    /// Leave what is shown, and go back to the match.
    Leave,
}

impl fmt::Display for LearnIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LearnIntent::FirstPage => "first-page",
            LearnIntent::Lesson => "lesson",
            LearnIntent::Back => "step-back",
            LearnIntent::Next => "step-next",
            LearnIntent::ShowStep => "step-show",
            LearnIntent::Leave => "leave",
        })
    }
}

impl FromStr for LearnIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<LearnIntent, ParseIntentError> {
        match text {
            "first-page" => Ok(LearnIntent::FirstPage),
            "lesson" => Ok(LearnIntent::Lesson),
            "step-back" => Ok(LearnIntent::Back),
            "step-next" => Ok(LearnIntent::Next),
            "step-show" => Ok(LearnIntent::ShowStep),
            "leave" => Ok(LearnIntent::Leave),
            _ => Err(ParseIntentError),
        }
    }
}
