//! Games that are wanted.

use super::key::GameId;

/// What a game of the library is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePurpose {
    /// To continue it.
    Resume,
    /// To look back at it.
    LookBack,
    /// To look at one of its hands, by its number from 0.
    LookAtHand(usize),
    /// To look back at it with its review.
    Review,
    /// To save it as a file.
    Export,
    /// To play one of its mistakes again.
    Exercise,
    /// To offer it at the start, because only the library has its last moves.
    Further,
}

/// A game that is wanted, and what for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameRequest {
    pub id: GameId,
    pub purpose: GamePurpose,
}
