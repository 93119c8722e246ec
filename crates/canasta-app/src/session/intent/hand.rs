//! Intents about the cards of the own hand.

use super::grammar::{Codec as _, Ids, ParseIntentError, intents};
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

/// Where cards of the hand are moved: `4,7<2`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardMove {
    /// The cards, in their new order.
    pub cards: Vec<u32>,
    /// The card before which they go; `None`: to the end of the hand.
    pub before: Option<u32>,
}

impl fmt::Display for CardMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ids::write(&self.cards, f)?;
        self.before.map_or(Ok(()), |before| write!(f, "<{before}"))
    }
}

impl FromStr for CardMove {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<CardMove, ParseIntentError> {
        let (cards, before) = text.split_once('<').map_or((text, None), |(cards, before)| (cards, Some(before)));
        let cards = Ids::read(cards).ok_or(ParseIntentError)?;
        let before = before.map(str::parse).transpose().map_err(|_| ParseIntentError)?;
        Ok(CardMove { cards, before })
    }
}

intents! {
    /// An intent about cards of the own hand. Cards are identified by their ids.
    HandIntent {
        /// Select a card according to the [`SelectMode`].
        Select(card: u32) = "card",
        /// Select exactly these cards.
        SelectOnly(cards: Vec<u32> as Ids) = "select-only",
        /// Clear the selection.
        Deselect = "deselect",
        /// Select a card for dragging: alone, unless it is already selected.
        Grab(card: u32) = "grab",
        /// Discard a card.
        Discard(card: u32) = "discard",
        /// Move cards, in this order, before another card, or to the end of the hand.
        Move(to: CardMove) = "move",
        /// Unstage one group.
        Unstage(group: usize) = "unstage",
        /// Report that the hand holds no card of the rank whose key was pressed.
        NoneOf(rank: Rank) = "none-of",
    }
}
