//! Games of the library as files.

use super::entry::{GameEntry, StoredGame};
use super::file::{LIBRARY_FILE, library_head, library_line};
use super::model::Library;
use super::notice::LibraryNotice;
use crate::features::files::{ExportKind, record_text};
use crate::session::{DeviceEffect, Effect, restore};

impl Library {
    /// A game as a file: a finished one as its record, which other programs read; one that goes on with everything that is needed to
    /// continue it.
    pub(super) fn export(&mut self, stored: &StoredGame) -> Option<Effect> {
        let Some((game, places)) = restore(&stored.save).game else {
            self.say(Some(LibraryNotice::Unreadable));
            return None;
        };
        Some(Effect::Device(if game.hand_is_on() {
            let line = library_line(&stored.summary, &stored.save, stored.review.as_deref());
            DeviceEffect::Download(LIBRARY_FILE, library_head() + &line)
        } else {
            DeviceEffect::Download(ExportKind::Record.file_name(), record_text(&game, &places))
        }))
    }

    /// Everything that the library has not confirmed, as a file that can be brought in: games that it did not store, and the match.
    pub(crate) fn export_unkept(&self, at_table: Option<&GameEntry>) -> Option<Effect> {
        let others = self.not_stored().iter();
        let others = others.filter(|entry| at_table.is_none_or(|here| here.summary.id != entry.summary.id));
        let lines: String =
            others.chain(at_table).map(|entry| library_line(&entry.summary.write(), &entry.save, None)).collect();
        (!lines.is_empty()).then(|| Effect::Device(DeviceEffect::Download(LIBRARY_FILE, library_head() + &lines)))
    }
}
