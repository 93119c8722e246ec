//! The rule fields that are one of several named choices (rules §1).

use serde::{Deserialize, Serialize};

/// The cards of the hand with which the top card of an unfrozen pile makes a new meld (rules §2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PileNewMeld {
    /// A natural pair, or a natural and a wild.
    PairOrWild,
    /// A natural pair only; further wilds may join it.
    Pair,
}

impl PileNewMeld {
    /// The words of the notation.
    pub const WORDS: &[&str] = &["pair-or-wild", "pair"];
}

/// The own melds onto which the pile's top card may go (rules §2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PileOwnMeld {
    /// Any.
    #[serde(rename = "any")]
    Any,
    /// Those of fewer than seven cards, also with a natural pair.
    #[serde(rename = "under-7")]
    Under7,
}

impl PileOwnMeld {
    /// The words of the notation.
    pub const WORDS: &[&str] = &["any", "under-7"];
}

/// The rule for an empty stock (rules §1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StockEnd {
    /// The pile must be taken if it is not frozen and its top card fits an own meld; otherwise the player may end the hand.
    #[serde(rename = "a")]
    TakeIfFits,
    /// The hand ends with the turn in which the last card was drawn.
    #[serde(rename = "b")]
    EndsWithTurn,
    /// The pile must be taken if it can be.
    #[serde(rename = "c")]
    TakeIfAble,
    /// Nobody must take the pile: the hand ends when a player draws.
    #[serde(rename = "d")]
    EndsWithDraw,
}

impl StockEnd {
    /// The letters of the notation.
    pub const WORDS: &[&str] = &["a", "b", "c", "d"];
}
