//! Faults: why a player loses a game without playing it to its end.

use super::protocol::MAX_NAME;
use canasta::referee::why_no_action;
use canasta::rules::RuleError;
use std::fmt;
use std::process::ExitStatus;

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
    Gone(Ending),
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
    /// The name in the program's first answer is too long: its bytes.
    LongName(usize),
    /// The program wrote a line that is no UTF-8 text: its beginning, with escapes.
    NotUtf8(String),
    /// The answer is not a legal action, or not an action at all.
    Illegal {
        /// The answer.
        action: String,
        /// Why it is refused.
        error: RuleError,
    },
}

/// How the conversation with a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It exited with this status.
    Exited(i32),
    /// This signal killed it.
    Killed(i32),
    /// It runs on, and has closed its output.
    Closed,
    /// It was never started, or has been stopped.
    Stopped,
}

impl From<ExitStatus> for Ending {
    fn from(status: ExitStatus) -> Ending {
        #[cfg(unix)]
        if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
            return Ending::Killed(signal);
        }
        status.code().map_or(Ending::Stopped, Ending::Exited)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Exited(status) => write!(f, "it exited with status {status}"),
            Ending::Killed(signal) => write!(f, "it was killed by signal {signal}"),
            Ending::Closed => f.write_str("it closed its output"),
            Ending::Stopped => f.write_str("it has ended"),
        }
    }
}

impl Fault {
    /// The name used in results.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::NotStarted(_) => "not-started",
            Fault::Late { .. } => "late",
            Fault::Gone(_) => "gone",
            Fault::TooLong { .. } => "too-long",
            Fault::Panicked(_) => "panicked",
            Fault::OutOfTurn(_) => "out-of-turn",
            Fault::NotReady(_) | Fault::LongName(_) => "not-ready",
            Fault::NotUtf8(_) => "not-utf-8",
            Fault::Illegal { .. } => "illegal",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted(reason) => write!(f, "it cannot be started: {reason}"),
            Fault::Late { timeout_ms } => {
                write!(f, "no answer within {timeout_ms} ms: is its output flushed after each answer?")
            }
            Fault::Gone(ending) => ending.fmt(f),
            Fault::Panicked(message) => write!(f, "it panicked: {message}"),
            Fault::TooLong { most } => write!(f, "it wrote a line of more than {most} bytes"),
            Fault::OutOfTurn(line) => write!(f, "it said “{line}” without being asked"),
            Fault::NotReady(line) => write!(f, "it answered “{line}” to hello, not “ready NAME”"),
            Fault::LongName(bytes) => {
                write!(f, "its name after “ready” has {bytes} bytes, and at most {MAX_NAME} are possible")
            }
            Fault::NotUtf8(line) => write!(f, "it wrote a line that is no UTF-8 text: “{line}”"),
            Fault::Illegal { action, error } => match error {
                RuleError::UnknownAction => write!(f, "“{action}” is no action: {}", why_no_action(action)),
                error => write!(f, "it may not “{action}” ({})", error.code()),
            },
        }
    }
}
