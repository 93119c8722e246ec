//! The messages between the table and another program: `docs/protocol.md`.

use super::allowance::Allowance;
use canasta::referee::{Decide, SeatAction, hex};
use canasta::rules::{BySide, Preset, Rules, Seed, Snapshot};
use serde::{Deserialize, Serialize};

/// The version of the protocol. It changes when programs written for the previous version could no longer play.
pub const PROTOCOL: u32 = 1;

/// A message from the table to a program: one line of JSON.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Message {
    /// The first message. The answer is `ready NAME`.
    Hello(Box<Hello>),
    /// A game begins.
    Game(NewGame),
    /// The program is to act. The answer is an action in notation.
    Decide(Box<Decide>),
    /// A hand has ended.
    End(Box<End>),
    /// A message that this version does not know. It has no answer.
    #[serde(other)]
    Unknown,
}

/// The settings of all games of a connection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hello {
    /// [`PROTOCOL`].
    pub protocol: u32,
    /// The version of the program that runs the table.
    pub version: String,
    /// The preset that the rules are based on.
    pub preset: String,
    /// Every field of the rules.
    pub rules: Rules,
    /// The thinking allowance of every player for a decision, if the table sets one.
    pub budget: Option<Allowance>,
    /// Time in which the program must answer or lose the game, in milliseconds.
    pub timeout_ms: u64,
}

/// The start of a game: a hand, or a match of several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGame {
    /// The seat of the program.
    pub seat: usize,
    /// A hand or a match.
    pub kind: GameKind,
    /// A seed for the program's random numbers, as 64 hexadecimal digits; different for every seat.
    #[serde(with = "hex")]
    pub seed: Seed,
}

/// The kind of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameKind {
    /// One hand, from 0 to 0; its points count.
    Hand,
    /// A match to the target score; winning it counts.
    Match,
}

/// The end of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The number of the hand in the game, from 1.
    pub hand: usize,
    /// The actions of others since the program's last action.
    pub since: Vec<SeatAction>,
    /// The table at the end, with all hands open.
    pub observation: Snapshot,
    /// The scores after the hand.
    pub totals: BySide<i32>,
    /// Whether the game is over.
    pub over: bool,
}

impl Hello {
    /// The first message of a table with these rules.
    #[must_use]
    pub fn new(preset: Preset, rules: Rules, budget: Option<Allowance>, timeout_ms: u64) -> Hello {
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Hello { protocol: PROTOCOL, version, preset: preset.name().to_owned(), rules, budget, timeout_ms }
    }
}

/// A message as one line, with its line end.
#[must_use]
pub fn to_line(message: &Message) -> String {
    // Serialization cannot fail: there are no maps with keys other than strings.
    let mut line = serde_json::to_string(message).unwrap_or_default();
    line.push('\n');
    line
}

/// The first word of the answer to [`Message::Hello`].
const READY: &str = "ready";

/// The answer to [`Message::Hello`] of a program with this name.
#[must_use]
pub fn ready(name: &str) -> String {
    format!("{READY} {name}")
}

/// The longest name of a program, in bytes.
pub const MAX_NAME: usize = 60;

/// Why an answer to [`Message::Hello`] is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadReady {
    /// It is not `ready NAME`.
    OtherForm,
    /// The name has this many bytes, more than [`MAX_NAME`].
    LongName(usize),
}

/// The name in an answer to [`Message::Hello`]: 1 to [`MAX_NAME`] bytes without control characters.
///
/// # Errors
/// If the answer is invalid.
pub fn parse_ready(answer: &str) -> Result<&str, BadReady> {
    let rest = answer.trim().strip_prefix(READY).and_then(|rest| rest.strip_prefix(' ')).ok_or(BadReady::OtherForm)?;
    match rest.trim() {
        name if name.is_empty() || rest.contains(char::is_control) => Err(BadReady::OtherForm),
        name if name.len() > MAX_NAME => Err(BadReady::LongName(name.len())),
        name => Ok(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::bots::{Bot, HeuristicBot};
    use canasta::rules::{BySide, Deck, Observation, Seat, State, generator};

    #[test]
    fn messages_survive_a_round_trip() {
        let rules = Preset::Duel.rules();
        let state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut generator([0; 32])));
        let observation = state.observe(state.to_act());
        let messages = [
            Message::Hello(Box::new(Hello::new(Preset::Duel, rules, Some(Allowance::TimeMs(20)), 10_000))),
            Message::Game(NewGame { seat: 1, kind: GameKind::Match, seed: [0xa7; 32] }),
            Message::Decide(Box::new(Decide::new(1, &[], &observation))),
        ];
        for message in messages {
            let line = to_line(&message);
            assert_eq!(line.matches('\n').count(), 1);
            assert_eq!(serde_json::from_str::<Message>(&line).unwrap(), message);
        }
        assert_eq!(serde_json::from_str::<Message>(r#"{"type":"chat","text":"hi"}"#).unwrap(), Message::Unknown);
        assert!(serde_json::from_str::<Message>(r#"{"type":"game","seat":0,"kind":"hand","seed":"é"}"#).is_err());
    }

    /// The message is the same for every distribution of the hidden cards.
    #[test]
    fn decide_reveals_no_hidden_card() {
        let mut rng = generator([5; 32]);
        let mut state =
            State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut rng));
        let mut decisions = 0;
        while state.ended().is_none() {
            let observation = state.observe(state.to_act());
            let message =
                |observation: &Observation<'_>| to_line(&Message::Decide(Box::new(Decide::new(1, &[], observation))));
            if let Some(other) = State::sample(&observation, &mut rng) {
                assert_eq!(message(&other.observe(observation.seat())), message(&observation));
                decisions += 1;
            }
            let action = HeuristicBot::default().act(&observation);
            state.play(&action).unwrap();
        }
        assert!(decisions > 20, "{decisions}");
    }

    #[test]
    fn a_ready_answer_names_a_program_in_at_most_60_bytes() {
        assert_eq!(parse_ready(&ready("thumb")), Ok("thumb"));
        assert_eq!(parse_ready("ready My bot 2.1\r\n"), Ok("My bot 2.1"));
        assert!(parse_ready(&format!("ready {}", "n".repeat(60))).is_ok());
        assert_eq!(parse_ready(&format!("ready {}", "n".repeat(61))), Err(BadReady::LongName(61)));
        for bad in ["", "ready", "ready ", "readyx", "hello thumb", "ready a\u{7}b"] {
            assert_eq!(parse_ready(bad), Err(BadReady::OtherForm), "{bad}");
        }
    }
}
