//! A language as data.

use crate::Locale;
use crate::code::{BASE, CALL, CHOICE, DEPTH, EXACT, FIXED, PASS, PHRASE, PLURAL, PRINT, REST, SELECT, TEXT};
use std::fmt;
use std::ops::Range;

/// The first bytes of a table.
const MAGIC: &[u8; 8] = b"CANWORD2";
/// The bytes before the lengths: magic, hash of the ids, count. The low bytes of all lengths follow, then the high ones, then the messages.
/// Lengths take half of what offsets take with gzip, and nearly all high bytes are zero.
const HEAD: usize = 8 + 8 + 2;

/// The messages of one language.
#[derive(Debug)]
pub struct Table {
    locale: Locale,
    bytes: Vec<u8>,
    /// Where each message stands; nowhere while it is missing.
    places: Vec<Range<usize>>,
}

/// Why a table is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadTable {
    /// It is no table of words.
    Foreign,
    /// It belongs to another version of the program.
    OtherVersion,
    /// A part is missing or spoilt.
    Damaged,
}

impl fmt::Display for BadTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            BadTable::Foreign => "this is no table of words",
            BadTable::OtherVersion => "this table of words belongs to another version",
            BadTable::Damaged => "this table of words is damaged",
        })
    }
}

impl std::error::Error for BadTable {}

impl Table {
    /// Reads one table or several, one after the other, each with some of the messages: a page loads first what its first screen says. Every
    /// message is checked to its last byte, so that a damaged table is refused as a whole.
    ///
    /// # Errors
    ///
    /// Bytes that are no table, that belong to another set of messages, or that are damaged.
    ///
    /// ```
    /// use canasta_words::{Locale, Table, write};
    ///
    /// let first = write(&[b"Talon".to_vec(), Vec::new()], 7).unwrap();
    /// let rest = write(&[Vec::new(), b"Ablage".to_vec()], 7).unwrap();
    /// assert!(!Table::read(Locale::De, first.clone(), 7).unwrap().is_whole());
    /// let table = Table::read(Locale::De, [first, rest].concat(), 7).unwrap();
    /// assert_eq!(table.get(1), Some(b"Ablage".as_slice()));
    /// assert!(table.is_whole());
    /// ```
    pub fn read(locale: Locale, bytes: Vec<u8>, ids: u64) -> Result<Table, BadTable> {
        let mut places = Vec::new();
        let mut rest = bytes.as_slice();
        while places.is_empty() || !rest.is_empty() {
            let begin = bytes.len() - rest.len();
            rest = read_one(rest, begin, ids, &mut places)?;
        }
        Ok(Table { locale, bytes, places })
    }

    /// The same table with the messages of a further one, which win.
    ///
    /// # Errors
    ///
    /// As for [`Table::read`].
    pub fn with(&self, further: &[u8], ids: u64) -> Result<Table, BadTable> {
        Table::read(self.locale, [&self.bytes, further].concat(), ids)
    }

    /// Whether no message is missing.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.places.iter().all(|place| !place.is_empty())
    }

    /// The language.
    #[must_use]
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// The bytes of a message, if it is there.
    #[must_use]
    pub fn get(&self, index: u16) -> Option<&[u8]> {
        self.bytes.get(self.places.get(usize::from(index))?.clone()).filter(|message| !message.is_empty())
    }

    /// Two tables of its messages: those that belong to the first, and the rest.
    ///
    /// # Errors
    ///
    /// As for [`write()`].
    pub fn divide(&self, ids: u64, is_first: impl Fn(u16) -> bool) -> Result<[Vec<u8>; 2], BadTable> {
        let count = u16::try_from(self.places.len()).map_err(|_| BadTable::Damaged)?;
        let half = |first: bool| {
            let message = |index| self.get(index).filter(|_| is_first(index) == first).unwrap_or_default().to_vec();
            write(&(0..count).map(message).collect::<Vec<_>>(), ids)
        };
        Ok([half(true)?, half(false)?])
    }
}

/// Reads one of several tables, which begins at `at`, and returns what follows it.
fn read_one<'a>(
    bytes: &'a [u8],
    mut at: usize,
    ids: u64,
    places: &mut Vec<Range<usize>>,
) -> Result<&'a [u8], BadTable> {
    let own = bytes.strip_prefix(MAGIC).ok_or(BadTable::Foreign)?;
    let (hash, rest) = own.split_first_chunk::<8>().ok_or(BadTable::Damaged)?;
    if u64::from_le_bytes(*hash) != ids {
        return Err(BadTable::OtherVersion);
    }
    let (count, rest) = rest.split_first_chunk::<2>().ok_or(BadTable::Damaged)?;
    let count = usize::from(u16::from_le_bytes(*count));
    let (low, rest) = rest.split_at_checked(count).ok_or(BadTable::Damaged)?;
    let (high, mut messages) = rest.split_at_checked(count).ok_or(BadTable::Damaged)?;
    at += HEAD + 2 * count;
    places.resize(places.len().max(count), 0..0);
    for ((&low, &high), place) in low.iter().zip(high).zip(places) {
        let length = usize::from(u16::from_le_bytes([low, high]));
        let (pattern, rest) = messages.split_at_checked(length).ok_or(BadTable::Damaged)?;
        check(pattern, DEPTH).ok_or(BadTable::Damaged)?;
        messages = rest;
        if length > 0 {
            *place = at..at + length;
        }
        at += length;
    }
    Ok(messages)
}

/// Writes a table of compiled messages, in the order of their places. An empty one is missing.
///
/// # Errors
///
/// More messages than a table holds, or a message that is longer than 65,535 bytes.
pub fn write(messages: &[Vec<u8>], ids: u64) -> Result<Vec<u8>, BadTable> {
    let count = u16::try_from(messages.len()).map_err(|_| BadTable::Damaged)?;
    let lengths: Result<Vec<[u8; 2]>, _> =
        messages.iter().map(|message| u16::try_from(message.len()).map(u16::to_le_bytes)).collect();
    let lengths = lengths.map_err(|_| BadTable::Damaged)?;
    let mut bytes = MAGIC.to_vec();
    bytes.extend(ids.to_le_bytes());
    bytes.extend(count.to_le_bytes());
    bytes.extend(lengths.iter().map(|[low, _]| low));
    bytes.extend(lengths.iter().map(|[_, high]| high));
    messages.iter().for_each(|message| bytes.extend(message));
    Ok(bytes)
}

/// Checks a pattern to its end.
fn check(mut bytes: &[u8], depth: u8) -> Option<()> {
    let depth = depth.checked_sub(1)?;
    while let Some(&first) = bytes.first() {
        if first >= TEXT || first == b'\n' {
            let end = bytes.iter().position(|&b| b < TEXT && b != b'\n').unwrap_or(bytes.len());
            let (text, rest) = bytes.split_at(end);
            std::str::from_utf8(text).ok()?;
            bytes = rest;
            continue;
        }
        bytes = match first {
            PRINT => argument(bytes.get(1..)?)?,
            PHRASE => argument(bytes.get(1..)?)?.get(1..)?,
            SELECT => {
                let (&count, mut rest) = argument(bytes.get(1..)?)?.split_first()?;
                for _ in 0..count {
                    rest = variant(rest, depth)?;
                }
                rest
            }
            CALL => {
                let (&count, mut rest) = bytes.get(2..)?.split_first()?;
                for _ in 0..count {
                    rest = match rest.split_first()? {
                        (&PASS, rest) => argument(rest)?,
                        (&FIXED, rest) => rest.get(1..)?,
                        _ => return None,
                    };
                }
                rest
            }
            _ => return None,
        };
    }
    Some(())
}

fn argument(bytes: &[u8]) -> Option<&[u8]> {
    let (&first, rest) = bytes.split_first()?;
    (first >= BASE).then_some(rest)
}

fn variant(bytes: &[u8], depth: u8) -> Option<&[u8]> {
    let (&key, rest) = bytes.split_first()?;
    let rest = match key {
        REST => rest,
        CHOICE | PLURAL => rest.get(1..)?,
        EXACT => rest.get(5..)?,
        _ => return None,
    };
    let (length, rest) = rest.split_first_chunk::<2>()?;
    let (pattern, rest) = rest.split_at_checked(usize::from(u16::from_le_bytes(*length)))?;
    check(pattern, depth)?;
    Some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sound() -> Vec<u8> {
        write(&[b"Talon".to_vec(), b"\x03\x20\x02\x03\x00\x01\x00a\x00\x01\x00b".to_vec(), b"\x02\x20\x02".to_vec()], 7)
            .unwrap()
    }

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let table = Table::read(Locale::De, sound(), 7).unwrap();
        assert_eq!(table.get(0), Some(b"Talon".as_slice()));
        assert_eq!(table.get(2), Some(b"\x02\x20\x02".as_slice()));
        assert_eq!(table.get(3), None);
    }

    #[test]
    fn a_table_of_another_version_is_refused() {
        assert_eq!(Table::read(Locale::De, sound(), 8).unwrap_err(), BadTable::OtherVersion);
        assert_eq!(Table::read(Locale::De, b"<!doctype html>".to_vec(), 7).unwrap_err(), BadTable::Foreign);
        assert_eq!(Table::read(Locale::De, Vec::new(), 7).unwrap_err(), BadTable::Foreign);
    }

    #[test]
    fn a_table_that_is_cut_or_changed_never_panics() {
        let whole = sound();
        for length in 0..whole.len() {
            assert!(Table::read(Locale::De, whole.get(..length).unwrap().to_vec(), 7).is_err(), "{length} bytes");
        }
        for place in 0..whole.len() {
            for value in [0, 1, 2, 3, 4, 31, 32, 127, 255] {
                let mut spoilt = whole.clone();
                spoilt[place] = value;
                if let Ok(table) = Table::read(Locale::De, spoilt, 7) {
                    for index in 0..4 {
                        let _ = table.get(index);
                    }
                }
            }
        }
    }
}
