//! The coach's hints in the first game.

use super::{cards_count, count};
use crate::session::{MouseMode, Settings};
use crate::view::text::{CoachHint, InputMode};

/// A hint of the coach, short enough for three lines on a phone.
#[must_use]
pub fn coach_hint(hint: CoachHint, mode: InputMode) -> String {
    let (press, choose) = match mode {
        InputMode::Mouse => ("Click", "Select"),
        InputMode::Finger => ("Tap", "Tap"),
        InputMode::Remote => ("With the arrows and Enter go to", "With the arrows and Enter select"),
    };
    match hint {
        CoachHint::Draw { cards, pile_allowed } => {
            let draw = match cards {
                1 => format!("{press} the stock to draw a card."),
                n => format!("{press} the stock to draw {}.", cards_count(n)),
            };
            let take = " If your cards fit the pile's top card, you may take the pile instead.";
            format!("{draw}{}", if pile_allowed { take } else { "" })
        }
        CoachHint::Open { minimum: 0 } => {
            format!("{choose} three or more of a rank, then Lay; or one card, then Discard.")
        }
        CoachHint::Open { minimum } => format!(
            "{choose} three or more of a rank: your first melds must count {minimum} together. If you cannot, select one card to discard."
        ),
        CoachHint::Lay { canastas } => format!(
            "{choose} cards to lay: seven of a rank make a canasta; going out needs {}. Then select one card to discard.",
            count(canastas)
        ),
        CoachHint::Discard { pile_allowed, freezing } => {
            let ends = "Discard ends your turn.";
            match (pile_allowed, freezing) {
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
pub fn adding_by_mouse(settings: &Settings) -> String {
    let adds = match settings.mouse() {
        MouseMode::LeftSelects => " The right button adds a card.",
        MouseMode::RightSelects => " The left button adds a card.",
        MouseMode::ClickAdds => " Each click adds a card.",
    };
    adds.to_owned()
}

/// The number of a hint.
#[must_use]
pub fn hint_number(number: usize) -> String {
    format!("{number} of 3 ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_follow_the_rules_and_name_what_is_in_the_hand() {
        let by_mouse = |hint| coach_hint(hint, InputMode::Mouse);
        let draw = |cards, pile_allowed| CoachHint::Draw { cards, pile_allowed };
        let discard = |pile_allowed, freezing| CoachHint::Discard { pile_allowed, freezing };
        assert!(by_mouse(draw(2, true)).starts_with("Click the stock to draw 2 cards"));
        assert!(!by_mouse(draw(1, false)).contains("pile"));
        assert!(by_mouse(discard(true, true)).contains("freezes"));
        assert!(!by_mouse(discard(true, false)).contains("freezes"));
        assert!(!by_mouse(discard(false, true)).contains("pile"));
        assert!(adding_by_mouse(&Settings::default()).contains("right"));
        assert!(adding_by_mouse(&Settings { swap_buttons: true, ..Settings::default() }).contains("left"));
        for mode in [InputMode::Finger, InputMode::Remote] {
            assert!(!coach_hint(draw(1, true), mode).to_lowercase().contains("click"), "{mode:?}");
        }
    }
}
