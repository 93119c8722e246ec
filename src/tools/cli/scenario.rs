//! `scenario`: runs scenario files.

use super::{BAD, GOOD, Outcome};
use crate::tools::scenario;
use serde_json::json;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Run scenario files: positions, actions and what must come of them
///
/// Prints a line for each scenario that does not come out as expected, then `N passed, N failed`. A file that cannot be
/// read counts as one failure.
#[derive(clap::Args)]
pub struct Arguments {
    /// Scenario files, or folders of them (every *.json below)
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print the outcome as JSON
    #[arg(long)]
    json: bool,
}

/// What went wrong: a scenario with its name, or a whole file without.
struct Failure {
    file: PathBuf,
    name: Option<String>,
    lines: Vec<String>,
}

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: Vec<Failure>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let mut tally = Tally::default();
    for path in &arguments.paths {
        match files_at(path) {
            Err(sentence) => tally.failed.push(Failure { file: path.clone(), name: None, lines: vec![sentence] }),
            Ok(files) if files.is_empty() => {
                let lines = vec!["there is no scenario file (*.json) in this folder".to_owned()];
                tally.failed.push(Failure { file: path.clone(), name: None, lines });
            }
            Ok(files) => files.into_iter().for_each(|file| tally.add(file)),
        }
    }
    if arguments.json {
        tally.print_json()?
    } else {
        tally.print()?
    }
    Ok(tally.failed.is_empty())
}

/// The files that a path stands for: itself, or those of a folder.
fn files_at(path: &Path) -> Result<Vec<PathBuf>, String> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut files = Vec::new();
    files_below(path, &mut files)?;
    Ok(files)
}

/// Every `*.json` in a folder and those in it, by name, so that the order is the same everywhere.
fn files_below(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let wrong = |error| format!("the folder cannot be read: {error}");
    let entries = std::fs::read_dir(folder).map_err(wrong)?;
    let mut paths =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>().map_err(wrong)?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            files_below(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
    Ok(())
}

impl Tally {
    fn add(&mut self, file: PathBuf) {
        match super::read(&file).and_then(|text| scenario::run(&text)) {
            Ok(report) => {
                self.passed += report.passed;
                self.failed.extend(report.failed.into_iter().map(|failure| Failure {
                    file: file.clone(),
                    name: Some(failure.name),
                    lines: failure.lines,
                }));
            }
            Err(sentence) => self.failed.push(Failure { file, name: None, lines: vec![sentence] }),
        }
    }

    fn print(&self) -> std::io::Result<()> {
        let mut out = anstream::stdout().lock();
        for Failure { file, name, lines } in &self.failed {
            let name = name.as_ref().map(|name| format!(": {name}")).unwrap_or_default();
            // One line for each failure, so that it can be searched for.
            let lines = lines.join("; ").replace('\n', " ");
            writeln!(out, "{BAD}FAILED{BAD:#} {}{name}: {lines}", file.display())?;
        }
        let style = if self.failed.is_empty() { GOOD } else { BAD };
        writeln!(out, "{style}{} passed, {} failed{style:#}", self.passed, self.failed.len())?;
        out.flush()
    }

    fn print_json(&self) -> std::io::Result<()> {
        let failed = self.failed.iter().map(
            |Failure { file, name, lines }| json!({ "file": file.display().to_string(), "name": name, "lines": lines }),
        );
        super::print_json(&json!({ "passed": self.passed, "failed": failed.collect::<Vec<_>>() }))
    }
}
