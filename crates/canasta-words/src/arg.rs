//! What a message is filled in with.

use crate::{Case, Number};

/// An argument of a message.
#[derive(Clone, Copy)]
pub enum Arg<'a> {
    /// A number: printed as the language writes it, selected by value or by plural.
    Number(Number),
    /// A text that is the same in every language: a name, a code, a sign.
    Text(&'a str),
    /// The reader or somebody with a name.
    Who(Who<'a>),
    /// A side as the reader calls it.
    Side(SideWords<'a>),
    /// One of the keys of a type in `locales/types`, by its place.
    Choice(u8),
    /// Words that the language inflects, such as a list of cards.
    Phrase(&'a dyn Fn(Case) -> String),
}

/// A person that a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The person who reads.
    You,
    /// Somebody else.
    Other(&'a str),
}

impl Who<'_> {
    /// The keys that a message selects by.
    pub const KEYS: [&'static str; 2] = ["you", "other"];

    /// The place of the key in [`KEYS`](Who::KEYS).
    #[must_use]
    pub const fn key(self) -> u8 {
        match self {
            Who::You => 0,
            Who::Other(_) => 1,
        }
    }
}

/// A side that a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideWords<'a> {
    /// The reader and the partners.
    We,
    /// The opponents of the reader and the partners.
    They,
    /// The reader alone.
    You,
    /// Another player alone.
    Player(&'a str),
    /// Several players, by their names.
    Several(&'a str),
}

impl SideWords<'_> {
    /// The keys that a message selects by.
    pub const KEYS: [&'static str; 5] = ["we", "they", "you", "player", "several"];

    /// The place of the key in [`KEYS`](SideWords::KEYS).
    #[must_use]
    pub const fn key(self) -> u8 {
        match self {
            SideWords::We => 0,
            SideWords::They => 1,
            SideWords::You => 2,
            SideWords::Player(_) => 3,
            SideWords::Several(_) => 4,
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text)
    }
}
