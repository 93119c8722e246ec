//! What becomes of a stored game when another version of it is to be written: several pages share one library.

use super::entry::{GameEntry, StoredGame};
use super::key::GameId;
use super::summary::{GameSummary, Origin};
use super::timestamp::Timestamp;
use crate::session::save::record_of;

/// What becomes of the stored game and of the one that is to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settlement {
    /// The new version replaces the stored one, with this summary and its text.
    Write(Box<GameSummary>, String),
    /// The stored one stays, since it is the same or has come further. This is its summary.
    Stays(Box<GameSummary>),
    /// They differ, so both are kept: the new one as this entry, whose key is another one.
    Both(Box<GameEntry>),
}

/// Decides about a game that is to be written at this time, and the one with its key, if there is one.
///
/// A stored game is replaced by a later version of itself, and never by an older or a different one: the stored game is unchanged since this
/// page wrote it, or a beginning of the new record, and is replaced; or it is the same or further, and stays; or both are kept, the new one
/// under another key. So pages that play one game never overwrite each other's.
#[must_use]
pub fn settle(stored: Option<&StoredGame>, entry: &GameEntry, now: Timestamp) -> Settlement {
    let Some(stored) = stored else {
        let summary = GameSummary { begun: now, changed: now, ..entry.summary.clone() };
        let text = summary.write();
        return Settlement::Write(Box::new(summary), text);
    };
    // What this version cannot read stays.
    let Some(there) = GameSummary::read(&stored.summary) else { return Settlement::Both(Box::new(beside(entry))) };
    let ours = &entry.summary;
    if there.fingerprint == ours.fingerprint {
        return Settlement::Stays(Box::new(there));
    }
    let is_unchanged = entry.base.as_ref() == Some(&there.fingerprint);
    let records = || record_of(&stored.save).zip(record_of(&entry.save));
    if is_unchanged || records().is_some_and(|(theirs, ours)| ours.starts_with(&theirs)) {
        let GameSummary { title, begun, origin, .. } = there;
        let begun = begun.min(now);
        let summary = GameSummary { title, begun, origin, changed: now, ..ours.clone() };
        let text = summary.write_over(&stored.summary);
        return Settlement::Write(Box::new(summary), text);
    }
    if records().is_some_and(|(theirs, ours)| theirs.starts_with(&ours)) {
        return Settlement::Stays(Box::new(there));
    }
    Settlement::Both(Box::new(beside(entry)))
}

/// The entry with another key, under which nothing was written.
fn beside(entry: &GameEntry) -> GameEntry {
    let mut other = entry.clone();
    other.summary.id = entry.summary.id.beside(&entry.summary.fingerprint);
    other.base = None;
    other
}

/// The text of a summary with another title; `None` if the text is none.
#[must_use]
pub fn renamed(text: &str, title: &str) -> Option<String> {
    let mut summary = GameSummary::read(text)?;
    summary.set_title(title);
    Some(summary.write_over(text))
}

/// The text of a summary that says where the game comes from; `None` if the text is none.
#[must_use]
pub fn with_origin(text: &str, origin: Origin) -> Option<String> {
    let summary = GameSummary::read(text)?;
    Some(GameSummary { origin, ..summary }.write_over(text))
}

/// The key and the text of a summary whose last time lies ahead, with a note of that: it comes before what is stored now. `None` if there is
/// nothing to note.
#[must_use]
pub fn found_ahead(text: &str, now: Timestamp) -> Option<(GameId, String)> {
    let summary = GameSummary::read(text).filter(|summary| summary.is_ahead(now))?;
    let summary = GameSummary { found_ahead: now.just_before(), ..summary };
    let text = summary.write_over(text);
    Some((summary.id, text))
}
