//! How many instructions fixed work takes: the same on every run, however busy the machine is.

use super::build::Built;
use crate::apt;
use crate::project::Project;
use crate::test_summary::TestSummary;
use anyhow::{Context, Result};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use xshell::{Shell, cmd};

/// The numbers that may not be exceeded, one a line.
const LINES: &str = "workload/instructions.txt";
/// By how much a number may exceed its line, in percent: compilers of other builds differ a little.
const TOLERANCE: u64 = 2;
const BY_HAND: &str = "install Valgrind. On Debian and Ubuntu: sudo apt-get install valgrind";

/// A line: the work, the instructions that it may take, and why that is more than it was, if it is.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    function: String,
    preset: u32,
    number: u32,
    instructions: u64,
    rest: String,
}

impl Line {
    fn parse(line: &str) -> Option<Line> {
        let mut words = line.split_whitespace();
        let function = words.next()?.to_owned();
        let (preset, number) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let instructions = words.next()?.replace('_', "").parse().ok()?;
        Some(Line { function, preset, number, instructions, rest: words.collect::<Vec<_>>().join(" ") })
    }

    fn text(&self) -> String {
        let Line { function, preset, number, instructions, rest } = self;
        format!("{function} {preset} {number} {instructions} {rest}")
    }

    /// Whether so many are too many.
    const fn is_exceeded(&self, counted: u64) -> bool {
        counted > self.instructions + self.instructions * TOLERANCE / 100
    }
}

/// Counts the instructions of every line. Where Valgrind neither is there nor can be installed nothing is checked, which a note
/// says.
pub fn check(project: &Project) -> Result<(TestSummary, Vec<String>)> {
    let shell = project.shell()?;
    if !cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        return Ok((TestSummary::default(), vec!["instructions are counted on x86-64 with Linux only".to_owned()]));
    }
    if which::which("valgrind").is_err()
        && let Err(error) = apt::install(&shell, "Valgrind", &[&["valgrind"]], BY_HAND)
    {
        let note = format!("instructions are not counted: {error:#}");
        println!("{note}");
        return Ok((TestSummary::default(), vec![note]));
    }
    let file = project.root.join(LINES);
    let text = fs::read_to_string(&file).with_context(|| format!("{LINES} is missing"))?;
    let program = Built::native(&project.shell()?, &project.root, &project.target)?;
    let bless = std::env::var_os("CANASTA_BLESS").is_some();
    let (mut summary, mut written) = (TestSummary::default(), String::new());
    for line in text.lines() {
        if line.starts_with('#') || line.trim().is_empty() {
            let _ = writeln!(written, "{line}");
            continue;
        }
        let mut line = Line::parse(line).with_context(|| format!("{LINES} has a bad line: {line}"))?;
        let counted = count(&shell, &program, &line)?;
        let is_low = !line.is_exceeded(counted);
        // Hundreds of millions: the casts are exact enough.
        let change = 100.0 * (counted as f64 / line.instructions.max(1) as f64 - 1.0);
        println!("{} {change:+6.1} %  {counted:>13}  {}", if is_low { "ok    " } else { "MORE  " }, line.text());
        summary += TestSummary::one(is_low);
        if bless && counted < line.instructions {
            line.instructions = counted;
            line.rest = String::new();
        }
        let _ = writeln!(written, "{}", line.text().trim_end());
    }
    if bless && written != text {
        fs::write(&file, written)?;
    }
    Ok((summary, Vec::new()))
}

/// The instructions of one run.
fn count(shell: &Shell, program: &Path, line: &Line) -> Result<u64> {
    let (function, preset, number) = (&line.function, line.preset.to_string(), line.number.to_string());
    let output =
        cmd!(shell, "valgrind --tool=callgrind --callgrind-out-file=/dev/null {program} {function} {preset} {number}")
            .quiet()
            .read_stderr()?;
    collected(&output).with_context(|| format!("callgrind printed no count: {output}"))
}

/// The count in what callgrind prints.
fn collected(output: &str) -> Option<u64> {
    output.lines().find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_and_written() {
        let line = Line::parse("hands 1 400 45_080_000 feet were added").unwrap();
        assert_eq!(line.text(), "hands 1 400 45080000 feet were added");
        assert_eq!(Line::parse("hands 1"), None);
        assert!(!line.is_exceeded(45_900_000) && line.is_exceeded(46_000_000));
    }

    #[test]
    fn the_count_is_read() {
        assert_eq!(collected("==1== Events    : Ir\n==1== Collected : 299161995\n"), Some(299_161_995));
    }
}
