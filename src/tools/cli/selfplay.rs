//! `selfplay`: bots play whole matches.

use super::rules::RulesArguments;
use super::{BOLD, Outcome, Stop};
use crate::bots::Stopped;
use crate::rules::{Preset, Rules, Seed, seed_from_number};
use crate::tools::selfplay::{Summary, play_game};
use crate::view::text;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Let bots play whole games with each other
///
/// The same seed gives the same games on every machine. Prints how many hands and turns there were, how the hands ended,
/// the mean score of a hand and the speed.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    rules: RulesArguments,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where all chance comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Write a record of each game into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let rules = arguments.rules.rules().map_err(Stop::Usage)?;
    if let Some(folder) = &arguments.out {
        std::fs::create_dir_all(folder)
            .map_err(|error| Stop::Failed(format!("the folder {} cannot be made: {error}", folder.display())))?;
    }
    let series = Series {
        preset: arguments.rules.preset,
        rules,
        seed: arguments.seed,
        games: arguments.games,
        out: arguments.out.as_deref(),
    };
    let begin = Instant::now();
    let summary = series.play().map_err(Stop::Failed)?;
    let time = begin.elapsed();
    if arguments.json {
        series.print_json(&summary, time)?
    } else {
        series.print(&summary, time)?
    }
    Ok(true)
}

struct Series<'a> {
    preset: Preset,
    rules: Rules,
    seed: u64,
    games: u64,
    out: Option<&'a Path>,
}

impl Series<'_> {
    /// Plays all games on all cores. Each depends on its number alone, so the order does not matter.
    fn play(&self) -> Result<Summary, String> {
        let bar = ProgressBar::new(self.games);
        let template = "{bar:32} {pos} of {len} games, {eta} left";
        bar.set_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()));
        let next = AtomicU64::new(0);
        let stop = AtomicBool::new(false);
        let summary = Mutex::new(Summary::default());
        // The first failure by number, so that the same one is told each time it is met.
        let failure: Mutex<Option<(u64, String)>> = Mutex::new(None);
        let seed = seed_from_number(self.seed);
        let work = || {
            let mut own = Summary::default();
            while !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    break;
                }
                if let Err(sentence) = self.play_one(seed, number, &mut own) {
                    stop.store(true, Ordering::Relaxed);
                    if let Ok(mut failure) = failure.lock()
                        && failure.as_ref().is_none_or(|(first, _)| number < *first)
                    {
                        *failure = Some((number, sentence));
                    }
                }
                bar.inc(1);
            }
            if let Ok(mut summary) = summary.lock() {
                summary.merge(&own);
            }
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
        });
        bar.finish_and_clear();
        // A thread that panicked while it held a lock has already ended the program in `scope`.
        match failure.into_inner() {
            Ok(Some((number, sentence))) => Err(format!("game {}: {sentence}", number + 1)),
            _ => Ok(summary.into_inner().unwrap_or_default()),
        }
    }

    fn play_one(&self, seed: Seed, number: u64, summary: &mut Summary) -> Result<(), String> {
        let game = play_game(self.preset, self.rules, seed, number).map_err(|stopped| match stopped {
            Stopped::BadRules(bad) => text::bad_rules(&bad),
            other => other.to_string(),
        })?;
        if let Some(folder) = self.out {
            let path = folder.join(format!("{}-{}-{:06}.txt", self.preset, self.seed, number + 1));
            std::fs::write(&path, game.record().to_string())
                .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
        }
        summary.add(&game);
        Ok(())
    }

    fn print(&self, summary: &Summary, time: Duration) -> io::Result<()> {
        let mut out = anstream::stdout().lock();
        let changes = self.rules.changes_from(&self.preset.rules());
        let changes = if changes.is_empty() { String::new() } else { format!(" {}", Value::Object(changes)) };
        writeln!(out, "{BOLD}{}{changes}, seed {}{BOLD:#}", self.preset, self.seed)?;
        let Summary { games, hands, turns, endings, won, .. } = summary;
        let [we, they] = summary.mean_score();
        writeln!(out, "games       {games:>9}   WE won {}, THEY won {}", won[0], won[1])?;
        writeln!(out, "hands       {hands:>9}   {:.1} a game", ratio(*hands, *games))?;
        writeln!(out, "turns       {turns:>9}   {:.1} a hand", ratio(*turns, *hands))?;
        for (name, n) in endings.named() {
            writeln!(out, "  {name:<10}{n:>9}   {:.1} % of the hands", 100.0 * ratio(n, *hands))?;
        }
        writeln!(out, "mean score  {:>9.1}   WE {we:.1}, THEY {they:.1} a hand", f64::midpoint(we, they))?;
        writeln!(out, "speed       {:>9.0}   hands per second", speed(*hands, time))?;
        if let Some(folder) = self.out {
            writeln!(out, "The records are in {}.", folder.display())?;
        }
        out.flush()
    }

    fn print_json(&self, summary: &Summary, time: Duration) -> io::Result<()> {
        super::print_json(&json!({
            "rules": self.preset.name(),
            "set": self.rules.changes_from(&self.preset.rules()),
            "seed": self.seed,
            "games": summary.games,
            "hands": summary.hands,
            "turns": summary.turns,
            "endings": summary.endings,
            "won": summary.won,
            "points": summary.points,
            "mean_score": summary.mean_score(),
            "seconds": time.as_secs_f64(),
            "hands_per_second": speed(summary.hands, time),
        }))
    }
}

/// Counts of games and hands stay far below where a double loses whole numbers.
fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

fn speed(hands: u64, time: Duration) -> f64 {
    hands as f64 / time.as_secs_f64().max(1e-6)
}
