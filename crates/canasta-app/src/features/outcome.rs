//! What a feature asks of the session.

use crate::session::Effect;

/// What a feature asks of the session after an update.
#[derive(Debug, PartialEq)]
pub struct Outcome<Page> {
    /// What the device is to do.
    pub effects: Vec<Effect>,
    /// The page of the feature that is to be shown.
    pub show: Option<Page>,
}

impl<Page> Default for Outcome<Page> {
    fn default() -> Outcome<Page> {
        Outcome { effects: Vec::new(), show: None }
    }
}

impl<Page> Outcome<Page> {
    /// Shows a page, and nothing else.
    #[must_use]
    pub fn show(page: Page) -> Outcome<Page> {
        Outcome { show: Some(page), ..Outcome::default() }
    }

    /// Asks the device for something as well.
    #[must_use]
    pub fn with(mut self, effect: Effect) -> Outcome<Page> {
        self.effects.push(effect);
        self
    }
}
