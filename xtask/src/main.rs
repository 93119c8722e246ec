//! `cargo xtask`: play the game, build it, test it, measure it. Each command installs the tools that it lacks.
//!
//! - Build: `dist` runs Trunk with the `tools` (`cargo_tool`, `wasm_opt`, `rustup`) unless the `fingerprint` is unchanged. Trunk
//!   calls `split`, which divides the program, and `finish`, which makes the page complete.
//! - Test: `checks` runs the parts, among them `imports`, `consumer`, `workload`, `browser_tests` and `engines`, and adds up their
//!   `test_summary`. `ahead` compiles beside them what later ones need,
//!   and `disk` says where there is no room for it.
//! - Publish: `site` adds the documents and the reference of the library to the page.
//! - Speed: `speed` times the engine, also beside another commit, and counts its instructions.
//! - Play: `server` serves the folder that was built. Size: `size` compares it with the budgets.
//! - Sabotage: `sabotage` breaks lines of a copy, and runs the tests that must notice.
//! - Licences: `licences` writes what must go with the page and the command line.
//! - Packages: `npm` and `python` build and test those for JavaScript and Python.
//! - Rules: `rules_coverage` counts the rule pages that are played whole.
//! - Fuzz: `fuzz` runs the targets of the folder `fuzz`.
//! - Bench: `bench` runs tests/browser/bench, also beside another build, and keeps figures that never get worse.
//! - Figures: `figures` lists those of the documents that are stale, and measures them again.

mod ahead;
mod apt;
mod bench;
mod browser_tests;
mod cargo_tool;
mod checks;
mod chromium;
mod compression;
mod consumer;
mod disk;
mod dist;
mod engines;
mod figures;
mod fingerprint;
mod finish;
mod fuzz;
mod hash;
mod imports;
mod licences;
mod npm;
mod packages;
mod page_files;
mod play;
mod project;
mod python;
mod quality;
mod reader;
mod rules_coverage;
mod rustup;
mod sabotage;
#[cfg(test)]
mod sentences;
mod server;
mod site;
mod size;
mod speed;
mod split;
mod steps;
mod test_summary;
mod tools;
mod wasm_opt;
mod words;
mod workload;

use checks::{Extent, Part};
use clap::Parser;
use project::Project;
use quality::Quality;
use std::process::ExitCode;
use steps::Steps;

/// Plays, builds, tests and measures the game.
#[derive(Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    after_help = "Tools are installed into a folder of this user, not into the system; CANASTA_TOOLS names another.\n\
                  CHROME names the Chromium that the browser tests start."
)]
enum Command {
    /// Build the game, serve it on this machine and open it
    Play {
        /// The port to serve on [default: the first free one from 8080]
        #[arg(long)]
        port: Option<u16>,
        /// Do not open a browser
        #[arg(long)]
        no_open: bool,
    },
    /// Leave the finished page in dist/
    Build {
        /// Build it for this machine: larger, in a fraction of the time
        #[arg(long)]
        quick: bool,
    },
    /// Check everything, or only the named parts
    Test {
        /// The parts to check
        parts: Vec<Part>,
        /// Only what is quick and finds most: format, imports, warnings, engine, application, ten browser tests
        #[arg(long, conflicts_with_all = ["parts", "filters"])]
        quick: bool,
        /// Stop at the first part that fails
        #[arg(long)]
        fail_fast: bool,
        /// Play an evening under a real screen reader, and nothing else
        #[arg(long)]
        reader: bool,
        /// Words in the names of the tests to run
        #[arg(last = true)]
        filters: Vec<String>,
    },
    /// List circles of imports between files and between folders
    Imports {
        /// Only those that touch a path with one of these words
        words: Vec<String>,
    },
    /// Leave in target/site what is published: the page, the documents and the reference of the library
    Site,
    /// Print the size of every file of the page; fail over the budgets
    Size,
    /// Measure hands, playouts, samples and reviews, natively and in WebAssembly
    Speed(speed::Options),
    /// Measure the page in a real browser; fail over the bounds
    Bench(bench::Arguments),
    /// List the figures of the documents whose paths have changed since they were measured, or measure them again
    Figures(figures::Arguments),
    /// Break the game on purpose, line by line, and see that a test notices; it takes an hour
    Sabotage {
        /// Only what is described by one of these words
        words: Vec<String>,
    },
    /// Try random inputs on what reads texts, files and messages; installs a nightly compiler and cargo-fuzz where they are missing
    Fuzz {
        /// The target [default: all of them, one after the other]
        target: Option<String>,
        /// Seconds for each target
        #[arg(default_value_t = 30)]
        seconds: u32,
        /// Change the inputs of fuzz/corpus at random, without libFuzzer and with the ordinary compiler
        #[arg(long)]
        stable: bool,
    },
    /// Build the npm package canasta-engine and test it
    Npm,
    /// Let bundlers, runtimes and checkers use the npm package; installs them, pinned, from the network
    Packages {
        /// Words in the names of the tools [default: all of tests/packages]
        words: Vec<String>,
    },
    /// Build the Python package canasta, install it below target/python and test it
    Python {
        /// Other people's libraries instead, each of a pinned version from the network, and the types of the examples
        #[arg(long)]
        libraries: bool,
    },
    /// Print the licences of all that the command line is linked from, on this system
    Licences,
    /// Print how many rule pages of families, clubs and sites the game plays whole
    RulesCoverage {
        /// Write the table of docs/rules-in-the-field.md anew
        #[arg(long)]
        write: bool,
    },
    /// List the tools of the build and install the missing ones
    Tools,
    /// Compile what later parts of a test run need; a test run starts this
    #[command(hide = true)]
    Prepare {
        #[arg(long)]
        quick: bool,
    },
    /// Finish the page that Trunk has built; Trunk runs this
    #[command(hide = true)]
    Finish,
}

fn main() -> ExitCode {
    if let Some(code) = split::as_wasm_bindgen() {
        return code;
    }
    match run(Command::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("\nFailed: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Runs a command. `Ok(false)` means that checks have failed, which they have reported themselves.
fn run(command: Command) -> anyhow::Result<bool> {
    let project = Project::find()?;
    match command {
        Command::Play { port, no_open } => play::play(&project, port, !no_open)?,
        Command::Build { quick } => {
            let quality = if quick { Quality::Quick } else { Quality::Release };
            dist::build(&project, quality, &mut Steps::new(dist::STEPS))?;
        }
        Command::Prepare { quick } => ahead::prepare(&project, quick)?,
        Command::Test { reader: true, .. } => return reader::run(&project),
        Command::Test { parts, quick, fail_fast, filters, .. } => {
            let extent = if quick { Extent::Quick } else { Extent::Whole };
            return Ok(checks::run(&project, &parts, extent, fail_fast, &filters));
        }
        Command::Imports { words } => {
            return Ok(imports::check(&project.root, &words)?.is_success());
        }
        Command::Site => site::build(&project)?,
        Command::Npm => return Ok(npm::check(&project)?.is_success()),
        Command::Packages { words } => return packages::check(&project, &words),
        Command::Python { libraries: true } => return Ok(python::check_libraries(&project)?.is_success()),
        Command::Python { libraries: false } => return Ok(python::check(&project)?.is_success()),
        Command::Size => return Ok(size::check(&project)?.is_success()),
        Command::Bench(arguments) => return bench::run(&project, &arguments),
        Command::Figures(arguments) => return figures::run(&project, &arguments),
        Command::Sabotage { words } => return sabotage::run(&project, &words),
        Command::Fuzz { target, seconds, stable } => return fuzz::run(&project, target.as_deref(), seconds, stable),
        Command::Speed(options) => return speed::measure(&project, &options),
        Command::Licences => print!("{}", licences::of(&project, licences::Program::CommandLine)?),
        Command::RulesCoverage { write } => return rules_coverage::run(&project, write),
        Command::Tools => tools::list(&project)?,
        Command::Finish => finish::finish(&project)?,
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, clap::Error> {
        Command::try_parse_from(std::iter::once("xtask").chain(line.split_whitespace()))
    }

    #[test]
    fn play_takes_a_port() {
        assert!(matches!(parse("play --port 9000"), Ok(Command::Play { port: Some(9000), no_open: false })));
        assert!(matches!(parse("play --port=9000 --no-open"), Ok(Command::Play { port: Some(9000), no_open: true })));
        assert!(parse("play --port 70000").is_err());
    }

    #[test]
    fn fuzz_takes_a_target_and_seconds() {
        let Ok(Command::Fuzz { target, seconds: 600, stable: true }) = parse("fuzz save 600 --stable") else {
            panic!("a target, a number and a flag are accepted")
        };
        assert_eq!(target.as_deref(), Some("save"));
        assert!(matches!(parse("fuzz"), Ok(Command::Fuzz { target: None, seconds: 30, stable: false })));
        // A number alone is no target.
        assert!(parse("fuzz save soon").is_err());
    }

    #[test]
    fn a_quick_test_is_all_or_nothing() {
        assert!(matches!(parse("test --quick"), Ok(Command::Test { quick: true, .. })));
        assert!(parse("test --quick fmt").is_err());
        assert!(parse("test --quick -- phone").is_err());
    }

    #[test]
    fn test_takes_parts_and_filters() {
        let Ok(Command::Test { parts, fail_fast, filters, .. }) = parse("test browser fmt --fail-fast -- loads phone")
        else {
            panic!("parts, a flag and filters are accepted")
        };
        assert_eq!(parts, [Part::Browser, Part::Fmt]);
        assert!(fail_fast);
        assert_eq!(filters, ["loads", "phone"]);
        assert!(parse("test everything").is_err());
    }
}
