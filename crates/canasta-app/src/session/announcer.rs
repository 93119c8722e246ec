//! Announcements for screen readers, other than the events of the game.

use super::hand_edit::HandEdit;
use super::query::Query;

/// A query and its context.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    /// The number of earlier queries.
    number: u32,
    /// The revision of the game at the query; `None` after another announcement.
    revision: Option<u32>,
    query: Query,
    /// Whether the query repeats the last answer.
    is_repeat: bool,
}

/// The last query and the last edit of the hand, until the game changes or something else is announced.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Announcer {
    asked: Option<Asked>,
    /// The number of earlier edits, the revision of the game at the edit, and the edit.
    hand_edit: Option<(u32, u32, HandEdit)>,
}

impl Announcer {
    /// Accepts a query. `Repeat` repeats the last answer once, and then the last announcement of the table.
    pub fn ask(&mut self, query: Query, revision: u32) {
        let number = self.asked.map_or(0, |asked| asked.number.wrapping_add(1));
        let is_repeat = query == Query::Repeat;
        let query = match self.current(revision) {
            Some(last) if is_repeat && !last.is_repeat => last.query,
            _ => query,
        };
        self.asked = Some(Asked { number, revision: Some(revision), query, is_repeat });
    }

    fn current(&self, revision: u32) -> Option<Asked> {
        self.asked.filter(|asked| asked.revision == Some(revision))
    }

    /// The current query, and its number.
    pub fn asked(&self, revision: u32) -> Option<(u32, Query)> {
        self.current(revision).map(|asked| (asked.number, asked.query))
    }

    /// Notes that something else is announced, so that `Repeat` repeats that.
    pub fn interrupt(&mut self) {
        self.asked.iter_mut().for_each(|asked| asked.revision = None);
    }

    /// Announces an edit of the hand.
    pub fn note_edit(&mut self, edit: HandEdit, revision: u32) {
        let number = self.hand_edit.map_or(0, |(number, ..)| number.wrapping_add(1));
        self.hand_edit = Some((number, revision, edit));
        self.interrupt();
    }

    /// The last edit of the hand and its number, unless the game has changed since.
    pub fn hand_edit(&self, revision: u32) -> Option<(u32, HandEdit)> {
        self.hand_edit.filter(|(_, at, _)| *at == revision).map(|(number, _, edit)| (number, edit))
    }
}
