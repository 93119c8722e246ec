//! The shuffled deck: its fingerprint, the cut, and the check of the deal.

use super::{Names, cards_count};
use crate::session::DealCheck;
use canasta::rules::Seat;

/// The cut of the deck.
#[must_use]
pub fn cut(cut: usize) -> String {
    match cut {
        0 => "The deck was not cut.".to_owned(),
        n => format!("The deck was cut: {} went from the top to the bottom.", cards_count(n)),
    }
}

/// The fingerprint that was shown before the deal.
#[must_use]
pub fn shown_fingerprint(fingerprint: Option<&str>) -> String {
    match fingerprint {
        Some(fingerprint) => format!("Fingerprint shown before the deal: {fingerprint}"),
        None => "No fingerprint was shown before this deal.".to_owned(),
    }
}

/// The words before the cards that a seat was dealt.
#[must_use]
pub fn was_dealt(seat: Seat, names: Names<'_>) -> String {
    if names.is_you(seat) { "You were dealt ".to_owned() } else { format!("{} was dealt ", names.of(seat)) }
}

/// The result of the check.
#[must_use]
pub const fn checked(check: DealCheck) -> &'static str {
    match check {
        DealCheck::Matches => "DealCheck: this deck has the fingerprint that was shown before the deal.",
        DealCheck::Differs => "This deck does not have the fingerprint that was shown before the deal.",
        DealCheck::NoCommitment => "No fingerprint was shown before this deal, so there is nothing to compare.",
    }
}
