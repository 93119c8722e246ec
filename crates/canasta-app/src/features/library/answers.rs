//! What the device tells the library.

use super::effect::LibraryEffect;
use super::entry::StoredGame;
use super::import::{ImportLeft, ImportPart};
use super::key::{Fingerprint, GameId, Kept};
use super::list::{GameList, ListPart};
use super::message::LibraryMessage;
use super::model::{Library, LibraryState, put};
use super::notice::LibraryNotice;
use super::request::GamePurpose;
use super::summary::{GameSummary, Origin};
use super::timestamp::Timestamp;
use super::update::LibraryAsk;
use crate::features::Outcome;
use crate::session::{Effect, TimerEffect};

/// The pause before a game that was not stored is tried again. It doubles each time.
const FIRST_RETRY_MS: u32 = 5_000;
/// How often it doubles.
const MOST_RETRY_STEPS: u32 = 6;

impl Library {
    /// Takes a message that is not about the game at the table.
    pub(crate) fn receive(&mut self, message: LibraryMessage) -> Outcome<LibraryAsk> {
        match message {
            LibraryMessage::Listed(texts, part, now) => {
                self.read_list(&texts, part, now);
                // Files that were dropped on the page have waited for the list.
                let is_waiting = part == ListPart::All && self.is_importing();
                let more = is_waiting.then_some(Effect::Library(LibraryEffect::ReadMore));
                return Outcome::ask(LibraryAsk::Listed).and(more);
            }
            LibraryMessage::Usage(usage) => self.usage = Some(usage),
            LibraryMessage::Refused => {
                self.refuse();
                return Outcome::ask(LibraryAsk::Refused);
            }
            LibraryMessage::NotRead(id, purpose) => {
                if self.finds(&id, purpose) || purpose == GamePurpose::Export {
                    // It is said where the games are.
                    self.say(Some(LibraryNotice::NotRead));
                    return Outcome::ask(LibraryAsk::ShowPage);
                }
            }
            LibraryMessage::Found(id, purpose, game) => return self.found(id, purpose, game),
            LibraryMessage::Gone(id) => self.lost(&id),
            LibraryMessage::Deleted(game) => {
                self.list.remove(&game.id);
                self.notice = GameSummary::read(&game.summary).map(|summary| LibraryNotice::Deleted(Box::new(summary)));
                self.deleted = Some(game);
            }
            LibraryMessage::NotStored => {
                self.say(Some(LibraryNotice::NotStored));
                // The list shows what is there, not what was wanted.
                if self.import.take().is_none() {
                    return self.request(LibraryEffect::List).into();
                }
            }
            LibraryMessage::BroughtBack => {
                if let Some(game) = self.deleted.take() {
                    self.list.add(GameSummary::read(&game.summary).into_iter().collect());
                    self.say(Some(LibraryNotice::Restored));
                }
            }
            LibraryMessage::FilesChosen => return self.begin_import(),
            LibraryMessage::Read(part) => return self.sort_out(&part),
            LibraryMessage::Added(summaries) => return self.added(summaries).into(),
            // They are about the game at the table, or for other features.
            LibraryMessage::KeepDue
            | LibraryMessage::Kept { .. }
            | LibraryMessage::NotKept(_)
            | LibraryMessage::Review(..)
            | LibraryMessage::Facts(_)
            | LibraryMessage::Games(..) => {}
        }
        Outcome::default()
    }

    /// Takes the list, a summary a line, which was read now. Its beginning does not replace what was read before.
    fn read_list(&mut self, summaries: &str, part: ListPart, now: Timestamp) {
        if part == ListPart::Latest && self.state() == LibraryState::Open {
            return;
        }
        let texts = summaries.lines().filter(|text| !text.is_empty());
        let (mut read, mut unreadable) = (Vec::new(), 0);
        for summary in texts.map(GameSummary::read) {
            match summary {
                Some(summary) => read.push(summary),
                None => unreadable += 1,
            }
        }
        let list = GameList::new(read, now, self.filter().clone());
        self.take_list(list, part, unreadable);
    }

    /// Takes a game that was read.
    fn found(&mut self, id: GameId, purpose: GamePurpose, game: Option<Box<StoredGame>>) -> Outcome<LibraryAsk> {
        // An export answers wherever the person is. Otherwise nobody waits for the game who has gone elsewhere since.
        if !matches!(purpose, GamePurpose::Export | GamePurpose::Further) && !self.finds(&id, purpose) {
            return Outcome::default();
        }
        match (purpose, game) {
            (GamePurpose::Further, game) => self.offer(id, game),
            (GamePurpose::Exercise, game) => Outcome::ask(LibraryAsk::PlayMistake(id, game)),
            (GamePurpose::Export, Some(game)) => self.export(&game).into(),
            (GamePurpose::Show(show_as), Some(game)) => Outcome::ask(LibraryAsk::Show(game, show_as)),
            (GamePurpose::Export | GamePurpose::Show(_), None) => {
                self.lost(&id);
                Outcome::default()
            }
        }
    }

    /// Offers a game of which only the library has the last moves, unless it is over.
    fn offer(&mut self, id: GameId, game: Option<Box<StoredGame>>) -> Outcome<LibraryAsk> {
        let summary = game.and_then(|game| GameSummary::read(&game.summary));
        let Some(summary) = summary.filter(|summary| !summary.state.is_finished()) else { return Outcome::default() };
        self.marked = Some(id);
        Outcome::ask(LibraryAsk::Offer(Box::new(summary)))
    }

    /// Brings in the games of files that were chosen, dropped or opened. Their result is shown on the page of the library.
    fn begin_import(&mut self) -> Outcome<LibraryAsk> {
        if self.state() == LibraryState::Refused {
            return Outcome::ask(LibraryAsk::ShowPage);
        }
        // While another is under way, its reading goes on with the new files.
        let is_new = self.import.is_none();
        self.import.get_or_insert_default().left = ImportLeft::More;
        if !is_new {
            return Outcome::default();
        }
        self.say(None);
        // The list tells which games are there already.
        Outcome::ask(LibraryAsk::ShowPage).with(Effect::Library(LibraryEffect::List))
    }

    /// Sorts out a part of the chosen files.
    fn sort_out(&mut self, part: &ImportPart) -> Outcome<LibraryAsk> {
        let (new, is_left) = match &mut self.import {
            Some(import) => (import.sort_out(part, &self.list), import.leaves_file()),
            None => (Vec::new(), false),
        };
        let leave = is_left.then_some(Effect::Library(LibraryEffect::LeaveFile));
        Outcome::from(leave).with(Effect::Library(LibraryEffect::Add(new)))
    }

    /// Takes note of games that were stored. More are read, if there are any.
    fn added(&mut self, summaries: Vec<GameSummary>) -> Option<Effect> {
        let count = summaries.len();
        self.list.add(summaries);
        if let Some(import) = &mut self.import {
            import.stored(count);
            if import.left == ImportLeft::More {
                return Some(Effect::Library(LibraryEffect::ReadMore));
            }
            self.end_import();
        }
        self.request(LibraryEffect::Measure)
    }

    /// Takes note that a game is no longer there.
    fn lost(&mut self, id: &GameId) {
        self.list.remove(id);
        self.say(Some(LibraryNotice::Gone));
    }

    /// Takes note of where a game of the table is kept. Gives the record that was written, and what is to be done next.
    pub(crate) fn kept(
        &mut self,
        asked: &GameId,
        kept: &Kept,
        summary: &GameSummary,
    ) -> (Fingerprint, Outcome<LibraryAsk>) {
        let (record, next) = self.queue.answered(asked, Some(kept));
        if self.state() == LibraryState::Open {
            self.list.add(vec![summary.clone()]);
        }
        if self.not_stored().is_empty() {
            self.retries = 0;
        }
        let is_first_finish = summary.state.is_finished() && summary.origin == Origin::Played;
        let persist = is_first_finish.then_some(Effect::Library(LibraryEffect::PersistQuietly));
        let record = record.unwrap_or_else(|| summary.fingerprint.clone());
        (record, Outcome::from(next.map(put)).and(persist))
    }

    /// Takes note that a game of the table was not stored. It is said once, and tried again later.
    pub(crate) fn not_kept(&mut self, asked: &GameId) -> Outcome<LibraryAsk> {
        let (_, next) = self.queue.answered(asked, None);
        let ask = (self.retries == 0).then_some(LibraryAsk::SayNotKept);
        let wait = Effect::Timer(TimerEffect::KeepAgain(FIRST_RETRY_MS << self.retries));
        self.retries = MOST_RETRY_STEPS.min(self.retries + 1);
        let notice = if self.want_nothing() { LibraryNotice::TableNotKept } else { LibraryNotice::NotStored };
        self.say(Some(notice));
        Outcome { ask, ..Outcome::from(next.map(put)).with(wait) }
    }
}
