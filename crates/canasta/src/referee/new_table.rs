//! The game to begin.

use super::hex;
use crate::rules::{Seed, seed_from_number};
use serde::Deserialize;
use serde_json::{Map, Value};

/// The game to begin.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The preset; `classic` unless it is given.
    pub rules: Option<String>,
    /// Changed fields of the rules.
    pub set: Option<Map<String, Value>>,
    /// The seed of all decks and of the first dealer.
    pub seed: Option<TableSeed>,
    /// The names of the seats.
    #[serde(default)]
    pub names: Vec<String>,
    /// The text of a record, whose game goes on, instead of rules and names.
    pub record: Option<String>,
}

/// A seed as a small number, or as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "a seed is a whole number from 0 to 2^64 - 1 (in JavaScript 2^53 - 1), or 64 hexadecimal digits"
)]
pub enum TableSeed {
    /// A small number, as the command line takes it.
    Number(u64),
    /// All 256 bits.
    Digits(#[serde(with = "hex")] Seed),
}

impl TableSeed {
    /// The seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        match self {
            TableSeed::Number(number) => seed_from_number(*number),
            TableSeed::Digits(seed) => *seed,
        }
    }
}
