//! Shards: the parts of a series that several machines play.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Every n-th pair of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    /// From 1 to `of`.
    number: u64,
    of: u64,
}

impl Shard {
    /// The whole series.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Whether a pair belongs to this shard.
    #[must_use]
    pub const fn contains(self, pair: u64) -> bool {
        pair % self.of == self.number - 1
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let parts = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        let shard = parts.map(|(number, of)| Shard { number, of });
        let valid = shard.filter(|shard| (1..=shard.of).contains(&shard.number));
        valid.ok_or_else(|| "expected I/N with I from 1 to N".to_owned())
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_cover_every_pair_exactly_once() {
        let shards: Vec<Shard> = ["1/3", "2/3", "3/3"].map(|text| text.parse().unwrap()).to_vec();
        for pair in 0..20 {
            assert_eq!(shards.iter().filter(|shard| shard.contains(pair)).count(), 1);
            assert!(Shard::WHOLE.contains(pair));
        }
        for bad in ["0/3", "4/3", "1", "1/0", "a/b", "1/3/5", ""] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }
}
