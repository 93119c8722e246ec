//! A game of the list.

use super::summary::GameSummary;

/// A game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its summary.
    pub summary: GameSummary,
    /// What the search looks through, in small letters; empty until something is searched.
    pub(super) words: String,
}

impl Listed {
    /// A game with this summary.
    pub(super) const fn new(summary: GameSummary) -> Listed {
        Listed { summary, words: String::new() }
    }

    pub(super) fn write_words(&mut self) {
        let mut words = self.summary.title.clone();
        for place in &self.summary.players {
            words.push('\n');
            words.push_str(&place.name);
        }
        words.push('\n');
        words.push_str(&self.summary.preset.name().replace('-', " "));
        self.words = words.to_lowercase();
    }
}
