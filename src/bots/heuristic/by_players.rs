//! A value for each number of players.

use crate::rules::Players;

/// A value that depends on the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByPlayers<T> {
    /// With two players.
    pub two: T,
    /// With four players.
    pub four: T,
}

impl<T> ByPlayers<T> {
    /// The value for these players.
    #[must_use]
    pub const fn get(&self, players: Players) -> &T {
        match players {
            Players::Two => &self.two,
            Players::Four => &self.four,
        }
    }
}
