//! `replay`: checks game records.

use super::files::read_bytes;
use super::outcome::{CommandResult, Status};
use super::output::{BAD, BOLD, DIM, GOOD, Shown, print_json};
use super::record_text::{reason, replay_valid_text};
use super::score_sheets;
use canasta::rules::{Ended, Game, LineError, ScoreSheet, Side, SideScore};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Check game records and print their score sheets
///
/// Every line is checked against the rules. Prints the score sheet of each hand and the result. If a line is wrong, prints the
/// valid hands before it, the line, its number and the reason.
#[derive(clap::Args)]
pub struct Arguments {
    /// Game records
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the result as JSON: an array of one object for each file
    #[arg(long)]
    json: bool,
}

/// The result of checking one file.
struct CheckedFile {
    file: PathBuf,
    /// Why the file cannot be read at all.
    unreadable: Option<String>,
    /// The game up to the first wrong line.
    game: Option<Game>,
    error: Option<LineError>,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let mut all_valid = true;
    let mut values = Vec::new();
    let mut out = anstream::stdout().lock();
    for file in &arguments.files {
        let checked = check(file);
        all_valid &= checked.unreadable.is_none() && checked.error.is_none();
        if arguments.json {
            values.push(checked.json());
        } else {
            checked.print(&mut out)?;
        }
    }
    if arguments.json {
        print_json(&Value::Array(values))?;
    }
    out.flush()?;
    Ok(Status::from_ok(all_valid))
}

fn check(file: &Path) -> CheckedFile {
    let file = file.to_owned();
    match read_bytes(&file) {
        Err(message) => CheckedFile { file, unreadable: Some(message), game: None, error: None },
        Ok(bytes) => {
            let replay = replay_valid_text(&bytes);
            CheckedFile { file, unreadable: None, game: replay.game, error: replay.error }
        }
    }
}

/// The name of a side in a table: WE and THEY of two, else its number.
fn side_label(sides: usize, side: Side) -> String {
    match (sides, side) {
        (2, Side::FIRST) => "WE".to_owned(),
        (2, _) => "THEY".to_owned(),
        _ => format!("SIDE {}", side.index()),
    }
}

fn describe_ending(sheet: &ScoreSheet) -> String {
    match (sheet.ended, sheet.went_out.map(|side| side_label(sheet.sides.count(), side))) {
        (Ended::Out, Some(side)) => format!("{side} went out"),
        (Ended::Concealed, Some(side)) => format!("{side} went out concealed"),
        (Ended::Stock, _) => "the stock was empty".to_owned(),
        (Ended::Special, _) => "a player laid a special hand".to_owned(),
        (Ended::RedThree, _) => "the last card of the stock was a red three".to_owned(),
        // Unreachable: a hand that ends by going out has a side that went out.
        (Ended::Out | Ended::Concealed, None) => "a player went out".to_owned(),
    }
}

impl CheckedFile {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let file = Shown(self.file.display());
        if let Some(message) = &self.unreadable {
            return writeln!(out, "{BAD}{file}{BAD:#}: {}", Shown(message));
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
            writeln!(out, "{BAD}line {line} is wrong{BAD:#} ({}): {}", error.code(), Shown(self.reason(wrong)))?;
            writeln!(out, "  {}", Shown(text.trim()))?;
        }
        Ok(())
    }

    /// The reason as a sentence that addresses the player of the line.
    fn reason(&self, wrong: &LineError) -> String {
        reason(wrong)
    }

    fn json(&self) -> Value {
        let file = self.file.display().to_string();
        let error = match (&self.unreadable, &self.error) {
            (Some(message), _) => json!({ "line": null, "text": null, "code": null, "reason": message }),
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
            let hands: Vec<Value> = score_sheets::score_sheets(record).iter().map(sheet_json).collect();
            value["rules"] = json!(record.preset.name());
            value["set"] = Value::Object(record.rules.changes_from(&record.preset.rules()));
            value["seats"] = json!(record.names);
            value["practice"] = json!(game.is_practice());
            value["hands"] = json!(hands);
            value["totals"] = json!(game.totals());
            value["result"] = match game.end() {
                Some(end) => json!({ "winner": end.winner.index(), "margin": end.margin }),
                None => Value::Null,
            };
        }
        value
    }
}

fn sheet_json(sheet: &ScoreSheet) -> Value {
    let side = |score: &SideScore| {
        let mut items = json!({
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
        });
        // Few games have these.
        let rare = [("penalties", score.penalties), ("extras", score.extras), ("special", score.special)];
        rare.into_iter().filter(|&(_, points)| points != 0).for_each(|(name, points)| items[name] = points.into());
        items
    };
    json!({
        "ended": sheet.ended.name(),
        "went_out": sheet.went_out.map(Side::index),
        "sides": sheet.sides.iter().map(side).collect::<Vec<_>>(),
    })
}

fn print_game(game: &Game, out: &mut impl Write) -> io::Result<()> {
    let record = game.record();
    let rules = &record.rules;
    let sides = rules.sides();
    let label = |side| side_label(sides.scores(), side);
    let names =
        sides.iter().map(|side| format!("; {}: {}", label(side), Shown(score_sheets::side_names(record, side))));
    let names: String = names.collect();
    let practice = if game.is_practice() { ", practice" } else { "" };
    writeln!(out, "{}{practice}{names}", record.preset)?;
    let changes = rules.changes_from(&record.preset.rules());
    if !changes.is_empty() {
        writeln!(out, "rules changed: {}", Shown(Value::Object(changes)))?;
    }
    let sheets = score_sheets::score_sheets(record);
    for (number, sheet) in sheets.iter().enumerate() {
        writeln!(out, "\n{BOLD}hand {}{BOLD:#}: {}", number + 1, describe_ending(sheet))?;
        let labels: String = sides.iter().map(|side| format!("{:>16}", label(side))).collect();
        writeln!(out, "{DIM}{:<12}{labels}{DIM:#}", "")?;
        for (name, cells) in score_sheets::score_lines(sheet) {
            let cells: String = cells.iter().map(|cell| format!("{:>16}", cell_text(cell))).collect();
            writeln!(out, "{name:<12}{cells}")?;
        }
    }
    writeln!(out)
}

fn print_result(game: &Game, out: &mut impl Write) -> io::Result<()> {
    let hands = game.record().hands.len();
    match game.end() {
        Some(end) => writeln!(
            out,
            "{GOOD}{} won by {}{GOOD:#}",
            side_label(game.rules().sides().scores(), end.winner),
            end.margin
        ),
        None if game.hand_is_on() => {
            let lines = game.record().hands.last().map_or(0, |hand| hand.entries.len());
            let s = if lines == 1 { "" } else { "s" };
            writeln!(out, "the record stops in hand {hands}, after {lines} line{s} of play")
        }
        None => writeln!(out, "the game is not over: the record holds {hands} of its hands"),
    }
}

fn cell_text(cell: &score_sheets::Cell) -> String {
    match cell.count {
        Some(count) => format!("({count}) {:>6}", cell.points),
        None => format!("{:>6}", cell.points),
    }
}
