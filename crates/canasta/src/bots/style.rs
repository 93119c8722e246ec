//! Playing styles.

use crate::rules::named;
use std::fmt;
use std::str::FromStr;

named! {
    /// A preference on top of the evaluation. Every level can have one.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Style {
        /// No preference.
        #[default]
        Balanced = "even",
        /// Prefers canastas, above all natural ones, and late endings.
        Builder = "builder",
        /// Prefers early melds and going out.
        Runner = "runner",
        /// Prefers freezing the pile and fighting for it.
        Freezer = "freezer",
    }
}

impl Style {
    /// Points added to the value of going out.
    pub(super) const fn going_out_bonus(self) -> i32 {
        match self {
            Style::Balanced | Style::Freezer => 0,
            Style::Builder => -150,
            Style::Runner => 150,
        }
    }

    /// Points added to the value of an own natural canasta, and of a mixed one.
    pub(super) const fn canasta_bonuses(self) -> [i32; 2] {
        match self {
            Style::Builder => [150, 50],
            Style::Balanced | Style::Runner | Style::Freezer => [0, 0],
        }
    }

    /// Value added to freezing the pile, in percent of the pile's value.
    pub(super) const fn freezing_percent(self) -> i32 {
        match self {
            Style::Freezer => 35,
            Style::Balanced | Style::Builder | Style::Runner => 0,
        }
    }

    /// Cards held back in the hand, in percent of the usual number.
    pub(super) const fn reserve_percent(self) -> usize {
        match self {
            Style::Runner => 60,
            Style::Balanced | Style::Builder | Style::Freezer => 100,
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a word that names no style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownStyle;

impl fmt::Display for UnknownStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the styles are")?;
        Style::ALL.iter().try_for_each(|style| write!(f, " {style}"))
    }
}

impl std::error::Error for UnknownStyle {}

impl FromStr for Style {
    type Err = UnknownStyle;

    fn from_str(word: &str) -> Result<Style, UnknownStyle> {
        Style::from_name(word).ok_or(UnknownStyle)
    }
}
