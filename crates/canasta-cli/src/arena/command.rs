//! `arena`: measures two bots against each other.

use super::contestant::Contestant;
use super::progress::run_with_progress;
use super::report::Report;
use super::report_text::print_report;
use super::results_file::Header;
use super::series_arguments::SeriesArguments;
use super::sprt::Sprt;
use super::{ladder, merge, population};
use crate::outcome::{CommandError, CommandResult};
use std::path::PathBuf;

/// Measure two bots against each other
///
/// Everything is played in pairs: the same cards twice, with the sides swapped, so that the luck of the deal cancels out.
/// Prints the difference in points a hand, the matches that each wins, how the hands ended and the time of decisions. A bot is
/// a name of the roster, or exec:COMMAND for another program (docs/protocol.md). COMMAND is split at spaces outside quotes, and no
/// shell reads it: there are no pipes, redirections, variables and ~.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The first bot
    #[arg(long, value_name = "BOT", required = true)]
    a: Option<Contestant>,
    /// The second bot
    #[arg(long, value_name = "BOT", required = true)]
    b: Option<Contestant>,
    #[command(flatten)]
    series: SeriesArguments,
    /// Stop as soon as a sequential test decides between LO and HI points a hand, with a 5 % risk of either error
    #[arg(long, value_name = "LO,HI", value_parser = parse_sprt, conflicts_with = "shard", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Store the results in this file, and continue if it exists
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(clap::Subcommand)]
enum Command {
    Merge(merge::Arguments),
    Ladder(ladder::Arguments),
    Population(Box<population::Arguments>),
}

fn parse_sprt(text: &str) -> Result<Sprt, String> {
    let limits = text.split_once(',').and_then(|(lo, hi)| Some((lo.trim().parse().ok()?, hi.trim().parse().ok()?)));
    let valid = limits.filter(|(lo, hi): &(f64, f64)| lo < hi && lo.is_finite() && hi.is_finite());
    valid.map(|(lo, hi)| Sprt { lo, hi }).ok_or_else(|| "expected two numbers, the lower first: 0,50".to_owned())
}

pub fn run(arguments: &Arguments) -> CommandResult {
    match &arguments.command {
        Some(Command::Merge(arguments)) => return merge::run(arguments),
        Some(Command::Ladder(arguments)) => return ladder::run(arguments),
        Some(Command::Population(arguments)) => return population::run(arguments),
        None => {}
    }
    // Without a subcommand clap requires both.
    let contestants = arguments.a.clone().zip(arguments.b.clone());
    let (a, b) = contestants.ok_or_else(|| CommandError::Usage("--a and --b are required".to_owned()))?;
    let series = arguments.series.series([a, b])?;
    let plan = arguments.series.plan(arguments.sprt)?;
    let header = Header::new(&series, arguments.series.shard);
    let results = run_with_progress(&series, &plan, arguments.out.as_deref()).map_err(CommandError::Failed)?;
    let report = Report::new(&header, &plan.select(&results), plan.sprt);
    print_report(&report, arguments.series.json)
}
