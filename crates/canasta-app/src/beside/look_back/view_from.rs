//! From where a hand is looked at.

use canasta::rules::{Players, Seat};
use std::fmt;
use std::str::FromStr;

/// From where a hand is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ViewFrom {
    /// From a seat: only its hand is seen.
    Seat(Seat),
    /// With all hands open.
    AllOpen,
}

impl ViewFrom {
    /// Every view at a table.
    pub fn all(players: Players) -> impl Iterator<Item = ViewFrom> {
        players.seats().map(ViewFrom::Seat).chain([ViewFrom::AllOpen])
    }

    /// The seat whose hand alone is seen, if there is one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            ViewFrom::Seat(seat) => Some(seat),
            ViewFrom::AllOpen => None,
        }
    }
}

/// There is no view with this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownView;

impl FromStr for ViewFrom {
    type Err = UnknownView;

    fn from_str(name: &str) -> Result<ViewFrom, UnknownView> {
        ViewFrom::all(Players::Eight).find(|view| view.to_string() == name).ok_or(UnknownView)
    }
}

/// The name in the page: the number of the seat from 0, or `all`.
impl fmt::Display for ViewFrom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ViewFrom::Seat(seat) => write!(f, "{}", seat.index()),
            ViewFrom::AllOpen => f.write_str("all"),
        }
    }
}
