//! The workload: what is timed, and decisions that must be the same natively and in WebAssembly.

use crate::failure::{Failure, Result};
use crate::process;
use crate::project::Project;
use crate::steps::note;
use crate::tally::Tally;
use crate::wasm_target::{self, WASM};
use std::num::NonZero;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Where the native decisions are kept.
const DECISIONS: &str = "workload/decisions.txt";
/// Presets that are timed, by their place in the list of presets.
const TIMED: [(u32, &str); 2] = [(1, "classic-two"), (0, "classic")];
/// How many hands, and how many samples, are timed.
const COUNT: u32 = 40_000;
/// How often: machines that others use too are now quick, now slow, and which it was shows in the range.
const RUNS: usize = 7;

/// Prints hands and samples a second, natively and in WebAssembly, on one core each.
pub fn speed(project: &Project) -> Result<()> {
    for (_, preset) in TIMED {
        let count = COUNT.to_string();
        let words =
            ["run", "--quiet", "--release", "--bin", "canasta", "--", "speed", "--rules", preset, "--hands", &count];
        process::run(process::cargo().args(words), "mend what cargo names above")?;
    }
    let file = build(project)?;
    for (place, preset) in TIMED {
        let turns = run(project, &file, "turns", &[place, COUNT])?.result;
        println!("{preset}, seed 1, one core, WebAssembly in Node: the middle of {RUNS} runs, slowest and quickest");
        for (what, count, name) in [("hands", COUNT, "hands"), ("turns", turns, "hands"), ("samples", COUNT, "samples")]
        {
            let mut speeds = Vec::with_capacity(RUNS);
            for _ in 0..RUNS {
                let seconds = run(project, &file, name, &[place, COUNT])?.seconds.max(1e-9);
                speeds.push(f64::from(count) / seconds);
            }
            speeds.sort_by(f64::total_cmp);
            let (least, middle, most) = (speeds[0], speeds[RUNS / 2], speeds[RUNS - 1]);
            println!("{what:8} {middle:>10.0} a second, {least:.0} to {most:.0}, of {count}");
        }
    }
    Ok(())
}

/// Whether every bot decides in WebAssembly as the native test has written down.
pub fn compare(project: &Project) -> Result<Tally> {
    let path = project.root.join(DECISIONS);
    let text = std::fs::read_to_string(&path).map_err(|error| Failure::io("reading", &path, &error))?;
    let file = build(project)?;
    let lines = Mutex::new(text.lines().filter(|line| !line.starts_with('#')));
    let next = || lines.lock().unwrap_or_else(PoisonError::into_inner).next();
    // Each line is a program of its own: as many at once as there are cores.
    let some = || {
        let mut tally = Tally::default();
        while let Some(line) = next() {
            tally += compare_line(project, &file, line)?;
        }
        Ok(tally)
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let lanes: Vec<_> = (0..cores).map(|_| scope.spawn(some)).collect();
        lanes.into_iter().try_fold(Tally::default(), |mut total, lane| {
            total += lane.join().unwrap_or_else(|panic| resume_unwind(panic))?;
            Ok(total)
        })
    })
}

/// Whether a bot decides in WebAssembly as this line says.
fn compare_line(project: &Project, file: &Path, line: &str) -> Result<Tally> {
    let wanted = decision(line).ok_or_else(|| {
        Failure::new(
            format!("{DECISIONS} has a line that says nothing: {line}"),
            "CANASTA_BLESS=1 cargo test --test bots",
        )
    })?;
    let found = run(project, file, "decisions", &[wanted.rules, wanted.bot])?.result;
    let same = found == wanted.result;
    println!("{} {line}", if same { "ok    " } else { "DIFFERS" });
    Ok(Tally::one(same))
}

/// A line of the file: the places of the preset and the bot, what came out natively, then words for people.
#[derive(Debug, PartialEq, Eq)]
struct Decision {
    rules: u32,
    bot: u32,
    result: u32,
}

fn decision(line: &str) -> Option<Decision> {
    let mut numbers = line.split_whitespace().map(str::parse);
    let mut next = || numbers.next()?.ok();
    Some(Decision { rules: next()?, bot: next()?, result: next()? })
}

/// Builds the workload for WebAssembly.
fn build(project: &Project) -> Result<PathBuf> {
    wasm_target::ensure()?;
    note("building the workload for WebAssembly");
    let words = ["build", "--quiet", "--package", "workload", "--target", WASM, "--profile", "workload"];
    process::run(process::cargo().args(words), "mend what cargo names above")?;
    Ok(project.target.join(WASM).join("workload").join("workload.wasm"))
}

/// What a function of the workload returned, and the processor's time that it took.
#[derive(Debug, PartialEq)]
struct Ran {
    result: u32,
    seconds: f64,
}

fn run(project: &Project, file: &Path, name: &str, numbers: &[u32]) -> Result<Ran> {
    let mut node = Command::new("node");
    node.arg(project.root.join("workload").join("run.mjs")).arg(file).arg(name);
    node.args(numbers.iter().map(u32::to_string));
    let printed = process::capture(&mut node);
    printed.as_deref().and_then(ran).ok_or_else(|| {
        Failure::new(format!("node did not run `{name}` of the workload"), "is Node installed, version 20 or newer?")
    })
}

/// Reads what run.mjs prints: two numbers with a space between them.
fn ran(line: &str) -> Option<Ran> {
    let (result, seconds) = line.trim().split_once(' ')?;
    Some(Ran { result: result.parse().ok()?, seconds: seconds.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        assert_eq!(ran("17 0.25\n"), Some(Ran { result: 17, seconds: 0.25 }));
        assert_eq!(ran("nothing"), None);
        assert_eq!(decision("1 4 99  classic-two master"), Some(Decision { rules: 1, bot: 4, result: 99 }));
        assert_eq!(decision("classic-two master"), None);
    }
}
