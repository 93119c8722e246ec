//! Duplicate: boards that are played twice with the same cards, and what the difference came to.
//!
//! - [`BoardBook`]: the matches, as the device keeps them.
//! - [`BoardMatch`]: one of them, with its score card; [`Against`] is who plays its boards the second time.
//! - [`DuplicatePage`]: the pages of the dialog.

mod board_match;
mod book;
mod draft;
mod figures;
mod intent;
mod page;
mod stored;
mod update;
pub(crate) mod view;

pub use board_match::{Against, BoardMatch, Friend, Stage};
pub use book::BoardBook;
pub use draft::Draft;
pub use figures::DuplicateFigures;
pub use intent::{DuplicateIntent, DuplicateStep};
pub use page::DuplicatePage;
pub(crate) use update::Context;
pub use update::{BoardStart, DuplicateAsk};
