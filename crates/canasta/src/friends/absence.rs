//! The seat of a guest who is away.

use serde::{Deserialize, Serialize};

/// What becomes of the seat of a guest who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Absence {
    /// It waits, unless all who are there let a bot play.
    Waits,
    /// A bot plays after so many milliseconds.
    BotAfter(u64),
}
