//! Intents about the words of the game.

use super::parse::{ParseIntentError, split};
use crate::session::term::Term;
use std::fmt;
use std::str::FromStr;

/// An intent about the words of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WordsIntent {
    /// Explain a word.
    Explain(Term),
    /// Show what matches a text in the open dialog: words of the glossary, or settings.
    Search(String),
}

/// The form of a search, up to its text.
const SEARCH: &str = "set:word=";

impl fmt::Display for WordsIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordsIntent::Explain(term) => write!(f, "word:{}", term.name()),
            WordsIntent::Search(text) => write!(f, "{SEARCH}{text}"),
        }
    }
}

impl FromStr for WordsIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<WordsIntent, ParseIntentError> {
        if let Some(searched) = text.strip_prefix(SEARCH) {
            return Ok(WordsIntent::Search(searched.to_owned()));
        }
        match split(text) {
            ("word", name) => Term::from_name(name).map(WordsIntent::Explain).ok_or(ParseIntentError),
            _ => Err(ParseIntentError),
        }
    }
}
