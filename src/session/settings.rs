//! What a person has chosen for the table, apart from the rules.

use serde::{Deserialize, Serialize};

/// A choice between named values that knows its names: for settings, dialogs and storage alike.
pub trait Choice: Copy + PartialEq + Sized + 'static {
    /// Every value, in the order in which it is offered.
    const ALL: &'static [Self];
    /// The name in storage and in the page.
    fn name(self) -> &'static str;
    /// The value with this name.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.name() == name)
    }
}

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$vdoc])* #[serde(rename = $text)] $value),+
        }

        impl Choice for $name {
            const ALL: &'static [Self] = &[$(Self::$value),+];
            fn name(self) -> &'static str {
                match self { $(Self::$value => $text),+ }
            }
        }
    };
}

choice! {
    /// Colours of the page.
    Theme {
        /// As the system says.
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
        /// High contrast.
        Contrast = "contrast",
    }
}

choice! {
    /// How long the bots take over each step, and how fast cards move.
    Pace {
        /// Time to read every step.
        Slow = "slow",
        /// Easy to follow.
        Normal = "normal",
        /// For those who know the game.
        Fast = "fast",
        /// No waiting.
        Instant = "instant",
    }
}

impl Pace {
    /// Milliseconds before each step of a bot.
    #[must_use]
    pub const fn step_ms(self) -> u32 {
        match self {
            Pace::Slow => 1600,
            Pace::Normal => 850,
            Pace::Fast => 350,
            Pace::Instant => 0,
        }
    }
}

/// A setting that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// *Show Game Messages*.
    Messages,
    /// *Switch Mouse Functions*.
    SwapButtons,
    /// *Lite version*.
    Lite,
    /// *TV mode*.
    Tv,
    /// A colour for each suit.
    FourColour,
    /// Controls for the left hand.
    LeftHanded,
}

impl Switch {
    /// Every switch, in the order in which it is offered.
    pub const ALL: [Switch; 6] =
        [Switch::Messages, Switch::SwapButtons, Switch::Lite, Switch::Tv, Switch::FourColour, Switch::LeftHanded];

    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Switch::Messages => "messages",
            Switch::SwapButtons => "swap_buttons",
            Switch::Lite => "lite",
            Switch::Tv => "tv",
            Switch::FourColour => "four_colour",
            Switch::LeftHanded => "left_handed",
        }
    }

    /// The switch with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Switch> {
        Switch::ALL.into_iter().find(|switch| switch.name() == name)
    }
}

/// The settings, as they are kept on the device. Fields that a stored file lacks have their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Colours of the page.
    pub theme: Theme,
    /// Pace of the bots.
    pub pace: Pace,
    /// Messages at the top of the table; off: just the backs of the opponents' cards.
    pub messages: bool,
    /// The left button adds to the selection and the right selects one.
    pub swap_buttons: bool,
    /// No pictures, shadows or motion.
    pub lite: bool,
    /// Arrows and Enter alone, large type, safe margins.
    pub tv: bool,
    /// Blue diamonds and green clubs.
    pub four_colour: bool,
    /// Controls for the left hand.
    pub left_handed: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: Theme::System,
            pace: Pace::Normal,
            messages: true,
            swap_buttons: false,
            lite: false,
            tv: false,
            four_colour: false,
            left_handed: false,
        }
    }
}

impl Settings {
    /// Whether a switch is on.
    #[must_use]
    pub const fn is_on(&self, switch: Switch) -> bool {
        match switch {
            Switch::Messages => self.messages,
            Switch::SwapButtons => self.swap_buttons,
            Switch::Lite => self.lite,
            Switch::Tv => self.tv,
            Switch::FourColour => self.four_colour,
            Switch::LeftHanded => self.left_handed,
        }
    }

    /// Turns a switch.
    pub const fn turn(&mut self, switch: Switch) {
        let field = match switch {
            Switch::Messages => &mut self.messages,
            Switch::SwapButtons => &mut self.swap_buttons,
            Switch::Lite => &mut self.lite,
            Switch::Tv => &mut self.tv,
            Switch::FourColour => &mut self.four_colour,
            Switch::LeftHanded => &mut self.left_handed,
        };
        *field = !*field;
    }

    /// Settings from storage. A field whose value is none has its default; `Err` holds the settings that could be
    /// read when something else was there.
    ///
    /// # Errors
    /// The settings with defaults for all that could not be read.
    pub fn read(text: &str) -> Result<Settings, Settings> {
        let Ok(serde_json::Value::Object(fields)) = serde_json::from_str(text) else {
            return Err(Settings::default());
        };
        let mut whole = true;
        let mut settings = Settings::default();
        for (name, value) in fields {
            let mut all = match serde_json::to_value(settings) {
                Ok(serde_json::Value::Object(all)) => all,
                _ => return Err(settings),
            };
            whole &= all.insert(name, value).is_some();
            match serde_json::from_value(serde_json::Value::Object(all)) {
                Ok(read) => settings = read,
                Err(_) => whole = false,
            }
        }
        if whole { Ok(settings) } else { Err(settings) }
    }

    /// The text kept in storage.
    #[must_use]
    pub fn write(&self) -> String {
        // A struct of names and booleans always is JSON.
        serde_json::to_string(self).unwrap_or_default()
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
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
        assert_eq!(Settings::read("{}"), Ok(Settings::default()));
        assert_eq!(Settings::read("garbage"), Err(Settings::default()));
        let kept = Settings { lite: true, ..Settings::default() };
        assert_eq!(Settings::read(r#"{"lite": true, "theme": "purple"}"#), Err(kept));
    }
}
