//! Which page writes, where several pages of this game are open.

use super::effect::{Effect, StorageEffect};
use super::stored_value::StoredValue;

/// The page that writes what is stored on the device.
///
/// A lock of the browser (Web Locks, one name for each folder) says which one writes. The page asks for it before anything is restored.
///
/// 1. [`Writer::This`] writes. [`Writer::Other`] plays apart: `WriteAccess::protect` takes out every effect that would write, except
///    that texts are set aside and that games go to the library, where they are kept side by side. The person is asked by a question
///    (`Confirmation::OpenElsewhere`, `TakenOver`), and `Notice::Apart` offers to take over later.
/// 2. To take over, a page asks over a `BroadcastChannel`. The page with the lock writes what is pending, drops its game and lets go;
///    the new one then reads everything that is stored, as at the start. A page that does not answer within two seconds, such as a
///    frozen one, loses the lock.
/// 3. A page lets go when it is left. If it comes back out of the browser's cache of pages, it asks again, and reads the game anew if
///    another page has changed it.
///
/// Where there are no locks (old browsers, pages without https), each page is [`Writer::Every`]: both write, and the one that is behind
/// says so (`Notice::Elsewhere`). Without a channel a page takes the lock after the two seconds; as each action is stored in the task
/// after it, nothing is lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Writer {
    /// Every page, as this browser has no lock that decides. Pages learn afterwards what others have written.
    #[default]
    Every,
    /// This page.
    This,
    /// Another page. This one plays apart: it writes nothing but games of the library, which are kept side by side.
    Other,
}

/// The right to write, and what was changed without it.
#[derive(Clone, Debug, Default)]
pub(super) struct WriteAccess {
    writer: Writer,
    /// What this page has changed, but not stored. Changes of other pages do not replace it unasked.
    unsaved: Vec<StoredValue>,
}

impl WriteAccess {
    pub const fn writer(&self) -> Writer {
        self.writer
    }

    pub fn is_apart(&self) -> bool {
        self.writer == Writer::Other
    }

    /// Notes the page that writes from now on. Gives the one before.
    pub const fn pass_to(&mut self, writer: Writer) -> Writer {
        std::mem::replace(&mut self.writer, writer)
    }

    /// Whether a value of another page replaces that of this page.
    pub fn follows(&self, value: StoredValue) -> bool {
        !(self.is_apart() && self.unsaved.contains(&value))
    }

    /// Whether this page has changed a value that it could not store. From now on it counts as stored.
    pub fn take_unsaved(&mut self, value: StoredValue) -> bool {
        let before = self.unsaved.len();
        self.unsaved.retain(|other| *other != value);
        self.unsaved.len() < before
    }

    /// Takes out the effects that would write while another page does, and notes what they were about.
    pub fn protect(&mut self, effects: &mut Vec<Effect>) {
        if !self.is_apart() {
            return;
        }
        let unsaved = &mut self.unsaved;
        effects.retain(|effect| {
            let Effect::Storage(effect) = effect else { return true };
            // What is set aside has a place of its own, and replaces nothing.
            let is_harmless = matches!(
                effect,
                StorageEffect::TakeOver | StorageEffect::SetAside(_) | StorageEffect::DeleteSetAside(_)
            );
            if let Some(value) = effect.value().filter(|value| !unsaved.contains(value)) {
                unsaved.push(value);
            }
            is_harmless
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn effects() -> Vec<Effect> {
        [
            StorageEffect::Save(StoredValue::Game, String::new()),
            StorageEffect::SetAside(String::new()),
            StorageEffect::Save(StoredValue::Settings, String::new()),
            StorageEffect::Save(StoredValue::Lesson, String::new()),
            StorageEffect::ForgetGame,
            StorageEffect::TakeOver,
        ]
        .map(Effect::Storage)
        .into()
    }

    #[test]
    fn only_the_page_that_writes_stores_anything() {
        for writer in [Writer::Every, Writer::This] {
            let mut access = WriteAccess { writer, unsaved: Vec::new() };
            let mut kept = effects();
            access.protect(&mut kept);
            assert_eq!(kept, effects());
            assert!(access.follows(StoredValue::Settings));
        }
        let mut access = WriteAccess::default();
        access.pass_to(Writer::Other);
        let mut kept = effects();
        kept.push(Effect::RequestSeed);
        access.protect(&mut kept);
        let wanted = [
            Effect::Storage(StorageEffect::SetAside(String::new())),
            Effect::Storage(StorageEffect::TakeOver),
            Effect::RequestSeed,
        ];
        assert_eq!(kept, wanted);
    }

    #[test]
    fn what_was_changed_apart_is_not_replaced_until_this_page_writes() {
        let mut access = WriteAccess::default();
        access.pass_to(Writer::Other);
        assert!(access.follows(StoredValue::Settings));
        access.protect(&mut effects());
        assert!(!access.follows(StoredValue::Settings) && access.follows(StoredValue::Rules));
        assert_eq!(access.pass_to(Writer::This), Writer::Other);
        assert!(access.follows(StoredValue::Settings));
        assert!(access.take_unsaved(StoredValue::Settings) && !access.take_unsaved(StoredValue::Settings));
    }
}
