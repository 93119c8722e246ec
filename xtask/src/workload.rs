//! Decisions that must be the same natively and in WebAssembly.

use crate::project::Project;
use crate::rustup;
use crate::steps::note;
use crate::test_summary::TestSummary;
use anyhow::{Context, Result};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use xshell::cmd;

/// The file of the native decisions.
const DECISIONS: &str = "workload/decisions.txt";
const NEEDS_NODE: &str = "the workload needs Node.js 20 or newer";

/// Compiles the workload for WebAssembly.
pub fn build(project: &Project) -> Result<()> {
    Workload::build(project).map(|_| ())
}

/// Compares the decisions of every bot in WebAssembly with the recorded ones of the native test.
pub fn compare_decisions(project: &Project) -> Result<TestSummary> {
    let text = fs::read_to_string(project.root.join(DECISIONS)).with_context(|| format!("{DECISIONS} is missing"))?;
    let workload = Workload::build(project)?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let compare = |lines: &[&str]| -> Result<TestSummary> {
        let decisions: Vec<(u32, u32, u32)> = lines
            .iter()
            .map(|line| parse_decision(line).with_context(|| format!("{DECISIONS} has a bad line: {line}")))
            .collect::<Result<_>>()?;
        let pairs = decisions.iter().flat_map(|&(preset, bot, _)| [preset, bot]).map(|number| number.to_string());
        // One process for all, in which the program is compiled once.
        let mut child = Command::new("node")
            .arg(&workload.script)
            .arg(&workload.wasm)
            .arg("decisions")
            .args(pairs)
            .stdout(Stdio::piped())
            .spawn()
            .context(NEEDS_NODE)?;
        let mut printed = child.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines);
        let mut summary = TestSummary::default();
        for (line, (_, _, native)) in lines.iter().zip(decisions) {
            let wasm = printed.next().transpose()?.as_deref().and_then(parse_run).map(|(result, _)| result);
            println!("{} {line}", if wasm == Some(native) { "ok    " } else { "DIFFERS" });
            summary += TestSummary::one(wasm == Some(native));
        }
        child.wait()?;
        Ok(summary)
    };
    // Alternating lines for two threads, because the slow bots stand together.
    let (even, odd): (Vec<_>, Vec<_>) = lines.iter().enumerate().partition(|(index, _)| index % 2 == 0);
    let halves = [even, odd].map(|half| half.into_iter().map(|(_, line)| *line).collect::<Vec<_>>());
    std::thread::scope(|scope| {
        let threads = halves.each_ref().map(|half| scope.spawn(|| compare(half)));
        let mut total = TestSummary::default();
        for thread in threads {
            total += thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        }
        Ok(total)
    })
}

/// A result and the processor time in seconds, as run.mjs prints them.
fn parse_run(printed: &str) -> Option<(u32, f64)> {
    let (result, seconds) = printed.split_once(' ')?;
    Some((result.parse().ok()?, seconds.parse().ok()?))
}

/// The indices of preset and bot, and the native result.
fn parse_decision(line: &str) -> Option<(u32, u32, u32)> {
    let mut numbers = line.split_whitespace().map(str::parse);
    let mut next = || numbers.next()?.ok();
    Some((next()?, next()?, next()?))
}

/// The compiled workload and the script that runs it.
struct Workload {
    wasm: PathBuf,
    script: PathBuf,
}

impl Workload {
    fn build(project: &Project) -> Result<Self> {
        let (shell, target) = (project.shell()?, rustup::WASM);
        rustup::ensure_wasm(&shell)?;
        note("building the workload for WebAssembly");
        cmd!(shell, "cargo build --quiet --package workload --lib --target {target} --profile workload")
            .quiet()
            .run()?;
        let wasm = project.target.join(target).join("workload").join("workload.wasm");
        Ok(Self { wasm, script: project.root.join("workload").join("run.mjs") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_decisions_are_read() {
        assert_eq!(parse_decision("1 4 99  classic-two master"), Some((1, 4, 99)));
        assert_eq!(parse_decision("classic-two master"), None);
    }
}
