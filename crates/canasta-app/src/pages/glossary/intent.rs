//! Intents about the words of the game.

use crate::pages::glossary::Term;
use crate::session::grammar::{Name, intents, named};

named!(Term);

intents! {
    /// An intent about the words of the game.
    WordsIntent {
        /// Explain a word.
        Explain(term: Term as Name) = "word",
        /// Show what matches a text in the open dialog: words of the glossary, or settings.
        Search(words: String) = set "word",
    }
}
