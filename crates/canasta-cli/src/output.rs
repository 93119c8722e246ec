//! Terminal styles, and JSON on standard output.

use anstyle::{AnsiColor, Style};
use std::io::{self, Write as _};

pub const GOOD: Style = AnsiColor::Green.on_default();
pub const BAD: Style = AnsiColor::Red.on_default().bold();
pub const BOLD: Style = Style::new().bold();
pub const DIM: Style = Style::new().dimmed();

/// Writes indented JSON and a line end to standard output.
pub fn print_json(value: &serde_json::Value) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{value:#}")?;
    out.flush()
}

/// Prints a note to standard error. A failure is ignored: the result does not depend on it.
pub fn print_note(message: &str) {
    let _ = writeln!(anstream::stderr(), "{BAD}note:{BAD:#} {message}");
}

/// A reason of the library as a sentence: with a capital and a full stop.
#[must_use]
pub fn sentence(reason: &impl std::fmt::Display) -> String {
    let reason = reason.to_string();
    let mut letters = reason.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", letters.as_str())
}
