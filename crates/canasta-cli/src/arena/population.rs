//! `arena population`: measures a bot against every policy of the population.

use super::contestant::Contestant;
use super::population_report::{PopulationReport, print_population};
use super::progress::run_with_progress;
use super::results_file::{self, Header, Results};
use super::series::Series;
use super::series_arguments::SeriesArguments;
use super::shard::Shard;
use crate::files::create_folder;
use crate::outcome::{CommandError, CommandResult};
use canasta::bots::population;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Measure a bot against every policy of the population
///
/// The population is a set of policies that differ in what they do: see docs/bots.md. Prints the result against each of them,
/// the mean, and the worst.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The bot
    #[arg(long, value_name = "BOT", required = true)]
    a: Option<Contestant>,
    #[command(flatten)]
    series: SeriesArguments,
    /// Store the results in this folder, as RULES-A-B-I-N.jsonl for each opponent B, and continue those that exist
    #[arg(long, value_name = "DIR")]
    results: Option<PathBuf>,
}

#[derive(clap::Subcommand)]
enum Command {
    Merge(MergeArguments),
}

/// Merge the results of several shards of a population
#[derive(clap::Args)]
struct MergeArguments {
    /// Files written with --results
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    if let Some(Command::Merge(arguments)) = &arguments.command {
        return merge(arguments);
    }
    // Without a subcommand clap requires it.
    let a = arguments.a.clone().ok_or_else(|| CommandError::Usage("--a is required".to_owned()))?;
    let plan = arguments.series.plan(None)?;
    if let Some(folder) = &arguments.results {
        create_folder(folder)?;
    }
    let mut all = Vec::new();
    for b in population().map(Contestant::Bot).filter(|b| b.to_string() != a.to_string()) {
        let series = arguments.series.series([a.clone(), b])?;
        let file = arguments.results.as_ref().map(|folder| folder.join(file_name(&series, arguments.series.shard)));
        let results = run_with_progress(&series, &plan, file.as_deref()).map_err(CommandError::Failed)?;
        all.push((Header::new(&series, arguments.series.shard), plan.select(&results)));
    }
    print_population(&PopulationReport::new(&all), arguments.series.json)
}

fn merge(arguments: &MergeArguments) -> CommandResult {
    let mut files: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for file in &arguments.files {
        let opponent = results_file::read_header(file).map_err(CommandError::Failed)?.b;
        files.entry(opponent).or_default().push(file.clone());
    }
    let mut all: Vec<(Header, Results)> = Vec::new();
    for files in files.values() {
        let merged = results_file::merge(files).map_err(CommandError::Failed)?;
        if let Some((first, _)) = all.first()
            && let Some((name, here, there)) = first.difference_but_opponent(&merged.0)
        {
            let text = format!("the files do not belong together: {name} is {there} in one, and {here} in another");
            return Err(CommandError::Failed(text));
        }
        all.push(merged);
    }
    print_population(&PopulationReport::new(&all), arguments.json)
}

/// The name of a results file; characters other than letters and digits become underscores.
fn file_name(series: &Series, shard: Shard) -> String {
    let [a, b] = &series.contestants;
    let name = format!("{}-{a}-{b}-{shard}", series.preset);
    let sanitize = |letter: char| if letter.is_ascii_alphanumeric() || letter == '-' { letter } else { '_' };
    format!("{}.jsonl", name.chars().map(sanitize).collect::<String>())
}
