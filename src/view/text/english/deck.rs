//! The shuffled deck: its fingerprint, the cut, and how a hand is checked.

use super::{Names, cards_count};
use crate::rules::Seat;
use crate::session::Checked;

/// How the deck was cut.
#[must_use]
pub fn cut(cut: usize) -> String {
    match cut {
        0 => "The deck was not cut.".to_owned(),
        n => format!("The deck was cut: {} went from the top to the bottom.", cards_count(n)),
    }
}

/// The fingerprint that was shown before the deal.
#[must_use]
pub fn told(fingerprint: Option<&str>) -> String {
    match fingerprint {
        Some(fingerprint) => format!("Fingerprint shown before the deal: {fingerprint}"),
        None => "No fingerprint was shown before this deal.".to_owned(),
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
        Checked::Same => "Checked: this deck has the fingerprint that was shown before the deal.",
        Checked::Different => "This deck does not have the fingerprint that was shown before the deal.",
        Checked::NotTold => "No fingerprint was shown before this deal, so there is nothing to compare.",
    }
}
