//! Boards of duplicate at the table.

use canasta::duplicate::{Playing, Way};
use std::fmt;
use std::str::FromStr;

/// A playing of a board of a match of duplicate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardTry {
    /// The number of the match, which follows from its cards.
    pub id: u32,
    /// Which board, and which of its playings.
    pub playing: Playing,
}

/// Written as the match, the board and the playing: `305419896 2 first`.
impl fmt::Display for BoardTry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.id, self.playing.board, self.playing.way.name())
    }
}

/// The text names no playing of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoBoard;

impl fmt::Display for NoBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no playing of a board of duplicate")
    }
}

impl std::error::Error for NoBoard {}

impl FromStr for BoardTry {
    type Err = NoBoard;

    fn from_str(text: &str) -> Result<BoardTry, NoBoard> {
        let read = || {
            let (id, playing) = text.split_once(' ')?;
            let (board, way) = playing.split_once(' ')?;
            Some((id.parse().ok()?, board.parse().ok().filter(|&board| board > 0)?, Way::from_name(way)?))
        };
        let (id, board, way) = read().ok_or(NoBoard)?;
        Ok(BoardTry { id, playing: Playing { board, way } })
    }
}
