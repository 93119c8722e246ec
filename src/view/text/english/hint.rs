//! The hints of the first visit.

use super::{cards_count, count};
use crate::view::text::Hint;

/// The sentence of a hint.
#[must_use]
pub fn hint(hint: Hint) -> String {
    match hint {
        Hint::Draw(cards, pile) => {
            let begins = match cards {
                1 => "A turn begins with a card: click the stock.".to_owned(),
                n => format!("A turn begins with {}: click the stock.", cards_count(n)),
            };
            match pile {
                true => {
                    format!("{begins} If cards of yours fit the pile's top card, you may take the whole pile instead.")
                }
                false => begins,
            }
        }
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
        Hint::Discard(pile, freezing) => {
            let ends = "One card selected: Discard ends your turn.";
            match (pile, freezing) {
                (false, _) => ends.to_owned(),
                (true, false) => format!("{ends} A black three on the pile blocks it for the next player."),
                (true, true) => {
                    format!("{ends} A wild card on the pile freezes it; a black three blocks it for the next player.")
                }
            }
        }
    }
}

/// Which hint it is.
#[must_use]
pub fn hint_number(number: usize) -> String {
    format!("{number} of 3 ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_follow_the_rules() {
        assert!(hint(Hint::Draw(2, true)).starts_with("A turn begins with 2 cards"));
        assert!(!hint(Hint::Draw(1, false)).contains("pile"));
        assert!(hint(Hint::Discard(true, true)).contains("freezes"));
        assert!(!hint(Hint::Discard(true, false)).contains("freezes"));
        assert!(!hint(Hint::Discard(false, true)).contains("pile"));
    }
}
