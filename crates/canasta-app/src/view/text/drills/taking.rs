//! Drills about the pile.

use crate::view::text::{DrillText, QuestionText};
use crate::words::drills as say;

pub(super) fn pile() -> DrillText {
    DrillText {
        title: say::drill_pile_title(),
        note: say::drill_pile_note(),
        questions: vec![
            QuestionText {
                name: "nine-cards",
                ask: say::drill_ask_pile_or_draw(),
                facts: say::drill_pile_nine_cards_facts(),
                answers: vec![("take", say::drill_pile_nine_cards_take()), ("draw", say::drill_pile_nine_cards_draw())],
            },
            QuestionText {
                name: "one-card",
                ask: say::drill_ask_pile_or_draw(),
                facts: say::drill_pile_one_card_facts(),
                answers: vec![("draw", say::drill_pile_one_card_draw()), ("take", say::drill_pile_one_card_take())],
            },
            QuestionText {
                name: "with-a-two",
                ask: say::drill_ask_pile_or_draw(),
                facts: say::drill_pile_with_a_two_facts(),
                answers: vec![("take", say::drill_pile_with_a_two_take()), ("draw", say::drill_pile_with_a_two_draw())],
            },
            QuestionText {
                name: "canasta",
                ask: say::drill_ask_pile_or_draw(),
                facts: say::drill_pile_canasta_facts(),
                answers: vec![("take", say::drill_pile_canasta_take()), ("draw", say::drill_pile_canasta_draw())],
            },
            QuestionText {
                name: "cheapest",
                ask: say::drill_ask_begin(),
                facts: say::drill_pile_cheapest_facts(),
                answers: vec![
                    ("one-two", say::drill_pile_cheapest_one_two()),
                    ("both-twos", say::drill_pile_cheapest_both_twos()),
                    ("draw", say::drill_pile_cheapest_draw()),
                ],
            },
        ],
    }
}

pub(super) fn frozen() -> DrillText {
    DrillText {
        title: say::drill_frozen_title(),
        note: say::drill_frozen_note(),
        questions: vec![
            QuestionText {
                name: "pair",
                ask: say::drill_ask_begin(),
                facts: say::drill_frozen_pair_facts(),
                answers: vec![("take", say::drill_frozen_pair_take()), ("draw", say::drill_frozen_pair_draw())],
            },
            QuestionText {
                name: "one-nine",
                ask: say::drill_frozen_one_nine_ask(),
                facts: say::drill_frozen_one_nine_facts(),
                answers: vec![("draw", say::drill_frozen_one_nine_draw())],
            },
            QuestionText {
                name: "three-cards",
                ask: say::drill_ask_begin(),
                facts: say::drill_frozen_three_cards_facts(),
                answers: vec![
                    ("take", say::drill_frozen_three_cards_take()),
                    ("draw", say::drill_frozen_three_cards_draw()),
                ],
            },
            QuestionText {
                name: "hold",
                ask: say::drill_ask_lay_and_discard(),
                facts: say::drill_frozen_hold_facts(),
                answers: vec![
                    ("keeps", say::drill_frozen_hold_keeps()),
                    ("lays-nines", say::drill_frozen_hold_lays_nines()),
                    ("lays-both", say::drill_frozen_hold_lays_both()),
                    ("breaks-pair", say::drill_frozen_hold_breaks_pair()),
                ],
            },
        ],
    }
}
