//! The bots that commands know by name: the roster, and those that another crate has added.

use canasta::bots::{ROSTER, RosterEntry};
use std::sync::OnceLock;

/// The bots of another crate. They are set before the arguments are read.
static ADDED: OnceLock<&'static [RosterEntry]> = OnceLock::new();

/// Makes bots known. Only the first call of a process does.
///
/// # Errors
/// A name that two bots would have: results would not say which of them played.
pub fn add(bots: &'static [RosterEntry]) -> Result<(), &'static str> {
    for (at, bot) in bots.iter().enumerate() {
        let others = ROSTER.iter().chain(bots.iter().take(at));
        if others.map(|other| other.name).any(|name| name == bot.name) {
            return Err(bot.name);
        }
    }
    let _ = ADDED.set(bots);
    Ok(())
}

/// Every bot, those that were added first.
pub fn all() -> impl Iterator<Item = &'static RosterEntry> {
    ADDED.get().copied().unwrap_or_default().iter().chain(ROSTER)
}

/// The bot with a name.
#[must_use]
pub fn find(name: &str) -> Option<&'static RosterEntry> {
    all().find(|entry| entry.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::bots::HeuristicBot;

    const fn named(name: &'static str) -> RosterEntry {
        RosterEntry::new(name, "a bot of another crate", |_, _| Box::new(HeuristicBot::default()))
    }

    #[test]
    fn a_name_has_one_bot() {
        static TAKEN: [RosterEntry; 1] = [named("thumb")];
        static TWICE: [RosterEntry; 2] = [named("mine"), named("mine")];
        assert_eq!(add(&TAKEN), Err("thumb"));
        assert_eq!(add(&TWICE), Err("mine"));
        assert!(find("mine").is_none());
    }
}
