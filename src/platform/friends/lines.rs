//! All lines.

use super::line::Line;
use canasta::friends::LineId;
use canasta::links::Candidate;
use std::collections::BTreeMap;

/// Who a line is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum LineRole {
    /// A host looks for its guest. An attempt in vain is followed by others, which nobody is told.
    Host,
    /// A guest waits for its host.
    Guest,
    /// A guest that looks for its host on the internet. The browser says that this has failed, and a host that comes later is found all the
    /// same (docs/friends.md).
    InternetGuest,
    /// Both sides try a spare connection. Nobody is told if it is in vain.
    Spare,
}

/// A line, and which of those that have had its number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct LineKey {
    pub line: LineId,
    generation: u32,
}

/// How far the other device is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// Nothing is heard of it.
    Sought,
    /// It is found, and the channel is about to open.
    Found,
    /// The channel is open, or the line is gone.
    Settled,
}

struct Entry {
    generation: u32,
    role: LineRole,
    /// Missing while it is being made.
    line: Option<Line>,
}

/// The lines by number.
#[derive(Default)]
pub struct Lines {
    entries: BTreeMap<LineId, Entry>,
    generations: u32,
}

impl Lines {
    /// A key for a new line. An earlier one of this number is closed.
    pub fn begin(&mut self, line: LineId, role: LineRole) -> LineKey {
        self.generations = self.generations.wrapping_add(1);
        let generation = self.generations;
        self.entries.insert(line, Entry { generation, role, line: None });
        LineKey { line, generation }
    }

    fn entry(&mut self, key: LineKey) -> Option<&mut Entry> {
        self.entries.get_mut(&key.line).filter(|entry| entry.generation == key.generation)
    }

    /// Whether a line is wanted still.
    pub fn contains(&self, key: LineKey) -> bool {
        self.entries.get(&key.line).is_some_and(|entry| entry.generation == key.generation)
    }

    /// Puts a line under its key, instead of an earlier attempt. Returns whether it is wanted still.
    pub fn put(&mut self, key: LineKey, line: Line) -> bool {
        let Some(entry) = self.entry(key) else { return false };
        entry.line = Some(line);
        true
    }

    /// Keeps a line from giving up, by these candidates.
    pub fn stay_awake(&mut self, key: LineKey, candidates: Vec<Candidate>) {
        if let Some(line) = self.entry(key).and_then(|entry| entry.line.as_mut()) {
            line.stay_awake(candidates);
        }
    }

    /// Adds candidates of the other device again and again.
    pub fn add_again(&mut self, key: LineKey, candidates: Vec<Candidate>) {
        if let Some(line) = self.entry(key).and_then(|entry| entry.line.as_mut()) {
            line.add_again(candidates);
        }
    }

    /// How far the other device is.
    pub fn progress(&self, key: LineKey) -> Progress {
        let Some(entry) = self.entries.get(&key.line).filter(|entry| entry.generation == key.generation) else {
            return Progress::Settled;
        };
        match &entry.line {
            Some(line) if line.is_open() => Progress::Settled,
            Some(line) if line.connection().is_found() => Progress::Found,
            _ => Progress::Sought,
        }
    }

    /// Notes that a line is open. Returns whether that is news.
    pub fn open(&mut self, key: LineKey) -> bool {
        let Some(line) = self.entry(key).and_then(|entry| entry.line.as_mut()) else { return false };
        let is_news = !line.is_open();
        line.open();
        is_news
    }

    /// Notes that a line is over. Returns whether that is to be told. One that is tried for a time is over only then: a browser that says
    /// that it has failed is found all the same, and the other side would take it for open.
    pub fn end(&mut self, key: LineKey) -> bool {
        let Some(entry) = self.entry(key) else { return false };
        let was_open = entry.line.as_ref().is_some_and(Line::is_open);
        if !was_open && entry.role != LineRole::Guest {
            return false;
        }
        self.entries.remove(&key.line);
        true
    }

    /// Removes the line of this key.
    pub fn give_up(&mut self, key: LineKey) -> bool {
        self.contains(key) && self.entries.remove(&key.line).is_some()
    }

    /// Removes a line by its number.
    pub fn remove(&mut self, line: LineId) -> Option<Line> {
        self.entries.remove(&line)?.line
    }

    /// Removes all lines.
    pub fn remove_all(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.entries).into_values().filter_map(|entry| entry.line).collect()
    }

    /// Sends a text by a line, if there is one.
    ///
    /// # Errors
    /// If it was closed, because it takes nothing more.
    pub fn send(&mut self, line: LineId, text: &str) -> Result<(), ()> {
        let takes = self.entries.get(&line).and_then(|entry| entry.line.as_ref()).is_none_or(|line| line.send(text));
        if takes {
            return Ok(());
        }
        self.entries.remove(&line);
        Err(())
    }
}
