//! The form for a text that is to be opened.

use super::record::read_record;
use super::settings_file::read_settings;
use super::text::TextKind;
use crate::features::library::Library;
use crate::features::settings::Settings;
use canasta::links::LinkKind;

/// The text that is pasted or comes from a file. It stays while the dialog is closed.
#[derive(Clone, Debug, Default)]
pub struct Files {
    pub(super) text: String,
}

impl Files {
    /// Whether the text would replace settings that differ from the defaults.
    #[must_use]
    pub fn replaces_settings(&self, settings: &Settings) -> bool {
        self.kind() == TextKind::Settings
            && *settings != settings.usual()
            && read_settings(&self.text, settings).is_ok_and(|(new, _)| new != *settings)
    }

    /// Whether the text would replace the match: it is a record that can be read, and not so long that it goes into the library.
    #[must_use]
    pub fn replaces_match(&self, library: &Library) -> bool {
        matches!(self.kind(), TextKind::Record | TextKind::Nothing)
            && !library.reads_in_steps(&self.text)
            && read_record(&self.text).is_ok()
    }

    /// Whether the text is a link to a deal or a game.
    pub(super) fn is_link(&self) -> bool {
        let is_record = self.text.contains("canasta-record") || self.kind() != TextKind::Record;
        let text = self.text.to_ascii_lowercase();
        !is_record && LinkKind::ALL.into_iter().any(|kind| text.contains(kind.mark()))
    }

    pub(super) fn kind(&self) -> TextKind {
        TextKind::of(&self.text)
    }
}
