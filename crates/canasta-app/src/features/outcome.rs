//! What a feature asks of the session.

use crate::session::{Effect, Feedback};

/// What a feature asks of the session after an update. An `Ask` is what only the session can do: show a page, play a game.
#[derive(Debug, PartialEq)]
pub struct Outcome<Ask> {
    /// What the device is to do.
    pub effects: Vec<Effect>,
    /// What the open dialog is to say.
    pub feedback: Option<Feedback>,
    /// What the session is to do.
    pub ask: Option<Ask>,
}

impl<Ask> Default for Outcome<Ask> {
    fn default() -> Outcome<Ask> {
        Outcome { effects: Vec::new(), feedback: None, ask: None }
    }
}

impl<Ask> Outcome<Ask> {
    /// Asks the session for something, and the device for nothing.
    #[must_use]
    pub fn ask(ask: Ask) -> Outcome<Ask> {
        Outcome { ask: Some(ask), ..Outcome::default() }
    }

    /// Lets the open dialog say something.
    #[must_use]
    pub fn said(feedback: Feedback) -> Outcome<Ask> {
        Outcome { feedback: Some(feedback), ..Outcome::default() }
    }

    /// Asks the device for something as well.
    #[must_use]
    pub fn with(mut self, effect: Effect) -> Outcome<Ask> {
        self.effects.push(effect);
        self
    }

    /// Lets the open dialog say something as well.
    #[must_use]
    pub fn saying(mut self, feedback: Feedback) -> Outcome<Ask> {
        self.feedback = Some(feedback);
        self
    }
}
