//! Games from files: what becomes of each.

use super::entry::NewEntry;
use super::file::read_line;
use super::key::{Fingerprint, GameId};
use super::list::GameList;
use super::summary::{GameSummary, Origin};
use crate::session::house_rules::{LONGEST_TEXT, read_record};
use crate::session::save::{Restored, SaveParts, restore, save};

/// The longest summary that is read, in bytes.
const LONGEST_SUMMARY: usize = 20_000;

/// A game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportItem {
    /// A line of a library.
    Line(String),
    /// A record.
    Record(String),
}

/// Whether games are left in the chosen files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImportLeft {
    /// Some are.
    More,
    /// These were the last ones.
    #[default]
    Nothing,
}

/// How the reading of files ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImportEnd {
    /// Everything was read.
    #[default]
    Whole,
    /// The rest of a file was left, as too much of it is no game.
    Cut,
    /// The person stopped it.
    Stopped,
    /// The browser could not read the rest of a file, or did not in time.
    Unread,
}

/// A part of the chosen files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportPart {
    /// What may be a game.
    pub items: Vec<ImportItem>,
    /// The number of lines in it that cannot be a game.
    pub skipped: usize,
    /// Whether the rest of a file was left.
    pub end: ImportEnd,
    /// How much of the files is read.
    pub progress: ImportProgress,
    /// Whether anything is left.
    pub left: ImportLeft,
}

/// How much of the chosen files is read, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportProgress {
    /// So many are read.
    pub read: u64,
    /// Of so many.
    pub all: u64,
}

/// What became of the games and score sheets in the chosen files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportTally {
    /// How many came in.
    pub added: usize,
    /// How many were there already.
    pub there: usize,
    /// How many could not be read.
    pub unreadable: usize,
    /// How many score sheets came in.
    pub sheets: usize,
    /// For how many score sheets there was no room.
    pub no_room: usize,
    /// How many lines were no games.
    pub skipped: usize,
    /// How the reading ended.
    pub end: ImportEnd,
}

/// What becomes of a game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Incoming {
    /// It comes in.
    New(Box<NewEntry>),
    /// It is there already.
    There,
    /// It cannot be read.
    Unreadable,
}

/// Reads a game. One with a key that another game has gets another key.
fn read_item(item: &ImportItem) -> Option<NewEntry> {
    match item {
        ImportItem::Line(line) => {
            let (summary, text, review) = read_line(line)?;
            if text.len() > LONGEST_TEXT {
                return None;
            }
            let Restored { game: Some((game, places)), damage: None, .. } = restore(&text) else { return None };
            game.state()?;
            let fingerprint = Fingerprint::of(&game.record().to_string());
            // Only what the record does not tell is taken from the summary.
            let text_told = if summary.len() <= LONGEST_SUMMARY { summary } else { String::new() };
            let told = GameSummary::read(&text_told);
            let id = told.as_ref().map_or_else(|| GameId::of(&fingerprint), |told| told.id.clone());
            let mut summary = GameSummary::of(id, &game, &places, Origin::Imported, fingerprint);
            if let Some(told) = told {
                summary.set_title(&told.title);
                summary.elsewhere = told.elsewhere || told.origin == Origin::Played;
                (summary.begun, summary.changed) = (told.begun, told.changed);
            }
            Some(NewEntry { summary, told: text_told, save: text, review })
        }
        ImportItem::Record(text) => {
            if text.len() > LONGEST_TEXT {
                return None;
            }
            let (game, places) = read_record(text).ok()?;
            let fingerprint = Fingerprint::of(&game.record().to_string());
            let id = GameId::of(&fingerprint);
            let summary = GameSummary::of(id, &game, &places, Origin::Imported, fingerprint);
            let save = save(&SaveParts::of(&game, &places));
            Some(NewEntry { summary, told: String::new(), save, review: None })
        }
    }
}

/// Decides about a game, beside those that are there and those that have just come in.
pub(super) fn incoming(item: &ImportItem, list: &GameList, new: &[NewEntry]) -> Incoming {
    let Some(mut entry) = read_item(item) else { return Incoming::Unreadable };
    let fingerprint = entry.summary.fingerprint.clone();
    if list.has_record(&fingerprint) || new.iter().any(|other| other.summary.fingerprint == fingerprint) {
        return Incoming::There;
    }
    let is_taken = |id: &GameId| list.game(id).is_some() || new.iter().any(|other| other.summary.id == *id);
    while is_taken(&entry.summary.id) {
        entry.summary.id = entry.summary.id.beside(&fingerprint);
    }
    Incoming::New(Box::new(entry))
}
