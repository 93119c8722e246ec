//! The arena: two bots against each other on the same cards, and what can be said of their strength.
//!
//! Everything is played in pairs: the same decks and the same dealer twice, with the sides changed, so that the luck of
//! the deal cancels out (the *duplicate* of bridge clubs). A pair is one hand from 0 to 0, or a whole match; in a match
//! the n-th hand of both games has the same deck.

mod cheat;
pub mod file;
pub mod game;
pub mod ladder;
mod player;
mod plot;
pub mod report;
pub mod run;
pub mod stats;

use crate::bots::{Budget, Depth, Entry, ROSTER, Style, named};
use crate::rules::{Preset, Rules, Seat, Seed, seed_from_number};
use crate::tools::program;
use crate::tools::protocol::{Hello, Kind};
use crate::tools::thread_clock;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What every bot may spend on a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowance {
    /// So many milliseconds.
    TimeMs(u64),
    /// So many sampled worlds.
    Worlds(u32),
}

impl Allowance {
    /// The same for a bot; time is that of the processor, so that other work on the computer does not count.
    #[must_use]
    pub fn budget(self) -> Budget {
        match self {
            Allowance::TimeMs(ms) => Budget::Time { limit: Duration::from_millis(ms), clock: thread_clock },
            Allowance::Worlds(worlds) => Budget::Worlds(worlds),
        }
    }
}

impl fmt::Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Allowance::TimeMs(ms) => write!(f, "{ms} ms a decision"),
            Allowance::Worlds(worlds) => write!(f, "{worlds} worlds a decision"),
        }
    }
}

/// Who plays.
#[derive(Clone, Debug)]
pub enum Contestant {
    /// A bot of the roster.
    Own(&'static Entry),
    /// A level with a style: `club:builder`.
    Styled(&'static Entry, Style),
    /// The search with settings of its own, for tuning.
    Search {
        /// The settings as they were given.
        text: String,
        /// The same.
        depth: Depth,
    },
    /// A player that sees all hands, as an upper reference.
    Cheat,
    /// Another program.
    Program {
        /// The command as it was given.
        text: String,
        /// Its words.
        words: Vec<String>,
    },
}

/// What begins the name of a contestant that is a program.
const EXEC: &str = "exec:";
/// What begins the name of a search with settings of its own.
const SEARCH: &str = "search:";

/// Settings as they are written: `ways=4,trust=60`; what is not named is as it is used to be.
fn depth(text: &str) -> Option<Depth> {
    text.split(',').filter(|word| !word.is_empty()).try_fold(Depth::default(), |depth, word| {
        let (name, value) = word.split_once('=')?;
        depth.with(name, value.parse().ok()?)
    })
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Own(entry) => f.write_str(entry.name),
            Contestant::Styled(entry, style) => write!(f, "{}:{style}", entry.name),
            Contestant::Search { text, .. } => write!(f, "{SEARCH}{text}"),
            Contestant::Cheat => f.write_str(cheat::NAME),
            Contestant::Program { text, .. } => write!(f, "{EXEC}{text}"),
        }
    }
}

impl FromStr for Contestant {
    type Err = String;

    fn from_str(text: &str) -> Result<Contestant, String> {
        if let Some(command) = text.strip_prefix(EXEC) {
            let words = program::words(command).ok_or("exec: needs a command with its quotes closed")?;
            return Ok(Contestant::Program { text: command.to_owned(), words });
        }
        if let Some(settings) = text.strip_prefix(SEARCH) {
            let depth = depth(settings)
                .ok_or("search: takes NAME=NUMBER,… with discards, layings, ways, trust and fourfold")?;
            return Ok(Contestant::Search { text: settings.to_owned(), depth });
        }
        if text == cheat::NAME {
            return Ok(Contestant::Cheat);
        }
        if let Some((level, style)) = text.split_once(':')
            && let (Some(entry), Ok(style)) = (named(level).filter(|entry| entry.has_styles()), style.parse())
        {
            return Ok(Contestant::Styled(entry, style));
        }
        named(text).map(Contestant::Own).ok_or_else(|| {
            let names: Vec<&str> = ROSTER.iter().map(|entry| entry.name).chain([cheat::NAME]).collect();
            let styles = Style::ALL.map(Style::name).join(", ");
            format!(
                "there is no bot of this name; there are {}, levels with a style ({styles}) as in club:builder, and \
                 exec:COMMAND",
                names.join(", ")
            )
        })
    }
}

/// One of the two contestants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// The first.
    A,
    /// The second.
    B,
}

impl Party {
    /// 0 or 1.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Party {
        match self {
            Party::A => Party::B,
            Party::B => Party::A,
        }
    }
}

/// Part of a series: every n-th pair, for one of several machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// All of it.
    pub const WHOLE: Shard = Shard { number: 1, of: 1 };

    /// Whether a pair belongs to it.
    #[must_use]
    pub const fn has(self, pair: u64) -> bool {
        pair % self.of == self.number - 1
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let parts = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        let shard = parts.map(|(number, of)| Shard { number, of });
        let good = shard.filter(|shard| (1..=shard.of).contains(&shard.number));
        good.ok_or_else(|| "I/N is wanted, with I from 1 to N".to_owned())
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

/// What is played: everything on which a result depends, besides its number.
#[derive(Clone, Debug)]
pub struct Series {
    /// The preset.
    pub preset: Preset,
    /// The rules: the preset, or with fields changed.
    pub rules: Rules,
    /// Where all chance comes from.
    pub seed: u64,
    /// The two contestants.
    pub contestants: [Contestant; 2],
    /// What they may spend on a decision; `None`: each as it is used to.
    pub allowance: Option<Allowance>,
    /// How long a program has for an answer.
    pub exec_timeout_ms: u64,
}

impl Series {
    /// The first line for a program.
    fn hello(&self) -> Hello {
        Hello::new(self.preset, self.rules, self.allowance, self.exec_timeout_ms)
    }

    /// The seed of the bot of a seat: no two seats of a pair, and no two pairs, have the same. In both games of a pair a
    /// seat has the same seed, whoever sits there.
    fn bot_seed(&self, kind: Kind, pair: u64, seat: Seat) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"canasta bot ");
        hash.update(seed_from_number(self.seed));
        hash.update(contest_number(kind, pair).to_le_bytes());
        hash.update([seat.index() as u8]);
        hash.finalize().into()
    }
}

/// The number of the contest of a pair: matches have other decks than hands.
const fn contest_number(kind: Kind, pair: u64) -> u64 {
    match kind {
        Kind::Hand => pair,
        Kind::Match => 1 << 40 | pair,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_all_pairs() {
        let shards: Vec<Shard> = ["1/3", "2/3", "3/3"].map(|text| text.parse().unwrap()).to_vec();
        for pair in 0..20 {
            assert_eq!(shards.iter().filter(|shard| shard.has(pair)).count(), 1);
            assert!(Shard::WHOLE.has(pair));
        }
        for bad in ["0/3", "4/3", "1", "1/0", "a/b", "1/3/5", ""] {
            assert!(bad.parse::<Shard>().is_err(), "{bad}");
        }
    }

    #[test]
    fn no_bot_is_called_as_the_cheat_is() {
        assert!(named(cheat::NAME).is_none());
    }

    #[test]
    fn contestants_are_read_and_written() {
        for text in ["thumb", "cheat", "club:builder", "search:ways=1,trust=0", "exec:python3 'my bot.py'"] {
            assert_eq!(text.parse::<Contestant>().unwrap().to_string(), text);
        }
        assert!("nobody".parse::<Contestant>().unwrap_err().contains("thumb"));
        assert!("search:ways".parse::<Contestant>().is_err());
        assert!("exec:'".parse::<Contestant>().is_err());
    }
}
