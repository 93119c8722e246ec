//! `replay`: checks game records.

use super::{BAD, BOLD, DIM, GOOD, Outcome};
use crate::rules::{
    Ended, Game, LineError, RecordProblem, Replay, RuleError, ScoreSheet, Seat, Side, SideScore, replay,
};
use crate::tools::sheet;
use crate::view::text;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Check game records and print their score sheets
///
/// Every line is checked against the rules. Prints the score sheet of each hand and the result, or, after the hands that
/// are right, the first wrong line, its number and why it is wrong.
#[derive(clap::Args)]
pub struct Arguments {
    /// Game records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the outcome as JSON: an array of one object for each file
    #[arg(long)]
    json: bool,
}

/// What came of one file.
struct Checked {
    file: PathBuf,
    /// Why it cannot be read at all.
    unreadable: Option<String>,
    game: Option<Game>,
    error: Option<LineError>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let mut well = true;
    let mut values = Vec::new();
    let mut out = anstream::stdout().lock();
    for file in &arguments.files {
        let checked = check(file);
        well &= checked.unreadable.is_none() && checked.error.is_none();
        if arguments.json {
            values.push(checked.json());
        } else {
            checked.print(&mut out)?;
        }
    }
    if arguments.json {
        super::print_json(&Value::Array(values))?;
    }
    out.flush()?;
    Ok(well)
}

fn check(file: &Path) -> Checked {
    let file = file.to_owned();
    match super::bytes(&file) {
        Err(sentence) => Checked { file, unreadable: Some(sentence), game: None, error: None },
        Ok(bytes) => {
            let replay = read_as_far(&bytes);
            Checked { file, unreadable: None, game: replay.game, error: replay.error }
        }
    }
}

/// What the lines before the first that is no text say. That one is wrong, whatever stands in it.
fn read_as_far(bytes: &[u8]) -> Replay {
    let valid = match std::str::from_utf8(bytes) {
        Ok(text) => return replay(text),
        Err(error) => bytes.get(..error.valid_up_to()).and_then(|valid| std::str::from_utf8(valid).ok()),
    };
    let whole = valid.and_then(|valid| valid.rsplit_once('\n')).map_or("", |(lines, _)| lines);
    let mut read = replay(whole);
    if read.error.is_none() || whole.is_empty() {
        let line = whole.lines().count();
        let text = bytes.split(|&byte| byte == b'\n').nth(line).map(String::from_utf8_lossy).unwrap_or_default();
        let error = RuleError::BadRecord(RecordProblem::UnexpectedLine);
        read.error = Some(LineError { line: line + 1, text: text.trim_end().to_owned(), error });
    }
    read
}

const fn label(side: Side) -> &'static str {
    match side {
        Side::Even => "WE",
        Side::Odd => "THEY",
    }
}

fn how(sheet: &ScoreSheet) -> String {
    match (sheet.ended, sheet.went_out.map(label)) {
        (Ended::Out, Some(side)) => format!("{side} went out"),
        (Ended::Concealed, Some(side)) => format!("{side} went out concealed"),
        (Ended::Stock, _) => "the stock was empty".to_owned(),
        (Ended::RedThree, _) => "the last card of the stock was a red three".to_owned(),
        // Whoever goes out belongs to a side.
        (Ended::Out | Ended::Concealed, None) => "a player went out".to_owned(),
    }
}

impl Checked {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let file = self.file.display();
        if let Some(sentence) = &self.unreadable {
            return writeln!(out, "{BAD}{file}{BAD:#}: {sentence}");
        }
        writeln!(out, "{BOLD}{file}{BOLD:#}")?;
        if let Some(game) = &self.game {
            print_game(game, out)?;
            if self.error.is_none() {
                print_result(game, out)?;
            }
        }
        if let Some(wrong) = &self.error {
            let LineError { line, text, error } = wrong;
            writeln!(out, "{BAD}line {line} is wrong{BAD:#} ({}): {}", error.code(), self.reason(wrong))?;
            writeln!(out, "  {}", text.trim())?;
        }
        Ok(())
    }

    /// A sentence, spoken to the seat whose line it is.
    fn reason(&self, wrong: &LineError) -> String {
        let names = self.game.as_ref().map_or(&[][..], |game| &game.record().names);
        let number = wrong.text.split_whitespace().next().and_then(|word| word.parse().ok());
        let seat = self.game.as_ref().zip(number).and_then(|(game, number)| game.rules().players.seat(number));
        text::rule_error(&wrong.error, text::Names { names, me: seat.unwrap_or(Seat::FIRST) })
    }

    fn json(&self) -> Value {
        let file = self.file.display().to_string();
        let error = match (&self.unreadable, &self.error) {
            (Some(sentence), _) => json!({ "line": null, "text": null, "code": null, "reason": sentence }),
            (None, Some(wrong)) => json!({
                "line": wrong.line,
                "text": wrong.text,
                "code": wrong.error.code(),
                "reason": self.reason(wrong),
            }),
            (None, None) => Value::Null,
        };
        let mut value = json!({ "file": file, "valid": error.is_null(), "error": error });
        if let Some(game) = &self.game {
            let record = game.record();
            let hands: Vec<Value> = sheet::sheets(record).iter().map(sheet_json).collect();
            value["rules"] = json!(record.preset.name());
            value["set"] = Value::Object(record.rules.changes_from(&record.preset.rules()));
            value["seats"] = json!(record.names);
            value["practice"] = json!(game.is_practice());
            value["hands"] = json!(hands);
            value["totals"] = json!(game.totals().0);
            value["result"] = match game.end() {
                Some(end) => json!({ "winner": end.winner.index(), "margin": end.margin }),
                None => Value::Null,
            };
        }
        value
    }
}

fn sheet_json(sheet: &ScoreSheet) -> Value {
    let side = |score: SideScore| {
        json!({
            "going_out": score.going_out,
            "canastas": score.canastas,
            "natural_canastas": score.natural_canastas,
            "mixed_canastas": score.mixed_canastas,
            "red_threes": score.red_threes,
            "red_three_count": score.red_three_count,
            "melded": score.melded,
            "melded_cards": score.melded_cards,
            "in_hand": score.in_hand,
            "cards_in_hand": score.cards_in_hand,
            "hand": score.hand,
            "before": score.before,
            "total": score.total,
        })
    };
    json!({
        "ended": sheet.ended.name(),
        "went_out": sheet.went_out.map(Side::index),
        "sides": sheet.sides.map(side).0,
    })
}

fn print_game(game: &Game, out: &mut impl Write) -> io::Result<()> {
    let record = game.record();
    let rules = &record.rules;
    let [we, they] = Side::ALL.map(|side| sheet::names(rules.players, &record.names, side));
    let practice = if game.is_practice() { ", practice" } else { "" };
    writeln!(out, "{}{practice}; WE: {we}; THEY: {they}", record.preset)?;
    let changes = rules.changes_from(&record.preset.rules());
    if !changes.is_empty() {
        writeln!(out, "rules changed: {}", Value::Object(changes))?;
    }
    let sheets = sheet::sheets(record);
    for (number, sheet) in sheets.iter().enumerate() {
        writeln!(out, "\n{BOLD}hand {}{BOLD:#}: {}", number + 1, how(sheet))?;
        writeln!(out, "{DIM}{:<12}{:>16}{:>16}{DIM:#}", "", label(Side::Even), label(Side::Odd))?;
        for (name, cells) in sheet::items(sheet) {
            let [we, they] = cells.map(cell).0;
            writeln!(out, "{name:<12}{we:>16}{they:>16}")?;
        }
    }
    writeln!(out)
}

fn print_result(game: &Game, out: &mut impl Write) -> io::Result<()> {
    let hands = game.record().hands.len();
    match game.end() {
        Some(end) => writeln!(out, "{GOOD}{} won by {}{GOOD:#}", label(end.winner), end.margin),
        None if game.hand_is_on() => {
            let lines = game.record().hands.last().map_or(0, |hand| hand.entries.len());
            let s = if lines == 1 { "" } else { "s" };
            writeln!(out, "the record stops in hand {hands}, after {lines} line{s} of play")
        }
        None => writeln!(out, "the game is not over: the record holds {hands} of its hands"),
    }
}

fn cell(cell: sheet::Cell) -> String {
    match cell.count {
        Some(count) => format!("({count}) {:>6}", cell.points),
        None => format!("{:>6}", cell.points),
    }
}
