//! Games from files: what becomes of each.

use super::entry::NewEntry;
use super::file::read_line;
use super::key::{Fingerprint, GameId};
use super::list::GameList;
use super::summary::{GameSummary, Origin};
use crate::features::files::{LONGEST_TEXT, ReadingRecord, read_record};
use crate::session::plan::Place;
use crate::session::save::{Restored, Restoring, SaveParts, restore, save};
use canasta::rules::Game;

/// The longest summary that is read, in bytes.
const LONGEST_SUMMARY: usize = 20_000;

/// A game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportItem {
    /// A line of a library.
    Line(String),
    /// A record.
    Record(String),
    /// A long one of them that was read in steps; `None` if it cannot be read.
    Read(Option<Box<NewEntry>>),
}

/// Takes what is no game out of a part of the chosen files: the texts that `read` finds in lines. Gives them, and the rest.
pub(crate) fn take_texts(items: Vec<ImportItem>, read: fn(&str) -> Option<String>) -> (Vec<String>, Vec<ImportItem>) {
    let (mut texts, mut rest) = (Vec::new(), Vec::new());
    for item in items {
        let text = match &item {
            ImportItem::Line(line) => read(line),
            ImportItem::Record(_) | ImportItem::Read(_) => None,
        };
        match text {
            Some(text) => texts.push(text),
            None => rest.push(item),
        }
    }
    (texts, rest)
}

impl ImportItem {
    /// The length of its text, in bytes; of one that was read nothing is left.
    pub(super) fn len(&self) -> usize {
        match self {
            ImportItem::Line(text) | ImportItem::Record(text) => text.len(),
            ImportItem::Read(_) => 0,
        }
    }
}

/// A long game that is read in steps.
pub(super) enum ReadingItem {
    Line { summary: String, save: String, review: Option<String>, restoring: Box<Restoring> },
    Record(Box<ReadingRecord>),
}

impl ReadingItem {
    /// Begins with a game; `None` if it is nothing that is read in steps.
    pub(super) fn new(item: &ImportItem) -> Option<ReadingItem> {
        match item {
            ImportItem::Line(line) => {
                let (summary, save, review) = read_line(line)?;
                let restoring = Restoring::new(&save).filter(|_| save.len() <= LONGEST_TEXT)?;
                Some(ReadingItem::Line { summary, save, review, restoring: Box::new(restoring) })
            }
            ImportItem::Record(text) => ReadingRecord::new(text.clone()).map(Box::new).map(ReadingItem::Record),
            ImportItem::Read(_) => None,
        }
    }

    /// Reads so many further lines. True if nothing is left to be read.
    pub(super) fn advance(&mut self, lines: usize) -> bool {
        match self {
            ReadingItem::Line { restoring, .. } => restoring.advance(lines),
            ReadingItem::Record(record) => record.advance(lines),
        }
    }

    /// How many bytes are yet to be read.
    pub(super) fn left(&self) -> usize {
        match self {
            ReadingItem::Line { restoring, .. } => restoring.left(),
            ReadingItem::Record(record) => record.left(),
        }
    }

    /// The game, or what is to be read instead.
    pub(super) fn finish(self) -> Result<NewEntry, Option<ReadingItem>> {
        match self {
            ReadingItem::Line { summary, save, review, restoring } => {
                of_line(summary, save, review, restoring.finish()).ok_or(None)
            }
            ReadingItem::Record(record) => match record.finish() {
                Ok((game, places)) => Ok(of_record(&game, &places)),
                Err(other) => Err(other.map(ReadingItem::Record)),
            },
        }
    }
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

/// The game of a line whose save was read.
fn of_line(summary: String, save: String, review: Option<String>, restored: Restored) -> Option<NewEntry> {
    let Restored { game: Some((game, places)), damage: None, .. } = restored else { return None };
    game.state()?;
    let fingerprint = Fingerprint::of(&game.record().to_string());
    // Only what the record does not tell is taken from the summary.
    let text_told = if summary.len() <= LONGEST_SUMMARY { summary } else { String::new() };
    let told = GameSummary::read(&text_told);
    let id = told.as_ref().map_or_else(|| GameId::of(&fingerprint), |told| told.id.clone());
    let origin = told.as_ref().map_or(Origin::Imported, |told| told.origin.of_file());
    let mut summary = GameSummary::of(id, &game, &places, origin, fingerprint);
    if let Some(told) = told {
        summary.set_title(&told.title);
        summary.elsewhere = told.elsewhere || told.origin == Origin::Played;
        (summary.begun, summary.changed) = (told.begun, told.changed);
    }
    Some(NewEntry { summary, told: text_told, save, review })
}

/// The game of a record.
fn of_record(game: &Game, places: &[Place]) -> NewEntry {
    let fingerprint = Fingerprint::of(&game.record().to_string());
    let id = GameId::of(&fingerprint);
    let summary = GameSummary::of(id, game, places, Origin::Imported, fingerprint);
    NewEntry { summary, told: String::new(), save: save(&SaveParts::of(game, places)), review: None }
}

/// Reads a game. One with a key that another game has gets another key.
pub(super) fn read_item(item: &ImportItem) -> Option<NewEntry> {
    match item {
        ImportItem::Line(line) => {
            let (summary, text, review) = read_line(line)?;
            if text.len() > LONGEST_TEXT {
                return None;
            }
            let restored = restore(&text);
            of_line(summary, text, review, restored)
        }
        ImportItem::Record(text) => {
            let (game, places) = read_record(text).ok()?;
            Some(of_record(&game, &places))
        }
        ImportItem::Read(entry) => entry.as_deref().cloned(),
    }
}

/// Decides about a game, given the stored games and the ones of this part.
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
