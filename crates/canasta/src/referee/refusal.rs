//! Why a request is refused.

use super::request_fields::fault_of_fields;
use crate::rules::{BadRules, LineError, RuleError};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::borrow::Cow;
use std::fmt;

/// Why a request is refused. Nothing has changed.
#[derive(Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
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
    /// The seat is no whole number.
    NotASeat,
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
    /// The text is no action; why.
    NoAction(Cow<'static, str>),
    /// The rules refuse the action.
    Rule(RuleError),
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
            Refusal::NoSuchSeat(_) | Refusal::NotASeat => "no-such-seat",
            Refusal::TooManyGames => "too-many-games",
            Refusal::NoSeed => "no-seed",
            Refusal::HandIsOn => "hand-is-on",
            Refusal::GameOver => "game-over",
            Refusal::BadRules(_) => "bad-rules",
            Refusal::BadRecord(wrong) => wrong.error.code(),
            Refusal::NoAction(_) => RuleError::UnknownAction.code(),
            Refusal::Rule(error) => error.code(),
        }
    }
}

/// For programmers, in few words. `canasta referee` has sentences for people.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::LineTooLong => f.write_str("the line is too long"),
            Refusal::BadJson(why) | Refusal::BadRequest(why) => f.write_str(why),
            Refusal::NoSuchGame(number) => write!(f, "there is no game {number}"),
            Refusal::NoSuchSeat(number) => write!(f, "there is no seat {number}"),
            Refusal::NotASeat => f.write_str("a seat is a whole number, 0 for the first"),
            Refusal::TooManyGames => f.write_str("there are too many games: close some"),
            Refusal::NoSeed => f.write_str("decks need a seed: give one with the new game"),
            Refusal::HandIsOn => f.write_str("the hand has not ended"),
            Refusal::GameOver => f.write_str("the match has ended"),
            Refusal::BadRules(bad) => bad.fmt(f),
            Refusal::BadRecord(wrong) => wrong.fmt(f),
            Refusal::NoAction(why) => f.write_str(why),
            Refusal::Rule(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Refusal {}

/// Reads what a program asks for.
///
/// # Errors
/// [`Refusal::BadJson`], or [`Refusal::BadRequest`] where it is JSON of another form.
pub fn read_json<T: DeserializeOwned>(json: &[u8]) -> Result<T, Refusal> {
    let value = serde_json::from_slice::<Value>(json).map_err(|error| Refusal::BadJson(error.to_string()))?;
    read_value(value)
}

/// Reads what a program asks for. A field that holds something else than it may is named.
///
/// # Errors
/// [`Refusal::BadRequest`].
pub fn read_value<T: DeserializeOwned>(value: Value) -> Result<T, Refusal> {
    let fault = fault_of_fields(&value);
    let why = |error: serde_json::Error| {
        fault.unwrap_or_else(|| error.to_string().replacen("unknown variant", "unknown word", 1))
    };
    serde_json::from_value(value).map_err(|error| Refusal::BadRequest(why(error)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::{NewTable, Table};

    fn new(json: &str) -> Result<Table, Refusal> {
        Table::new(&read_json::<NewTable>(json.as_bytes())?)
    }

    const SEED: &str = "a seed is a whole number from 0 to 2^64 - 1 (in JavaScript 2^53 - 1), or 64 hexadecimal digits";

    /// Every refusal has words of its own, and none is the name of something in the program.
    #[test]
    fn refusals_are_sentences() {
        let mut table = new(r#"{"rules":"duel","seed":43}"#).unwrap();
        let mut refused = |action: &str| table.step(None, action).unwrap_err().to_string();
        assert_eq!(refused("discard 4s"), "a turn begins with drawing or taking the pile");
        assert!(refused("fly").starts_with("an action begins with draw, take, "));
        assert_eq!(refused("discard 10d"), "10d is no card: it is Td");
        // It is an action, and has no place now.
        assert_eq!(refused("answer yes"), "this is no action of the notation, or has no place now");
        assert_eq!(refused("take As"), "the meld of A would have 2 cards, and needs 3");
        let new = |json: &str| new(json).unwrap_err().to_string();
        assert_eq!(new(r#"{"seed":1,"set":{"target":-4}}"#), "target: must be from 1 to 1000000");
        assert_eq!(new(r#"{"seed":1,"set":{"colour":4}}"#), "colour: the rules have no such field");
        assert_eq!(
            new(r#"{"record":"canasta-record 2\n"}"#),
            "line 1: this is no game record: its first line is not canasta-record 1"
        );
        assert_eq!(
            new(r#"{"record":"canasta-record 1\n","rules":"duel"}"#),
            "a record brings its rules and names: leave out rules, set and names"
        );
        // What is wrong is said without the place in the JSON, which the callers of a package do not write.
        assert_eq!(new(r#"{"seed":-1}"#), SEED);
        assert_eq!(new(r#"{"seed":1,"rules":"Duell"}"#), "there is no preset Duell; there is duel");
        assert_eq!(new(r#"{"seed":1,"rules":7}"#), "`rules` is a text, not 7");
        assert_eq!(
            new(r#"{"seed":1,"rules":"poker"}"#),
            format!("there is no preset poker; there are {}", crate::rules::Preset::NAMES.join(", "))
        );
        assert!(new(r#"{"rule":"duel","seed":1}"#).starts_with("unknown field `rule`, expected one of `rules`, "));
    }
}
