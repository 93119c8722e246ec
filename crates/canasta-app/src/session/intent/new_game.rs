//! Intents about the next game.

use super::parse::{ParseIntentError, split, split_change};
use crate::session::next_deck::read_cut;
use crate::session::plan_change::PlanChange;
use std::fmt;
use std::str::FromStr;

/// An intent about a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewGameIntent {
    /// Change the rules or the seats of the next game.
    Change(PlanChange),
    /// Cut the next deck at this number of cards; `None` if the text is not a number of cards.
    Cut(Option<usize>),
    /// Start the game that the dialog describes.
    Start,
    /// Start a new game with the rules and seats of the last game.
    SameAgain,
    /// Repeat the last deal.
    SameDeal,
    /// Start a new game against the level that is offered after a match.
    NextLevel,
    /// Start the game that the guided first hand has taught.
    Taught,
    /// Close the card that tells what is new in this game.
    CloseNews,
}

impl fmt::Display for NewGameIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NewGameIntent::Change(change) => write!(f, "set:{change}"),
            NewGameIntent::Cut(Some(cards)) => write!(f, "set:cut={cards}"),
            NewGameIntent::Cut(None) => f.write_str("set:cut="),
            NewGameIntent::Start => f.write_str("start"),
            NewGameIntent::SameAgain => f.write_str("same-again"),
            NewGameIntent::NextLevel => f.write_str("next-level"),
            NewGameIntent::Taught => f.write_str("taught"),
            NewGameIntent::CloseNews => f.write_str("close-news"),
            NewGameIntent::SameDeal => f.write_str("same-deal"),
        }
    }
}

impl FromStr for NewGameIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<NewGameIntent, ParseIntentError> {
        let (word, _) = split(text);
        let intent = match word {
            "set" => match split_change(text) {
                Some(("cut", value)) => Some(NewGameIntent::Cut(read_cut(value))),
                Some((name, value)) => PlanChange::parse(name, value).map(NewGameIntent::Change),
                None => None,
            },
            "start" => Some(NewGameIntent::Start),
            "same-again" => Some(NewGameIntent::SameAgain),
            "same-deal" => Some(NewGameIntent::SameDeal),
            "next-level" => Some(NewGameIntent::NextLevel),
            "taught" => Some(NewGameIntent::Taught),
            "close-news" => Some(NewGameIntent::CloseNews),
            _ => None,
        };
        intent.ok_or(ParseIntentError)
    }
}
