//! The shuffled deck: its fingerprint, the cut, and how a hand is checked.

use super::{Names, cards_count};
use crate::rules::Seat;
use crate::session::Checked;

/// How the deck was cut.
#[must_use]
pub fn cut(cut: usize) -> String {
    match cut {
        0 => "It was not cut.".to_owned(),
        n => format!("Then {} from its top went to the bottom.", cards_count(n)),
    }
}

/// The fingerprint that was shown before the deal.
#[must_use]
pub fn told(fingerprint: Option<&str>) -> String {
    match fingerprint {
        Some(fingerprint) => format!("Fixed before the deal, where you could see it: {fingerprint}"),
        None => "No fingerprint could be seen before this deal.".to_owned(),
    }
}

/// What a seat held after the deal; the cards stand behind it.
#[must_use]
pub fn was_dealt(seat: Seat, names: Names<'_>) -> String {
    if seat == names.me { "You were dealt ".to_owned() } else { format!("{} was dealt ", names.of(seat)) }
}

/// What came of checking a hand.
#[must_use]
pub const fn checked(checked: Checked) -> &'static str {
    match checked {
        Checked::Same => "Checked: the fingerprint of this deck is the one that was shown before the deal.",
        Checked::Different => "This is not the deck whose fingerprint was shown before the deal.",
        Checked::NotTold => "There is nothing to compare the deck with.",
    }
}
