//! The words of the game that the page explains.

use crate::named::named;

named! {
    /// A word of the game with an explanation of its own.
    pub enum Term {
        /// The values of the cards.
        Values = "values",
        /// A natural card.
        Natural = "natural",
        /// A wild card.
        Wild = "wild",
        /// A red three.
        RedThree = "red-three",
        /// A black three.
        BlackThree = "black-three",
        /// A meld.
        Meld = "meld",
        /// The first meld of a side, and its minimum.
        Opening = "opening",
        /// A canasta.
        Canasta = "canasta",
        /// A canasta without wilds.
        NaturalCanasta = "natural-canasta",
        /// A canasta with wilds.
        MixedCanasta = "mixed-canasta",
        /// The stock.
        Stock = "stock",
        /// The pile.
        Pile = "pile",
        /// Taking the pile.
        Taking = "taking",
        /// The discard that ends a turn.
        Discard = "discard",
        /// A frozen pile.
        Frozen = "frozen",
        /// Freezing the pile.
        Freezing = "freezing",
        /// A pile with a black three on top.
        Blocked = "blocked",
        /// A turn and its parts.
        Turn = "turn",
        /// The dealer.
        Dealer = "dealer",
        /// The two sides.
        Side = "side",
        /// The partner.
        Partner = "partner",
        /// The question "May I go out?".
        Asking = "asking",
        /// Cards that a side draws for its opening.
        BonusCards = "bonus-cards",
        /// A hand that is laid down at once for points of its own.
        SpecialHand = "special-hand",
        /// Going out.
        GoingOut = "going-out",
        /// Going out concealed.
        Concealed = "concealed",
        /// The cards that count against their side at the end of a hand.
        HandPoints = "hand-points",
        /// The score of a hand.
        Score = "score",
        /// The target of the match.
        Target = "target",
        /// A hand of cards, and a hand as a part of the match.
        Hand = "hand",
        /// A game marked as practice.
        Practice = "practice",
        /// Taking an action back.
        Undo = "undo",
    }
}
