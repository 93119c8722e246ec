//! Drills about going out.

use crate::view::text::{DrillText, QuestionText};
use crate::words::drills as say;

pub(super) fn out() -> DrillText {
    DrillText {
        title: say::drill_out_title(),
        note: say::drill_out_note(),
        questions: vec![
            QuestionText {
                name: "their-hands-full",
                ask: say::drill_ask_out(),
                facts: say::drill_out_their_hands_full_facts(),
                answers: vec![
                    ("out", say::drill_out_their_hands_full_out()),
                    ("asks", say::drill_out_their_hands_full_asks()),
                    ("waits", say::drill_out_their_hands_full_waits()),
                ],
            },
            QuestionText {
                name: "canastas-to-come",
                ask: say::drill_ask_out(),
                facts: say::drill_out_canastas_to_come_facts(),
                answers: vec![
                    ("waits", say::drill_out_canastas_to_come_waits()),
                    ("out", say::drill_out_canastas_to_come_out()),
                    ("asks", say::drill_out_canastas_to_come_asks()),
                ],
            },
            QuestionText {
                name: "their-red-threes",
                ask: say::drill_ask_out(),
                facts: say::drill_out_their_red_threes_facts(),
                answers: vec![
                    ("out", say::drill_out_their_red_threes_out()),
                    ("asks", say::drill_out_their_red_threes_asks()),
                    ("waits", say::drill_out_their_red_threes_waits()),
                ],
            },
            QuestionText {
                name: "one-more-turn",
                ask: say::drill_ask_out(),
                facts: say::drill_out_one_more_turn_facts(),
                answers: vec![
                    ("waits", say::drill_out_one_more_turn_waits()),
                    ("out", say::drill_out_one_more_turn_out()),
                    ("asks", say::drill_out_one_more_turn_asks()),
                ],
            },
        ],
    }
}

pub(super) fn ask() -> DrillText {
    DrillText {
        title: say::drill_ask_title(),
        note: say::drill_ask_note(),
        questions: vec![
            QuestionText {
                name: "full-hand",
                ask: say::drill_ask_out(),
                facts: say::drill_ask_full_hand_facts(),
                answers: vec![
                    ("asks", say::drill_ask_full_hand_asks()),
                    ("waits", say::drill_ask_full_hand_waits()),
                    ("out", say::drill_ask_full_hand_out()),
                ],
            },
            QuestionText {
                name: "light-hand",
                ask: say::drill_ask_partner(),
                facts: say::drill_ask_light_hand_facts(),
                answers: vec![("yes", say::drill_ask_light_hand_yes()), ("no", say::drill_ask_light_hand_no())],
            },
            QuestionText {
                name: "heavy-hand",
                ask: say::drill_ask_partner(),
                facts: say::drill_ask_heavy_hand_facts(),
                answers: vec![("no", say::drill_ask_heavy_hand_no()), ("yes", say::drill_ask_heavy_hand_yes())],
            },
            QuestionText {
                name: "one-to-go",
                ask: say::drill_ask_partner(),
                facts: say::drill_ask_one_to_go_facts(),
                answers: vec![("yes", say::drill_ask_one_to_go_yes()), ("no", say::drill_ask_one_to_go_no())],
            },
        ],
    }
}

pub(super) fn concealed() -> DrillText {
    DrillText {
        title: say::drill_concealed_title(),
        note: say::drill_concealed_note(),
        questions: vec![
            QuestionText {
                name: "now",
                ask: say::drill_ask_do(),
                facts: say::drill_concealed_now_facts(),
                answers: vec![
                    ("out", say::drill_concealed_now_out()),
                    ("asks", say::drill_concealed_now_asks()),
                    ("waits", say::drill_concealed_now_waits()),
                    ("half", say::drill_concealed_now_half()),
                ],
            },
            QuestionText {
                name: "partner-has-melded",
                ask: say::drill_ask_do(),
                facts: say::drill_concealed_partner_has_melded_facts(),
                answers: vec![
                    ("out", say::drill_concealed_partner_has_melded_out()),
                    ("asks", say::drill_concealed_partner_has_melded_asks()),
                    ("waits", say::drill_concealed_partner_has_melded_waits()),
                    ("half", say::drill_concealed_partner_has_melded_half()),
                ],
            },
            QuestionText {
                name: "one-card-short",
                ask: say::drill_ask_do(),
                facts: say::drill_concealed_one_card_short_facts(),
                answers: vec![
                    ("waits", say::drill_concealed_one_card_short_waits()),
                    ("lays", say::drill_concealed_one_card_short_lays()),
                    ("breaks-pair", say::drill_concealed_one_card_short_breaks_pair()),
                ],
            },
            QuestionText {
                name: "two-canastas",
                ask: say::drill_ask_do(),
                facts: say::drill_concealed_two_canastas_facts(),
                answers: vec![
                    ("out", say::drill_concealed_two_canastas_out()),
                    ("one-canasta", say::drill_concealed_two_canastas_one_canasta()),
                    ("waits", say::drill_concealed_two_canastas_waits()),
                ],
            },
        ],
    }
}
