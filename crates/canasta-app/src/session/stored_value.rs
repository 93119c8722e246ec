//! The values that the device stores.

macro_rules! stored_values {
    ($($(#[$doc:meta])+ $value:ident = $name:literal),+ $(,)?) => {
        /// A value of the device's storage. It is saved by [`StorageEffect::Save`](super::StorageEffect::Save) and comes back by
        /// [`StorageMessage::Restored`](super::StorageMessage::Restored).
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum StoredValue {
            $($(#[$doc])+ $value),+
        }

        impl StoredValue {
            /// Every value.
            pub const ALL: &'static [StoredValue] = &[$(StoredValue::$value),+];

            /// The name in the page and in the storage.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(StoredValue::$value => $name),+ }
            }
        }
    };
}

stored_values! {
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
}

impl StoredValue {
    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<StoredValue> {
        StoredValue::ALL.iter().copied().find(|value| value.name() == name)
    }
}
