//! Why a text is no invitation or no reply.

use super::error::{LinkError, LinkKind};
use super::letters::{CodeKind, NotOpened};
use crate::rules::{BadRules, listed};
use std::fmt;

listed! {
    /// The two links by which a table of several devices comes about.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TableLinkKind {
        /// From the host to everybody.
        Invitation,
        /// From a guest to the host.
        Reply,
    }
}

impl TableLinkKind {
    /// What stands before the code at the end of an address, after its `#`.
    ///
    /// ```
    /// assert_eq!(canasta::links::TableLinkKind::Invitation.mark(), "join=");
    /// ```
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            TableLinkKind::Invitation => CodeKind::Invitation.mark(),
            TableLinkKind::Reply => CodeKind::Reply.mark(),
        }
    }
}

/// Why a text is no link of the kind that was asked for. Nothing of it is used then.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum TableLinkError {
    /// There is nothing to read.
    Empty,
    /// No code stands in the text.
    NoCode,
    /// A letter of the code is wrong, missing or too many.
    Damaged,
    /// The code was made by a newer version of the game.
    Newer,
    /// The code is whole, and the other one of the two.
    OtherKind(TableLinkKind),
    /// The code is whole, and one of a deal or a game.
    OtherLink(LinkKind),
    /// The code stands for impossible rules.
    Impossible(BadRules),
}

impl TableLinkError {
    /// One short word, which never changes.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            TableLinkError::Empty => "empty",
            TableLinkError::NoCode => "no-link",
            TableLinkError::Damaged => "damaged",
            TableLinkError::Newer => "newer",
            TableLinkError::OtherKind(_) | TableLinkError::OtherLink(_) => "other-kind",
            TableLinkError::Impossible(_) => "impossible-rules",
        }
    }
}

impl fmt::Display for TableLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableLinkError::Empty => f.write_str("there is no link to read"),
            TableLinkError::NoCode => f.write_str("this is no link to a table"),
            TableLinkError::Damaged => {
                f.write_str("a letter of the link is wrong or missing; copy the whole link once more")
            }
            TableLinkError::Newer => f.write_str("the link was made by a newer version"),
            TableLinkError::OtherKind(TableLinkKind::Invitation) => {
                f.write_str("this is an invitation, not the reply to one")
            }
            TableLinkError::OtherKind(TableLinkKind::Reply) => f.write_str("this is a reply, not an invitation"),
            TableLinkError::OtherLink(LinkKind::Deal) => f.write_str("this is a link to a deal, not to a table"),
            TableLinkError::OtherLink(LinkKind::Game) => {
                f.write_str("this is a link to a finished game, not to a table")
            }
            TableLinkError::Impossible(bad) => write!(f, "the rules of the link are impossible: {bad}"),
        }
    }
}

impl std::error::Error for TableLinkError {}

impl From<NotOpened> for TableLinkError {
    fn from(error: NotOpened) -> TableLinkError {
        match error {
            NotOpened::Empty => TableLinkError::Empty,
            NotOpened::NoCode => TableLinkError::NoCode,
            NotOpened::Damaged => TableLinkError::Damaged,
            NotOpened::Newer => TableLinkError::Newer,
            NotOpened::Other(CodeKind::Deal) => TableLinkError::OtherLink(LinkKind::Deal),
            NotOpened::Other(CodeKind::Game) => TableLinkError::OtherLink(LinkKind::Game),
            NotOpened::Other(CodeKind::Invitation) => TableLinkError::OtherKind(TableLinkKind::Invitation),
            NotOpened::Other(CodeKind::Reply) => TableLinkError::OtherKind(TableLinkKind::Reply),
        }
    }
}

/// The parts that all links have in common give the errors of the other two.
impl From<LinkError> for TableLinkError {
    fn from(error: LinkError) -> TableLinkError {
        match error {
            LinkError::Newer => TableLinkError::Newer,
            LinkError::Impossible(bad) => TableLinkError::Impossible(bad),
            LinkError::Empty => TableLinkError::Empty,
            LinkError::NoCode => TableLinkError::NoCode,
            LinkError::OtherKind(kind) => TableLinkError::OtherLink(kind),
            LinkError::Damaged | LinkError::Unplayable { .. } => TableLinkError::Damaged,
        }
    }
}
