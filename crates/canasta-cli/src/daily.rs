//! `daily`: the deal of a day.

use super::outcome::{CommandError, CommandResult, Status};
use super::output::{BOLD, print_json};
use super::rules_arguments::preset_parser;
use canasta::daily::{DailyDeal, DailyGame, Date, Par};
use canasta::rules::{Preset, Seed, deck_sha256};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::{Value, json};
use std::io::Write as _;

/// Show the deal of a day: its cards, its bots, and what the strongest of them makes of it
///
/// One hand a day for everybody, which follows from the date and the game alone: the same deck, dealer and bots on every device. The
/// person sits at seat 0. Par is the mean of eight playings by the bot of par in that seat, with an interval of 95 %: the lead of
/// its side in points, which is its score less the best other.
#[derive(clap::Args)]
pub struct Arguments {
    /// The day, as 2026-11-28
    #[arg(long, value_name = "DATE")]
    date: Date,
    /// Which deal of the day
    #[arg(long, value_name = "GAME", default_value = "two", value_parser = game_parser())]
    game: DailyGame,
    /// The deal by its rules instead: classic-two, classic, or the further game of the day
    #[arg(long, value_name = "PRESET", conflicts_with = "game", value_parser = preset_parser())]
    rules: Option<Preset>,
    /// Play it eight times to find its par
    #[arg(long)]
    par: bool,
    /// Print the record of a playing of par, 1 to 8, and nothing else
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(Par::PLAYINGS)), conflicts_with_all = ["par", "json"])]
    record: Option<u8>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

fn game_parser() -> impl TypedValueParser<Value = DailyGame> {
    let no_such = |name: String| DailyGame::from_name(&name).ok_or_else(|| format!("{name} is no deal of a day"));
    PossibleValuesParser::new(DailyGame::NAMES).try_map(no_such)
}

fn hex(seed: &Seed) -> String {
    seed.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The deal that is asked for.
fn deal(arguments: &Arguments) -> Result<DailyDeal, CommandError> {
    let date = arguments.date;
    let game = match arguments.rules {
        None => arguments.game,
        Some(preset) => DailyGame::of_preset(preset, date).ok_or_else(|| {
            let further = DailyGame::Further.preset(date);
            CommandError::Usage(format!(
                "{preset} has no deal on {date}: that day has classic-two, classic and {further}"
            ))
        })?,
    };
    DailyDeal::of(date, game).map_err(|none| CommandError::Usage(none.to_string()))
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let deal = deal(arguments)?;
    let endless = || CommandError::Failed("the hand does not end".to_owned());
    if let Some(number) = arguments.record {
        let game = deal.par_game(number - 1).ok_or_else(endless)?;
        let mut out = anstream::stdout().lock();
        write!(out, "{}", game.record())?;
        out.flush()?;
        return Ok(Status::Success);
    }
    let leads: Vec<i32> = match arguments.par {
        true => (0..Par::PLAYINGS).map(|number| deal.par_playing(number)).collect::<Option<_>>().ok_or_else(endless)?,
        false => Vec::new(),
    };
    if arguments.json {
        print_json(&json(deal, &leads)?)?;
        return Ok(Status::Success);
    }
    let mut out = anstream::stdout().lock();
    writeln!(out, "{BOLD}{}, {}{BOLD:#}", deal.date(), deal.preset())?;
    writeln!(out, "seed     {}", hex(&deal.seed()))?;
    let deck = deal.deck();
    writeln!(out, "deck     {deck}")?;
    writeln!(out, "SHA-256  {}", deck_sha256(&deck))?;
    writeln!(out, "dealer   seat {}", deal.dealer().index())?;
    for seat in deal.rules().players.seats() {
        writeln!(out, "seat {}   {}", seat.index(), deal.bot(seat).unwrap_or("the person"))?;
    }
    writeln!(out, "version  {} of the bots", deal.version().name())?;
    writeln!(out, "link     {}", deal.link())?;
    if let Some(par) = Par::of(&leads) {
        let each = leads.iter().map(i32::to_string).collect::<Vec<_>>().join(", ");
        writeln!(out, "par      {:.0} ± {:.0} points ahead, of {each}", par.mean, par.within)?;
    }
    out.flush()?;
    Ok(Status::Success)
}

fn json(deal: DailyDeal, leads: &[i32]) -> Result<Value, CommandError> {
    let mut said = serde_json::to_value(deal).map_err(|error| CommandError::Failed(error.to_string()))?;
    said["par"] = json!(Par::of(leads).map(|par| json!({ "mean": par.mean, "within": par.within, "leads": leads })));
    Ok(said)
}
