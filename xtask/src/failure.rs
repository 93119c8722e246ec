//! What went wrong, and what to do about it.

use std::fmt;

/// A step that did not work: what happened, and the remedy in the reader's words.
#[derive(Debug)]
pub struct Failure {
    what: String,
    remedy: String,
}

/// The result of every step.
pub type Result<T> = std::result::Result<T, Failure>;

impl Failure {
    /// A failure and its remedy; both are shown.
    pub fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { what: what.into(), remedy: remedy.into() }
    }

    /// A file or folder that could not be read or written.
    pub fn io(doing: &str, path: &std::path::Path, error: &std::io::Error) -> Self {
        Self::new(
            format!("{doing} {} failed: {error}", path.display()),
            "look at that path's permissions and at the free space of its disk",
        )
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Failed: {}\nRemedy: {}", self.what, self.remedy)
    }
}
