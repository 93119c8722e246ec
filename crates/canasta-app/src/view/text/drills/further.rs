//! Drills about the further games, in their names.

use crate::view::text::{DrillText, QuestionText};
use crate::words::drills as say;

pub(super) fn three_handed() -> DrillText {
    DrillText {
        title: say::drill_three_handed_title(),
        note: say::drill_three_handed_note(),
        questions: vec![
            QuestionText {
                name: "alone",
                ask: say::drill_three_handed_alone_ask(),
                facts: say::drill_three_handed_alone_facts(),
                answers: vec![
                    ("takes", say::drill_three_handed_alone_takes()),
                    ("draws", say::drill_three_handed_alone_draws()),
                ],
            },
            QuestionText {
                name: "minimum",
                ask: say::drill_three_handed_minimum_ask(),
                facts: say::drill_three_handed_minimum_facts(),
                answers: vec![
                    ("lays", say::drill_three_handed_minimum_lays()),
                    ("waits", say::drill_three_handed_minimum_waits()),
                ],
            },
            QuestionText {
                name: "score",
                ask: say::drill_three_handed_score_ask(),
                facts: say::drill_three_handed_score_facts(),
                answers: vec![
                    ("in-full", say::drill_three_handed_score_in_full()),
                    ("half", say::drill_three_handed_score_half()),
                    ("no-three", say::drill_three_handed_score_no_three()),
                    ("both-threes", say::drill_three_handed_score_both_threes()),
                ],
            },
            QuestionText {
                name: "out",
                ask: say::drill_ask_go_out(),
                facts: say::drill_three_handed_out_facts(),
                answers: vec![
                    ("out", say::drill_three_handed_out_out()),
                    ("asks", say::drill_three_handed_out_asks()),
                    ("waits", say::drill_three_handed_out_waits()),
                ],
            },
        ],
    }
}

pub(super) fn samba() -> DrillText {
    DrillText {
        title: say::drill_samba_title(),
        note: say::drill_samba_note(),
        questions: vec![
            QuestionText {
                name: "score",
                ask: say::drill_ask_own_score(),
                facts: say::drill_samba_score_facts(),
                answers: vec![
                    ("sum", say::drill_samba_score_sum()),
                    ("as-mixed", say::drill_samba_score_as_mixed()),
                    ("out-for-100", say::drill_samba_score_out_for_100()),
                    ("no-hand", say::drill_samba_score_no_hand()),
                ],
            },
            QuestionText {
                name: "where",
                ask: say::drill_samba_where_ask(),
                facts: say::drill_samba_where_facts(),
                answers: vec![
                    ("samba", say::drill_samba_where_samba()),
                    ("set", say::drill_samba_where_set()),
                    ("waits", say::drill_samba_where_waits()),
                ],
            },
            QuestionText {
                name: "top-card",
                ask: say::drill_samba_top_card_ask(),
                facts: say::drill_samba_top_card_facts(),
                answers: vec![
                    ("takes", say::drill_samba_top_card_takes()),
                    ("draws", say::drill_samba_top_card_draws()),
                ],
            },
            QuestionText {
                name: "frozen",
                ask: say::drill_samba_frozen_ask(),
                facts: say::drill_samba_frozen_facts(),
                answers: vec![("pair", say::drill_samba_frozen_pair()), ("draws", say::drill_samba_frozen_draws())],
            },
        ],
    }
}

pub(super) fn bolivia() -> DrillText {
    DrillText {
        title: say::drill_bolivia_title(),
        note: say::drill_bolivia_note(),
        questions: vec![
            QuestionText {
                name: "wilds",
                ask: say::drill_bolivia_wilds_ask(),
                facts: say::drill_bolivia_wilds_facts(),
                answers: vec![
                    ("bolivia", say::drill_bolivia_wilds_bolivia()),
                    ("elsewhere", say::drill_bolivia_wilds_elsewhere()),
                    ("waits", say::drill_bolivia_wilds_waits()),
                ],
            },
            QuestionText {
                name: "way-out",
                ask: say::drill_ask_go_out(),
                facts: say::drill_bolivia_way_out_facts(),
                answers: vec![
                    ("out", say::drill_bolivia_way_out_out()),
                    ("asks", say::drill_bolivia_way_out_asks()),
                    ("waits", say::drill_bolivia_way_out_waits()),
                ],
            },
            QuestionText {
                name: "score",
                ask: say::drill_ask_own_score(),
                facts: say::drill_bolivia_score_facts(),
                answers: vec![
                    ("sum", say::drill_bolivia_score_sum()),
                    ("as-mixed", say::drill_bolivia_score_as_mixed()),
                    ("no-sequence", say::drill_bolivia_score_no_sequence()),
                    ("no-hand", say::drill_bolivia_score_no_hand()),
                ],
            },
            QuestionText {
                name: "black-three",
                ask: say::drill_ask_others_score(),
                facts: say::drill_bolivia_black_three_facts(),
                answers: vec![
                    ("hundred", say::drill_bolivia_black_three_hundred()),
                    ("five", say::drill_bolivia_black_three_five()),
                    ("nothing", say::drill_bolivia_black_three_nothing()),
                    ("no-melds", say::drill_bolivia_black_three_no_melds()),
                ],
            },
        ],
    }
}

pub(super) fn modern_american() -> DrillText {
    DrillText {
        title: say::drill_modern_american_title(),
        note: say::drill_modern_american_note(),
        questions: vec![
            QuestionText {
                name: "opening",
                ask: say::drill_ask_first_melds(),
                facts: say::drill_modern_american_opening_facts(),
                answers: vec![
                    ("opens", say::drill_modern_american_opening_opens()),
                    ("waits", say::drill_modern_american_opening_waits()),
                ],
            },
            QuestionText {
                name: "special",
                ask: say::drill_modern_american_special_ask(),
                facts: say::drill_modern_american_special_facts(),
                answers: vec![
                    ("pairs", say::drill_modern_american_special_pairs()),
                    ("waits", say::drill_modern_american_special_waits()),
                ],
            },
            QuestionText {
                name: "no-canasta",
                ask: say::drill_ask_others_score(),
                facts: say::drill_modern_american_no_canasta_facts(),
                answers: vec![
                    ("against", say::drill_modern_american_no_canasta_against()),
                    ("melds-for", say::drill_modern_american_no_canasta_melds_for()),
                    ("three-for", say::drill_modern_american_no_canasta_three_for()),
                    ("no-penalty", say::drill_modern_american_no_canasta_no_penalty()),
                ],
            },
        ],
    }
}

pub(super) fn hand_and_foot() -> DrillText {
    DrillText {
        title: say::drill_hand_and_foot_title(),
        note: say::drill_hand_and_foot_note(),
        questions: vec![
            QuestionText {
                name: "opening",
                ask: say::drill_ask_first_melds(),
                facts: say::drill_hand_and_foot_opening_facts(),
                answers: vec![
                    ("opens", say::drill_hand_and_foot_opening_opens()),
                    ("waits", say::drill_hand_and_foot_opening_waits()),
                ],
            },
            QuestionText {
                name: "foot",
                ask: say::drill_hand_and_foot_foot_ask(),
                facts: say::drill_hand_and_foot_foot_facts(),
                answers: vec![
                    ("all", say::drill_hand_and_foot_foot_all()),
                    ("discards", say::drill_hand_and_foot_foot_discards()),
                    ("waits", say::drill_hand_and_foot_foot_waits()),
                ],
            },
            QuestionText {
                name: "books",
                ask: say::drill_hand_and_foot_books_ask(),
                facts: say::drill_hand_and_foot_books_facts(),
                answers: vec![
                    ("mixed", say::drill_hand_and_foot_books_mixed()),
                    ("natural", say::drill_hand_and_foot_books_natural()),
                    ("waits", say::drill_hand_and_foot_books_waits()),
                ],
            },
            QuestionText {
                name: "ask",
                ask: say::drill_hand_and_foot_ask_ask(),
                facts: say::drill_hand_and_foot_ask_facts(),
                answers: vec![
                    ("asks", say::drill_hand_and_foot_ask_asks()),
                    ("waits", say::drill_hand_and_foot_ask_waits()),
                ],
            },
            QuestionText {
                name: "pile",
                ask: say::drill_hand_and_foot_pile_ask(),
                facts: say::drill_hand_and_foot_pile_facts(),
                answers: vec![
                    ("seven", say::drill_hand_and_foot_pile_seven()),
                    ("six", say::drill_hand_and_foot_pile_six()),
                    ("all-but-one", say::drill_hand_and_foot_pile_all_but_one()),
                    ("all", say::drill_hand_and_foot_pile_all()),
                ],
            },
        ],
    }
}
