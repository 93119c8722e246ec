//! The values that the device stores.

use crate::named::named;

named! {
    /// A value of the device's storage. It is saved by [`StorageEffect::Save`](super::StorageEffect::Save) and comes back by
    /// [`StorageMessage::Restored`](super::StorageMessage::Restored).
    pub enum StoredValue {
        /// The game in progress.
        Game = "game",
        /// The settings.
        Settings = "settings",
        /// The person's own rules.
        Rules = "rules",
        /// The plan of the next game.
        Plan = "plan",
        /// The progress in the guided first hand.
        Lesson = "lesson",
        /// The answered questions of the drills.
        Drills = "drills",
        /// The achievements that the person was told of.
        Achievements = "achievements",
        /// The mistakes of own games that come back.
        Mistakes = "mistakes",
        /// The score sheets of games with real cards.
        ScoreSheets = "score-sheets",
        /// The results of today's deals.
        Days = "days",
        /// The matches of duplicate.
        Duplicate = "duplicate",
        /// The table of several devices, with its secrets.
        Friends = "friends",
    }
}
