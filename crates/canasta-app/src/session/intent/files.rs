//! Intents to copy, save and open texts.

use super::parse::{ParseIntentError, split, split_change};
use crate::session::stored_value::StoredValue;
use std::fmt;
use std::str::FromStr;

/// A text that can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportKind {
    /// The code of the rules.
    RulesCode,
    /// Settings and own rules.
    Settings,
    /// The record of the game.
    Record,
    /// The match with everything that continues it on another device.
    Match,
}

impl ExportKind {
    const ALL: [ExportKind; 4] = [ExportKind::RulesCode, ExportKind::Settings, ExportKind::Record, ExportKind::Match];

    const fn name(self) -> &'static str {
        match self {
            ExportKind::RulesCode => "code",
            ExportKind::Settings => "settings",
            ExportKind::Record => "record",
            ExportKind::Match => "match",
        }
    }

    fn from_name(name: &str) -> Result<ExportKind, ParseIntentError> {
        ExportKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or(ParseIntentError)
    }

    /// The name of the exported file.
    pub(in crate::session) const fn file_name(self) -> &'static str {
        match self {
            ExportKind::RulesCode => "canasta-rules.txt",
            ExportKind::Settings => "canasta-settings.json",
            ExportKind::Record => "canasta-record.txt",
            ExportKind::Match => "canasta-match.canasta",
        }
    }
}

/// An intent about exported and imported texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilesIntent {
    /// Copy a text.
    Copy(ExportKind),
    /// Save a text as a file.
    Download(ExportKind),
    /// Let the browser share a text as a file.
    Share(ExportKind),
    /// Copy a link that opens the game with the rules.
    CopyLink,
    /// Let the browser share that link.
    ShareLink,
    /// Set the text to import.
    WriteText(String),
    /// Take the text of a file: settings are imported, and a record waits in the form for what is to be done with it.
    Load(String),
    /// Import the settings or the record in the form.
    Import,
    /// Look back at the record in the form. The match at the table stays.
    LookBack,
    /// Save a text that was set aside as a file, by its number.
    SaveSetAside(u32),
    /// Read a text that was set aside once more.
    TryAgain(u32),
    /// Delete a text that was set aside.
    DeleteSetAside(u32),
    /// Save a damaged value that could not be set aside as a file.
    SaveUncopied(StoredValue),
}

impl fmt::Display for FilesIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FilesIntent::Copy(kind) => write!(f, "copy:{}", kind.name()),
            FilesIntent::Download(kind) => write!(f, "download:{}", kind.name()),
            FilesIntent::Share(kind) => write!(f, "share:{}", kind.name()),
            FilesIntent::CopyLink => f.write_str("copy-link"),
            FilesIntent::ShareLink => f.write_str("share-link"),
            FilesIntent::WriteText(text) => write!(f, "set:import={text}"),
            FilesIntent::Load(text) => write!(f, "set:file={text}"),
            FilesIntent::Import => f.write_str("import"),
            FilesIntent::LookBack => f.write_str("look-at-record"),
            FilesIntent::SaveSetAside(number) => write!(f, "save-aside:{number}"),
            FilesIntent::TryAgain(number) => write!(f, "try-aside:{number}"),
            FilesIntent::DeleteSetAside(number) => write!(f, "delete-aside:{number}"),
            FilesIntent::SaveUncopied(value) => write!(f, "save-damaged:{}", value.name()),
        }
    }
}

fn number(text: &str) -> Result<u32, ParseIntentError> {
    text.parse().map_err(|_| ParseIntentError)
}

impl FromStr for FilesIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<FilesIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "copy" => FilesIntent::Copy(ExportKind::from_name(rest)?),
            "download" => FilesIntent::Download(ExportKind::from_name(rest)?),
            "share" => FilesIntent::Share(ExportKind::from_name(rest)?),
            "copy-link" => FilesIntent::CopyLink,
            "share-link" => FilesIntent::ShareLink,
            "set" => match split_change(text) {
                Some(("import", text)) => FilesIntent::WriteText(text.to_owned()),
                Some(("file", text)) => FilesIntent::Load(text.to_owned()),
                _ => return Err(ParseIntentError),
            },
            "import" => FilesIntent::Import,
            "look-at-record" => FilesIntent::LookBack,
            "save-aside" => FilesIntent::SaveSetAside(number(rest)?),
            "try-aside" => FilesIntent::TryAgain(number(rest)?),
            "delete-aside" => FilesIntent::DeleteSetAside(number(rest)?),
            "save-damaged" => FilesIntent::SaveUncopied(StoredValue::from_name(rest).ok_or(ParseIntentError)?),
            _ => return Err(ParseIntentError),
        })
    }
}
