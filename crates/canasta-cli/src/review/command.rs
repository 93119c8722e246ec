//! `review`: what the decisions of a record were worth.

use super::findings::Findings;
use super::{json, text};
use crate::numbers::whole;
use crate::outcome::{CommandError, CommandResult, Status};
use crate::output::print_json;
use crate::record_text::read_game;
use canasta::analysis::Strength;
use canasta::rules::Seat;
use std::io::Write as _;
use std::path::PathBuf;

/// Say what the decisions of a game were worth
///
/// For each decision, from what its seat knew: the loss in the chance to win the match against the best plan. Prints for each
/// hand the decisions that lost most and the luck of the cards, and for each seat its error rate. docs/review.md says how it is
/// measured.
#[derive(clap::Args)]
pub struct Arguments {
    /// A game record
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Review this seat only, from 0; may be given several times
    #[arg(long = "seat", value_name = "N")]
    seats: Vec<u8>,
    /// Playouts for each decision to find the best plan, and the most states on which it is compared with what was done
    #[arg(long, value_name = "N", default_value_t = Strength::STANDARD.playouts, allow_negative_numbers = true, value_parser = whole::<u32>(1..=1_000_000))]
    worlds: u32,
    /// The most decisions, and the most lucky cards, to print for a hand
    #[arg(long, value_name = "N", default_value_t = 5, allow_negative_numbers = true, value_parser = whole(0..=usize::MAX))]
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
    let found =
        Findings::new(record, &seats, strength).map_err(|error| CommandError::Failed(format!("{file}: {error}")))?;
    if arguments.json {
        print_json(&json::findings(&found))?;
    } else {
        let mut out = anstream::stdout().lock();
        text::print(&found, arguments.most, &mut out)?;
        out.flush()?;
    }
    Ok(Status::Success)
}
