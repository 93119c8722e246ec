//! The lines that players which are programs are spoken to with: `docs/protocol.md`.

use super::arena::Allowance;
use crate::rules::{Entry, Observation, Preset, RuleError, Rules, Seat, Seed, Snapshot, legal};
use serde::{Deserialize, Serialize};

/// The version of the protocol. It changes when a program written for the one before could no longer play.
pub const PROTOCOL: u32 = 1;

/// A line from the table to a program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The first line. Answered by `ready NAME`.
    Hello(Hello),
    /// A game begins.
    Game(NewGame),
    /// The program is to act. Answered by an action in notation.
    Decide(Box<Decide>),
    /// A hand has ended.
    End(Box<End>),
    /// A line that this version does not know: nothing is to be answered.
    #[serde(other)]
    Unknown,
}

/// What holds for all games of a connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hello {
    /// [`PROTOCOL`].
    pub protocol: u32,
    /// The version of the program that speaks.
    pub version: String,
    /// The preset that the rules were made from.
    pub preset: String,
    /// Every field of the rules.
    pub rules: Rules,
    /// What a decision may cost, where the table sets that; for everybody the same.
    pub budget: Option<Allowance>,
    /// After so many milliseconds without an answer the game is lost.
    pub timeout_ms: u64,
}

/// A game: a hand, or a match of several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGame {
    /// Where the program sits.
    pub seat: usize,
    /// `hand` or `match`.
    pub kind: Kind,
    /// 64 hexadecimal digits for whoever wants to draw lots: no other seat has the same.
    #[serde(with = "hex")]
    pub seed: Seed,
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The points of one hand.
    Hand,
    /// The match.
    Match,
}

/// An action of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Whose.
    pub seat: usize,
    /// In notation.
    pub action: String,
}

/// The program is to act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decide {
    /// Which hand of the game, from 1.
    pub hand: usize,
    /// What the others have done since its last action, or since the deal.
    pub since: Vec<Said>,
    /// What it may know.
    pub observation: Snapshot,
    /// Some legal actions, never none.
    pub legal: Vec<String>,
}

/// A hand has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// Which hand of the game, from 1.
    pub hand: usize,
    /// What the others have done since its last action.
    pub since: Vec<Said>,
    /// The table at the end, with all hands shown.
    pub observation: Snapshot,
    /// The scores after the hand.
    pub totals: [i32; 2],
    /// Whether the game is over.
    pub over: bool,
}

impl Hello {
    /// The first line of a table with these rules.
    #[must_use]
    pub fn new(preset: Preset, rules: Rules, budget: Option<Allowance>, timeout_ms: u64) -> Hello {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Hello { protocol: PROTOCOL, version, preset: preset.name().to_owned(), rules, budget, timeout_ms }
    }
}

impl Decide {
    /// What a seat is told when it is to act. `since` is the part of the record that it has not heard.
    #[must_use]
    pub fn new(hand: usize, since: &[Entry], seen: &Observation<'_>) -> Decide {
        let legal = legal::candidates(seen).iter().map(ToString::to_string).collect();
        Decide { hand, since: said(since, seen.seat()), observation: seen.snapshot(), legal }
    }
}

/// The actions of others among entries of a record.
#[must_use]
pub fn said(entries: &[Entry], own: Seat) -> Vec<Said> {
    let actions = entries.iter().filter_map(|entry| match entry {
        Entry::Action(seat, action) if *seat != own => Some(Said { seat: seat.index(), action: action.to_string() }),
        _ => None,
    });
    actions.collect()
}

/// A message as one line, with its line end.
#[must_use]
pub fn line(message: &Message) -> String {
    // Numbers, strings and lists of these can always be written.
    let mut line = serde_json::to_string(message).unwrap_or_default();
    line.push('\n');
    line
}

/// The answer to [`Message::Hello`].
const READY: &str = "ready";

/// The answer of a program that calls itself so.
#[must_use]
pub fn ready(name: &str) -> String {
    format!("{READY} {name}")
}

/// The name of a program that has answered; `None` if that is no answer.
#[must_use]
pub fn name_of_ready(answer: &str) -> Option<&str> {
    let said = answer.trim().strip_prefix(READY)?.strip_prefix(' ')?;
    let name = said.trim();
    ((1..=60).contains(&name.len()) && !said.contains(char::is_control)).then_some(name)
}

/// What a program has done wrong, so that its game is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It could not be started.
    NotStarted(String),
    /// It did not answer in time.
    Late {
        /// How long it had.
        timeout_ms: u64,
    },
    /// It ended, or closed its output.
    Gone,
    /// It said something without being asked.
    OutOfTurn(String),
    /// Its first answer was not `ready NAME`.
    NotReady(String),
    /// What it said is refused by the rules, or is no action at all.
    Illegal {
        /// What it said.
        action: String,
        /// Why that is refused.
        error: RuleError,
    },
}

impl Fault {
    /// The name used in results.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::NotStarted(_) => "not-started",
            Fault::Late { .. } => "late",
            Fault::Gone => "gone",
            Fault::OutOfTurn(_) => "out-of-turn",
            Fault::NotReady(_) => "not-ready",
            Fault::Illegal { .. } => "illegal",
        }
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Fault::NotStarted(why) => write!(f, "it cannot be started: {why}"),
            Fault::Late { timeout_ms } => write!(f, "no answer within {timeout_ms} ms"),
            Fault::Gone => f.write_str("it has ended"),
            Fault::OutOfTurn(said) => write!(f, "it said “{said}” without being asked"),
            Fault::NotReady(said) => write!(f, "it answered “{said}” to hello, not “ready NAME”"),
            Fault::Illegal { action, error } => write!(f, "it may not “{action}” ({})", error.code()),
        }
    }
}

/// A seed as hexadecimal digits.
mod hex {
    use super::Seed;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&seed.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut seed = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(D::Error::custom("64 hexadecimal digits are wanted"));
        }
        for (at, byte) in seed.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(D::Error::custom)?;
        }
        Ok(seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Bot, HeuristicBot};
    use crate::rules::{BySide, Deck, State, generator};

    #[test]
    fn messages_come_back() {
        let rules = Preset::Duel.rules();
        let state = State::deal(rules, Seat::FIRST, BySide([0, 0]), &Deck::shuffled(&mut generator([0; 32])));
        let seen = state.observe(state.to_act());
        let messages = [
            Message::Hello(Hello::new(Preset::Duel, rules, Some(Allowance::TimeMs(20)), 10_000)),
            Message::Game(NewGame { seat: 1, kind: Kind::Match, seed: [0xa7; 32] }),
            Message::Decide(Box::new(Decide::new(1, &[], &seen))),
        ];
        for message in messages {
            let line = line(&message);
            assert_eq!(line.matches('\n').count(), 1);
            assert_eq!(serde_json::from_str::<Message>(&line).unwrap(), message);
        }
        assert_eq!(serde_json::from_str::<Message>(r#"{"type":"chat","text":"hi"}"#).unwrap(), Message::Unknown);
        assert!(serde_json::from_str::<Message>(r#"{"type":"game","seat":0,"kind":"hand","seed":"é"}"#).is_err());
    }

    /// The line is the same whatever the cards are that the seat does not know.
    #[test]
    fn nothing_hidden_crosses() {
        let mut rng = generator([5; 32]);
        let mut state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide([0, 0]), &Deck::shuffled(&mut rng));
        let mut decisions = 0;
        while state.ended().is_none() {
            let seen = state.observe(state.to_act());
            let told = |seen: &Observation<'_>| line(&Message::Decide(Box::new(Decide::new(1, &[], seen))));
            if let Some(other) = State::sample(&seen, &mut rng) {
                assert_eq!(told(&other.observe(seen.seat())), told(&seen));
                decisions += 1;
            }
            let action = HeuristicBot::default().act(&seen);
            state.play(&action).unwrap();
        }
        assert!(decisions > 20, "{decisions}");
    }

    #[test]
    fn a_name_is_one_short_line() {
        assert_eq!(name_of_ready(&ready("thumb")), Some("thumb"));
        assert_eq!(name_of_ready("ready My bot 2.1\r\n"), Some("My bot 2.1"));
        assert!(name_of_ready(&format!("ready {}", "n".repeat(60))).is_some());
        assert!(name_of_ready(&format!("ready {}", "n".repeat(61))).is_none());
        for bad in ["", "ready", "ready ", "readyx", "hello thumb", "ready a\u{7}b"] {
            assert_eq!(name_of_ready(bad), None, "{bad}");
        }
    }
}
