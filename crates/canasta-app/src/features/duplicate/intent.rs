//! Intents about duplicate.

use super::board_match::Against;
use crate::session::board_try::BoardTry;
use crate::session::grammar::{Codec, Name, ParseIntentError, intents};
use canasta::duplicate::Boards;
use canasta::rules::Preset;
use std::fmt;
use std::str::FromStr;

/// A length by its name.
struct Length;

impl Codec<Boards> for Length {
    fn write(boards: &Boards, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(boards.name())
    }

    fn read(text: &str) -> Option<Boards> {
        Boards::from_name(text)
    }
}

intents! {
    /// A step about duplicate. A match is named by its number.
    DuplicateStep {
        /// Choose the game of the next match.
        Game(preset: Preset) = set "duplicate-game",
        /// Choose its length.
        Boards(boards: Boards as Length) = "duplicate-boards",
        /// Choose who plays the boards the second time.
        Against(against: Against as Name) = "duplicate-against",
        /// Start the match.
        Start = "duplicate-start",
        /// Show the score sheet of a match.
        Show(id: u32) = "duplicate-show",
        /// Play the next board of a match, or go on with it.
        GoOn(id: u32) = "duplicate-go-on",
        /// Give up a match.
        GiveUp(id: u32) = "duplicate-give-up",
        /// Look back at a board.
        Look(board: BoardTry) = "duplicate-look",
        /// Send the boards of a match.
        Send(id: u32) = "duplicate-send",
        /// Copy the link to the boards of a match.
        Copy(id: u32) = "duplicate-copy",
        /// Play the boards of the link that was opened.
        PlaySent = "duplicate-play-sent",
    }
}

/// An intent about duplicate: the text of a [`DuplicateStep`]. Its part reads it, so that the first program does not hold the grammar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuplicateIntent(String);

impl DuplicateIntent {
    /// The intent to start the match of the form.
    pub(crate) fn start() -> DuplicateIntent {
        DuplicateIntent("duplicate-start".to_owned())
    }

    /// The step; `None` if the text is none.
    pub(crate) fn step(&self) -> Option<DuplicateStep> {
        self.0.parse().ok()
    }
}

impl From<DuplicateStep> for DuplicateIntent {
    fn from(step: DuplicateStep) -> DuplicateIntent {
        DuplicateIntent(step.to_string())
    }
}

impl fmt::Display for DuplicateIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for DuplicateIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<DuplicateIntent, ParseIntentError> {
        let word = text.strip_prefix("set:").unwrap_or(text);
        if word.starts_with("duplicate-") { Ok(DuplicateIntent(text.to_owned())) } else { Err(ParseIntentError) }
    }
}
