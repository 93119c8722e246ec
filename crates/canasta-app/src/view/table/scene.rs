//! The data that every part of the table is made from.

use crate::session::{ActionButton, ActionKind, Round, Session, Standing, Undo};
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
    /// The actions that can be undone now. Asking replays the hand.
    pub undo: Undo,
    /// What the others did since one's own last turn.
    pub round: Round,
}

impl<'a> Scene<'a> {
    /// The scene of a session; none before the first game and behind the curtain.
    pub fn of(session: &'a Session, names: Names<'a>) -> Option<Scene<'a>> {
        let (seen, standing) = (session.observation()?, session.standing()?);
        let (action_buttons, undo) = (session.action_buttons(), session.can_undo());
        Some(Scene { session, seen, standing, names, action_buttons, undo, round: session.round() })
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

    /// Whether the hand goes on here: it has not ended, and nothing cuts the table off from its host.
    pub fn goes_on(&self) -> bool {
        self.seen.ended().is_none() && !self.session.is_cut_off()
    }

    /// Whether the person can do this now.
    pub fn is_offered(&self, kind: ActionKind) -> bool {
        self.is_my_turn() && self.action_buttons.iter().any(|button| button.kind == kind && button.is_open())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parts::{PARTS, Parts};
    use crate::session::{Intent, Message, NewGameIntent, SelectMode};
    use crate::view;
    use std::sync::atomic::{AtomicUsize, Ordering};

    static ASKED: AtomicUsize = AtomicUsize::new(0);

    fn counted(session: &Session) -> Undo {
        ASKED.fetch_add(1, Ordering::Relaxed);
        session.can_undo_actions()
    }

    #[test]
    fn what_can_be_undone_is_asked_once_a_page() {
        static COUNTING: Parts = Parts { can_undo: counted, ..PARTS };
        let mut session = Session::default();
        session.update(Message::Intent(Intent::NewGame(NewGameIntent::Start), SelectMode::Primary));
        session.update(Message::Seed(Some([3; 32])));
        let _ = session.take_parts(&COUNTING);
        assert!(session.observation().is_some());
        let _ = view::page(&session);
        assert_eq!(ASKED.load(Ordering::Relaxed), 1);
    }
}
