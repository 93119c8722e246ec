//! The command `review-levels`.

use super::level_rate::{LevelRate, table};
use super::match_review::{MatchReview, Measurement};
use super::results_file::{ResultsWriter, read};
use crate::arena::shard::Shard;
use crate::numbers::whole;
use crate::outcome::{CommandError, CommandResult, Status};
use crate::output::print_json;
use crate::rules_arguments::RulesArguments;
use canasta::analysis::Strength;
use canasta::bots::{BotKind, ROSTER, RosterEntry, levels};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread::available_parallelism;
use std::time::Duration;

/// Measure the error rate of each level
///
/// Each level plays matches with itself, the same cards for every level, and its decisions are reviewed. Prints a table for
/// docs/review.md. Matches of another run or machine count too once their lines are in the file of --out.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    rules: RulesArguments,
    /// The levels [default: all]
    #[arg(long, value_name = "LEVEL,LEVEL…", value_delimiter = ',', value_parser = parse_level)]
    levels: Vec<&'static RosterEntry>,
    /// Number of matches of each level
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    matches: u64,
    /// Seed of all random numbers
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = whole(0..=u64::MAX))]
    seed: u64,
    /// The strength of the review, as for `review`
    #[arg(long, value_name = "N", default_value_t = Strength::STANDARD.playouts, allow_negative_numbers = true, value_parser = whole::<u32>(1..=1_000_000))]
    worlds: u32,
    /// Review one in N decisions of a match
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u16>(1..=u16::MAX))]
    every: u16,
    /// Play only every N-th match, beginning with the I-th
    #[arg(long, value_name = "I/N", default_value_t = Shard::WHOLE)]
    shard: Shard,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u16>(1..=u16::MAX))]
    threads: Option<u16>,
    /// Store the results in this file, and continue it if it exists
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

fn parse_level(text: &str) -> Result<&'static RosterEntry, String> {
    let found = ROSTER.iter().find(|entry| entry.kind == BotKind::Level && entry.name == text);
    let names = || levels().map(|entry| entry.name).collect::<Vec<_>>().join(", ");
    found.ok_or_else(|| format!("there is no such level; there are {}", names()))
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let rules = arguments.rules.rules().map_err(CommandError::Usage)?;
    let measurement = Measurement {
        preset: arguments.rules.preset,
        rules,
        seed: arguments.seed,
        worlds: arguments.worlds,
        every: arguments.every.into(),
    };
    let levels: Vec<_> = if arguments.levels.is_empty() { levels().collect() } else { arguments.levels.clone() };
    let path = arguments.out.as_deref();
    let done = path.map_or(Ok(Vec::new()), |path| read(path, &measurement)).map_err(CommandError::Failed)?;
    let writer = path.map(|path| ResultsWriter::open(path, &measurement)).transpose().map_err(CommandError::Failed)?;
    let is_missing = |level: &RosterEntry, number: u64| {
        arguments.shard.contains(number)
            && !done.iter().any(|review| review.level == level.name && review.number == number)
    };
    // All levels of a match before the next match, so that a run that is stopped has measured each.
    let jobs = (0..arguments.matches).flat_map(|number| levels.iter().map(move |&level| (level, number)));
    let jobs: Vec<_> = jobs.filter(|&(level, number)| is_missing(level, number)).collect();
    let threads = arguments.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
    let played = play(&measurement, &jobs, threads, writer).map_err(CommandError::Failed)?;
    let mut all: Vec<&MatchReview> = done.iter().chain(&played).collect();
    // Threads finish in any order; sums of doubles depend on it.
    all.sort_by_key(|review| review.number);
    let of = |level: &RosterEntry| {
        let own: Vec<_> = all.iter().copied().filter(|review| review.level == level.name).collect();
        LevelRate::new(level.name, &own)
    };
    let rates: Vec<LevelRate> = levels.iter().filter_map(|level| of(level)).collect();
    if arguments.json {
        let set = rules.changes_from(&measurement.preset.rules());
        let (seed, worlds, every) = (measurement.seed, measurement.worlds, measurement.every);
        let rules = measurement.preset.name();
        print_json(&json!({
            "rules": rules, "set": set, "seed": seed, "worlds": worlds, "every": every, "levels": rates,
        }))?;
    } else {
        let mut out = anstream::stdout().lock();
        write!(out, "{}", table(&rates))?;
        out.flush()?;
    }
    Ok(Status::Success)
}

/// Plays matches on several threads. Each depends on its level and number alone, so the order does not matter.
fn play(
    measurement: &Measurement,
    jobs: &[(&'static RosterEntry, u64)],
    threads: usize,
    mut writer: Option<ResultsWriter>,
) -> Result<Vec<MatchReview>, String> {
    let bar = ProgressBar::new(jobs.len() as u64);
    let template = "{bar:32} {pos} of {len} matches, {eta} left";
    bar.set_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(500));
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (sender, receiver) = channel();
    let (mut played, mut failure) = (Vec::new(), None);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(jobs.len()) {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed)
                    && let Some((level, number)) = jobs.get(next.fetch_add(1, Ordering::Relaxed))
                    && sender.send(measurement.play(level, *number)).is_ok()
                {}
            });
        }
        drop(sender);
        for result in receiver {
            let result = result.and_then(|review| {
                let written = writer.as_mut().map_or(Ok(()), |writer| writer.add(&review));
                written.map(|()| review).map_err(|error| format!("the results cannot be written: {error}"))
            });
            match result {
                Ok(review) => played.push(review),
                Err(message) => {
                    stop.store(true, Ordering::Relaxed);
                    failure.get_or_insert(message);
                }
            }
            bar.inc(1);
        }
    });
    bar.finish_and_clear();
    failure.map_or(Ok(played), Err)
}
