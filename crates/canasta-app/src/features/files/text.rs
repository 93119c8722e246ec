//! What kind of text a file or a paste is, and what a chat or a mail has made of it.

use crate::features::library::FileKind;
use crate::session::feedback::Feedback;
use canasta::rules::{is_invisible, plain_text};

/// The longest text that is imported, in bytes: a match of a hundred hands is shorter, and a longer one would stop the page while it is
/// read.
pub const LONGEST_TEXT: usize = 500_000;

/// From this length on a text is read in steps, in bytes: replaying it in one task would stop the page for too long.
pub const LONG_TEXT: usize = 100_000;

/// The text of a file without what shows nothing at its start, such as a byte order mark, and white space.
pub(super) fn trimmed(text: &str) -> &str {
    text.trim_start_matches(|c: char| is_invisible(c) || c.is_whitespace())
}

/// The text as it is or, where it cannot be read so, without what a chat or a mail has made of it. As it is comes first, because a name
/// may hold what is invisible elsewhere.
pub(super) fn read_either<T>(text: &str, read: impl Fn(&str) -> Result<T, Feedback>) -> Result<T, Feedback> {
    if text.len() > LONGEST_TEXT {
        return Err(Feedback::NoFile);
    }
    read(text).or_else(|wrong| {
        read(&as_sent(text)).map_err(|other| match (&wrong, &other) {
            // The reading that has come further names what is really wrong.
            (Feedback::BadRecord(first), Feedback::BadRecord(second)) if second.line > first.line => other,
            _ => wrong,
        })
    })
}

/// A text as it was before a chat or a mail: with the characters of a keyboard, without the marks of quotations and of code, and without
/// the words before a record. Every line keeps its number.
pub(super) fn as_sent(text: &str) -> String {
    let plain = plain_text(text);
    let start = plain.find("canasta-record").filter(|_| !trimmed(&plain).starts_with('{')).unwrap_or(0);
    let (before, after) = plain.split_at(start);
    let mut sent = "\n".repeat(before.matches('\n').count());
    for line in after.lines() {
        let line = line.trim_start_matches(['>', ' ']);
        sent.push_str(if line.starts_with("```") { "" } else { line });
        sent.push('\n');
    }
    sent
}

/// The kind of a text, by its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// An empty text.
    Nothing,
    /// Settings.
    Settings,
    /// A library, or a match that goes on.
    Library,
    /// A record, or the save of a game.
    Record,
}

impl TextKind {
    /// The kind of a text.
    #[must_use]
    pub fn of(text: &str) -> TextKind {
        match trimmed(text) {
            "" => TextKind::Nothing,
            json if FileKind::of(json.lines().next().unwrap_or_default()) == FileKind::Library => TextKind::Library,
            json if json.starts_with('{') && !json.contains("canasta-record") => TextKind::Settings,
            _ => TextKind::Record,
        }
    }
}
