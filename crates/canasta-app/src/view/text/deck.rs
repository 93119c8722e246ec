//! The shuffled deck: its fingerprint, the cut, and the check of the deal.

use super::Names;
use super::sentence::around;
use crate::session::DealCheck;
use crate::words;
use canasta::rules::Seat;

/// The cut of the deck.
#[must_use]
pub fn cut(cut: usize) -> String {
    if cut == 0 { words::deck::deck_not_cut().to_owned() } else { words::deck::deck_was_cut(cut) }
}

/// The fingerprint that was shown before the deal.
#[must_use]
pub fn shown_fingerprint(fingerprint: Option<&str>) -> String {
    fingerprint.map_or_else(|| words::deck::fingerprint_not_shown().to_owned(), words::deck::fingerprint_shown)
}

/// The words before and after the cards that a seat was dealt.
#[must_use]
pub fn was_dealt(seat: Seat, names: Names<'_>) -> (String, String) {
    around(&|cards| words::deck::seat_was_dealt(names.who(seat), cards))
}

/// The result of the check.
#[must_use]
pub fn checked(check: DealCheck) -> &'static str {
    match check {
        DealCheck::Matches => words::deck::check_matches(),
        DealCheck::Differs => words::deck::check_differs(),
        DealCheck::NoCommitment => words::deck::check_impossible(),
    }
}
