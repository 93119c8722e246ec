//! Intents about a record that is looked back at.

use super::parse::{ParseIntentError, split, split_change, value};
use crate::session::look_back::{RecordPoint, Stride, ViewFrom};
use std::fmt;
use std::str::FromStr;

/// An intent about a record that is looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookBackIntent {
    /// Look back at the match on the table.
    Open,
    /// Go to another moment.
    Go(Stride),
    /// Go to a moment of any hand.
    GoTo(RecordPoint),
    /// Go to the moment of the hand after so many actions.
    Scrub(usize),
    /// Let it go on by itself, or stop it.
    Play,
    /// Change how fast it goes on by itself.
    ChangeSpeed,
    /// Look from elsewhere.
    LookFrom(ViewFrom),
    /// Play on from here.
    PlayOn,
    /// Play on once more from the same moment.
    PlayOnAgain,
    /// Copy the position as a scenario.
    CopyScenario,
}

impl fmt::Display for LookBackIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LookBackIntent::Open => f.write_str("look-back"),
            LookBackIntent::Go(stride) => write!(f, "look:{}", stride.name()),
            LookBackIntent::GoTo(point) => write!(f, "look-to:{}.{}", point.hand, point.actions),
            LookBackIntent::Scrub(actions) => write!(f, "set:look-at={actions}"),
            LookBackIntent::Play => f.write_str("look-play"),
            LookBackIntent::ChangeSpeed => f.write_str("look-speed"),
            LookBackIntent::LookFrom(view) => write!(f, "set:look-from={view}"),
            LookBackIntent::PlayOn => f.write_str("play-on"),
            LookBackIntent::PlayOnAgain => f.write_str("play-on-again"),
            LookBackIntent::CopyScenario => f.write_str("copy-scenario"),
        }
    }
}

impl FromStr for LookBackIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<LookBackIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "look-back" => LookBackIntent::Open,
            "look" => LookBackIntent::Go(Stride::from_name(rest).ok_or(ParseIntentError)?),
            "look-to" => {
                let (hand, actions) = rest.split_once('.').ok_or(ParseIntentError)?;
                LookBackIntent::GoTo(RecordPoint { hand: value(hand)?, actions: value(actions)? })
            }
            "set" => match split_change(text) {
                // The start of a hand that is chosen from a list.
                Some(("look-hand", hand)) => LookBackIntent::GoTo(RecordPoint { hand: value(hand)?, actions: 0 }),
                Some(("look-at", actions)) => LookBackIntent::Scrub(value(actions)?),
                Some(("look-from", view)) => {
                    LookBackIntent::LookFrom(ViewFrom::from_name(view).ok_or(ParseIntentError)?)
                }
                _ => return Err(ParseIntentError),
            },
            "look-play" => LookBackIntent::Play,
            "look-speed" => LookBackIntent::ChangeSpeed,
            "play-on" => LookBackIntent::PlayOn,
            "play-on-again" => LookBackIntent::PlayOnAgain,
            "copy-scenario" => LookBackIntent::CopyScenario,
            _ => return Err(ParseIntentError),
        })
    }
}
