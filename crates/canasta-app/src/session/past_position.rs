//! An earlier position of a hand, shown in the place of the present one.

use super::game_event::{GameEvent, events_of};
use super::hand_layout::HandLayout;
use canasta::rules::{Action, Observation, Seat, State};

/// A position of a hand as one seat sees it.
#[derive(Clone, Debug)]
pub struct PastPosition {
    viewer: Seat,
    state: State,
    /// The viewer's hand in that position.
    layout: HandLayout,
    /// The events of the hand up to that position.
    events: Vec<GameEvent>,
}

impl PastPosition {
    /// A position that these events led to. The layout is arranged as the viewer has it, and follows the hand.
    pub fn new(viewer: Seat, state: State, mut layout: HandLayout, events: Vec<GameEvent>) -> PastPosition {
        layout.clear_selection();
        layout.clear_fresh();
        layout.follow(state.hand(viewer), false);
        PastPosition { viewer, state, layout, events }
    }

    /// The observation of the position, by the viewer.
    pub const fn observation(&self) -> Observation<'_> {
        self.state.observe(self.viewer)
    }

    /// The seat whose hand is shown.
    pub const fn viewer(&self) -> Seat {
        self.viewer
    }

    /// The position, with all its cards.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The viewer's hand.
    pub const fn hand_layout(&self) -> &HandLayout {
        &self.layout
    }

    /// The events of the hand up to the position, oldest first.
    pub fn events(&self) -> &[GameEvent] {
        &self.events
    }

    /// Plays an action that is recorded. Returns the number of its events; `None` if it is refused, which no recorded one is.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Option<usize> {
        let before = self.state.clone();
        self.state.play(action).ok()?;
        let events = events_of(&before, seat, action, &self.state);
        let number = events.len();
        self.events.extend(events);
        self.layout.follow(self.state.hand(self.viewer), false);
        Some(number)
    }

    /// The viewer's hand arranged as another one.
    pub fn arranged_as(mut self, mut layout: HandLayout) -> PastPosition {
        layout.follow(self.state.hand(self.viewer), false);
        self.layout = layout;
        self
    }
}
