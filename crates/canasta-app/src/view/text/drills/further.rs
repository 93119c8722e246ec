//! Drills about the further games, in their names.

use crate::view::text::{DrillText, QuestionText};

pub(super) const THREE_HANDED: DrillText = DrillText {
    title: "Three-handed",
    note: "One alone against two",
    questions: &[
        QuestionText {
            name: "alone",
            ask: "How do you come to play alone?",
            facts: "Nobody has taken the pile in this hand. A king lies on it, and you hold two.",
            answers: &[
                ("takes", "Who first takes the pile plays alone; the two others are partners from now on."),
                ("draws", "Drawing leaves it open. The first who takes the pile plays alone."),
            ],
        },
        QuestionText {
            name: "minimum",
            ask: "Your partner of this hand has laid kings. Lay your fours if you may.",
            facts: "You have 1,600 points, and nothing laid yet.",
            answers: &[
                ("lays", "One of two partners has opened, so the other needs no minimum, whatever the score."),
                ("waits", "You may lay them: your partner has opened for both of you."),
            ],
        },
        QuestionText {
            name: "score",
            ask: "You discard the nine and go out. What does this hand score for you?",
            facts: "You two have seven aces; a four and a seven are left with your partner. Each of you has a red three.",
            answers: &[
                (
                    "in-full",
                    "100 for going out, 500 for the canasta, 140 for the aces, less 10 with your partner, and your red three: 830.",
                ),
                ("half", "What you score together counts in full for each of you."),
                ("no-three", "That leaves out your red three."),
                ("both-threes", "Red threes are each player's own: that of your partner does not count for you."),
            ],
        },
        QuestionText {
            name: "out",
            ask: "Go out.",
            facts: "Your partner of this hand has made a canasta of aces.",
            answers: &[
                ("out", "The melds of partners are one side's: your partner's canasta is yours too."),
                ("asks", "The two others are partners, so you may ask first."),
                ("waits", "You can go out: your partner's canasta counts for you both."),
            ],
        },
    ],
};

pub(super) const SAMBA: DrillText = DrillText {
    title: "Samba",
    note: "Sequences of a suit",
    questions: &[
        QuestionText {
            name: "score",
            ask: "You discard the four and go out. What does this hand score for you?",
            facts: "A samba from four to ten, and six kings with a two. Your partner holds an ace and a seven.",
            answers: &[
                (
                    "sum",
                    "200 for going out, 1,500 for the samba, 300 for the kings, 130 for the cards laid, less 25 with your partner: 2,105.",
                ),
                ("as-mixed", "A sequence of seven cards is a samba: 1,500, not 300."),
                ("out-for-100", "Going out counts 200 in Samba."),
                ("no-hand", "The cards with your partner count against you: 25."),
            ],
        },
        QuestionText {
            name: "where",
            ask: "Where does the jack of hearts go?",
            facts: "Your sequence of hearts runs from five to ten, and you have three jacks.",
            answers: &[
                ("samba", "It is the seventh card of the sequence: a samba, 1,500 points."),
                ("set", "As a fourth jack it counts 10, and completes nothing."),
                ("waits", "In your hand it completes nothing."),
            ],
        },
        QuestionText {
            name: "top-card",
            ask: "Do you draw or take the pile?",
            facts: "The jack of hearts lies on it. Your sequence of hearts runs from five to ten.",
            answers: &[
                ("takes", "The top card may go onto the end of an own sequence, and here it makes the samba."),
                ("draws", "The jack fits your sequence: it makes a samba, and the pile comes with it."),
            ],
        },
        QuestionText {
            name: "frozen",
            ask: "Take the pile.",
            facts: "It is frozen. Your sequence of hearts runs from five to ten, and you hold two jacks.",
            answers: &[
                ("pair", "A frozen pile is never taken for a sequence, but with two jacks it is."),
                ("draws", "For the sequence it cannot be taken, but with the two jacks it can."),
            ],
        },
    ],
};

pub(super) const BOLIVIA: DrillText = DrillText {
    title: "Bolivia",
    note: "Melds of wilds, and a sequence to go out",
    questions: &[
        QuestionText {
            name: "wilds",
            ask: "Where do the two wilds go?",
            facts: "You have a meld of five wilds, and four kings.",
            answers: &[
                ("bolivia", "Seven wilds are a bolivia: 2,500 points."),
                (
                    "elsewhere",
                    "With wilds the kings are no canasta yet, and fewer stay for a meld that is nearer to one.",
                ),
                ("waits", "In your hand they complete nothing."),
            ],
        },
        QuestionText {
            name: "way-out",
            ask: "Go out.",
            facts: "You have a bolivia, a canasta of kings, and hearts from five to ten.",
            answers: &[
                ("out", "One of the two canastas must be a sequence: the jack makes it."),
                ("asks", "With the jack the sequence is complete, so you may ask first."),
                ("waits", "What going out still needs can be completed now."),
            ],
        },
        QuestionText {
            name: "score",
            ask: "You discard the four and go out. What does this hand score for you?",
            facts: "Five twos and two jokers, and diamonds from seven to king. Your partner holds a queen.",
            answers: &[
                (
                    "sum",
                    "200 for going out, 2,500 for the bolivia, 1,500 for the sequence, 265 for the cards laid, less 10: 4,455.",
                ),
                ("as-mixed", "Seven wilds are a bolivia: 2,500, not 300."),
                ("no-sequence", "That leaves out the sequence: 1,500."),
                ("no-hand", "That leaves out the queen with your partner: 10."),
            ],
        },
        QuestionText {
            name: "black-three",
            ask: "You have gone out. What does this hand score for the others?",
            facts: "They have three jacks. They hold a black three and an ace, and a nine.",
            answers: &[
                ("hundred", "30 for the jacks, less 100 for the black three, 20 and 10: 100 below zero."),
                ("five", "In Bolivia a black three that is left in a hand costs 100, not 5."),
                ("nothing", "The black three costs 100."),
                ("no-melds", "That leaves out the three jacks: they count 30."),
            ],
        },
    ],
};

pub(super) const MODERN_AMERICAN: DrillText = DrillText {
    title: "Modern American",
    note: "Strict openings, and special hands",
    questions: &[
        QuestionText {
            name: "opening",
            ask: "Lay your first melds.",
            facts: "From 3,000 points they must count 155, with one meld of three or more without wilds.",
            answers: &[
                ("opens", "The queens are the meld without wilds; with the kings and the aces it is 160."),
                ("waits", "There are 160 points in this hand, with one meld without wilds."),
            ],
        },
        QuestionText {
            name: "special",
            ask: "What do you do with this hand?",
            facts: "You have drawn, and neither you nor your partner has laid a meld.",
            answers: &[
                ("pairs", "Seven pairs without wilds are a special hand: 2,500 points, and the hand ends."),
                ("waits", "This is a special hand, and ends the hand for 2,500 points at once."),
            ],
        },
        QuestionText {
            name: "no-canasta",
            ask: "You have gone out. What does this hand score for the others?",
            facts: "They have three sevens, three nines and a red three. They hold an ace, a ten and an eight.",
            answers: &[
                (
                    "against",
                    "Without a canasta all counts against them: 45 laid, 100 for the three, 40 in their hands; and open sevens cost 2,500.",
                ),
                ("melds-for", "Without a canasta melded cards count against their side as well: 45."),
                ("three-for", "Threes count for a side from two canastas on, and without any against it."),
                ("no-penalty", "A meld of sevens that is no canasta costs 2,500."),
            ],
        },
    ],
};

pub(super) const HAND_AND_FOOT: DrillText = DrillText {
    title: "Hand and Foot",
    note: "A second hand for everybody",
    questions: &[
        QuestionText {
            name: "opening",
            ask: "Lay your first melds.",
            facts: "The number of the hand decides what they must count, not the score: 50, 90, 120 and 150.",
            answers: &[
                ("opens", "The third hand asks for 120: the kings with the joker make 70, the aces with the two 60."),
                ("waits", "There are 130 points in this hand."),
            ],
        },
        QuestionText {
            name: "foot",
            ask: "Pick up your foot, and play on in this turn.",
            facts: "You have kings and nines on the table.",
            answers: &[
                ("all", "The hand is laid out to the last card: you play on with the foot at once."),
                ("discards", "Discarding the last card picks the foot up too, but only your next turn begins with it."),
                ("waits", "All cards of this hand can be laid now."),
            ],
        },
        QuestionText {
            name: "books",
            ask: "Complete what your side needs to go out.",
            facts: "You have two natural canastas and one mixed one, and five nines.",
            answers: &[
                (
                    "mixed",
                    "Going out takes two natural and two mixed canastas: with a wild the nines are the second mixed one.",
                ),
                ("natural", "That is a third natural canasta. Two mixed ones are needed too."),
                ("waits", "What your side still needs can be completed now."),
            ],
        },
        QuestionText {
            name: "ask",
            ask: "What comes first?",
            facts: "All four canastas are there. You could lay the king and discard the four.",
            answers: &[
                ("asks", "Here nobody goes out without the partner's yes."),
                ("waits", "You can go out: there is no need to wait."),
            ],
        },
        QuestionText {
            name: "pile",
            ask: "You take the pile with your nines. How many cards do you get?",
            facts: "Twelve cards lie there.",
            answers: &[
                ("seven", "The top seven cards, the nine included. The rest stays."),
                ("six", "The top card is one of the seven."),
                ("all-but-one", "Only the top seven cards are taken."),
                ("all", "Only the top seven cards are taken, and the rest stays."),
            ],
        },
    ],
};
