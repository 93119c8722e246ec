//! The settings of the device, and their effects on the table.

use super::Session;
use crate::features::settings::{Settings, Switch};
use crate::session::effect::{DeviceEffect, Effect, StorageEffect};
use crate::session::intent::SettingsIntent;
use crate::session::notice::Notice;
use crate::session::stored_value::StoredValue;
use crate::session::table::Table;

impl Session {
    pub(super) fn handle_settings(&mut self, intent: SettingsIntent, effects: &mut Vec<Effect>) {
        match intent {
            SettingsIntent::Toggle(switch) => {
                self.settings.turn(switch);
                self.settings.sound_asked |= switch == Switch::Sounds;
                if switch == Switch::ClickAdds && self.settings.click_adds {
                    self.play.table.iter_mut().for_each(Table::take_mouse_offer);
                }
                self.settings_changed(effects);
            }
            SettingsIntent::Change(change) => {
                self.settings.apply(change);
                self.settings_changed(effects);
            }
            SettingsIntent::Reset => self.reset_settings(effects),
            SettingsIntent::CloseCoach => {
                if !self.settings.greeted {
                    self.settings.greeted = true;
                    self.save_settings(effects);
                }
            }
            SettingsIntent::CloseTip(tip) => {
                if self.settings.close_tip(tip) {
                    self.save_settings(effects);
                }
            }
            SettingsIntent::OpenTip(tip) => {
                self.settings.open_tip(tip);
                self.save_settings(effects);
            }
            SettingsIntent::OpenAllTips => {
                self.settings.open_all_tips();
                self.save_settings(effects);
            }
            SettingsIntent::DeclineInstall => {
                self.settings.not_install = true;
                self.save_settings(effects);
            }
            SettingsIntent::DeclineSound => self.close_sound_question(effects),
        }
    }

    /// Stops the question about sounds, which is asked once.
    pub(super) fn close_sound_question(&mut self, effects: &mut Vec<Effect>) {
        if !self.settings.sound_asked {
            self.settings.sound_asked = true;
            self.save_settings(effects);
        }
    }

    /// The default settings. Notices that the person has closed permanently stay closed, since they are not settings.
    pub(super) fn default_settings(&self) -> Settings {
        let Settings { greeted, not_install, sound_asked, mouse_offered, closed_tips, .. } = self.settings;
        Settings { greeted, not_install, sound_asked, mouse_offered, closed_tips, ..Settings::default() }
    }

    pub(super) fn reset_settings(&mut self, effects: &mut Vec<Effect>) {
        self.settings = self.default_settings();
        self.settings_changed(effects);
    }

    /// Applies the settings that another page has saved, since settings belong to the device.
    pub(super) fn take_settings(&mut self, text: &str, effects: &mut Vec<Effect>) {
        if let Ok(settings) = Settings::read(text) {
            self.settings = settings;
            let _ = self.stored.unknown_fields.note(StoredValue::Settings, text, &settings.write());
            // The game is not saved here, since the other page may have a newer one.
            let _ = self.apply_settings(effects);
        }
    }

    /// Saves settings that have changed, and applies them.
    pub(super) fn settings_changed(&mut self, effects: &mut Vec<Effect>) {
        self.save_settings(effects);
        if self.apply_settings(effects) {
            self.save(effects);
        }
    }

    pub(super) fn save_settings(&self, effects: &mut Vec<Effect>) {
        effects.push(Effect::Storage(StorageEffect::Save(StoredValue::Settings, self.settings.write())));
    }

    /// Applies the settings to the table; true if that marks the game as practice.
    pub(super) fn apply_settings(&mut self, effects: &mut Vec<Effect>) -> bool {
        let sort = self.settings.sort;
        self.play.table.iter_mut().map(Table::hand_layout_mut).for_each(|layout| layout.sort(sort));
        let is_marked = self.play.table.as_mut().is_some_and(|table| table.mark_practice(&self.settings));
        self.schedule_step(effects);
        is_marked
    }

    /// Continues with the new version of the program.
    pub(super) fn apply_update(&mut self, effects: &mut Vec<Effect>) {
        self.screen.notices.remove_warning(&Notice::NewVersion);
        effects.push(Effect::Device(DeviceEffect::ApplyUpdate));
    }
}
