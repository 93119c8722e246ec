//! A section of the rules page.

/// What a section of the rules page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesTopic {
    /// The cards and the deal.
    Deal,
    /// A turn.
    Turn,
    /// Melds and canastas.
    Melds,
    /// The first meld of a side.
    Opening,
    /// Taking the pile.
    Pile,
    /// Red and black threes.
    Threes,
    /// Going out.
    GoingOut,
    /// The end of the stock.
    StockEnd,
    /// The score.
    Scoring,
    /// Hands that are laid down at once.
    SpecialHands,
    /// What changes from hand to hand.
    Hands,
    /// What the sources leave open.
    Choices,
}

/// A section of the rules page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesSection {
    /// What it is about.
    pub topic: RulesTopic,
    /// The heading.
    pub title: String,
    /// The sentences, a line each.
    pub sentences: Vec<String>,
}
