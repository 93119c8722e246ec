//! The words of the page: a function for every message of `locales/en`, in the language that is set.
//!
//! `words::table::menu()` is a label, `words::narration::draws(who, cards)` a sentence that is filled in. The functions are
//! written at build time, so that a wrong argument does not compile. What a message is given is decided here in Rust, how it is
//! said in `locales`.

use canasta_words::{Arg, Message, Words};
pub use canasta_words::{Case, Number, SideWords, Who};
use std::cell::Cell;

/// A type that messages choose a variant by.
pub trait Choice {
    /// The place of the key among those of the type in `locales/types`.
    fn key(self) -> u8;
}

thread_local! {
    static CURRENT: Cell<Words> = const { Cell::new(Words { table: None, callees: CALLEES }) };
}

/// The text of a message without arguments.
fn plain(message: &Message) -> &'static str {
    CURRENT.get().plain(message)
}

/// The text of a message with its arguments.
fn format(message: &Message, args: &[Arg<'_>]) -> String {
    CURRENT.get().format(message, args)
}

/// A number as the language writes it.
#[must_use]
pub fn number(number: Number) -> String {
    let mut text = String::new();
    number.write(CURRENT.get().locale(), &mut text);
    text
}

include!(concat!(env!("OUT_DIR"), "/words.rs"));
