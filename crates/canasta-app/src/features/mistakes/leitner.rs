//! The boxes of the Leitner system (S. Leitner, *So lernt man lernen*, 1972): what is solved moves on to a box that comes back later,
//! and what is not goes back to the first.

use serde::{Deserialize, Serialize};

/// The box in which a mistake lies. FSRS and its kin estimate the memory of a person from thousands of answers, which nobody gives
/// about canasta; five boxes are understood at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum LeitnerBox {
    /// Not solved since it was made, or since it was last missed.
    First,
    /// Solved once.
    Second,
    /// Solved twice.
    Third,
    /// Solved three times.
    Fourth,
    /// Solved four times: once more, and it is repaired.
    Fifth,
}

impl LeitnerBox {
    /// All boxes, from the first.
    pub const ALL: [LeitnerBox; 5] =
        [LeitnerBox::First, LeitnerBox::Second, LeitnerBox::Third, LeitnerBox::Fourth, LeitnerBox::Fifth];

    /// The days after which what lies in the box comes back: each time two to three times as long.
    #[must_use]
    pub const fn days(self) -> u32 {
        match self {
            LeitnerBox::First => 1,
            LeitnerBox::Second => 3,
            LeitnerBox::Third => 7,
            LeitnerBox::Fourth => 21,
            LeitnerBox::Fifth => 60,
        }
    }

    /// The number of the box, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The next box; `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<LeitnerBox> {
        LeitnerBox::ALL.get(self as usize + 1).copied()
    }
}

/// No box has this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoBox;

impl std::fmt::Display for NoBox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no box has this number")
    }
}

impl std::error::Error for NoBox {}

impl TryFrom<u8> for LeitnerBox {
    type Error = NoBox;

    fn try_from(number: u8) -> Result<LeitnerBox, NoBox> {
        LeitnerBox::ALL.into_iter().find(|one| one.number() == number).ok_or(NoBox)
    }
}

impl From<LeitnerBox> for u8 {
    fn from(one: LeitnerBox) -> u8 {
        one.number()
    }
}
