//! `cargo xtask`: play the game, build it, test it. Each command installs what it lacks.
//!
//! ```text
//! args ──> play ──┐
//!      ──> build ─┼─> dist (stamp) ──> tools (cargo_tool, wasm_opt, wasm_target) ──> process, project
//!      ──> size ──┤      └─> Trunk ──> finish (pack)
//!      ──> test ──┘
//!          └─> checks (tally) ──> browser (chromium), workload
//!      ──> speed ──> workload ──> process, project
//!      play and browser ──> server (site)
//! ```

mod args;
mod browser;
mod cargo_tool;
mod checks;
mod chromium;
mod dist;
mod failure;
mod finish;
mod imports;
mod opener;
mod pack;
mod play;
mod process;
mod project;
mod remap;
mod server;
mod site;
mod size;
mod stamp;
mod steps;
mod tally;
mod tools;
mod wasm_opt;
mod wasm_target;
mod workload;

use args::Command;
use project::Project;
use std::process::ExitCode;
use steps::Steps;

fn main() -> ExitCode {
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Does what the command line asks for. `Ok(false)` is a test run with failures, which has said so itself.
fn run() -> failure::Result<bool> {
    let command = args::parse(std::env::args().skip(1))?;
    let project = Project::find()?;
    match command {
        Command::Help => print!("{}", args::USAGE),
        Command::Play(options) => play::play(&project, &options)?,
        Command::Build => dist::build(&project, &mut Steps::new(dist::STEPS)).map(|_| ())?,
        Command::Size => return Ok(size::report(&dist::build(&project, &mut Steps::new(dist::STEPS))?)),
        Command::Imports(paths) => {
            return checks::imports(&project, &checks::ALL_PACKAGES, &paths).map(|summary| summary.is_good());
        }
        Command::Finish => finish::finish(&project, finish::staging()?)?,
        Command::Speed => workload::speed(&project)?,
        Command::Tools => tools::list(&project)?,
        Command::Test(plan) => return Ok(checks::run(&project, &plan)),
    }
    Ok(true)
}
