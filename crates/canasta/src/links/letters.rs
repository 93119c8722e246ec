//! A number as digits and letters, with what kind of link it is and a checksum.

use super::error::{LinkError, LinkKind};
use super::number::Number;
use crate::rules::{listed, plain_link};

/// The digits of a code, by value. None is a sign, because chats change signs and leave them out at the end.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RADIX: u32 = 62;
/// So many digits are read and written at once.
const AT_ONCE: usize = 5;

/// Letters before the number: the kind and the version.
const HEAD: usize = 2;
/// Letters of the checksum.
const SUM: usize = 6;

/// The most letters of a code, which also keeps a hostile one from taking long.
pub(super) const LONGEST: usize = 20_000;
/// In how many pieces mails and chats may have broken a code.
const MOST_PIECES: usize = 1_000;
/// How many places of a text are tried.
const MOST_STARTS: usize = 50;

listed! {
    /// What a code holds.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(super) enum CodeKind {
        Deal,
        Game,
        Invitation,
        Reply,
    }
}

impl CodeKind {
    /// The first letter of the codes.
    const fn letter(self) -> u8 {
        match self {
            CodeKind::Deal => b'D',
            CodeKind::Game => b'G',
            CodeKind::Invitation => b'I',
            CodeKind::Reply => b'R',
        }
    }

    /// What stands before the code at the end of an address, after its `#`.
    pub(super) const fn mark(self) -> &'static str {
        match self {
            CodeKind::Deal => LinkKind::Deal.mark(),
            CodeKind::Game => LinkKind::Game.mark(),
            CodeKind::Invitation => "join=",
            CodeKind::Reply => "reply=",
        }
    }
}

/// Why a text holds no code of the kind that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NotOpened {
    /// There is nothing to read.
    Empty,
    /// No code stands in the text.
    NoCode,
    /// A letter of the code is wrong, missing or too many.
    Damaged,
    /// The code is whole, and of a kind that later versions have.
    Newer,
    /// The code is whole, and of this other kind.
    Other(CodeKind),
}

impl From<NotOpened> for LinkError {
    fn from(error: NotOpened) -> LinkError {
        match error {
            NotOpened::Empty => LinkError::Empty,
            NotOpened::NoCode | NotOpened::Other(CodeKind::Invitation | CodeKind::Reply) => LinkError::NoCode,
            NotOpened::Damaged => LinkError::Damaged,
            NotOpened::Newer => LinkError::Newer,
            NotOpened::Other(CodeKind::Deal) => LinkError::OtherKind(LinkKind::Deal),
            NotOpened::Other(CodeKind::Game) => LinkError::OtherKind(LinkKind::Game),
        }
    }
}

/// CRC-32, bit by bit.
#[derive(Clone, Copy)]
struct Checksum(u32);

impl Checksum {
    const START: Checksum = Checksum(u32::MAX);

    fn add(&mut self, byte: u8) {
        self.0 ^= u32::from(byte);
        for _ in 0..8 {
            self.0 = self.0 >> 1 ^ if self.0 & 1 == 1 { 0xEDB8_8320 } else { 0 };
        }
    }

    const fn value(self) -> u32 {
        !self.0
    }

    /// In letters, highest first.
    fn letters(self) -> [u8; SUM] {
        let mut left = self.value();
        let mut letters = [0; SUM];
        for letter in letters.iter_mut().rev() {
            *letter = DIGITS.get((left % RADIX) as usize).copied().unwrap_or_default();
            left /= RADIX;
        }
        letters
    }
}

/// The CRC-32 of a text.
pub(super) fn checksum(text: &str) -> u32 {
    let mut sum = Checksum::START;
    text.bytes().for_each(|byte| sum.add(byte));
    sum.value()
}

/// The code of a number.
pub(super) fn seal(kind: CodeKind, version: u8, mut number: Number) -> String {
    let mut letters = Vec::new();
    while !number.is_zero() {
        let mut left = number.divide(RADIX.pow(AT_ONCE as u32));
        for _ in 0..AT_ONCE {
            letters.push(left % RADIX);
            left /= RADIX;
        }
    }
    while letters.last() == Some(&0) {
        letters.pop();
    }
    let letters = letters.into_iter().rev().map(|digit| DIGITS.get(digit as usize).copied().unwrap_or_default());
    let mut code: Vec<u8> = [kind.letter(), version].into_iter().chain(letters).collect();
    let mut sum = Checksum::START;
    code.iter().for_each(|&letter| sum.add(letter));
    code.extend(sum.letters());
    code.into_iter().map(char::from).collect()
}

/// The code of a kind in a text, whatever stands around it, with its version and its number.
pub(super) fn open(text: &str, kind: CodeKind) -> Result<(u8, Number, String), NotOpened> {
    let text = plain_link(text);
    let lower = text.to_ascii_lowercase();
    let marked = CodeKind::ALL.into_iter().flat_map(|kind| {
        let mark = kind.mark();
        let ends = lower.match_indices(mark).map(move |(at, _)| at + mark.len());
        // A mail that was forwarded as its source writes the sign before the code as `=3D`.
        ends.flat_map(|at| [at, at + 2])
    });
    let is_letter = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_alphanumeric);
    let words = (0..text.len()).filter(|&at| {
        let is_kind = CodeKind::ALL.iter().any(|kind| text.as_bytes().get(at) == Some(&kind.letter()));
        is_kind && text.as_bytes().get(at + 1).is_some_and(u8::is_ascii_digit) && (at == 0 || !is_letter(at - 1))
    });
    let mut was_begun = false;
    let mut other = None;
    for start in marked.chain(words).take(MOST_STARTS) {
        was_begun = true;
        let Some(code) = text.as_bytes().get(start..).and_then(whole_code) else { continue };
        let [letter, version, digits @ ..] = code.as_slice() else { continue };
        let Some(digits) = digits.len().checked_sub(SUM).and_then(|len| digits.get(..len)) else { continue };
        match CodeKind::ALL.into_iter().find(|kind| kind.letter() == *letter) {
            Some(found) if found == kind => {
                let mut number = Number::default();
                for digits in digits.chunks(AT_ONCE) {
                    let value = digits.iter().fold(0, |value, &digit| value * RADIX + value_of(digit));
                    number.multiply(RADIX.pow(digits.len() as u32), value);
                }
                return Ok((*version, number, code.iter().copied().map(char::from).collect()));
            }
            Some(found) => other = Some(NotOpened::Other(found)),
            // A kind that later versions have.
            None => other = Some(NotOpened::Newer),
        }
    }
    Err(match other {
        Some(error) => error,
        None if was_begun => NotOpened::Damaged,
        None if text.trim().is_empty() => NotOpened::Empty,
        None => NotOpened::NoCode,
    })
}

fn value_of(letter: u8) -> u32 {
    DIGITS.iter().position(|&digit| digit == letter).unwrap_or_default() as u32
}

/// The letters from the start of a text up to where their checksum is right. A code may be broken into lines or go on in other
/// signs anywhere.
fn whole_code(text: &[u8]) -> Option<Vec<u8>> {
    let mut letters: Vec<u8> = Vec::new();
    let mut sum = Checksum::START;
    let mut pieces = 0;
    for (at, &byte) in text.iter().enumerate() {
        if byte.is_ascii_alphanumeric() {
            letters.push(byte);
            // A longer one would take time that grows with the square of its length, whatever its checksum says.
            if letters.len() > LONGEST {
                return None;
            }
            if let Some(&before) = letters.len().checked_sub(SUM + 1).and_then(|at| letters.get(at)) {
                sum.add(before);
            }
            if text.get(at + 1).is_some_and(u8::is_ascii_alphanumeric) {
                continue;
            }
            pieces += 1;
            if letters.len() >= HEAD + SUM && letters.ends_with(&sum.letters()) {
                return Some(letters);
            }
            if pieces > MOST_PIECES {
                return None;
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_crc_32() {
        assert_eq!(checksum("123456789"), 0xCBF4_3926);
    }
}
