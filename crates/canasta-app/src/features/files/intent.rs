//! Intents to copy, save and open texts.

use crate::named::named;
use crate::session::grammar::{Name, intents};
use crate::session::stored_value::StoredValue;

named! {
    /// A text that can be exported.
    pub enum ExportKind {
        /// The code of the rules.
        RulesCode = "code",
        /// Settings and own rules.
        Settings = "settings",
        /// The record of the game.
        Record = "record",
        /// The match with everything that continues it on another device.
        Match = "match",
    }
}

impl ExportKind {
    /// The name of the exported file.
    pub(crate) const fn file_name(self) -> &'static str {
        match self {
            ExportKind::RulesCode => "canasta-rules.txt",
            ExportKind::Settings => "canasta-settings.json",
            ExportKind::Record => "canasta-record.txt",
            ExportKind::Match => "canasta-match.canasta",
        }
    }
}

intents! {
    /// An intent about exported and imported texts.
    FilesIntent {
        /// Copy a text.
        Copy(kind: ExportKind as Name) = "copy",
        /// Save a text as a file.
        Download(kind: ExportKind as Name) = "download",
        /// Let the browser share a text as a file.
        Share(kind: ExportKind as Name) = "share",
        /// Copy a link that opens the game with the rules.
        CopyLink = "copy-link",
        /// Let the browser share that link.
        ShareLink = "share-link",
        /// Set the text to import.
        WriteText(text: String) = set "import",
        /// Take the text of a file: settings are imported, and a record waits in the form for what is to be done with it.
        Load(text: String) = set "file",
        /// Import the settings or the record in the form.
        Import = "import",
        /// Look back at the record in the form. The match at the table stays.
        LookBack = "look-at-record",
        /// Save a text that was set aside as a file, by its number.
        SaveSetAside(number: u32) = "save-aside",
        /// Read a text that was set aside once more.
        TryAgain(number: u32) = "try-aside",
        /// Delete a text that was set aside.
        DeleteSetAside(number: u32) = "delete-aside",
        /// Save a damaged value that could not be set aside as a file.
        SaveUncopied(value: StoredValue as Name) = "save-damaged",
    }
}
