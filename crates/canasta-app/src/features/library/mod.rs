//! The library: all games that were begun on this device or brought to it, finished ones too.
//!
//! The list holds summaries, which are small; a whole game is read by its key when it is wanted. What happens here is pure: the
//! device stores texts, and gives times and texts with messages.

mod answers;
mod effect;
mod entry;
mod export;
mod file;
mod filter;
mod import;
mod import_run;
mod intent;
mod keep_status;
pub(crate) mod key;
mod lines;
mod list;
mod listed;
mod message;
mod model;
mod notice;
mod queue;
mod request;
mod settle;
mod summary;
mod timestamp;
mod update;
mod usage;
pub(crate) mod view;

pub use effect::LibraryEffect;
pub use entry::{GameEntry, NewEntry, StoredGame};
pub use file::{FileKind, LIBRARY_FILE, library_head, library_line};
pub use filter::{LibraryFilter, StateFilter};
pub use import::{ImportEnd, ImportItem, ImportLeft, ImportPart, ImportProgress, ImportTally};
pub use intent::LibraryIntent;
pub use keep_status::KeepStatus;
pub use key::{Fingerprint, GameId, Kept};
pub use lines::{FileLines, IMPORT_BATCH};
pub use list::{LIST_PAGE, ListPart};
pub use listed::Listed;
pub use message::LibraryMessage;
pub use model::{Library, LibraryState};
pub use notice::LibraryNotice;
pub use request::{GamePurpose, ShowAs};
pub use settle::{Settlement, found_ahead, renamed, settle, with_origin};
pub use summary::{GameState, GameSummary, Origin};
pub use timestamp::Timestamp;
pub use usage::{LibraryUsage, Persistence};

pub(crate) use file::{days_line, duplicate_line, read_days, read_duplicate, read_sheets, sheets_line};
pub(crate) use import::take_texts;
pub(crate) use keep_status::Answer;
pub(crate) use summary::is_worth_keeping;
pub(crate) use update::{Context, LibraryAsk};
