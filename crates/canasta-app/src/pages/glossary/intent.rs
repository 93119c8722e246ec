//! Intents about the words of the game.

use super::term::Term;
use crate::session::grammar::{Name, intents};

intents! {
    /// An intent about the words of the game.
    WordsIntent {
        /// Explain a word.
        Explain(term: Term as Name) = "word",
        /// Show what matches a text in the open dialog: words of the glossary, or settings.
        Search(words: String) = set "word",
    }
}
