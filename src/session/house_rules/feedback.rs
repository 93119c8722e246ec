//! What came of the last step in the dialogs about house rules and files.

use crate::rules::{BadRules, CodeError, LineError};

/// The result of the last step in a dialog, as the dialog shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// The text was copied.
    Copied,
    /// The browser does not copy.
    NotCopied,
    /// The rules were kept under this name.
    Kept(String),
    /// There is no name to keep them under.
    NoName,
    /// There are too many already.
    TooMany,
    /// Another of the own rules has this name.
    NameTaken(String),
    /// The rules of the code were chosen.
    CodeUsed,
    /// It is no code.
    BadCode(CodeError),
    /// These rules cannot be.
    BadRules(BadRules),
    /// The settings were taken in, with so many own rules.
    Imported(usize),
    /// Nothing was written.
    NothingWritten,
    /// It is neither settings nor a record.
    NoFile,
    /// A setting of the file is none, or has a value that is none.
    BadSettings(String),
    /// A line of the record is wrong.
    BadRecord(Box<LineError>),
    /// The record holds no deal.
    NoDeal,
    /// The only hand of the record was on when it was written.
    HandWasOn,
}

impl Feedback {
    /// Whether it failed.
    #[must_use]
    pub const fn is_bad(&self) -> bool {
        !matches!(self, Feedback::Copied | Feedback::Kept(_) | Feedback::CodeUsed | Feedback::Imported(_))
    }
}
