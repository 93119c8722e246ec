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
use super::summary::GameSummary;
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
        let mut outcome = Outcome::default();
        outcome.ask = self.take(message, &mut outcome.effects);
        outcome
    }

    fn take(&mut self, message: LibraryMessage, effects: &mut Vec<Effect>) -> Option<LibraryAsk> {
        match message {
            LibraryMessage::Listed(texts, part, now) => {
                self.read_list(&texts, part, now);
                // Files that were dropped on the page have waited for the list.
                if part == ListPart::All && self.is_importing() {
                    effects.push(Effect::Library(LibraryEffect::ReadMore));
                }
                return Some(LibraryAsk::Listed);
            }
            LibraryMessage::Usage(usage) => self.usage = Some(usage),
            LibraryMessage::Refused => {
                self.refuse();
                return Some(LibraryAsk::Refused);
            }
            LibraryMessage::NotRead(id, purpose) => {
                if self.finds(&id, purpose) || purpose == GamePurpose::Export {
                    // It is said where the games are.
                    self.say(Some(LibraryNotice::NotRead));
                    return Some(LibraryAsk::ShowPage);
                }
            }
            LibraryMessage::Found(id, purpose, game) => return self.found(id, purpose, game, effects),
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
                    self.request(LibraryEffect::List, effects);
                }
            }
            LibraryMessage::BroughtBack => {
                if let Some(game) = self.deleted.take() {
                    self.list.add(GameSummary::read(&game.summary).into_iter().collect());
                    self.say(Some(LibraryNotice::Restored));
                }
            }
            LibraryMessage::FilesChosen => return self.begin_import(effects),
            LibraryMessage::Read(part) => self.sort_out(&part, effects),
            LibraryMessage::Added(summaries) => self.added(summaries, effects),
            // They are about the game at the table, or for other features.
            LibraryMessage::KeepDue
            | LibraryMessage::Kept { .. }
            | LibraryMessage::NotKept(_)
            | LibraryMessage::Review(..)
            | LibraryMessage::Facts(_)
            | LibraryMessage::Games(..) => {}
        }
        None
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
    fn found(
        &mut self,
        id: GameId,
        purpose: GamePurpose,
        game: Option<Box<StoredGame>>,
        effects: &mut Vec<Effect>,
    ) -> Option<LibraryAsk> {
        // An export answers wherever the person is. Otherwise nobody waits for the game who has gone elsewhere since.
        if !matches!(purpose, GamePurpose::Export | GamePurpose::Further) && !self.finds(&id, purpose) {
            return None;
        }
        match (purpose, game) {
            (GamePurpose::Further, Some(game)) => return self.offer(id, &game),
            (GamePurpose::Further, None) => {}
            (GamePurpose::Exercise, game) => return Some(LibraryAsk::PlayMistake(id, game)),
            (GamePurpose::Export, Some(game)) => effects.extend(self.export(&game)),
            (GamePurpose::Show(show_as), Some(game)) => return Some(LibraryAsk::Show(game, show_as)),
            (GamePurpose::Export | GamePurpose::Show(_), None) => self.lost(&id),
        }
        None
    }

    /// Offers a game of which only the library has the last moves, unless it is over.
    fn offer(&mut self, id: GameId, game: &StoredGame) -> Option<LibraryAsk> {
        let summary = GameSummary::read(&game.summary).filter(|summary| !summary.state.is_finished())?;
        self.marked = Some(id);
        Some(LibraryAsk::Offer(Box::new(summary)))
    }

    /// Brings in the games of files that were chosen, dropped or opened. Their result is shown on the page of the library.
    fn begin_import(&mut self, effects: &mut Vec<Effect>) -> Option<LibraryAsk> {
        if self.state() != LibraryState::Refused {
            // While another is under way, its reading goes on with the new files.
            let is_new = self.import.is_none();
            self.import.get_or_insert_default().left = ImportLeft::More;
            if !is_new {
                return None;
            }
            self.say(None);
            // The list tells which games are there already.
            effects.push(Effect::Library(LibraryEffect::List));
        }
        Some(LibraryAsk::ShowPage)
    }

    /// Sorts out a part of the chosen files.
    fn sort_out(&mut self, part: &ImportPart, effects: &mut Vec<Effect>) {
        let mut new = Vec::new();
        if let Some(import) = &mut self.import {
            new = import.sort_out(part, &self.list);
            if import.leaves_file() {
                effects.push(Effect::Library(LibraryEffect::LeaveFile));
            }
        }
        effects.push(Effect::Library(LibraryEffect::Add(new)));
    }

    /// Takes note of games that were stored. More are read, if there are any.
    fn added(&mut self, summaries: Vec<GameSummary>, effects: &mut Vec<Effect>) {
        let count = summaries.len();
        self.list.add(summaries);
        if let Some(import) = &mut self.import {
            import.stored(count);
            if import.left == ImportLeft::More {
                return effects.push(Effect::Library(LibraryEffect::ReadMore));
            }
            self.end_import();
        }
        self.request(LibraryEffect::Measure, effects);
    }

    /// Takes note that a game is no longer there.
    fn lost(&mut self, id: &GameId) {
        self.list.remove(id);
        self.say(Some(LibraryNotice::Gone));
    }

    /// Takes note of where a game of the table is kept. Gives the record that was written.
    pub(crate) fn kept(
        &mut self,
        asked: &GameId,
        kept: &Kept,
        summary: &GameSummary,
        effects: &mut Vec<Effect>,
    ) -> Fingerprint {
        let (record, next) = self.queue.answered(asked, Some(kept));
        effects.extend(next.map(put));
        if self.state() == LibraryState::Open {
            self.list.add(vec![summary.clone()]);
        }
        if self.not_stored().is_empty() {
            self.retries = 0;
        }
        if summary.state.is_finished() && summary.origin.is_own() {
            effects.push(Effect::Library(LibraryEffect::PersistQuietly));
        }
        record.unwrap_or_else(|| summary.fingerprint.clone())
    }

    /// Takes note that a game of the table was not stored. It is tried again later. True the first time: then it is said.
    pub(crate) fn not_kept(&mut self, asked: &GameId, effects: &mut Vec<Effect>) -> bool {
        let (_, next) = self.queue.answered(asked, None);
        effects.extend(next.map(put));
        let is_first = self.retries == 0;
        effects.push(Effect::Timer(TimerEffect::KeepAgain(FIRST_RETRY_MS << self.retries)));
        self.retries = MOST_RETRY_STEPS.min(self.retries + 1);
        let notice = if self.want_nothing() { LibraryNotice::TableNotKept } else { LibraryNotice::NotStored };
        self.say(Some(notice));
        is_first
    }
}
