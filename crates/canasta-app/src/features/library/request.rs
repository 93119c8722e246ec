//! Games that are wanted.

use super::key::GameId;

/// What a game of the library is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePurpose {
    /// To show it.
    Show(ShowAs),
    /// To save it as a file.
    Export,
    /// To play one of its mistakes again.
    Exercise,
    /// To offer it at the start, because only the library has its last moves.
    Further,
}

/// How a game of the library is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShowAs {
    /// At the table, where it goes on.
    Resume,
    /// As a game that is looked back at.
    LookBack,
    /// In the same way, at one of its hands, by its number from 0.
    LookAtHand(usize),
    /// In the same way, with its review.
    Review,
}

/// A game that is wanted, and what for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameRequest {
    pub id: GameId,
    pub purpose: GamePurpose,
}
