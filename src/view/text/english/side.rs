//! The names of the sides: *we* and *they*, or, of two players, *you* and the name of the other.

use crate::view::text::SideName;

/// The name of a side at the start of a sentence, or as a label.
#[must_use]
pub const fn side_name(side: SideName<'_>) -> &str {
    match side {
        SideName::We => "We",
        SideName::They => "They",
        SideName::You => "You",
        SideName::Player(name) => name,
    }
}

/// The name of a side as the head of a column of the score pad, or of a part of the table.
#[must_use]
pub const fn side_heading(side: SideName<'_>) -> &str {
    match side {
        SideName::We => "WE",
        SideName::They => "THEY",
        SideName::You | SideName::Player(_) => side_name(side),
    }
}

/// The accessible name of the melds of a side.
#[must_use]
pub fn side_melds(side: SideName<'_>) -> String {
    match side {
        SideName::We => "Our melds".to_owned(),
        SideName::They => "Their melds".to_owned(),
        SideName::You => "Your melds".to_owned(),
        SideName::Player(name) => format!("{name}'s melds"),
    }
}

/// The name of a side within a sentence.
pub(super) const fn side_inside(side: SideName<'_>) -> &str {
    match side {
        SideName::We => "we",
        SideName::They => "they",
        SideName::You => "you",
        SideName::Player(name) => name,
    }
}

/// The form of a verb: of one player it is the second.
pub(super) const fn verb(side: SideName<'_>, several: &'static str, one: &'static str) -> &'static str {
    match side {
        SideName::We | SideName::They | SideName::You => several,
        SideName::Player(_) => one,
    }
}
