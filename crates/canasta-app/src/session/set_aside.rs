//! Texts that could not be read. They are set aside on the device, and until they are, nothing overwrites them.

use super::effect::Effect;
use super::save::restore;
use super::stored_value::StoredValue;
use crate::features::library::key::digest;

/// The number of hexadecimal digits that tell two texts apart.
const DIGITS: usize = 32;

/// A text that was set aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Its number in the storage.
    pub number: u32,
    /// The text as it was stored.
    pub text: String,
}

impl SetAside {
    /// Whether it is a game, judged by what is left of it.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.text.contains("canasta-record")
    }
}

fn digest_of(text: &str) -> String {
    digest(["set aside", text], DIGITS)
}

/// The texts that were set aside, and the texts that still have to be.
#[derive(Clone, Debug, Default)]
pub(super) struct SetAsideTexts {
    all: Vec<SetAside>,
    /// Damaged values of which no copy exists yet.
    uncopied: Vec<(StoredValue, String)>,
    /// Values of a later version, which stay as they are.
    newer: Vec<StoredValue>,
    /// The digest of the game that this page has read, if it was whole.
    read: Option<String>,
}

impl SetAsideTexts {
    pub fn all(&self) -> &[SetAside] {
        &self.all
    }

    pub fn text(&self, number: u32) -> Option<&str> {
        self.all.iter().find(|aside| aside.number == number).map(|aside| aside.text.as_str())
    }

    /// The number of a text that is set aside.
    pub fn number_of(&self, text: &str) -> Option<u32> {
        self.all.iter().find(|aside| aside.text == text).map(|aside| aside.number)
    }

    /// Notes a damaged value. It is guarded until [`SetAsideTexts::listed`] shows a copy of it.
    pub fn guard(&mut self, value: StoredValue, text: String) {
        self.uncopied.retain(|(other, _)| *other != value);
        self.uncopied.push((value, text));
    }

    /// Leaves a value as it is that a later version has stored. True if that is new.
    pub fn leave(&mut self, value: StoredValue) -> bool {
        let is_new = !self.newer.contains(&value);
        if is_new {
            self.newer.push(value);
        }
        is_new
    }

    /// Notes a game that could be read, so that a copy of it is not offered again.
    pub fn note_read(&mut self, text: &str) {
        self.read = Some(digest_of(text));
    }

    /// Takes the list of what is set aside. Values that are there are guarded no longer; the others are returned.
    pub fn listed(&mut self, all: Vec<SetAside>) -> Vec<StoredValue> {
        self.all = all;
        self.uncopied.retain(|(_, text)| !self.all.iter().any(|aside| aside.text == *text));
        self.uncopied.iter().map(|(value, _)| *value).collect()
    }

    /// Gives the text of a value that has no copy. It is guarded no longer.
    pub fn take_uncopied(&mut self, value: StoredValue) -> Option<String> {
        let at = self.uncopied.iter().position(|(other, _)| *other == value)?;
        Some(self.uncopied.remove(at).1)
    }

    /// Takes out the effects that would overwrite a value without a copy, or one of a later version.
    pub fn protect(&self, effects: &mut Vec<Effect>) {
        let is_kept =
            |value: StoredValue| self.uncopied.iter().any(|(other, _)| *other == value) || self.newer.contains(&value);
        effects.retain(|effect| match effect {
            Effect::Storage(effect) => !effect.value().is_some_and(is_kept),
            _ => true,
        });
    }

    /// The number of a copy of the game that this page has read: it was set aside by a version that could not read it.
    pub fn needless_copy(&self) -> Option<u32> {
        let read = self.read.as_ref()?;
        self.all.iter().find(|aside| aside.is_game() && digest_of(&aside.text) == *read).map(|aside| aside.number)
    }

    /// Whether a game that was set aside can be read now, as after an update. The one with this number does not count.
    pub fn has_readable_game(&self, but: Option<u32>) -> bool {
        self.all.iter().filter(|aside| aside.is_game() && but != Some(aside.number)).any(|aside| {
            let restored = restore(&aside.text);
            restored.damage.is_none() && restored.game.is_some_and(|(game, _)| game.state().is_some())
        })
    }
}
