//! A moment of a record, and the ways to go from one to another.

use crate::named::named;
use std::fmt;
use std::str::FromStr;

/// A moment of a record: a number of actions of one of its hands have been carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct RecordPoint {
    /// The number of the hand, from 0.
    pub hand: usize,
    /// The number of its actions that have been carried out.
    pub actions: usize,
}

/// In the page: the number of the hand, and that of its actions.
impl fmt::Display for RecordPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.hand, self.actions)
    }
}

impl FromStr for RecordPoint {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<RecordPoint, Self::Err> {
        let (hand, actions) = text.split_once('.').unwrap_or((text, ""));
        Ok(RecordPoint { hand: hand.parse()?, actions: actions.parse()? })
    }
}

named! {
    /// A way to go from one moment to another.
    pub enum Stride {
        /// To the start of the hand.
        Start = "start",
        /// Back to the start of the turn, or of the turn before.
        TurnBack = "turn-back",
        /// One action back.
        Back = "back",
        /// One action on.
        On = "on",
        /// To the end of the turn.
        TurnOn = "turn-on",
        /// To the end of the hand.
        End = "end",
        /// To the start of the hand before.
        HandBack = "hand-back",
        /// To the start of the next hand.
        HandOn = "hand-on",
    }
}
