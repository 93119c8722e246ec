//! The library: keeping the match in it, and what its page does.

use super::Session;
use crate::features::house_rules::record_text;
use crate::features::library::{
    Answer, Fingerprint, GameEntry, GameId, GameRequest, GameSummary, Keeping, Kept, LIBRARY_FILE, LibraryNotice,
    LibraryState, ListPart, Origin, StateFilter, StoredGame, is_worth_keeping, library_head, library_line,
};
use crate::features::statistics::StatisticsMessage;
use crate::session::dialog::{Dialog, DialogKind};
use crate::session::effect::{DeviceEffect, Effect, GamePurpose, LibraryEffect, StorageEffect, TimerEffect};
use crate::session::intent::{ExportKind, LibraryIntent, MatchReviewIntent};
use crate::session::message::LibraryMessage;
use crate::session::notice::Notice;
use crate::session::plan::{Place, first_person};
use crate::session::save::{SaveParts, restore, save};
use crate::session::stored_value::StoredValue;
use crate::session::table::Table;
use canasta::rules::{Game, Seed};

impl Session {
    /// Opens the page of the library. Its list is read anew, since other pages of this game may have changed it.
    pub(super) fn open_library(&mut self, effects: &mut Vec<Effect>) {
        self.library.say(None);
        // One that was refused is asked again: it may be there now.
        effects.push(Effect::Library(LibraryEffect::List));
        self.ask_library(effects, LibraryEffect::Measure);
    }

    /// Asks the library for something, unless this browser stores none.
    pub(super) fn ask_library(&self, effects: &mut Vec<Effect>, effect: LibraryEffect) {
        if self.library.state() != LibraryState::Refused {
            effects.push(Effect::Library(effect));
        }
    }

    /// The match, to be changed.
    fn match_table_mut(&mut self) -> Option<&mut Table> {
        if self.play.activity.is_match() { self.play.table.as_mut() } else { self.play.activity.aside_mut() }
    }

    /// Lets the match be kept once the change is shown, if it is worth that.
    pub(super) fn remind_to_keep(&self, effects: &mut Vec<Effect>) {
        if self.match_table().is_some_and(|table| is_worth_keeping(table.game(), table.places())) {
            effects.push(Effect::Library(LibraryEffect::Remind));
        }
    }

    /// Lets the match be kept after the first action of a person, at the ends of their turns and of hands.
    pub(super) fn keep_after_turn(&self, effects: &mut Vec<Effect>) {
        let Some(table) = &self.play.table else { return };
        let is_first = table.kept().is_none();
        if is_first || table.is_after_own_turn() {
            self.remind_to_keep(effects);
        }
    }

    /// Keeps the match as it is, unless the library has confirmed that it has it.
    pub(super) fn keep(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = self.match_table() else { return };
        let fingerprint = table.fingerprint();
        if table.keeping().is_settled() || self.library.is_underway(&fingerprint) {
            return;
        }
        let Some(table) = self.match_table_mut() else { return };
        let (id, base) = match table.kept() {
            Some(kept) => (kept.id.clone(), kept.base.clone()),
            None => (GameId::of(&fingerprint), None),
        };
        table.set_kept(Some(Kept { id: id.clone(), base: base.clone() }));
        let entry = entry(table, id, base, fingerprint);
        self.put(entry, effects);
    }

    /// Keeps the match, and tries again what was not stored.
    fn keep_again(&mut self, effects: &mut Vec<Effect>) {
        self.keep(effects);
        if let Some(entry) = self.library.retry() {
            effects.push(Effect::Library(LibraryEffect::Put(Box::new(entry))));
        }
    }

    /// Everything that the library has not confirmed, as a file that can be brought in: games that it did not store, and the match.
    fn export_unkept(&self, effects: &mut Vec<Effect>) {
        let here = self.match_table().filter(|table| table.keeping() != Keeping::Nothing).map(|table| {
            let fingerprint = table.fingerprint();
            let id = table.kept().map_or_else(|| GameId::of(&fingerprint), |kept| kept.id.clone());
            entry(table, id, None, fingerprint)
        });
        let others = self.library.not_stored().iter();
        let others = others.filter(|entry| here.as_ref().is_none_or(|here| here.summary.id != entry.summary.id));
        let lines: String =
            others.chain(&here).map(|entry| library_line(&entry.summary.write(), &entry.save, None)).collect();
        if !lines.is_empty() {
            effects.push(Effect::Device(DeviceEffect::Download(LIBRARY_FILE, library_head() + &lines)));
        }
    }

    fn put(&mut self, entry: GameEntry, effects: &mut Vec<Effect>) {
        if let Some(entry) = self.library.put(entry) {
            effects.push(Effect::Library(LibraryEffect::Put(Box::new(entry))));
        }
    }

    pub(super) fn handle_library(&mut self, intent: LibraryIntent, effects: &mut Vec<Effect>) {
        if !matches!(intent, LibraryIntent::Search(_) | LibraryIntent::WriteText(_) | LibraryIntent::UndoDelete) {
            self.library.say(None);
        }
        match intent {
            LibraryIntent::Resume(id) => self.want_game(id, GamePurpose::Resume, effects),
            LibraryIntent::LookBack(id) => self.want_game(id, GamePurpose::LookBack, effects),
            LibraryIntent::LookAtHand(id, hand) => self.want_game(id, GamePurpose::LookAtHand(hand), effects),
            LibraryIntent::Review(id) => self.want_game(id, GamePurpose::Review, effects),
            LibraryIntent::EditTitle(id) => self.library.toggle_renaming(id),
            LibraryIntent::Rename(id, title) => {
                self.library.rename(&id, &title);
                self.ask_library(effects, LibraryEffect::Rename(id, title));
            }
            // The game at the table would be kept again at its next turn.
            LibraryIntent::Delete(id) if self.match_id() == Some(&id) => {}
            LibraryIntent::Delete(id) => self.ask_library(effects, LibraryEffect::Delete(id)),
            LibraryIntent::UndoDelete => {
                if let Some(game) = self.library.bring_back() {
                    self.ask_library(effects, LibraryEffect::PutBack(game));
                }
            }
            LibraryIntent::ExportUnkept => self.export_unkept(effects),
            LibraryIntent::Export(id) => match self.unstored(&id) {
                Some(game) => self.use_game(game, GamePurpose::Export, effects),
                None => self.ask_library(effects, LibraryEffect::Get(id, GamePurpose::Export)),
            },
            LibraryIntent::ExportAll => self.ask_library(effects, LibraryEffect::ExportAll(self.sheets_to_export())),
            LibraryIntent::FilterState(state) => self.library.change_filter(|filter| filter.state = state),
            LibraryIntent::FilterRules(preset) => self.library.change_filter(|filter| filter.rules = preset),
            LibraryIntent::FilterPlayer(name) => {
                self.library.change_filter(|filter| filter.player = Some(name).filter(|name| !name.is_empty()));
            }
            LibraryIntent::Search(text) => self.library.change_filter(|filter| filter.search = text),
            LibraryIntent::ClearFilter => self.library.change_filter(|filter| {
                (filter.state, filter.rules, filter.player) = (StateFilter::All, None, None);
                filter.search.clear();
            }),
            LibraryIntent::Persist => self.ask_library(effects, LibraryEffect::Persist),
            LibraryIntent::ShowMore => self.library.show_more(),
            LibraryIntent::StopImport => {
                self.library.stop_import();
                self.ask_library(effects, LibraryEffect::StopReading);
            }
            LibraryIntent::ClaimAll => {
                let games: Vec<GameId> = self.library.claimable().map(|game| game.id.clone()).collect();
                self.library.say(Some(LibraryNotice::Claimed(games.len())));
                self.set_origin(games, Origin::Played, effects);
            }
            LibraryIntent::Claim(id) => {
                self.library.say(Some(LibraryNotice::Claimed(1)));
                self.set_origin(vec![id], Origin::Played, effects);
            }
            LibraryIntent::Disclaim(id) => {
                self.library.say(Some(LibraryNotice::Disclaimed));
                effects.extend(self.mistakes.disown(&id).effects);
                self.set_origin(vec![id], Origin::Imported, effects);
            }
            LibraryIntent::WriteText(text) => self.library.write_pasted(text),
            LibraryIntent::AddPasted => match self.library.take_pasted() {
                text if text.trim().is_empty() => self.library.say(Some(LibraryNotice::NothingPasted)),
                text => self.ask_library(effects, LibraryEffect::ReadText(text)),
            },
        }
    }

    /// Says of games whether they are the person's own. The one at the table goes on as that.
    fn set_origin(&mut self, games: Vec<GameId>, origin: Origin, effects: &mut Vec<Effect>) {
        self.library.set_origin(&games, origin);
        if let Some(table) =
            self.match_table_mut().filter(|table| table.kept().is_some_and(|kept| games.contains(&kept.id)))
        {
            table.set_origin(origin);
            self.save(effects);
        }
        self.ask_library(effects, LibraryEffect::SetOrigin(games, origin));
    }

    /// Reads a game that is to be shown, once the game at the table is kept.
    fn want_game(&mut self, id: GameId, purpose: GamePurpose, effects: &mut Vec<Effect>) {
        if let (true, GamePurpose::LookAtHand(hand)) = (self.match_id() == Some(&id), purpose) {
            self.back_to_match(effects);
            self.look_back_at_table(effects);
            self.look_at_hand(hand, effects);
            return;
        }
        if self.match_id() == Some(&id) && !self.screen.notices.offers_further(&id) {
            self.screen.dialog = None;
            self.back_to_match(effects);
            match purpose {
                GamePurpose::Review => return self.handle_match_review(MatchReviewIntent::Open, effects),
                GamePurpose::LookBack => return self.look_back_at_table(effects),
                _ => {}
            }
            self.screen.dialog = self.play.table.as_ref().and_then(Table::ended_hand).and(DialogKind::Score.dialog());
            return;
        }
        self.keep(effects);
        if let Some(game) = self.unstored(&id) {
            return self.use_game(game, purpose, effects);
        }
        self.library.want(GameRequest { id, purpose });
        self.read_wanted(effects);
    }

    /// Reads the game that is wanted, unless one is being written: it may be the same.
    fn read_wanted(&self, effects: &mut Vec<Effect>) {
        if let Some(GameRequest { id, purpose }) = self.library.wanted().filter(|_| !self.library.is_writing()) {
            self.ask_library(effects, LibraryEffect::Get(id.clone(), *purpose));
        }
    }

    /// The latest version of a game, if the library could not store it: what it would find is older.
    fn unstored(&self, id: &GameId) -> Option<StoredGame> {
        let entry = self.library.not_stored().iter().find(|entry| entry.summary.id == *id)?;
        let GameEntry { summary, save, .. } = entry;
        Some(StoredGame { id: id.clone(), summary: summary.write(), save: save.clone(), review: None })
    }

    pub(super) fn handle_library_message(&mut self, message: LibraryMessage, effects: &mut Vec<Effect>) {
        match message {
            LibraryMessage::KeepDue => self.keep_again(effects),
            LibraryMessage::Listed(texts, part, now) => {
                self.library.open(&texts, part, now);
                self.tell_statistics(StatisticsMessage::Listed, effects);
                // Files that were dropped on the page have waited for the list.
                if part == ListPart::All && self.library.is_importing() {
                    effects.push(Effect::Library(LibraryEffect::ReadMore));
                }
            }
            LibraryMessage::Usage(usage) => self.library.set_usage(usage),
            LibraryMessage::Refused => {
                self.library.refuse();
                self.tell_statistics(StatisticsMessage::Refused, effects);
            }
            LibraryMessage::NotRead(id, purpose) => self.not_read(&id, purpose),
            LibraryMessage::Kept { asked, kept, summary } => self.kept(&asked, kept, *summary, effects),
            LibraryMessage::NotKept(asked) => self.not_kept(&asked, effects),
            LibraryMessage::Found(id, GamePurpose::Further, game) => self.found_unsaved(&id, game.as_deref()),
            // The person has gone elsewhere since.
            LibraryMessage::Found(id, purpose, _)
                if purpose != GamePurpose::Export && !self.library.finds(&id, purpose) => {}
            LibraryMessage::Found(id, GamePurpose::Exercise, game) => self.play_mistake(&id, game.as_deref(), effects),
            LibraryMessage::Found(id, _, None) | LibraryMessage::Gone(id) => self.library.lost(&id),
            LibraryMessage::Found(_, purpose, Some(game)) => self.use_game(*game, purpose, effects),
            LibraryMessage::Deleted(game) => self.library.deleted(game),
            LibraryMessage::NotStored if self.library.is_importing() => self.library.give_up_import(),
            LibraryMessage::NotStored => {
                self.library.say(Some(LibraryNotice::NotStored));
                // The list shows what is there, not what was wanted.
                self.ask_library(effects, LibraryEffect::List);
            }
            LibraryMessage::BroughtBack => self.library.brought_back(),
            LibraryMessage::FilesChosen => self.begin_import(effects),
            LibraryMessage::Read(mut part) => {
                part.items = self.import_sheets(part.items, effects);
                let new = self.library.sort_out(&part);
                if self.library.leaves_file() {
                    effects.push(Effect::Library(LibraryEffect::LeaveFile));
                }
                effects.push(Effect::Library(LibraryEffect::Add(new)));
            }
            LibraryMessage::Added(summaries) => {
                if self.library.added(summaries) {
                    effects.push(Effect::Library(LibraryEffect::ReadMore));
                } else {
                    self.ask_library(effects, LibraryEffect::Measure);
                }
            }
            LibraryMessage::Review(id, review) => self.take_kept_review(&id, review.as_deref()),
            LibraryMessage::Facts(texts) => self.tell_statistics(StatisticsMessage::Facts(texts), effects),
            LibraryMessage::Games(asked, games) => {
                self.tell_statistics(StatisticsMessage::Games(asked, games), effects)
            }
        }
    }

    /// Takes note of where a game of the table is kept.
    fn kept(&mut self, asked: &GameId, kept: Kept, summary: GameSummary, effects: &mut Vec<Effect>) {
        let is_first_finish = summary.state.is_finished() && summary.origin == Origin::Played;
        // The copy of a game that could not be stored before.
        let copy = self.library.writing(asked).and_then(|entry| self.stored.quarantine.number_of(&entry.save));
        effects.extend(copy.map(|number| Effect::Storage(StorageEffect::DeleteSetAside(number))));
        let (record, next) = self.library.answered(asked, Some(&kept));
        effects.extend(next.map(|entry| Effect::Library(LibraryEffect::Put(Box::new(entry)))));
        self.library.note(summary.clone());
        let record = record.unwrap_or_else(|| summary.fingerprint.clone());
        // The save follows with the next action. To write it now would tell other pages that this one plays the game.
        if let Some(table) = self.match_table_mut().filter(|table| table.kept().is_some_and(|there| there.id == *asked))
        {
            let is_further = summary.fingerprint != record;
            table.set_kept(Some(kept));
            table.set_answer(Answer::Kept(record));
            self.screen.notices.close_further();
            if is_further {
                self.notify(Notice::Further(Box::new(summary)));
            }
            self.mark_unsaved(effects);
        }
        self.play.counters.answers = self.play.counters.answers.wrapping_add(1);
        if self.library.not_stored().is_empty() {
            self.device.retries = 0;
            self.screen.notices.remove_warning(&Notice::NotKept);
        }
        if is_first_finish {
            effects.push(Effect::Library(LibraryEffect::PersistQuietly));
        }
        self.leave_if_kept(effects);
        self.read_wanted(effects);
    }

    /// Says that a game that was wanted could not be read, where the games are.
    fn not_read(&mut self, id: &GameId, purpose: GamePurpose) {
        if self.library.finds(id, purpose) || purpose == GamePurpose::Export {
            self.library.say(Some(LibraryNotice::NotRead));
            self.screen.dialog = Some(Dialog::Library);
        }
    }

    /// Takes note that a game of the table was not stored. It is said once, and tried again later.
    fn not_kept(&mut self, asked: &GameId, effects: &mut Vec<Effect>) {
        let (_, next) = self.library.answered(asked, None);
        effects.extend(next.map(|entry| Effect::Library(LibraryEffect::Put(Box::new(entry)))));
        if let Some(table) = self.match_table_mut().filter(|table| table.kept().is_some_and(|there| there.id == *asked))
        {
            table.set_answer(Answer::NotKept);
        } else if let Some(entry) = self.library.not_stored().iter().find(|entry| entry.summary.id == *asked) {
            // Another game has taken its place: from now on it is nowhere else.
            effects.push(Effect::Storage(StorageEffect::SetAside(entry.save.clone())));
        }
        if self.device.retries == 0 {
            self.notify(Notice::NotKept);
        }
        let wait = FIRST_RETRY_MS << self.device.retries;
        self.device.retries = MOST_RETRY_STEPS.min(self.device.retries + 1);
        effects.push(Effect::Timer(TimerEffect::KeepAgain(wait)));
        self.play.counters.answers = self.play.counters.answers.wrapping_add(1);
        let notice = if self.library.want_nothing() { LibraryNotice::TableNotKept } else { LibraryNotice::NotStored };
        self.library.say(Some(notice));
        self.ask_before_loss();
    }

    /// Marks the match in the library while the quick save does not follow it, so that the next start offers it.
    fn mark_unsaved(&mut self, effects: &mut Vec<Effect>) {
        let id =
            self.match_id().filter(|_| self.is_unsaved(StoredValue::Game) && !self.stored.access.is_apart()).cloned();
        self.mark(id, effects);
    }

    pub(super) fn mark(&mut self, id: Option<GameId>, effects: &mut Vec<Effect>) {
        if self.device.marked != id {
            self.device.marked.clone_from(&id);
            effects.push(Effect::Library(LibraryEffect::MarkUnsaved(id)));
        }
    }

    /// Offers a game of which only the library has the last moves.
    fn found_unsaved(&mut self, id: &GameId, game: Option<&StoredGame>) {
        if self.stored.access.is_apart() || self.match_id() == Some(id) {
            return;
        }
        let summary = game.and_then(|game| GameSummary::read(&game.summary));
        if let Some(summary) = summary.filter(|summary| !summary.state.is_finished()) {
            self.device.marked = Some(id.clone());
            self.notify(Notice::Further(Box::new(summary)));
        }
    }

    /// Does what a stored game was wanted for. One that cannot be read stays as it is.
    fn use_game(&mut self, stored: StoredGame, purpose: GamePurpose, effects: &mut Vec<Effect>) {
        let mut restored = restore(&stored.save);
        let game = restored.game.take().filter(|(game, _)| game.state().is_some() || purpose == GamePurpose::Export);
        let Some((game, places)) = game else { return self.library.say(Some(LibraryNotice::Unreadable)) };
        match purpose {
            GamePurpose::Resume => {
                let table = Table::restored(game, places, self.settings.sort, restored.orders, restored.commitments)
                    .with_others(restored.others);
                self.show_game(&stored, table, restored.next_seed, effects);
            }
            GamePurpose::LookBack => self.look_back_at_game(&stored, game, places, effects),
            GamePurpose::LookAtHand(hand) => {
                self.look_back_at_game(&stored, game, places, effects);
                self.look_at_hand(hand, effects);
            }
            GamePurpose::Review => {
                self.look_back_at_game(&stored, game, places, effects);
                self.open_review(effects);
            }
            // They have handlers of their own, which also hear that there is no such game.
            GamePurpose::Exercise | GamePurpose::Further => {}
            GamePurpose::Export => effects.push(Effect::Device(game_file(&stored, &game, &places))),
        }
    }

    /// Shows a game of the library at the table. The game that was there is kept.
    fn show_game(&mut self, stored: &StoredGame, mut table: Table, next_seed: Option<Seed>, effects: &mut Vec<Effect>) {
        let origin = GameSummary::read(&stored.summary).map_or(Origin::Imported, |summary| summary.origin);
        let base = Fingerprint::of(&table.game().record().to_string());
        self.back_to_match(effects);
        table.set_origin(origin);
        table.set_kept(Some(Kept { id: stored.id.clone(), base: Some(base.clone()) }));
        let is_stored = self.unstored(&stored.id).is_none();
        table.set_answer(if is_stored { Answer::Kept(base) } else { Answer::NotKept });
        let _ = table.recall();
        self.adopt(table, effects);
        self.play.bots.revive();
        self.game_changed(effects);
        // The next deck of a match that has moved here was shown on the other device.
        if let Some(seed) = next_seed {
            self.play.next_deck.shuffle(seed, &self.next_rules());
        }
        self.shuffle_between_hands(effects);
    }

    /// Looks back at a stored game, as its first person sees it. The match stays as it is.
    fn look_back_at_game(&mut self, stored: &StoredGame, game: Game, places: Vec<Place>, effects: &mut Vec<Effect>) {
        let person = first_person(&game, &places);
        self.look_back_at(game, places, person, Some(stored.id.clone()), effects);
        self.note_origin(GameSummary::read(&stored.summary).map_or(Origin::Imported, |summary| summary.origin));
    }

    /// Brings in the games of files that were chosen, dropped or opened. Their result is shown on the page of the library.
    fn begin_import(&mut self, effects: &mut Vec<Effect>) {
        if self.library.state() == LibraryState::Refused {
            self.screen.dialog = Some(Dialog::Library);
            return;
        }
        if self.library.begin_import() {
            self.screen.dialog = Some(Dialog::Library);
            self.library.say(None);
            // The list tells which games are there already.
            effects.push(Effect::Library(LibraryEffect::List));
        }
    }
}

impl Session {
    /// Whether the match can go on on another device.
    #[must_use]
    pub fn can_move_match(&self) -> bool {
        self.match_table().is_some_and(|table| table.game().state().is_some() && table.game().end().is_none())
    }

    /// The match as a file with which another device goes on where it stands: everything, the hidden cards and the deck that is ready too.
    pub(super) fn match_file(&self) -> Option<String> {
        let table = self.match_table().filter(|_| self.can_move_match())?;
        let (game, places) = (table.game(), table.places());
        let fingerprint = Fingerprint::of(&game.record().to_string());
        let id = table.kept().map_or_else(|| GameId::of(&fingerprint), |kept| kept.id.clone());
        let mut summary = GameSummary::of(id, game, places, table.origin(), fingerprint);
        if let Some(there) = self.library.game(&summary.id) {
            summary.title.clone_from(&there.title);
            (summary.begun, summary.changed) = (there.begun, there.changed);
        }
        let (orders, commitments) = (table.orders(), table.commitments().texts());
        let next_seed = self.play.next_deck.seed();
        let parts = SaveParts { orders: &orders, commitments, next_seed, ..SaveParts::of(game, places) };
        Some(library_head() + &library_line(&summary.write(), &save(&parts), None))
    }
}

/// The pause before a game that was not stored is tried again. It doubles each time.
const FIRST_RETRY_MS: u32 = 5_000;
/// How often it doubles.
const MOST_RETRY_STEPS: u32 = 6;

/// The game of a table on its way to the library.
fn entry(table: &Table, id: GameId, base: Option<Fingerprint>, fingerprint: Fingerprint) -> GameEntry {
    let (orders, commitments) = (table.orders(), table.commitments().texts());
    // The next deck belongs to the page, not to the game: another game may be dealt from it.
    let others = Some(table.others());
    let parts = SaveParts { orders: &orders, commitments, others, ..SaveParts::of(table.game(), table.places()) };
    let summary = GameSummary::of(id, table.game(), table.places(), table.origin(), fingerprint);
    GameEntry { summary, base, save: save(&parts) }
}

/// A game as a file: a finished one as its record, which other programs read; one that goes on with everything that is needed to
/// continue it.
fn game_file(stored: &StoredGame, game: &Game, places: &[Place]) -> DeviceEffect {
    if game.hand_is_on() {
        let line = library_line(&stored.summary, &stored.save, stored.review.as_deref());
        DeviceEffect::Download(LIBRARY_FILE, library_head() + &line)
    } else {
        DeviceEffect::Download(ExportKind::Record.file_name(), record_text(game, places))
    }
}
