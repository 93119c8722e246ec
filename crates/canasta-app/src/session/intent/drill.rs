//! Intents about drills.

use super::parse::{ParseIntentError, split, value};
use crate::session::learn::drills::Drill;
use std::fmt;
use std::str::FromStr;

/// An intent about drills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillIntent {
    /// Begin a drill, at its first question without a right answer.
    Begin(Drill),
    /// Go on to the next question; after the last, to the page *Learn*.
    Next,
    /// Ask the question again.
    Again,
    /// Show a right answer.
    Show,
    /// Answer with a number.
    Number(i32),
    /// Play the mistake of an own game again that is due next.
    Mistake,
}

impl fmt::Display for DrillIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrillIntent::Begin(drill) => write!(f, "drill:{}", drill.name()),
            DrillIntent::Next => f.write_str("next-question"),
            DrillIntent::Again => f.write_str("same-question"),
            DrillIntent::Show => f.write_str("show-answer"),
            DrillIntent::Number(number) => write!(f, "number:{number}"),
            DrillIntent::Mistake => f.write_str("next-mistake"),
        }
    }
}

impl FromStr for DrillIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<DrillIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "drill" => DrillIntent::Begin(Drill::from_name(rest).ok_or(ParseIntentError)?),
            "next-question" => DrillIntent::Next,
            "same-question" => DrillIntent::Again,
            "show-answer" => DrillIntent::Show,
            "number" => DrillIntent::Number(value(rest)?),
            "next-mistake" => DrillIntent::Mistake,
            _ => return Err(ParseIntentError),
        })
    }
}
