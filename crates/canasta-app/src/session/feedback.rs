//! The result of the last step in a dialog.

use canasta::rules::{BadRules, CodeError, LineError};

/// The result of the last step in a dialog, as the dialog shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// The text was copied.
    Copied,
    /// The browser did not copy the text.
    NotCopied,
    /// The rules were saved under this name.
    Kept(String),
    /// The browser did not store what was to be saved.
    NotStored,
    /// The name to save the rules under is empty.
    NoName,
    /// There are too many own rules already.
    TooMany,
    /// Another of the own rules has this name.
    NameTaken(String),
    /// The rules of the code are those of the next game now.
    CodeUsed,
    /// The text is not a valid rules code.
    BadCode(CodeError),
    /// The rules contradict each other or a limit.
    BadRules(BadRules),
    /// The settings were imported, with this number of own rules.
    Imported(usize),
    /// A record with so many hands is loaded, and nothing is done with it yet.
    Loaded(usize),
    /// The position cannot be a scenario.
    NoScenario,
    /// A text that was set aside could be read, and was taken over.
    ReadAgain,
    /// A text that was set aside cannot be read by this version.
    StillUnreadable,
    /// The form is empty.
    NothingWritten,
    /// The text is neither settings nor a record.
    NoFile,
    /// A setting of the file is unknown, or its value is invalid.
    BadSettings(String),
    /// A line of the record is wrong.
    BadRecord(Box<LineError>),
    /// The record holds no deal.
    NoDeal,
    /// The only hand of the record was unfinished when the record was written.
    HandWasOn,
}

impl Feedback {
    /// Takes back that something was saved, since the browser did not store it.
    pub(crate) fn take_back_promise(&mut self) {
        if matches!(self, Feedback::Kept(_) | Feedback::Imported(_) | Feedback::ReadAgain) {
            *self = Feedback::NotStored;
        }
    }

    /// Whether the step failed.
    #[must_use]
    pub const fn is_bad(&self) -> bool {
        !matches!(
            self,
            Feedback::Copied
                | Feedback::Kept(_)
                | Feedback::CodeUsed
                | Feedback::Imported(_)
                | Feedback::Loaded(_)
                | Feedback::ReadAgain
        )
    }
}
