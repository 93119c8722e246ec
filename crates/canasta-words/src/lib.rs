//! The words of the game at run time.
//!
//! A *message* is a sentence of `locales/<language>/*.ftl`. `canasta-words-build` compiles it to bytes: UTF-8 with a few
//! commands between, which [`code`] lists. English stands in the program, every other language is a [`Table`] that is loaded
//! when it is chosen. [`format`] fills in the arguments; it reads a damaged table without a panic, and [`Table::read`] refuses
//! one beforehand.
//!
//! ```
//! use canasta_words::{Arg, Locale, Message, Words};
//!
//! const SCORE: Message = Message(b"\x00\x00Score: \x01\x20");
//! let words = Words { table: None, callees: &[] };
//! assert_eq!(words.format(SCORE, &[Arg::Number(1_500.into())]), "Score: 1,500");
//! ```

mod arg;
mod case;
pub mod code;
mod interpret;
mod locale;
mod number;
mod plural;
mod table;

pub use arg::{Arg, SideWords, Who};
pub use case::Case;
pub use interpret::{Message, Words};
pub use locale::Locale;
pub use number::Number;
pub use plural::Plural;
pub use table::{BadTable, Table, write};
