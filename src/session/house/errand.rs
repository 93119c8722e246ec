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
pub enum Errand {
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

impl fmt::Display for Errand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Errand::Reset(field) => write!(f, "reset={field}"),
            Errand::ResetAll => f.write_str("reset-all"),
            Errand::Keep => f.write_str("keep"),
            Errand::Choose(at) => write!(f, "choose={at}"),
            Errand::Remove(at) => write!(f, "remove={at}"),
            Errand::UseCode => f.write_str("use-code"),
            Errand::Copy(what) => write!(f, "copy={}", what.name()),
            Errand::Download(what) => write!(f, "download={}", what.name()),
            Errand::Import => f.write_str("import"),
            Errand::Print => f.write_str("print"),
            Errand::Fullscreen => f.write_str("fullscreen"),
            Errand::Yes => f.write_str("yes"),
            Errand::No => f.write_str("no"),
        }
    }
}

impl FromStr for Errand {
    type Err = NoIntent;

    fn from_str(text: &str) -> Result<Errand, NoIntent> {
        let (word, value) = text.split_once('=').unwrap_or((text, ""));
        let number = || value.parse().map_err(|_| NoIntent);
        let what = || What::ALL.into_iter().find(|what| what.name() == value).ok_or(NoIntent);
        Ok(match word {
            "reset" => Errand::Reset(value.to_owned()),
            "reset-all" => Errand::ResetAll,
            "keep" => Errand::Keep,
            "choose" => Errand::Choose(number()?),
            "remove" => Errand::Remove(number()?),
            "use-code" => Errand::UseCode,
            "copy" => Errand::Copy(what()?),
            "download" => Errand::Download(what()?),
            "import" => Errand::Import,
            "print" => Errand::Print,
            "fullscreen" => Errand::Fullscreen,
            "yes" => Errand::Yes,
            "no" => Errand::No,
            _ => return Err(NoIntent),
        })
    }
}

/// What came of the last errand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
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

impl Said {
    /// Whether nothing came of it.
    #[must_use]
    pub const fn is_bad(&self) -> bool {
        !matches!(self, Said::Copied | Said::Kept(_) | Said::CodeUsed | Said::Imported(_))
    }
}
