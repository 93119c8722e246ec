//! The question before something of the person's is lost.

use super::files::read_record;
use super::own_rules::name;
use crate::rules::{Entry, Seat};
use crate::session::intent::{DeviceIntent, FilesIntent, HouseRulesIntent, NewGameIntent, SettingsIntent, TableIntent};
use crate::session::{Confirmation, Dialog, Intent, Player, Session, Settings};

impl Session {
    /// The action that the open dialog asks about.
    #[must_use]
    pub const fn question(&self) -> Option<Confirmation> {
        match self.dialog() {
            Some(Dialog::Confirm { action, .. }) => Some(*action),
            _ => None,
        }
    }

    /// Whether a match is on in which a person has done something.
    #[must_use]
    pub fn has_played(&self) -> bool {
        let Some(game) = self.game.as_ref().filter(|game| game.end().is_none()) else { return false };
        let person = |seat: Seat| self.places.get(seat.index()).is_some_and(|place| place.player == Player::Person);
        let acted = |entry: &Entry| matches!(entry, Entry::Action(seat, _) if person(*seat));
        let hands = &game.record().hands;
        hands.len() > 1 || hands.iter().any(|hand| hand.entries.iter().any(acted))
    }

    /// Whether another page has kept a game, while none is on here.
    #[must_use]
    pub const fn is_kept_elsewhere(&self) -> bool {
        self.kept_elsewhere && self.game.is_none()
    }

    /// The usual settings; what has been sent away for good is no setting.
    pub(in crate::session) fn settings_by_default(&self) -> Settings {
        let Settings { greeted, not_install, .. } = self.settings;
        Settings { greeted, not_install, ..Settings::default() }
    }

    /// Whether the text written is settings rather than a record.
    fn imports_settings(&self) -> bool {
        self.house.text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
    }

    /// Whether another game would be lost by a new one: the one that is on, or the one that another page keeps.
    fn has_game_to_lose(&self) -> bool {
        self.has_played() || self.is_kept_elsewhere()
    }

    /// The question to ask before this, if something of the person's would be lost by it.
    fn confirmation(&self, intent: &Intent) -> Option<Confirmation> {
        let when = |lost: bool, action: Confirmation| lost.then_some(action);
        match intent {
            // Nothing is dealt.
            Intent::NewGame(NewGameIntent::Start | NewGameIntent::SameAgain) if self.is_cut_refused() => None,
            Intent::Table(TableIntent::Abandon) => when(self.has_played(), Confirmation::Abandon),
            Intent::NewGame(NewGameIntent::SameDeal) => when(self.has_played(), Confirmation::SameDeal),
            Intent::NewGame(NewGameIntent::SameAgain) => when(self.has_played(), Confirmation::SameAgain),
            Intent::NewGame(NewGameIntent::Start) => {
                when(self.has_game_to_lose() && self.plan.rules().is_ok(), Confirmation::Start)
            }
            Intent::Files(FilesIntent::Import) if self.imports_settings() => {
                let is_lost = self.settings != self.settings_by_default()
                    && self.settings_of(&self.house.text).is_ok_and(|new| new != self.settings);
                when(is_lost, Confirmation::ImportSettings)
            }
            Intent::Files(FilesIntent::Import) => {
                when(self.has_game_to_lose() && read_record(&self.house.text).is_ok(), Confirmation::ImportRecord)
            }
            Intent::Settings(SettingsIntent::Reset) => {
                when(self.settings != self.settings_by_default(), Confirmation::ResetSettings)
            }
            Intent::HouseRules(HouseRulesIntent::Remove(at)) => {
                when(self.house.own.get(*at).is_some(), Confirmation::RemoveRules(*at))
            }
            Intent::HouseRules(HouseRulesIntent::Keep) => {
                let there = name(&self.house.name).and_then(|name| self.house.own.iter().find(|own| own.name == name));
                let is_lost = there.is_some_and(|own| self.plan.rules().is_ok_and(|rules| own.rules != rules));
                when(is_lost, Confirmation::ReplaceRules)
            }
            // The new version begins with what is kept.
            Intent::Device(DeviceIntent::ApplyUpdate) => {
                when(self.told_not_saved && self.has_played(), Confirmation::ApplyUpdate)
            }
            _ => None,
        }
    }

    /// Asks before something is lost. True if the intent has to wait for the answer.
    pub(in crate::session) fn asks_first(&mut self, intent: &Intent) -> bool {
        if !intent.is_form_change() {
            self.house.said = None;
        }
        let Some(action) = self.confirmation(intent) else { return false };
        self.dialog = Some(Dialog::confirm(action, self.dialog.take()));
        true
    }
}
