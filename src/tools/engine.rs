//! Our bots as a program for other tables: the other end of [`super::protocol`].

use super::arena::Allowance;
use super::protocol::{Decide, Hello, Message, PROTOCOL, ready};
use crate::bots::{Bot, Entry, Style};
use crate::rules::{Position, Rules};
use serde_json::Value;
use std::io::{self, BufRead, Write};

/// Why the engine stopped before its input ended.
#[derive(Debug)]
pub enum EngineError {
    /// A line cannot be read, or an answer not be written.
    Stream(io::Error),
    /// A line makes no sense: its number and what is wrong with it.
    Line(usize, String),
}

impl From<io::Error> for EngineError {
    fn from(error: io::Error) -> EngineError {
        EngineError::Stream(error)
    }
}

/// What has been heard so far.
struct Engine {
    entry: &'static Entry,
    /// What the bot may spend on a decision, whatever the table says.
    allowance: Option<Allowance>,
    hello: Option<Hello>,
    bot: Option<Box<dyn Bot>>,
}

/// Serves a bot until the input ends.
///
/// # Errors
/// The first line that makes no sense.
pub fn serve(
    entry: &'static Entry,
    allowance: Option<Allowance>,
    input: impl BufRead,
    mut output: impl Write,
) -> Result<(), EngineError> {
    let mut engine = Engine { entry, allowance, hello: None, bot: None };
    for (number, line) in (1..).zip(input.lines()) {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        if let Some(answer) = engine.hear(&line).map_err(|wrong| EngineError::Line(number, wrong))? {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

impl Engine {
    /// Hears a line; the answer, if it wants one.
    fn hear(&mut self, line: &str) -> Result<Option<String>, String> {
        let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        // First of all: what else another protocol says may make no sense here.
        if let Some(other) = value.get("protocol").filter(|&other| *other != PROTOCOL) {
            return Err(format!("this is protocol {PROTOCOL}, not {other}"));
        }
        match serde_json::from_value(value).map_err(|error| error.to_string())? {
            Message::Hello(hello) => {
                self.hello = Some(hello);
                Ok(Some(ready(self.entry.name)))
            }
            Message::Game(game) => {
                let hello = self.hello.as_ref().ok_or("a game before hello")?;
                let budget = self.allowance.or(hello.budget).map(Allowance::budget);
                self.bot = Some(self.entry.bot(game.seed, budget, Style::Even));
                Ok(None)
            }
            Message::Decide(decide) => self.decide(&decide).map(Some),
            Message::End(_) | Message::Unknown => Ok(None),
        }
    }

    fn decide(&mut self, decide: &Decide) -> Result<String, String> {
        let rules: Rules = self.hello.as_ref().ok_or("a decision before hello")?.rules;
        let bot = self.bot.as_mut().ok_or("a decision before a game")?;
        let position = Position::new(rules, &decide.observation).map_err(|error| format!("observation: {error}"))?;
        let seen = position.observe();
        if !seen.is_to_act() {
            return Err("a decision for a seat that is not to act".to_owned());
        }
        Ok(bot.act(&seen).to_string())
    }
}
