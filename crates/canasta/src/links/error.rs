//! Why a text is no link.

use crate::rules::{BadRules, RuleError, listed};
use std::fmt;

listed! {
    /// What a link holds.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum LinkKind {
        /// A deal to be played.
        Deal,
        /// A whole finished hand or match.
        Game,
    }
}

impl LinkKind {
    /// What stands before the code at the end of an address, after its `#`.
    ///
    /// ```
    /// assert_eq!(canasta::links::LinkKind::Deal.mark(), "deal=");
    /// ```
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            LinkKind::Deal => "deal=",
            LinkKind::Game => "game=",
        }
    }
}

/// Why a text is no link of the kind that was asked for. Nothing of it is used then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// There is nothing to read.
    Empty,
    /// No code stands in the text.
    NoCode,
    /// A letter of the code is wrong, missing or too many.
    Damaged,
    /// The code was made by a newer version of the game.
    Newer,
    /// The code is whole, and one of this other kind.
    OtherKind(LinkKind),
    /// The code stands for impossible rules.
    Impossible(BadRules),
    /// The actions of the game are against its rules.
    Unplayable {
        /// The number of the hand, from 1.
        hand: usize,
        /// Why the action is refused.
        error: RuleError,
    },
}

impl LinkError {
    /// One short word, which never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            LinkError::Empty => "empty",
            LinkError::NoCode => "no-link",
            LinkError::Damaged => "damaged",
            LinkError::Newer => "newer",
            LinkError::OtherKind(_) => "other-kind",
            LinkError::Impossible(_) => "impossible-rules",
            LinkError::Unplayable { .. } => "unplayable",
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Empty => f.write_str("there is no link to read"),
            LinkError::NoCode => f.write_str("this is no link to a deal or a game"),
            LinkError::Damaged => {
                f.write_str("a letter of the link is wrong or missing; copy the whole link once more")
            }
            LinkError::Newer => f.write_str("the link was made by a newer version"),
            LinkError::OtherKind(LinkKind::Deal) => f.write_str("this is a link to a deal, not to a finished game"),
            LinkError::OtherKind(LinkKind::Game) => f.write_str("this is a link to a finished game, not to a deal"),
            LinkError::Impossible(bad) => write!(f, "the rules of the link are impossible: {bad}"),
            LinkError::Unplayable { hand, error } => {
                write!(f, "hand {hand} of the link is against the rules: {error}")
            }
        }
    }
}

impl std::error::Error for LinkError {}
