//! What the dialogs about house rules and files ask for, and what came of it.

use crate::rules::{BadRules, CodeError, LineError};
use crate::session::NoIntent;
use std::fmt;
use std::str::FromStr;

/// A text that can be handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The code of the rules.
    Code,
    /// Settings and own rules.
    Settings,
    /// The record of the game.
    Record,
}

impl What {
    const ALL: [What; 3] = [What::Code, What::Settings, What::Record];

    const fn name(self) -> &'static str {
        match self {
            What::Code => "code",
            What::Settings => "settings",
            What::Record => "record",
        }
    }

    pub(super) const fn file(self) -> &'static str {
        match self {
            What::Code => "canasta-rules.txt",
            What::Settings => "canasta-settings.json",
            What::Record => "canasta-record.txt",
        }
    }
}

/// What the dialogs about house rules and files ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogAction {
    /// Put a field back to the preset.
    Reset(String),
    /// Put all fields back to the preset.
    ResetAll,
    /// Keep the rules under the name written.
    Keep,
    /// Choose own rules.
    Choose(usize),
    /// Remove own rules.
    Remove(usize),
    /// Choose the rules of the code written.
    UseCode,
    /// Copy a text.
    Copy(What),
    /// Hand out a file.
    Download(What),
    /// Take in the settings or the record written.
    Import,
    /// Print the open dialog.
    Print,
    /// Fill the screen, or no longer.
    Fullscreen,
    /// Do what was asked about.
    Yes,
    /// Leave everything as it is.
    No,
}

impl fmt::Display for DialogAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DialogAction::Reset(field) => write!(f, "reset={field}"),
            DialogAction::ResetAll => f.write_str("reset-all"),
            DialogAction::Keep => f.write_str("keep"),
            DialogAction::Choose(at) => write!(f, "choose={at}"),
            DialogAction::Remove(at) => write!(f, "remove={at}"),
            DialogAction::UseCode => f.write_str("use-code"),
            DialogAction::Copy(what) => write!(f, "copy={}", what.name()),
            DialogAction::Download(what) => write!(f, "download={}", what.name()),
            DialogAction::Import => f.write_str("import"),
            DialogAction::Print => f.write_str("print"),
            DialogAction::Fullscreen => f.write_str("fullscreen"),
            DialogAction::Yes => f.write_str("yes"),
            DialogAction::No => f.write_str("no"),
        }
    }
}

impl FromStr for DialogAction {
    type Err = NoIntent;

    fn from_str(text: &str) -> Result<DialogAction, NoIntent> {
        let (word, value) = text.split_once('=').unwrap_or((text, ""));
        let number = || value.parse().map_err(|_| NoIntent);
        let what = || What::ALL.into_iter().find(|what| what.name() == value).ok_or(NoIntent);
        Ok(match word {
            "reset" => DialogAction::Reset(value.to_owned()),
            "reset-all" => DialogAction::ResetAll,
            "keep" => DialogAction::Keep,
            "choose" => DialogAction::Choose(number()?),
            "remove" => DialogAction::Remove(number()?),
            "use-code" => DialogAction::UseCode,
            "copy" => DialogAction::Copy(what()?),
            "download" => DialogAction::Download(what()?),
            "import" => DialogAction::Import,
            "print" => DialogAction::Print,
            "fullscreen" => DialogAction::Fullscreen,
            "yes" => DialogAction::Yes,
            "no" => DialogAction::No,
            _ => return Err(NoIntent),
        })
    }
}

/// What came of the last errand.
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
    /// Whether nothing came of it.
    #[must_use]
    pub const fn is_bad(&self) -> bool {
        !matches!(self, Feedback::Copied | Feedback::Kept(_) | Feedback::CodeUsed | Feedback::Imported(_))
    }
}
