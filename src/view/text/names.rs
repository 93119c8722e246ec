//! The names of the players.

use super::language;
use crate::rules::{Players, Seat, Side};
use crate::session::Session;

/// The names of the players, and the player who is addressed as *you*.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The names by seat.
    pub names: &'a [String],
    /// The seat of the person who reads.
    pub me: Seat,
    /// Whether bots play every seat, so that nobody is addressed as *you*.
    pub watched: bool,
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
    /// Two partners at a table that the reader only watches.
    Pair(&'a str, &'a str),
}

impl<'a> Names<'a> {
    /// The names at the table of a session.
    #[must_use]
    pub fn at(session: &Session, names: &'a [String]) -> Names<'a> {
        Names { names, me: session.me(), watched: session.is_watched() }
    }

    /// Whether this seat is addressed as *you*.
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        seat == self.me && !self.watched
    }

    /// The name of a side: the one place that decides between *we* and *they*, and the players of a game of two or of a
    /// table that is only watched.
    #[must_use]
    pub fn side(&self, side: Side) -> SideName<'_> {
        let ours = side == self.me.side();
        let players = if self.names.len() == 2 { Players::Two } else { Players::Four };
        match (players, ours) {
            (Players::Four, true) if !self.watched => SideName::We,
            (Players::Four, false) if !self.watched => SideName::They,
            (Players::Two, true) if !self.watched => SideName::You,
            _ => {
                let mut seats = players.seats_of(side);
                let first = seats.next().map_or("", |seat| self.of(seat));
                seats.next().map_or(SideName::Player(first), |second| SideName::Pair(first, self.of(second)))
            }
        }
    }

    /// The name of a seat; *Somebody* in the language of the page if it has none.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or(language::somebody(language::current()), String::as_str)
    }
}
