//! Intents about the cards of the own hand.

use super::parse::{ParseIntentError, read_ids, split, value, write_ids};
use canasta::rules::Rank;
use std::fmt;
use std::str::FromStr;

/// The effect of a press on a card on the selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectMode {
    /// The primary button of the mouse: selects one card, or adds to the selection if the settings swap the buttons.
    Primary,
    /// The secondary button of the mouse: the other of the two.
    Secondary,
    /// A finger, the keyboard, or a click with a modifier key: always toggles the card in the selection.
    Toggle,
}

/// An intent about cards of the own hand. Cards are identified by their slot ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandIntent {
    /// Select a card according to the [`SelectMode`].
    Select(u32),
    /// Select exactly these cards.
    SelectOnly(Vec<u32>),
    /// Clear the selection.
    Deselect,
    /// Select a card for dragging: alone, unless it is already selected.
    Grab(u32),
    /// Discard a card.
    Discard(u32),
    /// Move cards, in this order, before another card, or to the end of the hand.
    Move(Vec<u32>, Option<u32>),
    /// Unstage one group.
    Unstage(usize),
    /// Report that the hand holds no card of the rank whose key was pressed.
    NoneOf(Rank),
}

impl fmt::Display for HandIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandIntent::Select(id) => write!(f, "card:{id}"),
            HandIntent::SelectOnly(ids) => {
                f.write_str("select-only:")?;
                write_ids(f, ids)
            }
            HandIntent::Deselect => f.write_str("deselect"),
            HandIntent::Grab(id) => write!(f, "grab:{id}"),
            HandIntent::Discard(id) => write!(f, "discard:{id}"),
            HandIntent::Move(ids, before) => {
                f.write_str("move:")?;
                write_ids(f, ids)?;
                before.map_or(Ok(()), |before| write!(f, "<{before}"))
            }
            HandIntent::Unstage(group) => write!(f, "unstage:{group}"),
            HandIntent::NoneOf(rank) => write!(f, "none-of:{rank}"),
        }
    }
}

impl FromStr for HandIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<HandIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "card" => HandIntent::Select(value(rest)?),
            "select-only" => HandIntent::SelectOnly(read_ids(rest)?),
            "deselect" => HandIntent::Deselect,
            "grab" => HandIntent::Grab(value(rest)?),
            "discard" => HandIntent::Discard(value(rest)?),
            "move" => {
                let (ids, before) = rest.split_once('<').map_or((rest, None), |(ids, before)| (ids, Some(before)));
                HandIntent::Move(read_ids(ids)?, before.map(value).transpose()?)
            }
            "unstage" => HandIntent::Unstage(value(rest)?),
            "none-of" => HandIntent::NoneOf(value(rest)?),
            _ => return Err(ParseIntentError),
        })
    }
}
