//! `speed`: how fast hands are played and states are drawn.

use super::rules::RulesArguments;
use super::{BOLD, Outcome, Stop};
use crate::bots::workload;
use crate::rules::seed_from_number;
use serde_json::json;
use std::io::Write as _;
use std::time::Instant;

/// Measure how fast whole hands are played and states are drawn, on one core
///
/// The hands are those of the policy that searches play hands out with, by the complete rules, from the shuffle to the
/// score. The same seed plays the same hands everywhere; the sum of points tells.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    rules: RulesArguments,
    /// How many hands, and how many samples
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..))]
    hands: u64,
    /// Where all chance comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let rules = arguments.rules.rules().map_err(Stop::Usage)?;
    let seed = seed_from_number(arguments.seed);
    let begin = Instant::now();
    let played = workload::play_hands(rules, seed, arguments.hands);
    let hands = begin.elapsed().as_secs_f64().max(1e-9);
    let begin = Instant::now();
    let sum = workload::draw_samples(rules, seed, arguments.hands);
    let samples = begin.elapsed().as_secs_f64().max(1e-9);
    // Counts stay far below where a double loses whole numbers.
    let per_second = |count: u64, time: f64| count as f64 / time;
    if arguments.json {
        super::print_json(&json!({
            "rules": arguments.rules.preset.name(),
            "hands": played.hands,
            "turns": played.turns,
            "points": played.points,
            "samples_sum": sum,
            "hands_per_second": per_second(played.hands, hands),
            "turns_per_second": per_second(played.turns, hands),
            "samples_per_second": per_second(arguments.hands, samples),
        }))?;
        return Ok(true);
    }
    let mut out = anstream::stdout().lock();
    writeln!(out, "{BOLD}{}, seed {}, one core{BOLD:#}", arguments.rules.preset, arguments.seed)?;
    writeln!(
        out,
        "hands    {:>10.0} a second, of {} ({} points)",
        per_second(played.hands, hands),
        played.hands,
        played.points
    )?;
    writeln!(
        out,
        "turns    {:>10.0} a second, {:.1} a hand",
        per_second(played.turns, hands),
        per_second(played.turns, played.hands as f64)
    )?;
    writeln!(out, "samples  {:>10.0} a second, of {}", per_second(arguments.hands, samples), arguments.hands)?;
    out.flush()?;
    Ok(true)
}
