//! The settings that are a choice between named values.

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

choice! {
    /// How long those bots may think that think.
    Patience {
        /// Hardly to be noticed.
        Short = "short",
        /// Well, and without a wait.
        Normal = "normal",
        /// As well as one would wait for.
        Long = "long",
    }
}

impl Patience {
    /// Milliseconds for one decision.
    #[must_use]
    pub const fn milliseconds(self) -> u32 {
        match self {
            Patience::Short => 100,
            Patience::Normal => 350,
            Patience::Long => 2000,
        }
    }
}

choice! {
    /// Colour of the table.
    Felt {
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Plum.
        Plum = "plum",
        /// Slate.
        Slate = "slate",
    }
}

choice! {
    /// How cards move.
    Motion {
        /// Slowly.
        Slow = "slow",
        /// Quickly enough not to wait for.
        Normal = "normal",
        /// Hardly to be seen.
        Fast = "fast",
        /// Not at all.
        Off = "off",
    }
}

impl Motion {
    /// Milliseconds that a card is on its way.
    #[must_use]
    pub const fn travel_ms(self) -> u32 {
        match self {
            Motion::Slow => 600,
            Motion::Normal => 280,
            Motion::Fast => 140,
            Motion::Off => 0,
        }
    }
}

choice! {
    /// How much is said to those who listen.
    Verbosity {
        /// Only what matters for the own turn.
        Brief = "brief",
        /// What a player at the table would notice.
        Normal = "normal",
        /// Everything.
        Full = "full",
    }
}

choice! {
    /// How the hand is sorted.
    Sort {
        /// By rank.
        Rank = "rank",
        /// As the person laid it.
        Own = "own",
    }
}

choice! {
    /// What the backs of the cards show.
    Back {
        /// Small blue diamonds.
        Blue = "blue",
        /// A red lattice.
        Red = "red",
        /// Plain.
        Plain = "plain",
    }
}

choice! {
    /// How large something is shown.
    Size {
        /// More of it at once.
        Small = "small",
        /// As the window suggests.
        Normal = "normal",
        /// Easier to see.
        Large = "large",
    }
}

choice! {
    /// What the page speaks. The name is the language's tag, as in the `lang` of a page.
    Language {
        /// English.
        English = "en",
    }
}
