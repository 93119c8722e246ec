//! What waits for the parts.

use crate::features::library::LibraryMessage;
use crate::session::{DialogKind, Intent, Message};
use canasta::rules::Game;

/// Something that is done as soon as the parts are there.
#[derive(Clone, Debug)]
pub(crate) enum Waiting {
    /// A hand of the match that has ended: the game as it was then.
    EndedHand(Box<Game>),
    /// The question for the decision of a bot, by its number.
    Decision(u32),
    /// A message that only they understand.
    Message(Box<Message>),
    /// A dialog that is open and empty.
    Opened(DialogKind),
    /// What the person has pressed last, and the number of changes of the game by then.
    Intent(Box<Intent>, u32),
}

impl Waiting {
    /// Whether this takes the place of what waits already: one reminder to keep the match is as good as many, and of what a person presses
    /// only the last is meant.
    pub(crate) fn replaces(&self, other: &Waiting) -> bool {
        match (self, other) {
            (Waiting::Intent(..), Waiting::Intent(..))
            | (Waiting::Opened(_), Waiting::Opened(_))
            | (Waiting::Decision(_), Waiting::Decision(_)) => true,
            (Waiting::Message(one), Waiting::Message(other)) => {
                let is_reminder = |message: &Message| matches!(message, Message::Library(LibraryMessage::KeepDue));
                is_reminder(one) && is_reminder(other)
            }
            _ => false,
        }
    }

    /// Whether it is what the person has pressed.
    pub(crate) const fn is_intent(&self) -> bool {
        matches!(self, Waiting::Intent(..))
    }

    /// The order in which it is done: what the game and the storage have told comes first, and what a person has asked for last.
    pub(crate) const fn order(&self) -> u8 {
        match self {
            Waiting::EndedHand(_) | Waiting::Decision(_) => 0,
            Waiting::Message(_) => 1,
            Waiting::Opened(_) | Waiting::Intent(..) => 2,
        }
    }
}
