//! The names of the sides: *we* and *they*, *you*, or the names of the players.

use super::{Names, list};
use crate::view::text::SideName;
use crate::words::{self, SideWords, Who};
use canasta::rules::Seat;

impl SideName<'_> {
    /// Gives a message the side as its argument.
    ///
    /// Names of several players become a list first, which is why the message is passed as a function.
    pub(super) fn say<T>(self, message: impl FnOnce(SideWords<'_>) -> T) -> T {
        let several = |names: &[&str]| list(&names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>());
        match self {
            SideName::We => message(SideWords::We),
            SideName::They => message(SideWords::They),
            SideName::You => message(SideWords::You),
            SideName::Player(name) => message(SideWords::Player(name)),
            SideName::Pair(one, other) => message(SideWords::Several(&several(&[one, other]))),
            SideName::Trio(one, two, three) => message(SideWords::Several(&several(&[one, two, three]))),
            SideName::Quartet(one, two, three, four) => message(SideWords::Several(&several(&[one, two, three, four]))),
        }
    }
}

impl Names<'_> {
    /// The player as an argument of a message: the reader or another.
    pub(super) fn who(&self, seat: Seat) -> Who<'_> {
        if self.is_you(seat) { Who::You } else { Who::Other(self.of(seat)) }
    }

    /// Who rests, as an argument of a message.
    pub(super) fn who_rests(&self) -> Who<'_> {
        match self.resting() {
            Some(name) if !self.watched && name == words::sides::default_name() => Who::You,
            name => Who::Other(name.unwrap_or(words::common::somebody())),
        }
    }
}

/// The name of a side at the start of a sentence, or as a label.
#[must_use]
pub fn side_name(side: SideName<'_>) -> String {
    side.say(words::sides::side_name)
}

/// The name of a side as the head of a column of the score pad, or of a part of the table.
#[must_use]
pub fn side_heading(side: SideName<'_>) -> String {
    side.say(words::sides::side_heading)
}

/// The accessible name of the melds of a side.
#[must_use]
pub fn side_melds(side: SideName<'_>) -> String {
    side.say(words::sides::side_melds)
}

/// The name of a side within a sentence.
pub(super) fn side_inside(side: SideName<'_>) -> String {
    side.say(words::sides::side_inside)
}
