//! The library as the session knows it.

use super::entry::{GameEntry, NewEntry, StoredGame};
use super::filter::LibraryFilter;
use super::import::{ImportEnd, ImportLeft, ImportPart, ImportProgress, ImportTally, Incoming, incoming};
use super::key::{Fingerprint, GameId, Kept};
use super::lines::MOST_SKIPPED;
use super::list::{GameList, ListPart};
use super::listed::Listed;
use super::notice::LibraryNotice;
use super::queue::Writer;
use super::summary::{GameState, GameSummary, Origin};
use super::timestamp::Timestamp;
use crate::session::effect::GamePurpose;
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

/// How much the page stores on the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LibraryUsage {
    /// The number of bytes, if the browser tells it.
    pub bytes: Option<u64>,
    /// How safe it is.
    pub persistence: Persistence,
}

/// Whether the browser keeps what is stored until the person deletes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Persistence {
    /// It does.
    Kept,
    /// It would, if it were asked. It may ask the person in turn.
    Offered,
    /// It was asked, and does not.
    Declined,
    /// It does not.
    None,
}

/// A game that is wanted, and what for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameRequest {
    pub id: GameId,
    pub purpose: GamePurpose,
}

/// The import that is under way.
#[derive(Clone, Debug, Default)]
struct Import {
    tally: ImportTally,
    left: ImportLeft,
    progress: ImportProgress,
    /// The number of games that are being stored.
    storing: usize,
    /// The number of games in a row that could not be read.
    unreadable_in_a_row: usize,
    /// The game that came in, if it is the only one and goes on.
    begun: Option<GameId>,
}

/// The library as the session knows it: its list, and what is on its way.
#[derive(Clone, Debug, Default)]
pub struct Library {
    state: LibraryState,
    list: GameList,
    /// How much of it has been read.
    part: ListPart,
    /// The number of stored summaries that cannot be read. They stay.
    unreadable: usize,
    usage: Option<LibraryUsage>,
    notice: Option<LibraryNotice>,
    /// The game that was deleted last, while it can be brought back.
    deleted: Option<Box<StoredGame>>,
    /// The game whose title is being changed.
    renaming: Option<GameId>,
    /// The text that was pasted into the form.
    pasted: String,
    import: Option<Import>,
    /// The only game of the last import, if it goes on.
    came_begun: Option<GameId>,
    writer: Writer,
    /// The game that the person wants to see: it is read once the game at the table is kept.
    request: Option<GameRequest>,
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

    /// Takes the list, a summary a line, which was read now. Its beginning does not replace what was read before.
    pub(crate) fn open(&mut self, summaries: &str, part: ListPart, now: Timestamp) {
        if part == ListPart::Latest && self.state == LibraryState::Open {
            return;
        }
        self.part = part;
        let texts = summaries.lines().filter(|text| !text.is_empty());
        let (mut read, mut unreadable) = (Vec::new(), 0);
        for summary in texts.map(GameSummary::read) {
            match summary {
                Some(summary) => read.push(summary),
                None => unreadable += 1,
            }
        }
        self.unreadable = unreadable;
        self.list = GameList::new(read, now, self.list.filter().clone());
        self.state = LibraryState::Open;
    }

    pub(crate) fn refuse(&mut self) {
        // What is on its way to it goes on: it may be there again.
        let (writer, request) = (std::mem::take(&mut self.writer), self.request.take());
        *self = Library { state: LibraryState::Refused, writer, request, ..Library::default() };
    }

    pub(crate) const fn set_usage(&mut self, usage: LibraryUsage) {
        self.usage = Some(usage);
    }

    pub(crate) fn say(&mut self, notice: Option<LibraryNotice>) {
        self.notice = notice;
    }

    pub(crate) fn change_filter(&mut self, change: impl FnOnce(&mut LibraryFilter)) {
        self.list.change_filter(change);
    }

    pub(crate) const fn show_more(&mut self) {
        self.list.show_more();
    }

    /// Opens the field for the title of a game, or closes it.
    pub(crate) fn toggle_renaming(&mut self, id: GameId) {
        self.renaming = if self.renaming.as_ref() == Some(&id) { None } else { Some(id) };
    }

    pub(crate) fn rename(&mut self, id: &GameId, title: &str) {
        self.renaming = None;
        self.list.rename(id, title);
    }

    /// Takes note of a deleted game, which can be brought back.
    pub(crate) fn deleted(&mut self, game: Box<StoredGame>) {
        self.list.remove(&game.id);
        self.notice = GameSummary::read(&game.summary).map(|summary| LibraryNotice::Deleted(Box::new(summary)));
        self.deleted = Some(game);
    }

    /// Takes note that a game is no longer there.
    pub(crate) fn lost(&mut self, id: &GameId) {
        self.list.remove(id);
        self.notice = Some(LibraryNotice::Gone);
    }

    /// Whether the game that was deleted last can be brought back.
    #[must_use]
    pub const fn can_bring_back(&self) -> bool {
        self.deleted.is_some()
    }

    /// The deleted game, which is to be stored again.
    pub(crate) fn bring_back(&self) -> Option<Box<StoredGame>> {
        self.deleted.clone()
    }

    /// Takes note that the deleted game is stored again.
    pub(crate) fn brought_back(&mut self) {
        if let Some(game) = self.deleted.take() {
            self.list.add(GameSummary::read(&game.summary).into_iter().collect());
            self.notice = Some(LibraryNotice::Restored);
        }
    }

    pub(crate) fn write_pasted(&mut self, text: String) {
        self.pasted = text;
    }

    pub(crate) fn take_pasted(&mut self) -> String {
        std::mem::take(&mut self.pasted)
    }

    /// Begins an import. False while another is under way: its reading goes on with the new files.
    pub(crate) fn begin_import(&mut self) -> bool {
        let is_new = self.import.is_none();
        self.import.get_or_insert_default().left = ImportLeft::More;
        is_new
    }

    /// Sorts out a part of the chosen files. Gives the games that come in.
    pub(crate) fn sort_out(&mut self, part: &ImportPart) -> Vec<NewEntry> {
        let Some(import) = &mut self.import else { return Vec::new() };
        (import.left, import.progress) = (part.left, part.progress);
        import.tally.skipped += part.skipped;
        if part.end != ImportEnd::Whole {
            import.tally.end = part.end;
        }
        let mut new: Vec<NewEntry> = Vec::new();
        for item in &part.items {
            let there = incoming(item, &self.list, &new);
            import.unreadable_in_a_row = if there == Incoming::Unreadable { import.unreadable_in_a_row + 1 } else { 0 };
            match there {
                Incoming::New(entry) => {
                    let is_only = import.tally.added + new.len() == 0 && entry.summary.state == GameState::Begun;
                    import.begun = is_only.then(|| entry.summary.id.clone());
                    new.push(*entry);
                }
                Incoming::There => import.tally.there += 1,
                Incoming::Unreadable => import.tally.unreadable += 1,
            }
        }
        import.storing = new.len();
        new
    }

    /// Whether what was read last is not worth reading on, since too much of it is no game.
    pub(crate) fn leaves_file(&mut self) -> bool {
        let Some(import) = self.import.as_mut().filter(|import| import.unreadable_in_a_row >= MOST_SKIPPED) else {
            return false;
        };
        (import.unreadable_in_a_row, import.tally.end) = (0, ImportEnd::Cut);
        true
    }

    /// Ends the import, as the person wants. What has come in stays.
    pub(crate) fn stop_import(&mut self) {
        if let Some(import) = &mut self.import {
            import.tally.added += std::mem::take(&mut import.storing);
            import.tally.end = ImportEnd::Stopped;
            self.end_import();
        }
    }

    fn end_import(&mut self) {
        if let Some(import) = self.import.take() {
            self.notice = Some(LibraryNotice::Imported(import.tally));
            self.came_begun = import.begun;
        }
    }

    /// Says of games whether they are the person's own.
    pub(crate) fn set_origin(&mut self, ids: &[GameId], origin: Origin) {
        self.list.set_origin(ids, origin);
    }

    /// Takes note of what became of score sheets.
    pub(crate) const fn count_import(&mut self, sheets: ImportTally) {
        if let Some(Import { tally, .. }) = &mut self.import {
            tally.there += sheets.there;
            tally.unreadable += sheets.unreadable;
            tally.sheets += sheets.sheets;
            tally.no_room += sheets.no_room;
        }
    }

    /// Takes note of games that were stored. True if more are to be read.
    pub(crate) fn added(&mut self, summaries: Vec<GameSummary>) -> bool {
        let count = summaries.len();
        self.list.add(summaries);
        let Some(import) = &mut self.import else { return false };
        import.tally.added += count;
        import.storing = 0;
        if import.left == ImportLeft::More {
            return true;
        }
        self.end_import();
        false
    }

    /// Ends the import because the browser does not store what comes in.
    pub(crate) fn give_up_import(&mut self) {
        self.import = None;
        self.notice = Some(LibraryNotice::NotStored);
    }

    /// The game, if it is to be written now.
    pub(crate) fn put(&mut self, entry: GameEntry) -> Option<GameEntry> {
        self.writer.put(entry)
    }

    /// Takes note of where a game was kept, if it was. Gives the record that was written, and the next game that is to be written.
    pub(crate) fn answered(&mut self, asked: &GameId, kept: Option<&Kept>) -> (Option<Fingerprint>, Option<GameEntry>) {
        self.writer.answered(asked, kept)
    }

    /// The game with this key, if it is being written.
    pub(crate) fn writing(&self, id: &GameId) -> Option<&GameEntry> {
        self.writer.writing(id)
    }

    /// Tries the games that were not stored again. Gives the one that is to be written now.
    pub(crate) fn retry(&mut self) -> Option<GameEntry> {
        self.writer.retry()
    }

    /// The games of the table that could not be stored, and are nowhere else.
    pub(crate) fn not_stored(&self) -> &[GameEntry] {
        self.writer.failed()
    }

    /// Whether this record is on its way.
    pub(crate) fn is_underway(&self, record: &Fingerprint) -> bool {
        self.writer.has(record)
    }

    /// Takes note of the summary of a stored game, once the list has been read.
    pub(crate) fn note(&mut self, summary: GameSummary) {
        if self.state == LibraryState::Open {
            self.list.add(vec![summary]);
        }
    }

    pub(crate) const fn is_writing(&self) -> bool {
        !self.writer.is_idle()
    }

    pub(crate) fn want(&mut self, request: GameRequest) {
        self.request = Some(request);
    }

    /// What is wanted, until it is found.
    pub(crate) const fn wanted(&self) -> Option<&GameRequest> {
        self.request.as_ref()
    }

    /// Forgets what was wanted. True if it was anything.
    pub(crate) fn want_nothing(&mut self) -> bool {
        self.request.take().is_some()
    }

    /// Whether a game that was found is still wanted for this. It is not once the person has gone elsewhere.
    pub(crate) fn finds(&mut self, id: &GameId, purpose: GamePurpose) -> bool {
        self.request.take_if(|wanted| wanted.id == *id && wanted.purpose == purpose).is_some()
    }
}
