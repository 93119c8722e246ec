//! The games of the table on their way to the library: one after another, because the key of a game may change with the answer.

use super::entry::GameEntry;
use super::key::{Fingerprint, GameId, Kept};

/// The games that are to be written.
#[derive(Clone, Debug, Default)]
pub(super) struct WriteQueue {
    /// The game that is being written.
    writing: Option<GameEntry>,
    /// The games that wait, each in its latest version.
    waiting: Vec<GameEntry>,
    /// The games that were not stored, each in its latest version. They are tried again.
    failed: Vec<GameEntry>,
}

impl WriteQueue {
    pub const fn is_idle(&self) -> bool {
        self.writing.is_none()
    }

    /// The game with this key, if it is being written.
    pub fn writing(&self, id: &GameId) -> Option<&GameEntry> {
        self.writing.as_ref().filter(|entry| entry.summary.id == *id)
    }

    /// The games that were not stored.
    pub fn failed(&self) -> &[GameEntry] {
        &self.failed
    }

    /// Whether this record is on its way already.
    pub fn has(&self, record: &Fingerprint) -> bool {
        self.writing.iter().chain(&self.waiting).any(|entry| entry.summary.fingerprint == *record)
    }

    /// The game, if it is to be written now.
    pub fn put(&mut self, entry: GameEntry) -> Option<GameEntry> {
        let id = &entry.summary.id;
        self.failed.retain(|other| other.summary.id != *id);
        if self.writing.is_none() {
            self.writing = Some(entry.clone());
            return Some(entry);
        }
        self.waiting.retain(|other| other.summary.id != *id);
        self.waiting.push(entry);
        None
    }

    /// Takes note of an answer: where the game was kept, if it was. Gives the record that was written, and the next game that is to
    /// be written.
    pub fn answered(&mut self, asked: &GameId, kept: Option<&Kept>) -> (Option<Fingerprint>, Option<GameEntry>) {
        let written = self.writing.take().filter(|entry| entry.summary.id == *asked);
        for entry in self.waiting.iter_mut().filter(|entry| entry.summary.id == *asked) {
            if let Some(kept) = kept {
                entry.summary.id = kept.id.clone();
                entry.base.clone_from(&kept.base);
            }
        }
        let record = written.as_ref().map(|entry| entry.summary.fingerprint.clone());
        let is_newer_there = self.waiting.iter().any(|entry| entry.summary.id == *asked);
        if kept.is_none() && !is_newer_there {
            self.failed.extend(written);
        }
        (record, self.next())
    }

    /// Tries the games that were not stored again. Gives the one that is to be written now.
    pub fn retry(&mut self) -> Option<GameEntry> {
        self.waiting.append(&mut self.failed);
        if self.writing.is_some() { None } else { self.next() }
    }

    fn next(&mut self) -> Option<GameEntry> {
        if self.waiting.is_empty() {
            return None;
        }
        let next = self.waiting.remove(0);
        self.put(next)
    }
}
