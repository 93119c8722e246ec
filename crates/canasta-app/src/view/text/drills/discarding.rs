//! Drills about discards.

use crate::view::text::{DrillText, QuestionText};
use crate::words::drills as say;

pub(super) fn safe() -> DrillText {
    DrillText {
        title: say::drill_safe_title(),
        note: say::drill_safe_note(),
        questions: vec![
            QuestionText {
                name: "seen",
                ask: say::drill_ask_discard(),
                facts: say::drill_safe_seen_facts(),
                answers: vec![("four", say::drill_safe_seen_four()), ("onto-melds", ""), ("unseen", "")],
            },
            QuestionText {
                name: "count-them",
                ask: say::drill_ask_discard(),
                facts: say::drill_safe_count_them_facts(),
                answers: vec![("five", say::drill_safe_count_them_five()), ("onto-melds", ""), ("unseen", "")],
            },
            QuestionText {
                name: "two-players",
                ask: say::drill_ask_discard(),
                facts: say::drill_safe_two_players_facts(),
                answers: vec![("pair", say::drill_safe_two_players_pair()), ("onto-melds", ""), ("single", "")],
            },
        ],
    }
}

pub(super) fn stop() -> DrillText {
    DrillText {
        title: say::drill_stop_title(),
        note: say::drill_stop_note(),
        questions: vec![
            QuestionText {
                name: "eleven-cards",
                ask: say::drill_ask_discard(),
                facts: say::drill_stop_eleven_cards_facts(),
                answers: vec![("stops", say::drill_stop_eleven_cards_stops()), ("onto-melds", ""), ("hopes", "")],
            },
            QuestionText {
                name: "one-card",
                ask: say::drill_ask_discard(),
                facts: say::drill_stop_one_card_facts(),
                answers: vec![
                    ("saves", say::drill_stop_one_card_saves()),
                    ("wasted", say::drill_stop_one_card_wasted()),
                ],
            },
            QuestionText {
                name: "two-of-them",
                ask: say::drill_ask_discard(),
                facts: say::drill_stop_two_of_them_facts(),
                answers: vec![
                    ("saves", say::drill_stop_two_of_them_saves()),
                    ("wasted", say::drill_stop_two_of_them_wasted()),
                ],
            },
            QuestionText {
                name: "short-hand",
                ask: say::drill_ask_lay_and_discard(),
                facts: say::drill_stop_short_hand_facts(),
                answers: vec![
                    ("lays-and-stops", say::drill_stop_short_hand_lays_and_stops()),
                    ("stops-only", say::drill_stop_short_hand_stops_only()),
                    ("onto-melds", ""),
                ],
            },
        ],
    }
}

pub(super) fn freeze() -> DrillText {
    DrillText {
        title: say::drill_freeze_title(),
        note: say::drill_freeze_note(),
        questions: vec![
            QuestionText {
                name: "nothing-melded",
                ask: say::drill_ask_do(),
                facts: say::drill_freeze_nothing_melded_facts(),
                answers: vec![
                    ("freeze", say::drill_freeze_nothing_melded_freeze()),
                    ("plain", say::drill_freeze_nothing_melded_plain()),
                    ("opens", say::drill_freeze_nothing_melded_opens()),
                ],
            },
            QuestionText {
                name: "they-are-ahead",
                ask: say::drill_ask_discard(),
                facts: say::drill_freeze_they_are_ahead_facts(),
                answers: vec![
                    ("freeze", say::drill_freeze_they_are_ahead_freeze()),
                    ("plain", say::drill_freeze_they_are_ahead_plain()),
                ],
            },
            QuestionText {
                name: "seven-cards",
                ask: say::drill_ask_discard(),
                facts: say::drill_freeze_seven_cards_facts(),
                answers: vec![("freeze", say::drill_freeze_seven_cards_freeze()), ("plain", ""), ("onto-melds", "")],
            },
            QuestionText {
                name: "small-pile",
                ask: say::drill_ask_discard(),
                facts: say::drill_freeze_small_pile_facts(),
                answers: vec![
                    ("plain", say::drill_freeze_small_pile_plain()),
                    ("wasted", say::drill_freeze_small_pile_wasted()),
                    ("breaks-pair", say::drill_freeze_small_pile_breaks_pair()),
                ],
            },
        ],
    }
}
