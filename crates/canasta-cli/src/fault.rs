//! Faults: why a player loses a game without playing it to its end.

use canasta::rules::RuleError;
use std::fmt;

/// A violation of the protocol or the rules by which a player loses its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The program could not be started; the message of the system.
    NotStarted(String),
    /// The program did not answer in time.
    Late {
        /// The time limit, in milliseconds.
        timeout_ms: u64,
    },
    /// The program ended, or closed its output.
    Gone,
    /// The bot of this program panicked, with this message. It is no fault of a game, but of the bot's code.
    Panicked(String),
    /// The program wrote a line that is longer than any answer.
    TooLong {
        /// The most bytes of a line, its end included.
        most: u64,
    },
    /// The program wrote this line without being asked.
    OutOfTurn(String),
    /// The program's first answer was this line instead of `ready NAME`.
    NotReady(String),
    /// The answer is not a legal action, or not an action at all.
    Illegal {
        /// The answer.
        action: String,
        /// Why it is refused.
        error: RuleError,
    },
}

impl Fault {
    /// The name used in results.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::NotStarted(_) => "not-started",
            Fault::Late { .. } => "late",
            Fault::Gone => "gone",
            Fault::TooLong { .. } => "too-long",
            Fault::Panicked(_) => "panicked",
            Fault::OutOfTurn(_) => "out-of-turn",
            Fault::NotReady(_) => "not-ready",
            Fault::Illegal { .. } => "illegal",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted(reason) => write!(f, "it cannot be started: {reason}"),
            Fault::Late { timeout_ms } => write!(f, "no answer within {timeout_ms} ms"),
            Fault::Gone => f.write_str("it has ended"),
            Fault::Panicked(message) => write!(f, "it panicked: {message}"),
            Fault::TooLong { most } => write!(f, "it wrote a line of more than {most} bytes"),
            Fault::OutOfTurn(line) => write!(f, "it said “{line}” without being asked"),
            Fault::NotReady(line) => write!(f, "it answered “{line}” to hello, not “ready NAME”"),
            Fault::Illegal { action, error } => write!(f, "it may not “{action}” ({})", error.code()),
        }
    }
}
