//! `arena`: how strong a bot is against another.

use super::rules::RulesArguments;
use super::{BAD, BOLD, DIM, GOOD, Outcome, Stop, ladder};
use crate::tools::arena::file::{self, Header, Opened, Results};
use crate::tools::arena::report::Report;
use crate::tools::arena::run::{self, Extent};
use crate::tools::arena::stats::{Sprt, Verdict};
use crate::tools::arena::{Allowance, Contestant, Series, Shard};
use crate::tools::protocol::Kind;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::Duration;

/// Measure two bots against each other
///
/// Everything is played in pairs: the same cards twice, with the sides changed, so that the luck of the deal cancels out.
/// Says how many points a hand the first is better, how many matches it wins, how the hands ended and how long decisions
/// took. A bot is a name of the roster, or exec:COMMAND for another program (docs/protocol.md).
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    rules: RulesArguments,
    /// The first bot
    #[arg(long, value_name = "BOT", required = true)]
    a: Option<Contestant>,
    /// The second bot
    #[arg(long, value_name = "BOT", required = true)]
    b: Option<Contestant>,
    #[command(flatten)]
    play: PlayArguments,
    /// Stop as soon as the points a hand are sooner HI than LO, or the other way round, with 5 % risk each
    #[arg(long, value_name = "LO,HI", value_parser = sprt, conflicts_with = "shard", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Keep the results in this file, and go on where it stopped
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Play only the I-th of N parts
    #[arg(long, value_name = "I/N", default_value_t = Shard::WHOLE)]
    shard: Shard,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    Merge(Merge),
    Ladder(ladder::Arguments),
}

/// How much is played, for `arena` and `arena ladder`.
#[derive(clap::Args)]
pub struct PlayArguments {
    /// Pairs of single hands, each from 0 to 0
    #[arg(long, value_name = "N", default_value_t = 300)]
    pub pairs: u64,
    /// Matches, an even number: they are played in pairs too
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = even)]
    pub matches: u64,
    /// Where all chance comes from
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub budget: BudgetArguments,
    /// After so long without an answer a program loses the game
    #[arg(long, value_name = "MS", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub exec_timeout: u64,
    /// On how many threads; all cores unless told
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

/// What a decision may cost.
#[derive(clap::Args)]
pub struct BudgetArguments {
    /// What every bot may think about a decision, in milliseconds
    #[arg(long, value_name = "MS", conflicts_with = "worlds")]
    time: Option<u64>,
    /// The same in sampled worlds: then the outcome follows from the seed
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    worlds: Option<u32>,
}

impl BudgetArguments {
    /// The budget, if one was given.
    pub fn allowance(&self) -> Option<Allowance> {
        self.time.map(Allowance::TimeMs).or(self.worlds.map(Allowance::Worlds))
    }
}

impl PlayArguments {
    /// How much is played of a shard.
    pub fn extent(&self, shard: Shard, sprt: Option<Sprt>) -> Extent {
        let threads = self.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
        Extent { pairs: self.pairs, match_pairs: self.matches / 2, shard, sprt, threads }
    }
}

/// Put the results of several shards together
#[derive(clap::Args)]
struct Merge {
    /// Files written with --out
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write them to this new file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

/// A number of matches.
pub fn even(text: &str) -> Result<u64, String> {
    let n: u64 = text.parse().map_err(|_| "a number is wanted".to_owned())?;
    if n.is_multiple_of(2) { Ok(n) } else { Err("an even number is wanted: matches are played in pairs".to_owned()) }
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let limits = text.split_once(',').and_then(|(lo, hi)| Some((lo.trim().parse().ok()?, hi.trim().parse().ok()?)));
    let good = limits.filter(|(lo, hi): &(f64, f64)| lo < hi && lo.is_finite() && hi.is_finite());
    good.map(|(lo, hi)| Sprt { lo, hi }).ok_or_else(|| "two numbers are wanted, the lower first: 0,50".to_owned())
}

pub fn run(arguments: &Arguments) -> Outcome {
    match &arguments.command {
        Some(Command::Merge(merge)) => return self::merge(merge),
        Some(Command::Ladder(arguments)) => return ladder::run(arguments),
        None => {}
    }
    // Clap asks for both unless there is a subcommand.
    let contestants = arguments.a.clone().zip(arguments.b.clone());
    let (a, b) = contestants.ok_or_else(|| Stop::Usage("--a and --b are wanted".to_owned()))?;
    let series = Series {
        preset: arguments.rules.preset,
        rules: arguments.rules.rules().map_err(Stop::Usage)?,
        seed: arguments.play.seed,
        contestants: [a, b],
        allowance: arguments.play.budget.allowance(),
        exec_timeout_ms: arguments.play.exec_timeout,
    };
    let extent = arguments.play.extent(arguments.shard, arguments.sprt);
    if extent.is_empty() {
        return Err(Stop::Usage("there is nothing to play: --pairs and --matches are too few".to_owned()));
    }
    let header = Header::new(&series, arguments.shard);
    let results = play(&series, &extent, arguments.out.as_ref()).map_err(Stop::Failed)?;
    let report = Report::new(&header, &extent.counted(&results), extent.sprt);
    tell(&report, arguments.json)
}

/// Plays what is missing, with a progress bar; all results, those of earlier runs included.
pub fn play(series: &Series, extent: &Extent, out: Option<&PathBuf>) -> Result<Results, String> {
    let header = Header::new(series, extent.shard);
    let (writer, mut results) = match out {
        Some(path) => {
            let Opened { writer, results, other_build } = file::open(path, &header)?;
            if other_build {
                warn(&format!("{} was begun by another build: its bots may play otherwise", path.display()));
            }
            (Some(writer), results)
        }
        None => (None, Results::new()),
    };
    let bar = ProgressBar::new(extent.len());
    let template = "{bar:32} {pos} of {len} pairs, {eta} left   {msg}";
    bar.set_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_position(extent.counted(&results).len() as u64);
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_millis(500));
    let done = run::run(series, extent, &mut results, writer, |results| {
        bar.inc(1);
        // Summing up takes longer than quick bots need for a pair.
        if !bar.is_hidden() && bar.position().is_multiple_of(10) {
            bar.set_message(in_short(&Report::new(&header, results, None)));
        }
    });
    bar.finish_and_clear();
    done.map(|()| results)
}

/// How it stands, for the progress bar.
fn in_short(report: &Report) -> String {
    let points = points(report);
    let share = report.matches.share.map(|share| format!(", {:.0} % of matches", 100.0 * share.share));
    format!("{}: {points}{}", report.a, share.unwrap_or_default())
}

fn merge(arguments: &Merge) -> Outcome {
    let (header, results) = file::merge(&arguments.files).map_err(Stop::Failed)?;
    if let Some(path) = &arguments.out {
        file::write(path, &header, &results).map_err(Stop::Failed)?;
    }
    let missing = |kind: Kind| {
        let numbers = results.keys().filter(|key| key.0 == kind).map(|key| key.1);
        numbers.clone().max().map_or(0, |last| last + 1 - numbers.count() as u64)
    };
    let missing = missing(Kind::Hand) + missing(Kind::Match);
    if missing > 0 {
        warn(&format!("{missing} pairs between these are missing"));
    }
    if header.build.is_empty() {
        warn("these are of several builds: their bots may play otherwise");
    }
    tell(&Report::new(&header, &results, None), arguments.json)
}

/// Says on standard error what is to be known of the results.
fn warn(sentence: &str) {
    // The results stand, whether it can be written or not.
    let _ = writeln!(anstream::stderr(), "{BAD}note:{BAD:#} {sentence}");
}

/// Prints a report. Well unless a game was lost by a fault.
fn tell(report: &Report, json: bool) -> Outcome {
    if json {
        super::print_json(&json!(report))?;
    } else {
        print(report)?;
    }
    Ok(report.forfeits == [0, 0])
}

/// Points a hand with their interval.
pub fn points(report: &Report) -> String {
    let mean = report.points_a_hand;
    let plus_minus = mean.plus_minus.map(|width| format!(" ± {width:.1}"));
    format!("{:+.1}{} points a hand", mean.mean, plus_minus.unwrap_or_default())
}

fn print(report: &Report) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    let set = if report.set.is_empty() { String::new() } else { format!(" {}", Value::Object(report.set.clone())) };
    let budget = report.budget.map(|budget| format!(", {budget}")).unwrap_or_default();
    writeln!(out, "{BOLD}{}{set}, seed {}{budget}{BOLD:#}", report.rules, report.seed)?;
    writeln!(out, "a           {}", report.a)?;
    writeln!(out, "b           {}", report.b)?;
    if report.points_a_hand.n > 0 {
        writeln!(out, "pairs       {:>9}   the same deck twice, with the sides changed", report.points_a_hand.n)?;
        writeln!(out, "a's points  {BOLD}{}{BOLD:#}, its side minus the other (95 %)", points(report))?;
    }
    if let Some(test) = report.sprt {
        let says = match test.verdict {
            Verdict::High => format!("{GOOD}sooner {}{GOOD:#}", test.sprt.hi),
            Verdict::Low => format!("{BAD}sooner {}{BAD:#}", test.sprt.lo),
            Verdict::Open => "not decided".to_owned(),
        };
        let (lo, hi) = (test.sprt.lo, test.sprt.hi);
        writeln!(out, "test        {lo} or {hi} points a hand: {says}, at {:+.2} of ±{:.2}", test.llr, test.bound)?;
    }
    if let Some(share) = report.matches.share {
        let [won, lost] = report.matches.won;
        let percent = [share.share, share.low, share.high].map(|share| 100.0 * share);
        writeln!(out, "matches     {:>9}   a won {won}, b won {lost}", report.matches.played)?;
        let [share, low, high] = percent;
        writeln!(out, "a's share   {BOLD}{share:.1} %{BOLD:#}, 95 %: {low:.1} to {high:.1} %")?;
    }
    writeln!(out, "hands       {:>9}", report.hands)?;
    let percent = |n: u64| if report.hands == 0 { 0.0 } else { 100.0 * n as f64 / report.hands as f64 };
    for (name, [a, b]) in [("out", report.endings.out), ("concealed", report.endings.concealed)] {
        writeln!(out, "  {name:<10}{:>9}   {:.1} %: a {a}, b {b}", a + b, percent(a + b))?;
    }
    for (name, n) in [("stock", report.endings.stock), ("red-three", report.endings.red_three)] {
        writeln!(out, "  {name:<10}{n:>9}   {:.1} %", percent(n))?;
    }
    for (name, at) in [("a", 0), ("b", 1)] {
        let (mean, slowest) = (report.ms_a_decision[at], report.slowest_ms[at]);
        let decisions = report.decisions[at];
        writeln!(out, "time of {name}   {mean:>9.3}   ms a decision, the slowest {slowest:.1} ms, of {decisions}")?;
    }
    if report.forfeits != [0, 0] {
        let [a, b] = report.forfeits;
        writeln!(out, "{BAD}forfeited   {:>9}   a {a}, b {b}{BAD:#}", a + b)?;
        for told in &report.forfeits_told {
            let who = if told.forfeit.by.index() == 0 { "a" } else { "b" };
            let kind = if told.kind == Kind::Hand { "pair" } else { "match pair" };
            let (pair, hand, text) = (told.pair, told.forfeit.hand, &told.forfeit.text);
            writeln!(out, "{DIM}  {who} in {kind} {pair}, hand {hand}: {text}{DIM:#}")?;
        }
    }
    out.flush()
}
