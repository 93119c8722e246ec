//! Today's deal at the session: its hand takes the table, its result is noted, and par is worked out while the person plays.

use super::Session;
use crate::beside::look_back::RecordPoint;
use crate::features::daily::{DailyAsk, DailyIntent, DailyPage, DayBook, DayResult, DayStart};
use crate::features::library::{ImportItem, LibraryEffect, Origin, ShowAs, days_line, read_days, take_texts};
use crate::session::bots::Question;
use crate::session::day_try::{DayTry, date_of};
use crate::session::dialog::Dialog;
use crate::session::effect::{DeviceEffect, Effect};
use crate::session::intent::{Intent, LookBackIntent, MatchReviewIntent, SelectMode};
use crate::session::level::{Level, Player};
use crate::session::plan::{NewGame, Place, places};
use crate::session::table::Table;
use canasta::daily::{DailyDeal, Date};
use canasta::rules::Game;

/// The time after which a playing of par is given up, in milliseconds: on a slow phone it takes one to two seconds.
const PAR_MS: u32 = 60_000;

impl Session {
    /// The results of the days.
    #[must_use]
    pub const fn daily(&self) -> &DayBook {
        &self.daily
    }

    /// The day where the person is; `None` before the device has told it.
    #[must_use]
    pub fn date(&self) -> Option<Date> {
        date_of(self.device.today)
    }

    /// The try at the deal of a day that the match is.
    #[must_use]
    pub fn day_try(&self) -> Option<DayTry> {
        self.match_table()?.day()
    }

    /// The try at the deal of a day whose hand is shown, once that is over. It has no next hand.
    #[must_use]
    pub fn ended_day(&self) -> Option<DayTry> {
        let table = self.play.table.as_ref().filter(|_| self.play.activity.is_match())?;
        table.day().filter(|_| table.is_over())
    }

    /// Shows what the try that is over came to.
    pub(super) fn show_ended_day(&mut self, effects: &mut Vec<Effect>) {
        let Some(one) = self.ended_day() else { return };
        let page = if one.counts() { DailyPage::Result(one.deal) } else { DailyPage::Day(Some(one.deal.date())) };
        self.open_dialog(Dialog::Daily(page), effects);
    }

    /// Whether the match is a first try that is on, so that nothing helps.
    pub(super) fn is_match_unaided(&self) -> bool {
        self.match_table().is_some_and(Table::is_unaided)
    }

    /// Shows the badge of the installed app while a deal of today waits for somebody who plays them.
    pub(super) fn show_badge(&self, effects: &mut Vec<Effect>) {
        if let Some(today) = self.date().filter(|_| self.daily.first_played().is_some()) {
            effects.push(Effect::Device(DeviceEffect::Badge(!self.daily.was_played(today))));
        }
    }

    /// How a deal would be begun.
    pub(crate) fn day_start(&self, deal: DailyDeal) -> DayStart {
        let at_table = self.match_table().and_then(|table| Some((table.day()?, table.is_over())));
        self.daily.start(deal, &self.library, at_table)
    }

    pub(super) fn handle_daily(&mut self, intent: DailyIntent, effects: &mut Vec<Effect>) {
        let outcome = self.daily.update(intent, &self.library, self.day_try());
        match self.take_outcome(outcome, effects) {
            None => {}
            Some(DailyAsk::Play(deal)) => self.play_day(deal, effects),
            Some(DailyAsk::Show(page)) => self.open_dialog(Dialog::Daily(page), effects),
            Some(DailyAsk::Look(id)) => {
                let outcome = self.library.show(id, ShowAs::Review);
                self.take_library(outcome, effects);
            }
            Some(DailyAsk::LookAtTable) => {
                let worst = self.day_review().and_then(|review| review.mistakes().first().map(|one| one.action));
                self.back_to_match(effects);
                self.handle_match_review(MatchReviewIntent::Open, effects);
                if let Some(actions) = worst {
                    let point = RecordPoint { hand: 0, actions };
                    self.handle_look_back(LookBackIntent::GoTo(point), effects);
                }
            }
        }
    }

    /// Fills the page of the days: which day it is, and the tries in the library.
    pub(super) fn open_daily(&mut self, effects: &mut Vec<Effect>) {
        self.daily.try_par_again();
        effects.push(Effect::RequestDay);
        if !self.library.is_whole() {
            self.library.request(LibraryEffect::List, effects);
        }
    }

    /// Puts a deal on the table. One that was left goes on.
    pub(super) fn play_day(&mut self, deal: DailyDeal, effects: &mut Vec<Effect>) {
        // Tomorrow's cards are nobody's yet.
        if self.date().is_some_and(|today| deal.date() > today) {
            return;
        }
        match self.day_start(deal) {
            DayStart::Unread => {
                self.daily.want(Some(deal));
                self.library.request(LibraryEffect::List, effects);
            }
            DayStart::AtTable => {
                self.screen.dialog = None;
                self.back_to_match(effects);
            }
            DayStart::Resume(id) => self.want_game(id, ShowAs::Resume, effects),
            DayStart::Deal(one) => {
                self.back_to_match(effects);
                self.daily.try_par_again();
                let (rules, dealer) = (deal.rules(), Some(deal.dealer()));
                let new = NewGame {
                    preset: deal.preset(),
                    rules,
                    places: seats(deal),
                    dealer,
                    seed: deal.seed(),
                    deck: Some(deal.deck()),
                    cut: None,
                    chosen_cards: false,
                };
                self.start_as(new, None, Origin::Daily(one), effects);
            }
        }
    }

    /// Plays the deal that has waited for the list of the library, as if it were pressed now.
    pub(super) fn play_wanted_day(&mut self, effects: &mut Vec<Effect>) {
        if let Some(deal) = self.daily.wanted().filter(|&deal| self.day_start(deal) != DayStart::Unread) {
            self.handle_intent(Intent::Daily(DailyIntent::Play(deal)), SelectMode::Primary, effects);
        }
    }

    /// Notes that the person has acted in the first try at the deal of a day, which nothing takes back.
    pub(super) fn note_day_begun(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = self.match_table().filter(|table| table.counts() && table.has_acted()) else { return };
        if let Some(DayTry { deal, .. }) = table.day() {
            let of_deal = Level::named(deal.version().table_bot()).unwrap_or(Level::usual());
            let bots = if table.was_played_by_thumb() { Level::THUMB } else { of_deal };
            effects.extend(self.daily.begin(deal, bots));
        }
    }

    /// Notes what the first try at the deal of a day came to, once its hand has ended.
    pub(super) fn note_day_end(&mut self, game: &Game, effects: &mut Vec<Effect>) {
        let Some(one) = self.day_try().filter(|one| one.counts()) else { return };
        self.note_day_begun(effects);
        if let Some(result) = DayResult::of(one.deal, game, self.device.today) {
            effects.extend(self.daily.end(one.deal, result));
            self.show_badge(effects);
        }
    }

    /// The line of the results of days in a file of the library; empty without results.
    pub(super) fn days_to_export(&self) -> String {
        if self.daily.is_empty() { String::new() } else { days_line(&self.daily.write()) }
    }

    /// Takes the results of days out of a part of the chosen files. Those that are there stay. Gives the rest.
    pub(super) fn import_days(&mut self, items: Vec<ImportItem>, effects: &mut Vec<Effect>) -> Vec<ImportItem> {
        let (texts, rest) = take_texts(items, read_days);
        texts.iter().for_each(|text| self.daily.take_file(text));
        if !texts.is_empty() {
            effects.push(self.daily.saved());
        }
        rest
    }

    /// The deal whose par is wanted: that of the result that is shown, or that of the table while the person thinks.
    fn par_wanted(&self) -> Option<DailyDeal> {
        if let Some(Dialog::Daily(DailyPage::Result(deal))) = self.screen.dialog {
            return Some(deal);
        }
        let table = self.play.table.as_ref().filter(|_| self.play.activity.is_match())?;
        let one = table.day().filter(|one| one.counts())?;
        // A question of a bot would end the playing, which begins anew.
        (table.is_my_turn() || table.is_over()).then_some(one.deal)
    }

    /// The table with the first try whose result is shown, once par is told: then its decisions are reviewed.
    pub(super) fn day_under_review(&self) -> Option<&Table> {
        let Some(Dialog::Daily(DailyPage::Result(deal))) = self.screen.dialog else { return None };
        let table = self.play.table.as_ref().filter(|_| self.play.activity.is_match())?;
        let is_told = self.daily.par(deal).is_some() || self.daily.lacks_par(deal);
        (is_told && table.is_over() && table.day() == Some(DayTry::first(deal))).then_some(table)
    }

    /// Asks for the next playing of par.
    pub(super) fn go_on_with_par(&mut self, effects: &mut Vec<Effect>) {
        let Some(deal) = self.par_wanted() else { return };
        let Some(playing) = self.daily.next_playing(deal) else { return };
        if self.play.bots.failure().is_some() {
            return self.daily.give_up_par();
        }
        let id = self.play.bots.next_id();
        self.daily.ask(id, deal);
        self.play.bots.ask(&Question::par(deal, playing, id, PAR_MS), effects);
    }

    /// Takes the answer to a question about par; without a lead there is none.
    pub(super) fn take_par(&mut self, id: u32, lead: Option<i32>, effects: &mut Vec<Effect>) {
        effects.extend(self.daily.take_playing(id, lead));
    }
}

/// The seats of a deal.
fn seats(deal: DailyDeal) -> Vec<Place> {
    let players = deal.rules().players;
    let mut all = places(players);
    for (place, seat) in all.iter_mut().zip(players.seats()) {
        place.player = match deal.bot(seat) {
            Some(name) => Player::Bot(Level::named(name).unwrap_or(Level::usual())),
            None => Player::Person,
        };
    }
    all
}
