//! The names of the players.

use super::language;
use crate::rules::{Players, Seat, Side};

/// The names of the players, and the player who is addressed as *you*.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The names by seat.
    pub names: &'a [String],
    /// The seat of the person who reads.
    pub me: Seat,
}

/// A side as the reader calls it. Sides of partners are *we* and *they*; of two players each is a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideName<'a> {
    /// The reader and the partner.
    We,
    /// The opponents of the reader and the partner.
    They,
    /// The reader alone.
    You,
    /// Another player alone.
    Player(&'a str),
}

impl Names<'_> {
    /// The name of a side: the one place that decides between *we* and *they*, and the players of a game of two.
    #[must_use]
    pub fn side(&self, side: Side) -> SideName<'_> {
        let ours = side == self.me.side();
        let two = self.names.len() == 2;
        match (two, ours) {
            (false, true) => SideName::We,
            (false, false) => SideName::They,
            (true, true) => SideName::You,
            (true, false) => {
                let other = Players::Two.seats_of(side).next();
                SideName::Player(other.map_or("", |seat| self.of(seat)))
            }
        }
    }

    /// The name of a seat; *Somebody* in the language of the page if it has none.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or(language::somebody(language::current()), String::as_str)
    }
}
