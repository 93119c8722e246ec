//! Drills about the score.

use crate::view::text::{DrillText, QuestionText};

pub(super) const COUNT: DrillText = DrillText {
    title: "Count the hand",
    note: "Read the score pad",
    questions: &[
        QuestionText {
            name: "opening",
            ask: "What do two aces, a two and three sevens count?",
            facts: "You want to open with them.",
            answers: &[
                ("value", "Aces and twos count 20 each, sevens 5 each: 60 and 15 make 75."),
                ("two-as-twenty", "That leaves out the sevens: three of them count 15."),
                ("sevens", "Sevens count 5 each, not more: 60 and 15."),
                ("forgotten", "Aces and twos count 20 each: those three alone make 60."),
            ],
        },
        QuestionText {
            name: "your-side",
            ask: "You discard the four and go out. What does this hand score for you?",
            facts: "On the table: six kings with a two, three nines, and a red three.",
            answers: &[
                (
                    "sum",
                    "100 for going out, 300 for the mixed canasta, 100 for the red three and 110 for the cards laid: 610.",
                ),
                ("as-natural", "There is a two among the kings, so the canasta is mixed: 300, not 500."),
                ("no-going-out", "That leaves out the 100 points for going out."),
                ("no-nines", "That leaves out the three nines: they count 30."),
            ],
        },
        QuestionText {
            name: "left-in-hand",
            ask: "You have gone out. What does this hand score for Ada?",
            facts: "She has laid three jacks; an ace, a queen, a joker and a seven are left in her hand.",
            answers: &[
                ("minus", "30 for the jacks, less 20, 10, 50 and 5 for the cards in her hand: 55 below zero."),
                ("added", "Cards that are left in a hand count against their side."),
                ("melds-only", "The jacks count 30, but the cards in her hand are taken off."),
                ("hand-only", "That leaves out the three jacks: they count 30."),
            ],
        },
        QuestionText {
            name: "red-threes",
            ask: "You have gone out, and Ada has laid no meld. What does this hand score for her?",
            facts: "She has two red threes; an ace, a jack, a queen and a ten are left in her hand.",
            answers: &[
                ("against", "Without a meld red threes count against her: 200, and 50 for the cards in her hand."),
                ("for", "In the classic game red threes count for a side only if it has laid a meld."),
                ("forgotten", "That leaves out the two red threes: without a meld they cost 100 each."),
                ("no-hand", "That leaves out the cards in her hand: they count 50 against her."),
            ],
        },
    ],
};
