//! The two contestants by place.

use serde::{Deserialize, Serialize};

/// One of the two contestants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// The first.
    A,
    /// The second.
    B,
}

impl Party {
    /// Both, in order.
    pub const ALL: [Party; 2] = [Party::A, Party::B];

    /// 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Party {
        match self {
            Party::A => Party::B,
            Party::B => Party::A,
        }
    }
}
