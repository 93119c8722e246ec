//! Players, seats and sides, and tables indexed by them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

/// The number of players, two to eight. How they make sides is said by [`super::Sides`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Players {
    /// Two.
    Two,
    /// Three.
    Three,
    /// Four.
    Four,
    /// Five.
    Five,
    /// Six.
    Six,
    /// Seven.
    Seven,
    /// Eight.
    Eight,
}

impl Players {
    /// Every number of players, in ascending order.
    pub const ALL: [Players; 7] =
        [Players::Two, Players::Three, Players::Four, Players::Five, Players::Six, Players::Seven, Players::Eight];
    /// The largest number.
    pub const MOST: usize = 8;

    /// 2 to 8.
    #[must_use]
    pub const fn count(self) -> usize {
        self as usize + 2
    }

    /// The seats, from 0 clockwise.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.count() as u8).map(Seat::numbered)
    }

    /// The seat with this number, if there is one.
    #[must_use]
    pub const fn seat(self, number: usize) -> Option<Seat> {
        if number < self.count() { Some(Seat::numbered(number as u8)) } else { None }
    }

    /// The next seat clockwise.
    #[must_use]
    pub const fn after(self, seat: Seat) -> Seat {
        let next = seat.0 as u8 + 1;
        // A product, because a choice becomes a jump.
        Seat::numbered(next * ((next as usize) < self.count()) as u8)
    }

    /// The seats in turn order, beginning after `dealer` and ending with it.
    pub fn from_after(self, dealer: Seat) -> impl Iterator<Item = Seat> + Clone {
        let n = self.count() as u8;
        (1..=n).map(move |i| Seat::numbered((dealer.0 as u8 + i) % n))
    }
}

/// One of eight places. As an enum its number is known to be in the range of a table of eight, so that no index is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum Place {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl Place {
    const ALL: [Place; 8] = [Place::A, Place::B, Place::C, Place::D, Place::E, Place::F, Place::G, Place::H];

    /// The place with this number, below eight.
    const fn numbered(number: u8) -> Place {
        // Looked up, because a `match` becomes jumps, which are guessed wrong where seats take turns.
        Place::ALL[number as usize & 7]
    }
}

/// A seat at the table, numbered from 0 clockwise. JSON has its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(Place);

impl Seat {
    /// The first seat; in the browser the person's own.
    pub const FIRST: Seat = Seat(Place::A);

    /// The seat with this number, which is below eight.
    pub(super) const fn numbered(number: u8) -> Seat {
        Seat(Place::numbered(number))
    }

    /// The number, 0 to 7.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the sides, whose seats share melds and a score. JSON has its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Side(Place);

impl Side {
    /// The side of the first seat.
    pub const FIRST: Side = Side(Place::A);
    /// The side of the second seat.
    pub const SECOND: Side = Side(Place::B);

    /// The side with this number, which is below eight.
    pub(super) const fn numbered(number: u8) -> Side {
        Side(Place::numbered(number))
    }

    /// The number, 0 to 7.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A table of up to eight values. Those that are not in use are default values, so that no index is out of range.
#[derive(Clone, Copy, Debug)]
struct Table<T> {
    values: [T; Players::MOST],
    used: u8,
}

impl<T> Table<T> {
    fn used(&self) -> &[T] {
        &self.values[..usize::from(self.used).min(Players::MOST)]
    }

    const fn at(&self, place: Place) -> &T {
        &self.values[place as usize]
    }

    const fn at_mut(&mut self, place: Place) -> &mut T {
        &mut self.values[place as usize]
    }
}

impl<T: Default> Table<T> {
    fn from_fn(used: usize, mut f: impl FnMut(u8) -> T) -> Table<T> {
        let used = used.min(Players::MOST) as u8;
        let mut values: [T; Players::MOST] = Default::default();
        for (i, value) in (0..used).zip(&mut values) {
            *value = f(i);
        }
        Table { values, used }
    }
}

/// Makes a table with a value for each seat or side of a table.
macro_rules! table {
    ($(#[$doc:meta])* $name:ident by $index:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name<T>(Table<T>);

        impl<T> $name<T> {
            /// The values in order.
            #[must_use]
            pub fn as_slice(&self) -> &[T] {
                self.0.used()
            }

            /// The values in order.
            pub fn iter(&self) -> std::slice::Iter<'_, T> {
                self.as_slice().iter()
            }

            /// The number of values.
            #[must_use]
            pub const fn count(&self) -> usize {
                self.0.used as usize
            }

            /// The values, each with what it belongs to.
            pub fn entries(&self) -> impl DoubleEndedIterator<Item = ($index, &T)> + ExactSizeIterator {
                self.iter().enumerate().map(|(i, value)| ($index::numbered(i as u8), value))
            }
        }

        impl<T: Default> $name<T> {
            /// So many default values.
            #[must_use]
            pub fn new(count: usize) -> $name<T> {
                $name::from_fn(count, |_| T::default())
            }

            /// So many values.
            pub fn from_fn(count: usize, mut f: impl FnMut($index) -> T) -> $name<T> {
                $name(Table::from_fn(count, |i| f($index::numbered(i))))
            }

            /// The values of a list; those beyond the eighth are dropped.
            #[must_use]
            pub fn from_list(list: Vec<T>) -> $name<T> {
                let mut list = list.into_iter();
                $name::from_fn(list.len(), |_| list.next().unwrap_or_default())
            }
        }

        impl<T> $name<T> {
            /// Each value changed by `f`.
            pub fn map<U: Default>(&self, mut f: impl FnMut(&T) -> U) -> $name<U> {
                $name::from_fn(self.count(), |index| f(&self[index]))
            }
        }

        impl<T: Default, const N: usize> From<[T; N]> for $name<T> {
            fn from(values: [T; N]) -> $name<T> {
                $name::from_list(values.into())
            }
        }

        /// No values.
        impl<T: Default> Default for $name<T> {
            fn default() -> $name<T> {
                $name::new(0)
            }
        }

        impl<T: PartialEq> PartialEq for $name<T> {
            fn eq(&self, other: &$name<T>) -> bool {
                self.as_slice() == other.as_slice()
            }
        }

        impl<T: Eq> Eq for $name<T> {}

        impl<T: Hash> Hash for $name<T> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                self.as_slice().hash(state);
            }
        }

        impl<T> Index<$index> for $name<T> {
            type Output = T;

            fn index(&self, index: $index) -> &T {
                self.0.at(index.0)
            }
        }

        impl<T> IndexMut<$index> for $name<T> {
            fn index_mut(&mut self, index: $index) -> &mut T {
                self.0.at_mut(index.0)
            }
        }

        impl<'a, T> IntoIterator for &'a $name<T> {
            type Item = &'a T;
            type IntoIter = std::slice::Iter<'a, T>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        /// A list of the values.
        impl<T: Serialize> Serialize for $name<T> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.as_slice().serialize(serializer)
            }
        }

        /// A list of two to eight values.
        impl<'de, T: Default + Deserialize<'de>> Deserialize<'de> for $name<T> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name<T>, D::Error> {
                let list = Vec::deserialize(deserializer)?;
                if (2..=Players::MOST).contains(&list.len()) {
                    Ok($name::from_list(list))
                } else {
                    Err(serde::de::Error::custom(OutOfRange))
                }
            }
        }
    };
}

table! {
    /// A value for each seat.
    BySeat by Seat
}

table! {
    /// A value for each side.
    BySide by Side
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
        Players::ALL.into_iter().find(|players| u8::from(*players) == count).ok_or(OutOfRange)
    }
}

impl From<Players> for u8 {
    fn from(players: Players) -> u8 {
        // Eight at most: fits.
        players.count() as u8
    }
}

/// A seat of a table for eight; [`Players::seat`] checks that it is at a smaller one.
impl TryFrom<u8> for Seat {
    type Error = OutOfRange;

    fn try_from(number: u8) -> Result<Seat, OutOfRange> {
        Players::Eight.seat(number.into()).ok_or(OutOfRange)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0 as u8
    }
}

/// A side of a table for eight.
impl TryFrom<u8> for Side {
    type Error = OutOfRange;

    fn try_from(number: u8) -> Result<Side, OutOfRange> {
        if usize::from(number) < Players::MOST { Ok(Side::numbered(number)) } else { Err(OutOfRange) }
    }
}

impl From<Side> for u8 {
    fn from(side: Side) -> u8 {
        side.0 as u8
    }
}
