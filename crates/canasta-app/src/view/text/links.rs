//! Texts about links.

use super::bad_rules;
use crate::words::links as say;
use canasta::links::{LinkError, NotLinkable};

/// Why a link cannot be used.
#[must_use]
pub fn link_error(error: &LinkError) -> String {
    match error {
        LinkError::Empty | LinkError::NoCode | LinkError::Damaged | LinkError::OtherKind(_) => {
            say::link_damaged().to_owned()
        }
        LinkError::Newer => say::link_newer().to_owned(),
        LinkError::Impossible(bad) => say::link_impossible(&bad_rules(bad)),
        LinkError::Unplayable { hand, .. } => say::link_unplayable(*hand),
    }
}

/// Why a game has no link.
#[must_use]
pub fn not_linkable(error: &NotLinkable) -> &'static str {
    match error {
        NotLinkable::NoHand | NotLinkable::Unfinished => say::send_later(),
        NotLinkable::Position => say::no_link_position(),
        NotLinkable::TooLong => say::no_link_long(),
        NotLinkable::Inconsistent => say::no_link(),
    }
}
