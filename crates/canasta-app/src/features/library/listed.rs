//! A game of the list.

use super::summary::GameSummary;
use super::timestamp::Timestamp;

/// A game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its summary, in which no time lies ahead.
    pub summary: GameSummary,
    /// The last time that the device has stored, if it lies ahead: nobody knows when that was.
    pub(super) ahead: Option<Timestamp>,
    /// What the search looks through, in small letters; empty until something is searched.
    pub(super) words: String,
}

impl Listed {
    /// A game with this summary.
    pub(super) const fn new(summary: GameSummary) -> Listed {
        Listed { summary, ahead: None, words: String::new() }
    }

    /// A game with this summary, which is read now.
    pub(super) fn read(mut summary: GameSummary, now: Timestamp) -> Listed {
        let ahead = summary.is_ahead(now).then_some(summary.changed);
        summary.see_from(now);
        Listed { ahead, ..Listed::new(summary) }
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
