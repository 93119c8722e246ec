//! Every bot by its name.

use super::veto::Sensible;
use super::{Bot, Budget, Depth, Flat, HeuristicBot, Layings, RolloutBot, Search, Skill, Style};
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
    /// How one is made; [`Entry::bot`] does it.
    make: Make,
    /// Names for players of this level at a table.
    pub people: &'static [&'static str],
}

/// How a bot is made: from a seed of its own, and what it may think about a decision; `None` leaves that to the bot.
#[derive(Clone, Copy, Debug)]
enum Make {
    /// It plays in one way.
    Plain(fn(Seed, Option<Budget>) -> Box<dyn Bot>),
    /// It plays in every style; levels alone do.
    Styled(fn(Seed, Option<Budget>, Style) -> Box<dyn Bot>),
    /// The same, by searching, so that it can be asked what it thinks of each plan.
    Searching(fn(Seed, Option<Budget>, Style) -> Search),
}

impl Entry {
    /// A bot for one seat and one game: from a seed of its own, and what it may think about a decision; `None` leaves that to
    /// the bot. One that has no styles plays as it does.
    #[must_use]
    pub fn bot(&self, seed: Seed, budget: Option<Budget>, style: Style) -> Box<dyn Bot> {
        match self.make {
            Make::Plain(make) => make(seed, budget),
            Make::Styled(make) => make(seed, budget, style),
            Make::Searching(make) => Box::new(make(seed, budget, style)),
        }
    }

    /// The search of a level that searches: it decides as [`Entry::bot`] does, and tells what it thinks of the rest.
    #[must_use]
    pub fn search(&self, seed: Seed, budget: Option<Budget>, style: Style) -> Option<Search> {
        match self.make {
            Make::Searching(make) => Some(make(seed, budget, style)),
            Make::Plain(_) | Make::Styled(_) => None,
        }
    }

    /// Whether it plays in every style.
    #[must_use]
    pub const fn has_styles(&self) -> bool {
        matches!(self.make, Make::Styled(_) | Make::Searching(_))
    }
}

fn beginner(_: Seed, _: Option<Budget>, style: Style) -> Box<dyn Bot> {
    Box::new(Sensible(HeuristicBot::new("beginner", Skill::Partial).with_four(Skill::Novice).styled(style)))
}

/// A search of few plans on few hands.
fn small(name: &'static str, seed: Seed, (trials, fourfold): (u32, u32), style: Style) -> Search {
    Search::new(name, seed, Budget::Worlds(trials), Depth { fourfold, ..FEW }).styled(style)
}

fn casual(seed: Seed, _: Option<Budget>, style: Style) -> Search {
    small("casual", seed, CASUAL_TRIALS, style).with_four(Skill::Partial)
}

fn club(seed: Seed, _: Option<Budget>, style: Style) -> Search {
    small("club", seed, CLUB_TRIALS, style)
}

fn expert(seed: Seed, _: Option<Budget>, style: Style) -> Search {
    small("expert", seed, EXPERT_TRIALS, style)
}

fn master(seed: Seed, budget: Option<Budget>, style: Style) -> Search {
    let budget = budget.unwrap_or(Budget::Worlds(Search::TRIALS));
    Search::new("master", seed, budget, Depth::default()).styled(style)
}

/// Few plans are thought of, and hidden cards are taken for evenly spread.
const FEW: Depth = Depth { discards: 3, layings: Layings::Few, ways: 1, trust: 150, fourfold: 100 };
/// Plans times hands that are tried for a decision with two players, and how many hundredths of them with four. Chosen so
/// that each level wins 58 to 72 of a hundred matches against the one below it: docs/ladder.md.
const CASUAL_TRIALS: (u32, u32) = (28, 30);
const CLUB_TRIALS: (u32, u32) = (95, 37);
const EXPERT_TRIALS: (u32, u32) = (400, 62);

/// All bots; the levels in order, from the weakest to the strongest.
pub const ROSTER: &[Entry] = &[
    Entry {
        name: "thumb",
        standing: Standing::Reference,
        what: "rules of thumb, at once",
        make: Make::Plain(|_, _| Box::new(HeuristicBot::default())),
        people: &[],
    },
    Entry {
        name: "brisk",
        standing: Standing::Reference,
        what: "the same in short, for simulations",
        make: Make::Plain(|_, _| Box::new(RolloutBot::default())),
        people: &[],
    },
    Entry {
        name: "novice",
        standing: Standing::Reference,
        what: "lays what it can and remembers nothing: a beginner at a table of four",
        make: Make::Plain(|_, _| Box::new(Sensible(HeuristicBot::new("novice", Skill::Novice)))),
        people: &[],
    },
    Entry {
        name: "flat",
        standing: Standing::Reference,
        what: "plain flat Monte Carlo with 300 sampled hands a decision",
        make: Make::Plain(|seed, budget| Box::new(Flat::new(seed, budget.unwrap_or(Budget::Worlds(Flat::WORLDS))))),
        people: &[],
    },
    Entry {
        name: "beginner",
        standing: Standing::Level,
        what: "remembers little, and with four players lays what it can",
        make: Make::Styled(beginner),
        people: &["Bea", "Hugo", "Tilda"],
    },
    Entry {
        name: "casual",
        standing: Standing::Level,
        what: "tries a few plans on a handful of hands that could be",
        make: Make::Searching(casual),
        people: &["Carl", "Ines", "Otto"],
    },
    Entry {
        name: "club",
        standing: Standing::Level,
        what: "tries the same plans on more hands",
        make: Make::Searching(club),
        people: &["Clara", "Viktor", "Mona"],
    },
    Entry {
        name: "expert",
        standing: Standing::Level,
        what: "tries the same plans on many hands",
        make: Make::Searching(expert),
        people: &["Edith", "Ruben", "Sonja"],
    },
    Entry {
        name: "master",
        standing: Standing::Level,
        what: "tries all good plans on the hands that the others probably hold",
        make: Make::Searching(master),
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
        assert!(levels().all(|entry| entry.has_styles() && entry.people.len() >= 3));
        let all = people.len();
        people.sort_unstable();
        people.dedup();
        assert_eq!(people.len(), all);
        for style in Style::ALL {
            assert_eq!(style.name().parse(), Ok(style));
            for entry in levels() {
                assert_eq!(entry.bot([1; 32], None, style).name(), entry.name);
            }
        }
    }

    #[test]
    fn a_bot_is_found_by_the_name_that_it_gives_itself() {
        for entry in ROSTER {
            assert_eq!(entry.bot([1; 32], None, Style::Even).name(), entry.name);
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
