//! What is wrong in a file of words.

use std::fmt;
use std::path::{Path, PathBuf};

/// A fault with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file.
    pub file: PathBuf,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong, as a sentence.
    pub text: String,
}

impl Problem {
    /// A fault of a whole file.
    pub(crate) fn of_file(file: &Path, text: impl Into<String>) -> Problem {
        Problem { file: file.to_owned(), line: 1, column: 1, text: text.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file.display(), self.line, self.column, self.text)
    }
}
