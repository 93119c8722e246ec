//! Helpers for the text forms of all intents.

use std::fmt;
use std::str::FromStr;

/// The text is not an intent: its word is unknown, or its value is invalid for the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIntentError;

impl fmt::Display for ParseIntentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an intent")
    }
}

impl std::error::Error for ParseIntentError {}

/// Splits the text of an intent into its word and the value behind the colon. The value is empty if there is no colon.
pub(super) fn split(text: &str) -> (&str, &str) {
    text.split_once(':').unwrap_or((text, ""))
}

/// Splits the text of a change, `set:name=value`, into name and value.
pub(super) fn split_change(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix("set:")?.split_once('=')
}

/// Parses the value of an intent.
pub(super) fn value<T: FromStr>(text: &str) -> Result<T, ParseIntentError> {
    text.parse().map_err(|_| ParseIntentError)
}

/// Formats numbers with commas between them.
pub(super) fn write_ids(f: &mut fmt::Formatter<'_>, ids: &[u32]) -> fmt::Result {
    for (at, id) in ids.iter().enumerate() {
        write!(f, "{}{id}", if at > 0 { "," } else { "" })?;
    }
    Ok(())
}

/// Parses numbers with commas between them.
pub(super) fn read_ids(text: &str) -> Result<Vec<u32>, ParseIntentError> {
    text.split(',').filter(|id| !id.is_empty()).map(value).collect()
}
