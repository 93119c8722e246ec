//! What the device tells the library.

use super::entry::StoredGame;
use super::import::ImportPart;
use super::key::{GameId, Kept};
use super::list::ListPart;
use super::request::GamePurpose;
use super::summary::GameSummary;
use super::timestamp::Timestamp;
use super::usage::LibraryUsage;

/// A message of the library.
#[derive(Clone, Debug)]
pub enum LibraryMessage {
    /// The game at the table is to be kept now: the change before it has been shown.
    KeepDue,
    /// The texts of summaries, a line each, and when they were read: one text is handed over quicker than thousands.
    Listed(String, ListPart, Timestamp),
    /// How much is stored.
    Usage(LibraryUsage),
    /// The browser stores no library for this page.
    Refused,
    /// A game of the table was kept.
    Kept {
        /// The key that was asked for.
        asked: GameId,
        /// Where it is kept: under another key if a different game has that one.
        kept: Kept,
        /// The summary that is stored under this key.
        summary: Box<GameSummary>,
    },
    /// A game of the table was not kept: the browser does not store it.
    NotKept(GameId),
    /// A game that was wanted, with its key; `None` if it is not there.
    Found(GameId, GamePurpose, Option<Box<StoredGame>>),
    /// A game was deleted. These are its texts.
    Deleted(Box<StoredGame>),
    /// The deleted game is stored again.
    BroughtBack,
    /// A game that was to be deleted is not there.
    Gone(GameId),
    /// Another change was not stored.
    NotStored,
    /// The browser could not read a game that was wanted for this.
    NotRead(GameId, GamePurpose),
    /// Files were chosen, dropped or pasted; their games can be read.
    FilesChosen,
    /// Some of their games.
    Read(ImportPart),
    /// Games were added.
    Added(Vec<GameSummary>),
    /// The review that is kept with a game, if there is one.
    Review(GameId, Option<String>),
    /// The texts of the facts of all games, a line each.
    Facts(String),
    /// Games that are to be counted: the keys that were asked for, and the games that were found.
    Games(Vec<GameId>, Vec<StoredGame>),
}

impl LibraryMessage {
    /// Whether it is about what the library does by itself, so that only its own pages show it. Anything else answers a person.
    #[must_use]
    pub const fn is_background(&self) -> bool {
        match self {
            LibraryMessage::KeepDue
            | LibraryMessage::Listed(..)
            | LibraryMessage::Usage(_)
            | LibraryMessage::Refused
            | LibraryMessage::Kept { .. }
            | LibraryMessage::NotKept(_)
            | LibraryMessage::Facts(_)
            | LibraryMessage::Games(..) => true,
            LibraryMessage::Found(..)
            | LibraryMessage::Deleted(_)
            | LibraryMessage::BroughtBack
            | LibraryMessage::Gone(_)
            | LibraryMessage::NotStored
            | LibraryMessage::NotRead(..)
            | LibraryMessage::FilesChosen
            | LibraryMessage::Read(..)
            | LibraryMessage::Added(_)
            | LibraryMessage::Review(..) => false,
        }
    }
}
