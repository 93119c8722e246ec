//! Drills about melds.

use crate::view::text::{DrillText, QuestionText};
use crate::words::drills as say;

pub(super) fn open() -> DrillText {
    DrillText {
        title: say::drill_open_title(),
        note: say::drill_open_note(),
        questions: vec![
            QuestionText {
                name: "fifty",
                ask: say::drill_open_fifty_ask(),
                facts: say::drill_open_fifty_facts(),
                answers: vec![("exact", say::drill_open_fifty_exact()), ("waits", say::drill_open_fifty_waits())],
            },
            QuestionText {
                name: "ninety",
                ask: say::drill_open_ninety_ask(),
                facts: say::drill_open_ninety_facts(),
                answers: vec![
                    ("wilds-count", say::drill_open_ninety_wilds_count()),
                    ("waits", say::drill_open_ninety_waits()),
                ],
            },
            QuestionText {
                name: "hundred-twenty",
                ask: say::drill_open_hundred_twenty_ask(),
                facts: say::drill_open_hundred_twenty_facts(),
                answers: vec![
                    ("joker", say::drill_open_hundred_twenty_joker()),
                    ("other-way", say::drill_open_hundred_twenty_other_way()),
                    ("waits", say::drill_open_hundred_twenty_waits()),
                ],
            },
            QuestionText {
                name: "with-the-pile",
                ask: say::drill_open_with_the_pile_ask(),
                facts: say::drill_open_with_the_pile_facts(),
                answers: vec![
                    ("top-counts", say::drill_open_with_the_pile_top_counts()),
                    ("left-lying", say::drill_open_with_the_pile_left_lying()),
                ],
            },
        ],
    }
}

pub(super) fn keep() -> DrillText {
    DrillText {
        title: say::drill_keep_title(),
        note: say::drill_keep_note(),
        questions: vec![
            QuestionText {
                name: "joker",
                ask: say::drill_ask_open(),
                facts: say::drill_keep_joker_facts(),
                answers: vec![
                    ("naturals", say::drill_keep_joker_naturals()),
                    ("spends-joker", say::drill_keep_joker_spends_joker()),
                    ("waits", say::drill_keep_joker_waits()),
                ],
            },
            QuestionText {
                name: "two",
                ask: say::drill_ask_open(),
                facts: say::drill_keep_two_facts(),
                answers: vec![
                    ("naturals", say::drill_keep_two_naturals()),
                    ("spends-two", say::drill_keep_two_spends_two()),
                    ("waits", say::drill_keep_two_waits()),
                ],
            },
            QuestionText {
                name: "pair",
                ask: say::drill_ask_open(),
                facts: say::drill_keep_pair_facts(),
                answers: vec![
                    ("keeps-pair", say::drill_keep_pair_keeps_pair()),
                    ("spends-pair", say::drill_keep_pair_spends_pair()),
                    ("waits", say::drill_keep_pair_waits()),
                ],
            },
            QuestionText {
                name: "lay-all",
                ask: say::drill_keep_lay_all_ask(),
                facts: say::drill_keep_lay_all_facts(),
                answers: vec![
                    ("both", say::drill_keep_lay_all_both()),
                    ("one", say::drill_keep_lay_all_one()),
                    ("none", say::drill_keep_lay_all_none()),
                ],
            },
        ],
    }
}

pub(super) fn canasta() -> DrillText {
    DrillText {
        title: say::drill_canasta_title(),
        note: say::drill_canasta_note(),
        questions: vec![
            QuestionText {
                name: "natural",
                ask: say::drill_canasta_natural_ask(),
                facts: say::drill_canasta_natural_facts(),
                answers: vec![
                    ("waits", say::drill_canasta_natural_waits()),
                    ("mixed", say::drill_canasta_natural_mixed()),
                    ("spread", say::drill_canasta_natural_spread()),
                ],
            },
            QuestionText {
                name: "danger",
                ask: say::drill_ask_twos(),
                facts: say::drill_canasta_danger_facts(),
                answers: vec![
                    ("finish", say::drill_canasta_danger_finish()),
                    ("spread", say::drill_canasta_danger_spread()),
                    ("waits", say::drill_canasta_danger_waits()),
                ],
            },
            QuestionText {
                name: "time",
                ask: say::drill_ask_twos(),
                facts: say::drill_canasta_time_facts(),
                answers: vec![
                    ("waits", say::drill_canasta_time_waits()),
                    ("mixed", say::drill_canasta_time_mixed()),
                    ("spread", say::drill_canasta_time_spread()),
                ],
            },
            QuestionText {
                name: "last-chance",
                ask: say::drill_canasta_last_chance_ask(),
                facts: say::drill_canasta_last_chance_facts(),
                answers: vec![
                    ("finish", say::drill_canasta_last_chance_finish()),
                    ("spread", say::drill_canasta_last_chance_spread()),
                    ("waits", say::drill_canasta_last_chance_waits()),
                ],
            },
        ],
    }
}
