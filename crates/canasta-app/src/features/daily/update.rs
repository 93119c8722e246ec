//! The updates of today's deal.

use super::book::{Asked, DayBook};
use super::intent::DailyIntent;
use super::page::DailyPage;
use super::result::DayResult;
use crate::features::Outcome;
use crate::features::library::{GameId, GameState, Library, LibraryState};
use crate::session::day_try::DayTry;
use crate::session::effect::{DeviceEffect, Effect, StorageEffect};
use crate::session::level::Level;
use crate::session::stored_value::StoredValue;
use crate::view::text;
use canasta::daily::{DailyDeal, Par};

/// What only the session can do for today's deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyAsk {
    /// Play a deal.
    Play(DailyDeal),
    /// Show a page.
    Show(DailyPage),
    /// Look at a game of the library with its review.
    Look(GameId),
    /// Look at the game on the table with its review.
    LookAtTable,
}

/// How a deal is begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DayStart {
    /// It is on the table already.
    AtTable,
    /// It goes on where it was left.
    Resume(GameId),
    /// It is dealt.
    Deal(DayTry),
    /// Nobody knows yet: the library has not told which tries it has.
    Unread,
}

/// The tries of a deal in the library that were played on this device.
fn tries(library: &Library, deal: DailyDeal) -> impl Iterator<Item = (DayTry, &GameId, GameState)> {
    library.games().iter().map(|game| &game.summary).filter_map(move |game| {
        let one = game.origin.day().filter(|one| one.deal == deal && one.is_own())?;
        Some((one, &game.id, game.state))
    })
}

impl DayBook {
    /// How a deal is begun: a try that was left goes on before another one begins. `at_table` is the try at the table, and whether it is
    /// over.
    #[must_use]
    pub fn start(&self, deal: DailyDeal, library: &Library, at_table: Option<(DayTry, bool)>) -> DayStart {
        let at_table = at_table.filter(|(one, _)| one.deal == deal && one.is_own());
        if at_table.is_some_and(|(_, is_over)| !is_over) {
            return DayStart::AtTable;
        }
        if !library.is_whole() && library.state() != LibraryState::Refused {
            return DayStart::Unread;
        }
        if let Some((_, id, _)) = tries(library, deal).find(|(.., state)| *state == GameState::Begun) {
            return DayStart::Resume(id.clone());
        }
        let known = tries(library, deal).map(|(one, ..)| one.number);
        let known = known.chain(at_table.map(|(one, _)| one.number)).chain(self.is_begun(deal).then_some(1));
        DayStart::Deal(DayTry { deal, number: known.max().unwrap_or(0).saturating_add(1) })
    }

    /// Carries out an intent. `at_table` is the try at the table.
    #[must_use]
    pub fn update(&self, intent: DailyIntent, library: &Library, at_table: Option<DayTry>) -> Outcome<DailyAsk> {
        match intent {
            DailyIntent::Play(deal) => Outcome::ask(DailyAsk::Play(deal)),
            DailyIntent::Show(date) => Outcome::ask(DailyAsk::Show(DailyPage::Day(Some(date)))),
            DailyIntent::Refuse(why) => Outcome::ask(DailyAsk::Show(DailyPage::Refused(why))),
            DailyIntent::Result(deal) if self.result(deal).is_some() => {
                Outcome::ask(DailyAsk::Show(DailyPage::Result(deal)))
            }
            DailyIntent::Result(deal) => Outcome::ask(DailyAsk::Show(DailyPage::Day(Some(deal.date())))),
            DailyIntent::Look(deal) if at_table == Some(DayTry::first(deal)) => Outcome::ask(DailyAsk::LookAtTable),
            DailyIntent::Look(deal) => {
                let first = tries(library, deal).find(|(one, ..)| one.counts());
                first.map_or_else(Outcome::default, |(_, id, _)| Outcome::ask(DailyAsk::Look(id.clone())))
            }
            DailyIntent::Send(deal) => self.sent(deal, DeviceEffect::ShareText),
            DailyIntent::Picture(deal) => {
                let Some(result) = self.result(deal) else { return Outcome::default() };
                let picture = text::day_picture(deal, result, self.par(deal), deal.link());
                Outcome::default().with(Effect::Device(DeviceEffect::SharePicture(Box::new(picture))))
            }
            DailyIntent::Copy(deal) => self.sent(deal, DeviceEffect::CopyText),
        }
    }

    /// Whether the first try of a deal can be looked at.
    #[must_use]
    pub fn can_look(library: &Library, deal: DailyDeal, at_table: Option<DayTry>) -> bool {
        at_table == Some(DayTry::first(deal)) || tries(library, deal).any(|(one, ..)| one.counts())
    }

    fn sent(&self, deal: DailyDeal, send: impl Fn(String, String) -> DeviceEffect) -> Outcome<DailyAsk> {
        let Some(result) = self.result(deal) else { return Outcome::default() };
        let words = text::day_to_send(deal, result, self.par(deal));
        Outcome::default().with(Effect::Device(send(words, deal.link())))
    }

    /// Notes that a person has acted in the first try, and which bots have acted in it so far: those of the deal, or rules of thumb
    /// where one of them had no worker.
    pub fn begin(&mut self, deal: DailyDeal, bots: Level) -> Option<Effect> {
        let was_thumb = self.bots_of_begun(deal) == Some(Level::THUMB.name());
        let bots = if was_thumb { Level::THUMB } else { bots };
        self.note_begun(deal, bots.name()).then(|| self.saved())
    }

    /// Whether the first try of a deal was begun and is lost: it has no result, and neither the library nor the table has it.
    #[must_use]
    pub fn is_lost(&self, deal: DailyDeal, library: &Library, at_table: Option<DayTry>) -> bool {
        let is_here = || at_table == Some(DayTry::first(deal)) || tries(library, deal).any(|(one, ..)| one.counts());
        self.is_begun(deal) && self.result(deal).is_none() && !is_here()
    }

    /// Notes what a first try came to.
    pub fn end(&mut self, deal: DailyDeal, mut result: DayResult) -> Option<Effect> {
        if let Some(bots) = self.bots_of_begun(deal) {
            bots.clone_into(&mut result.bots);
        }
        self.note(deal, result).then(|| self.saved())
    }

    /// The number of the next playing of par that is to be asked for; `None` if all are there, or a question waits.
    #[must_use]
    pub fn next_playing(&self, deal: DailyDeal) -> Option<u8> {
        let next = u8::try_from(self.playings(deal)).ok().filter(|&next| next < Par::PLAYINGS);
        next.filter(|_| self.asked() == Asked::Nothing)
    }

    /// Notes that the next playing is asked for by this question.
    pub fn ask(&mut self, id: u32, deal: DailyDeal) {
        self.set_asked(Asked::Playing(id, deal));
    }

    /// Takes the answer to a question; without a lead there is none. Nothing if the question was another's.
    pub fn take_playing(&mut self, id: u32, lead: Option<i32>) -> Option<Effect> {
        let Asked::Playing(asked, deal) = self.asked() else { return None };
        if asked != id {
            return None;
        }
        let Some(lead) = lead else {
            self.set_asked(Asked::NeverAgain);
            return None;
        };
        self.set_asked(Asked::Nothing);
        self.note_playing(deal, lead);
        Some(self.saved())
    }

    /// Gives up par, now that no worker answers.
    pub fn give_up_par(&mut self) {
        self.set_asked(Asked::NeverAgain);
    }

    /// Lets par be asked for again with another worker.
    pub fn try_par_again(&mut self) {
        if self.asked() == Asked::NeverAgain {
            self.set_asked(Asked::Nothing);
        }
    }

    /// Takes what is stored. What this page has found since stays.
    pub fn restore(&mut self, text: &str) {
        self.merge(DayBook::read(text));
    }

    /// Takes what a file tells of days. What is here stays.
    pub(crate) fn take_file(&mut self, text: &str) {
        self.merge(DayBook::read(text).of_file());
    }

    pub(crate) fn saved(&self) -> Effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Days, self.write()))
    }
}
