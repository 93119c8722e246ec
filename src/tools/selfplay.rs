//! `selfplay`: bots play whole games with each other.

use super::files::create_folder;
use super::outcome::{CommandError, CommandResult, Status};
use super::output::{BOLD, print_json};
use super::rules_arguments::RulesArguments;
use crate::bots::{Bot, HeuristicBot, MatchError, SeededMatch};
use crate::rules::{Action, BySide, Ended, Entry, Game, Preset, Rules, Seed, Side, seed_from_number};
use crate::view::text;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Let bots play whole games with each other
///
/// The same seed gives the same games on every machine. Prints the number of hands and turns, how the hands ended, the mean
/// score of a hand and the speed.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    rules: RulesArguments,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed of all random numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Write a record of each game into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let rules = arguments.rules.rules().map_err(CommandError::Usage)?;
    if let Some(folder) = &arguments.out {
        create_folder(folder)?;
    }
    let series = Series {
        preset: arguments.rules.preset,
        rules,
        seed: arguments.seed,
        games: arguments.games,
        out: arguments.out.as_deref(),
    };
    let start = Instant::now();
    let summary = series.play().map_err(CommandError::Failed)?;
    let duration = start.elapsed();
    if arguments.json {
        series.print_json(&summary, duration)?;
    } else {
        series.print(&summary, duration)?;
    }
    Ok(Status::Success)
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
        // The failure with the lowest number, so that a second run reports the same one.
        let failure: Mutex<Option<(u64, String)>> = Mutex::new(None);
        let seed = seed_from_number(self.seed);
        let work = || {
            let mut own = Summary::default();
            while !stop.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    break;
                }
                if let Err(message) = self.play_one(seed, number, &mut own) {
                    stop.store(true, Ordering::Relaxed);
                    if let Ok(mut failure) = failure.lock()
                        && failure.as_ref().is_none_or(|(first, _)| number < *first)
                    {
                        *failure = Some((number, message));
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
        // A lock cannot be poisoned here: `scope` has already passed on any panic of a thread.
        match failure.into_inner() {
            Ok(Some((number, message))) => Err(format!("game {}: {message}", number + 1)),
            _ => Ok(summary.into_inner().unwrap_or_default()),
        }
    }

    fn play_one(&self, seed: Seed, number: u64, summary: &mut Summary) -> Result<(), String> {
        let game = play_game(self.preset, self.rules, seed, number).map_err(|error| match error {
            MatchError::BadRules(bad) => text::bad_rules(&bad),
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

    fn print(&self, summary: &Summary, duration: Duration) -> io::Result<()> {
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
        writeln!(out, "speed       {:>9.0}   hands per second", per_second(*hands, duration))?;
        if let Some(folder) = self.out {
            writeln!(out, "The records are in {}.", folder.display())?;
        }
        out.flush()
    }

    fn print_json(&self, summary: &Summary, duration: Duration) -> io::Result<()> {
        print_json(&json!({
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
            "seconds": duration.as_secs_f64(),
            "hands_per_second": per_second(summary.hands, duration),
        }))
    }
}

/// A quotient of counts, which are far too small to lose digits as doubles.
fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

fn per_second(count: u64, duration: Duration) -> f64 {
    count as f64 / duration.as_secs_f64().max(1e-6)
}

/// Plays one match of a series with the heuristic bot on every seat.
///
/// The same seed and index give the same record on every machine, in whatever order the matches are played.
///
/// # Errors
/// As [`SeededMatch::play`].
fn play_game(preset: Preset, rules: Rules, seed: Seed, index: u64) -> Result<Game, MatchError> {
    let mut bots = [HeuristicBot::default(); 4];
    let mut seats: Vec<&mut dyn Bot> =
        bots.iter_mut().take(rules.players.count()).map(|bot| bot as &mut dyn Bot).collect();
    SeededMatch { preset, rules, seed, number: index }.play(&mut seats)
}

/// Number of hands that ended in each way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Endings {
    /// A player went out, not concealed.
    out: u64,
    /// A player went out concealed.
    concealed: u64,
    /// The stock was empty.
    stock: u64,
    /// The last card of the stock was a red three.
    red_three: u64,
}

impl Endings {
    /// The endings with their names, in the order of the fields.
    const fn named(&self) -> [(&'static str, u64); 4] {
        [
            (Ended::Out.name(), self.out),
            (Ended::Concealed.name(), self.concealed),
            (Ended::Stock.name(), self.stock),
            (Ended::RedThree.name(), self.red_three),
        ]
    }
}

/// Sums over matches; parts can be merged in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Summary {
    /// Finished matches.
    games: u64,
    /// Finished hands.
    hands: u64,
    /// Turns that were begun.
    turns: u64,
    endings: Endings,
    /// Matches won by each side.
    won: [u64; 2],
    /// Points of all hands, for each side.
    points: [i64; 2],
}

impl Summary {
    /// Adds a match.
    fn add(&mut self, game: &Game) {
        if let Some(end) = game.end() {
            self.games += 1;
            self.won[end.winner.index()] += 1;
        }
        for hand in &game.record().hands {
            self.turns += count_turns(&hand.entries);
            let Some((ended, BySide(after))) = hand.end else { continue };
            self.hands += 1;
            *match ended {
                Ended::Out => &mut self.endings.out,
                Ended::Concealed => &mut self.endings.concealed,
                Ended::Stock => &mut self.endings.stock,
                Ended::RedThree => &mut self.endings.red_three,
            } += 1;
            for side in Side::ALL {
                self.points[side.index()] += i64::from(after[side.index()]) - i64::from(hand.scores[side]);
            }
        }
    }

    /// Adds the sums over other matches.
    fn merge(&mut self, other: &Summary) {
        self.games += other.games;
        self.hands += other.hands;
        self.turns += other.turns;
        self.endings.out += other.endings.out;
        self.endings.concealed += other.endings.concealed;
        self.endings.stock += other.endings.stock;
        self.endings.red_three += other.endings.red_three;
        for side in Side::ALL {
            self.won[side.index()] += other.won[side.index()];
            self.points[side.index()] += other.points[side.index()];
        }
    }

    /// The mean score of a hand for each side; 0 without hands.
    fn mean_score(&self) -> [f64; 2] {
        // Sums of scores are far too small to lose digits as doubles.
        self.points.map(|points| if self.hands == 0 { 0.0 } else { points as f64 / self.hands as f64 })
    }
}

/// Turns that were begun: a turn starts with the first action of a seat and ends with its discard or kept card.
fn count_turns(entries: &[Entry]) -> u64 {
    let mut turns = 0;
    let mut begun = false;
    for entry in entries {
        let Entry::Action(_, action) = entry else { continue };
        turns += u64::from(!begun);
        begun = !matches!(action, Action::Discard(_) | Action::Keep);
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_depends_on_its_seed_and_number_only() {
        let rules = Preset::Duel.rules();
        let play = |seed, index| play_game(Preset::Duel, rules, seed_from_number(seed), index).unwrap();
        assert_eq!(play(5, 3), play(5, 3));
        let decks =
            [(5, 3), (5, 4), (6, 3)].map(|(seed, index)| play(seed, index).record().hands[0].deal().unwrap().deck);
        assert!(decks[0] != decks[1] && decks[0] != decks[2] && decks[1] != decks[2]);
    }

    #[test]
    fn a_summary_agrees_with_the_records() {
        let rules = Preset::RoomsTwo.rules();
        let games: Vec<Game> =
            (0..4).map(|index| play_game(Preset::RoomsTwo, rules, seed_from_number(9), index).unwrap()).collect();
        let mut whole = Summary::default();
        games.iter().for_each(|game| whole.add(game));
        let mut parts = Summary::default();
        for game in &games {
            let mut one = Summary::default();
            one.add(game);
            parts.merge(&one);
        }
        assert_eq!(whole, parts);
        assert_eq!(whole.games, 4);
        assert_eq!(whole.hands, games.iter().map(|game| game.record().hands.len() as u64).sum::<u64>());
        assert_eq!(whole.endings.named().iter().map(|(_, n)| n).sum::<u64>(), whole.hands);
        assert!(whole.turns > 4 * whole.hands, "{whole:?}");
        let totals: i64 = games.iter().map(|game| i64::from(game.totals().0[0])).sum();
        assert_eq!(whole.points[0], totals);
    }
}
