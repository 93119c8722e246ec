//! How many worlds a program lets a bot or a review sample.

use serde::Deserialize;

/// The most worlds. A decision with more would take hours.
const MOST: u32 = 1_000_000;

/// A number of sampled worlds, from 1 to a million.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "u64")]
pub struct Worlds(u32);

impl Worlds {
    /// The number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl TryFrom<u64> for Worlds {
    type Error = String;

    fn try_from(number: u64) -> Result<Worlds, String> {
        let number = u32::try_from(number).ok().filter(|number| (1..=MOST).contains(number));
        number.map(Worlds).ok_or_else(|| format!("worlds: a whole number from 1 to {MOST}"))
    }
}
