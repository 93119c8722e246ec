//! `cargo xtask test`: the parts, in their order, and the one line at the end.

use crate::failure::{Failure, Result};
use crate::process;
use crate::project::Project;
use crate::steps::{Steps, note, seconds};
use crate::tally::Tally;
use crate::wasm_target::{self, WASM};
use crate::{browser, dist, imports, size, workload};
use std::time::Instant;

/// The folders of all packages whose imports are looked at.
pub const ALL_PACKAGES: [&str; 3] = ["", "workload", "xtask"];
/// Those that have no circles.
const CLEAN_PACKAGES: [&str; 2] = ["workload", "xtask"];

/// A group of checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The layout of the source.
    Fmt,
    /// Circles of imports between files.
    Imports,
    /// The compiler's and clippy's warnings, natively and for wasm.
    Clippy,
    /// The documentation, natively and for wasm.
    Doc,
    /// Every Rust test of the workspace.
    Rules,
    /// The bots' decisions in WebAssembly.
    Wasm,
    /// The finished page in a real browser.
    Browser,
    /// What the crates that this is made of may be.
    Deny,
    /// The finished page against its budgets.
    Size,
}

impl Part {
    /// All parts, the quick ones first.
    pub const ALL: [Self; 9] = [
        Self::Fmt,
        Self::Imports,
        Self::Clippy,
        Self::Doc,
        Self::Rules,
        Self::Wasm,
        Self::Browser,
        Self::Deny,
        Self::Size,
    ];
    /// Those that run where none is named.
    pub const USUAL: [Self; 8] =
        [Self::Fmt, Self::Imports, Self::Clippy, Self::Doc, Self::Rules, Self::Wasm, Self::Browser, Self::Deny];

    /// The part with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|part| part.name() == name)
    }

    /// Its name on the command line.
    fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Imports => "imports",
            Self::Clippy => "clippy",
            Self::Doc => "doc",
            Self::Rules => "rules",
            Self::Wasm => "wasm",
            Self::Browser => "browser",
            Self::Deny => "deny",
            Self::Size => "size",
        }
    }

    /// What it does, for the line that announces it.
    fn title(self) -> &'static str {
        match self {
            Self::Fmt => "the layout of the source",
            Self::Imports => "no two files import each other, directly or in a circle",
            Self::Clippy => "warnings of the compiler and of clippy, natively and for wasm",
            Self::Doc => "the documentation, natively and for wasm",
            Self::Rules => "the Rust tests: unit, integration and documentation",
            Self::Wasm => "the bots decide in WebAssembly as they do natively",
            Self::Browser => "the finished page in Chromium, and in Firefox where there is one",
            Self::Deny => "licences and sources of the crates, by cargo-deny where it is installed",
            Self::Size => "the size of the finished page",
        }
    }

    /// What to do when it fails.
    fn remedy(self) -> &'static str {
        match self {
            Self::Fmt => "cargo fmt --all",
            Self::Imports => {
                "move what two files need of each other to a file of its own; `cargo xtask imports` looks again"
            }
            Self::Clippy => "mend what clippy names above; `cargo xtask test clippy` looks again",
            Self::Doc => "mend what rustdoc names above; `cargo xtask test doc` looks again",
            Self::Rules => "see above; `cargo xtask test rules -- NAME` runs one",
            Self::Wasm => {
                "after an intended change of a bot: CANASTA_BLESS=1 cargo test --test bots; else look for what is not the \
                 same on every platform: usize, floats beyond + - * / and roots, clocks"
            }
            Self::Deny => "see above; deny.toml says what is allowed",
            Self::Size => "see above; the budgets are in xtask/src/size.rs",
            Self::Browser => {
                "see above; pictures of failed tests are in tests/browser/out, and \
                 `cargo xtask test browser -- NAME` runs one"
            }
        }
    }

    fn run(self, project: &Project, filters: &[String]) -> Result<Tally> {
        match self {
            Self::Fmt => fmt(),
            Self::Imports => imports(project, &CLEAN_PACKAGES, &[]),
            Self::Clippy => clippy(),
            Self::Doc => doc(),
            Self::Rules => rules(filters),
            Self::Wasm => workload::compare(project),
            Self::Browser => browser::run(project, filters),
            Self::Deny => deny(),
            Self::Size => {
                let site = dist::build(project, &mut Steps::new(dist::STEPS))?;
                Ok(Tally::one(size::report(&site)))
            }
        }
    }
}

/// What to check.
#[derive(Debug, PartialEq, Eq)]
pub struct Plan {
    /// The parts, each once.
    pub parts: Vec<Part>,
    /// Whether to stop at the first part that fails.
    pub fail_fast: bool,
    /// Names of tests, for the parts that have named tests.
    pub filters: Vec<String>,
}

/// Runs the parts and prints the tally. Whether everything passed.
pub fn run(project: &Project, plan: &Plan) -> bool {
    let mut total = Tally::default();
    let mut report = Vec::new();
    for (index, part) in plan.parts.iter().enumerate() {
        println!("\n== {} (part {} of {}): {}", part.name(), index + 1, plan.parts.len(), part.title());
        let start = Instant::now();
        let tally = part.run(project, &plan.filters).unwrap_or_else(|failure| {
            note(failure);
            Tally::one(false)
        });
        let time = seconds(start.elapsed());
        note(format_args!("{} ({time})", verdict(tally)));
        total += tally;
        report.push((*part, tally, time));
        if plan.fail_fast && !tally.is_good() {
            break;
        }
    }

    println!();
    for (part, tally, time) in &report {
        let (name, verdict) = (part.name(), verdict(*tally));
        println!("{name:8} {verdict:6} {time:>7}   passed: {}, failed: {}", tally.passed, tally.failed);
        if !tally.is_good() {
            println!("         remedy: {}", part.remedy());
        }
    }
    for part in plan.parts.iter().skip(report.len()) {
        println!("{:8} not run: --fail-fast", part.name());
    }
    println!("\n{total}");
    total.is_good()
}

fn verdict(tally: Tally) -> &'static str {
    if tally.is_good() { "ok" } else { "FAILED" }
}

fn fmt() -> Result<Tally> {
    wasm_target::ensure_component("rustfmt", "fmt")?;
    cargo(&["fmt", "--all", "--check"]).map(Tally::one)
}

/// Prints every fault in the imports of the packages in these folders; with words, those that touch a path with one of them.
pub fn imports(project: &Project, folders: &[&str], words: &[String]) -> Result<Tally> {
    let mut faults = imports::faults(&project.root, folders)?;
    if !words.is_empty() {
        faults.retain(|fault| words.iter().any(|word| fault.contains(word)));
    }
    for fault in &faults {
        println!("{fault}");
    }
    note(format_args!("{} faults in the imports", faults.len()));
    Ok(Tally::one(faults.is_empty()))
}

fn clippy() -> Result<Tally> {
    wasm_target::ensure_component("clippy", "clippy")?;
    wasm_target::ensure()?;
    let native = cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    let wasm = cargo(&["clippy", "--target", WASM, "--lib", "--bins", "--", "-D", "warnings"])?;
    Ok(Tally::one(native && wasm))
}

fn doc() -> Result<Tally> {
    wasm_target::ensure()?;
    let native = cargo(&["doc", "--workspace", "--no-deps"])?;
    let wasm = cargo(&["doc", "--target", WASM, "--lib", "--no-deps"])?;
    Ok(Tally::one(native && wasm))
}

fn rules(filters: &[String]) -> Result<Tally> {
    let mut command = process::cargo();
    command.args(["test", "--workspace", "--no-fail-fast"]);
    if !filters.is_empty() {
        command.arg("--").args(filters);
    }
    let mut tally = Tally::default();
    let ended_well = process::watch(&mut command, |line| {
        if let Some(group) = Tally::from_cargo(line) {
            tally += group;
        }
        true
    })?;
    Ok(tally.judged(ended_well))
}

/// Advisories come from a data base on the network: the workflow asks for those too.
fn deny() -> Result<Tally> {
    if process::which("cargo-deny").is_none() {
        note("cargo-deny is not here, and takes ten minutes to compile: the workflow runs it");
        return Ok(Tally::default());
    }
    cargo(&["deny", "--workspace", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"]).map(Tally::one)
}

/// Runs cargo with warnings of rustdoc as errors. Whether it succeeded; `Err` if it could not even be started.
fn cargo(words: &[&str]) -> Result<bool> {
    let flags = std::env::var("RUSTDOCFLAGS").unwrap_or_default();
    note(format_args!("cargo {}", words.join(" ")));
    process::cargo()
        .args(words)
        .env("RUSTDOCFLAGS", format!("{flags} -D warnings"))
        .stdin(std::process::Stdio::null())
        .status()
        .map(|status| status.success())
        .map_err(|error| Failure::new(format!("cargo did not start: {error}"), "install Rust from https://rustup.rs"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_found_by_its_name() {
        for part in Part::ALL {
            assert_eq!(Part::named(part.name()), Some(part));
        }
        assert_eq!(Part::named("everything"), None);
    }
}
