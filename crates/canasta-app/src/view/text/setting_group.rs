//! The groups of the settings.

use crate::named::named;

named! {
    /// A group of the settings dialog.
    pub enum SettingGroup {
        /// What most people look for; always open, above the others.
        First = "first",
        /// The look of the table.
        Cards = "cards",
        /// Speed and sounds.
        Pace = "pace",
        /// Help while playing.
        Help = "help",
        /// Language and screen readers.
        Language = "language",
        /// Mouse, keys and remote control. The last, since a phone has none of them.
        Mouse = "mouse",
    }
}
