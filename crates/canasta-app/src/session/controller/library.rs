//! The library at the session: the match goes there, and a stored game comes to the table or beside it.

use super::Session;
use crate::features::Outcome;
use crate::features::library::{
    Answer, Context, Fingerprint, GameEntry, GameId, GamePurpose, GameSummary, KeepStatus, Kept, Library, LibraryAsk,
    LibraryEffect, LibraryIntent, LibraryMessage, LibraryNotice, Origin, ShowAs, StoredGame, is_worth_keeping,
    library_head, library_line,
};
use crate::features::statistics::StatisticsMessage;
use crate::session::dialog::{Dialog, DialogKind};
use crate::session::effect::{Effect, StorageEffect};
use crate::session::intent::MatchReviewIntent;
use crate::session::notice::Notice;
use crate::session::plan::{Place, first_person_number, sits_person};
use crate::session::save::{SaveParts, restore, save};
use crate::session::stored_value::StoredValue;
use crate::session::table::Table;
use canasta::rules::{Game, Seed};

impl Session {
    /// The library.
    #[must_use]
    pub const fn library(&self) -> &Library {
        &self.library
    }

    /// How far the library has confirmed the match as it stands.
    #[must_use]
    pub fn keep_status(&self) -> KeepStatus {
        self.match_table().map_or(KeepStatus::Nothing, Table::keep_status)
    }

    /// Whether the library has confirmed the match at some moment. It may have gone on since.
    #[must_use]
    pub fn was_kept(&self) -> bool {
        self.match_table().is_some_and(|table| matches!(table.answer(), Answer::Kept(_)))
    }

    /// The key of the match in the library.
    #[must_use]
    pub fn match_id(&self) -> Option<&GameId> {
        self.match_table().and_then(Table::kept).map(|kept| &kept.id)
    }

    pub(super) fn open_library(&mut self, effects: &mut Vec<Effect>) {
        let outcome = self.library.open();
        self.take_library(outcome, effects);
    }

    pub(super) fn handle_library(&mut self, intent: LibraryIntent, effects: &mut Vec<Effect>) {
        let at_table = self.match_id().cloned();
        let outcome = self.library.update(intent, &Context { at_table: at_table.as_ref() });
        self.take_library(outcome, effects);
    }

    pub(super) fn handle_library_message(&mut self, message: LibraryMessage, effects: &mut Vec<Effect>) {
        match message {
            LibraryMessage::KeepDue => {
                self.keep(effects);
                effects.extend(self.library.retry());
            }
            LibraryMessage::Kept { asked, kept, summary } => self.kept(&asked, kept, *summary, effects),
            LibraryMessage::NotKept(asked) => self.not_kept(&asked, effects),
            LibraryMessage::Found(id, GamePurpose::Further, _)
                if self.stored.access.is_apart() || self.match_id() == Some(&id) => {}
            LibraryMessage::Review(id, review) => self.take_kept_review(&id, review.as_deref()),
            LibraryMessage::Facts(texts) => self.tell_statistics(StatisticsMessage::Facts(texts), effects),
            LibraryMessage::Games(asked, games) => {
                self.tell_statistics(StatisticsMessage::Games(asked, games), effects);
            }
            mut message => {
                if let LibraryMessage::Read(part) = &mut message {
                    let items = self.import_sheets(std::mem::take(&mut part.items), effects);
                    let items = self.import_days(items, effects);
                    part.items = self.import_duplicate(items, effects);
                }
                let outcome = self.library.receive(message);
                self.take_library(outcome, effects);
            }
        }
    }

    pub(super) fn take_library(&mut self, outcome: Outcome<LibraryAsk>, effects: &mut Vec<Effect>) {
        match self.take_outcome(outcome, effects) {
            None => {}
            Some(LibraryAsk::ShowPage) => self.screen.dialog = Some(Dialog::Library),
            Some(LibraryAsk::Want(id, show_as)) => self.want_game(id, show_as, effects),
            Some(LibraryAsk::Show(game, show_as)) => self.show_stored(&game, show_as, effects),
            Some(LibraryAsk::PlayMistake(id, game)) => self.play_mistake(&id, game.as_deref(), effects),
            Some(LibraryAsk::Offer(summary)) => self.notify(Notice::Further(summary)),
            Some(LibraryAsk::ExportAll) => {
                let beside = self.sheets_to_export() + &self.days_to_export() + &self.duplicate_to_export();
                self.library.request(LibraryEffect::ExportAll(beside), effects);
            }
            Some(LibraryAsk::ExportUnkept) => effects.extend(self.library.export_unkept(self.unkept_match().as_ref())),
            Some(LibraryAsk::SetOrigin(games, origin)) => self.set_origin(&games, origin, effects),
            Some(LibraryAsk::Listed) => {
                self.read_played_boards(effects);
                self.tell_statistics(StatisticsMessage::Listed, effects);
                self.play_wanted_day(effects);
                self.play_wanted_board(effects);
            }
            Some(LibraryAsk::Refused) => {
                self.tell_statistics(StatisticsMessage::Refused, effects);
                self.play_wanted_day(effects);
                self.play_wanted_board(effects);
            }
        }
    }

    /// Lets the match be kept once the change is shown, if it is worth that.
    pub(super) fn remind_to_keep(&self, effects: &mut Vec<Effect>) {
        if self.match_table().is_some_and(|table| is_worth_keeping(table.game(), table.people())) {
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
        if table.keep_status().is_settled() || self.library.is_underway(&fingerprint) {
            return;
        }
        let Some(table) = self.match_table_mut() else { return };
        let kept = table.kept().cloned().unwrap_or_else(|| Kept::new(&fingerprint));
        table.set_kept(Some(kept.clone()));
        let entry = entry(table, kept, fingerprint);
        effects.extend(self.library.put(entry));
    }

    /// The match, if there is anything of it to keep.
    fn unkept_match(&self) -> Option<GameEntry> {
        let table = self.match_table().filter(|table| table.keep_status() != KeepStatus::Nothing)?;
        let fingerprint = table.fingerprint();
        let kept = table.kept().cloned().unwrap_or_else(|| Kept::new(&fingerprint));
        Some(entry(table, Kept { base: None, ..kept }, fingerprint))
    }

    /// The match, if the library has it under one of these keys.
    fn match_kept_as(&mut self, ids: &[GameId]) -> Option<&mut Table> {
        let is_kept = |table: &Table| table.kept().is_some_and(|kept| ids.contains(&kept.id));
        // That of a guest is none of this device's own, and is kept all the same.
        if self.is_guest() && self.play.table.as_ref().is_some_and(is_kept) {
            return self.play.table.as_mut();
        }
        self.match_table_mut().filter(|table| is_kept(table))
    }

    /// Takes note of where a game of the table is kept.
    fn kept(&mut self, asked: &GameId, kept: Kept, summary: GameSummary, effects: &mut Vec<Effect>) {
        // The copy of a game that could not be stored before.
        let copy = self.library.writing(asked).and_then(|entry| self.stored.set_aside.number_of(&entry.save));
        effects.extend(copy.map(|number| Effect::Storage(StorageEffect::DeleteSetAside(number))));
        let record = self.library.kept(asked, &kept, &summary, effects);
        // The save follows with the next action. To write it now would tell other pages that this one plays the game.
        if let Some(table) = self.match_kept_as(std::slice::from_ref(asked)) {
            let is_further = summary.fingerprint != record;
            table.set_kept(Some(kept));
            table.set_answer(Answer::Kept(record));
            self.screen.notices.close_further();
            if is_further {
                self.notify(Notice::Further(Box::new(summary)));
            }
            // While the quick save does not follow it, the next start offers it.
            let unsaved = self.is_unsaved(StoredValue::Game) && !self.stored.access.is_apart();
            let marked = self.match_id().filter(|_| unsaved).cloned();
            effects.extend(self.library.mark(marked));
        }
        self.play.counters.answers = self.play.counters.answers.wrapping_add(1);
        if self.library.not_stored().is_empty() {
            self.screen.notices.remove_warning(&Notice::NotKept);
        }
        self.leave_if_kept(effects);
        self.library.read_wanted(effects);
    }

    /// Takes note that a game of the table was not stored.
    fn not_kept(&mut self, asked: &GameId, effects: &mut Vec<Effect>) {
        if self.library.not_kept(asked, effects) {
            self.notify(Notice::NotKept);
        }
        if let Some(table) = self.match_kept_as(std::slice::from_ref(asked)) {
            table.set_answer(Answer::NotKept);
        } else if let Some(game) = self.library.unstored(asked) {
            // Another game has taken its place: from now on it is nowhere else.
            effects.push(Effect::Storage(StorageEffect::SetAside(game.save)));
        }
        self.play.counters.answers = self.play.counters.answers.wrapping_add(1);
        self.ask_before_loss();
    }

    /// Says of games whether they are the person's own. The one at the table goes on as that.
    fn set_origin(&mut self, games: &[GameId], origin: Origin, effects: &mut Vec<Effect>) {
        if origin == Origin::Imported {
            for game in games {
                let outcome = self.mistakes.disown(game);
                self.take_outcome(outcome, effects);
            }
        }
        if let Some(table) = self.match_kept_as(games) {
            table.set_origin(origin);
            self.save(effects);
        }
    }

    /// Shows a game of the list, once the game at the table is kept. It may be that one.
    pub(super) fn want_game(&mut self, id: GameId, show_as: ShowAs, effects: &mut Vec<Effect>) {
        let is_match = self.match_id() == Some(&id);
        let board = self.library.game(&id).and_then(|game| game.origin.board());
        if show_as != ShowAs::Resume && board.is_some_and(|board| self.duplicate.hides(board)) {
            return self.library.say(Some(LibraryNotice::BoardHidden));
        }
        if let (true, ShowAs::LookAtHand(hand)) = (is_match, show_as) {
            self.back_to_match(effects);
            self.look_back_at_table(effects);
            self.look_at_hand(hand, effects);
            return;
        }
        if is_match && !self.screen.notices.offers_further(&id) {
            self.screen.dialog = None;
            self.back_to_match(effects);
            match show_as {
                ShowAs::Review => return self.handle_match_review(MatchReviewIntent::Open, effects),
                ShowAs::LookBack => return self.look_back_at_table(effects),
                ShowAs::Resume | ShowAs::LookAtHand(_) => {}
            }
            self.screen.dialog = self.play.table.as_ref().and_then(Table::ended_hand).and(DialogKind::Score.dialog());
            return;
        }
        self.keep(effects);
        let outcome = self.library.show(id, show_as);
        self.take_library(outcome, effects);
    }

    /// Shows a stored game. One that cannot be read stays as it is.
    fn show_stored(&mut self, stored: &StoredGame, show_as: ShowAs, effects: &mut Vec<Effect>) {
        let mut restored = restore(&stored.save);
        let Some((game, places)) = restored.game.take().filter(|(game, _)| game.state().is_some()) else {
            return self.library.say(Some(LibraryNotice::Unreadable));
        };
        match show_as {
            ShowAs::Resume => {
                let mut table =
                    Table::restored(game, places, self.settings.sort, restored.orders, restored.commitments)
                        .with_others(restored.others);
                table.set_sent(restored.sent);
                self.show_game(stored, table, restored.next_seed, effects);
            }
            ShowAs::LookBack => self.look_back_at_game(stored, game, places, effects),
            ShowAs::LookAtHand(hand) => {
                self.look_back_at_game(stored, game, places, effects);
                self.look_at_hand(hand, effects);
            }
            ShowAs::Review => {
                self.look_back_at_game(stored, game, places, effects);
                self.open_review(effects);
            }
        }
    }

    /// Shows a game of the library at the table. The game that was there is kept.
    fn show_game(&mut self, stored: &StoredGame, mut table: Table, next_seed: Option<Seed>, effects: &mut Vec<Effect>) {
        let origin = GameSummary::read(&stored.summary).map_or(Origin::Imported, |summary| summary.origin);
        let base = Fingerprint::of(&table.game().record().to_string());
        self.back_to_match(effects);
        table.set_origin(origin);
        table.set_kept(Some(Kept { id: stored.id.clone(), base: Some(base.clone()) }));
        let is_stored = self.library.unstored(&stored.id).is_none();
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
        let number = game.hand_number();
        let person = first_person_number(&places);
        let is_resting = game.rules().players.seats().all(|seat| !sits_person(game.rules(), &places, number, seat))
            && game.people().resting().is_some();
        // Who rests sees no hand that is on.
        let game = match game.record().hands.len().checked_sub(2) {
            Some(before) if is_resting && game.hand_is_on() => game.up_to(before, usize::MAX).unwrap_or(game),
            None if is_resting && game.hand_is_on() => return self.notify(Notice::NothingHappened),
            _ => game,
        };
        self.look_back_at(game, places, person, Some(stored.id.clone()), effects);
        self.note_origin(GameSummary::read(&stored.summary).map_or(Origin::Imported, |summary| summary.origin));
    }

    /// Whether the match can go on on another device.
    #[must_use]
    pub fn can_move_match(&self) -> bool {
        self.match_table().is_some_and(|table| table.game().state().is_some() && !table.is_over())
    }

    /// The match as a file with which another device goes on where it stands: everything, the hidden cards and the deck that is ready too.
    pub(super) fn match_file(&self) -> Option<String> {
        let table = self.match_table().filter(|_| self.can_move_match())?;
        let (game, places) = (table.game(), table.people());
        let fingerprint = Fingerprint::of(&game.record().to_string());
        let kept = table.kept().cloned().unwrap_or_else(|| Kept::new(&fingerprint));
        let mut summary = GameSummary::of(kept.id, game, places, table.origin(), fingerprint);
        if let Some(there) = self.library.game(&summary.id) {
            summary.title.clone_from(&there.title);
            (summary.begun, summary.changed) = (there.begun, there.changed);
        }
        let (orders, commitments) = (table.orders(), table.commitments().texts());
        let next_seed = self.play.next_deck.seed();
        let sent = table.sent();
        let parts = SaveParts { orders: &orders, commitments, next_seed, sent, ..SaveParts::of(game, places) };
        Some(library_head() + &library_line(&summary.write(), &save(&parts), None))
    }
}

/// The game of a table on its way to the library.
pub(super) fn entry(table: &Table, Kept { id, base }: Kept, fingerprint: Fingerprint) -> GameEntry {
    let (orders, commitments) = (table.orders(), table.commitments().texts());
    // The next deck belongs to the page, not to the game: another game may be dealt from it.
    let others = Some(table.others());
    let sent = table.sent();
    let parts = SaveParts { orders: &orders, commitments, sent, others, ..SaveParts::of(table.game(), table.people()) };
    let summary = GameSummary::of(id, table.game(), table.people(), table.origin(), fingerprint);
    GameEntry { summary, base, save: save(&parts) }
}
