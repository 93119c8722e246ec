//! What the library asks of the device.

use super::entry::{GameEntry, NewEntry, StoredGame};
use super::key::GameId;
use super::request::GamePurpose;
use super::summary::Origin;

/// A request to the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryEffect {
    /// Send [`LibraryMessage::KeepDue`](super::LibraryMessage::KeepDue) once the change is shown.
    Remind,
    /// Read all summaries.
    List,
    /// Find out how much is stored.
    Measure,
    /// Keep a game of the table. [`settle`](super::settle) says what becomes of the one that is there.
    Put(Box<GameEntry>),
    /// Read a game.
    Get(GameId, GamePurpose),
    /// Give a game this title.
    Rename(GameId, String),
    /// Delete a game.
    Delete(GameId),
    /// Store a deleted game again; answered by [`LibraryMessage::BroughtBack`](super::LibraryMessage::BroughtBack).
    PutBack(Box<StoredGame>),
    /// Mark the game that the quick save does not follow, in place of another; `None` for no game.
    MarkUnsaved(Option<GameId>),
    /// Read the game that is marked, for [`GamePurpose::Further`].
    FindUnsaved,
    /// Take games out of a text that was pasted.
    ReadText(String),
    /// Read the next games of the chosen files.
    ReadMore,
    /// Read no more of them.
    StopReading,
    /// Read no more of the one that is being read.
    LeaveFile,
    /// Say of these games whether they are the person's own.
    SetOrigin(Vec<GameId>, Origin),
    /// Add these games, whose keys are free.
    Add(Vec<NewEntry>),
    /// Save all games as one file, with this line at its end, which may be empty.
    ExportAll(String),
    /// Ask the browser to keep what is stored until the person deletes it, once, unless it would ask the person.
    PersistQuietly,
    /// The same as often as the person wants, who may be asked.
    Persist,
    /// Keep a review with a game, and forget the facts of the game: they tell of its review.
    PutReview(GameId, String),
    /// Read the review that is kept with a game.
    GetReview(GameId),
    /// Read the facts of all games.
    ListFacts,
    /// Read these games, so that they are counted.
    GetGames(Vec<GameId>),
    /// Keep the facts of games. They can be computed again, so that nothing is said if that fails.
    PutFacts(Vec<(GameId, String)>),
}
