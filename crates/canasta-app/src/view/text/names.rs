//! The names of the players.

use crate::session::{DefaultName, Place, Session};
use crate::words;
use canasta::rules::{Players, Seat, Side, Sides};

/// The name of a player as the language shows it: names that the program gave are words.
#[must_use]
pub fn shown_name(name: &str) -> String {
    match DefaultName::of(name) {
        Some(DefaultName::You) => words::sides::default_name().to_owned(),
        Some(DefaultName::AtSeat(seat)) => words::sides::default_name_at_seat(seat),
        None => name.to_owned(),
    }
}

/// The names of seats as the language shows them.
#[must_use]
pub fn shown_names(places: &[Place]) -> Vec<String> {
    places.iter().map(|place| shown_name(&place.name)).collect()
}

/// The names of all who play at the table of a session: those of the seats, then that of who rests.
#[must_use]
pub fn names_with_resting(session: &Session) -> Vec<String> {
    session.places().iter().chain(session.resting()).map(|place| shown_name(&place.name)).collect()
}

/// The names of the players, and the player who is addressed as *you*.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The names by seat; behind them that of who rests, where a side is all its people.
    pub names: &'a [String],
    /// The seat of the person who reads.
    pub me: Seat,
    /// Whether bots play every seat, so that nobody is addressed as *you*.
    pub watched: bool,
    /// Whether the person only rests in the hand, whose side is the own one nevertheless.
    pub rests: bool,
    /// Which seats play together.
    pub sides: Sides,
}

/// A side as the reader calls it. Two sides of partners are *we* and *they*; who plays alone is a player, and where there are
/// more than two sides the others have names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideName<'a> {
    /// The reader and the partners.
    We,
    /// The opponents of the reader and the partners.
    They,
    /// The reader alone.
    You,
    /// Another player alone.
    Player(&'a str),
    /// Two partners.
    Pair(&'a str, &'a str),
    /// Three partners.
    Trio(&'a str, &'a str, &'a str),
    /// Four partners.
    Quartet(&'a str, &'a str, &'a str, &'a str),
}

impl<'a> Names<'a> {
    /// The names of a table, on the usual sides of so many players.
    #[must_use]
    pub fn new(names: &'a [String], me: Seat) -> Names<'a> {
        let players = Players::ALL.into_iter().find(|players| players.count() == names.len());
        Names { names, me, watched: false, rests: false, sides: Sides::new(players.unwrap_or(Players::Four), 2) }
    }

    /// The names at the table of a session.
    #[must_use]
    pub fn at(session: &Session, names: &'a [String]) -> Names<'a> {
        let sides = session.sides().unwrap_or(Names::new(names, session.me()).sides);
        Names { names, me: session.me(), watched: session.is_watched(), rests: session.is_resting(), sides }
    }

    /// Whether this seat is addressed as *you*.
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        seat == self.me && !self.watched
    }

    /// The side of the reader.
    #[must_use]
    pub const fn own_side(&self) -> Side {
        self.sides.of(self.me)
    }

    /// All sides: that of the reader, then the others clockwise.
    pub fn all_sides(&self) -> impl Iterator<Item = Side> + Clone + use<> {
        let own = self.own_side();
        std::iter::once(own).chain(self.sides.opponents(own))
    }

    /// The same names for the sides that score.
    #[must_use]
    pub const fn scoring(self) -> Names<'a> {
        Names { sides: self.sides.scoring(), ..self }
    }

    /// The name of a side: the one place that decides between *we* and *they*, and the names of players.
    #[must_use]
    pub fn side(&self, side: Side) -> SideName<'_> {
        let ours = side == self.own_side();
        let alone = self.sides.is_alone(side);
        if !self.watched || self.rests {
            let are_partners = || !alone && !self.sides.is_alone(self.own_side());
            match (ours, alone) {
                (true, true) => return SideName::You,
                (true, false) => return SideName::We,
                (false, _) if self.sides.count() == 2 && are_partners() => return SideName::They,
                (false, _) => {}
            }
        }
        let third = self.resting().filter(|_| side == Side::FIRST);
        let mut seats = self.sides.seats_of(side).map(|seat| self.of(seat)).chain(third);
        match (seats.next(), seats.next(), seats.next(), seats.next()) {
            (Some(one), Some(two), Some(three), Some(four)) => SideName::Quartet(one, two, three, four),
            (Some(one), Some(two), Some(three), None) => SideName::Trio(one, two, three),
            (Some(one), Some(two), None, _) => SideName::Pair(one, two),
            (one, ..) => SideName::Player(one.unwrap_or("")),
        }
    }

    /// Who rests of five people in two sides, where the names are those of all.
    pub(super) fn resting(&self) -> Option<&str> {
        match self.names {
            [_, _, _, _, fifth] if self.sides.count() == 2 => Some(fifth),
            _ => None,
        }
    }

    /// The name of a seat; *Somebody* in the language of the page if it has none.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or(words::common::somebody(), String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::text::around;
    use crate::words::{ACCENTED, Locale, deck, speak, take};

    /// A language shows its own words for the names that the program gave, and the names that people chose as they are.
    #[test]
    fn names_that_nobody_chose_are_words_of_the_language() {
        assert_eq!(["You", "Player 3", "Player", "Ada"].map(shown_name), ["You", "Player 3", "Player", "Ada"]);
        take(Locale::De, ACCENTED.to_vec()).unwrap();
        speak(Locale::De);
        let [you, third, ada] = ["You", "Player 3", "Ada"].map(shown_name);
        let (before, after) = around(&|cards| deck::seat_was_dealt(crate::words::Who::Other("Ada"), cards));
        speak(Locale::En);
        assert_eq!((you.contains("You"), third.contains("Player"), third.contains('3')), (false, false, true));
        assert_eq!(ada, "Ada");
        assert!(before.starts_with("Ada ") && !before.contains("dealt") && after.is_empty(), "{before}|{after}");
    }
}
