//! Every sentence that people read, one an entry, in every language that there is.
//!
//! `entries` lists the sentences, `words` the words that never change; each language has a folder with all of them.

mod english;
mod entries;
mod words;

pub use entries::*;
pub use words::WORDS;

use crate::rules::Seat;
use crate::session::Language;
use std::cell::Cell;
use words::Words;

thread_local! {
    /// What the page that is being described speaks.
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::English) };
}

/// From now on every entry is in this language. A page speaks one at a time: whoever describes it says first which.
pub fn speak(language: Language) {
    LANGUAGE.set(language);
}

fn language() -> Language {
    LANGUAGE.get()
}

/// What a language calls itself.
#[must_use]
pub const fn language_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
    }
}

/// A question: what it is, what would be lost, and the two answers, yes first.
pub struct Question {
    /// The question.
    pub title: String,
    /// What would be lost.
    pub loss: String,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
}

/// What a person plays with. The page cannot know it for certain: it has the words for each, and the styles choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
    /// Arrows and Enter, from the sofa.
    Remote,
}

impl InputMode {
    /// Each of them.
    pub const ALL: [InputMode; 3] = [InputMode::Mouse, InputMode::Finger, InputMode::Remote];

    /// The name in the styles.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            InputMode::Mouse => "by-mouse",
            InputMode::Finger => "by-finger",
            InputMode::Remote => "by-remote",
        }
    }
}

/// A hint of the first visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// How a turn begins: how many cards are drawn, and whether the pile can be taken at all.
    Draw(usize, bool),
    /// What the first meld needs.
    Open(i32),
    /// How melds grow, and how many canastas going out needs.
    Lay(usize),
    /// How a turn ends: whether the pile can be taken at all, and whether a wild card freezes it.
    Discard(bool, bool),
}

/// What is wrong with a call of `window.canasta`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramFault<'a> {
    /// It is no seed.
    Seed,
    /// There is no such option.
    NoSuchOption(&'a str),
    /// An option is of another kind.
    Option,
    /// The rules cannot be: the field, and why.
    Rules {
        /// The field.
        field: &'a str,
        /// Why.
        problem: String,
    },
    /// There are too few seats, or too many.
    SeatCount,
    /// A name without letters.
    SeatName,
    /// Nobody in the roster has this name.
    SeatPlayer,
    /// Settings are changed by an object.
    NoObject,
    /// There is no such seat to deal.
    Dealer,
    /// It is no deck.
    Deck,
    /// The browser gives no randomness.
    NoRandomness,
    /// It is no function.
    Listener,
    /// There is no such switch.
    NoSuchSwitch(&'a str),
    /// A setting cannot have this value.
    SettingValue {
        /// The setting.
        name: &'a str,
        /// The value.
        value: String,
    },
}

/// One part of the rules page: its title and its sentences.
pub type RulesSection = (String, Vec<String>);

/// Who sits where, for sentences.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The names by seat.
    pub names: &'a [String],
    /// The seat that is spoken to.
    pub me: Seat,
}

impl Names<'_> {
    /// The name of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or(WORDS.somebody, String::as_str)
    }
}
