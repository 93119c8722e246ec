//! The language of the page, and the loading of its words.

use super::Session;
use crate::session::effect::{DeviceEffect, Effect};
use crate::session::languages::Asked;
use crate::session::notice::Notice;
use crate::words::{self, Locale};

impl Session {
    /// The language that the page is to be in: that of the settings, or that of the device.
    #[must_use]
    pub fn locale(&self) -> Locale {
        let chosen = self.settings.language.locale().unwrap_or(self.device.languages.of_device);
        if words::is_offered(chosen) { chosen } else { Locale::En }
    }

    /// The language that the page is in. Until the words of another are there, it stays in the one before; without them, it is in English.
    #[must_use]
    pub fn spoken(&self) -> Locale {
        let wanted = self.locale();
        match () {
            () if words::has(wanted) => wanted,
            () if self.awaits_words() => words::locale(),
            () => Locale::En,
        }
    }

    /// Whether the words of the language are on their way.
    #[must_use]
    pub const fn awaits_words(&self) -> bool {
        matches!(self.device.languages.asked, Asked::Underway(_))
    }

    /// The language of the device.
    #[must_use]
    pub const fn device_locale(&self) -> Locale {
        self.device.languages.of_device
    }

    /// Asks for the words of the language, unless they are there, on their way, or could not be loaded.
    pub(super) fn ask_for_words(&mut self, effects: &mut Vec<Effect>) {
        let wanted = self.locale();
        let asked = self.device.languages.asked;
        if words::has(wanted) {
            if matches!(asked, Asked::Failed(_)) {
                self.device.languages.asked = Asked::Nothing;
                self.screen.notices.remove_warning(&Notice::WordsMissing);
            }
        } else if asked != Asked::Underway(wanted) && asked != Asked::Failed(wanted) {
            self.device.languages.asked = Asked::Underway(wanted);
            self.screen.notices.remove_warning(&Notice::WordsMissing);
            effects.push(Effect::Device(DeviceEffect::LoadWords(wanted)));
        }
    }

    /// Takes the words of a language. Where they are damaged or missing, the page stays in English and says so.
    pub(super) fn take_words(&mut self, locale: Locale, bytes: Option<Vec<u8>>) {
        let is_taken = bytes.is_some_and(|bytes| words::take(locale, bytes).is_ok());
        if self.device.languages.asked == Asked::Underway(locale) {
            self.device.languages.asked = if is_taken { Asked::Nothing } else { Asked::Failed(locale) };
            if !is_taken {
                self.notify(Notice::WordsMissing);
            }
        }
    }

    /// Lets the words be asked for once more.
    pub(super) fn load_words_again(&mut self) {
        self.device.languages.asked = Asked::Nothing;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_awaits_words_until_they_have_come_or_failed() {
        let mut session = Session::default();
        session.device.languages.asked = Asked::Underway(Locale::De);
        assert!(session.awaits_words());
        session.take_words(Locale::De, None);
        assert!(!session.awaits_words(), "a page whose words cannot be loaded is shown in English");
        assert_eq!(session.spoken(), Locale::En);
        session.device.languages.asked = Asked::Underway(Locale::De);
        session.take_words(Locale::De, Some(words::ACCENTED.to_vec()));
        assert!(!session.awaits_words());
    }

    #[test]
    fn the_warning_ends_once_the_words_are_there() {
        let mut session = Session::default();
        session.device.languages.asked = Asked::Underway(Locale::En);
        session.take_words(Locale::En, None);
        assert_eq!(session.screen.notices.warning(), Some(&Notice::WordsMissing));
        session.ask_for_words(&mut Vec::new());
        assert_eq!(session.screen.notices.warning(), None);
    }
}
