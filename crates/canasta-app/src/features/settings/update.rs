//! The updates of the settings. Each change is stored at once.

use super::intent::SettingsIntent;
use super::model::{Settings, Switch};
use crate::features::Outcome;
use crate::features::settings::Sort;
use crate::session::coach::Tip;
use crate::session::effect::{Effect, StorageEffect};
use crate::session::stored_value::StoredValue;

/// What only the session can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Apply the settings to the table.
    Apply,
    /// Apply them, and accept the offer of the mouse mode in which every click adds.
    AcceptMouse,
}

impl Settings {
    /// Carries out an intent.
    pub(crate) fn update(&mut self, intent: SettingsIntent) -> Outcome<Ask> {
        let is_new = match intent {
            SettingsIntent::Toggle(switch) => {
                self.turn(switch);
                self.sound_asked |= switch == Switch::Sounds;
                let accepts = switch == Switch::ClickAdds && self.click_adds;
                return Outcome::ask(if accepts { Ask::AcceptMouse } else { Ask::Apply }).with(self.saved());
            }
            SettingsIntent::Change(change) => {
                self.apply(change);
                return Outcome::ask(Ask::Apply).with(self.saved());
            }
            SettingsIntent::Reset => {
                *self = self.usual();
                return Outcome::ask(Ask::Apply).with(self.saved());
            }
            SettingsIntent::CloseCoach => !std::mem::replace(&mut self.greeted, true),
            SettingsIntent::CloseTip(tip) => self.close_tip(tip),
            SettingsIntent::OpenTip(tip) => {
                self.open_tip(tip);
                true
            }
            SettingsIntent::OpenAllTips => {
                self.open_all_tips();
                true
            }
            SettingsIntent::DeclineInstall => {
                self.not_install = true;
                true
            }
            SettingsIntent::DeclineSound => self.decline_sound().is_some(),
        };
        if is_new { Outcome::default().with(self.saved()) } else { Outcome::default() }
    }

    /// Notes that the question about sounds was answered, or that its time is over.
    pub(crate) fn decline_sound(&mut self) -> Option<Effect> {
        (!std::mem::replace(&mut self.sound_asked, true)).then(|| self.saved())
    }

    /// Closes the tips that the person has learned.
    pub(crate) fn close_learned(&mut self, tips: &[Tip]) -> Option<Effect> {
        let closed = tips.iter().filter(|&&tip| self.close_tip(tip)).count();
        (closed > 0).then(|| self.saved())
    }

    /// Sorts the hand in the person's own order.
    pub(crate) fn use_own_order(&mut self) -> Effect {
        self.sort = Sort::Own;
        self.saved()
    }

    /// Notes that the mouse mode in which every click adds was offered.
    pub(crate) fn note_mouse_offer(&mut self) -> Effect {
        self.mouse_offered = true;
        self.saved()
    }

    /// The effect that stores the settings.
    pub(crate) fn saved(&self) -> Effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Settings, self.write()))
    }
}
