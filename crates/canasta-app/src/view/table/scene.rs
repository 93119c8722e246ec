//! The data that every part of the table is made from.

use crate::session::{ActionButton, ActionKind, Round, Session, Standing};
use crate::view::text::Names;
use canasta::rules::{Observation, Seat, Side};

/// The data that every part of the table is made from, read from the session once.
pub(crate) struct Scene<'a> {
    pub session: &'a Session,
    /// What the person whose hand is shown may know.
    pub seen: Observation<'a>,
    pub standing: Standing,
    pub names: Names<'a>,
    pub action_buttons: Vec<ActionButton>,
    /// What the others did since one's own last turn.
    pub round: Round,
}

impl<'a> Scene<'a> {
    /// The scene of a session; none before the first game and behind the curtain.
    pub fn of(session: &'a Session, names: Names<'a>) -> Option<Scene<'a>> {
        let (seen, standing) = (session.observation()?, session.standing()?);
        let action_buttons = session.action_buttons();
        Some(Scene { session, seen, standing, names, action_buttons, round: session.round() })
    }

    /// The side of the person whose hand is shown.
    pub fn side(&self) -> Side {
        self.seen.side()
    }

    /// The seat of the person whose hand is shown.
    pub fn own_seat(&self) -> Seat {
        self.seen.seat()
    }

    /// Whether the game waits for the person whose hand is shown.
    pub fn is_my_turn(&self) -> bool {
        self.session.is_my_turn()
    }

    /// Whether the person can do this now.
    pub fn is_offered(&self, kind: ActionKind) -> bool {
        self.is_my_turn() && self.action_buttons.iter().any(|button| button.kind == kind && button.is_open())
    }
}
