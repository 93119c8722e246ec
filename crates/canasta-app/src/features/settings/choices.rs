//! The settings with named values.

use crate::named::{named, serde_by_name};
use crate::words::Locale;

named! {
    /// Colours of the page.
    pub enum Theme {
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

named! {
    /// Pace of the bots' steps.
    pub enum Pace {
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

named! {
    /// Time limit of the bots that search.
    pub enum Patience {
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
            Patience::Normal => 150,
            Patience::Long => 2000,
        }
    }
}

named! {
    /// Colour of the table.
    pub enum Felt {
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

named! {
    /// Speed of moving cards.
    pub enum Motion {
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

named! {
    /// Amount of announcements for screen readers.
    pub enum Verbosity {
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

named! {
    /// Sort order of the hand.
    pub enum Sort {
        /// By rank.
        Rank = "rank",
        /// The person's own order.
        Own = "own",
    }
}

named! {
    /// Pattern of the card backs.
    pub enum Back {
        /// Small blue diamonds.
        Blue = "blue",
        /// A red lattice.
        Red = "red",
        /// Plain.
        Plain = "plain",
    }
}

named! {
    /// Size of cards or text.
    pub enum Size {
        /// Small, so that more fits.
        Small = "small",
        /// Fitted to the window.
        Normal = "normal",
        /// Large.
        Large = "large",
    }
}

named! {
    /// Language of the page. The name of a language is its tag.
    pub enum Language {
        /// That of the device, where the game speaks it.
        Device = "device",
        /// English.
        English = "en",
        /// German.
        German = "de",
        /// Spanish.
        Spanish = "es",
        /// French.
        French = "fr",
        /// Italian.
        Italian = "it",
        /// Portuguese of Brazil.
        Portuguese = "pt-BR",
        /// Dutch.
        Dutch = "nl",
    }
}

impl Language {
    /// The language itself; `None` for that of the device.
    #[must_use]
    pub const fn locale(self) -> Option<Locale> {
        match self {
            Language::Device => None,
            Language::English => Some(Locale::En),
            Language::German => Some(Locale::De),
            Language::Spanish => Some(Locale::Es),
            Language::French => Some(Locale::Fr),
            Language::Italian => Some(Locale::It),
            Language::Portuguese => Some(Locale::PtBr),
            Language::Dutch => Some(Locale::Nl),
        }
    }
}

serde_by_name!(Theme, Pace, Patience, Felt, Motion, Verbosity, Sort, Back, Size, Language);
