//! Drills about going out.

use crate::view::text::{DrillText, QuestionText};

pub(super) const OUT: DrillText = DrillText {
    title: "Go out now?",
    note: "Count both sides first",
    questions: &[
        QuestionText {
            name: "their-hands-full",
            ask: "Do you go out?",
            facts: "Your side has a canasta, theirs has none and many cards in hand.",
            answers: &[
                ("out", "They are caught with their hands full, and you get 100 points for going out."),
                ("asks", "Asking is right too: your partner has no reason to say no."),
                ("waits", "Every turn gives them time for a canasta of their own: go out while they have none."),
            ],
        },
        QuestionText {
            name: "canastas-to-come",
            ask: "Do you go out?",
            facts: "Four of your melds grow towards canastas; they have one meld and no canasta.",
            answers: &[
                ("waits", "Each canasta to come is worth 300 points or more, and they are far from going out."),
                ("out", "You get 100 points and give up canastas worth many times that."),
                ("asks", "Your partner may say yes, and then the canastas to come are lost."),
            ],
        },
        QuestionText {
            name: "their-red-threes",
            ask: "Do you go out?",
            facts: "They have three red threes and no meld.",
            answers: &[
                ("out", "Without a meld each red three counts 100 against them: end it now."),
                ("asks", "Your partner will see the three red threes as well, and say yes."),
                ("waits", "As soon as they meld, their red threes count for them: do not give them that turn."),
            ],
        },
        QuestionText {
            name: "one-more-turn",
            ask: "Do you go out?",
            facts: "Two melds of five lie there, your partner holds nine cards, and they have one meld.",
            answers: &[
                ("waits", "They have nothing yet: a turn or two more may bring two canastas."),
                ("out", "Your two melds of five may become canastas, and they are not close to going out."),
                ("asks", "A yes would bind you to go out: two melds of five are worth waiting for."),
            ],
        },
    ],
};

pub(super) const ASK: DrillText = DrillText {
    title: "May I go out?",
    note: "Ask your partner, and answer",
    questions: &[
        QuestionText {
            name: "full-hand",
            ask: "Do you go out?",
            facts: "Your partner holds sixteen cards; they hold five and four.",
            answers: &[
                ("asks", "Sixteen cards may cost a lot, and your partner knows: that is what the question is for."),
                ("waits", "That gives your partner a turn to lay some of the sixteen cards."),
                ("out", "Your partner's sixteen cards count against you, and nobody asked about them."),
            ],
        },
        QuestionText {
            name: "light-hand",
            ask: "Your partner asks: may I go out?",
            facts: "They hold ten and eleven cards.",
            answers: &[
                ("yes", "You hold four cards worth little, and they are caught with twenty-one."),
                ("no", "Your four cards cost next to nothing, and their twenty-one cost them a lot."),
            ],
        },
        QuestionText {
            name: "heavy-hand",
            ask: "Your partner asks: may I go out?",
            facts: "You hold three wild cards, three aces and three kings.",
            answers: &[
                ("no", "Your hand costs more than going out brings, and laid down it makes points."),
                ("yes", "All that you hold would count against you: say no, and lay it in your next turn."),
            ],
        },
        QuestionText {
            name: "one-to-go",
            ask: "Your partner asks: may I go out?",
            facts: "You hold six cards and could lay only a few of them.",
            answers: &[
                ("yes", "Your hand is light, and going out now catches them with fifteen cards."),
                ("no", "Your queens can bring one more canasta, but they would get time for theirs too."),
            ],
        },
    ],
};

pub(super) const CONCEALED: DrillText = DrillText {
    title: "Concealed",
    note: "All in one turn",
    questions: &[
        QuestionText {
            name: "now",
            ask: "What do you do?",
            facts: "You have laid nothing yet, and neither has your partner.",
            answers: &[
                ("out", "All at once, with a canasta among it: that is concealed, and counts 200 instead of 100."),
                ("asks", "You may ask first: your partner's cards count against you."),
                ("waits", "Everything can go in this turn: going out concealed counts 200."),
                ("half", "Laid in part it is no longer concealed, and the canasta is still missing."),
            ],
        },
        QuestionText {
            name: "partner-has-melded",
            ask: "What do you do?",
            facts: "Your partner has laid aces; you have laid nothing.",
            answers: &[
                ("out", "It is concealed all the same: what matters is that you have laid nothing before."),
                ("asks", "You may ask first: your partner's cards count against you."),
                ("waits", "Everything can go in this turn, and you get 200 for a concealed hand."),
                ("half", "Laid in part it brings 100 instead of 200 later, and warns them."),
            ],
        },
        QuestionText {
            name: "one-card-short",
            ask: "What do you do?",
            facts: "You hold seven aces and a pair of kings, and they have one meld.",
            answers: &[
                ("waits", "One more king, or a wild card, and all of it goes in one turn: concealed."),
                ("lays", "The canasta is safe in your hand for now, and a king or a wild card makes it concealed."),
                ("breaks-pair", "The kings are the rest of your concealed hand."),
            ],
        },
        QuestionText {
            name: "two-canastas",
            ask: "What do you do?",
            facts: "Two players: going out takes two canastas.",
            answers: &[
                ("out", "Two twos on the kings and one on the aces: two canastas in one turn, concealed."),
                ("one-canasta", "Laid in part it is no longer concealed: the three twos are enough for both canastas."),
                ("waits", "Both canastas are in your hand already."),
            ],
        },
    ],
};
