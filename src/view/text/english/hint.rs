//! The hints of the first visit.

use super::{cards_count, count};
use crate::session::Settings;
use crate::view::text::{Hint, InputMode};

/// The sentence of a hint. It has the room of two or three lines on a phone.
#[must_use]
pub fn hint(hint: Hint, means: InputMode) -> String {
    let (press, choose) = match means {
        InputMode::Mouse => ("Click", "Select"),
        InputMode::Finger => ("Tap", "Tap"),
        InputMode::Remote => ("With the arrows and Enter go to", "With the arrows and Enter select"),
    };
    match hint {
        Hint::Draw(cards, pile) => {
            let draw = match cards {
                1 => format!("{press} the stock to draw a card."),
                n => format!("{press} the stock to draw {}.", cards_count(n)),
            };
            let take = " If your cards fit the pile's top card, you may take the pile instead.";
            format!("{draw}{}", if pile { take } else { "" })
        }
        Hint::Open(0) => format!("{choose} three or more of a rank, then Lay; or one card, then Discard."),
        Hint::Open(minimum) => format!(
            "{choose} three or more of a rank: your first melds must count {minimum} together. If you cannot, select one card to discard."
        ),
        Hint::Lay(canastas) => format!(
            "{choose} cards to lay: seven of a rank make a canasta; going out needs {}. Then select one card to discard.",
            count(canastas)
        ),
        Hint::Discard(pile, freezing) => {
            let ends = "Discard ends your turn.";
            match (pile, freezing) {
                (false, _) => ends.to_owned(),
                (true, false) => format!("{ends} A black three blocks the pile for the next player."),
                (true, true) => {
                    format!("{ends} A wild card freezes the pile; a black three blocks it for the next player.")
                }
            }
        }
    }
}

/// How a card is added to the selection by mouse.
#[must_use]
pub fn adds(settings: &Settings) -> String {
    format!(" The {} button adds a card.", if settings.swap_buttons { "left" } else { "right" })
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
    fn hints_follow_the_rules_and_name_what_is_in_the_hand() {
        let by_mouse = |one| hint(one, InputMode::Mouse);
        assert!(by_mouse(Hint::Draw(2, true)).starts_with("Click the stock to draw 2 cards"));
        assert!(!by_mouse(Hint::Draw(1, false)).contains("pile"));
        assert!(by_mouse(Hint::Discard(true, true)).contains("freezes"));
        assert!(!by_mouse(Hint::Discard(true, false)).contains("freezes"));
        assert!(!by_mouse(Hint::Discard(false, true)).contains("pile"));
        assert!(adds(&Settings::default()).contains("right"));
        assert!(adds(&Settings { swap_buttons: true, ..Settings::default() }).contains("left"));
        for means in [InputMode::Finger, InputMode::Remote] {
            assert!(!hint(Hint::Draw(1, true), means).to_lowercase().contains("click"), "{means:?}");
        }
    }
}
