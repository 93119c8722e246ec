//! The words of the game: each is explained where it stands, and all of them on a page.

mod figures;
mod intent;
mod page;
mod search;
mod term;
mod word;

pub(crate) use figures::figures;
pub use intent::WordsIntent;
pub(crate) use page::glossary;
pub use search::Search;
pub use term::Term;
pub(crate) use word::{TEXT, word};
