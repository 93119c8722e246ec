//! Numbers, counted things and lists.

use crate::words::{self, Case, Gender, Number, Sound};

/// A number as the language writes it, with a real minus sign.
#[must_use]
pub fn number(n: i32) -> String {
    words::number(Number::from(n))
}

/// A number in words up to ten, in digits above.
#[must_use]
pub fn count(n: usize) -> String {
    words::cards::count(n, Gender::None)
}

/// A number of cards.
#[must_use]
pub fn cards_count(n: usize) -> String {
    words::cards::cards_count(n, Case::Nom)
}

/// How a word begins, where that changes the *and* before it: Spanish *e Ingrid*, *u Otto*.
fn sound(word: &str) -> Sound {
    let mut letters = word.chars().map(small_letter);
    let (first, second, third) = (letters.next(), letters.next(), letters.next());
    match (first, second) {
        // Hia, hie and hio begin with a consonant's sound, as y does before a vowel.
        (Some('h'), Some('i' | '\u{ed}')) if !matches!(third, Some('a' | 'e' | 'o')) => Sound::I,
        (Some('e' | '\u{e8}' | '\u{e9}'), _) => Sound::E,
        (Some('i' | '\u{ed}'), _) => Sound::I,
        (Some('o' | '\u{f3}' | '8'), _) | (Some('h'), Some('o' | '\u{f3}')) => Sound::O,
        _ => Sound::Any,
    }
}

/// A list: "a, b and c".
#[must_use]
pub fn list(items: &[String]) -> String {
    listed(items, words::cards::list_end)
}

/// Alternatives: "a, b or c".
pub(super) fn or_list(items: &[String]) -> String {
    listed(items, words::common::list_end_or)
}

/// A list without *and*: "a, b, c".
pub(super) fn list_of(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [first, rest @ ..] => rest.iter().fold(first.clone(), |before, next| words::cards::list_more(&before, next)),
    }
}

/// Clauses of one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The words.
    pub words: String,
    /// Whether they hold a list, so that the *and* before the last clause needs a comma.
    pub has_list: bool,
}

impl Clause {
    /// A clause without a list in it.
    #[must_use]
    pub const fn new(words: String) -> Clause {
        Clause { words, has_list: false }
    }

    /// A clause with a list of so many things in it.
    #[must_use]
    pub const fn with_list(words: String, things: usize) -> Clause {
        Clause { words, has_list: things > 1 }
    }
}

/// A list of clauses. If a clause holds a list, a comma stands before the last *and*.
#[must_use]
pub fn clauses(clauses: &[Clause]) -> String {
    let end = match clauses.iter().any(|clause| clause.has_list) {
        true => words::cards::list_end_long,
        false => words::cards::list_end,
    };
    let all: Vec<String> = clauses.iter().map(|clause| clause.words.clone()).collect();
    listed(&all, end)
}

fn listed(items: &[String], end: fn(&str, &str, Sound) -> String) -> String {
    match items {
        [before @ .., last] if !before.is_empty() => end(&list_of(before), last, sound(last)),
        few => list_of(few),
    }
}

/// The capital letter, of those with which words of our languages begin. The table of all letters has 14,000 bytes, which the first
/// cards would wait for.
fn capital_letter(letter: char) -> char {
    match letter {
        '\u{e0}'..='\u{f6}' | '\u{f8}'..='\u{fe}' => char::from_u32(u32::from(letter) - 32).unwrap_or(letter),
        letter => letter.to_ascii_uppercase(),
    }
}

/// The text with a capital first letter.
#[must_use]
pub fn capital(text: &str) -> String {
    // Dutch writes the accents of "één" on small letters alone.
    if let Some(rest) = text.strip_prefix("één") {
        return format!("Eén{rest}");
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| std::iter::once(capital_letter(first)).chain(letters).collect())
}

/// The text with a small first letter, as it stands after a colon or a name.
pub(super) fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(small_letter).into_iter().chain(letters).collect()
}

/// The small letter, of those with which words of our languages begin.
fn small_letter(letter: char) -> char {
    match letter {
        '\u{c0}'..='\u{d6}' | '\u{d8}'..='\u{de}' => char::from_u32(u32::from(letter) + 32).unwrap_or(letter),
        letter => letter.to_ascii_lowercase(),
    }
}
