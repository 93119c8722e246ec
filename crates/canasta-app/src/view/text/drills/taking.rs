//! Drills about the pile.

use crate::view::text::{DrillText, QuestionText};

pub(super) const PILE: DrillText = DrillText {
    title: "Pile or stock?",
    note: "When the pile is worth it",
    questions: &[
        QuestionText {
            name: "nine-cards",
            ask: "Do you take the pile or draw?",
            facts: "There are nine cards in the pile, and you hold two kings.",
            answers: &[
                ("take", "Nine cards for a pair: many of them fit what you hold."),
                ("draw", "Nine cards would have been yours, and the next player may take them now."),
            ],
        },
        QuestionText {
            name: "one-card",
            ask: "Do you take the pile or draw?",
            facts: "There is one card in the pile.",
            answers: &[
                ("draw", "One card is not worth a pair: draw, and keep the nines for a bigger pile."),
                ("take", "You get a single card and give away the pair that would take a bigger pile."),
            ],
        },
        QuestionText {
            name: "with-a-two",
            ask: "Do you take the pile or draw?",
            facts: "There are nine cards in the pile; you hold one king and a two.",
            answers: &[
                ("take", "Your side has melded and the pile is not frozen, so a king and a two take nine cards."),
                ("draw", "A king and a two are enough here, and nine cards are worth a two."),
            ],
        },
        QuestionText {
            name: "canasta",
            ask: "Do you take the pile or draw?",
            facts: "The nine on top fits your meld of six.",
            answers: &[
                ("take", "The nine on top closes a canasta, and you need no card from your hand."),
                ("draw", "The nine on top makes your meld of nines a canasta: 300 points, and three cards in all."),
            ],
        },
        QuestionText {
            name: "cheapest",
            ask: "How do you begin this turn?",
            facts: "Your side needs 50 points to open; there is a king on top.",
            answers: &[
                ("one-two", "That opens and takes the pile, and a two stays in your hand."),
                ("both-twos", "That lays more wild cards than opening needs."),
                ("draw", "With the king on top your hand is enough to open and to take the pile."),
            ],
        },
    ],
};

pub(super) const FROZEN: DrillText = DrillText {
    title: "A frozen pile",
    note: "What takes it, and what to keep for it",
    questions: &[
        QuestionText {
            name: "pair",
            ask: "How do you begin this turn?",
            facts: "There is a two in the pile, so it is frozen; you hold two nines.",
            answers: &[
                ("take", "A natural pair of the top card takes a frozen pile, and thaws it."),
                ("draw", "You hold two natural nines: just what a frozen pile asks for."),
            ],
        },
        QuestionText {
            name: "one-nine",
            ask: "What can you do?",
            facts: "There is a two in the pile, so it is frozen; you hold one nine and a two.",
            answers: &[(
                "draw",
                "A frozen pile asks for two natural nines from your hand: your meld of nines and the two do not help.",
            )],
        },
        QuestionText {
            name: "three-cards",
            ask: "How do you begin this turn?",
            facts: "There are three cards in the frozen pile, a two among them.",
            answers: &[
                ("take", "Three cards, one of them a two, for a pair: that is a good exchange."),
                ("draw", "There is a two in it: the pair of nines buys it, and thaws the pile."),
            ],
        },
        QuestionText {
            name: "hold",
            ask: "What do you lay, and what do you discard?",
            facts: "There are ten cards in the frozen pile.",
            answers: &[
                ("keeps", "Only pairs take this pile, so nines, kings and queens stay in your hand."),
                ("lays-nines", "Each rank that you lay is a pair less for the pile of ten cards."),
                ("lays-both", "Nothing in your hand could then take the pile of ten cards but the queens."),
                ("breaks-pair", "The queens are a pair that takes the pile, and that breaks it up."),
            ],
        },
    ],
};
