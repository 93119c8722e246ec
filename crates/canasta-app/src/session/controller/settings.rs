//! The settings at the session: what they do to the table, and how they come from the storage.

use super::Session;
use crate::features::settings::{Ask, Settings, SettingsIntent};
use crate::session::effect::Effect;
use crate::session::notice::Notice;
use crate::session::stored_value::StoredValue;
use crate::session::table::Table;

impl Session {
    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(super) fn handle_settings(&mut self, intent: SettingsIntent, effects: &mut Vec<Effect>) {
        let outcome = self.settings.update(intent);
        let Some(ask) = self.take_outcome(outcome, effects) else { return };
        if ask == Ask::AcceptMouse {
            self.play.table.iter_mut().for_each(Table::take_mouse_offer);
        }
        self.apply_and_mark(effects);
    }

    /// Takes the place of the settings, as from a file.
    pub(super) fn replace_settings(&mut self, settings: Settings, effects: &mut Vec<Effect>) {
        self.settings = settings;
        effects.push(self.settings.saved());
        self.apply_and_mark(effects);
    }

    /// Applies the settings to the table, and saves the game if that marks it as practice.
    fn apply_and_mark(&mut self, effects: &mut Vec<Effect>) {
        if self.apply_settings(effects) {
            self.save(effects);
        }
    }

    /// Applies the settings to the table; true if that marks the game as practice.
    pub(super) fn apply_settings(&mut self, effects: &mut Vec<Effect>) -> bool {
        let sort = self.settings.sort;
        self.play.table.iter_mut().map(Table::hand_layout_mut).for_each(|layout| layout.sort(sort));
        let is_marked = self.play.table.as_mut().is_some_and(|table| table.mark_practice(&self.settings));
        self.schedule_step(effects);
        is_marked
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

    /// Takes the settings that the device has stored.
    pub(super) fn restore_settings(&mut self, text: String, effects: &mut Vec<Effect>) {
        let (settings, is_whole) = Settings::restore(&text);
        self.settings = settings;
        if is_whole {
            self.note_fields(StoredValue::Settings, &text, &settings.write(), effects);
        } else {
            self.set_aside(StoredValue::Settings, text, Notice::SettingsDamaged, effects);
        }
    }
}
