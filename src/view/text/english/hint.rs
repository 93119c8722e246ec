//! The hints of the first visit.

use super::count;
use crate::view::text::Hint;

/// The sentence of a hint.
#[must_use]
pub fn hint(hint: Hint) -> String {
    match hint {
        Hint::Draw => "A turn begins with a card: click the stock. If cards of yours fit the pile's top card, you may \
                       take the whole pile instead."
            .to_owned(),
        Hint::Open(0) => {
            "Select three or more cards of a rank, then Lay. Or select one card and discard it.".to_owned()
        }
        Hint::Open(minimum) => format!(
            "Select three or more cards of a rank. Your side's first meld, the opening, must count {minimum}: set out several groups \
             to reach it. If you cannot yet, select one card and discard it."
        ),
        Hint::Lay(canastas) => format!(
            "Add to your melds or lay new ones: seven of a rank are a canasta, and to go out your side needs {}. Then \
             select one card and discard it.",
            count(canastas)
        ),
        Hint::Discard => {
            "One card selected: Discard ends your turn. A wild card on the pile freezes it; a black three \
                          blocks it for the next player."
                .to_owned()
        }
    }
}

/// Which hint it is.
#[must_use]
pub fn hint_number(number: usize) -> String {
    format!("{number} of 3 ")
}
