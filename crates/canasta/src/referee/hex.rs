//! A seed as 64 hexadecimal digits.

use crate::rules::Seed;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes the digits.
pub fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&seed.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
}

/// Reads the digits.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
    let text = String::deserialize(deserializer)?;
    let mut seed = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return Err(D::Error::custom("expected 64 hexadecimal digits"));
    }
    for (at, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(D::Error::custom)?;
    }
    Ok(seed)
}
