//! Drills about the score.

use crate::view::text::{DrillText, QuestionText};
use crate::words::drills as say;

pub(super) fn count() -> DrillText {
    DrillText {
        title: say::drill_count_title(),
        note: say::drill_count_note(),
        questions: vec![
            QuestionText {
                name: "opening",
                ask: say::drill_count_opening_ask(),
                facts: say::drill_count_opening_facts(),
                answers: vec![
                    ("value", say::drill_count_opening_value()),
                    ("two-as-twenty", say::drill_count_opening_two_as_twenty()),
                    ("sevens", say::drill_count_opening_sevens()),
                    ("forgotten", say::drill_count_opening_forgotten()),
                ],
            },
            QuestionText {
                name: "your-side",
                ask: say::drill_ask_own_score(),
                facts: say::drill_count_your_side_facts(),
                answers: vec![
                    ("sum", say::drill_count_your_side_sum()),
                    ("as-natural", say::drill_count_your_side_as_natural()),
                    ("no-going-out", say::drill_count_your_side_no_going_out()),
                    ("no-nines", say::drill_count_your_side_no_nines()),
                ],
            },
            QuestionText {
                name: "left-in-hand",
                ask: say::drill_count_left_in_hand_ask(),
                facts: say::drill_count_left_in_hand_facts(),
                answers: vec![
                    ("minus", say::drill_count_left_in_hand_minus()),
                    ("added", say::drill_count_left_in_hand_added()),
                    ("melds-only", say::drill_count_left_in_hand_melds_only()),
                    ("hand-only", say::drill_count_left_in_hand_hand_only()),
                ],
            },
            QuestionText {
                name: "red-threes",
                ask: say::drill_count_red_threes_ask(),
                facts: say::drill_count_red_threes_facts(),
                answers: vec![
                    ("against", say::drill_count_red_threes_against()),
                    ("for", say::drill_count_red_threes_for()),
                    ("forgotten", say::drill_count_red_threes_forgotten()),
                    ("no-hand", say::drill_count_red_threes_no_hand()),
                ],
            },
        ],
    }
}
