//! The skill of a heuristic bot.

/// How much a heuristic bot knows and remembers. No skill makes blunders on purpose: a lower one weighs fewer facts, but
/// weighs those in the same way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    /// Melds everything it can, and remembers only the cards that lie on the table.
    Novice,
    /// Holds back few cards with four players; remembers the latest discards, and no cards in hands.
    Partial,
    /// Keeps a hand that takes piles, and remembers every card.
    #[default]
    Full,
}
