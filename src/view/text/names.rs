//! The names of the players.

use super::language;
use crate::rules::Seat;

/// The names of the players, and the player who is addressed as *you*.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The names by seat.
    pub names: &'a [String],
    /// The seat of the person who reads.
    pub me: Seat,
}

impl Names<'_> {
    /// The name of a seat; *Somebody* in the language of the page if it has none.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or(language::somebody(language::current()), String::as_str)
    }
}
