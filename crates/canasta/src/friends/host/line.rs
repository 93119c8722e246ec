//! A line to another device.

use crate::friends::allowance::{Allowance, Pace};
use crate::friends::heartbeat::Heartbeat;

/// A line to another device, as the host knows it. The page numbers its connections.
pub type LineId = u32;

/// How far a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// A reply was applied, and the other device is looked for since then.
    Connecting {
        since: u64,
        /// Whether the host was told that it takes long.
        was_told: bool,
    },
    /// The channel is open, and the guest has not said hello.
    Open,
    /// The guest has this seat.
    Seated(usize),
}

/// A line, with what its guest has been told of the hand.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) stage: Stage,
    pub(super) heartbeat: Heartbeat,
    pub(super) allowance: Allowance,
    /// The hand that was told, and how many of its actions.
    pub(super) told: Option<(u32, usize)>,
    /// Whether the guest was last told to be quiet.
    pub(super) was_quiet: bool,
    /// Whether the guest's page is in the background.
    pub(super) is_in_background: bool,
}

impl Line {
    pub(super) const fn new(stage: Stage, now: u64) -> Line {
        Line {
            stage,
            heartbeat: Heartbeat::new(now),
            allowance: Allowance::new(Pace::PLAYER, now),
            told: None,
            was_quiet: false,
            is_in_background: false,
        }
    }

    pub(super) const fn seat(&self) -> Option<usize> {
        match self.stage {
            Stage::Seated(seat) => Some(seat),
            Stage::Connecting { .. } | Stage::Open => None,
        }
    }
}
