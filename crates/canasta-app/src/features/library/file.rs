//! The file of a whole library: a line that names it, a line for each game, so that a large one is read in parts, and a line
//! with the score sheets of games with real cards.

use serde_json::{Map, Value};

/// The name of the file.
pub const LIBRARY_FILE: &str = "canasta-library.canasta";

const VERSION: u32 = 1;

/// What a file holds, by its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A library: each line after the first is a game.
    Library,
    /// A record, or something else.
    Record,
}

impl FileKind {
    /// The kind of the file with this first line.
    #[must_use]
    pub fn of(first_line: &str) -> FileKind {
        let head = serde_json::from_str::<Value>(first_line.trim_start_matches('\u{feff}').trim());
        let is_library = head.is_ok_and(|head| head["canasta"] == "library" && head["version"] == VERSION);
        if is_library { FileKind::Library } else { FileKind::Record }
    }
}

/// The first line.
#[must_use]
pub fn library_head() -> String {
    format!("{{\"canasta\":\"library\",\"version\":{VERSION}}}\n")
}

/// The line of a game, from the texts that are stored of it.
#[must_use]
pub fn library_line(summary: &str, save: &str, review: Option<&str>) -> String {
    let json = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_else(|_| Value::from(text));
    let mut line = Map::new();
    line.insert("game".to_owned(), json(summary));
    line.insert("save".to_owned(), json(save));
    if let Some(review) = review {
        line.insert("review".to_owned(), Value::from(review));
    }
    format!("{}\n", Value::Object(line))
}

/// The line of the score sheets, from the text that is stored of them.
pub(crate) fn sheets_line(sheets: &str) -> String {
    format!("{{\"score_sheets\":{sheets}}}\n")
}

/// The text of the score sheets in a line, if it holds them.
pub(crate) fn read_sheets(line: &str) -> Option<String> {
    stored_text(line, "{\"score_sheets\":", "score_sheets")
}

/// The text of the value of this name in a line that begins so.
fn stored_text(line: &str, begins: &str, name: &str) -> Option<String> {
    // The line of a game need not be read for that.
    if !line.trim_start().starts_with(begins) {
        return None;
    }
    let mut line: Map<String, Value> = serde_json::from_str(line).ok()?;
    Some(line.remove(name)?.to_string())
}

/// The line of the results of days, from the text that is stored of them.
pub(crate) fn days_line(days: &str) -> String {
    format!("{DAYS}{days}}}\n")
}

/// How the line of the results of days begins.
pub(super) const DAYS: &str = "{\"days\":";

/// The text of the results of days in a line, if it holds them.
pub(crate) fn read_days(line: &str) -> Option<String> {
    stored_text(line, DAYS, "days")
}

/// The line of the matches of duplicate, from the text that is stored of them.
pub(crate) fn duplicate_line(matches: &str) -> String {
    format!("{DUPLICATE}{matches}}}\n")
}

/// How the line of the matches of duplicate begins.
pub(super) const DUPLICATE: &str = "{\"duplicate\":";

/// The text of the matches of duplicate in a line, if it holds them.
pub(crate) fn read_duplicate(line: &str) -> Option<String> {
    stored_text(line, DUPLICATE, "duplicate")
}

/// The texts of the game in a line: summary, save and review.
pub(super) fn read_line(line: &str) -> Option<(String, String, Option<String>)> {
    let mut line: Map<String, Value> = serde_json::from_str(line).ok()?;
    let review = match line.remove("review") {
        None => None,
        Some(Value::String(review)) => Some(review),
        Some(_) => return None,
    };
    Some((line.remove("game")?.to_string(), line.remove("save")?.to_string(), review))
}
