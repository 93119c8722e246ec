//! Every bot by its name.

use super::{Bot, Brisk, Budget, Depth, Flat, Layings, Search, Skill, Thumb};
use crate::rules::Seed;

/// What a bot is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A level that a person can choose; the roster has them from the weakest to the strongest.
    Level,
    /// Something to measure others by, or to work with.
    Reference,
}

/// A bot that can be asked for by name.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// Its name: one short word.
    pub name: &'static str,
    /// What it is there for.
    pub standing: Standing,
    /// How it plays, in a few words.
    pub what: &'static str,
    /// Makes one for one seat and one game: from a seed of its own, and what it may think about a decision; `None`
    /// leaves that to the bot.
    pub make: fn(Seed, Option<Budget>) -> Box<dyn Bot>,
}

/// All bots; the levels in order, from the weakest to the strongest.
pub const ROSTER: &[Entry] = &[
    Entry {
        name: "thumb",
        standing: Standing::Reference,
        what: "rules of thumb, at once",
        make: |_, _| Box::new(Thumb::default()),
    },
    Entry {
        name: "brisk",
        standing: Standing::Reference,
        what: "the same in short, for simulations",
        make: |_, _| Box::new(Brisk::default()),
    },
    Entry {
        name: "flat",
        standing: Standing::Reference,
        what: "plain flat Monte Carlo with 300 sampled hands a decision",
        make: |seed, budget| Box::new(Flat::new(seed, budget.unwrap_or(Budget::Worlds(Flat::WORLDS)))),
    },
    Entry {
        name: "beginner",
        standing: Standing::Level,
        what: "lays what it can and remembers nothing",
        make: |_, _| Box::new(Thumb::new("beginner", Skill::Beginner)),
    },
    Entry {
        name: "casual",
        standing: Standing::Level,
        what: "keeps a few cards back and remembers the last discards",
        make: |_, _| Box::new(Thumb::new("casual", Skill::Casual)),
    },
    Entry {
        name: "club",
        standing: Standing::Level,
        what: "remembers every card and plays by rules of thumb",
        make: |_, _| Box::new(Thumb::new("club", Skill::Whole)),
    },
    Entry {
        name: "expert",
        standing: Standing::Level,
        what: "tries a few plans on hands that could be",
        make: |seed, _| {
            let depth = Depth { discards: 3, layings: Layings::Few, ways: 1, trust: 40 };
            Box::new(Search::new("expert", seed, Budget::Worlds(40), depth))
        },
    },
    Entry {
        name: "master",
        standing: Standing::Level,
        what: "searches as deep as it may",
        make: |seed, budget| {
            Box::new(Search::new("master", seed, budget.unwrap_or(Budget::Worlds(2000)), Depth::default()))
        },
    },
];

/// The bot with a name.
///
/// ```
/// assert!(canasta::bots::named("thumb").is_some());
/// ```
#[must_use]
pub fn named(name: &str) -> Option<&'static Entry> {
    ROSTER.iter().find(|entry| entry.name == name)
}

/// The levels, from the weakest to the strongest.
pub fn levels() -> impl Iterator<Item = &'static Entry> {
    ROSTER.iter().filter(|entry| entry.standing == Standing::Level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_found_by_the_name_that_it_gives_itself() {
        for entry in ROSTER {
            assert_eq!((entry.make)([1; 32], None).name(), entry.name);
            assert_eq!(named(entry.name).map(|found| found.what), Some(entry.what), "no name twice");
            assert!(
                entry.name.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-'),
                "{}",
                entry.name
            );
        }
        assert!(named("nobody").is_none());
    }
}
