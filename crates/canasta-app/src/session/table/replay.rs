//! The last round shown again: earlier positions of the same hand, from its record, as the viewer saw them then.

use crate::session::game_event::GameEvent;
use crate::session::past_position::PastPosition;
use canasta::rules::{Action, Seat};
use std::collections::VecDeque;

/// The last round while it is shown again. Nothing of the game changes meanwhile.
///
/// It is a read of the record: `Session::observation` is of an earlier position, `Session::live_observation` of the present one.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The position that is shown.
    pub(super) shown: PastPosition,
    /// The number of events of the hand that were before the round.
    pub(super) start: usize,
    /// The actions that are yet to be shown.
    pub(super) rest: VecDeque<(Seat, Action)>,
}

impl Replay {
    /// The position that is shown.
    pub(in crate::session) const fn shown(&self) -> &PastPosition {
        &self.shown
    }

    /// The events of the round that were shown, oldest first.
    #[must_use]
    pub fn log(&self) -> &[GameEvent] {
        self.shown.events().get(self.start..).unwrap_or_default()
    }

    /// Whether every step has been shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.rest.is_empty()
    }

    /// Shows the next step. Returns the number of its events; `None` after the last one.
    pub(in crate::session) fn step(&mut self) -> Option<usize> {
        let (seat, action) = self.rest.pop_front()?;
        self.shown.play(seat, &action)
    }
}
