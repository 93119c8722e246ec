//! The settings with named values.

use serde::{Deserialize, Serialize};

/// A setting with named values, as settings, dialogs and storage use them.
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
        /// The system's colours.
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
    /// Pace of the bots' steps.
    Pace {
        /// Slow enough to read every step.
        Slow = "slow",
        /// Easy to follow.
        Normal = "normal",
        /// Fast, for experienced players.
        Fast = "fast",
        /// No delay.
        Instant = "instant",
    }
}

choice! {
    /// Time limit of the bots that search.
    Patience {
        /// Too short to notice.
        Short = "short",
        /// Good play without a noticeable wait.
        Normal = "normal",
        /// The best play within a tolerable wait.
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
    /// Speed of moving cards.
    Motion {
        /// Slowly.
        Slow = "slow",
        /// Fast, without a noticeable wait.
        Normal = "normal",
        /// Barely visible.
        Fast = "fast",
        /// No motion.
        Off = "off",
    }
}

impl Motion {
    /// Milliseconds of a card's move.
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
    /// Amount of announcements for screen readers.
    Verbosity {
        /// Only events that matter for the own turn.
        Brief = "brief",
        /// Events that a player at a table would notice.
        Normal = "normal",
        /// Everything.
        Full = "full",
    }
}

/// The effect of the mouse buttons on cards of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseMode {
    /// The left button selects one card, the right adds to the selection.
    LeftSelects,
    /// The right button selects one card, the left adds to the selection: *Switch Mouse Functions*.
    RightSelects,
    /// Both buttons add to the selection, or remove from it.
    ClickAdds,
}

choice! {
    /// Sort order of the hand.
    Sort {
        /// By rank.
        Rank = "rank",
        /// The person's own order.
        Own = "own",
    }
}

choice! {
    /// Pattern of the card backs.
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
    /// Size of cards or text.
    Size {
        /// Small, so that more fits.
        Small = "small",
        /// Fitted to the window.
        Normal = "normal",
        /// Large.
        Large = "large",
    }
}

choice! {
    /// Language of the page. The name is the language tag, as in the `lang` attribute.
    Language {
        /// English.
        English = "en",
    }
}
