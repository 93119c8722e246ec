//! Texts of looking back at a record.

use super::Names;
use super::game_event::{events_aloud, events_in_full};
use crate::session::{LookBack, RecordPoint, Speed, ViewFrom};
use crate::words;

/// A hand by its number.
#[must_use]
pub fn hand_number(number: usize) -> String {
    words::look_back::hand_number(number)
}

/// The hand that is shown, of so many.
#[must_use]
pub fn hand_of(at: RecordPoint, hands: usize) -> String {
    let number = at.hand + 1;
    if hands == 1 { hand_number(number) } else { words::look_back::hand_of(number, hands) }
}

/// The round that is shown, of so many.
#[must_use]
pub fn round_of(look: &LookBack) -> String {
    match shown_round(look) {
        Some((round, rounds)) => words::look_back::round_of(round, rounds),
        None => words::look_back::before_first_turn().to_owned(),
    }
}

/// The round that is shown, and how many there are; `None` before the first turn.
fn shown_round(look: &LookBack) -> Option<(usize, usize)> {
    let (at, course) = (look.at().actions, look.course());
    course.turn_at(at).filter(|_| at > 0).map(|turn| (turn.round, course.rounds()))
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
    if did.is_empty() { round_of(look) } else { words::look_back::moment_told(&round_of(look), did) }
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
    let hand = hand_of(look.at(), look.hands());
    match shown_round(look) {
        Some((round, rounds)) => words::look_back::played_on_from(&hand, round, rounds),
        None => words::look_back::played_on_from_start(&hand),
    }
}
