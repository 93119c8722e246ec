//! Rules as a short code: to read out, print, or paste into another game.
//!
//! A letter holds five bits. The first two letters are the version and the preset, then come the changed fields in order of
//! their numbers, then three letters of a checksum, which finds a mistyped letter and two that changed places.
//!
//! | version | number of a field | written |
//! |---|---|---|
//! | 1 | 5 bits: fields 0 to 31 | whenever these fields suffice, so that older programs can read the code |
//! | 2 | 7 bits: fields 0 to 127 | when a field from 32 on is changed |
//! | 3 | 7 bits | when a value does not fit the form that it has in these versions |
//!
//! The value of a field follows its number, in a form that its [`FieldKind`] determines. In the versions 1 and 2 a choice has as
//! many bits as the choices of that time need; in version 3 every choice and every key of a table has five bits, and every list
//! says how long it is, so that new choices and keys need no new version. A code always stays readable: another form of a value, another order of the
//! choices, or other rules of a preset need another version.

use super::bad_rules::BadRules;
use super::by_deal::ByDeal;
use super::field_kind::FieldKind;
use super::preset::Preset;
use super::table::{RuleField, Rules};
use crate::rules::cards::Rank;
use crate::rules::pasted::plain_link;
use crate::rules::sort::insertion_sort_by_key;
use serde_json::{Map, Value};
use std::fmt;

/// Digits and letters without I, L, O and U, which are read as the digits that they look like, or not at all.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The ranks that meld, in order.
const RANKS: [&str; 11] = {
    let mut names = [""; 11];
    let mut at = 0;
    while at < names.len() {
        names[at] = Rank::NATURALS[at].notation();
        at += 1;
    }
    names
};

/// The most letters of a code: enough for 128 changed fields, among them full tables and fields that change in twenty hands.
const LONGEST: usize = 4000;

/// Why a text is not a code of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum CodeError {
    /// There is nothing to read.
    Empty,
    /// This letter stands in no code.
    NoLetter(char),
    /// A letter is wrong, missing or too many.
    Mistyped,
    /// The code has a version, a preset or a field that this program does not know.
    Newer,
    /// The code stands for impossible rules.
    Impossible(BadRules),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Empty => f.write_str("there is no code"),
            CodeError::NoLetter(letter) => write!(f, "no code holds {letter:?}"),
            CodeError::Mistyped => f.write_str("a letter of the code is wrong, missing or too many"),
            CodeError::Newer => f.write_str("the code is of a newer version"),
            CodeError::Impossible(bad) => write!(f, "the code stands for impossible rules: {bad}"),
        }
    }
}

impl std::error::Error for CodeError {}

/// A form of codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Version {
    One,
    Two,
    Three,
}

impl Version {
    /// The first version that can write these changes, which are in ascending order of their numbers, from this preset.
    fn for_changes(preset: u32, changes: &[Change]) -> Version {
        let highest = changes.last().map_or(0, |&(number, ..)| number);
        // Later presets have values that the first forms have not, even where nothing is changed.
        match preset <= u32::from(Preset::Pagat.number())
            && changes.iter().all(|(number, kind, value)| fits_first_form(*number, *kind, value))
        {
            true if highest < 1 << Version::One.number_bits() => Version::One,
            true => Version::Two,
            false => Version::Three,
        }
    }

    const fn from_number(number: u32) -> Option<Version> {
        match number {
            1 => Some(Version::One),
            2 => Some(Version::Two),
            3 => Some(Version::Three),
            _ => None,
        }
    }

    const fn number(self) -> u32 {
        match self {
            Version::One => 1,
            Version::Two => 2,
            Version::Three => 3,
        }
    }

    /// Bits of a field's number.
    const fn number_bits(self) -> usize {
        match self {
            Version::One => 5,
            Version::Two | Version::Three => 7,
        }
    }
}

/// Bits of a choice in version 3.
const CHOICE_BITS: usize = 5;

/// Whether the versions 1 and 2 have a form for a value.
fn fits_first_form(number: u8, kind: FieldKind, value: &Value) -> bool {
    match kind {
        FieldKind::Minimums => value.as_array().is_some_and(|list| list.len() == 4),
        FieldKind::NumberOrWord { .. } => false,
        FieldKind::List { .. }
        | FieldKind::Points { .. }
        | FieldKind::WordSet(_)
        | FieldKind::WordByRank(_)
        | FieldKind::WordByMinimum(_)
        | FieldKind::ByHand => false,
        _ => choices(Version::Two, number, kind).is_none_or(|choices| choices.contains(value)),
    }
}

/// A changed field: its number, its kind and its new value.
type Change = (u8, FieldKind, Value);

/// The code of these rules, as changes of the preset. The rules must have passed [`Rules::check`].
///
/// ```
/// use canasta::rules::{Preset, read_rules_code, rules_code};
/// let code = rules_code(Preset::Duel, &Preset::Duel.rules());
/// assert_eq!(read_rules_code(&code.to_lowercase()), Ok((Preset::Duel, Preset::Duel.rules())));
/// ```
#[must_use]
pub fn rules_code(preset: Preset, rules: &Rules) -> String {
    let base = preset.rules();
    let changed = RuleField::ALL.iter().filter(|&&field| rules.value(field) != base.value(field));
    let mut changes: Vec<Change> = changed.map(|&field| (field.number(), field.kind(), rules.value(field))).collect();
    insertion_sort_by_key(&mut changes, |&(number, ..)| number);
    write(preset.number().into(), &changes)
}

/// What stands before the code in a link.
const IN_LINK: &str = "rules=";

/// The preset and the rules of the code in a text: the code alone, a link with it, or a line of a chat around either. Case, spaces
/// and dashes mean nothing, nor does what chats and mails add.
///
/// # Errors
/// What is wrong with it; [`CodeError::Impossible`] if the rules fail [`Rules::check`].
///
/// ```
/// use canasta::rules::{Preset, read_rules_code};
/// let link = "“https://example.org/?fbclid=X1#rules=10WZ\u{2011}H\u{200b}&utm_source=chat”,";
/// assert_eq!(read_rules_code(link).map(|(preset, _)| preset), Ok(Preset::Classic));
/// ```
pub fn read_rules_code(text: &str) -> Result<(Preset, Rules), CodeError> {
    let text = plain_link(text);
    let lower = text.to_ascii_lowercase();
    let after = |(at, found): (usize, &str)| &text[at + found.len()..];
    let mut starts: Vec<&str> = lower.match_indices(IN_LINK).map(after).collect();
    if starts.is_empty() {
        starts.push(&text);
    }
    // The checksum tells the code from the words around it.
    let is_part = |c: char| c.is_alphanumeric() || "-_.".contains(c);
    let words = || starts.iter().flat_map(|start| start.split(|c| !is_part(c)));
    let codes = || starts.iter().map(|start| code_of(start)).chain(words());
    // A mail that was forwarded as its source writes the sign before the code as `=3D`.
    let escaped = codes().filter_map(|code| code.strip_prefix("3D"));
    let mut wrong = None;
    for code in codes().chain(escaped) {
        match read_code(code) {
            Err(error @ (CodeError::Empty | CodeError::NoLetter(_) | CodeError::Mistyped)) => {
                wrong.get_or_insert(error);
            }
            read => return read,
        }
    }
    Err(wrong.unwrap_or(CodeError::Empty))
}

/// The code at the start of a text: up to what a tracker has added, without brackets, quotes and the end of a sentence.
fn code_of(text: &str) -> &str {
    let code = text.split(['&', '?', '#']).next().unwrap_or_default();
    code.trim_matches(|c: char| c.is_whitespace() || "\"'`*~()[]{}<>|\\,;:.…".contains(c))
}

fn read_code(code: &str) -> Result<(Preset, Rules), CodeError> {
    let bits = bits_of(code)?;
    let (version, mut reader) = open(&bits)?;
    let number = reader.number(5);
    let preset = Preset::ALL.into_iter().find(|preset| number == Some(preset.number().into()));
    let preset = preset.ok_or(CodeError::Newer)?;
    let base = preset.rules();
    let mut changes = Map::new();
    let field_of = |number: u8| RuleField::ALL.iter().copied().find(|field| field.number() == number);
    reader
        .changes(version, |number| {
            let field = field_of(number)?;
            Some((field.kind(), base.value(field)))
        })?
        .into_iter()
        .filter_map(|(number, _, value)| Some((field_of(number)?, value)))
        .for_each(|(field, value)| {
            changes.insert(field.name().to_owned(), value);
        });
    Ok((preset, base.with(&changes).map_err(CodeError::Impossible)?))
}

/// A code of a preset by number, with changes in ascending order of their numbers.
fn write(preset: u32, changes: &[Change]) -> String {
    let version = Version::for_changes(preset, changes);
    let mut bits = Bits::default();
    bits.put(version.number(), 5);
    bits.put(preset, 5);
    for change in changes {
        bits.put(1, 1);
        bits.put_change(version, change);
    }
    while !bits.0.len().is_multiple_of(5) {
        bits.put(0, 1);
    }
    bits.put(checksum(&bits.0), 15);
    let letters = bits.0.chunks(5).map(|five| char::from(LETTERS[number_of(five) as usize]));
    let letters: Vec<char> = letters.collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// The bits of a code's letters.
fn bits_of(text: &str) -> Result<Vec<bool>, CodeError> {
    let mut bits = Vec::new();
    for c in text.chars().filter(|c| !c.is_whitespace() && !"-–—_.".contains(*c)) {
        let letter = match c.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        };
        let value = LETTERS.iter().position(|&known| char::from(known) == letter).ok_or(CodeError::NoLetter(c))?;
        bits.extend((0..5).rev().map(|bit| value >> bit & 1 == 1));
        if bits.len() > 5 * LONGEST {
            return Err(CodeError::Mistyped);
        }
    }
    if bits.is_empty() { Err(CodeError::Empty) } else { Ok(bits) }
}

/// Checks the checksum; gives the version and the rest, which begins with the preset.
fn open(bits: &[bool]) -> Result<(Version, BitReader<'_>), CodeError> {
    let body = bits.len().checked_sub(15).filter(|&body| body >= 10).ok_or(CodeError::Mistyped)?;
    let (body, sum) = bits.split_at(body);
    if checksum(body) != number_of(sum) {
        return Err(CodeError::Mistyped);
    }
    let mut reader = BitReader(body);
    let version = reader.number(5).and_then(Version::from_number).ok_or(CodeError::Newer)?;
    Ok((version, reader))
}

fn number_of(bits: &[bool]) -> u32 {
    bits.iter().fold(0, |number, &bit| number << 1 | u32::from(bit))
}

/// CRC-15: finds every change within three letters in a row.
fn checksum(bits: &[bool]) -> u32 {
    bits.iter().fold(0x2A5F, |sum, &bit| {
        let carry = (sum >> 14 & 1 == 1) != bit;
        (sum << 1 & 0x7FFF) ^ if carry { 0x4599 } else { 0 }
    })
}

/// The choices of a field that has some. The versions 1 and 2 have the choices of the time when the field got its number.
fn choices(version: Version, number: u8, kind: FieldKind) -> Option<Vec<Value>> {
    if version != Version::Three {
        match (number, kind) {
            (29, FieldKind::Numbers(_)) => return Some(vec![2.into(), 4.into()]),
            (2, FieldKind::Numbers(_)) => return Some(vec![1.into(), 2.into()]),
            (13, FieldKind::Words(_)) => return Some(vec!["any".into(), "under-7".into()]),
            (18, FieldKind::SwitchOrWords(_)) => return Some(vec![false.into(), true.into()]),
            (41, FieldKind::Words(_)) => return Some(vec!["at-once".into(), "turn-ends".into(), "discard".into()]),
            (54, FieldKind::Words(_)) => return Some(vec!["stop".into(), "dead".into(), "bonus".into()]),
            _ => {}
        }
    }
    let switch = || vec![false.into(), true.into()];
    let words = |words: &[&str]| words.iter().map(|&word| word.into()).collect::<Vec<_>>();
    match kind {
        FieldKind::Switch => Some(switch()),
        FieldKind::SwitchOrWords(more) => Some([switch(), words(more)].concat()),
        FieldKind::Words(all) => Some(words(all)),
        FieldKind::Numbers(numbers) => Some(numbers.iter().map(|&number| number.into()).collect()),
        FieldKind::Number { .. }
        | FieldKind::NumberOrNone { .. }
        | FieldKind::NumberOrWord { .. }
        | FieldKind::Minimums
        | FieldKind::Ranks
        | FieldKind::List { .. }
        | FieldKind::Points { .. }
        | FieldKind::WordSet(_)
        | FieldKind::WordByRank(_)
        | FieldKind::WordByMinimum(_)
        | FieldKind::ByHand => None,
    }
}

/// Bits of the choice among so many. A changed field of two choices has the other one, which needs no bits.
fn choice_bits(choices: usize) -> usize {
    if choices == 2 { 0 } else { choices.next_power_of_two().trailing_zeros() as usize }
}

#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn put(&mut self, number: u32, bits: usize) {
        self.0.extend((0..bits).rev().map(|bit| number >> bit & 1 == 1));
    }

    /// Groups of four bits, lowest first, each after a bit that says whether more follow. Before them, a bit says whether
    /// the number counts fifties, which shortens most bonuses.
    fn put_number(&mut self, value: &Value) {
        // Checked rules hold no number below 0 or above a million.
        let number = value.as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
        let fifties = number > 0 && number.is_multiple_of(50);
        self.put(fifties.into(), 1);
        let mut number = if fifties { number / 50 } else { number };
        loop {
            self.put((number > 15).into(), 1);
            self.put(number & 15, 4);
            number >>= 4;
            if number == 0 {
                break;
            }
        }
    }

    fn put_change(&mut self, version: Version, (number, kind, value): &Change) {
        self.put((*number).into(), version.number_bits());
        self.put_value(version, *number, *kind, value);
    }

    fn put_value(&mut self, version: Version, number: u8, kind: FieldKind, value: &Value) {
        if let Some(choices) = choices(version, number, kind) {
            let number = choices.iter().position(|choice| choice == value).unwrap_or(0);
            let bits = if version == Version::Three { CHOICE_BITS } else { choice_bits(choices.len()) };
            self.put(number as u32, bits);
            return;
        }
        let words = |value: &Value, words: &[&str]| words.iter().position(|word| value == word).unwrap_or(0) as u32;
        let list = || value.as_array().map_or(&[][..], Vec::as_slice);
        match kind {
            FieldKind::Ranks => {
                for rank in Rank::NATURALS {
                    let there = value.as_array().is_some_and(|all| all.iter().any(|one| one == rank.notation()));
                    self.put(there.into(), 1);
                }
            }
            FieldKind::Minimums => {
                if version == Version::Three {
                    self.put(list().len() as u32, CHOICE_BITS);
                }
                list().iter().for_each(|minimum| self.put_number(minimum));
            }
            FieldKind::List { or_none, .. } => {
                if or_none {
                    self.put(value.is_null().into(), 1);
                }
                if !value.is_null() {
                    self.put(list().len() as u32, CHOICE_BITS);
                    for number in list() {
                        self.put(number.as_i64().is_some_and(i64::is_negative).into(), 1);
                        self.put_number(&number.as_i64().map_or(Value::Null, |number| number.unsigned_abs().into()));
                    }
                }
            }
            FieldKind::Points { keys, .. } => {
                let entries = || value.as_object().into_iter().flatten();
                self.put(entries().count() as u32, CHOICE_BITS);
                for (key, points) in entries() {
                    self.put(words(&key.as_str().into(), keys), CHOICE_BITS);
                    self.put_number(points);
                }
            }
            FieldKind::WordSet(all) | FieldKind::WordByMinimum(all) => {
                self.put(list().len() as u32, CHOICE_BITS);
                list().iter().for_each(|word| self.put(words(word, all), CHOICE_BITS));
            }
            FieldKind::WordByRank(all) => {
                let entries = || value.as_object().into_iter().flatten();
                self.put(entries().count() as u32, CHOICE_BITS);
                for (rank, word) in entries() {
                    self.put(words(&rank.as_str().into(), &RANKS), CHOICE_BITS);
                    self.put(words(word, all), CHOICE_BITS);
                }
            }
            FieldKind::ByHand => {
                self.put(list().len() as u32, CHOICE_BITS);
                for hand in list().iter().filter_map(Value::as_object) {
                    self.put(hand.len() as u32, CHOICE_BITS);
                    for (name, value) in hand {
                        let Ok(field) = name.parse::<RuleField>() else { continue };
                        self.put_change(version, &(field.number(), field.kind(), value.clone()));
                    }
                }
            }
            FieldKind::NumberOrWord { .. } => {
                self.put(value.is_string().into(), 1);
                if !value.is_string() {
                    self.put_number(value);
                }
            }
            FieldKind::NumberOrNone { .. } => {
                self.put(value.is_null().into(), 1);
                if !value.is_null() {
                    self.put_number(value);
                }
            }
            // All but the first have choices, which are written above.
            FieldKind::Number { .. }
            | FieldKind::Switch
            | FieldKind::SwitchOrWords(_)
            | FieldKind::Words(_)
            | FieldKind::Numbers(_) => self.put_number(value),
        }
    }
}

struct BitReader<'a>(&'a [bool]);

impl BitReader<'_> {
    fn number(&mut self, bits: usize) -> Option<u32> {
        let (head, rest) = self.0.split_at_checked(bits)?;
        self.0 = rest;
        Some(number_of(head))
    }

    fn long_number(&mut self) -> Option<u32> {
        let fifties = self.number(1)? == 1;
        let mut number = 0;
        for group in 0..6 {
            let more = self.number(1)? == 1;
            number |= self.number(4)? << (4 * group);
            if !more {
                return number.checked_mul(if fifties { 50 } else { 1 });
            }
        }
        None
    }

    /// The changes; `field` gives the kind of a field and its value in the preset.
    fn changes(
        &mut self,
        version: Version,
        field: impl Fn(u8) -> Option<(FieldKind, Value)>,
    ) -> Result<Vec<Change>, CodeError> {
        let mut changes: Vec<Change> = Vec::new();
        while self.number(1) == Some(1) {
            let number = self.number(version.number_bits()).ok_or(CodeError::Mistyped)?;
            // Seven bits at most: fits.
            let number = number as u8;
            if changes.last().is_some_and(|&(last, ..)| last >= number) {
                return Err(CodeError::Mistyped);
            }
            let (kind, base) = field(number).ok_or(CodeError::Newer)?;
            let value = self.value(version, number, kind, &base).ok_or(CodeError::Mistyped)?;
            changes.push((number, kind, value));
        }
        if self.0.len() < 4 && !self.0.contains(&true) { Ok(changes) } else { Err(CodeError::Mistyped) }
    }

    fn value(&mut self, version: Version, number: u8, kind: FieldKind, base: &Value) -> Option<Value> {
        if let Some(choices) = choices(version, number, kind) {
            let bits = if version == Version::Three { CHOICE_BITS } else { choice_bits(choices.len()) };
            return match bits {
                0 => choices.into_iter().find(|choice| choice != base),
                bits => choices.into_iter().nth(self.number(bits)? as usize),
            };
        }
        Some(match kind {
            FieldKind::Ranks => {
                let mut ranks = Vec::new();
                for rank in Rank::NATURALS {
                    if self.number(1)? == 1 {
                        ranks.push(rank.notation());
                    }
                }
                ranks.into()
            }
            FieldKind::Minimums => {
                let count = if version == Version::Three { self.number(CHOICE_BITS)? } else { 4 };
                (0..count).map(|_| self.long_number()).collect::<Option<Vec<_>>>()?.into()
            }
            FieldKind::List { or_none: true, .. } if self.number(1)? == 1 => Value::Null,
            FieldKind::List { .. } => {
                let mut numbers = Vec::new();
                for _ in 0..self.number(CHOICE_BITS)? {
                    let is_negative = self.number(1)? == 1;
                    let number = i64::from(self.long_number()?);
                    numbers.push(if is_negative { -number } else { number });
                }
                numbers.into()
            }
            FieldKind::Points { keys, .. } => {
                let mut entries = Map::new();
                for _ in 0..self.number(CHOICE_BITS)? {
                    let key = keys.get(self.number(CHOICE_BITS)? as usize)?;
                    entries.insert((*key).to_owned(), self.long_number()?.into());
                }
                entries.into()
            }
            FieldKind::WordSet(all) | FieldKind::WordByMinimum(all) => {
                let mut words = Vec::new();
                for _ in 0..self.number(CHOICE_BITS)? {
                    words.push(*all.get(self.number(CHOICE_BITS)? as usize)?);
                }
                words.into()
            }
            FieldKind::WordByRank(all) => {
                let mut entries = Map::new();
                for _ in 0..self.number(CHOICE_BITS)? {
                    let rank = RANKS.get(self.number(CHOICE_BITS)? as usize)?;
                    let word = *all.get(self.number(CHOICE_BITS)? as usize)?;
                    entries.insert((*rank).to_owned(), word.into());
                }
                entries.into()
            }
            FieldKind::ByHand => {
                let mut hands = Vec::new();
                for _ in 0..self.number(CHOICE_BITS)? {
                    let mut values = Map::new();
                    for _ in 0..self.number(CHOICE_BITS)? {
                        let number = self.number(version.number_bits())?;
                        let field = ByDeal::FIELDS.iter().find(|field| u32::from(field.number()) == number)?;
                        let value = self.value(version, field.number(), field.kind(), base)?;
                        values.insert(field.name().to_owned(), value);
                    }
                    hands.push(values);
                }
                hands.into()
            }
            FieldKind::NumberOrNone { .. } if self.number(1)? == 1 => Value::Null,
            FieldKind::NumberOrWord { word, .. } if self.number(1)? == 1 => word.into(),
            FieldKind::NumberOrNone { .. }
            | FieldKind::NumberOrWord { .. }
            | FieldKind::Number { .. }
            | FieldKind::Switch
            | FieldKind::SwitchOrWords(_)
            | FieldKind::Words(_)
            | FieldKind::Numbers(_) => self.long_number()?.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ruleset::AskPartner;
    use crate::rules::seat::Players;
    use serde_json::json;

    #[test]
    fn every_field_has_a_number_of_its_own() {
        let mut numbers: Vec<u8> = RuleField::ALL.iter().map(|field| field.number()).collect();
        numbers.sort_unstable();
        assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
        assert!(numbers.iter().all(|&number| number < 128));
    }

    /// Codes that were handed out once stay readable.
    #[test]
    fn codes_stay_as_they_are() {
        let rules = |preset: Preset, changes: Value| preset.rules().with(changes.as_object().unwrap()).unwrap();
        let classic = Preset::Classic.rules();
        let mut codes = vec![rules_code(Preset::Classic, &classic)];
        let changed = rules(Preset::Classic, json!({"target": 3000, "ask_partner": false}));
        codes.push(rules_code(Preset::Classic, &changed));
        let required = json!({"required_ranks": ["7", "K"], "canastas_to_go_out": 2, "max_wilds": 4});
        codes.push(rules_code(Preset::RoomsTwo, &rules(Preset::RoomsTwo, required)));
        assert_eq!(codes, ["10WZ-H", "10G7-GF4P-6Z", "13HG-MG85-5109-JY"]);
    }

    /// A value for each kind, and another of the preset.
    fn values(kind: FieldKind) -> (Value, Value) {
        match kind {
            FieldKind::Switch => (json!(true), json!(false)),
            FieldKind::Number { most, .. } => (json!(most), json!(1)),
            FieldKind::NumberOrNone { .. } => (Value::Null, json!(3)),
            FieldKind::NumberOrWord { least, word, .. } => (json!(word), json!(least)),
            FieldKind::Words(words) => (json!(words[words.len() - 1]), json!(words[0])),
            FieldKind::Numbers(numbers) => (json!(numbers[numbers.len() - 1]), json!(numbers[0])),
            FieldKind::Minimums => (json!([0, 50, 77, 1_000_000]), json!([0, 0, 0, 0])),
            FieldKind::SwitchOrWords(words) => (json!(words[words.len() - 1]), json!(false)),
            FieldKind::List { .. } => (json!([3, -7, 1_000_000]), json!([])),
            FieldKind::Points { keys, .. } => {
                let all = keys.iter().map(|key| ((*key).to_owned(), json!(999_999)));
                (Value::Object(all.collect()), json!({}))
            }
            FieldKind::WordSet(words) => (json!([words[0], words[words.len() - 1]]), json!([])),
            FieldKind::WordByMinimum(words) => (json!([words[1], words[0], words[1]]), json!([])),
            FieldKind::WordByRank(words) => (json!({"4": words[0], "A": words[1]}), json!({})),
            FieldKind::ByHand => {
                let full = ByDeal::FIELDS.iter().map(|field| (field.name().to_owned(), values(field.kind()).0));
                (json!(vec![Value::Object(full.collect()); ByDeal::MOST]), json!([]))
            }
            FieldKind::Ranks => (json!(["4", "A"]), json!([])),
        }
    }

    /// A table of 128 fields, with the kinds of the real one and others in turn.
    fn large_table(number: u8) -> FieldKind {
        const MANY: &[FieldKind] = &[FieldKind::Numbers(&[1, 2, 5, 7, 9]), FieldKind::Words(&["a", "b", "c", "d"])];
        let real = RuleField::ALL.iter().find(|field| field.number() == number);
        real.map_or(MANY[usize::from(number) % MANY.len()], |field| field.kind())
    }

    fn change(number: u8) -> Change {
        let kind = large_table(number);
        let value = if number == 29 { json!(4) } else { values(kind).0 };
        (number, kind, value)
    }

    fn read(code: &str) -> Result<(Version, u32, Vec<Change>), CodeError> {
        let bits = bits_of(code)?;
        let (version, mut reader) = open(&bits)?;
        let preset = reader.number(5).unwrap();
        let changes = reader.changes(version, |number| {
            let kind = large_table(number);
            Some((kind, values(kind).1))
        })?;
        Ok((version, preset, changes))
    }

    #[test]
    fn a_code_has_room_for_128_changed_fields() {
        for numbers in [
            (0..32).collect::<Vec<u8>>(),
            (0..128).collect(),
            vec![32],
            vec![5, 31, 99, 127],
            vec![31],
            vec![2, 13, 18, 29],
        ] {
            let changes: Vec<Change> = numbers.iter().copied().map(change).collect();
            let code = write(6, &changes);
            let fits = changes.iter().all(|(number, kind, value)| fits_first_form(*number, *kind, value));
            let version = match numbers.iter().any(|&number| number > 31) {
                _ if !fits => Version::Three,
                true => Version::Two,
                false => Version::One,
            };
            assert_eq!(read(&code), Ok((version, 6, changes)), "{code}");
            assert_eq!(code.chars().next(), char::from_digit(version.number(), 10));
            assert!(code.len() <= LONGEST, "{}", code.len());
        }
    }

    #[test]
    fn a_version_2_code_of_today_s_fields_is_read() {
        let rules = Rules { target: None, freezing: false, ..Preset::Duel.rules() };
        let mut bits = Bits::default();
        bits.put(2, 5);
        bits.put(2, 5);
        for field in [RuleField::Target, RuleField::Freezing] {
            bits.put(1, 1);
            bits.put(field.number().into(), 7);
            bits.put_value(Version::Two, field.number(), field.kind(), &rules.value(field));
        }
        while !bits.0.len().is_multiple_of(5) {
            bits.put(0, 1);
        }
        bits.put(checksum(&bits.0), 15);
        let code: String = bits.0.chunks(5).map(|five| char::from(LETTERS[number_of(five) as usize])).collect();
        assert_eq!(read_rules_code(&code), Ok((Preset::Duel, rules)));
    }

    #[test]
    fn a_value_that_is_new_needs_version_3() {
        let rules = |players| Rules { players, ask_partner: AskPartner::Never, ..Rules::default() };
        for players in Players::ALL {
            let code = rules_code(Preset::Classic, &rules(players));
            let is_new = !matches!(players, Players::Two | Players::Four);
            assert_eq!(code.starts_with('3'), is_new, "{code}");
            assert_eq!(read_rules_code(&code), Ok((Preset::Classic, rules(players))));
        }
    }

    #[test]
    fn rules_that_change_from_hand_to_hand_have_a_code() {
        let by_deal = json!([
            {},
            {"canasta_kinds": {"mixed": 4, "natural": 4}, "canastas_to_go_out": 8, "draw_count": 4, "pile_take": null},
            {"draw_count": 5, "pile_extra": 2, "required_ranks": ["4", "A"]},
        ]);
        let changes = json!({"by_deal": by_deal});
        let rules = Preset::HandAndFoot.rules().with(changes.as_object().unwrap()).unwrap();
        let code = rules_code(Preset::HandAndFoot, &rules);
        assert_eq!(read_rules_code(&code), Ok((Preset::HandAndFoot, rules)), "{code}");
        assert_eq!(code, "3BTG-C0J0-2120-1068-0GSX-30H1-Y214-047Y-E", "codes stay as they are");
    }

    /// The length of a table and the place of a key have five bits each.
    #[test]
    fn every_table_has_room_for_all_its_keys() {
        for &field in RuleField::ALL {
            if let FieldKind::Points { keys, .. } = field.kind() {
                assert!(keys.len() < 1 << CHOICE_BITS, "{field}");
                let all = change(field.number());
                assert_eq!(read(&write(0, std::slice::from_ref(&all))), Ok((Version::Three, 0, vec![all])), "{field}");
            }
        }
    }

    #[test]
    fn the_rules_of_every_game_have_a_code() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            assert_eq!(read_rules_code(&rules_code(preset, &rules)), Ok((preset, rules)), "{preset}");
            for base in Preset::ALL {
                assert_eq!(read_rules_code(&rules_code(base, &rules)), Ok((base, rules)), "{preset} from {base}");
            }
        }
    }

    #[test]
    fn an_unknown_field_or_version_is_newer() {
        let unknown = write(0, &[(127, FieldKind::Switch, json!(true))]);
        assert_eq!(read_rules_code(&unknown), Err(CodeError::Newer));
        let mut bits = Bits::default();
        bits.put(4, 5);
        bits.put(0, 5);
        bits.put(checksum(&bits.0), 15);
        let code: String = bits.0.chunks(5).map(|five| char::from(LETTERS[number_of(five) as usize])).collect();
        assert_eq!(read_rules_code(&code), Err(CodeError::Newer));
    }
}
