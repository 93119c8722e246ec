//! The thinking allowance of a bot: in CPU time or in sampled worlds.

use super::clock::thread_clock;
use crate::numbers::whole;
use canasta::bots::Budget;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// The allowance of every bot for each decision, as it is written in results and in the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowance {
    /// Milliseconds.
    TimeMs(u64),
    /// Sampled worlds.
    Worlds(u32),
}

impl Allowance {
    /// The budget of a bot of this program. Time is CPU time of the thread, so that other load on the machine does not count.
    #[must_use]
    pub fn budget(self) -> Budget {
        match self {
            Allowance::TimeMs(ms) => Budget::Time { limit: Duration::from_millis(ms), clock: thread_clock },
            Allowance::Worlds(worlds) => Budget::Worlds(worlds),
        }
    }
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowance::TimeMs(ms) => write!(f, "{ms} ms a decision"),
            Allowance::Worlds(worlds) => write!(f, "{worlds} worlds a decision"),
        }
    }
}

/// The options `--time` and `--worlds`.
#[derive(clap::Args)]
pub struct AllowanceArguments {
    /// Thinking time of every bot for a decision, in milliseconds
    #[arg(long, value_name = "MS", conflicts_with = "worlds", allow_negative_numbers = true, value_parser = whole(1..=u64::MAX))]
    time: Option<u64>,
    /// Sampled worlds of every bot for a decision: the result then follows from the seed alone
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u32>(1..=u32::MAX))]
    worlds: Option<u32>,
}

impl AllowanceArguments {
    /// The allowance, if one was given.
    pub fn allowance(&self) -> Option<Allowance> {
        self.time.map(Allowance::TimeMs).or(self.worlds.map(Allowance::Worlds))
    }
}
