//! `review`: what the decisions of a record were worth.

use super::outcome::{CommandError, CommandResult, Status};
use super::output::{BAD, BOLD, DIM, print_json};
use super::record_text::read_game;
use crate::analysis::{DecisionReview, Likeness, MistakeClass, Review, Strength, Tally, Worth, plays_like, review};
use crate::rules::{Action, Record, Seat};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::path::PathBuf;

/// Say what the decisions of a game were worth
///
/// For each decision, from what its seat knew: the loss in the chance to win the match against the best plan. Prints for each
/// hand the decisions that lost most, and for each seat its error rate. docs/review.md says how it is measured.
#[derive(clap::Args)]
pub struct Arguments {
    /// A game record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Review this seat only, from 0; may be given several times
    #[arg(long = "seat", value_name = "N")]
    seats: Vec<u8>,
    /// Playouts for each decision to find the best plan, and the most states on which it is compared with what was done
    #[arg(long, value_name = "N", default_value_t = Strength::STANDARD.playouts, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    worlds: u32,
    /// The most decisions to print for a hand
    #[arg(long, value_name = "N", default_value_t = 5)]
    most: usize,
    /// Print the whole review as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let file = arguments.file.display();
    let game = read_game(&arguments.file).map_err(|message| CommandError::Failed(format!("{file}: {message}")))?;
    let record = game.record();
    let players = record.rules.players;
    let seat = |&number: &u8| players.seat(number.into()).ok_or(number);
    let seats = arguments.seats.iter().map(seat).collect::<Result<Vec<Seat>, u8>>().map_err(|number| {
        CommandError::Usage(format!("--seat {number}: the seats of this game are 0 to {}", players.count() - 1))
    })?;
    let strength = Strength::with_worlds(arguments.worlds);
    let review = review(record, &seats, &strength).map_err(|error| CommandError::Failed(format!("{file}: {error}")))?;
    let seats = if seats.is_empty() { players.seats().collect() } else { seats };
    if arguments.json {
        print_json(&review_json(record, &seats, &strength, &review))?;
    } else {
        let mut out = anstream::stdout().lock();
        print(record, &seats, &strength, &review, arguments.most, &mut out)?;
        out.flush()?;
    }
    Ok(Status::Success)
}

/// The name of a seat, or its number if it has none.
fn name(record: &Record, seat: Seat) -> String {
    let name = record.names.get(seat.index()).filter(|name| !name.is_empty());
    name.cloned().unwrap_or_else(|| format!("seat {}", seat.index()))
}

fn plan_text(plan: &[Action]) -> String {
    plan.iter().map(Action::to_string).collect::<Vec<_>>().join(", ")
}

fn percent(probability: f64) -> f64 {
    100.0 * probability
}

fn print(
    record: &Record,
    seats: &[Seat],
    strength: &Strength,
    review: &Review,
    most: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    let mistakes = review.mistakes();
    for hand in 1..=record.hands.len() {
        writeln!(out, "{BOLD}hand {hand}{BOLD:#}")?;
        let of_hand: Vec<_> = mistakes.iter().filter(|review| review.hand == hand).collect();
        if of_hand.is_empty() {
            writeln!(out, "  no mistake was found")?;
        }
        for review in of_hand.iter().take(most) {
            print_mistake(record, review, out)?;
        }
        if of_hand.len() > most {
            writeln!(out, "  {DIM}and {} more{DIM:#}", of_hand.len() - most)?;
        }
        writeln!(out)?;
    }
    for &seat in seats {
        let tally: Tally = review.of(seat).collect();
        writeln!(out, "{BOLD}{}{BOLD:#}: {}", name(record, seat), tally_text(&tally))?;
        if let Some(likeness) = likeness(record, strength, &tally) {
            writeln!(out, "  {}", likeness_text(&likeness))?;
        }
    }
    Ok(())
}

fn print_mistake(record: &Record, review: &DecisionReview, out: &mut impl Write) -> io::Result<()> {
    let (Some(worth), Some(class)) = (&review.worth, review.class()) else { return Ok(()) };
    let Worth { best, win, points, .. } = worth;
    let (action, name) = (review.action + 1, name(record, review.seat));
    let (loss, error) = (percent(win.loss), percent(win.error));
    let (done, better) = (percent(win.done), percent(win.best));
    writeln!(
        out,
        "  {BAD}{}{BAD:#} of {name}, action {action}: {loss:.1} % lost (± {error:.1}), {:+.0} points",
        class.name(),
        -points.loss
    )?;
    writeln!(out, "    did   {} {DIM}{done:.1} %{DIM:#}", plan_text(&review.done))?;
    writeln!(out, "    best  {} {DIM}{better:.1} %{DIM:#}", plan_text(best))
}

fn tally_text(tally: &Tally) -> String {
    let Some(rate) = tally.error_rate() else { return "no decision".to_owned() };
    let counts = MistakeClass::ALL.map(|class| match (tally.count(class), class) {
        (1, class) => format!("1 {}", class.name()),
        (count, MistakeClass::Inaccuracy) => format!("{count} inaccuracies"),
        (count, class) => format!("{count} {}s", class.name()),
    });
    let error = if rate.standard_error.is_finite() { format!(" ± {:.1}", rate.standard_error) } else { String::new() };
    let (unforced, forced) = (tally.unforced(), tally.forced);
    let counts = counts.join(", ");
    format!("error rate {:.1}{error} in {unforced} decisions ({forced} more were forced); {counts}", rate.mean)
}

/// The level that a seat plays like. The levels were measured with the standard strength; another one finds other errors.
fn likeness(record: &Record, strength: &Strength, tally: &Tally) -> Option<Likeness> {
    if *strength == Strength::STANDARD { plays_like(&record.rules, tally) } else { None }
}

fn likeness_text(likeness: &Likeness) -> String {
    let Likeness { preset, level, weakest, strongest } = likeness;
    let doubt = match (weakest == level, strongest == level) {
        (true, true) => String::new(),
        (false, true) => format!(" or {weakest}"),
        (true, false) => format!(" or {strongest}"),
        (false, false) => format!(" (from {weakest} to {strongest})"),
    };
    format!("plays like {level}{doubt}, as measured in {preset}")
}

fn review_json(record: &Record, seats: &[Seat], strength: &Strength, review: &Review) -> Value {
    let decisions: Vec<Value> = review.decisions.iter().map(decision_json).collect();
    let seats: Vec<Value> = seats.iter().map(|&seat| seat_json(record, strength, review, seat)).collect();
    json!({ "rules": record.preset.name(), "worlds": strength.playouts, "decisions": decisions, "seats": seats })
}

/// A decision as it is kept with a game, with its class beside it.
fn decision_json(review: &DecisionReview) -> Value {
    let mut value = serde_json::to_value(review).unwrap_or_default();
    value["class"] = json!(review.class());
    value
}

fn seat_json(record: &Record, strength: &Strength, review: &Review, seat: Seat) -> Value {
    let tally: Tally = review.of(seat).collect();
    let rate = tally.error_rate();
    json!({
        "seat": seat,
        "name": record.names.get(seat.index()),
        "unforced": tally.unforced(),
        "forced": tally.forced,
        "error_rate": rate.map(|rate| rate.mean),
        // An infinite error is written as null.
        "error_rate_error": rate.map(|rate| rate.standard_error),
        "plays_like": likeness(record, strength, &tally).map(|likeness| json!({
            "level": likeness.level,
            "weakest": likeness.weakest,
            "strongest": likeness.strongest,
            "rules": likeness.preset.name(),
        })),
        "inaccuracies": tally.count(MistakeClass::Inaccuracy),
        "mistakes": tally.count(MistakeClass::Mistake),
        "blunders": tally.count(MistakeClass::Blunder),
    })
}
