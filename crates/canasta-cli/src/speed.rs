//! `speed`: measures how fast hands are played, hands are played out, and states are sampled.

use super::outcome::{CommandError, CommandResult, Status};
use super::output::{BOLD, print_json};
use super::rules_arguments::RulesArguments;
use crate::numbers::whole;
use canasta::bots::workload;
use canasta::rules::seed_from_number;
use serde_json::json;
use std::io::Write as _;
use std::time::Instant;

/// Measure how fast whole hands are played, hands are played out, and states are sampled, on one core
///
/// The hands are those of the rollout policy under the complete rules, from the shuffle to the score. The playouts begin in the
/// middle of a hand, as those of a search do. The same seed plays the same hands on every machine, which the sums of points show.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    rules: RulesArguments,
    /// Number of hands, of playouts, and of samples
    #[arg(long, value_name = "N", default_value_t = 20_000, allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    hands: u64,
    /// Seed of all random numbers
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = whole(0..=u64::MAX))]
    seed: u64,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let rules = arguments.rules.rules().map_err(CommandError::Usage)?;
    let seed = seed_from_number(arguments.seed);
    let start = Instant::now();
    let played = workload::play_hands(rules, seed, arguments.hands);
    let play_seconds = start.elapsed().as_secs_f64().max(1e-9);
    let start = Instant::now();
    let playout_points = workload::play_out(rules, seed, arguments.hands);
    let playout_seconds = start.elapsed().as_secs_f64().max(1e-9);
    let start = Instant::now();
    let checksum = workload::draw_samples(rules, seed, arguments.hands);
    let sample_seconds = start.elapsed().as_secs_f64().max(1e-9);
    // Counts are far too small to lose digits as doubles.
    let per = |count: u64, unit: f64| count as f64 / unit;
    if arguments.json {
        print_json(&json!({
            "rules": arguments.rules.preset.name(),
            "hands": played.hands,
            "turns": played.turns,
            "points": played.points,
            "playouts": arguments.hands,
            "playout_points": playout_points,
            "samples_sum": checksum,
            "hands_per_second": per(played.hands, play_seconds),
            "turns_per_second": per(played.turns, play_seconds),
            "playouts_per_second": per(arguments.hands, playout_seconds),
            "samples_per_second": per(arguments.hands, sample_seconds),
        }))?;
        return Ok(Status::Success);
    }
    let mut out = anstream::stdout().lock();
    writeln!(out, "{BOLD}{}, seed {}, one core{BOLD:#}", arguments.rules.preset, arguments.seed)?;
    let (hands, points) = (played.hands, played.points);
    writeln!(out, "hands    {:>10.0} a second, of {hands} ({points} points)", per(hands, play_seconds))?;
    let turns_a_hand = per(played.turns, hands as f64);
    writeln!(out, "turns    {:>10.0} a second, {turns_a_hand:.1} a hand", per(played.turns, play_seconds))?;
    let playouts = per(arguments.hands, playout_seconds);
    writeln!(out, "playouts {playouts:>10.0} a second, of {} ({playout_points} points)", arguments.hands)?;
    writeln!(out, "samples  {:>10.0} a second, of {}", per(arguments.hands, sample_seconds), arguments.hands)?;
    out.flush()?;
    Ok(Status::Success)
}
