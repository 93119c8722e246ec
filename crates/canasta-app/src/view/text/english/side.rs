//! The names of the sides: *we* and *they*, *you*, or the names of the players.

use crate::view::text::SideName;

/// The name of a side at the start of a sentence, or as a label.
#[must_use]
pub fn side_name(side: SideName<'_>) -> String {
    match side {
        SideName::We => "We".to_owned(),
        SideName::They => "They".to_owned(),
        SideName::You => "You".to_owned(),
        SideName::Player(name) => name.to_owned(),
        SideName::Pair(one, other) => format!("{one} and {other}"),
        SideName::Trio(one, two, three) => format!("{one}, {two} and {three}"),
    }
}

/// The name of a side as the head of a column of the score pad, or of a part of the table.
#[must_use]
pub fn side_heading(side: SideName<'_>) -> String {
    match side {
        SideName::We => "WE".to_owned(),
        SideName::They => "THEY".to_owned(),
        SideName::You | SideName::Player(_) | SideName::Pair(..) | SideName::Trio(..) => side_name(side),
    }
}

/// The accessible name of the melds of a side.
#[must_use]
pub fn side_melds(side: SideName<'_>) -> String {
    match side {
        SideName::We => "Our melds".to_owned(),
        SideName::They => "Their melds".to_owned(),
        SideName::You => "Your melds".to_owned(),
        SideName::Player(_) | SideName::Pair(..) | SideName::Trio(..) => format!("{}'s melds", side_name(side)),
    }
}

/// The name of a side within a sentence.
pub(super) fn side_inside(side: SideName<'_>) -> String {
    match side {
        SideName::We => "we".to_owned(),
        SideName::They => "they".to_owned(),
        SideName::You => "you".to_owned(),
        SideName::Player(_) | SideName::Pair(..) | SideName::Trio(..) => side_name(side),
    }
}

/// The form of a verb: of one player it is the second.
pub(super) const fn verb(side: SideName<'_>, several: &'static str, one: &'static str) -> &'static str {
    match side {
        SideName::We | SideName::They | SideName::You | SideName::Pair(..) | SideName::Trio(..) => several,
        SideName::Player(_) => one,
    }
}
