//! What waits for the parts.

use crate::features::library::LibraryMessage;
use crate::session::{DialogKind, Message};
use canasta::rules::Game;

/// Something that is done as soon as the parts are there.
#[derive(Clone, Debug)]
pub(crate) enum Waiting {
    /// A message that only they understand.
    Message(Box<Message>),
    /// A dialog that is open and empty.
    Opened(DialogKind),
    /// A hand of the match that has ended: the game as it was then.
    EndedHand(Box<Game>),
}

impl Waiting {
    /// Whether it is an intent, which the person waits for.
    pub(crate) fn is_intent(&self) -> bool {
        matches!(self, Waiting::Message(message) if matches!(**message, Message::Intent(..)))
    }

    /// Whether it reminds to keep the match.
    pub(crate) fn is_reminder(&self) -> bool {
        matches!(self, Waiting::Message(message) if matches!(**message, Message::Library(LibraryMessage::KeepDue)))
    }
}
