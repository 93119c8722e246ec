//! Several pages of this game: which one writes, and what becomes of the game in the others.

use super::Session;
use crate::features::friends::FriendsPage;
use crate::session::dialog::{Confirmation, Dialog};
use crate::session::effect::{DeviceEffect, Effect};
use crate::session::notice::Notice;
use crate::session::stored_value::StoredValue;
use crate::session::writer::Writer;

impl Session {
    /// Notes the page that writes from now on. A page that does not leaves the saved game to the other, and asks the person.
    pub(super) fn pass_to(&mut self, writer: Writer, effects: &mut Vec<Effect>) {
        let before = self.stored.access.pass_to(writer);
        match (before, writer) {
            (Writer::Every | Writer::This, Writer::Other) => {
                if let Some(parts) = self.parts() {
                    (parts.pass_friends_on)(self, effects);
                }
                if self.match_table().is_some() {
                    // The other page has what is saved, so this one keeps no copy, which would be a second game in the library. What
                    // was not saved is kept there.
                    if self.is_unsaved(StoredValue::Game) {
                        self.keep(effects);
                    }
                    if let Some(parts) = self.parts() {
                        (parts.back_to_match)(self, effects);
                    }
                    self.replace_table(None, effects);
                    self.schedule_step(effects);
                }
                self.device.is_kept_elsewhere = false;
                self.screen.notices.remove_warning(&Notice::Elsewhere);
                // It says what the question said, and takes over later too.
                self.notify(Notice::Apart);
                let question =
                    if before == Writer::This { Confirmation::TakenOver } else { Confirmation::OpenElsewhere };
                self.screen.dialog = Some(Dialog::confirm(question, None));
            }
            (Writer::Other, Writer::Every | Writer::This) => {
                self.screen.notices.remove_warning(&Notice::Apart);
                // An invitation that was opened here waits for its answer.
                if !matches!(self.screen.dialog, Some(Dialog::Friends(_))) {
                    self.screen.dialog = self.friends.guest().map(|_| Dialog::Friends(FriendsPage::Invited));
                }
            }
            _ => {}
        }
    }

    /// Leaves the game of this page to the library, before the saved one comes in its place.
    pub(super) fn put_away(&mut self, effects: &mut Vec<Effect>) {
        if self.match_table().is_some() {
            self.keep(effects);
            self.back_to_match(effects);
            self.replace_table(None, effects);
        }
    }

    /// Says once what Safari does with stored games.
    pub(super) fn tell_of_safari(&mut self, effects: &mut Vec<Effect>) {
        if let Some(place) =
            self.device.safari.filter(|_| !std::mem::replace(&mut self.device.was_told_of_safari, true))
        {
            self.notify(Notice::Safari(place));
            effects.push(Effect::Device(DeviceEffect::NoteSafariTold));
        }
    }

    /// Which page writes what is stored on the device.
    #[must_use]
    pub const fn writer(&self) -> Writer {
        self.stored.access.writer()
    }
}
