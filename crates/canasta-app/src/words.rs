//! The words of the page: a function for every message of `locales/en`, in the language that is set.
//!
//! `words::table::menu()` is a label, `words::narration::draws(who, cards)` a sentence that is filled in. The functions are
//! written at build time, so that a wrong argument does not compile. What a message is given is decided here in Rust, how it is
//! said in `locales`.

use canasta_words::{Arg, Message, Table, Words};
pub use canasta_words::{BadTable, Case, Locale, Number, SideWords, Who};
use std::cell::Cell;

/// A type that messages choose a variant by.
pub trait Choice {
    /// The place of the key among those of the type in `locales/types`.
    fn key(self) -> u8;
}

thread_local! {
    static CURRENT: Cell<Words> = const { Cell::new(Words { table: None, callees: CALLEES }) };
    /// The tables that were taken, by the place of their language.
    static TABLES: Cell<[Option<&'static Table>; Locale::ALL.len()]> = const { Cell::new([None; Locale::ALL.len()]) };
}

/// The table of a language, once it was taken.
fn table(locale: Locale) -> Option<&'static Table> {
    TABLES.get().get(locale as usize).copied().flatten()
}

/// Whether the texts of a language are there. English always is.
#[must_use]
pub fn has(locale: Locale) -> bool {
    locale == Locale::En || table(locale).is_some()
}

/// Whether the game offers a language. One that is still being written is there once its words were taken.
#[must_use]
pub fn is_offered(locale: Locale) -> bool {
    OFFERED.contains(&locale) || has(locale)
}

/// Takes the table of a language, or the part of it that the first screens say. A language is taken once.
///
/// # Errors
///
/// Bytes that are no table of this program, or a damaged one. What was there before stays.
pub fn take(locale: Locale, bytes: Vec<u8>) -> Result<(), BadTable> {
    if has(locale) {
        return Ok(());
    }
    keep(Table::read(locale, bytes, IDS)?);
    Ok(())
}

/// Keeps a table for as long as the page.
fn keep(table: Table) {
    let table: &'static Table = Box::leak(Box::new(table));
    let mut tables = TABLES.get();
    if let Some(place) = tables.get_mut(table.locale() as usize) {
        *place = Some(table);
    }
    TABLES.set(tables);
}

/// The language whose table lacks what the first screens do not say, if that is the one in use.
#[must_use]
pub fn lacking() -> Option<Locale> {
    CURRENT.get().table.filter(|table| !table.is_whole()).map(Table::locale)
}

/// Adds the rest of the table of the language in use, and speaks it.
///
/// # Errors
///
/// Bytes that are no table of this program, or a damaged one. What was there before stays.
pub fn add(rest: &[u8]) -> Result<(), BadTable> {
    let Some(table) = CURRENT.get().table else { return Ok(()) };
    keep(table.with(rest, IDS)?);
    speak(table.locale());
    Ok(())
}

/// Forgets the tables of languages that are not in use and lack something, so that they are loaded as a whole when they are chosen.
pub fn forget_others() {
    let current = locale();
    let is_kept = |table: &&Table| table.is_whole() || table.locale() == current;
    TABLES.set(TABLES.get().map(|table| table.filter(is_kept)));
}

/// The table of English with accents, for tests: a text of the page without accents is no message.
#[cfg(test)]
pub(crate) const ACCENTED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/accented.words"));

/// Sets the language of every later text of a test, whether the game offers it yet or not.
#[cfg(test)]
pub(crate) fn speak_built(locale: Locale) {
    if !has(locale) {
        let file = format!("{}/{}.words", env!("OUT_DIR"), locale.tag());
        let table = std::fs::read(&file).unwrap_or_else(|why| panic!("{file}: {why}"));
        take(locale, table).unwrap_or_else(|why| panic!("{file}: {why:?}"));
    }
    speak(locale);
}

/// Sets the language of every later text: English, where the texts of this one are not there. The page uses one language at a
/// time, so no function needs a language as its parameter.
pub fn speak(locale: Locale) {
    CURRENT.set(Words { table: table(locale), callees: CALLEES });
}

/// The language that texts are in.
#[must_use]
pub fn locale() -> Locale {
    CURRENT.get().locale()
}

/// The text of a message without arguments.
fn plain(message: Message) -> &'static str {
    CURRENT.get().plain(message)
}

/// The text of a message with its arguments.
fn format(message: Message, args: &[Arg<'_>]) -> String {
    CURRENT.get().format(message, args)
}

/// A number as the language writes it.
#[must_use]
pub fn number(number: Number) -> String {
    let mut text = String::new();
    number.write(CURRENT.get().locale(), &mut text);
    text
}

include!(concat!(env!("OUT_DIR"), "/words.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_language_is_spoken_once_its_table_is_there() {
        speak(Locale::De);
        assert_eq!(narration::history_round(2), "Round 2", "without its table the page is in English");
        assert_eq!(take(Locale::De, b"<!doctype html>".to_vec()), Err(BadTable::Foreign));
        assert!(!has(Locale::De));
        take(Locale::De, ACCENTED.to_vec()).unwrap();
        speak(Locale::De);
        assert_eq!(narration::history_round(1_500), "Ŕóóúúñď 1.500");
        assert_eq!(cards::count(2, Gender::None), "ťŵóó", "a message calls others in its own language");
        speak(Locale::En);
        assert_eq!(narration::history_round(1_500), "Round 1,500");
    }

    #[test]
    fn the_rest_of_a_table_follows_the_first_screens() {
        let whole = Table::read(Locale::De, ACCENTED.to_vec(), IDS).unwrap();
        let rule = |index: u16| index.is_multiple_of(2);
        let [first, rest] = whole.divide(IDS, rule).unwrap();
        take(Locale::De, first).unwrap();
        speak(Locale::De);
        assert_eq!(lacking(), Some(Locale::De));
        assert_eq!(add(b"<!doctype html>"), Err(BadTable::Foreign));
        assert_eq!(lacking(), Some(Locale::De), "a damaged rest changes nothing");
        add(&rest).unwrap();
        assert_eq!(lacking(), None);
        assert_eq!(narration::history_round(1_500), "Ŕóóúúñď 1.500");
        speak(Locale::En);
    }

    #[test]
    fn a_table_that_lacks_something_is_forgotten_unless_it_is_spoken() {
        let [first, _] =
            Table::read(Locale::De, ACCENTED.to_vec(), IDS).unwrap().divide(IDS, |index| index < 9).unwrap();
        let [french, _] =
            Table::read(Locale::Fr, ACCENTED.to_vec(), IDS).unwrap().divide(IDS, |index| index < 9).unwrap();
        take(Locale::De, first).unwrap();
        take(Locale::Fr, french).unwrap();
        take(Locale::It, ACCENTED.to_vec()).unwrap();
        speak(Locale::De);
        forget_others();
        assert_eq!([Locale::De, Locale::Fr, Locale::It].map(has), [true, false, true]);
        speak(Locale::En);
    }

    #[test]
    fn a_table_of_another_version_or_a_damaged_one_changes_nothing() {
        let mut other = ACCENTED.to_vec();
        other[8] ^= 1;
        assert_eq!(take(Locale::Fr, other), Err(BadTable::OtherVersion));
        assert_eq!(take(Locale::Fr, ACCENTED[..ACCENTED.len() / 2].to_vec()), Err(BadTable::Damaged));
        assert!(!has(Locale::Fr));
    }
}
