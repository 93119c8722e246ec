//! Drills about melds.

use crate::view::text::{DrillText, QuestionText};

pub(super) const OPEN: DrillText = DrillText {
    title: "Enough to open?",
    note: "Find 50, 90 or 120 in a hand",
    questions: &[
        QuestionText {
            name: "fifty",
            ask: "Open with at least 50 points.",
            facts: "Your side has melded nothing yet, and you have drawn.",
            answers: &[
                ("exact", "Three kings count 30 and four fives 20: 50 in one go, without a wild card."),
                ("waits", "There are 50 points in this hand."),
            ],
        },
        QuestionText {
            name: "ninety",
            ask: "Open with at least 90 points.",
            facts: "Your side has 1,700 points, so the first meld must count 90.",
            answers: &[
                ("wilds-count", "Twos count 20 in a meld too: that is how the queens and nines get to 90."),
                ("waits", "There are 90 points in this hand."),
            ],
        },
        QuestionText {
            name: "hundred-twenty",
            ask: "Open with at least 120 points.",
            facts: "Your side has 3,100 points, so the first meld must count 120.",
            answers: &[
                ("joker", "Two aces and the joker count 90, three kings 30: 120, and the two stays in your hand."),
                ("other-way", "That is enough. Two aces, the joker and three kings would do too, and keep the two."),
                ("waits", "There are 120 points in this hand."),
            ],
        },
        QuestionText {
            name: "with-the-pile",
            ask: "Open, and take the pile with it.",
            facts: "A nine lies on top of the pile, and you hold two; you need 50 points.",
            answers: &[
                (
                    "top-counts",
                    "The nine on top counts too: three nines and three queens make 60, and the pile is yours.",
                ),
                (
                    "left-lying",
                    "The nine on top counts too: with it your hand is enough to open and to take six cards.",
                ),
            ],
        },
    ],
};

pub(super) const KEEP: DrillText = DrillText {
    title: "What stays in your hand?",
    note: "Open, and keep the right cards back",
    questions: &[
        QuestionText {
            name: "joker",
            ask: "How do you open?",
            facts: "You need 90 points, and you have drawn.",
            answers: &[
                ("naturals", "Aces and eights make 90 alone, and the joker stays to close a canasta or take a pile."),
                ("spends-joker", "That is enough, but the joker is worth more in your hand."),
                ("waits", "You have 90 points without a wild card: open now, while the pile is small."),
            ],
        },
        QuestionText {
            name: "two",
            ask: "How do you open?",
            facts: "You need 50 points, and you have drawn.",
            answers: &[
                ("naturals", "Two melds without a wild card: both can grow, and the two stays."),
                ("spends-two", "The two is not needed: there are 60 points without it."),
                ("waits", "Once your side has melded, it takes the pile more easily: do not wait."),
            ],
        },
        QuestionText {
            name: "pair",
            ask: "How do you open?",
            facts: "You need 120 points, and the pile has six cards.",
            answers: &[
                ("keeps-pair", "The two stays, and so do the sevens: a pair that can take the pile."),
                ("spends-pair", "That uses up the pair of sevens, and with it a chance to take the pile."),
                ("waits", "A hand that makes 120 points is rare: open."),
            ],
        },
        QuestionText {
            name: "lay-all",
            ask: "Your side has melded. What do you lay?",
            facts: "The pile has one card, and both partners add to what lies there.",
            answers: &[
                ("both", "On the table your partner can add to both, and there is no pile to keep them for."),
                ("one", "Both melds help: your partner may hold the cards that make canastas of them."),
                ("none", "The pile is small, so these cards do more on the table, where your partner can add to them."),
            ],
        },
    ],
};

pub(super) const CANASTA: DrillText = DrillText {
    title: "Finish or spread?",
    note: "Where your wild cards belong",
    questions: &[
        QuestionText {
            name: "natural",
            ask: "What do you do with the two?",
            facts: "Six aces lie there without a wild card, and nobody is near going out.",
            answers: &[
                ("waits", "One more ace makes a natural canasta, 200 points more than a mixed one: wait for it."),
                ("mixed", "The two makes the canasta mixed, and there was time to wait for an ace."),
                ("spread", "The queens do not need it yet: a wild card in your hand can still go anywhere."),
            ],
        },
        QuestionText {
            name: "danger",
            ask: "What do you do with the twos?",
            facts: "They have a canasta, and one of them holds two cards.",
            answers: &[
                ("finish", "They may go out in their next turn: a canasta now is worth 300 points."),
                ("spread", "Spread out they close nothing."),
                ("waits", "They may go out before your next turn, and then the twos count against you."),
            ],
        },
        QuestionText {
            name: "time",
            ask: "What do you do with the twos?",
            facts: "Nobody has a canasta, and the others hold eight cards each.",
            answers: &[
                ("waits", "There is time: the aces may still become a natural canasta."),
                ("mixed", "Closing now gives away the chance of a natural canasta, and both wild cards."),
                ("spread", "Spread out they close nothing, and neither meld can become natural any more."),
            ],
        },
        QuestionText {
            name: "last-chance",
            ask: "What do you do with the two and the joker?",
            facts: "They have a canasta, and one of them holds three cards.",
            answers: &[
                ("finish", "They are close to going out: finish the aces while you can."),
                ("spread", "Only a finished canasta counts 300, and spread out they finish none."),
                ("waits", "With three cards left they may go out at any time, and a joker in your hand costs 50."),
            ],
        },
    ],
};
