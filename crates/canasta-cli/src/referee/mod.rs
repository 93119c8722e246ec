//! `referee`: deals, checks and scores games for another program, which may be the table of any players.

mod request;

use super::files::without_mark;
use super::outcome::{CommandError, CommandResult, Status};
use super::output::{SafeJson, sentence};
use super::protocol::PROTOCOL;
use canasta::referee::{Refusal, Table, read_json};
use canasta::rules::Preset;
use request::{OfGame, Request};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Read as _, Write};

/// Deal, check and score games for another program
///
/// Speaks the requests of docs/protocol.md over standard input and output, one line of JSON each, until the input ends. It
/// never stops at a wrong request: the answer says what is wrong.
#[derive(clap::Args)]
pub struct Arguments {}

/// The longest line that is read, in bytes. A long record is longer than anything else.
const MAX_LINE: u64 = 4 << 20;
/// The most games at once.
const MAX_GAMES: usize = 10_000;

pub fn run(_: &Arguments) -> CommandResult {
    match serve(io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => Ok(Status::Success),
        Err(Stopped::Input(error)) => Err(CommandError::Input(error)),
        Err(Stopped::Output(error)) => Err(CommandError::Output(error)),
    }
}

/// The answers to lines of requests.
#[must_use]
pub fn answers(lines: &[u8]) -> String {
    let mut output = Vec::new();
    // Neither end can fail in memory.
    let _ = serve(lines, &mut output);
    String::from_utf8_lossy(&output).into_owned()
}

/// Which end of the conversation failed.
enum Stopped {
    Input(io::Error),
    Output(io::Error),
}

/// Answers every line of the input. Empty lines have no answer.
fn serve(mut input: impl BufRead, mut output: impl Write) -> Result<(), Stopped> {
    let mut referee = Referee::default();
    let mut line = Vec::new();
    let mut is_first = true;
    loop {
        line.clear();
        if input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line).map_err(Stopped::Input)? == 0 {
            return Ok(());
        }
        let is_whole = line.ends_with(b"\n") || (line.len() as u64) < MAX_LINE;
        if std::mem::take(&mut is_first) {
            line = without_mark(&line).to_vec();
        }
        let answer = if is_whole {
            if line.trim_ascii().is_empty() {
                continue;
            }
            referee.answer(&line)
        } else {
            input.skip_until(b'\n').map_err(Stopped::Input)?;
            refused(&Refusal::LineTooLong)
        };
        writeln!(output, "{}", SafeJson(&answer)).and_then(|()| output.flush()).map_err(Stopped::Output)?;
    }
}

/// All games of a conversation.
#[derive(Default)]
struct Referee {
    games: BTreeMap<u64, Table>,
    /// The number of the last game that was begun. Numbers are never used twice.
    last: u64,
}

impl Referee {
    /// The answer to a line.
    fn answer(&mut self, line: &[u8]) -> Value {
        match read_json(line).and_then(|request| self.handle(request)) {
            Ok(value) => accepted(value),
            Err(refusal) => refused(&refusal),
        }
    }

    fn handle(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::Hello => {
                let presets = Preset::ALL.map(Preset::name);
                Ok(json!({ "protocol": PROTOCOL, "version": env!("CARGO_PKG_VERSION"), "presets": presets }))
            }
            Request::New(new) => {
                self.check_room()?;
                let table = Table::new(&new)?;
                self.add(table)
            }
            Request::Deal(OfGame { game }) => {
                let table = self.table(game)?;
                table.deal()?;
                Ok(table.status())
            }
            Request::Observe(of) => self.table(of.game)?.observe(of.seat),
            Request::Legal(of) => self.table(of.game)?.legal(of.limit),
            Request::Step(step) => {
                let table = self.table(step.game)?;
                table.step(step.seat, &step.action)?;
                Ok(table.status())
            }
            Request::Score(OfGame { game }) => Ok(self.table(game)?.score()),
            Request::Record(OfGame { game }) => Ok(self.table(game)?.record()),
            Request::Clone(OfGame { game }) => {
                self.check_room()?;
                let copy = self.table(game)?.clone();
                self.add(copy)
            }
            Request::Close(OfGame { game }) => {
                self.games.remove(&game).ok_or(Refusal::NoSuchGame(game))?;
                Ok(json!({}))
            }
        }
    }

    fn check_room(&self) -> Result<(), Refusal> {
        if self.games.len() < MAX_GAMES { Ok(()) } else { Err(Refusal::TooManyGames) }
    }

    /// Adds a game, and says its number and where it stands.
    fn add(&mut self, table: Table) -> Result<Value, Refusal> {
        self.last += 1;
        let mut status = table.status();
        status["game"] = self.last.into();
        self.games.insert(self.last, table);
        Ok(status)
    }

    fn table(&mut self, game: u64) -> Result<&mut Table, Refusal> {
        self.games.get_mut(&game).ok_or(Refusal::NoSuchGame(game))
    }
}

/// An answer without a fault: `ok`, and what was asked for.
fn accepted(value: Value) -> Value {
    let mut answer = Map::from_iter([("ok".to_owned(), Value::Bool(true))]);
    if let Value::Object(fields) = value {
        answer.extend(fields);
    }
    Value::Object(answer)
}

/// An answer that says why nothing was done.
fn refused(refusal: &Refusal) -> Value {
    // What the person at the other end may do wrong is a sentence; the program's own mistakes are said in few words.
    let message = match refusal {
        Refusal::Rule(..) | Refusal::NoAction(..) => sentence(refusal),
        other => other.to_string(),
    };
    json!({ "ok": false, "code": refusal.code(), "message": message })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_one_refusal() {
        for mark in ["", "\u{feff}"] {
            let mut input = mark.as_bytes().to_vec();
            input.resize(MAX_LINE as usize + 10, b' ');
            input.extend(b"\n{\"type\":\"hello\"}\n");
            let answers = answers(&input);
            let lines: Vec<Value> = answers.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            assert_eq!(lines.len(), 2);
            assert_eq!(lines[0]["code"], "line-too-long");
            assert_eq!(lines[1]["protocol"], PROTOCOL);
        }
    }
}
