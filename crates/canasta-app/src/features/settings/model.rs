//! The person's settings for the table, apart from the rules.

use super::keys::{Command, KeyMap, one_key};
use crate::features::settings::{
    Back, Felt, Language, Motion, MouseMode, Pace, Patience, Size, Sort, Theme, Verbosity,
};
use crate::named::named;
use crate::session::coach::{Tip, TipSet};
use crate::session::json::to_text;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;

macro_rules! settings {
    (
        choices { $($(#[$cdoc:meta])* $variant:ident $choice:ident: $type:ident = $value:ident),+ $(,)? }
        switches { $($(#[$sdoc:meta])* $switch:ident $field:ident = $on:literal),+ $(,)? }
    ) => {
        named! {
            /// A setting that is on or off.
            pub enum Switch {
                $($(#[$sdoc])* $switch = stringify!($field)),+
            }
        }

        /// A setting of the dialog: one with named values, or a switch.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Setting {
            $($(#[$cdoc])* $variant,)+
            /// A switch.
            Switch(Switch),
        }

        impl Setting {
            /// Every setting: those with named values, then the switches.
            pub fn all() -> impl Iterator<Item = Setting> {
                [$(Setting::$variant),+].into_iter().chain(Switch::ALL.map(Setting::Switch))
            }

            /// The name in the page and in storage.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Setting::$variant => stringify!($choice),)+
                    Setting::Switch(switch) => switch.name(),
                }
            }
        }

        /// A new value of a setting that is not a switch.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum SettingChange {
            $($(#[$cdoc])* $variant($type),)+
            /// Another key for a command, or none.
            Key(Command, Option<char>),
            /// The default keys for all commands.
            DefaultKeys,
        }

        impl SettingChange {
            /// The change that a control of this name and value requests: the name of a setting, `key-draw` with a
            /// key or nothing, or `key-map` with `usual`.
            #[must_use]
            pub fn parse(name: &str, value: &str) -> Option<SettingChange> {
                match name {
                    $(stringify!($choice) => $type::from_name(value).map(SettingChange::$variant),)+
                    "key-map" => (value == "usual").then_some(SettingChange::DefaultKeys),
                    _ => {
                        let command = Command::from_name(name.strip_prefix("key-")?)?;
                        let key = one_key(value);
                        (key.is_some() || value.is_empty()).then_some(SettingChange::Key(command, key))
                    }
                }
            }
        }

        /// The name and the value of the control.
        impl fmt::Display for SettingChange {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(SettingChange::$variant(value) => write!(f, "{}={}", stringify!($choice), value.name()),)+
                    SettingChange::Key(command, key) => {
                        write!(f, "key-{}=", command.name())?;
                        key.map_or(Ok(()), |key| write!(f, "{key}"))
                    }
                    SettingChange::DefaultKeys => f.write_str("key-map=usual"),
                }
            }
        }

        /// The stored settings. A field that is missing in storage has its default.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        pub struct Settings {
            $($(#[$cdoc])* pub $choice: $type,)+
            $($(#[$sdoc])* pub $field: bool,)+
            /// Whether the coach of the first visit has been dismissed.
            pub greeted: bool,
            /// Whether the person declined the offer to install the game.
            pub not_install: bool,
            /// Whether the person was asked about sounds, which happens once.
            pub sound_asked: bool,
            /// Whether the mouse mode in which every click adds was offered at the table.
            pub mouse_offered: bool,
            /// The tips of the coach that the person has closed or learned; `greeted` closes all of them.
            pub closed_tips: TipSet,
            /// The keys of the commands.
            pub key_map: KeyMap,
        }

        impl Default for Settings {
            fn default() -> Settings {
                Settings {
                    $($choice: $type::$value,)+
                    $($field: $on,)+
                    greeted: false,
                    not_install: false,
                    sound_asked: false,
                    mouse_offered: false,
                    closed_tips: TipSet::default(),
                    key_map: KeyMap::default(),
                }
            }
        }

        impl Settings {
            /// Whether a switch is on.
            #[must_use]
            pub const fn is_on(&self, switch: Switch) -> bool {
                match switch { $(Switch::$switch => self.$field),+ }
            }

            /// Turns a switch on or off.
            pub(super) const fn turn(&mut self, switch: Switch) {
                match switch { $(Switch::$switch => self.$field = !self.$field),+ }
                self.exclude(switch);
            }

            /// The settings with named values, and these values.
            pub const CHOICES: &'static [(&'static str, &'static [&'static str])] =
                &[$((stringify!($choice), &$type::NAMES)),+];

            /// Sets a setting to a value in its stored form.
            ///
            /// # Errors
            /// The setting is unknown, or does not accept the value. The settings are unchanged.
            pub(crate) fn set(&mut self, name: &str, value: &Value) -> Result<(), SetError> {
                match name {
                    $(stringify!($choice) => put(&mut self.$choice, value),)+
                    $(stringify!($field) => put(&mut self.$field, value),)+
                    "greeted" => put(&mut self.greeted, value),
                    "not_install" => put(&mut self.not_install, value),
                    "sound_asked" => put(&mut self.sound_asked, value),
                    "mouse_offered" => put(&mut self.mouse_offered, value),
                    "closed_tips" => put(&mut self.closed_tips, value),
                    "key_map" => put(&mut self.key_map, value),
                    _ => Err(SetError::NoSuchSetting),
                }
            }

            /// Applies a change.
            pub(super) fn apply(&mut self, change: SettingChange) {
                match change {
                    $(SettingChange::$variant(value) => self.$choice = value,)+
                    SettingChange::Key(command, key) => self.key_map.assign(command, key),
                    SettingChange::DefaultKeys => self.key_map = KeyMap::default(),
                }
            }
        }
    };
}

settings! {
    choices {
        /// Colours of the page.
        Theme theme: Theme = System,
        /// Colour of the table.
        Felt felt: Felt = Green,
        /// Backs of the cards.
        Back back: Back = Blue,
        /// Size of the cards.
        CardSize card_size: Size = Normal,
        /// Size of the text.
        TextSize text_size: Size = Normal,
        /// Pace of the bots.
        Pace pace: Pace = Normal,
        /// Time limit of the bots.
        Patience patience: Patience = Normal,
        /// Speed of moving cards.
        Motion motion: Motion = Normal,
        /// Sort order of the hand.
        Sort sort: Sort = Rank,
        /// Amount of announcements for screen readers.
        Verbosity verbosity: Verbosity = Normal,
        /// Language of the page.
        Language language: Language = Device,
    }
    switches {
        /// *Show Game Messages*: messages at the top of the table; off: just the backs of the opponents' cards.
        Messages messages = true,
        /// *Switch Mouse Functions*: the left button adds to the selection and the right selects one.
        SwapButtons swap_buttons = false,
        /// Every click of the mouse adds a card to the selection, or removes it.
        ClickAdds click_adds = false,
        /// *TV mode*: arrows and Enter alone, large type, safe margins.
        Tv tv = false,
        /// *Lite version*: no pictures, shadows or motion.
        Lite lite = false,
        /// Blue diamonds and green clubs.
        FourColour four_colour = false,
        /// Ranks and suits as large as a card allows.
        LargePrint large_print = false,
        /// Controls for the left hand.
        LeftHanded left_handed = false,
        /// A click on a card selects all of its rank.
        WholeGroups whole_groups = false,
        /// Single-letter shortcuts. People who use speech input or press keys by accident can turn them off.
        Keys keys = true,
        /// Draws automatically when no other action is legal.
        AutoDraw auto_draw = false,
        /// The pile may be looked through.
        LookThrough look_through = false,
        /// A warning while a discard is selected.
        WarnDiscards warn_discards = false,
        /// A line at the end of a hand about what the person did for the first time, and a list of it among the statistics.
        Achievements achievements = true,
        /// Short sounds for events.
        Sounds sounds = false,
        /// A short text in a corner for each sound, whether sounds are on or off.
        Captions captions = false,
        /// Vibration on touch devices that have it.
        Vibration vibration = true,
        /// Unlimited undo; marks the game as practice.
        Practice practice = false,
        /// Every hand face up, for learning; marks the game as practice.
        OpenHands open_hands = false,
    }
}

/// The reason why a setting does not accept a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SetError {
    /// The setting is unknown.
    NoSuchSetting,
    /// The setting has other values.
    NoSuchValue,
}

/// Sets a field, if the value has its type.
fn put<'de, T: Deserialize<'de>>(field: &mut T, value: &'de Value) -> Result<(), SetError> {
    *field = T::deserialize(value).map_err(|_| SetError::NoSuchValue)?;
    Ok(())
}

impl Settings {
    /// Whether the person has closed a tip of the coach.
    #[must_use]
    pub const fn is_tip_closed(&self, tip: Tip) -> bool {
        self.greeted || self.closed_tips.contains(tip)
    }

    /// Closes a tip. True if it was open.
    pub(super) const fn close_tip(&mut self, tip: Tip) -> bool {
        !self.greeted && self.closed_tips.insert(tip)
    }

    /// Opens a tip again.
    pub(super) const fn open_tip(&mut self, tip: Tip) {
        if self.greeted {
            self.greeted = false;
            self.closed_tips = TipSet::ALL;
        }
        self.closed_tips.remove(tip);
    }

    /// Opens all tips again.
    pub(super) fn open_all_tips(&mut self) {
        self.greeted = false;
        self.closed_tips = TipSet::default();
    }
}

impl Settings {
    /// The effect of the mouse buttons. It is stored as two switches, so that versions that know only one can read it.
    #[must_use]
    pub const fn mouse(&self) -> MouseMode {
        match (self.click_adds, self.swap_buttons) {
            (true, _) => MouseMode::ClickAdds,
            (false, true) => MouseMode::RightSelects,
            (false, false) => MouseMode::LeftSelects,
        }
    }

    /// Turns off what excludes a switch that was turned on.
    const fn exclude(&mut self, switch: Switch) {
        match switch {
            Switch::SwapButtons if self.swap_buttons => self.click_adds = false,
            Switch::ClickAdds if self.click_adds => self.swap_buttons = false,
            _ => {}
        }
    }

    /// The default settings. Notices that the person has closed for good stay closed, since they are not settings.
    #[must_use]
    pub fn usual(&self) -> Settings {
        let Settings { greeted, not_install, sound_asked, mouse_offered, closed_tips, .. } = *self;
        Settings { greeted, not_install, sound_asked, mouse_offered, closed_tips, ..Settings::default() }
    }

    /// Whether a stored text is of a version that asks about sounds.
    pub(crate) fn knows_sound_question(text: &str) -> bool {
        text.contains("\"sound_asked\"")
    }

    /// Settings from storage, with defaults for everything that is invalid, and whether all of them are valid.
    pub(crate) fn restore(text: &str) -> (Settings, bool) {
        let (mut settings, is_whole) = match Settings::read(text) {
            Ok(settings) => (settings, true),
            Err(settings) => (*settings, false),
        };
        // Settings of a version that did not ask are a choice too.
        settings.sound_asked |= !Settings::knows_sound_question(text);
        (settings, is_whole)
    }

    /// Every setting by name, for storage, files and programs: choices as words, switches as
    /// booleans, the keys as an object.
    #[must_use]
    pub fn fields(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(fields)) => fields,
            // Settings serialize to an object.
            _ => Map::new(),
        }
    }

    /// Settings from storage.
    ///
    /// # Errors
    /// The text or a field is invalid. The error holds the settings, with defaults for everything that is invalid.
    pub fn read(text: &str) -> Result<Settings, Box<Settings>> {
        let Ok(fields) = serde_json::from_str::<Map<String, Value>>(text) else {
            return Err(Box::default());
        };
        let mut whole = true;
        let mut settings = Settings::default();
        for (name, value) in &fields {
            // An unknown field belongs to another version.
            whole &= settings.set(name, value) != Err(SetError::NoSuchValue);
        }
        if whole { Ok(settings) } else { Err(Box::new(settings)) }
    }

    /// The text kept in storage.
    #[must_use]
    pub fn write(&self) -> String {
        to_text(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_storage_and_damage() {
        let mut settings = Settings::default();
        for switch in Switch::ALL {
            settings.turn(switch);
            assert_eq!(Switch::from_name(switch.name()), Some(switch));
        }
        settings.theme = Theme::Dark;
        settings.card_size = Size::Large;
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
        assert_eq!(Settings::read("{}"), Ok(Settings::default()));
        assert_eq!(Settings::read("garbage"), Err(Box::default()));
        let kept = Settings { lite: true, ..Settings::default() };
        assert_eq!(Settings::read(r#"{"lite": true, "theme": "purple"}"#), Err(Box::new(kept)));
        assert_eq!(Settings::read(r#"{"lite": true, "key_map": {"draw": "e", "take": "e"}}"#), Err(Box::new(kept)));
        assert_eq!(Settings::read(r#"{"lite": true, "sounds": 1}"#), Err(Box::new(kept)));
        // A name of another version, and one that only the keys dialog uses.
        assert_eq!(Settings::read(r#"{"lite": true, "wings": true, "key-draw": "t"}"#), Ok(kept));
    }

    #[test]
    fn the_mouse_has_one_mode_of_three() {
        let mut settings = Settings::default();
        assert_eq!(settings.mouse(), MouseMode::LeftSelects);
        for (switch, mode) in [
            (Switch::SwapButtons, MouseMode::RightSelects),
            (Switch::ClickAdds, MouseMode::ClickAdds),
            (Switch::SwapButtons, MouseMode::RightSelects),
            (Switch::SwapButtons, MouseMode::LeftSelects),
            (Switch::ClickAdds, MouseMode::ClickAdds),
            (Switch::ClickAdds, MouseMode::LeftSelects),
        ] {
            settings.turn(switch);
            assert_eq!(settings.mouse(), mode);
            assert_eq!(settings.swap_buttons, mode == MouseMode::RightSelects);
        }
        let both = Settings::read(r#"{"swap_buttons": true, "click_adds": true}"#).unwrap();
        assert_eq!(both.mouse(), MouseMode::ClickAdds);
    }

    #[test]
    fn every_setting_can_be_set_to_what_it_is() {
        let mut settings = Settings { theme: Theme::Dark, greeted: true, ..Settings::default() };
        settings.apply(SettingChange::Key(Command::Draw, Some('t')));
        let mut other = Settings::default();
        for (name, value) in settings.fields() {
            assert_eq!(other.set(&name, &value), Ok(()), "{name}");
            assert_eq!(other.set(&name, &Value::Null), Err(SetError::NoSuchValue), "{name}");
        }
        assert_eq!(other, settings);
        assert_eq!(other.set("wings", &Value::Bool(true)), Err(SetError::NoSuchSetting));
    }
}
