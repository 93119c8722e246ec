//! Confirmations before an intent discards data of the person.

use super::{SeedRequest, Session};
use crate::rules::Action;
use crate::session::dialog::{Confirmation, Dialog};
use crate::session::effect::{DeviceEffect, Effect, StorageEffect};
use crate::session::house_rules::{TextKind, name, read_record, read_settings};
use crate::session::intent::{
    DeviceIntent, FilesIntent, HouseRulesIntent, Intent, NewGameIntent, SettingsIntent, TableIntent,
};

impl Session {
    /// Whether a new game would replace another: the current game, or the saved game of another page.
    fn has_game_to_lose(&self) -> bool {
        self.has_played() || self.is_kept_elsewhere()
    }

    /// The question before this intent, if the intent would discard data of the person.
    fn confirmation(&self, intent: &Intent) -> Option<Confirmation> {
        let (action, loses) = match intent {
            // Nothing is dealt.
            Intent::NewGame(NewGameIntent::Start | NewGameIntent::Taught | NewGameIntent::SameAgain)
                if self.is_cut_refused() =>
            {
                return None;
            }
            Intent::Table(TableIntent::Abandon) => (Confirmation::Abandon, self.has_played()),
            Intent::NewGame(NewGameIntent::SameDeal) => (Confirmation::SameDeal, self.has_played()),
            Intent::NewGame(NewGameIntent::SameAgain) => (Confirmation::SameAgain, self.has_played()),
            Intent::NewGame(NewGameIntent::Taught) => (Confirmation::Taught, self.has_game_to_lose()),
            Intent::NewGame(NewGameIntent::Start) => {
                (Confirmation::Start, self.has_game_to_lose() && self.plan().rules().is_ok())
            }
            Intent::Files(FilesIntent::Import) if TextKind::of(self.forms.text()) == TextKind::Settings => {
                let is_changed = self.settings != self.default_settings();
                let new = || read_settings(self.forms.text(), &self.settings);
                let loses = is_changed && new().is_ok_and(|(new, _)| new != self.settings);
                (Confirmation::ImportSettings, loses)
            }
            // Games go to the library, where nothing is replaced.
            Intent::Files(FilesIntent::Import) if TextKind::of(self.forms.text()) == TextKind::Library => return None,
            Intent::Files(FilesIntent::Import) => {
                (Confirmation::ImportRecord, self.has_game_to_lose() && read_record(self.forms.text()).is_ok())
            }
            Intent::Files(FilesIntent::TryAgain(number)) => {
                (Confirmation::OpenSetAside(*number), self.has_game_to_lose() && self.opens_game(*number))
            }
            Intent::Device(DeviceIntent::TakeOver) => (Confirmation::TakeOver, self.has_played()),
            Intent::Files(FilesIntent::DeleteSetAside(number)) => (Confirmation::DeleteSetAside(*number), true),
            Intent::Settings(SettingsIntent::Reset) => {
                (Confirmation::ResetSettings, self.settings != self.default_settings())
            }
            Intent::HouseRules(HouseRulesIntent::Remove(at)) => {
                (Confirmation::RemoveRules(*at), self.own_rules().get(*at).is_some())
            }
            Intent::HouseRules(HouseRulesIntent::Keep) => {
                let there = name(self.forms.name()).and_then(|name| self.own_rules.named(&name));
                let loses = there.is_some_and(|own| self.plan().rules().is_ok_and(|rules| own.rules != rules));
                (Confirmation::ReplaceRules, loses)
            }
            // The new version starts from the saved data.
            Intent::Device(DeviceIntent::ApplyUpdate) => {
                (Confirmation::ApplyUpdate, self.device.is_blocked && self.has_played())
            }
            _ => return None,
        };
        loses.then_some(action)
    }

    /// Asks for confirmation if data would be lost. True if the intent has to wait for the answer.
    pub(super) fn asks_first(&mut self, intent: &Intent) -> bool {
        if !intent.is_form_change() {
            self.forms.clear_feedback();
        }
        let Some(action) = self.confirmation(intent) else { return false };
        self.dialog = Some(Dialog::confirm(action, self.dialog.take()));
        true
    }

    /// Carries out the intent that the open dialog asks about.
    pub(super) fn confirm(&mut self, effects: &mut Vec<Effect>) {
        let Some(action) = self.question() else { return };
        if action == Confirmation::Leave {
            // The question stays until the page is gone. Where nothing lies before the page, the person goes on.
            effects.push(Effect::Device(DeviceEffect::Leave));
            return;
        }
        self.close_dialog();
        match action {
            Confirmation::Leave => {}
            Confirmation::Abandon => self.abandon(effects),
            Confirmation::SameDeal => self.same_deal(effects),
            Confirmation::SameAgain => self.request_seed(SeedRequest::SameAgain, effects),
            Confirmation::Start => self.request_seed(SeedRequest::Start, effects),
            Confirmation::Taught => self.request_seed(SeedRequest::Taught, effects),
            Confirmation::ResetSettings => self.reset_settings(effects),
            Confirmation::ApplyUpdate => self.apply_update(effects),
            Confirmation::ImportSettings | Confirmation::ImportRecord => self.import(effects),
            Confirmation::OpenSetAside(number) => self.try_again(number, effects),
            Confirmation::DeleteSetAside(number) => self.delete_set_aside(number, effects),
            Confirmation::OpenElsewhere | Confirmation::TakenOver | Confirmation::TakeOver => {
                effects.push(Effect::Storage(StorageEffect::TakeOver));
            }
            Confirmation::RemoveRules(at) => self.remove_rules(at, effects),
            Confirmation::ReplaceRules => self.keep_rules(effects),
            Confirmation::Discard(card, _) => self.play_own(&Action::Discard(card), effects),
        }
    }
}
