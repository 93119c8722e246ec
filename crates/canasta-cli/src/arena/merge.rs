//! `arena merge`: merges the results of several shards.

use super::report::Report;
use super::report_text::print_report;
use super::results_file::{self, Results};
use crate::outcome::{CommandError, CommandResult};
use crate::output::print_note;
use crate::protocol::GameKind;
use std::path::PathBuf;

/// Merge the results of several shards
#[derive(clap::Args)]
pub struct Arguments {
    /// Files written with --out
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write the merged results to this new file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let (header, results) = results_file::merge(&arguments.files).map_err(CommandError::Failed)?;
    if let Some(path) = &arguments.out {
        results_file::write(path, &header, &results).map_err(CommandError::Failed)?;
    }
    let missing = count_missing(&results, GameKind::Hand) + count_missing(&results, GameKind::Match);
    if missing > 0 {
        print_note(&format!("{missing} pairs between these are missing"));
    }
    if header.build.is_empty() {
        print_note("the files are of several builds: their bots may play differently");
    }
    print_report(&Report::new(&header, &results, None), arguments.json)
}

/// The number of pairs below the highest that have no result.
fn count_missing(results: &Results, kind: GameKind) -> u64 {
    let numbers = results.keys().filter(|key| key.0 == kind).map(|key| key.1);
    numbers.clone().max().map_or(0, |last| last + 1 - numbers.count() as u64)
}
