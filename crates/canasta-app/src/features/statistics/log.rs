//! The achievements that a person has been told of.

use super::achievement::AchievementSet;
use crate::session::json::{from_text, to_text};

/// The achievements that a person has been told of, as the device keeps them, and those of the hand that has just ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AchievementLog {
    told: AchievementSet,
    new: AchievementSet,
}

impl AchievementLog {
    /// Those that the person has been told of.
    #[must_use]
    pub const fn told(self) -> AchievementSet {
        self.told
    }

    /// Those that are new with the hand that has just ended.
    #[must_use]
    pub const fn new_ones(self) -> AchievementSet {
        self.new
    }

    /// Takes what was achieved in a hand. True if something is new.
    pub(super) const fn tell(&mut self, achieved: AchievementSet) -> bool {
        self.new = achieved.without(self.told);
        self.told = self.told.union(achieved);
        !self.new.is_empty()
    }

    /// Takes what was achieved in games of the library, without a word. True if something is new.
    pub(super) fn learn(&mut self, achieved: AchievementSet) -> bool {
        let before = self.told;
        self.told = before.union(achieved);
        self.told != before
    }

    /// Forgets what was new with the last hand.
    pub(super) fn turn_page(&mut self) {
        self.new = AchievementSet::default();
    }

    /// The text for the device's storage.
    #[must_use]
    pub fn write(self) -> String {
        to_text(&self.told)
    }

    /// What is in a stored text; nothing if it is damaged.
    #[must_use]
    pub fn read(text: &str) -> AchievementLog {
        AchievementLog { told: from_text(text).unwrap_or_default(), ..AchievementLog::default() }
    }
}
