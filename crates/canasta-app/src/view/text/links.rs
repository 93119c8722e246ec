//! Texts about links.

use super::{bad_rules, preset};
use crate::words;
use crate::words::links as say;
use canasta::links::{DealLink, LinkError, LinkLength, NotLinkable, Sender};

/// Why a link cannot be used.
#[must_use]
pub fn link_error(error: &LinkError) -> String {
    match error {
        LinkError::Empty | LinkError::NoCode | LinkError::OtherKind(_) => say::link_none().to_owned(),
        LinkError::Damaged => say::link_damaged().to_owned(),
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

/// The name of a sender; *Somebody* if they have given none.
#[must_use]
pub fn sender_name(sender: &Sender) -> String {
    let name = sender.name();
    if name.is_empty() { words::common::somebody().to_owned() } else { name.to_owned() }
}

/// Who has sent which deal, in a sentence.
#[must_use]
pub fn sent_deal(deal: &DealLink) -> String {
    let sender = deal.sender().map_or_else(|| words::common::somebody().to_owned(), sender_name);
    let game = preset(deal.preset());
    match deal.length() {
        LinkLength::Hands(hands) => say::sent_hands(&sender, usize::from(hands.get()), game),
        LinkLength::Match => say::sent_match(&sender, game),
        LinkLength::Boards(boards) => {
            crate::words::duplicate::duplicate_sent(&sender, usize::from(boards.count()), game)
        }
    }
}

/// Who has made more of the same cards.
#[must_use]
pub fn compared(own: i32, sender: &str, result: i32) -> String {
    let more = own.abs_diff(result) as usize;
    match own.cmp(&result) {
        std::cmp::Ordering::Greater => say::compared_more(more, sender),
        std::cmp::Ordering::Less => say::compared_less(more, sender),
        std::cmp::Ordering::Equal => say::compared_equal(sender),
    }
}
