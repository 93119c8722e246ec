//! Confirmations before an intent discards data of the person.

use super::{SeedRequest, Session};
use crate::features::daily::{DailyIntent, DayStart};
use crate::features::duplicate::{BoardStart, DuplicateStep};
use crate::features::files::FilesIntent;
use crate::features::friends::FriendsStep;
use crate::features::house_rules::HouseRulesIntent;
use crate::features::library::KeepStatus;
use crate::features::links::LinksIntent;
use crate::features::settings::SettingsIntent;
use crate::session::dialog::{Confirmation, Dialog};
use crate::session::effect::{DeviceEffect, Effect, StorageEffect};
use crate::session::intent::{DeviceIntent, DialogIntent, Intent, NewGameIntent, TableIntent};
use crate::session::stored_value::StoredValue;
use canasta::rules::Action;

impl Session {
    /// Whether a new game would replace another: the current game, or the saved game of another page.
    fn has_game_to_lose(&self) -> bool {
        self.has_played() || self.is_kept_elsewhere()
    }

    /// What the person is asked before this intent, and whether it loses something. What replaces the match waits until the match
    /// is kept, also where nothing is asked.
    fn confirmation(&self, intent: &Intent) -> Option<(Confirmation, bool)> {
        let replaces = |action, is_possible: &dyn Fn() -> bool, loses: bool| {
            let is_open = loses || !self.keep_status().is_settled();
            (is_open && is_possible()).then_some((action, loses))
        };
        let (action, loses) = match intent {
            // Nothing is dealt.
            Intent::NewGame(NewGameIntent::Start | NewGameIntent::Taught | NewGameIntent::SameAgain)
                if self.is_cut_refused() =>
            {
                return None;
            }
            Intent::Table(TableIntent::Abandon) => {
                return replaces(Confirmation::Abandon, &|| true, self.has_played());
            }
            Intent::NewGame(NewGameIntent::SameDeal) => {
                return replaces(Confirmation::SameDeal, &|| true, self.has_played());
            }
            Intent::NewGame(NewGameIntent::SameAgain) => {
                return replaces(Confirmation::SameAgain, &|| true, self.has_played());
            }
            Intent::NewGame(NewGameIntent::NextLevel) => {
                return replaces(Confirmation::NextLevel, &|| true, false);
            }
            Intent::NewGame(NewGameIntent::Taught) => {
                return replaces(Confirmation::Taught, &|| true, self.has_game_to_lose());
            }
            Intent::HouseRules(HouseRulesIntent::TryHand) => {
                return replaces(Confirmation::Trial, &|| self.plan().rules().is_ok(), self.has_game_to_lose());
            }
            Intent::NewGame(NewGameIntent::Start) => {
                return replaces(Confirmation::Start, &|| self.plan().rules().is_ok(), self.has_game_to_lose());
            }
            // The match stays in the library, from where it goes on.
            Intent::Daily(DailyIntent::Play(deal)) => {
                let is_dealt = || matches!(self.day_start(*deal), DayStart::Deal(_));
                return replaces(Confirmation::Day(*deal), &is_dealt, self.is_kept_elsewhere());
            }
            Intent::Duplicate(intent) => match intent.step() {
                Some(DuplicateStep::GoOn(id)) => {
                    let is_dealt = || matches!(self.board_start(id), Some(BoardStart::Deal(_)));
                    return replaces(Confirmation::Board(id), &is_dealt, self.is_kept_elsewhere());
                }
                Some(DuplicateStep::GiveUp(id)) => {
                    (Confirmation::GiveUpBoards(id), self.duplicate.find(id).is_some_and(|one| one.progress().0 > 0))
                }
                _ => return None,
            },
            Intent::Friends(intent) if intent.is_leave() => (Confirmation::LeaveFriends, self.friends.has_company()),
            // The plan of the table has said what becomes of the match.
            Intent::Friends(intent) if intent.is_deal() => {
                let is_dealt = || self.friends.can_begin_match();
                return replaces(Confirmation::DealFriends, &is_dealt, self.is_kept_elsewhere());
            }
            // The page of the link has asked already.
            Intent::Links(LinksIntent::Play) => {
                return replaces(Confirmation::Sent, &|| self.links.deal().is_some(), self.is_kept_elsewhere());
            }
            Intent::Files(FilesIntent::Import) if self.screen.files.replaces_settings(&self.settings) => {
                (Confirmation::ImportSettings, true)
            }
            // Games go to the library, where nothing is replaced.
            Intent::Files(FilesIntent::Import) => {
                let is_record = || self.screen.files.replaces_match(&self.library);
                return replaces(Confirmation::ImportRecord, &is_record, self.has_game_to_lose());
            }
            Intent::Files(FilesIntent::TryAgain(number)) => {
                let is_game = || self.opens_game(*number);
                return replaces(Confirmation::OpenSetAside(*number), &is_game, self.has_game_to_lose());
            }
            Intent::Device(DeviceIntent::TakeOver) => (Confirmation::TakeOver, self.has_played()),
            Intent::Files(FilesIntent::DeleteSetAside(number)) => (Confirmation::DeleteSetAside(*number), true),
            Intent::Settings(SettingsIntent::Reset) => {
                (Confirmation::ResetSettings, self.settings != self.settings.usual())
            }
            Intent::HouseRules(HouseRulesIntent::Remove(at)) => {
                (Confirmation::RemoveRules(*at), self.house_rules.own().get(*at).is_some())
            }
            Intent::HouseRules(HouseRulesIntent::Keep) => {
                (Confirmation::ReplaceRules, self.house_rules.replaces(self.plan()))
            }
            // The new version starts from the saved data.
            Intent::Device(DeviceIntent::ApplyUpdate) => {
                (Confirmation::ApplyUpdate, self.is_unsaved(StoredValue::Game) && self.has_played())
            }
            _ => return None,
        };
        loses.then_some((action, true))
    }

    /// Asks for confirmation if data would be lost, and keeps the match before something takes its place. True if the intent has to
    /// wait for an answer, of the person or of the library.
    pub(crate) fn asks_first(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        if !intent.is_form_change() {
            self.screen.feedback = None;
            if !matches!(intent, Intent::Say(_) | Intent::Dialog(DialogIntent::Confirm)) {
                self.play.leaving = None;
            }
        }
        let Some((action, loses)) = self.confirmation(intent) else { return false };
        if action.leaves_match() {
            self.keep(effects);
        }
        if loses {
            self.screen.dialog = Some(Dialog::confirm(action, self.screen.dialog.take()));
        } else {
            self.play.leaving = Some(action);
        }
        true
    }

    /// Does what was to replace the match, now that the library has it.
    pub(super) fn leave_if_kept(&mut self, effects: &mut Vec<Effect>) {
        if self.keep_status() == KeepStatus::Confirmed
            && let Some(action) = self.play.leaving.take()
        {
            if self.question() == Some(action) {
                self.close_dialog();
            }
            self.carry_out(action, effects);
        }
    }

    /// Asks the person, now that the library does not have the match that was to be replaced.
    pub(super) fn ask_before_loss(&mut self) {
        if self.keep_status() == KeepStatus::Failed
            && let Some(action) = self.play.leaving.take()
            && self.question() != Some(action)
        {
            self.screen.dialog = Some(Dialog::confirm(action, self.screen.dialog.take()));
        }
    }

    /// Carries out the intent that the open dialog asks about.
    pub(super) fn confirm(&mut self, effects: &mut Vec<Effect>) {
        let Some(action) = self.question() else { return };
        if action == Confirmation::Leave {
            // The question stays until the page is gone. Where nothing lies before the page, the person goes on.
            effects.push(Effect::Device(DeviceEffect::Leave));
            return;
        }
        if action.leaves_match() && self.keep_status() == KeepStatus::Pending {
            // The question stays open until the library has answered.
            self.play.leaving = Some(action);
            return self.keep(effects);
        }
        self.close_dialog();
        self.carry_out(action, effects);
    }

    fn carry_out(&mut self, action: Confirmation, effects: &mut Vec<Effect>) {
        match action {
            Confirmation::Leave => {}
            Confirmation::Abandon => self.abandon(effects),
            Confirmation::SameDeal => self.same_deal(effects),
            Confirmation::SameAgain => self.same_again(effects),
            Confirmation::Sent => self.start_sent(effects),
            Confirmation::Start => self.request_seed(SeedRequest::Start, effects),
            Confirmation::Taught => self.request_seed(SeedRequest::Taught, effects),
            Confirmation::Trial => self.request_seed(SeedRequest::TryHand, effects),
            Confirmation::NextLevel => self.start_next_level(effects),
            Confirmation::Day(deal) => self.play_day(deal, effects),
            Confirmation::Board(id) => self.play_board(id, effects),
            Confirmation::GiveUpBoards(id) => self.do_duplicate(DuplicateStep::GiveUp(id), effects),
            Confirmation::DealFriends => self.do_friends(FriendsStep::Deal, effects),
            Confirmation::LeaveFriends => self.handle_friends(&FriendsStep::Leave.into(), effects),
            Confirmation::ResetSettings => self.handle_settings(SettingsIntent::Reset, effects),
            Confirmation::ApplyUpdate => self.apply_update(effects),
            Confirmation::ImportSettings | Confirmation::ImportRecord => {
                self.handle_files(FilesIntent::Import, effects)
            }
            Confirmation::OpenSetAside(number) => self.try_again(number, effects),
            Confirmation::DeleteSetAside(number) => self.delete_set_aside(number, effects),
            Confirmation::OpenElsewhere | Confirmation::TakenOver | Confirmation::TakeOver => {
                effects.push(Effect::Storage(StorageEffect::TakeOver));
            }
            Confirmation::RemoveRules(at) => self.handle_house_rules(HouseRulesIntent::Remove(at), effects),
            Confirmation::ReplaceRules => self.handle_house_rules(HouseRulesIntent::Keep, effects),
            Confirmation::Discard(card, _) => self.play_own(&Action::Discard(card), effects),
        }
    }
}
