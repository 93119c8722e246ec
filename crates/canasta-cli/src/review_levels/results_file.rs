//! Results of matches in a file: a line of JSON for each. Files are only appended to, and can be joined.

use super::match_review::{MatchReview, Measurement};
use crate::files::{read_bytes, read_text};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

/// A line: a match, and what its losses depend on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Line {
    rules: String,
    set: Map<String, Value>,
    seed: u64,
    worlds: u32,
    every: usize,
    #[serde(flatten)]
    review: MatchReview,
}

impl Line {
    fn new(measurement: &Measurement, review: MatchReview) -> Line {
        let &Measurement { preset, rules, seed, worlds, every } = measurement;
        let set = rules.changes_from(&preset.rules());
        Line { rules: preset.name().to_owned(), set, seed, worlds, every, review }
    }
}

/// The results of a file that belong to the measurement; none if there is no such file.
///
/// # Errors
/// A message: the file cannot be read, or a line is no result or belongs to another measurement.
pub fn read(path: &Path, measurement: &Measurement) -> Result<Vec<MatchReview>, String> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let invalid = |reason: String| format!("{}: {reason}", path.display());
    let text = read_text(path).map_err(invalid)?;
    let mut reviews = Vec::new();
    // A run that was stopped may have left part of a line.
    let complete = text.rsplit_once('\n').map_or("", |(lines, _)| lines);
    for (number, text) in (1..).zip(complete.lines()) {
        let line: Line =
            serde_json::from_str(text).map_err(|error| invalid(format!("line {number} is no result: {error}")))?;
        if line != Line::new(measurement, line.review.clone()) {
            return Err(invalid(format!("line {number} is of other rules, or another seed, --worlds or --every")));
        }
        reviews.push(line.review);
    }
    Ok(reviews)
}

/// A file to which results are appended.
pub struct ResultsWriter {
    file: File,
    measurement: Measurement,
}

impl ResultsWriter {
    /// Opens the file, after the complete lines that it holds.
    ///
    /// # Errors
    /// A message: the file cannot be written.
    pub fn open(path: &Path, measurement: &Measurement) -> Result<ResultsWriter, String> {
        let unwritable = |error: io::Error| format!("{}: cannot be written: {error}", path.display());
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(unwritable)?;
        let bytes = read_bytes(path).map_err(|message| format!("{}: {message}", path.display()))?;
        file.set_len(bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at as u64 + 1))
            .map_err(unwritable)?;
        Ok(ResultsWriter { file, measurement: *measurement })
    }

    /// Appends a result, without a buffer, so that a run that is stopped loses nothing.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, review: &MatchReview) -> io::Result<()> {
        let mut line = serde_json::to_string(&Line::new(&self.measurement, review.clone()))?;
        line.push('\n');
        self.file.write_all(line.as_bytes())
    }
}
