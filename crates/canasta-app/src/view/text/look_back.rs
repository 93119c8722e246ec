//! Texts of looking back at a record.

use super::Names;
use super::game_event::{events_aloud, events_in_full};
use crate::session::{LookBack, RecordPoint, Speed, ViewFrom};
use crate::words;

/// A hand by its number.
#[must_use]
pub fn hand_number(number: usize) -> String {
    format!("Hand {number}")
}

/// The hand that is shown, of so many.
#[must_use]
pub fn hand_of(at: RecordPoint, hands: usize) -> String {
    let number = hand_number(at.hand + 1);
    if hands == 1 { number } else { format!("{number} of {hands}") }
}

/// The round that is shown, of so many.
#[must_use]
pub fn round_of(look: &LookBack) -> String {
    let (at, course) = (look.at().actions, look.course());
    match course.turn_at(at).filter(|_| at > 0) {
        Some(turn) => format!("Round {} of {}", turn.round, course.rounds()),
        None => "Before the first turn".to_owned(),
    }
}

/// What has just happened in the turn that is shown, for the screen.
#[must_use]
pub fn turn_so_far(look: &LookBack, names: Names<'_>) -> String {
    events_in_full(look.turn_events(), names)
}

/// Where the record is, and what has just happened: the value of the scrubber, and what is said after each step.
#[must_use]
pub fn say_moment(look: &LookBack, names: Names<'_>) -> String {
    let did = events_aloud(look.last_events(), names);
    let did = did.trim_end_matches('.');
    if did.is_empty() { round_of(look) } else { format!("{}, {did}", round_of(look)) }
}

/// From where a hand is seen.
#[must_use]
pub fn seen_from(view: ViewFrom, names: Names<'_>) -> String {
    match view {
        ViewFrom::Seat(seat) => names.of(seat).to_owned(),
        ViewFrom::AllOpen => words::look_back::all_open().to_owned(),
    }
}

/// A speed as it stands on its button.
#[must_use]
pub const fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Half => "½×",
        Speed::Normal => "1×",
        Speed::Double => "2×",
        Speed::Quadruple => "4×",
    }
}

/// Where practice went on from.
#[must_use]
pub fn played_on_from(look: &LookBack) -> String {
    format!("{}, {}", hand_of(look.at(), look.hands()), round_of(look).to_lowercase())
}
