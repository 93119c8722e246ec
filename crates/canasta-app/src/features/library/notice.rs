//! What the page of the library says about the last step.

use super::import::ImportTally;
use super::summary::GameSummary;

/// What the page of the library says about the last step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LibraryNotice {
    /// This game was deleted, and can be brought back.
    Deleted(Box<GameSummary>),
    /// The deleted game is there again.
    Restored,
    /// Games were brought in.
    Imported(ImportTally),
    /// So many games count as the person's own from now on.
    Claimed(usize),
    /// A game does not count as the person's own any more.
    Disclaimed,
    /// Nothing was pasted or chosen.
    NothingPasted,
    /// The game is no longer there: another page has deleted it.
    Gone,
    /// The stored text of the game cannot be read.
    Unreadable,
    /// The hands of a board are not shown before its match of duplicate is over.
    BoardHidden,
    /// The browser did not give the game.
    NotRead,
    /// The browser did not store it, most likely for lack of room.
    NotStored,
    /// The game at the table could not be kept, so it stays there.
    TableNotKept,
}

impl LibraryNotice {
    /// Whether the step failed.
    #[must_use]
    pub const fn is_bad(&self) -> bool {
        match self {
            LibraryNotice::Deleted(_)
            | LibraryNotice::Restored
            | LibraryNotice::Claimed(_)
            | LibraryNotice::Disclaimed => false,
            LibraryNotice::Imported(tally) => tally.added == 0 && tally.unreadable > 0,
            LibraryNotice::NothingPasted
            | LibraryNotice::Gone
            | LibraryNotice::Unreadable
            | LibraryNotice::BoardHidden
            | LibraryNotice::NotRead
            | LibraryNotice::NotStored
            | LibraryNotice::TableNotKept => true,
        }
    }
}
