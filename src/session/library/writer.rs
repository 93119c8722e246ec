//! The games of the table on their way to the library: one after another, because the key of a game may change with the answer.

use super::entry::GameEntry;
use super::key::{GameId, Kept};

#[derive(Clone, Debug, Default)]
pub(super) struct Writer {
    /// The game that is being written.
    writing: Option<GameId>,
    /// The games that wait, each in its latest version.
    waiting: Vec<GameEntry>,
}

impl Writer {
    pub const fn is_idle(&self) -> bool {
        self.writing.is_none()
    }

    /// The game, if it is to be written now.
    pub fn put(&mut self, entry: GameEntry) -> Option<GameEntry> {
        if self.writing.is_none() {
            self.writing = Some(entry.summary.id.clone());
            return Some(entry);
        }
        self.waiting.retain(|other| other.summary.id != entry.summary.id);
        self.waiting.push(entry);
        None
    }

    /// Takes note of an answer: where the game was kept, if it was. Gives the next game that is to be written.
    pub fn answered(&mut self, asked: &GameId, kept: Option<&Kept>) -> Option<GameEntry> {
        self.writing = None;
        for entry in self.waiting.iter_mut().filter(|entry| entry.summary.id == *asked) {
            if let Some(kept) = kept {
                entry.summary.id = kept.id.clone();
                entry.base.clone_from(&kept.base);
            }
        }
        if self.waiting.is_empty() {
            return None;
        }
        let next = self.waiting.remove(0);
        self.put(next)
    }
}
