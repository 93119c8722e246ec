//! Drills about discards.

use crate::view::text::{DrillText, QuestionText};

pub(super) const SAFE: DrillText = DrillText {
    title: "A safe discard",
    note: "What the next player cannot use",
    questions: &[
        QuestionText {
            name: "seen",
            ask: "What do you discard?",
            facts: "They have melded jacks, nines and sevens; look through the pile.",
            answers: &[
                ("four", "Three fours lie in the pile: it is unlikely that the next player has two more."),
                ("onto-melds", ""),
                ("unseen", ""),
            ],
        },
        QuestionText {
            name: "count-them",
            ask: "What do you discard?",
            facts: "They have melded jacks and nines; look through the pile.",
            answers: &[
                ("five", "Six fives lie in the pile and you hold the seventh: only one is left."),
                ("onto-melds", ""),
                ("unseen", ""),
            ],
        },
        QuestionText {
            name: "two-players",
            ask: "What do you discard?",
            facts: "Ada has melded jacks and nines; she plays next.",
            answers: &[
                ("pair", "You hold two of them yourself, so Ada is less likely to have a pair."),
                ("onto-melds", ""),
                ("single", ""),
            ],
        },
    ],
};

pub(super) const STOP: DrillText = DrillText {
    title: "Stop with a black three",
    note: "When the next player must not take",
    questions: &[
        QuestionText {
            name: "eleven-cards",
            ask: "What do you discard?",
            facts: "There are eleven cards in the pile, and they have melded three ranks.",
            answers: &[
                ("stops", "Nobody can take a pile with a black three on top: now is the time for it."),
                ("onto-melds", ""),
                ("hopes", ""),
            ],
        },
        QuestionText {
            name: "one-card",
            ask: "What do you discard?",
            facts: "There is one card in the pile.",
            answers: &[
                ("saves", "The pile is small: the black three is worth more later, when it guards many cards."),
                ("wasted", "There is nothing to guard yet: keep the black three for a big pile."),
            ],
        },
        QuestionText {
            name: "two-of-them",
            ask: "What do you discard?",
            facts: "There are three cards in the pile, and you hold two black threes.",
            answers: &[
                ("saves", "Three cards are a small loss: both black threes stay for the time when the pile has grown."),
                ("wasted", "It guards three cards only, and you will wish for it when the pile is big."),
            ],
        },
        QuestionText {
            name: "short-hand",
            ask: "What do you lay, and what do you discard?",
            facts: "Your nine, jack and seven fit melds of theirs.",
            answers: &[
                (
                    "lays-and-stops",
                    "Queens on the table where they count, and the black three keeps the pile from them.",
                ),
                ("stops-only", "The black three is right, but your partner could add to cards that you lay first."),
                ("onto-melds", ""),
            ],
        },
    ],
};

pub(super) const FREEZE: DrillText = DrillText {
    title: "When to freeze",
    note: "A wild card on the pile",
    questions: &[
        QuestionText {
            name: "nothing-melded",
            ask: "What do you do?",
            facts: "They have melded three ranks, your side nothing; there are twelve cards in the pile.",
            answers: &[
                ("freeze", "Now their melds do not help them: only a pair takes the pile, and you hold four pairs."),
                ("plain", "Their three melds make the pile of twelve cards easy for them to take."),
                ("opens", "That spends the pairs and the twos with which you could fight for twelve cards."),
            ],
        },
        QuestionText {
            name: "they-are-ahead",
            ask: "What do you discard?",
            facts: "They have melded four ranks; there are twelve cards in the pile.",
            answers: &[
                ("freeze", "With four melds nearly any card takes the pile for them: frozen, it asks for a pair."),
                ("plain", "They have four melds, so that nearly any card takes the pile of twelve for them."),
            ],
        },
        QuestionText {
            name: "seven-cards",
            ask: "What do you discard?",
            facts: "They have melded three ranks, your side one; there are seven cards in the pile.",
            answers: &[
                ("freeze", "They have more melds, and you hold four pairs: a frozen pile is a pile for you."),
                ("plain", ""),
                ("onto-melds", ""),
            ],
        },
        QuestionText {
            name: "small-pile",
            ask: "What do you discard?",
            facts: "There are two cards in the pile.",
            answers: &[
                ("plain", "A single card is enough: two cards are not worth a wild one."),
                ("wasted", "A two is worth more than the two cards that it guards."),
                ("breaks-pair", "The kings are a pair, and a pair can take a pile."),
            ],
        },
    ],
};
