//! The bots that commands know by name: the roster, and those that another crate has added.

use canasta::bots::{ROSTER, RosterEntry};
use std::sync::OnceLock;

/// The bots of another crate. They are set before the arguments are read.
static ADDED: OnceLock<&'static [RosterEntry]> = OnceLock::new();

/// Makes bots known. Only the first call of a process does.
pub fn add(bots: &'static [RosterEntry]) {
    let _ = ADDED.set(bots);
}

/// Every bot. One that was added takes precedence over one of the roster with its name.
pub fn all() -> impl Iterator<Item = &'static RosterEntry> {
    let added = ADDED.get().copied().unwrap_or_default();
    added.iter().chain(ROSTER.iter().filter(|entry| added.iter().all(|other| other.name != entry.name)))
}

/// The bot with a name.
#[must_use]
pub fn find(name: &str) -> Option<&'static RosterEntry> {
    all().find(|entry| entry.name == name)
}
