//! `cargo xtask test`: runs the parts in their order and ends with one summary line.

use crate::ahead::Ahead;
use crate::disk::{self, Need};
use crate::project::Project;
use crate::steps::{note, seconds};
use crate::test_summary::TestSummary;
use crate::{browser_tests, consumer, engines, imports, npm, python, rustup, size, speed, split, words, workload};
use anyhow::Result;
use clap::ValueEnum;
use std::time::Instant;
use xshell::{Shell, cmd};

/// The crates that are workspaces of their own, apart from `fuzz`, which needs a nightly compiler.
const APART: [&str; 3] = ["tests/consumer", "python", npm::FOLDER];

/// A group of checks. The quick ones come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Part {
    /// The format of the source
    Fmt,
    /// No two files or folders import each other, directly or in a circle
    Imports,
    /// Warnings of the compiler and of clippy, natively and for wasm, the packages included
    Clippy,
    /// The documentation, natively and for wasm
    Doc,
    /// The Rust tests: unit, integration and documentation
    Rules,
    /// Another implementation of Fluent says what the words say, where there is Node.js
    Words,
    /// The library in another crate: with newer dependencies, with a bot of its own
    Consumer,
    /// The package for JavaScript, where there is Node.js
    Npm,
    /// The package for Python, where there are Python and pip
    Python,
    /// The bots decide in WebAssembly as they do natively
    Wasm,
    /// The engine takes no more instructions than it did, where there is Valgrind
    Instructions,
    /// The finished page in Chromium
    Browser,
    /// The smoke tests of the page in Chromium, Firefox and WebKitGTK
    Engines,
    /// Licences and sources of the crates, where cargo-deny is installed
    Deny,
    /// The size of the finished page
    Size,
}

/// How much of the parts is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Everything.
    Whole,
    /// What is quick and finds most of what is wrong.
    Quick,
}

impl Part {
    /// The parts of a quick run.
    const QUICK: [Self; 5] = [Self::Fmt, Self::Imports, Self::Clippy, Self::Rules, Self::Browser];

    /// The advice for the case that the part fails.
    fn advice(self) -> &'static str {
        match self {
            Self::Fmt => "cargo fmt --all",
            Self::Imports => "move the items that two files need of each other to a file of their own",
            Self::Clippy => "fix the warnings above; `cargo xtask test clippy` checks again",
            Self::Doc => "fix the warnings of rustdoc above; `cargo xtask test doc` checks again",
            Self::Rules => "see above; `cargo xtask test rules -- NAME` runs one test",
            Self::Words => {
                "see above; locales has the words, crates/canasta-words and canasta-words-build what prints them"
            }
            Self::Consumer => "see above; `cargo test --manifest-path tests/consumer/Cargo.toml` runs its tests",
            Self::Npm => "see above; `cargo xtask npm` builds and tests the package",
            Self::Python => "see above; `cargo xtask python` builds and tests the package",
            Self::Wasm => {
                "after an intended change of a bot: CANASTA_BLESS=1 cargo test --test bots; else look for differences \
                 between platforms: usize, floats beyond + - * / and roots, clocks"
            }
            Self::Instructions => {
                "make it faster, or raise the line of workload/instructions.txt and write the reason after the number"
            }
            Self::Browser => {
                "see above; pictures and traces of failed tests are in tests/browser/out, tests/browser/report has all, and \
                 `cargo xtask test browser -- NAME` runs one test"
            }
            Self::Engines => {
                "see above; pictures of failed tests are in tests/browser/out/engines, and \
                 `cargo xtask test engines -- NAME --project=firefox` runs one test"
            }
            Self::Deny => "see above; deny.toml says what is allowed",
            Self::Size => "see above; the budgets are in xtask/src/size.rs",
        }
    }

    /// Runs the part. Its notes stand in the summary of all parts.
    fn run(self, project: &Project, extent: Extent, filters: &[String]) -> Result<(TestSummary, Vec<String>)> {
        let shell = project.shell()?;
        let summary = match self {
            Self::Fmt => fmt(&shell),
            Self::Imports => imports::check(&project.root, &[]),
            Self::Clippy => clippy(project, &shell, extent),
            Self::Doc => doc(&shell),
            Self::Rules => rules(&shell, extent, filters),
            Self::Words => words::check(project),
            Self::Consumer => consumer::check(project),
            Self::Npm => npm::check(project),
            Self::Python => python::check(project),
            Self::Wasm => workload::compare_decisions(project),
            Self::Instructions => return speed::check_instructions(project),
            Self::Browser if extent == Extent::Quick => browser_tests::run_quick(project),
            Self::Browser => browser_tests::run(project, filters),
            Self::Engines => return engines::run(project, filters),
            Self::Deny => deny(&shell),
            Self::Size => size::check(project),
        };
        Ok((summary?, Vec::new()))
    }
}

/// Runs the parts, or all of this extent if none is named, and prints the summary. Returns whether everything passed.
pub fn run(project: &Project, parts: &[Part], extent: Extent, fail_fast: bool, filters: &[String]) -> bool {
    let is_chosen = |part: &Part| match extent {
        Extent::Quick => Part::QUICK.contains(part),
        Extent::Whole => parts.is_empty() || parts.contains(part),
    };
    // Beside a single part nothing is prepared.
    let ahead = parts.is_empty().then(|| Ahead::start(project, extent == Extent::Quick));
    let parts: Vec<Part> = Part::value_variants().iter().copied().filter(is_chosen).collect();
    let is_all = parts.len() == Part::value_variants().len();
    let small_disk = || disk::warning(project, Need::Tests).filter(|_| is_all);
    small_disk().into_iter().for_each(note);
    let mut total = TestSummary::default();
    let mut report = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let Some(value) = part.to_possible_value() else { continue };
        let (name, title) = (value.get_name(), value.get_help().map(ToString::to_string).unwrap_or_default());
        println!("\n== {name} (part {} of {}): {title}", index + 1, parts.len());
        let start = Instant::now();
        let (summary, notes) = part.run(project, extent, filters).unwrap_or_else(|error| {
            note(format_args!("{error:#}"));
            (TestSummary::one(false), Vec::new())
        });
        let time = seconds(start.elapsed());
        let verdict = if summary.is_success() { "ok" } else { "FAILED" };
        note(format_args!("{verdict} ({time})"));
        total += summary;
        report.push(format!("{name:8} {verdict:6} {time:>7}   passed: {}, failed: {}", summary.passed, summary.failed));
        report.extend(notes.into_iter().map(|words| format!("         {words}")));
        if !summary.is_success() {
            report.push(format!("         advice: {}", part.advice()));
            if fail_fast {
                report.push("         --fail-fast: the parts after this one have not run".to_owned());
                break;
            }
        }
    }
    drop(ahead);
    // The compiler of a full disk says something else.
    report.extend(small_disk().filter(|_| !total.is_success()));
    println!("\n{}\n\n{total}", report.join("\n"));
    total.is_success()
}

fn fmt(shell: &Shell) -> Result<TestSummary> {
    rustup::ensure_component(shell, "rustfmt", "fmt")?;
    let here = cmd!(shell, "cargo fmt --all --check").run().is_ok();
    let apart = APART.map(|folder| cmd!(shell, "cargo fmt --manifest-path {folder}/Cargo.toml --check").run().is_ok());
    Ok(TestSummary::one(here && apart == [true; APART.len()]))
}

fn clippy(project: &Project, shell: &Shell, extent: Extent) -> Result<TestSummary> {
    rustup::ensure_component(shell, "clippy", "clippy")?;
    rustup::ensure_wasm(shell)?;
    let (wasm, parts) = (rustup::WASM, split::FEATURE);
    let native = cmd!(shell, "cargo clippy --workspace --all-targets -- -D warnings").run();
    let for_wasm =
        cmd!(shell, "cargo clippy --target {wasm} --package canasta-page --features {parts} -- -D warnings").run();
    if extent == Extent::Quick {
        return Ok(TestSummary::one(native.is_ok() && for_wasm.is_ok()));
    }
    // The crates of other workspaces. The Python package needs no Python to be checked.
    let target = &project.target;
    let apart = APART.map(|folder| {
        let platform: &[&str] = if folder == npm::FOLDER { &["--target", wasm] } else { &[] };
        let place = ["--manifest-path", &format!("{folder}/Cargo.toml"), "--target-dir"];
        cmd!(shell, "cargo clippy {place...} {target} {platform...} --all-targets -- -D warnings")
            .env("PYO3_NO_PYTHON", "1")
            .run()
            .is_ok()
    });
    Ok(TestSummary::one(native.is_ok() && for_wasm.is_ok() && apart == [true; APART.len()]))
}

fn doc(shell: &Shell) -> Result<TestSummary> {
    rustup::ensure_wasm(shell)?;
    let wasm = rustup::WASM;
    let flags = shell.var("RUSTDOCFLAGS").unwrap_or_default();
    shell.set_var("RUSTDOCFLAGS", format!("{flags} -D warnings"));
    let native = cmd!(shell, "cargo doc --workspace --no-deps").run();
    let wasm = cmd!(shell, "cargo doc --target {wasm} --package canasta-page --document-private-items --no-deps").run();
    Ok(TestSummary::one(native.is_ok() && wasm.is_ok()))
}

fn rules(shell: &Shell, extent: Extent, filters: &[String]) -> Result<TestSummary> {
    let tests = match extent {
        Extent::Whole => cmd!(shell, "cargo test --workspace --no-fail-fast -- {filters...}"),
        // Without the binaries that play for minutes and those of the command line.
        Extent::Quick => {
            let packages = ["--package", "canasta", "--package", "canasta-app"];
            cmd!(shell, "cargo test {packages...} --lib --test rules --test session --no-fail-fast")
        }
    };
    TestSummary::of_run(tests.into(), TestSummary::from_cargo)
}

/// The check of advisories needs the network and runs only in the workflow.
fn deny(shell: &Shell) -> Result<TestSummary> {
    if which::which("cargo-deny").is_err() {
        note("cargo-deny is not installed, and takes ten minutes to compile: the workflow runs it");
        return Ok(TestSummary::default());
    }
    let check = cmd!(shell, "cargo deny --workspace check --hide-inclusion-graph licenses bans sources");
    Ok(TestSummary::one(check.run().is_ok()))
}
