//! Every bot by its name.

use super::sense::Sensible;
use super::{Bot, Brisk, Budget, Depth, Flat, Layings, Search, Skill, Style, Thumb};
use crate::rules::Seed;

/// What a bot is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A level that a person can choose; the roster has them from the weakest to the strongest.
    Level,
    /// Something to measure others by, or to work with.
    Reference,
}

/// Makes a level with a style.
pub type Styled = fn(Seed, Option<Budget>, Style) -> Box<dyn Bot>;

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
    /// The same with a style; levels alone have styles.
    pub styled: Option<Styled>,
    /// Names for players of this level at a table.
    pub people: &'static [&'static str],
}

fn beginner(_: Seed, _: Option<Budget>, style: Style) -> Box<dyn Bot> {
    Box::new(Sensible(Thumb::new("beginner", Skill::Partial).styled(style)))
}

fn casual(_: Seed, _: Option<Budget>, style: Style) -> Box<dyn Bot> {
    Box::new(Sensible(Thumb::new("casual", Skill::Whole).styled(style)))
}

fn club(seed: Seed, _: Option<Budget>, style: Style) -> Box<dyn Bot> {
    Box::new(Search::new("club", seed, Budget::Worlds(CLUB_TRIALS), FEW).styled(style))
}

fn expert(seed: Seed, _: Option<Budget>, style: Style) -> Box<dyn Bot> {
    Box::new(Search::new("expert", seed, Budget::Worlds(EXPERT_TRIALS), Depth { fourfold: 7, ..FEW }).styled(style))
}

fn master(seed: Seed, budget: Option<Budget>, style: Style) -> Box<dyn Bot> {
    let budget = budget.unwrap_or(Budget::Worlds(MASTER_TRIALS));
    Box::new(Search::new("master", seed, budget, Depth::default()).styled(style))
}

/// Few plans are thought of, and hidden cards are taken for evenly spread.
const FEW: Depth = Depth { discards: 3, layings: Layings::Few, ways: 1, trust: 150, fourfold: 5 };
/// Plans times hands that are tried for a decision, by level; a master's unless told otherwise.
const CLUB_TRIALS: u32 = 18;
const EXPERT_TRIALS: u32 = 60;
const MASTER_TRIALS: u32 = 2000;

/// All bots; the levels in order, from the weakest to the strongest.
pub const ROSTER: &[Entry] = &[
    Entry {
        name: "thumb",
        standing: Standing::Reference,
        what: "rules of thumb, at once",
        make: |_, _| Box::new(Thumb::default()),
        styled: None,
        people: &[],
    },
    Entry {
        name: "brisk",
        standing: Standing::Reference,
        what: "the same in short, for simulations",
        make: |_, _| Box::new(Brisk::default()),
        styled: None,
        people: &[],
    },
    Entry {
        name: "novice",
        standing: Standing::Reference,
        what: "lays what it can and remembers nothing: below all levels",
        make: |_, _| Box::new(Sensible(Thumb::new("novice", Skill::Novice))),
        styled: None,
        people: &[],
    },
    Entry {
        name: "flat",
        standing: Standing::Reference,
        what: "plain flat Monte Carlo with 300 sampled hands a decision",
        make: |seed, budget| Box::new(Flat::new(seed, budget.unwrap_or(Budget::Worlds(Flat::WORLDS)))),
        styled: None,
        people: &[],
    },
    Entry {
        name: "beginner",
        standing: Standing::Level,
        what: "keeps a few cards back and remembers the last discards",
        make: |seed, budget| beginner(seed, budget, Style::Even),
        styled: Some(beginner),
        people: &["Bea", "Hugo", "Tilda"],
    },
    Entry {
        name: "casual",
        standing: Standing::Level,
        what: "remembers every card and plays by rules of thumb",
        make: |seed, budget| casual(seed, budget, Style::Even),
        styled: Some(casual),
        people: &["Carl", "Ines", "Otto"],
    },
    Entry {
        name: "club",
        standing: Standing::Level,
        what: "tries a plan or two on a few hands that could be",
        make: |seed, budget| club(seed, budget, Style::Even),
        styled: Some(club),
        people: &["Clara", "Viktor", "Mona"],
    },
    Entry {
        name: "expert",
        standing: Standing::Level,
        what: "tries the likeliest plans on many hands that could be",
        make: |seed, budget| expert(seed, budget, Style::Even),
        styled: Some(expert),
        people: &["Edith", "Ruben", "Sonja"],
    },
    Entry {
        name: "master",
        standing: Standing::Level,
        what: "tries all good plans on the hands that the others probably hold",
        make: |seed, budget| master(seed, budget, Style::Even),
        styled: Some(master),
        people: &["Magda", "Anselm", "Irene"],
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
    fn every_level_has_styles_and_names_that_no_other_has() {
        let mut people: Vec<&str> = levels().flat_map(|entry| entry.people).copied().collect();
        assert!(levels().all(|entry| entry.styled.is_some() && entry.people.len() >= 3));
        let all = people.len();
        people.sort_unstable();
        people.dedup();
        assert_eq!(people.len(), all);
        for style in Style::ALL {
            assert_eq!(style.name().parse(), Ok(style));
            for entry in levels() {
                assert_eq!(entry.styled.unwrap()([1; 32], None, style).name(), entry.name);
            }
        }
    }

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
