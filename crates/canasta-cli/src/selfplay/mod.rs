//! `selfplay`: bots play whole games with each other.

mod check;
mod parallel;
mod random_rules;

use check::Checked;
use parallel::{Merge, play_all};
use random_rules::random_rules;

use crate::files::{create_folder, write_new};
use crate::numbers::whole;
use crate::outcome::{CommandError, CommandResult, Status};
use crate::output::{BOLD, print_json};
use crate::rules_arguments::RulesArguments;
use canasta::bots::{Bot, HeuristicBot, SeededMatch};
use canasta::rules::{Action, Ended, Entry, Game, Players, Preset, Rules, Seed, generator, seed_from_number};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
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
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    games: u64,
    /// Seed of all random numbers
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = whole(0..=u64::MAX))]
    seed: u64,
    /// Write a record of each game into this folder; a file of the same name that holds another game is left as it is, and is an error
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Check what must hold after every action, and stop at the first violation
    ///
    /// Cards are conserved, a legal action exists until the hand is over, what is listed is accepted, what is not listed is
    /// refused without a trace, scores add up, and the record replays to the same match. Two bots play, with some actions by lot.
    #[arg(long)]
    check: bool,
    /// Check under N rule sets drawn by lot instead of --rules, --games games each
    #[arg(long, value_name = "N", requires = "check", conflicts_with_all = ["preset", "set"],
          allow_negative_numbers = true, value_parser = whole::<u64>(1..=1_000_000))]
    random_rules: Option<u64>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let rules = arguments.rules.rules().map_err(CommandError::Usage)?;
    let sets = match arguments.random_rules {
        None => vec![(arguments.rules.preset, rules)],
        Some(sets) => {
            let mut rng = generator(seed_from_number(arguments.seed));
            (0..sets).map(|_| random_rules(&mut rng)).collect()
        }
    };
    if let Some(folder) = &arguments.out {
        create_folder(folder)?;
    }
    let Some(number) = arguments.games.checked_mul(sets.len() as u64) else {
        return Err(CommandError::Usage("so many games of so many rule sets cannot be counted".to_owned()));
    };
    let series = Series {
        number,
        sets: &sets,
        seed: arguments.seed,
        games: arguments.games,
        check: arguments.check,
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
    /// The rules: one set, or many drawn by lot.
    sets: &'a [(Preset, Rules)],
    seed: u64,
    /// Games under each set.
    games: u64,
    /// Games under all sets.
    number: u64,
    check: bool,
    out: Option<&'a Path>,
}

impl Series<'_> {
    fn play(&self) -> Result<Summary, String> {
        let seed = seed_from_number(self.seed);
        play_all(self.number, |number, summary| self.play_one(seed, number, summary))
            .map_err(|(number, message)| self.failure(number, &message))
    }

    /// The rules of a game, and its number among the games under them.
    fn game(&self, number: u64) -> (Preset, Rules, u64) {
        let (preset, rules) = self.sets[(number / self.games) as usize];
        (preset, rules, number % self.games)
    }

    fn failure(&self, number: u64, message: &str) -> String {
        let (preset, rules, game) = self.game(number);
        if self.check {
            format!("{}, seed {}, game {}, {message}", describe(preset, &rules), self.seed, game + 1)
        } else {
            format!("game {}: {message}", game + 1)
        }
    }

    fn play_one(&self, seed: Seed, number: u64, summary: &mut Summary) -> Result<(), String> {
        let (preset, rules, index) = self.game(number);
        let seeded = SeededMatch { preset, rules, seed, number: index };
        let game = if self.check { check::play(&seeded, &mut summary.checked)? } else { play_game(&seeded)? };
        if let Some(folder) = self.out {
            let path = folder.join(format!("{preset}-{}-{:06}.txt", self.seed, number + 1));
            write_new(&path, &game.record().to_string())?;
        }
        summary.add(&game);
        Ok(())
    }

    /// The rules of all games.
    fn heading(&self) -> String {
        match self.sets {
            [(preset, rules)] => describe(*preset, rules),
            many => format!("{} random rule sets", many.len()),
        }
    }

    fn print(&self, summary: &Summary, duration: Duration) -> io::Result<()> {
        let mut out = anstream::stdout().lock();
        writeln!(out, "{BOLD}{}, seed {}{BOLD:#}", self.heading(), self.seed)?;
        let Summary { games, hands, turns, endings, .. } = summary;
        let (won, mean) = (summary.won(), summary.mean_score());
        let all = mean.iter().sum::<f64>() / mean.len() as f64;
        writeln!(out, "games       {games:>9}   {}", by_side(won, |won| format!("won {won}")))?;
        writeln!(out, "hands       {hands:>9}   {:.1} a game", ratio(*hands, *games))?;
        writeln!(out, "turns       {turns:>9}   {:.1} a hand", ratio(*turns, *hands))?;
        for (name, n) in endings.named() {
            writeln!(out, "  {name:<10}{n:>9}   {:.1} % of the hands", 100.0 * ratio(n, *hands))?;
        }
        writeln!(out, "mean score  {:>9.1}   {} a hand", all, by_side(&mean, |mean| format!("{mean:.1}")))?;
        writeln!(out, "speed       {:>9.0}   hands per second", per_second(*hands, duration))?;
        if self.check {
            let Checked { actions, tried, refused } = summary.checked;
            writeln!(
                out,
                "checked     {actions:>9}   actions, {tried} more carried out on the side, {refused} refused"
            )?;
            writeln!(out, "No violation.")?;
        }
        if let Some(folder) = self.out {
            writeln!(out, "The records are in {}.", folder.display())?;
        }
        out.flush()
    }

    fn print_json(&self, summary: &Summary, duration: Duration) -> io::Result<()> {
        let rules = match self.sets {
            [(preset, rules)] => json!({ "rules": preset.name(), "set": rules.changes_from(&preset.rules()) }),
            many => json!({ "random_rules": many.len() }),
        };
        let checked = self.check.then_some(summary.checked);
        let mut value = json!({
            "seed": self.seed,
            "games": summary.games,
            "hands": summary.hands,
            "turns": summary.turns,
            "endings": summary.endings,
            "won": summary.won(),
            "points": summary.points(),
            "mean_score": summary.mean_score(),
            "seconds": duration.as_secs_f64(),
            "hands_per_second": per_second(summary.hands, duration),
        });
        for (name, part) in rules.as_object().into_iter().flatten() {
            value[name] = part.clone();
        }
        if let Some(Checked { actions, tried, refused }) = checked {
            value["checked"] = json!({ "actions": actions, "tried": tried, "refused": refused });
        }
        print_json(&value)
    }
}

/// A value of each side, with its name.
fn by_side<T>(values: &[T], text: impl Fn(&T) -> String) -> String {
    let names = ["WE", "THEY"];
    let one = |(side, value): (usize, &T)| match names.get(side).filter(|_| values.len() == names.len()) {
        Some(name) => format!("{name} {}", text(value)),
        None => format!("side {side} {}", text(value)),
    };
    values.iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
}

/// A preset with its changed fields.
fn describe(preset: Preset, rules: &Rules) -> String {
    let changes = rules.changes_from(&preset.rules());
    if changes.is_empty() { preset.to_string() } else { format!("{preset} {}", Value::Object(changes)) }
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
/// As [`SeededMatch::play`], as a message for the user.
fn play_game(seeded: &SeededMatch) -> Result<Game, String> {
    let mut bots = [HeuristicBot::default(); Players::MOST];
    let mut seats: Vec<&mut dyn Bot> =
        bots.iter_mut().take(seeded.rules.players.count()).map(|bot| bot as &mut dyn Bot).collect();
    seeded.play(&mut seats).map_err(|error| error.to_string())
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
    /// A player laid a special hand.
    special: u64,
}

impl Endings {
    /// The endings with their names, in the order of the fields.
    const fn named(&self) -> [(&'static str, u64); 5] {
        [
            (Ended::Out.name(), self.out),
            (Ended::Concealed.name(), self.concealed),
            (Ended::Stock.name(), self.stock),
            (Ended::RedThree.name(), self.red_three),
            (Ended::Special.name(), self.special),
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
    won: [u64; Players::MOST],
    /// Points of all hands, for each side.
    points: [i64; Players::MOST],
    /// The most sides of a match.
    sides: usize,
    checked: Checked,
}

impl Summary {
    /// Adds a match.
    fn add(&mut self, game: &Game) {
        self.sides = self.sides.max(game.rules().sides().scores());
        if let Some(end) = game.end() {
            self.games += 1;
            self.won[end.winner.index()] += 1;
        }
        for hand in &game.record().hands {
            self.turns += count_turns(&hand.entries);
            let Some((ended, after)) = hand.end else { continue };
            self.hands += 1;
            *match ended {
                Ended::Out => &mut self.endings.out,
                Ended::Concealed => &mut self.endings.concealed,
                Ended::Stock => &mut self.endings.stock,
                Ended::RedThree => &mut self.endings.red_three,
                Ended::Special => &mut self.endings.special,
            } += 1;
            for (side, &before) in hand.scores.entries() {
                self.points[side.index()] += i64::from(after[side]) - i64::from(before);
            }
        }
    }

    /// The mean score of a hand for each side; 0 without hands.
    fn mean_score(&self) -> Vec<f64> {
        // Sums of scores are far too small to lose digits as doubles.
        let mean = |&points: &i64| if self.hands == 0 { 0.0 } else { points as f64 / self.hands as f64 };
        self.points().iter().map(mean).collect()
    }

    /// Matches won by each side.
    fn won(&self) -> &[u64] {
        &self.won[..self.sides.clamp(2, Players::MOST)]
    }

    /// Points of all hands, for each side.
    fn points(&self) -> &[i64] {
        &self.points[..self.sides.clamp(2, Players::MOST)]
    }
}

impl Merge for Summary {
    fn merge(&mut self, other: &Summary) {
        self.games += other.games;
        self.hands += other.hands;
        self.turns += other.turns;
        self.endings.out += other.endings.out;
        self.endings.concealed += other.endings.concealed;
        self.endings.stock += other.endings.stock;
        self.endings.red_three += other.endings.red_three;
        self.endings.special += other.endings.special;
        self.checked.actions += other.checked.actions;
        self.checked.tried += other.checked.tried;
        self.checked.refused += other.checked.refused;
        self.won.iter_mut().zip(other.won).for_each(|(sum, part)| *sum += part);
        self.points.iter_mut().zip(other.points).for_each(|(sum, part)| *sum += part);
        self.sides = self.sides.max(other.sides);
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
        let play = |seed, number| {
            play_game(&SeededMatch { preset: Preset::Duel, rules, seed: seed_from_number(seed), number }).unwrap()
        };
        assert_eq!(play(5, 3), play(5, 3));
        let decks = [(5, 3), (5, 4), (6, 3)]
            .map(|(seed, index)| play(seed, index).record().hands[0].deal().unwrap().deck.clone());
        assert!(decks[0] != decks[1] && decks[0] != decks[2] && decks[1] != decks[2]);
    }

    #[test]
    fn a_summary_agrees_with_the_records() {
        let rules = Preset::RoomsTwo.rules();
        let games: Vec<Game> = (0..4)
            .map(|number| {
                let seed = seed_from_number(9);
                play_game(&SeededMatch { preset: Preset::RoomsTwo, rules, seed, number }).unwrap()
            })
            .collect();
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
        let totals: i64 = games.iter().map(|game| i64::from(game.totals().as_slice()[0])).sum();
        assert_eq!(whole.points[0], totals);
    }
}
