//! The speed of the engine: how fast it is now, how fast beside another commit, and how many instructions fixed work takes.

mod against;
mod build;
mod instructions;
mod work;

use crate::project::Project;
use crate::test_summary::TestSummary;
use anyhow::Result;
use build::Built;
use work::{Place, WORKS, Work, median};

/// How many runs are timed. Their range shows how busy the machine was meanwhile.
const RUNS: usize = 7;

/// What is measured.
#[derive(clap::Args)]
pub struct Options {
    /// Build this commit too, and run both in turn
    #[arg(long, value_name = "COMMIT")]
    against: Option<String>,
    /// Count instructions instead, and compare them with workload/instructions.txt; CANASTA_BLESS=1 writes those that fell
    #[arg(long, conflicts_with = "against")]
    instructions: bool,
    /// Only the work whose title contains one of these words
    words: Vec<String>,
}

/// Measures. `Ok(false)` means that more instructions were counted than there may be.
pub fn measure(project: &Project, options: &Options) -> Result<bool> {
    if options.instructions {
        return Ok(instructions::check(project)?.0.is_success());
    }
    let works: Vec<&Work> = WORKS.iter().filter(|work| work.matches(&options.words)).collect();
    match &options.against {
        Some(commit) => against::compare(project, commit, &works)?,
        None => now(&Built::of(&project.shell()?, &project.root, &project.target)?, &works)?,
    }
    Ok(true)
}

/// Checks the numbers of instructions, for `cargo xtask test`.
pub fn check_instructions(project: &Project) -> Result<(TestSummary, Vec<String>)> {
    instructions::check(project)
}

/// Prints how much is done in a second.
fn now(built: &Built, works: &[&Work]) -> Result<()> {
    println!("on one core: median of {RUNS} runs, slowest and fastest");
    for work in works.iter().filter(|work| work.place != Place::Memory) {
        let mut speeds = Vec::with_capacity(RUNS);
        for _ in 0..RUNS {
            speeds.push(f64::from(work.units) / built.run(work)?.spent.max(1e-9));
        }
        speeds.sort_by(f64::total_cmp);
        let (slowest, fastest) = (speeds[0], speeds[RUNS - 1]);
        println!(
            "{:48} {:>12.1} {} a second, {slowest:.1} to {fastest:.1}",
            work.title,
            median(&mut speeds),
            work.unit
        );
    }
    Ok(())
}
