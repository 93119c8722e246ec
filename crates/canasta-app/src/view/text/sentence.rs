//! Sentences that depend on the rules, and sentences around a value that is more than words.

use crate::words;

/// A sentence that holds under some rules only.
pub(super) fn when(yes: bool, sentence: &str) -> Option<String> {
    yes.then(|| sentence.to_owned())
}

/// Notes in a row, as the language separates them.
#[must_use]
pub fn in_a_row(notes: Vec<String>) -> String {
    notes.into_iter().reduce(|notes, next| words::common::notes_in_a_row(&notes, &next)).unwrap_or_default()
}

/// Stands for the value while a message is said: the character that Unicode has for things within a text.
const VALUE: &str = "\u{fffc}";

/// What a message says before and after a value that has a look of its own: bold, or cards. A language puts it where it belongs.
#[must_use]
pub fn around(message: &dyn Fn(&str) -> String) -> (String, String) {
    let words = message(VALUE);
    let (before, after) = words.split_once(VALUE).unwrap_or((&words, ""));
    (before.to_owned(), after.to_owned())
}
