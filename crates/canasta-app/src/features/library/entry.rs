//! A game on its way to the library or from it.

use super::key::{Fingerprint, GameId};
use super::summary::GameSummary;
use super::timestamp::Timestamp;

/// A game of the table that is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameEntry {
    /// Its summary, without times.
    pub summary: GameSummary,
    /// The record that this page has last written or read under this key.
    pub base: Option<Fingerprint>,
    /// The game, in the form of a save.
    pub save: String,
}

/// A game that is to be added. Its times may be missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// Its summary.
    pub summary: GameSummary,
    /// What its file says of it. Fields of another version are kept.
    pub told: String,
    /// The game, in the form of a save.
    pub save: String,
    /// The review that was kept with it.
    pub review: Option<String>,
}

impl NewEntry {
    /// Dates a game that is stored now: a time that is missing or lies ahead is now.
    pub fn date(&mut self, now: Timestamp) {
        for time in [&mut self.summary.begun, &mut self.summary.changed] {
            *time = if time.is_known() { (*time).min(now) } else { now };
        }
    }
}

impl From<NewEntry> for StoredGame {
    fn from(new: NewEntry) -> StoredGame {
        let NewEntry { summary, told, save, review } = new;
        StoredGame { summary: summary.write_over(&told), id: summary.id, save, review }
    }
}

/// A game as the device stores it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its key.
    pub id: GameId,
    /// The text of its summary.
    pub summary: String,
    /// The game, in the form of a save.
    pub save: String,
    /// The review that was kept with it.
    pub review: Option<String>,
}
