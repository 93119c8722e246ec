//! The subjects of the coach's hints.

/// The device that a person plays with. The page cannot know it for certain, so it holds the words for each, and the style
/// sheets choose.
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

    /// The class of its words in the style sheets.
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
    /// How a turn begins.
    Draw {
        /// How many cards are drawn.
        cards: usize,
        /// Whether the rules let the pile be taken.
        pile_allowed: bool,
    },
    /// The points that the first melds need.
    Open {
        /// The opening minimum.
        minimum: i32,
    },
    /// How melds grow.
    Lay {
        /// How many canastas going out needs.
        canastas: usize,
    },
    /// How a turn ends.
    Discard {
        /// Whether the rules let the pile be taken.
        pile_allowed: bool,
        /// Whether a wild card freezes the pile.
        freezing: bool,
    },
}
