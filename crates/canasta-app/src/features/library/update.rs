//! The updates of the library: what a person asks for on its page.

use super::effect::LibraryEffect;
use super::entry::StoredGame;
use super::filter::StateFilter;
use super::intent::LibraryIntent;
use super::key::GameId;
use super::model::{Library, LibraryState};
use super::notice::LibraryNotice;
use super::request::{GamePurpose, GameRequest, ShowAs};
use super::summary::{GameSummary, Origin};
use crate::features::Outcome;
use crate::features::files::LONG_TEXT;
use crate::session::Effect;

/// What the library may know of the session.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The key of the match.
    pub at_table: Option<&'a GameId>,
}

/// What only the session can do for the library.
#[derive(Debug, PartialEq)]
pub enum LibraryAsk {
    /// Show the page of the library.
    ShowPage,
    /// Show a game that is listed; it may be the one at the table.
    Want(GameId, ShowAs),
    /// Show a game that was read.
    Show(Box<StoredGame>, ShowAs),
    /// Play a mistake of a game that was read; `None` if it is gone.
    PlayMistake(GameId, Option<Box<StoredGame>>),
    /// Offer to go on with a game of which only the library has the last moves.
    Offer(Box<GameSummary>),
    /// Save all games as one file, with the score sheets.
    ExportAll,
    /// Save what is not kept, with the match.
    ExportUnkept,
    /// These games are the person's own, or are not.
    SetOrigin(Vec<GameId>, Origin),
    /// Tell the statistics that the list was read.
    Listed,
    /// Tell them that the browser stores no library for this page.
    Refused,
}

impl Library {
    /// Opens the page. Its list is read anew, since other pages of this game may have changed it.
    pub(crate) fn open(&mut self) -> Outcome<LibraryAsk> {
        self.say(None);
        // A library that was refused is asked for its list again: it may be there now.
        let mut outcome = Outcome::default().with(Effect::Library(LibraryEffect::List));
        self.request(LibraryEffect::Measure, &mut outcome.effects);
        outcome
    }

    /// Carries out an intent.
    pub(crate) fn update(&mut self, intent: LibraryIntent, context: &Context<'_>) -> Outcome<LibraryAsk> {
        let mut outcome = Outcome::default();
        outcome.ask = self.carry_out(intent, context, &mut outcome.effects);
        outcome
    }

    fn carry_out(
        &mut self,
        intent: LibraryIntent,
        context: &Context<'_>,
        effects: &mut Vec<Effect>,
    ) -> Option<LibraryAsk> {
        if !matches!(intent, LibraryIntent::Search(_) | LibraryIntent::WriteText(_) | LibraryIntent::UndoDelete) {
            self.say(None);
        }
        match intent {
            LibraryIntent::Resume(id) => return Some(LibraryAsk::Want(id, ShowAs::Resume)),
            LibraryIntent::LookBack(id) => return Some(LibraryAsk::Want(id, ShowAs::LookBack)),
            LibraryIntent::LookAtHand(id, hand) => return Some(LibraryAsk::Want(id, ShowAs::LookAtHand(hand))),
            LibraryIntent::Review(id) => return Some(LibraryAsk::Want(id, ShowAs::Review)),
            LibraryIntent::EditTitle(id) => self.toggle_renaming(id),
            LibraryIntent::Rename(id, title) => {
                self.rename(&id, &title);
                self.request(LibraryEffect::Rename(id, title), effects);
            }
            // The game at the table would be kept again at its next turn.
            LibraryIntent::Delete(id) if context.at_table == Some(&id) => {}
            LibraryIntent::Delete(id) => self.request(LibraryEffect::Delete(id), effects),
            LibraryIntent::UndoDelete => {
                if let Some(game) = self.deleted.clone() {
                    self.request(LibraryEffect::PutBack(game), effects);
                }
            }
            LibraryIntent::ExportUnkept => return Some(LibraryAsk::ExportUnkept),
            LibraryIntent::Export(id) => match self.unstored(&id) {
                Some(game) => effects.extend(self.export(&game)),
                None => self.request(LibraryEffect::Get(id, GamePurpose::Export), effects),
            },
            LibraryIntent::ExportAll => return Some(LibraryAsk::ExportAll),
            LibraryIntent::FilterState(state) => self.list.change_filter(|filter| filter.state = state),
            LibraryIntent::FilterRules(preset) => self.list.change_filter(|filter| filter.rules = preset),
            LibraryIntent::FilterPlayer(name) => {
                self.list.change_filter(|filter| filter.player = Some(name).filter(|name| !name.is_empty()));
            }
            LibraryIntent::Search(text) => self.list.change_filter(|filter| filter.search = text),
            LibraryIntent::ClearFilter => self.list.change_filter(|filter| {
                (filter.state, filter.rules, filter.player) = (StateFilter::All, None, None);
                filter.search.clear();
            }),
            LibraryIntent::Persist => self.request(LibraryEffect::Persist, effects),
            LibraryIntent::ShowMore => self.list.show_more(),
            LibraryIntent::StopImport => {
                self.stop_import();
                self.request(LibraryEffect::StopReading, effects);
            }
            LibraryIntent::ClaimAll => {
                let games: Vec<GameId> = self.claimable().map(|game| game.id.clone()).collect();
                return Some(self.set_origin(games, Origin::Played, effects));
            }
            LibraryIntent::Claim(id) => return Some(self.set_origin(vec![id], Origin::Played, effects)),
            LibraryIntent::Disclaim(id) => return Some(self.set_origin(vec![id], Origin::Imported, effects)),
            LibraryIntent::WriteText(text) => self.pasted = text,
            LibraryIntent::AddPasted => match std::mem::take(&mut self.pasted) {
                text if text.trim().is_empty() => self.say(Some(LibraryNotice::NothingPasted)),
                text => self.request(LibraryEffect::ReadText(text), effects),
            },
        }
        None
    }

    /// Says of games whether they are the person's own.
    fn set_origin(&mut self, games: Vec<GameId>, origin: Origin, effects: &mut Vec<Effect>) -> LibraryAsk {
        self.say(Some(match origin {
            origin if origin.is_own() => LibraryNotice::Claimed(games.len()),
            _ => LibraryNotice::Disclaimed,
        }));
        self.list.set_origin(&games, origin);
        self.request(LibraryEffect::SetOrigin(games.clone(), origin), effects);
        LibraryAsk::SetOrigin(games, origin)
    }

    /// Whether a text goes to the library, which reads long ones in steps, with their progress and a way to stop.
    #[must_use]
    pub(crate) fn reads_in_steps(&self, text: &str) -> bool {
        text.len() > LONG_TEXT && self.state() != LibraryState::Refused
    }

    /// Shows a game that is not at the table: reads it, unless the page has a later version.
    pub(crate) fn show(&mut self, id: GameId, show_as: ShowAs) -> Outcome<LibraryAsk> {
        let mut outcome = Outcome::default();
        match self.unstored(&id) {
            Some(game) => outcome.ask = Some(LibraryAsk::Show(Box::new(game), show_as)),
            None => {
                self.wanted = Some(GameRequest { id, purpose: GamePurpose::Show(show_as) });
                self.read_wanted(&mut outcome.effects);
            }
        }
        outcome
    }
}
