//! The subjects of the coach's hints.

/// The input device of a person. The page cannot detect it reliably, so it contains the text for each, and the style
/// sheets show one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
    /// A remote control with arrows and Enter.
    Remote,
}

impl InputMode {
    /// Every input mode.
    pub const ALL: [InputMode; 3] = [InputMode::Mouse, InputMode::Finger, InputMode::Remote];

    /// The class of its text in the style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            InputMode::Mouse => "by-mouse",
            InputMode::Finger => "by-finger",
            InputMode::Remote => "by-remote",
        }
    }
}

/// A hint of the coach in the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoachHint {
    /// The start of a turn.
    Draw {
        /// The number of cards drawn.
        cards: usize,
        /// Whether the rules let the pile be taken.
        pile_allowed: bool,
    },
    /// The points that the first melds need.
    Open {
        /// The opening minimum.
        minimum: i32,
    },
    /// The growth of melds.
    Lay {
        /// The number of canastas that going out needs.
        canastas: usize,
    },
    /// The end of a turn.
    Discard {
        /// Whether the rules let the pile be taken.
        pile_allowed: bool,
        /// Whether a wild card freezes the pile.
        freezing: bool,
    },
}
