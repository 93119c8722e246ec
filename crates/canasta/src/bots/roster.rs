//! The roster: every bot by its name.

use super::bot::Bot;
use super::budget::Budget;
use super::frozen::{BotVersion, FrozenBot, FrozenRole};
use super::general::Judgement;
use super::heuristic::veto::VettedHeuristicBot;
use super::heuristic::{HeuristicBot, PolicySet};
use super::population as members;
use super::rollout::RolloutBot;
use super::search::{FlatMonteCarlo, MeldOptions, SearchBot, SearchConfig, VariantPlay};
use super::skill::Skill;
use super::style::Style;
use crate::rules::Seed;

/// The purpose of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// A level that a person can choose. The roster lists levels from the weakest to the strongest.
    Level,
    /// A baseline to measure others by, or a part of other bots.
    Reference,
    /// One of the policies that differ in what they do, over which the mean and the worst result are measured.
    Population,
    /// A bot of today's deal, which never changes. Nobody chooses it.
    Frozen,
}

/// A bot that can be found by name.
#[derive(Clone, Copy, Debug)]
pub struct RosterEntry {
    /// The name: one short word.
    pub name: &'static str,
    /// The purpose.
    pub kind: BotKind,
    /// A short description of its play.
    pub description: &'static str,
    constructor: Constructor,
    /// Names for players of this level at a table.
    pub player_names: &'static [&'static str],
}

/// How a bot is created. Only a bot of another crate is a function, so a program that plays by rules of thumb alone holds no search.
#[derive(Clone, Copy, Debug)]
enum Constructor {
    /// A bot of another crate, from a seed and an optional budget for each decision.
    Foreign(fn(Seed, Option<Budget>) -> Box<dyn Bot>),
    /// The rules of thumb.
    Heuristic(HeuristicBot),
    /// The rules of thumb with less skill, kept from actions that every level is kept from.
    Vetted(HeuristicBot),
    /// The same with styles.
    Styled(HeuristicBot),
    /// The rollout policy.
    Rollout,
    /// The flat Monte Carlo search.
    Flat,
    /// A search with styles, which can also evaluate every plan.
    Search(SearchLevel),
    /// A bot of today's deal, to which seed, budget and style are nothing.
    Frozen(FrozenBot),
}

/// The bots that search with styles.
#[derive(Clone, Copy, Debug)]
enum SearchLevel {
    Casual,
    Club,
    Expert,
    Master,
    FirstMaster,
}

impl SearchLevel {
    fn create(self, seed: Seed, budget: Option<Budget>, style: Style) -> SearchBot {
        match self {
            SearchLevel::Casual => casual(seed, style),
            SearchLevel::Club => club(seed, style),
            SearchLevel::Expert => expert(seed, style),
            SearchLevel::Master => full_search("master", seed, SearchConfig::BEST, budget, style),
            SearchLevel::FirstMaster => full_search("master-1", seed, SearchConfig::FIRST, budget, style),
        }
    }
}

impl RosterEntry {
    /// An entry for a bot of another crate, which `canasta::canasta_cli::cli::main_with` makes known to the command line. Its name is one
    /// short word, and the one that [`Bot::name`] returns.
    #[must_use]
    pub const fn new(
        name: &'static str,
        description: &'static str,
        create: fn(Seed, Option<Budget>) -> Box<dyn Bot>,
    ) -> RosterEntry {
        let constructor = Constructor::Foreign(create);
        RosterEntry { name, kind: BotKind::Reference, description, constructor, player_names: &[] }
    }

    /// Whether the bot may think for long: it searches, or is one of another crate. The others answer in some microseconds.
    #[must_use]
    pub const fn may_think_long(&self) -> bool {
        matches!(
            self.constructor,
            Constructor::Foreign(_) | Constructor::Flat | Constructor::Search(_) | Constructor::Frozen(_)
        )
    }

    /// Creates a bot for one seat and one game. Without a budget the bot uses its default; a bot without styles ignores the
    /// style.
    #[must_use]
    pub fn create_bot(&self, seed: Seed, budget: Option<Budget>, style: Style) -> Box<dyn Bot> {
        match self.constructor {
            Constructor::Foreign(create) => create(seed, budget),
            Constructor::Heuristic(bot) => Box::new(bot),
            Constructor::Vetted(bot) => Box::new(VettedHeuristicBot(bot)),
            Constructor::Styled(bot) => Box::new(VettedHeuristicBot(bot.with_style(style))),
            Constructor::Rollout => Box::new(RolloutBot::default()),
            Constructor::Flat => {
                Box::new(FlatMonteCarlo::new(seed, budget.unwrap_or(Budget::Worlds(FlatMonteCarlo::WORLDS))))
            }
            Constructor::Search(level) => Box::new(level.create(seed, budget, style)),
            Constructor::Frozen(bot) => Box::new(bot),
        }
    }

    /// Creates the bot if it plays by rules of thumb. It acts like that of [`RosterEntry::create_bot`], whatever the seed.
    #[must_use]
    pub fn create_heuristic(&self, style: Style) -> Option<Box<dyn Bot>> {
        match self.constructor {
            Constructor::Heuristic(bot) => Some(Box::new(bot)),
            Constructor::Vetted(bot) => Some(Box::new(VettedHeuristicBot(bot))),
            Constructor::Styled(bot) => Some(Box::new(VettedHeuristicBot(bot.with_style(style)))),
            Constructor::Foreign(_)
            | Constructor::Rollout
            | Constructor::Flat
            | Constructor::Search(_)
            | Constructor::Frozen(_) => None,
        }
    }

    /// The rules of thumb of a bot that plays by them, without its look at what a discard gives.
    #[must_use]
    pub const fn rules_of_thumb(&self, style: Style) -> Option<HeuristicBot> {
        match self.constructor {
            Constructor::Heuristic(bot) | Constructor::Vetted(bot) => Some(bot),
            Constructor::Styled(bot) => Some(bot.with_style(style)),
            Constructor::Foreign(_)
            | Constructor::Rollout
            | Constructor::Flat
            | Constructor::Search(_)
            | Constructor::Frozen(_) => None,
        }
    }

    /// Creates the search of a level that searches. It acts like [`RosterEntry::create_bot`] and can evaluate every plan.
    #[must_use]
    pub fn create_search(&self, seed: Seed, budget: Option<Budget>, style: Style) -> Option<SearchBot> {
        match self.constructor {
            Constructor::Search(level) => Some(level.create(seed, budget, style)),
            _ => None,
        }
    }

    /// Whether the bot plays by rules of thumb, without search.
    #[must_use]
    pub const fn is_heuristic(&self) -> bool {
        matches!(self.constructor, Constructor::Heuristic(_) | Constructor::Vetted(_) | Constructor::Styled(_))
    }

    /// Whether the bot has styles.
    #[must_use]
    pub const fn has_styles(&self) -> bool {
        matches!(self.constructor, Constructor::Styled(_) | Constructor::Search(_))
    }
}

/// A search with few playouts.
fn small_search(name: &'static str, seed: Seed, config: SearchConfig, playouts: Playouts, style: Style) -> SearchBot {
    let config = SearchConfig { four_player_percent: playouts.four_player_percent, ..config };
    SearchBot::new(name, seed, Budget::Worlds(playouts.count), config).with_style(style)
}

fn casual(seed: Seed, style: Style) -> SearchBot {
    small_search("casual", seed, SMALL.with_variants(VariantPlay::Policy(Judgement::ByHand)), CASUAL_PLAYOUTS, style)
        .with_four_player_skill(Skill::Partial)
}

fn club(seed: Seed, style: Style) -> SearchBot {
    small_search(
        "club",
        seed,
        SMALL.tuned_for_two().with_variants(VariantPlay::Policy(Judgement::OneThird)),
        CLUB_PLAYOUTS,
        style,
    )
}

fn expert(seed: Seed, style: Style) -> SearchBot {
    small_search(
        "expert",
        seed,
        SMALL.tuned().with_variants(VariantPlay::SmallSearch(Judgement::TwoThirds, EXPERT_PLAYOUTS_OF_VARIANTS)),
        EXPERT_PLAYOUTS,
        style,
    )
}

/// A search of all good plans, as long as it may.
fn full_search(
    name: &'static str,
    seed: Seed,
    config: SearchConfig,
    budget: Option<Budget>,
    style: Style,
) -> SearchBot {
    let budget = budget.unwrap_or(Budget::Worlds(SearchBot::PLAYOUTS));
    SearchBot::new(name, seed, budget, config).with_style(style)
}

/// A member of the population.
const fn policy(name: &'static str, description: &'static str, parameters: PolicySet) -> RosterEntry {
    RosterEntry {
        name,
        kind: BotKind::Population,
        description,
        constructor: Constructor::Heuristic(HeuristicBot::new(name, Skill::Full).with_parameters(parameters)),
        player_names: &[],
    }
}

/// A bot of the first version of today's deal.
const fn frozen(role: FrozenRole, description: &'static str) -> RosterEntry {
    let bot = FrozenBot::new(BotVersion::First, role);
    let constructor = Constructor::Frozen(bot);
    RosterEntry { name: bot.name(), kind: BotKind::Frozen, description, constructor, player_names: &[] }
}

/// Few plans, and samples that treat all deals as equally likely.
const SMALL: SearchConfig =
    SearchConfig { max_discards: 3, meld_options: MeldOptions::Few, deal_candidates: 1, ..SearchConfig::FIRST };

/// Playouts for a decision.
#[derive(Clone, Copy)]
struct Playouts {
    /// With two players.
    count: u32,
    /// With four players, in percent of `count`.
    four_player_percent: u32,
}

// Chosen so that the levels are at even distances, as far as they were measured: docs/bots.md.
const CASUAL_PLAYOUTS: Playouts = Playouts { count: 40, four_player_percent: 21 };
const CLUB_PLAYOUTS: Playouts = Playouts { count: 38, four_player_percent: 95 };
const EXPERT_PLAYOUTS: Playouts = Playouts { count: 160, four_player_percent: 155 };
/// Playouts for a decision of expert in the games that the quick rules of thumb do not know, where they are slow.
const EXPERT_PLAYOUTS_OF_VARIANTS: u32 = 30;

/// All bots. The levels are in order, from the weakest to the strongest. New bots are added at the end, because stored
/// decisions are found by place.
pub const ROSTER: &[RosterEntry] = &[
    RosterEntry {
        name: "thumb",
        kind: BotKind::Reference,
        description: "rules of thumb, without search",
        constructor: Constructor::Heuristic(HeuristicBot::new("thumb", Skill::Full)),
        player_names: &[],
    },
    RosterEntry {
        name: "brisk",
        kind: BotKind::Reference,
        description: "the rollout policy: the same rules in short, in the variants the tuned policy",
        constructor: Constructor::Rollout,
        player_names: &[],
    },
    RosterEntry {
        name: "novice",
        kind: BotKind::Reference,
        description: "melds what it can and remembers nothing: a beginner at a table of four",
        constructor: Constructor::Vetted(HeuristicBot::new("novice", Skill::Novice)),
        player_names: &[],
    },
    RosterEntry {
        name: "flat",
        kind: BotKind::Reference,
        description: "flat Monte Carlo with 300 sampled worlds a decision",
        constructor: Constructor::Flat,
        player_names: &[],
    },
    RosterEntry {
        name: "beginner",
        kind: BotKind::Level,
        description: "remembers little, and with four players melds what it can",
        constructor: Constructor::Styled(
            HeuristicBot::new("beginner", Skill::Partial).with_four_player_skill(Skill::Novice),
        ),
        player_names: &["Bea", "Hugo", "Tilda"],
    },
    RosterEntry {
        name: "casual",
        kind: BotKind::Level,
        description: "tries a few plans on a few possible deals",
        constructor: Constructor::Search(SearchLevel::Casual),
        player_names: &["Carl", "Ines", "Otto"],
    },
    RosterEntry {
        name: "club",
        kind: BotKind::Level,
        description: "tries the same plans, from better habits with two players and on more deals with four",
        constructor: Constructor::Search(SearchLevel::Club),
        player_names: &["Clara", "Viktor", "Mona"],
    },
    RosterEntry {
        name: "expert",
        kind: BotKind::Level,
        description: "tries the same plans on more deals, from better habits",
        constructor: Constructor::Search(SearchLevel::Expert),
        player_names: &["Edith", "Ruben", "Sonja"],
    },
    RosterEntry {
        name: "master",
        kind: BotKind::Level,
        description: "tries all good plans on the most likely deals",
        constructor: Constructor::Search(SearchLevel::Master),
        player_names: &["Magda", "Anselm", "Irene"],
    },
    policy("layer", "lays down all that it can at once", members::LAYER),
    policy("taker", "takes every pile, or with two players nearly every one", members::TAKER),
    policy("hoarder", "keeps its cards and opens late", members::HOARDER),
    policy("racer", "spends wild cards on canastas and goes out as soon as it can", members::RACER),
    policy("freezer", "freezes the pile and keeps pairs for it", members::FREEZER),
    policy("guard", "never feeds: gives up its own plans for a safe discard", members::GUARD),
    policy("purist", "plays for natural canastas and saves its wild cards", members::PURIST),
    policy("helper", "opens at once, lays down what the partner can add to, and goes out late", members::HELPER),
    policy("drawer", "draws from the stock unless the pile is large", members::DRAWER),
    policy("fisher", "keeps pairs for the pile and discards the rest", members::FISHER),
    RosterEntry {
        name: "master-1",
        kind: BotKind::Population,
        description: "the first master, kept as it was",
        constructor: Constructor::Search(SearchLevel::FirstMaster),
        player_names: &[],
    },
    frozen(FrozenRole::Table, "a bot of today's deal since its first day, about as strong as expert"),
    frozen(FrozenRole::Par { playing: 0 }, "the bot of par since the first day, like master with fixed playouts"),
];

/// The bot with a name.
///
/// ```
/// assert!(canasta::bots::find_bot("thumb").is_some());
/// ```
#[must_use]
pub fn find_bot(name: &str) -> Option<&'static RosterEntry> {
    ROSTER.iter().find(|entry| entry.name == name)
}

/// The levels, from the weakest to the strongest.
pub fn levels() -> impl Iterator<Item = &'static RosterEntry> {
    ROSTER.iter().filter(|entry| entry.kind == BotKind::Level)
}

/// The policies over which strength is measured.
pub fn population() -> impl Iterator<Item = &'static RosterEntry> {
    ROSTER.iter().filter(|entry| entry.kind == BotKind::Population)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BySide, Deck, Preset, Seat, State, generator};

    #[test]
    fn every_level_has_styles_and_unique_player_names() {
        let mut names: Vec<&str> = levels().flat_map(|entry| entry.player_names).copied().collect();
        assert!(levels().all(|entry| entry.has_styles() && entry.player_names.len() >= 3));
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
        for style in Style::ALL {
            assert_eq!(style.name().parse(), Ok(style));
            for entry in levels() {
                assert_eq!(entry.create_bot([1; 32], None, style).name(), entry.name);
            }
        }
    }

    #[test]
    fn rules_of_thumb_are_created_alike_with_and_without_a_seed() {
        let state = State::deal(
            Preset::Classic.rules(),
            Seat::FIRST,
            BySide::from([0, 0]),
            &Deck::shuffled(&mut generator([1; 32])),
        );
        let seen = state.observe(state.to_act());
        let heuristic = ROSTER.iter().filter(|entry| entry.is_heuristic());
        assert_eq!(heuristic.clone().count(), 13);
        for entry in heuristic {
            for style in Style::ALL {
                let mut alone = entry.create_heuristic(style).unwrap();
                let mut seeded = entry.create_bot([1; 32], None, style);
                assert_eq!((alone.name(), alone.act(&seen)), (seeded.name(), seeded.act(&seen)));
            }
        }
        let searching = ROSTER.iter().filter(|entry| !entry.is_heuristic());
        assert!(searching.clone().all(|entry| entry.create_heuristic(Style::Balanced).is_none()));
        assert_eq!(searching.filter(|entry| entry.create_search([1; 32], None, Style::Balanced).is_some()).count(), 5);
    }

    #[test]
    fn every_bot_is_found_by_its_own_name() {
        for entry in ROSTER {
            assert_eq!(entry.create_bot([1; 32], None, Style::Balanced).name(), entry.name);
            assert_eq!(
                find_bot(entry.name).map(|found| found.description),
                Some(entry.description),
                "names are unique"
            );
            assert!(
                entry.name.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-'),
                "{}",
                entry.name
            );
        }
        assert!(find_bot("nobody").is_none());
    }
}
