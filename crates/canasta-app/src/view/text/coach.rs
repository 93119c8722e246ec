//! What the texts of the coach depend on.

use crate::features::settings::MouseMode;
use canasta::rules::{Missing, Rules};

/// The input device of a person. The page cannot detect it reliably, so it contains the text for each that shows, and the
/// style sheets show one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
    /// A remote control with arrows and Enter.
    Remote,
    /// The keys of a keyboard, for whoever plays by ear.
    Keys,
}

impl InputMode {
    /// Every input mode whose texts are in the page.
    pub const ALL: [InputMode; 3] = [InputMode::Mouse, InputMode::Finger, InputMode::Remote];

    /// The class of its text in the style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            InputMode::Mouse => "by-mouse",
            InputMode::Finger => "by-finger",
            InputMode::Remote | InputMode::Keys => "by-remote",
        }
    }
}

/// What a tip says depends on this.
#[derive(Clone, Copy, Debug)]
pub struct TipContext<'a> {
    /// The rules in play.
    pub rules: &'a Rules,
    /// The opening minimum of the person's side, in points.
    pub minimum: i32,
    /// What the person's side lacks to go out.
    pub missing: Option<Missing>,
    /// What the mouse buttons do.
    pub mouse: MouseMode,
}
