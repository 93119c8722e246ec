//! The words of the game that the page explains.

/// A word of the game with an explanation of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// The values of the cards.
    Values,
    /// A natural card.
    Natural,
    /// A wild card.
    Wild,
    /// A red three.
    RedThree,
    /// A black three.
    BlackThree,
    /// A meld.
    Meld,
    /// The first meld of a side, and its minimum.
    Opening,
    /// A canasta.
    Canasta,
    /// A canasta without wilds.
    NaturalCanasta,
    /// A canasta with wilds.
    MixedCanasta,
    /// The stock.
    Stock,
    /// The pile.
    Pile,
    /// Taking the pile.
    Taking,
    /// The discard that ends a turn.
    Discard,
    /// A frozen pile.
    Frozen,
    /// Freezing the pile.
    Freezing,
    /// A pile with a black three on top.
    Blocked,
    /// A turn and its parts.
    Turn,
    /// The dealer.
    Dealer,
    /// The two sides.
    Side,
    /// The partner.
    Partner,
    /// The question "May I go out?".
    Asking,
    /// Cards that a side draws for its opening.
    BonusCards,
    /// A hand that is laid down at once for points of its own.
    SpecialHand,
    /// Going out.
    GoingOut,
    /// Going out concealed.
    Concealed,
    /// The cards that count against their side at the end of a hand.
    HandPoints,
    /// The score of a hand.
    Score,
    /// The target of the match.
    Target,
    /// A hand of cards, and a hand as a part of the match.
    Hand,
    /// A game marked as practice.
    Practice,
    /// Taking an action back.
    Undo,
}

impl Term {
    /// Every term, in the order in which a newcomer meets them.
    pub const ALL: [Term; 32] = [
        Term::Values,
        Term::Natural,
        Term::Wild,
        Term::RedThree,
        Term::BlackThree,
        Term::Meld,
        Term::Opening,
        Term::Canasta,
        Term::NaturalCanasta,
        Term::MixedCanasta,
        Term::Stock,
        Term::Pile,
        Term::Taking,
        Term::Discard,
        Term::Frozen,
        Term::Freezing,
        Term::Blocked,
        Term::Turn,
        Term::Dealer,
        Term::Side,
        Term::Partner,
        Term::Asking,
        Term::BonusCards,
        Term::SpecialHand,
        Term::GoingOut,
        Term::Concealed,
        Term::HandPoints,
        Term::Score,
        Term::Target,
        Term::Hand,
        Term::Practice,
        Term::Undo,
    ];

    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Term::Values => "values",
            Term::Natural => "natural",
            Term::Wild => "wild",
            Term::RedThree => "red-three",
            Term::BlackThree => "black-three",
            Term::Meld => "meld",
            Term::Opening => "opening",
            Term::Canasta => "canasta",
            Term::NaturalCanasta => "natural-canasta",
            Term::MixedCanasta => "mixed-canasta",
            Term::Stock => "stock",
            Term::Pile => "pile",
            Term::Taking => "taking",
            Term::Discard => "discard",
            Term::Frozen => "frozen",
            Term::Freezing => "freezing",
            Term::Blocked => "blocked",
            Term::Turn => "turn",
            Term::Dealer => "dealer",
            Term::Side => "side",
            Term::Partner => "partner",
            Term::Asking => "asking",
            Term::BonusCards => "bonus-cards",
            Term::SpecialHand => "special-hand",
            Term::GoingOut => "going-out",
            Term::Concealed => "concealed",
            Term::HandPoints => "hand-points",
            Term::Score => "score",
            Term::Target => "target",
            Term::Hand => "hand",
            Term::Practice => "practice",
            Term::Undo => "undo",
        }
    }

    /// The term with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Term> {
        Term::ALL.into_iter().find(|term| term.name() == name)
    }
}
