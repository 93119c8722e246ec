//! The hints of the first visit.

use super::{cards_count, count};
use crate::session::Settings;
use crate::view::text::{Hint, Means};

/// The sentence of a hint. It has the room of two or three lines on a phone.
#[must_use]
pub fn hint(hint: Hint, means: Means, settings: &Settings) -> String {
    let (press, choose) = match means {
        Means::Mouse => ("Click", "Select"),
        Means::Finger => ("Tap", "Tap"),
        Means::Remote => ("With the arrows and Enter go to", "With the arrows and Enter select"),
    };
    let adds = match (means, settings.swap_buttons) {
        (Means::Mouse, false) => " (the right button adds a card)",
        (Means::Mouse, true) => " (the left button adds a card)",
        (Means::Finger | Means::Remote, _) => "",
    };
    match hint {
        Hint::Draw(cards, pile) => {
            let draw = match cards {
                1 => format!("{press} the stock to draw a card."),
                n => format!("{press} the stock to draw {}.", cards_count(n)),
            };
            let take = " If cards of yours fit the pile’s top card, you may take the pile instead.";
            format!("{draw}{}", if pile { take } else { "" })
        }
        Hint::Open(0) => format!("{choose} three or more of a rank{adds}, then Lay. Or one card to discard."),
        Hint::Open(minimum) => format!(
            "{choose} three or more of a rank{adds}: your first melds must count {minimum} together. If you cannot, choose one card to discard."
        ),
        Hint::Lay(canastas) => format!(
            "{choose} cards to lay{adds}: seven of a rank are a canasta; going out needs {}. Then choose one card to discard.",
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
        let by_mouse = |one| hint(one, Means::Mouse, &Settings::default());
        assert!(by_mouse(Hint::Draw(2, true)).starts_with("Click the stock to draw 2 cards"));
        assert!(!by_mouse(Hint::Draw(1, false)).contains("pile"));
        assert!(by_mouse(Hint::Discard(true, true)).contains("freezes"));
        assert!(!by_mouse(Hint::Discard(true, false)).contains("freezes"));
        assert!(!by_mouse(Hint::Discard(false, true)).contains("pile"));
        for means in [Means::Finger, Means::Remote] {
            let words = |one| hint(one, means, &Settings::default()).to_lowercase();
            assert!(
                !words(Hint::Draw(1, true)).contains("click") && !words(Hint::Open(50)).contains("button"),
                "{means:?}"
            );
        }
        assert!(by_mouse(Hint::Open(50)).contains("the right button adds a card"));
        let swapped = Settings { swap_buttons: true, ..Settings::default() };
        assert!(hint(Hint::Lay(1), Means::Mouse, &swapped).contains("the left button adds a card"));
    }
}
