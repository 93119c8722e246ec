//! The last round shown again: earlier positions of the same hand, from its record, as the viewer saw them then.

use crate::rules::{Action, Observation, Seat, State};
use crate::session::draft::Draft;
use crate::session::game_event::{GameEvent, events_of};
use std::collections::VecDeque;

/// The last round while it is shown again. Nothing of the game changes meanwhile.
#[derive(Clone, Debug)]
pub struct Replay {
    pub(super) viewer: Seat,
    /// The position that is shown.
    pub(super) state: State,
    /// The viewer's hand in that position, in the present order.
    pub(super) draft: Draft,
    /// The events of the hand up to that position.
    pub(super) events: Vec<GameEvent>,
    /// The number of these events that were before the round.
    pub(super) start: usize,
    /// The actions that are yet to be shown.
    pub(super) rest: VecDeque<(Seat, Action)>,
}

impl Replay {
    /// The observation of the position that is shown, by the viewer.
    pub(in crate::session) const fn observation(&self) -> Observation<'_> {
        self.state.observe(self.viewer)
    }

    /// The position that is shown.
    pub(in crate::session) const fn state(&self) -> &State {
        &self.state
    }

    /// The viewer's hand in the position that is shown.
    pub(in crate::session) const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The events of the round that were shown, oldest first.
    #[must_use]
    pub fn log(&self) -> &[GameEvent] {
        self.events.get(self.start..).unwrap_or_default()
    }

    /// Whether every step has been shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.rest.is_empty()
    }

    /// Shows the next step. Returns the number of its events; `None` after the last one.
    pub(in crate::session) fn step(&mut self) -> Option<usize> {
        let (seat, action) = self.rest.pop_front()?;
        let before = self.state.clone();
        // The action was legal when it was recorded, and the position is the same.
        self.state.play(&action).ok()?;
        let events = events_of(&before, seat, &action, &self.state);
        let number = events.len();
        self.events.extend(events);
        self.draft.follow(self.state.hand(self.viewer), false);
        Some(number)
    }
}
