//! The outcome of a command, from which the exit status and the error message follow.

use std::io;

/// The verdict of a command that ran to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Everything that the command checked is right: exit status 0.
    Success,
    /// The command worked, but found something wrong: exit status 1.
    Failure,
}

impl Status {
    /// [`Status::Success`] if `ok`.
    pub const fn from_ok(ok: bool) -> Status {
        if ok { Status::Success } else { Status::Failure }
    }
}

/// Why a command stopped early.
#[derive(Debug)]
pub enum CommandError {
    /// The output could not be written.
    Output(io::Error),
    /// The standard input could not be read.
    Input(io::Error),
    /// The arguments contradict each other or ask for the impossible: exit status 2.
    Usage(String),
    /// Anything else, as a message for the user: exit status 1.
    Failed(String),
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> CommandError {
        CommandError::Output(error)
    }
}

/// The result of every command.
pub type CommandResult = Result<Status, CommandError>;
