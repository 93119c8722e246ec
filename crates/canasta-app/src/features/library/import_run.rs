//! The import that is under way.

use super::entry::NewEntry;
use super::import::{ImportEnd, ImportLeft, ImportPart, ImportProgress, ImportTally, Incoming, incoming};
use super::key::GameId;
use super::lines::MOST_SKIPPED;
use super::list::GameList;
use super::summary::GameState;

/// The import that is under way.
#[derive(Clone, Debug, Default)]
pub(super) struct ImportRun {
    pub tally: ImportTally,
    pub left: ImportLeft,
    pub progress: ImportProgress,
    /// The number of games that are being stored.
    storing: usize,
    /// The number of games in a row that could not be read.
    unreadable_in_a_row: usize,
    /// The game that came in, if it is the only one and goes on.
    pub begun: Option<GameId>,
}

impl ImportRun {
    /// Sorts out a part of the chosen files, beside the games that are there. Gives the games that come in.
    pub fn sort_out(&mut self, part: &ImportPart, list: &GameList) -> Vec<NewEntry> {
        (self.left, self.progress) = (part.left, part.progress);
        self.tally.skipped += part.skipped;
        if part.end != ImportEnd::Whole {
            self.tally.end = part.end;
        }
        let mut new: Vec<NewEntry> = Vec::new();
        for item in &part.items {
            let there = incoming(item, list, &new);
            self.unreadable_in_a_row = if there == Incoming::Unreadable { self.unreadable_in_a_row + 1 } else { 0 };
            match there {
                Incoming::New(entry) => {
                    let is_only = self.tally.added + new.len() == 0 && entry.summary.state == GameState::Begun;
                    self.begun = is_only.then(|| entry.summary.id.clone());
                    new.push(*entry);
                }
                Incoming::There => self.tally.there += 1,
                Incoming::Unreadable => self.tally.unreadable += 1,
            }
        }
        self.storing = new.len();
        new
    }

    /// Whether what was read last is not worth reading on, since too much of it is no game.
    pub const fn leaves_file(&mut self) -> bool {
        let is_left = self.unreadable_in_a_row >= MOST_SKIPPED;
        if is_left {
            (self.unreadable_in_a_row, self.tally.end) = (0, ImportEnd::Cut);
        }
        is_left
    }

    /// Takes note of what became of score sheets.
    pub const fn count_sheets(&mut self, sheets: ImportTally) {
        self.tally.there += sheets.there;
        self.tally.unreadable += sheets.unreadable;
        self.tally.sheets += sheets.sheets;
        self.tally.no_room += sheets.no_room;
    }

    /// Takes note of games that were stored.
    pub const fn stored(&mut self, games: usize) {
        self.tally.added += games;
        self.storing = 0;
    }

    /// Takes note that the person stopped it. What is being stored comes in.
    pub const fn stop(&mut self) {
        self.stored(self.storing);
        self.tally.end = ImportEnd::Stopped;
    }
}
