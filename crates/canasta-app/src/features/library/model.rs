//! The library as the session knows it.

use super::effect::LibraryEffect;
use super::entry::{GameEntry, StoredGame};
use super::filter::LibraryFilter;
use super::import::{ImportProgress, ImportTally};
use super::import_run::ImportRun;
use super::key::{Fingerprint, GameId};
use super::list::{GameList, ListPart};
use super::listed::Listed;
use super::notice::LibraryNotice;
use super::queue::WriteQueue;
use super::request::{GamePurpose, GameRequest};
use super::summary::GameSummary;
use super::usage::LibraryUsage;
use crate::session::Effect;
use canasta::rules::Preset;

/// How far the library can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LibraryState {
    /// Its list has not been read.
    #[default]
    Unread,
    /// Its list is there.
    Open,
    /// This browser stores none for this page.
    Refused,
}

/// The library as the session knows it: its list, and what is on its way.
#[derive(Clone, Debug, Default)]
pub struct Library {
    state: LibraryState,
    pub(super) list: GameList,
    /// How much of it has been read.
    part: ListPart,
    /// The number of stored summaries that cannot be read. They stay.
    unreadable: usize,
    pub(super) usage: Option<LibraryUsage>,
    pub(super) notice: Option<LibraryNotice>,
    /// The game that was deleted last, while it can be brought back.
    pub(super) deleted: Option<Box<StoredGame>>,
    /// The game whose title is being changed.
    renaming: Option<GameId>,
    /// The text that was pasted into the form.
    pub(super) pasted: String,
    pub(super) import: Option<ImportRun>,
    /// The only game of the last import, if it goes on.
    came_begun: Option<GameId>,
    /// The games of the table that are to be written.
    pub(super) queue: WriteQueue,
    /// How often writing was tried again since a game was stored last; the warning is shown at the first time.
    pub(super) retries: u32,
    /// The game that is marked as one that the quick save does not follow.
    pub(super) marked: Option<GameId>,
    /// The game that the person wants to see: it is read once the game at the table is kept.
    pub(super) wanted: Option<GameRequest>,
}

impl Library {
    /// How far the library can be used.
    #[must_use]
    pub const fn state(&self) -> LibraryState {
        self.state
    }

    /// All games, the latest first; none before the list is read.
    #[must_use]
    pub fn games(&self) -> &[Listed] {
        self.list.games()
    }

    /// All games, the earliest first. Those that a clock that was wrong has stored come before all others: nobody knows that they were
    /// played after any.
    pub(crate) fn history(&self) -> impl Iterator<Item = &GameSummary> {
        let games = self.list.games().iter().rev();
        let (ahead, others) =
            (games.clone().filter(|game| game.ahead.is_some()), games.filter(|game| game.ahead.is_none()));
        ahead.chain(others).map(|game| &game.summary)
    }

    /// The games that were played on another device, as their files say, and do not count here.
    pub fn claimable(&self) -> impl Iterator<Item = &GameSummary> {
        self.list.games().iter().map(|game| &game.summary).filter(|game| game.can_be_claimed())
    }

    /// The only game that the last import has brought, if it goes on.
    #[must_use]
    pub const fn came_begun(&self) -> Option<&GameId> {
        self.came_begun.as_ref()
    }

    /// The game with this key.
    #[must_use]
    pub fn game(&self, id: &GameId) -> Option<&GameSummary> {
        self.list.game(id)
    }

    /// The games that are shown, and how many the filter admits.
    pub fn shown(&self) -> (impl Iterator<Item = &GameSummary>, usize) {
        self.list.shown()
    }

    /// Which games are listed.
    #[must_use]
    pub const fn filter(&self) -> &LibraryFilter {
        self.list.filter()
    }

    /// The presets of the games.
    #[must_use]
    pub fn presets(&self) -> Vec<Preset> {
        self.list.presets()
    }

    /// The names of other players, the most frequent first.
    #[must_use]
    pub fn players(&self) -> &[String] {
        self.list.players()
    }

    /// Whether the whole list has been read.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.state == LibraryState::Open && self.part == ListPart::All
    }

    /// The number of stored summaries that cannot be read.
    #[must_use]
    pub const fn unreadable(&self) -> usize {
        self.unreadable
    }

    /// How much the page stores on the device, once it is known.
    #[must_use]
    pub const fn usage(&self) -> Option<LibraryUsage> {
        self.usage
    }

    /// What there is to say about the last step.
    #[must_use]
    pub const fn notice(&self) -> Option<&LibraryNotice> {
        self.notice.as_ref()
    }

    /// The game whose title is being changed.
    #[must_use]
    pub const fn renaming(&self) -> Option<&GameId> {
        self.renaming.as_ref()
    }

    /// Whether games are being brought in.
    #[must_use]
    pub const fn is_importing(&self) -> bool {
        self.import.is_some()
    }

    /// How much of the chosen files is read, while games are brought in.
    #[must_use]
    pub fn import_progress(&self) -> Option<ImportProgress> {
        self.import.as_ref().map(|import| import.progress)
    }

    /// Takes the list that was read, with the number of summaries in it that cannot be.
    pub(super) fn take_list(&mut self, list: GameList, part: ListPart, unreadable: usize) {
        (self.list, self.part, self.unreadable, self.state) = (list, part, unreadable, LibraryState::Open);
    }

    /// Takes note that the browser stores no library for this page. What is on its way to it goes on: it may be there again.
    pub(super) fn refuse(&mut self) {
        let Library { queue, retries, marked, wanted, .. } = std::mem::take(self);
        *self = Library { state: LibraryState::Refused, queue, retries, marked, wanted, ..Library::default() };
    }

    /// Says what came of the last step.
    pub(crate) fn say(&mut self, notice: Option<LibraryNotice>) {
        self.notice = notice;
    }

    /// Opens the field for the title of a game, or closes it.
    pub(super) fn toggle_renaming(&mut self, id: GameId) {
        self.renaming = if self.renaming.as_ref() == Some(&id) { None } else { Some(id) };
    }

    pub(super) fn rename(&mut self, id: &GameId, title: &str) {
        self.renaming = None;
        self.list.rename(id, title);
    }

    /// Whether the game that was deleted last can be brought back.
    #[must_use]
    pub const fn can_bring_back(&self) -> bool {
        self.deleted.is_some()
    }

    /// Ends the import, as the person wants. What has come in stays.
    pub(super) fn stop_import(&mut self) {
        if let Some(import) = &mut self.import {
            import.stop();
            self.end_import();
        }
    }

    /// Ends the import, and says what came of it.
    pub(super) fn end_import(&mut self) {
        if let Some(import) = self.import.take() {
            self.notice = Some(LibraryNotice::Imported(import.tally));
            self.came_begun = import.begun;
        }
    }

    /// Takes note of what became of score sheets.
    pub(crate) const fn count_sheets(&mut self, sheets: ImportTally) {
        if let Some(import) = &mut self.import {
            import.count_sheets(sheets);
        }
    }

    /// Keeps a game of the table.
    pub(crate) fn put(&mut self, entry: GameEntry) -> Option<Effect> {
        self.queue.put(entry).map(put)
    }

    /// Tries the games that were not stored again.
    pub(crate) fn retry(&mut self) -> Option<Effect> {
        self.queue.retry().map(put)
    }

    /// The game with this key, if it is being written.
    pub(crate) fn writing(&self, id: &GameId) -> Option<&GameEntry> {
        self.queue.writing(id)
    }

    /// The games of the table that could not be stored, and are nowhere else.
    pub(crate) fn not_stored(&self) -> &[GameEntry] {
        self.queue.failed()
    }

    /// The latest version of a game, if it could not be stored: what would be found is older.
    pub(crate) fn unstored(&self, id: &GameId) -> Option<StoredGame> {
        let GameEntry { summary, save, .. } = self.not_stored().iter().find(|entry| entry.summary.id == *id)?;
        Some(StoredGame { id: id.clone(), summary: summary.write(), save: save.clone(), review: None })
    }

    /// Whether this record is on its way.
    pub(crate) fn is_underway(&self, record: &Fingerprint) -> bool {
        self.queue.has(record)
    }

    /// Reads a game that is wanted, at once.
    pub(crate) fn read(&mut self, id: GameId, purpose: GamePurpose) -> Effect {
        self.wanted = Some(GameRequest { id: id.clone(), purpose });
        Effect::Library(LibraryEffect::Get(id, purpose))
    }

    /// Reads the game that is wanted, unless one is being written: it may be the same.
    pub(crate) fn read_wanted(&self, effects: &mut Vec<Effect>) {
        if let Some(GameRequest { id, purpose }) = self.wanted.as_ref().filter(|_| self.queue.is_idle()) {
            self.request(LibraryEffect::Get(id.clone(), *purpose), effects);
        }
    }

    /// Forgets what was wanted. True if it was anything.
    pub(crate) fn want_nothing(&mut self) -> bool {
        self.wanted.take().is_some()
    }

    /// Whether a game that was found is still wanted for this. It is not once the person has gone elsewhere.
    pub(super) fn finds(&mut self, id: &GameId, purpose: GamePurpose) -> bool {
        self.wanted.take_if(|wanted| wanted.id == *id && wanted.purpose == purpose).is_some()
    }

    /// Marks the game that the quick save does not follow, so that the next start offers it.
    pub(crate) fn mark(&mut self, id: Option<GameId>) -> Option<Effect> {
        if self.marked == id {
            return None;
        }
        self.marked.clone_from(&id);
        Some(Effect::Library(LibraryEffect::MarkUnsaved(id)))
    }

    /// Asks the library for something, unless this browser stores none.
    pub(crate) fn request(&self, effect: LibraryEffect, effects: &mut Vec<Effect>) {
        if self.state != LibraryState::Refused {
            effects.push(Effect::Library(effect));
        }
    }
}

/// The effect that writes a game of the table.
pub(super) fn put(entry: GameEntry) -> Effect {
    Effect::Library(LibraryEffect::Put(Box::new(entry)))
}
