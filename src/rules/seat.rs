//! Seats and sides, and tables indexed by them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The number of players. Four play as two sides of partners (rules §2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Players {
    /// Two, each a side.
    Two,
    /// Four: sides are seats {0, 2} and {1, 3}.
    Four,
}

impl Players {
    /// 2 or 4.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Players::Two => 2,
            Players::Four => 4,
        }
    }

    /// The seats, from 0 clockwise.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.count() as u8).map(Seat)
    }

    /// The seats of one side.
    pub fn seats_of(self, side: Side) -> impl Iterator<Item = Seat> + Clone {
        self.seats().filter(move |seat| seat.side() == side)
    }

    /// The seat with this number, if there is one.
    #[must_use]
    pub const fn seat(self, number: usize) -> Option<Seat> {
        if number < self.count() { Some(Seat(number as u8)) } else { None }
    }

    /// The next seat clockwise.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Seat {
        // Two or four, so a mask replaces the remainder.
        Seat((seat.0 + 1) & (self.count() as u8 - 1))
    }

    /// The seats in turn order, beginning after `dealer` and ending with it.
    pub fn from_after(self, dealer: Seat) -> impl Iterator<Item = Seat> + Clone {
        let n = self.count() as u8;
        (1..=n).map(move |i| Seat((dealer.0 + i) % n))
    }

    /// The partner of a seat; none for two players.
    #[must_use]
    pub const fn partner(self, seat: Seat) -> Option<Seat> {
        match self {
            Players::Two => None,
            Players::Four => Some(Seat((seat.0 + 2) % 4)),
        }
    }
}

/// A seat at the table, numbered from 0 clockwise. JSON has its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The first seat; in the browser the person's own.
    pub const FIRST: Seat = Seat(0);

    /// The number, 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side that the seat plays for.
    #[must_use]
    pub const fn side(self) -> Side {
        if self.0.is_multiple_of(2) { Side::Even } else { Side::Odd }
    }
}

/// One of the two sides, which share melds and a score. JSON has its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Side {
    /// Seats 0 and 2; side 0 of the notation.
    Even,
    /// Seats 1 and 3; side 1 of the notation.
    Odd,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::Even, Side::Odd];

    /// 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Even => Side::Odd,
            Side::Odd => Side::Even,
        }
    }
}

/// A value for each seat. With two players the last two values are unused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> BySeat<T> {
    /// Each value changed by `f`.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(f))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() & 3]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & 3]
    }
}

/// A value for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BySide<T>(pub [T; 2]);

impl<T> BySide<T> {
    /// A value for each side.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> BySide<T> {
        BySide([f(Side::Even), f(Side::Odd)])
    }

    /// Each value changed by `f`.
    pub fn map<U>(self, f: impl FnMut(T) -> U) -> BySide<U> {
        BySide(self.0.map(f))
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side.index()]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side.index()]
    }
}

/// The number is not one of a seat, a side or a count of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange;

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the number is out of range")
    }
}

impl std::error::Error for OutOfRange {}

impl TryFrom<u8> for Players {
    type Error = OutOfRange;

    fn try_from(count: u8) -> Result<Players, OutOfRange> {
        match count {
            2 => Ok(Players::Two),
            4 => Ok(Players::Four),
            _ => Err(OutOfRange),
        }
    }
}

impl From<Players> for u8 {
    fn from(players: Players) -> u8 {
        // Two or four: fits.
        players.count() as u8
    }
}

/// A seat of a table for four; [`Players::seat`] checks that it is at a smaller one.
impl TryFrom<u8> for Seat {
    type Error = OutOfRange;

    fn try_from(number: u8) -> Result<Seat, OutOfRange> {
        Players::Four.seat(number.into()).ok_or(OutOfRange)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Side {
    type Error = OutOfRange;

    fn try_from(number: u8) -> Result<Side, OutOfRange> {
        Side::ALL.get(usize::from(number)).copied().ok_or(OutOfRange)
    }
}

impl From<Side> for u8 {
    fn from(side: Side) -> u8 {
        side as u8
    }
}
