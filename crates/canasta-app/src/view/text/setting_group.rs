//! The groups of the settings.

/// A group of the settings dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingGroup {
    /// What most people look for; always open, above the others.
    First,
    /// The look of the table.
    Cards,
    /// Speed and sounds.
    Pace,
    /// Help while playing.
    Help,
    /// Language and screen readers.
    Language,
    /// Mouse, keys and remote control. The last, since a phone has none of them.
    Mouse,
}

impl SettingGroup {
    /// Every group, in the order of the dialog.
    pub const ALL: [SettingGroup; 6] = [
        SettingGroup::First,
        SettingGroup::Cards,
        SettingGroup::Pace,
        SettingGroup::Help,
        SettingGroup::Language,
        SettingGroup::Mouse,
    ];

    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SettingGroup::First => "first",
            SettingGroup::Cards => "cards",
            SettingGroup::Pace => "pace",
            SettingGroup::Help => "help",
            SettingGroup::Language => "language",
            SettingGroup::Mouse => "mouse",
        }
    }
}
