//! Duplicate at the session: its boards take the table one after another, and the strongest bot plays them while the person thinks.

use super::{SeedRequest, Session};
use crate::features::duplicate::{
    BoardBook, BoardStart, Context, DuplicateAsk, DuplicateIntent, DuplicatePage, DuplicateStep,
};
use crate::features::library::{ImportItem, LibraryEffect, Origin, ShowAs, duplicate_line, read_duplicate, take_texts};
use crate::features::links::sent_places;
use crate::session::board_try::BoardTry;
use crate::session::bots::Question;
use crate::session::dialog::Dialog;
use crate::session::effect::Effect;
use crate::session::intent::{Intent, LookBackIntent};
use crate::session::plan::NewGame;
use canasta::links::DealLink;
use canasta::rules::{Game, Seat};

/// The time after which a playing of a board is thought to have failed, in milliseconds: that of par, since it is as much work in most
/// games, and several times as much in those with many cards.
const BOARD_MS: u32 = 240_000;

impl Session {
    /// The matches of duplicate.
    #[must_use]
    pub const fn duplicate(&self) -> &BoardBook {
        &self.duplicate
    }

    /// The board of duplicate that the match is.
    #[must_use]
    pub fn board_try(&self) -> Option<BoardTry> {
        self.match_table()?.board()
    }

    /// The board whose hand is shown, once that is over. It has no next hand.
    #[must_use]
    pub fn ended_board(&self) -> Option<BoardTry> {
        let table = self.play.table.as_ref().filter(|_| self.play.activity.is_match())?;
        table.board().filter(|_| table.is_over())
    }

    /// Shows the score sheet of the board that is over.
    pub(super) fn show_ended_board(&mut self, effects: &mut Vec<Effect>) {
        self.note_board_at_table(effects);
        if let Some(board) = self.ended_board() {
            self.do_duplicate(DuplicateStep::Show(board.id), effects);
        }
    }

    /// How the next board of a match would be begun; `None` where nothing is to be played.
    pub(crate) fn board_start(&self, id: u32) -> Option<BoardStart> {
        let at_table = self.match_table().and_then(|table| Some((table.board()?, table.is_over())));
        self.duplicate.start(id, &self.library, at_table)
    }

    pub(super) fn handle_duplicate(&mut self, intent: &DuplicateIntent, effects: &mut Vec<Effect>) {
        if let Some(step) = intent.step() {
            self.do_duplicate(step, effects);
        }
    }

    pub(super) fn do_duplicate(&mut self, step: DuplicateStep, effects: &mut Vec<Effect>) {
        let (library, name) = (&self.library, self.sender_name().map(str::to_owned));
        let (at_table, today) = (self.board_try(), self.device.today);
        let context = Context { library, at_table, name: name.as_deref(), today };
        let outcome = self.duplicate.update(step, &context);
        let ask = self.take_outcome(outcome, effects);
        self.answer_duplicate(ask, effects);
    }

    fn answer_duplicate(&mut self, ask: Option<DuplicateAsk>, effects: &mut Vec<Effect>) {
        match ask {
            None => {}
            Some(DuplicateAsk::Show(page)) => self.open_dialog(Dialog::Duplicate(page), effects),
            Some(DuplicateAsk::Seed) => {
                self.play.seed_request = Some(SeedRequest::Boards);
                effects.push(Effect::RequestSeed);
            }
            Some(DuplicateAsk::Play(id)) => {
                let go_on = Intent::Duplicate(DuplicateStep::GoOn(id).into());
                if !self.asks_first(&go_on, effects) {
                    self.play_board(id, effects);
                }
            }
            Some(DuplicateAsk::Look(id)) => {
                let outcome = self.library.show(id, ShowAs::LookBack);
                self.take_library(outcome, effects);
            }
            Some(DuplicateAsk::LookAtTable) => {
                self.back_to_match(effects);
                self.screen.dialog = None;
                self.handle_look_back(LookBackIntent::Open, effects);
            }
        }
    }

    /// Opens the boards of a link. False if a person cannot play them.
    pub(super) fn open_boards(&mut self, deal: &DealLink, effects: &mut Vec<Effect>) -> bool {
        let Some(outcome) = self.duplicate.open(deal) else { return false };
        let ask = self.take_outcome(outcome, effects);
        self.answer_duplicate(ask, effects);
        true
    }

    /// Fills the page of duplicate: the day, and the boards in the library.
    pub(super) fn open_duplicate(&mut self, effects: &mut Vec<Effect>) {
        if self.duplicate.lacks_master() {
            self.play.bots.revive();
        }
        self.duplicate.try_master_again();
        effects.push(Effect::RequestDay);
        if self.library.is_whole() {
            self.read_played_boards(effects);
        } else {
            self.library.request(LibraryEffect::List, effects);
        }
    }

    /// Notes boards whose end the library knows alone.
    pub(super) fn read_played_boards(&mut self, effects: &mut Vec<Effect>) {
        effects.extend(self.duplicate.read_library(&self.library));
    }

    /// Puts the next board of a match on the table. One that was left goes on.
    pub(super) fn play_board(&mut self, id: u32, effects: &mut Vec<Effect>) {
        self.note_board_at_table(effects);
        let start = self.board_start(id);
        match start {
            None => self.do_duplicate(DuplicateStep::Show(id), effects),
            Some(BoardStart::AtTable) => {
                self.screen.dialog = None;
                self.back_to_match(effects);
            }
            Some(BoardStart::Unread) => {
                let _ = self.duplicate.want(Some(id));
                self.library.request(LibraryEffect::List, effects);
            }
            Some(BoardStart::Resume(game)) => self.want_game(game, ShowAs::Resume, effects),
            Some(BoardStart::Deal(board)) => {
                let Some(one) = self.duplicate.find(id) else { return };
                let plan = one.plan();
                let (deck, dealer) = (plan.deck(board.playing.board), plan.dealer(board.playing));
                let cut = deck.as_ref().and_then(|deck| plan.rules().cut_of(deck));
                let new = NewGame {
                    preset: plan.preset(),
                    rules: *plan.rules(),
                    places: sent_places(one.deal(), self.sender_name()),
                    dealer: Some(dealer),
                    seed: plan.seed(),
                    deck,
                    cut,
                    chosen_cards: false,
                };
                self.back_to_match(effects);
                self.duplicate.try_master_again();
                self.start_as(new, None, Origin::Duplicate(board), effects);
            }
        }
    }

    /// Plays the board that waited for the library, if the person has done nothing else since.
    pub(super) fn play_wanted_board(&mut self, effects: &mut Vec<Effect>) {
        if let Some(id) = self.duplicate.want(None) {
            self.do_duplicate(DuplicateStep::GoOn(id), effects);
        }
    }

    /// Whether the hands of the board at the table are not seen again yet: it is over, and its match goes on.
    pub(super) fn hides_hand(&self) -> bool {
        self.ended_board().is_some_and(|board| self.duplicate.hides(board))
    }

    /// Notes the board at the table, if it is over and its end was not noted, as where the page was closed at that moment.
    fn note_board_at_table(&mut self, effects: &mut Vec<Effect>) {
        let is_open = self.ended_board().is_some_and(|board| self.duplicate.is_open(board));
        if let Some(game) = self.match_table().filter(|_| is_open).map(|table| table.game().clone()) {
            self.note_board_end(&game, effects);
        }
    }

    /// Notes what the person has made of a board, once its hand has ended.
    pub(super) fn note_board_end(&mut self, game: &Game, effects: &mut Vec<Effect>) {
        let (Some(board), Some(state)) = (self.board_try(), game.state()) else { return };
        if let Some(lead) = state.lead(state.sides().scoring_of(Seat::FIRST)) {
            effects.extend(self.duplicate.end(board, lead, self.device.today));
        }
    }

    /// The line of the matches in a file of the library; empty without any.
    pub(super) fn duplicate_to_export(&self) -> String {
        if self.duplicate.is_empty() { String::new() } else { duplicate_line(&self.duplicate.write()) }
    }

    /// Takes matches of duplicate out of a part of the chosen files. Those that are there stay. Gives the rest.
    pub(super) fn import_duplicate(&mut self, items: Vec<ImportItem>, effects: &mut Vec<Effect>) -> Vec<ImportItem> {
        let (texts, rest) = take_texts(items, read_duplicate);
        texts.iter().for_each(|text| self.duplicate.take_file(text));
        if !texts.is_empty() {
            effects.push(self.duplicate.saved());
        }
        rest
    }

    /// The match whose boards the strongest bot is to play: that of the sheet that is shown, or that of the table while the person
    /// thinks. A question of a bot would end the playing, which begins anew.
    fn boards_wanted(&self) -> Option<u32> {
        match self.screen.dialog {
            Some(Dialog::Duplicate(DuplicatePage::Sheet(id))) => return Some(id),
            Some(Dialog::Duplicate(DuplicatePage::Start)) => return self.duplicate.waiting_for_master(),
            _ => {}
        }
        let table = self.play.table.as_ref().filter(|_| self.play.activity.is_match())?;
        let board = table.board()?;
        (table.is_my_turn() || table.is_over()).then_some(board.id)
    }

    /// Asks the strongest bot for its next board.
    pub(super) fn go_on_with_boards(&mut self, effects: &mut Vec<Effect>) {
        let Some(id) = self.boards_wanted() else { return };
        let Some((one, board)) = self.duplicate.next_of_master(id) else { return };
        let (plan, bots) = (one.plan().clone(), one.bots());
        if self.play.bots.failure().is_some() {
            return self.duplicate.give_up_master();
        }
        let question = self.play.bots.next_id();
        self.duplicate.ask(question, id, board);
        self.play.bots.ask(&Question::board(&plan, board, bots, question, BOARD_MS), effects);
    }

    /// Takes the answer to a question about a board; without a lead there is none.
    pub(super) fn take_board(&mut self, question: u32, lead: Option<i32>, effects: &mut Vec<Effect>) {
        effects.extend(self.duplicate.take_playing(question, lead));
    }
}
