//! The words of the game: each is explained where it stands, and all of them on a page.

pub(crate) mod figures;
mod intent;
pub(crate) mod page;
mod term;
pub(crate) mod word;

pub use intent::WordsIntent;
pub use term::Term;
