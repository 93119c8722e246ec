//! What a program asks of the referee: `docs/protocol.md`.

use canasta::referee::NewTable;
use serde::{Deserialize, Deserializer};

/// A request: one line of JSON. Each has one answer.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Request {
    /// What the referee is, and the presets that it knows.
    Hello,
    /// A game, dealt or from a record.
    New(NewTable),
    /// The next hand of a game.
    Deal(OfGame),
    /// What a seat may know.
    Observe(OfSeat),
    /// Legal actions, one for all choices of suits.
    Legal(Legal),
    /// An action.
    Step(Step),
    /// The score sheets of the finished hands.
    Score(OfGame),
    /// The record with all decks.
    Record(OfGame),
    /// A copy of a game.
    Clone(OfGame),
    /// The end of a game, whose number is free again.
    Close(OfGame),
}

/// A game by its number.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct OfGame {
    /// The number.
    pub game: u64,
}

/// A seat of a game.
#[derive(Debug, Deserialize)]
pub struct OfSeat {
    /// The game.
    pub game: u64,
    /// The seat; the one that is to act unless it is given.
    #[serde(default, deserialize_with = "given")]
    pub seat: Option<usize>,
}

/// A list of legal actions.
#[derive(Debug, Deserialize)]
pub struct Legal {
    /// The game.
    pub game: u64,
    /// The longest list wanted.
    #[serde(default, deserialize_with = "given")]
    pub limit: Option<usize>,
}

/// An action to play.
#[derive(Debug, Deserialize)]
pub struct Step {
    /// The game.
    pub game: u64,
    /// The seat that acts; the one that is to act unless it is given.
    #[serde(default, deserialize_with = "given")]
    pub seat: Option<usize>,
    /// The action in notation.
    pub action: String,
}

/// A number that is there. `null` is none: many languages write it for a number that failed, which must not become another seat.
fn given<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}
