//! The library: all games that were begun on this device or brought to it, finished ones too.
//!
//! The list holds summaries, which are small; a whole game is read by its key when it is wanted. What happens here is pure: the
//! device stores texts, and gives times and texts with messages.

mod entry;
mod file;
mod filter;
mod import;
pub(in crate::session) mod key;
mod list;
mod listed;
mod notice;
mod settle;
mod shelf;
mod summary;
mod writer;

pub use entry::{GameEntry, NewEntry, StoredGame};
pub use file::{FileKind, IMPORT_BATCH, LIBRARY_FILE, library_head, library_line};
pub use filter::{LibraryFilter, StateFilter};
pub use import::{ImportItem, ImportLeft, ImportTally};
pub use key::{Fingerprint, GameId, Kept};
pub use list::{LIST_PAGE, ListPart};
pub use listed::Listed;
pub use notice::LibraryNotice;
pub use settle::{Settlement, renamed, settle};
pub use shelf::{Library, LibraryState, LibraryUsage};
pub use summary::{GameState, GameSummary, Origin};

pub(in crate::session) use file::{read_sheets, sheets_line};
pub(in crate::session) use shelf::GameRequest;
pub(in crate::session) use summary::is_worth_keeping;
