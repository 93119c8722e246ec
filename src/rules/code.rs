//! Rules as a short code: to read out, print, or paste into another game.
//!
//! A letter holds five bits. The first two letters are the version and the preset, then come the changed fields, then
//! three letters that tell when a letter was mistyped or two changed places. A code stays readable for ever: a change of
//! what stands below, or of a preset's rules, needs another [`VERSION`].

use super::card::Rank;
use super::house::{BadRules, Rules};
use super::preset::Preset;
use serde_json::{Map, Value};
use std::fmt;

/// The form of a code.
const VERSION: u32 = 1;

/// Digits and letters without I, L, O and U, which are read as what they look like, or not at all.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// No rules need more letters.
const LONGEST: usize = 160;

/// The fields in the order of their numbers in a code.
const FIELDS: [&str; 30] = [
    "target",
    "hand_size",
    "draw_count",
    "canastas_to_go_out",
    "required_ranks",
    "max_wilds",
    "wilds_max_naturals",
    "min_naturals",
    "opening_minimums",
    "concealed_exempt",
    "wilds_in_opening",
    "pile_allowed",
    "pile_new_meld",
    "pile_own_meld",
    "frozen_until_melded",
    "freezing",
    "one_card_pile_closed",
    "black_threes_last",
    "ask_partner",
    "out_without_draw",
    "keep_last_card",
    "stock_end",
    "going_out",
    "concealed",
    "natural_canasta",
    "mixed_canasta",
    "red_three",
    "four_red_threes",
    "red_threes_negative",
    "players",
];

const STOCK_ENDS: [&str; 3] = ["a", "b", "c"];

/// Why a text is no code of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// There is nothing to read.
    Empty,
    /// This letter stands in no code.
    NoLetter(char),
    /// A letter is wrong, missing or too many.
    Mistyped,
    /// It is of a form that this version does not know.
    Newer,
    /// It stands for rules that cannot be.
    Impossible(BadRules),
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no code of rules: {self:?}")
    }
}

impl std::error::Error for CodeError {}

/// The code of these rules, as changes of the preset.
///
/// ```
/// use canasta::rules::{Preset, read_rules_code, rules_code};
/// let code = rules_code(Preset::Duel, &Preset::Duel.rules());
/// assert_eq!(read_rules_code(&code.to_lowercase()), Ok((Preset::Duel, Preset::Duel.rules())));
/// ```
#[must_use]
pub fn rules_code(preset: Preset, rules: &Rules) -> String {
    let mut bits = Bits::default();
    bits.put(VERSION, 5);
    let number = Preset::ALL.iter().position(|&other| other == preset).unwrap_or(0);
    bits.put(number as u32, 5);
    let changes = rules.changes_from(&preset.rules());
    for (number, name) in FIELDS.into_iter().enumerate() {
        if let Some(value) = changes.get(name) {
            bits.put(1, 1);
            bits.put(number as u32, 5);
            bits.put_value(name, value);
        }
    }
    while !bits.0.len().is_multiple_of(5) {
        bits.put(0, 1);
    }
    let check = check(&bits.0);
    bits.put(check, 15);
    let letters = bits.0.chunks(5).map(|five| char::from(LETTERS[number_of(five) as usize]));
    let letters: Vec<char> = letters.collect();
    letters.chunks(4).map(|four| four.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// The preset and the rules that a code stands for. Case, spaces and dashes mean nothing.
///
/// # Errors
/// What is wrong with it.
pub fn read_rules_code(text: &str) -> Result<(Preset, Rules), CodeError> {
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
    if bits.is_empty() {
        return Err(CodeError::Empty);
    }
    let body = bits.len().checked_sub(15).filter(|&body| body >= 10).ok_or(CodeError::Mistyped)?;
    let (body, sum) = bits.split_at(body);
    if check(body) != number_of(sum) {
        return Err(CodeError::Mistyped);
    }
    let mut rest = Rest(body);
    if rest.number(5) != Some(VERSION) {
        return Err(CodeError::Newer);
    }
    let preset = rest.number(5).and_then(|number| Preset::ALL.get(number as usize).copied());
    let preset = preset.ok_or(CodeError::Newer)?;
    let changes = rest.changes(&preset.rules().fields()).ok_or(CodeError::Mistyped)?;
    let rules = preset.rules().with(&changes).map_err(CodeError::Impossible)?;
    Ok((preset, rules))
}

fn number_of(bits: &[bool]) -> u32 {
    bits.iter().fold(0, |number, &bit| number << 1 | u32::from(bit))
}

/// CRC-15: finds every change within three letters in a row.
fn check(bits: &[bool]) -> u32 {
    bits.iter().fold(0x2A5F, |sum, &bit| {
        let carry = (sum >> 14 & 1 == 1) != bit;
        (sum << 1 & 0x7FFF) ^ if carry { 0x4599 } else { 0 }
    })
}

/// The other one of two values.
fn other(name: &str, value: &Value) -> Option<Value> {
    Some(match (name, value) {
        (_, Value::Bool(yes)) => (!yes).into(),
        ("players", n) => if *n == 2 { 4 } else { 2 }.into(),
        ("draw_count", n) => if *n == 1 { 2 } else { 1 }.into(),
        ("pile_new_meld", word) => if word == "pair" { "pair-or-wild" } else { "pair" }.into(),
        ("pile_own_meld", word) => if word == "any" { "under-7" } else { "any" }.into(),
        _ => return None,
    })
}

#[derive(Default)]
struct Bits(Vec<bool>);

impl Bits {
    fn put(&mut self, number: u32, bits: usize) {
        self.0.extend((0..bits).rev().map(|bit| number >> bit & 1 == 1));
    }

    /// Fours of bits, least first, each behind a bit that says whether more follow. Fifties are counted where there
    /// are no smaller coins.
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

    fn put_value(&mut self, name: &str, value: &Value) {
        match name {
            "required_ranks" => {
                for rank in Rank::NATURALS {
                    let there = value.as_array().is_some_and(|all| all.iter().any(|one| one == rank.notation()));
                    self.put(there.into(), 1);
                }
            }
            "opening_minimums" => value.as_array().into_iter().flatten().for_each(|minimum| self.put_number(minimum)),
            "stock_end" => {
                let number = STOCK_ENDS.iter().position(|end| value == end).unwrap_or(0);
                self.put(number as u32, 2);
            }
            "max_wilds" | "target" => {
                self.put(value.is_null().into(), 1);
                if !value.is_null() {
                    self.put_number(value);
                }
            }
            // What has two values has the other one if it is changed.
            _ if other(name, value).is_some() => {}
            _ => self.put_number(value),
        }
    }
}

struct Rest<'a>(&'a [bool]);

impl Rest<'_> {
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

    /// The changed fields; `None` if these are none.
    fn changes(&mut self, preset: &Map<String, Value>) -> Option<Map<String, Value>> {
        let mut changes = Map::new();
        let mut last = None;
        while self.number(1) == Some(1) {
            let number = self.number(5)? as usize;
            let name = *FIELDS.get(number)?;
            if last >= Some(number) {
                return None;
            }
            last = Some(number);
            changes.insert(name.to_owned(), self.value(name, preset.get(name)?)?);
        }
        (self.0.len() < 4 && !self.0.contains(&true)).then_some(changes)
    }

    fn value(&mut self, name: &str, preset: &Value) -> Option<Value> {
        Some(match name {
            "required_ranks" => {
                let mut ranks = Vec::new();
                for rank in Rank::NATURALS {
                    if self.number(1)? == 1 {
                        ranks.push(Value::from(rank.notation()));
                    }
                }
                ranks.into()
            }
            "opening_minimums" => {
                let minimums = [self.long_number()?, self.long_number()?, self.long_number()?, self.long_number()?];
                minimums.to_vec().into()
            }
            "stock_end" => (*STOCK_ENDS.get(self.number(2)? as usize)?).into(),
            "max_wilds" | "target" if self.number(1)? == 1 => Value::Null,
            _ => match other(name, preset) {
                Some(other) => other,
                None => self.long_number()?.into(),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_has_a_number() {
        let fields = Rules::default().fields();
        assert_eq!(FIELDS.len(), fields.len());
        for name in FIELDS {
            assert!(fields.contains_key(name), "{name}");
        }
    }

    /// Codes that were handed out once are read for ever.
    #[test]
    fn codes_stay_as_they_are() {
        let rules = |preset: Preset, changes: Value| preset.rules().with(changes.as_object().unwrap()).unwrap();
        let classic = Preset::Classic.rules();
        let mut codes = vec![rules_code(Preset::Classic, &classic)];
        let changed = rules(Preset::Classic, serde_json::json!({"target": 3000, "ask_partner": false}));
        codes.push(rules_code(Preset::Classic, &changed));
        let required = serde_json::json!({"required_ranks": ["7", "K"], "canastas_to_go_out": 2, "max_wilds": 4});
        codes.push(rules_code(Preset::RoomsTwo, &rules(Preset::RoomsTwo, required)));
        assert_eq!(codes, ["10WZ-H", "10G7-GF4P-6Z", "13HG-MG85-5109-JY"]);
    }
}
