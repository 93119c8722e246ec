//! What is announced to a person who listens, beside the events of the game.

use super::hand_edit::HandEdit;
use super::query::Query;

/// What the person asked to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    /// How many queries there were before.
    number: u32,
    /// The revision of the game at that time; `None` once something else was said.
    revision: Option<u32>,
    query: Query,
    /// Whether it was to hear the last answer again.
    is_repeat: bool,
}

/// The last query and the last edit of the hand, until the game changes or something else is said.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Announcer {
    asked: Option<Asked>,
    /// How many edits there were before, the revision of the game at that time, and the edit.
    hand_edit: Option<(u32, u32, HandEdit)>,
}

impl Announcer {
    /// Takes a query. `Repeat` repeats the last answer once, and then what the table said last.
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

    /// The query that is answered now, and its number.
    pub fn asked(&self, revision: u32) -> Option<(u32, Query)> {
        self.current(revision).map(|asked| (asked.number, asked.query))
    }

    /// Something else is said: from now on `Repeat` repeats that.
    pub fn interrupt(&mut self) {
        self.asked.iter_mut().for_each(|asked| asked.revision = None);
    }

    /// Announces an edit of the hand.
    pub fn note_edit(&mut self, edit: HandEdit, revision: u32) {
        let number = self.hand_edit.map_or(0, |(number, ..)| number.wrapping_add(1));
        self.hand_edit = Some((number, revision, edit));
        self.interrupt();
    }

    /// The last edit of the hand, if the game has not changed since, and its number.
    pub fn hand_edit(&self, revision: u32) -> Option<(u32, HandEdit)> {
        self.hand_edit.filter(|(_, at, _)| *at == revision).map(|(number, _, edit)| (number, edit))
    }
}
