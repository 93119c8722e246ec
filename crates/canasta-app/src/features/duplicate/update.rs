//! The updates of duplicate.

use super::board_match::{Against, BoardMatch, Stage};
use super::book::{Asked, BoardBook};
use super::intent::DuplicateStep;
use super::page::DuplicatePage;
use crate::features::Outcome;
use crate::features::library::{GameId, GameSummary, Library, LibraryState};
use crate::session::board_try::BoardTry;
use crate::session::day::Day;
use crate::session::effect::{DeviceEffect, Effect, StorageEffect};
use crate::session::stored_value::StoredValue;
use canasta::duplicate::{Playing, Way};
use canasta::links::{DealLink, LinkKind};

/// What duplicate may know of the session.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The library.
    pub library: &'a Library,
    /// The board at the table.
    pub at_table: Option<BoardTry>,
    /// The name under which the person sends.
    pub name: Option<&'a str>,
    /// The day.
    pub today: Day,
}

/// What only the session can do for duplicate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DuplicateAsk {
    /// Show a page.
    Show(DuplicatePage),
    /// Ask the device for the seed of the next match.
    Seed,
    /// Play the next board of a match, or go on with it.
    Play(u32),
    /// Look back at a game of the library.
    Look(GameId),
    /// Look back at the game on the table.
    LookAtTable,
}

/// How a board is begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardStart {
    /// It is on the table already.
    AtTable,
    /// It goes on where it was left.
    Resume(GameId),
    /// It is dealt.
    Deal(BoardTry),
    /// Nobody knows yet: the library has not told which boards it has.
    Unread,
}

/// The playings of a match in the library.
fn playings(library: &Library, id: u32) -> impl Iterator<Item = (BoardTry, &GameSummary)> {
    let games = library.games().iter().map(|game| &game.summary);
    games.filter_map(move |game| Some((game.origin.board().filter(|one| one.id == id)?, game)))
}

/// The game of the library in which a board was played to its end.
fn played(library: &Library, board: BoardTry) -> Option<&GameSummary> {
    let is_it = |&(one, game): &(BoardTry, &GameSummary)| one == board && game.state.is_finished();
    playings(library, board.id).find(is_it).map(|(_, game)| game)
}

impl BoardBook {
    /// How the next board of a match is begun: one that was left goes on before another is dealt. `at_table` is the board at the table
    /// and whether it is over. `None` where nothing is to be played.
    #[must_use]
    pub fn start(&self, id: u32, library: &Library, at_table: Option<(BoardTry, bool)>) -> Option<BoardStart> {
        let next = self.find(id)?.next()?;
        if at_table == Some((next, false)) {
            return Some(BoardStart::AtTable);
        }
        if !library.is_whole() && library.state() != LibraryState::Refused {
            return Some(BoardStart::Unread);
        }
        // One whose end was not noted comes back too, so that it is noted.
        let begun = playings(library, id).find(|(one, _)| *one == next);
        Some(match begun {
            Some((_, game)) => BoardStart::Resume(game.id.clone()),
            None => BoardStart::Deal(next),
        })
    }

    /// Carries out a step.
    pub(crate) fn update(&mut self, step: DuplicateStep, context: &Context<'_>) -> Outcome<DuplicateAsk> {
        match step {
            DuplicateStep::Game(preset) => self.change_draft(|draft| draft.preset = preset),
            DuplicateStep::Boards(boards) => self.change_draft(|draft| draft.boards = boards),
            DuplicateStep::Against(against) => self.change_draft(|draft| draft.chosen = against),
            DuplicateStep::Start => return self.begin(context.today),
            DuplicateStep::Show(id) => return self.show(id),
            DuplicateStep::GoOn(id) => return Outcome::ask(DuplicateAsk::Play(id)),
            DuplicateStep::GiveUp(id) => {
                if let Some(one) = self.find_mut(id) {
                    one.set_given_up(true);
                }
                return Outcome::ask(DuplicateAsk::Show(DuplicatePage::Start)).with(self.saved());
            }
            DuplicateStep::Look(board) if context.at_table == Some(board) => {
                return Outcome::ask(DuplicateAsk::LookAtTable);
            }
            DuplicateStep::Look(board) => {
                let game = played(context.library, board);
                return game.map_or_else(Outcome::default, |game| Outcome::ask(DuplicateAsk::Look(game.id.clone())));
            }
            DuplicateStep::Send(id) => return self.send(id, context, DeviceEffect::ShareLink),
            DuplicateStep::Copy(id) => return self.send(id, context, DeviceEffect::CopyLink),
            DuplicateStep::PlaySent => return self.play_sent(context.today),
        }
        Outcome::default()
    }

    /// Starts the match of the form, once there is a seed.
    fn begin(&mut self, today: Day) -> Outcome<DuplicateAsk> {
        let Some(seed) = self.use_seed() else { return Outcome::ask(DuplicateAsk::Seed) };
        let Some(new) = self.draft().begin(seed, today) else { return Outcome::default() };
        let id = new.id();
        self.add(new);
        Outcome::ask(DuplicateAsk::Play(id)).with(self.saved())
    }

    fn show(&self, id: u32) -> Outcome<DuplicateAsk> {
        let page = if self.find(id).is_some() { DuplicatePage::Sheet(id) } else { DuplicatePage::Start };
        Outcome::ask(DuplicateAsk::Show(page))
    }

    fn send(&self, id: u32, context: &Context<'_>, way: fn(String) -> DeviceEffect) -> Outcome<DuplicateAsk> {
        let Some(one) = self.find(id) else { return Outcome::default() };
        let code = one.sent(context.name).code();
        Outcome::default().with(Effect::Device(way(format!("#{}{code}", LinkKind::Deal.mark()))))
    }

    /// Takes the boards of a link. Where the person has played them, what the sender has made of them stands beside that. Nothing if
    /// the deal has no boards that a person can play.
    pub(crate) fn open(&mut self, deal: &DealLink) -> Option<Outcome<DuplicateAsk>> {
        let id = BoardMatch::new(deal, Against::Friend, Day::default())?.id();
        let is_there = self.find(id).is_some();
        // What the sender made of the boards of a match that was given up is kept for when it is taken up again.
        let is_new = match (self.find_mut(id), deal.sender()) {
            (Some(one), Some(sender)) => one.take_friend(sender),
            _ => false,
        };
        if !is_there {
            self.set_sent(Some(deal.clone()));
            return Some(Outcome::ask(DuplicateAsk::Show(DuplicatePage::Sent)));
        }
        let shown = Outcome::ask(DuplicateAsk::Show(DuplicatePage::Sheet(id)));
        Some(if is_new { shown.with(self.saved()) } else { shown })
    }

    fn play_sent(&mut self, today: Day) -> Outcome<DuplicateAsk> {
        let Some(deal) = self.sent().cloned() else { return Outcome::default() };
        let Some(new) = BoardMatch::new(&deal, Against::Friend, today) else { return Outcome::default() };
        let id = new.id();
        self.add(new);
        if let (Some(one), Some(sender)) = (self.find_mut(id), deal.sender()) {
            let _ = one.take_friend(sender);
        }
        self.set_sent(None);
        Outcome::ask(DuplicateAsk::Play(id)).with(self.saved())
    }

    /// Notes what the person has made of a board.
    pub(crate) fn end(&mut self, board: BoardTry, lead: i32, today: Day) -> Option<Effect> {
        let is_new = self.find_mut(board.id).is_some_and(|one| one.enter(board.playing, lead, today));
        is_new.then(|| self.saved())
    }

    /// Notes what the library knows of boards whose end was not noted, as where the page was closed at that moment.
    pub(crate) fn read_library(&mut self, library: &Library) -> Option<Effect> {
        let games = library.games().iter().map(|game| &game.summary).filter(|game| game.state.is_finished());
        let ends: Vec<(BoardTry, i32)> = games
            // The totals say the lead of two sides alone. A board of another game is noted once it is on the table again.
            .filter(|game| game.preset.rules().sides().scores() == 2)
            .filter_map(|game| Some((game.origin.board()?, game.totals[0].saturating_sub(game.totals[1]))))
            .filter(|&(one, _)| self.find(one.id).is_some())
            .collect();
        let mut is_new = false;
        for (board, lead) in ends {
            is_new |= self.end(board, lead, Day::default()).is_some();
        }
        is_new.then(|| self.saved())
    }

    /// Whether a board can be looked at: a match is over before its hands are seen again.
    pub(crate) fn can_look(&self, board: BoardTry, context: &Context<'_>) -> bool {
        let is_over = self.find(board.id).is_some_and(|one| !matches!(one.stage(), Stage::Playing(_)));
        is_over && (context.at_table == Some(board) || played(context.library, board).is_some())
    }

    /// The next board of a match that the strongest bot is to be asked for; nothing while a question waits.
    #[must_use]
    pub(crate) fn next_of_master(&self, id: u32) -> Option<(&BoardMatch, u8)> {
        let one = self.find(id).filter(|_| self.asked() == Asked::Nothing)?;
        Some((one, one.next_of_master()?))
    }

    /// Notes that a board is asked for by this question.
    pub(crate) const fn ask(&mut self, question: u32, id: u32, board: u8) {
        self.set_asked(Asked::Board { question, id, board });
    }

    /// Takes the answer to a question; without a lead there is none. Nothing if the question was another's.
    pub(crate) fn take_playing(&mut self, answered: u32, lead: Option<i32>) -> Option<Effect> {
        let Asked::Board { question, id, board } = self.asked() else { return None };
        if question != answered {
            return None;
        }
        let Some(lead) = lead else {
            self.set_asked(Asked::NotNow);
            return None;
        };
        self.set_asked(Asked::Nothing);
        self.end(BoardTry { id, playing: Playing { board, way: Way::Second } }, lead, Day::default())
    }

    /// Gives up the strongest bot, now that no worker answers.
    pub(crate) const fn give_up_master(&mut self) {
        self.set_asked(Asked::NotNow);
    }

    /// Lets the strongest bot be asked again, with another worker.
    pub(crate) fn try_master_again(&mut self) {
        if self.asked() == Asked::NotNow {
            self.set_asked(Asked::Nothing);
        }
    }

    /// Takes the matches of a file. Those that are there stay as they are: a file may be another person's.
    pub(crate) fn take_file(&mut self, text: &str) {
        for one in BoardBook::read(text).into_matches() {
            if self.find_mut(one.id()).is_none() {
                self.add(one);
            }
        }
    }

    /// Whether the hands of a board are still to be played by the person in other seats, or its match goes on.
    pub(crate) fn hides(&self, board: BoardTry) -> bool {
        self.find(board.id).is_some_and(|one| matches!(one.stage(), Stage::Playing(_)))
    }

    /// Takes what is stored. What this page has found since stays.
    pub(crate) fn restore(&mut self, text: &str) {
        self.merge(BoardBook::read(text));
    }

    pub(crate) fn saved(&self) -> Effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Duplicate, self.write()))
    }
}
