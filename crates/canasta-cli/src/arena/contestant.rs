//! Contestants as they are named on the command line and in results.

use super::omniscient;
use crate::command_words::split_command;
use crate::entrants;
use canasta::bots::holding::MemoryUse;
use canasta::bots::{GeneralWeights, Habit, PolicyParameters, PolicySet, RosterEntry, SearchConfig, Style};
use std::fmt;
use std::str::FromStr;

/// A contestant of the arena.
#[derive(Clone, Debug)]
pub enum Contestant {
    /// A bot of the roster.
    Bot(&'static RosterEntry),
    /// A level with a style: `club:builder`.
    StyledBot(&'static RosterEntry, Style),
    /// The search with settings of its own, for tuning: `search:ways=4,trust=60`.
    Search {
        /// The settings as they were given.
        text: String,
        /// The settings.
        config: Box<SearchConfig>,
    },
    /// The rules of thumb without a habit, to measure what the habit is worth: `thumb:without-pairs`.
    Without(Habit),
    /// The rules of thumb with parameters of its own, for tuning: `policy:take=40,add=3`.
    Policy {
        /// The parameters as they were given.
        text: String,
        /// The parameters.
        parameters: Box<PolicySet>,
    },
    /// The policy of the further games with weights of its own beside the tuned ones, for tuning: `weights:reach=0,set=120`.
    Weights {
        /// The weights as they were given.
        text: String,
        /// Those that were given, by their names.
        changes: Vec<(String, i32)>,
    },
    /// A bot that is not told of fields of the rules that only forbid, to measure what the knowledge is worth: `untold:club`.
    Untold(&'static RosterEntry),
    /// A master that remembers what was seen since the deal, to measure what that is worth: `remember-discards`, `remember-worlds`.
    Remembering(MemoryUse),
    /// A player that sees all hands, as an upper reference: `cheat`.
    Omniscient,
    /// Another program: `exec:COMMAND`.
    Program {
        /// The command as it was given.
        text: String,
        /// The program and its arguments.
        words: Vec<String>,
    },
}

/// A master that remembers for its discards, and one that does for its worlds.
const REMEMBER_DISCARDS: &str = "remember-discards";
const REMEMBER_WORLDS: &str = "remember-worlds";
/// Prefix of a contestant that is another program.
const EXEC: &str = "exec:";
/// Prefix of the rules of thumb without a habit.
const WITHOUT: &str = "thumb:without-";
/// Prefix of a search with settings of its own.
const SEARCH: &str = "search:";
/// Prefix of the rules of thumb with parameters of their own.
const POLICY: &str = "policy:";

/// Prefix of the policy of the further games with weights of its own.
const WEIGHTS: &str = "weights:";
/// Prefix of a bot that is not told of fields that only forbid.
const UNTOLD: &str = "untold:";

/// Parses settings such as `take=40,four-add=3` with a function that sets one; the others stay as they are.
fn parse_settings<T>(text: &str, settings: T, set: impl Fn(T, &str, i32) -> Option<T>) -> Option<T> {
    text.split(',').filter(|word| !word.is_empty()).try_fold(settings, |settings, word| {
        let (name, value) = word.split_once('=')?;
        set(settings, name, value.parse().ok()?)
    })
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(entry) => f.write_str(entry.name),
            Contestant::StyledBot(entry, style) => write!(f, "{}:{style}", entry.name),
            Contestant::Search { text, .. } => write!(f, "{SEARCH}{text}"),
            Contestant::Policy { text, .. } => write!(f, "{POLICY}{text}"),
            Contestant::Without(habit) => write!(f, "{WITHOUT}{}", habit.name()),
            Contestant::Weights { text, .. } => write!(f, "{WEIGHTS}{text}"),
            Contestant::Untold(entry) => write!(f, "{UNTOLD}{}", entry.name),
            Contestant::Remembering(MemoryUse::Discards) => f.write_str(REMEMBER_DISCARDS),
            Contestant::Remembering(MemoryUse::Worlds) => f.write_str(REMEMBER_WORLDS),
            Contestant::Omniscient => f.write_str(omniscient::NAME),
            Contestant::Program { text, .. } => write!(f, "{EXEC}{text}"),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        if let Some(command) = text.strip_prefix(EXEC) {
            let words = split_command(command).map_err(|bad| bad.to_string())?;
            return Ok(Contestant::Program { text: command.to_owned(), words });
        }
        if let Some(settings) = text.strip_prefix(SEARCH) {
            let config = parse_settings(settings, SearchConfig::FIRST, SearchConfig::with).ok_or(
                "search: takes NAME=NUMBER,… with discards, layings, ways, trust, fourfold, and rollout-, opponent- or \
                     prior- before a parameter of policy:",
            )?;
            return Ok(Contestant::Search { text: settings.to_owned(), config: Box::new(config) });
        }
        if let Some(settings) = text.strip_prefix(POLICY) {
            let parameters = parse_settings(settings, PolicyParameters::STANDARD, PolicySet::with)
                .ok_or_else(|| format!("policy: takes NAME=NUMBER,… with {}", PolicyParameters::NAMES.join(", ")))?;
            return Ok(Contestant::Policy { text: settings.to_owned(), parameters: Box::new(parameters) });
        }
        if let Some(settings) = text.strip_prefix(WEIGHTS) {
            let add = |mut changes: Vec<(String, i32)>, name: &str, value| {
                GeneralWeights::NAMES.contains(&name).then(|| {
                    changes.push((name.to_owned(), value));
                    changes
                })
            };
            let changes = parse_settings(settings, Vec::new(), add)
                .ok_or_else(|| format!("weights: takes NAME=NUMBER,… with {}", GeneralWeights::NAMES.join(", ")))?;
            return Ok(Contestant::Weights { text: settings.to_owned(), changes });
        }
        if let Some(habit) = text.strip_prefix(WITHOUT) {
            let names = || Habit::ALL.map(Habit::name).join(", ");
            let unknown = || format!("there is no such habit; there are {}", names());
            return Habit::from_name(habit).map(Contestant::Without).ok_or_else(unknown);
        }
        match text {
            REMEMBER_DISCARDS => return Ok(Contestant::Remembering(MemoryUse::Discards)),
            REMEMBER_WORLDS => return Ok(Contestant::Remembering(MemoryUse::Worlds)),
            _ => {}
        }
        if text == omniscient::NAME {
            return Ok(Contestant::Omniscient);
        }
        if let Some(name) = text.strip_prefix(UNTOLD) {
            return entrants::find(name).map(Contestant::Untold).ok_or_else(|| format!("there is no bot {name}"));
        }
        if let Some((level, style)) = text.split_once(':')
            && let (Some(entry), Ok(style)) = (entrants::find(level).filter(|entry| entry.has_styles()), style.parse())
        {
            return Ok(Contestant::StyledBot(entry, style));
        }
        entrants::find(text).map(Contestant::Bot).ok_or_else(|| {
            let names: Vec<&str> = entrants::all()
                .map(|entry| entry.name)
                .chain([REMEMBER_DISCARDS, REMEMBER_WORLDS, omniscient::NAME])
                .collect();
            let styles = Style::ALL.map(Style::name).join(", ");
            format!(
                "there is no bot of this name; there are {}, levels with a style ({styles}) as in club:builder, and \
                 exec:COMMAND",
                names.join(", ")
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_roster_has_no_bot_with_the_name_of_the_omniscient_player() {
        assert!(entrants::find(omniscient::NAME).is_none());
    }

    #[test]
    fn contestants_are_written_as_they_were_parsed() {
        for text in [
            "thumb",
            "cheat",
            "remember-discards",
            "remember-worlds",
            "club:builder",
            "search:ways=1,trust=0",
            "thumb:without-pairs",
            "untold:club",
            "weights:reach=0,laid-wild=-20",
            "policy:take=40,four-add=3",
            "exec:python3 'my bot.py'",
        ] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        assert!("nobody".parse::<Contestant>().unwrap_err().contains("thumb"));
        assert!("thumb:without-manners".parse::<Contestant>().unwrap_err().contains("pairs"));
        assert!("policy:take".parse::<Contestant>().unwrap_err().contains("take"));
        assert!("weights:wisdom=3".parse::<Contestant>().unwrap_err().contains("laid-wild"));
        assert!("search:ways".parse::<Contestant>().is_err());
        assert!("exec:'".parse::<Contestant>().is_err());
    }
}
