//! What a program asks of the referee, and why an answer is an error: `docs/protocol.md`.

use crate::rules::{BadRules, LineError, RuleError, Seed, seed_from_number};
use crate::tools::protocol::hex;
use crate::view::text;
use serde::Deserialize;
use serde_json::{Map, Value};

/// A request: one line of JSON. Each has one answer.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Request {
    /// What the referee is, and the presets that it knows.
    Hello,
    /// A game, dealt or from a record.
    New(New),
    /// The next hand of a game.
    Deal(OfGame),
    /// What a seat may know.
    Observe(OfSeat),
    /// Legal actions, one for all choices of suits.
    Legal(Legal),
    /// An action.
    Step(Step),
    /// The score sheets of the finished hands.
    Score(OfGame),
    /// The record with all decks.
    Record(OfGame),
    /// A copy of a game.
    Clone(OfGame),
    /// The end of a game, whose number is free again.
    Close(OfGame),
}

/// The game to begin.
#[derive(Debug, Deserialize)]
pub struct New {
    /// The preset; `classic` unless it is given.
    pub rules: Option<String>,
    /// Changed fields of the rules.
    pub set: Option<Map<String, Value>>,
    /// The seed of all decks and of the first dealer.
    pub seed: Option<RequestSeed>,
    /// The names of the seats.
    #[serde(default)]
    pub names: Vec<String>,
    /// The text of a record, whose game goes on, instead of rules and names.
    pub record: Option<String>,
}

/// A game by its number.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct OfGame {
    /// The number.
    pub game: u64,
}

/// A seat of a game.
#[derive(Debug, Deserialize)]
pub struct OfSeat {
    /// The game.
    pub game: u64,
    /// The seat; the one that is to act unless it is given.
    pub seat: Option<usize>,
}

/// A list of legal actions.
#[derive(Debug, Deserialize)]
pub struct Legal {
    /// The game.
    pub game: u64,
    /// The longest list wanted.
    pub limit: Option<usize>,
}

/// An action to play.
#[derive(Debug, Deserialize)]
pub struct Step {
    /// The game.
    pub game: u64,
    /// The seat that acts; the one that is to act unless it is given.
    pub seat: Option<usize>,
    /// The action in notation.
    pub action: String,
}

/// A seed as a small number, or as 64 hexadecimal digits.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum RequestSeed {
    /// A small number, as the command line takes it.
    Number(u64),
    /// All 256 bits.
    Digits(#[serde(with = "hex")] Seed),
}

impl RequestSeed {
    /// The seed.
    #[must_use]
    pub fn seed(&self) -> Seed {
        match self {
            RequestSeed::Number(number) => seed_from_number(*number),
            RequestSeed::Digits(seed) => *seed,
        }
    }
}

/// Why a request is refused. Nothing has changed.
#[derive(Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The line is longer than the referee reads.
    LineTooLong,
    /// The line is no JSON.
    BadJson(String),
    /// No request has this form.
    BadRequest(String),
    /// No game has this number.
    NoSuchGame(u64),
    /// The game has no such seat.
    NoSuchSeat(usize),
    /// No more games fit.
    TooManyGames,
    /// Decks need a seed.
    NoSeed,
    /// The hand is still played.
    HandIsOn,
    /// The match has ended.
    GameOver,
    /// The rules contradict each other, or name no field.
    BadRules(BadRules),
    /// A line of the record is wrong.
    BadRecord(Box<LineError>),
    /// The rules refuse the action.
    Rule(RuleError, String),
}

impl Refusal {
    /// The code of the answer: a word of the rules where they refuse.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::LineTooLong => "line-too-long",
            Refusal::BadJson(_) => "bad-json",
            Refusal::BadRequest(_) => "bad-request",
            Refusal::NoSuchGame(_) => "no-such-game",
            Refusal::NoSuchSeat(_) => "no-such-seat",
            Refusal::TooManyGames => "too-many-games",
            Refusal::NoSeed => "no-seed",
            Refusal::HandIsOn => "hand-is-on",
            Refusal::GameOver => "game-over",
            Refusal::BadRules(_) => "bad-rules",
            Refusal::BadRecord(wrong) => wrong.error.code(),
            Refusal::Rule(error, _) => error.code(),
        }
    }

    /// The sentence of the answer, for the programmer.
    #[must_use]
    pub fn message(&self) -> String {
        match self {
            Refusal::LineTooLong => "the line is too long".to_owned(),
            Refusal::BadJson(why) | Refusal::BadRequest(why) | Refusal::Rule(_, why) => why.clone(),
            Refusal::NoSuchGame(number) => format!("there is no game {number}"),
            Refusal::NoSuchSeat(number) => format!("there is no seat {number}"),
            Refusal::TooManyGames => "there are too many games: close some".to_owned(),
            Refusal::NoSeed => "decks need a seed: give one with `new`".to_owned(),
            Refusal::HandIsOn => "the hand has not ended".to_owned(),
            Refusal::GameOver => "the match has ended".to_owned(),
            Refusal::BadRules(bad) => format!("{}: {}", bad.name(), text::bad_rules(bad)),
            Refusal::BadRecord(wrong) => wrong.to_string(),
        }
    }
}
