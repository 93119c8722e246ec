//! The keys of games in the library.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The number of hexadecimal digits of a key.
const ID_DIGITS: usize = 16;
/// The number of hexadecimal digits of a fingerprint: enough that two records never share one.
const FINGERPRINT_DIGITS: usize = 32;

/// The first hexadecimal digits of the SHA-256 of two texts. The first one tells what the second is.
pub(crate) fn digest(parts: [&str; 2], digits: usize) -> String {
    let mut sha = Sha256::new();
    for part in parts {
        sha.update(part);
        sha.update([0]);
    }
    let hash: String = sha.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    hash.chars().take(digits).collect()
}

/// The fingerprint of a record: equal records have equal ones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Fingerprint(String);

impl Fingerprint {
    /// The fingerprint of a record's text.
    #[must_use]
    pub fn of(record: &str) -> Fingerprint {
        Fingerprint(digest(["record", record], FINGERPRINT_DIGITS))
    }
}

/// The key of a game in the library: hexadecimal digits. A game keeps it from its first day on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(String);

/// The text is no key of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoGameId;

impl fmt::Display for NoGameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no key of a game")
    }
}

impl std::error::Error for NoGameId {}

impl GameId {
    /// The key of a game that is new to the library, from its record. Two pages that find the same save give it the same key.
    #[must_use]
    pub fn of(record: &Fingerprint) -> GameId {
        GameId(record.0.chars().take(ID_DIGITS).collect())
    }

    /// Another key for a record, because a different one has this key.
    #[must_use]
    pub fn beside(&self, record: &Fingerprint) -> GameId {
        GameId(digest([&self.0, &record.0], ID_DIGITS))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameId {
    type Err = NoGameId;

    fn from_str(text: &str) -> Result<GameId, NoGameId> {
        let is_key = text.len() == ID_DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if is_key { Ok(GameId(text.to_owned())) } else { Err(NoGameId) }
    }
}

impl TryFrom<String> for GameId {
    type Error = NoGameId;

    fn try_from(text: String) -> Result<GameId, NoGameId> {
        text.parse()
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> String {
        id.0
    }
}

/// Where the library keeps the game of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Its key.
    pub id: GameId,
    /// The record that this page has last written or read there; `None` before the first time. A different one in the library was
    /// written by another page.
    #[serde(default)]
    pub base: Option<Fingerprint>,
}

impl Kept {
    /// Where a record is kept that is new to the library.
    pub(crate) fn new(record: &Fingerprint) -> Kept {
        Kept { id: GameId::of(record), base: None }
    }
}
