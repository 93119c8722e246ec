//! `engine`: serves a bot to another program; the other end of [`super::protocol`].

use super::allowance::{Allowance, AllowanceArguments};
use super::entrants;
use super::files::without_mark;
use super::outcome::{CommandError, CommandResult, Status};
use super::protocol::{Hello, Message, PROTOCOL, ready};
use canasta::bots::{Bot, RosterEntry, Style};
use canasta::referee::Decide;
use canasta::rules::{Position, Rules, Snapshot};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use serde::Deserialize as _;
use serde_json::Value;
use std::io::{self, BufRead, Write};

/// Serve a bot to another program
///
/// Speaks the line protocol of docs/protocol.md over standard input and output, until the input ends.
#[derive(clap::Args)]
pub struct Arguments {
    /// The bot
    #[arg(long, value_name = "NAME", value_parser = bot_parser())]
    level: &'static RosterEntry,
    #[command(flatten)]
    allowance: AllowanceArguments,
}

/// Parses the name of a bot; `--help` and error messages list all names.
fn bot_parser() -> impl TypedValueParser<Value = &'static RosterEntry> {
    let names = entrants::all().map(|entry| PossibleValue::new(entry.name).help(entry.description));
    PossibleValuesParser::new(names).try_map(|name| entrants::find(&name).ok_or("there is no such bot"))
}

pub fn run(arguments: &Arguments) -> CommandResult {
    match serve(arguments.level, arguments.allowance.allowance(), io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => Ok(Status::Success),
        Err(EngineError::Input(error)) => Err(CommandError::Input(error)),
        Err(EngineError::Output(error)) => Err(CommandError::Output(error)),
        Err(EngineError::Line(number, message)) => Err(CommandError::Failed(format!("line {number}: {message}"))),
    }
}

/// The answers of a bot to lines of the protocol, and why it stopped early, if it did. No bot has this name: no answers.
#[must_use]
pub fn answers(bot: &str, lines: &str) -> (String, Option<String>) {
    let Some(entry) = entrants::find(bot) else { return (String::new(), Some(format!("there is no bot {bot}"))) };
    let mut output = Vec::new();
    let stopped = match serve(entry, None, lines.as_bytes(), &mut output) {
        Ok(()) => None,
        Err(EngineError::Input(error) | EngineError::Output(error)) => Some(error.to_string()),
        Err(EngineError::Line(number, message)) => Some(format!("line {number}: {message}")),
    };
    (String::from_utf8_lossy(&output).into_owned(), stopped)
}

/// Why the engine stopped before its input ended.
enum EngineError {
    /// A line cannot be read.
    Input(io::Error),
    /// An answer cannot be written.
    Output(io::Error),
    /// A line is invalid: its number, from 1, and the reason.
    Line(usize, String),
}

impl From<io::Error> for EngineError {
    fn from(error: io::Error) -> EngineError {
        EngineError::Output(error)
    }
}

/// Answers every line of the input until it ends or a line is invalid.
fn serve(
    entry: &'static RosterEntry,
    allowance: Option<Allowance>,
    input: impl BufRead,
    mut output: impl Write,
) -> Result<(), EngineError> {
    let mut engine = Engine { entry, allowance, hello: None, bot: None };
    for (number, line) in (1..).zip(input.split(b'\n')) {
        let line = line.map_err(EngineError::Input)?;
        let line = if number == 1 { without_mark(&line) } else { &line };
        let Ok(line) = str::from_utf8(line) else {
            return Err(EngineError::Line(number, "it is no UTF-8 text".to_owned()));
        };
        if line.trim().is_empty() {
            continue;
        }
        if let Some(answer) = engine.handle_line(line).map_err(|message| EngineError::Line(number, message))? {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// The state of a conversation.
struct Engine {
    entry: &'static RosterEntry,
    /// The allowance of the command line, which takes precedence over that of the table.
    allowance: Option<Allowance>,
    hello: Option<Hello>,
    bot: Option<Box<dyn Bot>>,
}

impl Engine {
    /// Handles a line; returns the answer, if the line asks for one.
    fn handle_line(&mut self, line: &str) -> Result<Option<String>, String> {
        let value: Value =
            serde_json::from_str(line).map_err(|error| format!("the line is no JSON (bad-json): {error}"))?;
        // Checked first: under another protocol the other fields may have other meanings.
        if let Some(other) = value.get("protocol").filter(|&other| *other != PROTOCOL) {
            return Err(format!("this is protocol {PROTOCOL}, not {other}"));
        }
        let message = Message::deserialize(&value);
        match message.map_err(|error| fault_of_observation(&value).unwrap_or_else(|| error.to_string()))? {
            Message::Hello(hello) => {
                if hello.budget == Some(Allowance::Worlds(0)) {
                    return Err("budget: a number of worlds is at least 1".to_owned());
                }
                self.hello = Some(*hello);
                Ok(Some(ready(self.entry.name)))
            }
            Message::Game(game) => {
                let hello = self.hello.as_ref().ok_or("a game before hello")?;
                hello.rules.players.seat(game.seat).ok_or_else(|| format!("there is no seat {}", game.seat))?;
                let budget = self.allowance.or(hello.budget).map(Allowance::budget);
                self.bot = Some(self.entry.create_bot(game.seed, budget, Style::Balanced));
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
        let observation = position.observe();
        if !observation.is_to_act() {
            return Err("a decision for a seat that is not to act".to_owned());
        }
        Ok(bot.act(&observation).to_string())
    }
}

/// What is wrong with the observation of a message, with the name of the field, for authors of programs. `None` if nothing is.
fn fault_of_observation(message: &Value) -> Option<String> {
    let fault = serde_path_to_error::deserialize::<_, Snapshot>(message.get("observation")?).err()?;
    Some(format!("in `observation.{}`: {}", fault.path(), fault.inner()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{BySide, Deck, Preset, Seat, State, generator, seed_from_number};
    use serde_json::json;

    #[test]
    fn a_field_of_the_observation_that_is_missing_or_wrong_is_named() {
        let deck = Deck::shuffled(&mut generator(seed_from_number(1)));
        let state = State::deal(Preset::Classic.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
        let whole = json!(state.observe(Seat::FIRST).snapshot());
        assert_eq!(fault_of_observation(&json!({ "observation": whole })), None);
        let fields = whole.as_object().expect("an object");
        for name in fields.keys() {
            let mut lacks = whole.clone();
            lacks.as_object_mut().expect("an object").remove(name);
            let mut wrong = whole.clone();
            wrong[name] = json!(-1.5);
            for other in [lacks, wrong] {
                let error = fault_of_observation(&json!({ "observation": other })).expect(name);
                assert!(error.contains(name.as_str()), "{name}: {error}");
            }
        }
    }
}
