//! How a player likes to play.

use std::fmt;
use std::str::FromStr;

/// What a player leans to, beyond what is best by the numbers. Any level can be given one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// To nothing.
    #[default]
    Even,
    /// To canastas, natural ones above all, and late endings.
    Builder,
    /// To laying early and going out.
    Runner,
    /// To freezing the pile and fighting for it.
    Freezer,
}

impl Style {
    /// Every style.
    pub const ALL: [Style; 4] = [Style::Even, Style::Builder, Style::Runner, Style::Freezer];

    /// The word for it: `club:builder` is a level with a style.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Style::Even => "even",
            Style::Builder => "builder",
            Style::Runner => "runner",
            Style::Freezer => "freezer",
        }
    }

    /// Points that going out seems worth beyond what it is.
    pub(super) const fn out(self) -> i32 {
        match self {
            Style::Even | Style::Freezer => 0,
            Style::Builder => -150,
            Style::Runner => 150,
        }
    }

    /// Points that an own canasta seems worth beyond what it is: a natural one, and a mixed one.
    pub(super) const fn canastas(self) -> [i32; 2] {
        match self {
            Style::Builder => [150, 50],
            Style::Even | Style::Runner | Style::Freezer => [0, 0],
        }
    }

    /// The part of a pile's worth, in percent, that freezing it seems worth beyond what it is.
    pub(super) const fn freezing(self) -> i32 {
        match self {
            Style::Freezer => 35,
            Style::Even | Style::Builder | Style::Runner => 0,
        }
    }

    /// The part of the cards, in percent, that stays in the hand where others would keep them back.
    pub(super) const fn reserve(self) -> usize {
        match self {
            Style::Runner => 60,
            Style::Even | Style::Builder | Style::Freezer => 100,
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The word is no style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoStyle;

impl FromStr for Style {
    type Err = NoStyle;

    fn from_str(word: &str) -> Result<Style, NoStyle> {
        Style::ALL.into_iter().find(|style| style.name() == word).ok_or(NoStyle)
    }
}
