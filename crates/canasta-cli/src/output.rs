//! Terminal styles, JSON on standard output, and texts of others.

use anstyle::{AnsiColor, Style};
use std::fmt;
use std::io::{self, Write as _};

pub const GOOD: Style = AnsiColor::Green.on_default();
pub const BAD: Style = AnsiColor::Red.on_default().bold();
pub const BOLD: Style = Style::new().bold();
pub const DIM: Style = Style::new().dimmed();

/// A text of somebody else as one line: characters that a terminal obeys are written as escapes, so that a name in a record
/// neither changes the terminal nor begins a line of its own.
pub struct Shown<T>(pub T);

impl<T: fmt::Display> fmt::Display for Shown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .to_string()
            .chars()
            .try_for_each(|c| if is_obeyed(c) { write!(f, "{}", c.escape_default()) } else { write!(f, "{c}") })
    }
}

/// Whether a terminal does something instead of showing the character: controls, ends of lines, marks of direction.
fn is_obeyed(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// JSON that no terminal obeys. `serde_json` escapes the controls below the space alone.
pub struct SafeJson<'a>(pub &'a serde_json::Value);

impl fmt::Display for SafeJson<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = if f.alternate() { format!("{:#}", self.0) } else { self.0.to_string() };
        text.chars().try_for_each(|c| match c {
            '\n' => f.write_str("\n"),
            _ if is_obeyed(c) => write!(f, "\\u{:04x}", u32::from(c)),
            _ => write!(f, "{c}"),
        })
    }
}

/// Writes indented JSON and a line end to standard output.
pub fn print_json(value: &serde_json::Value) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{:#}", SafeJson(value))?;
    out.flush()
}

/// Prints a note to standard error. A failure is ignored: the result does not depend on it.
pub fn print_note(message: &str) {
    let _ = writeln!(anstream::stderr(), "{BAD}note:{BAD:#} {}", Shown(message));
}

/// A reason of the library as a sentence: with a capital and a full stop.
#[must_use]
pub fn sentence(reason: &impl std::fmt::Display) -> String {
    let reason = reason.to_string();
    let mut letters = reason.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}.", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn texts_of_others_command_no_terminal() {
        let hostile = "\u{1b}]0;title\u{7}A\r\nb\u{9b}2J\u{7f}\u{202e}c é 🂡 \u{200d}";
        let shown = Shown(hostile).to_string();
        assert_eq!(shown, "\\u{1b}]0;title\\u{7}A\\r\\nb\\u{9b}2J\\u{7f}\\u{202e}c é 🂡 \u{200d}");
        let json = json!({ "name": hostile });
        let (line, lines) = (SafeJson(&json).to_string(), format!("{:#}", SafeJson(&json)));
        for text in [&line, &lines] {
            assert!(!text.chars().any(|c| is_obeyed(c) && c != '\n'), "{text}");
            assert_eq!(serde_json::from_str::<Value>(text).unwrap(), json);
        }
        assert_eq!(lines.lines().count(), 3);
    }
}
