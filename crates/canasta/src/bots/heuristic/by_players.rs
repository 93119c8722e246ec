//! A value for each number of players.

use crate::rules::Players;

/// A value that depends on the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByPlayers<T> {
    /// With two or three players.
    pub two: T,
    /// With four to six players.
    pub four: T,
}

impl<T> ByPlayers<T> {
    /// The value for these players.
    #[must_use]
    pub const fn get(&self, players: Players) -> &T {
        match players {
            Players::Two | Players::Three => &self.two,
            Players::Four | Players::Five | Players::Six | Players::Seven | Players::Eight => &self.four,
        }
    }
}
