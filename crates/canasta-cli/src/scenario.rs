//! `scenario`: runs scenario files.

use super::files::read_text;
use super::outcome::{CommandResult, Status};
use super::output::{BAD, GOOD, Shown, print_json};
use super::scenario_file;
use serde_json::json;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Run scenario files: positions, actions and the expected outcome
///
/// Prints a line for each scenario that fails, then `N passed, N failed`. A file that cannot be read counts as one failure.
#[derive(clap::Args)]
pub struct Arguments {
    /// Scenario files, or folders of them (every *.json below)
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

/// A scenario that failed, or a whole file, which has no name.
struct Failure {
    file: PathBuf,
    name: Option<String>,
    lines: Vec<String>,
}

impl Failure {
    /// A file that cannot be run at all.
    fn of_file(file: PathBuf, message: String) -> Failure {
        Failure { file, name: None, lines: vec![message] }
    }
}

#[derive(Default)]
struct Results {
    passed: usize,
    failed: Vec<Failure>,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let mut results = Results::default();
    for path in &arguments.paths {
        match files_at(path) {
            Err(message) => results.failed.push(Failure::of_file(path.clone(), message)),
            Ok(files) if files.is_empty() => {
                let message = "there is no scenario file (*.json) in this folder".to_owned();
                results.failed.push(Failure::of_file(path.clone(), message));
            }
            Ok(files) => files.into_iter().for_each(|file| results.add(file)),
        }
    }
    if arguments.json {
        results.print_json()?;
    } else {
        results.print()?;
    }
    Ok(Status::from_ok(results.failed.is_empty()))
}

/// The files that a path stands for: itself, or those of a folder.
fn files_at(path: &Path) -> Result<Vec<PathBuf>, String> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut files = Vec::new();
    collect_files(path, &mut files)?;
    Ok(files)
}

/// Collects every `*.json` in a folder and its subfolders, sorted by name, so that the order is the same on every system.
fn collect_files(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let unreadable = |error| format!("the folder cannot be read: {error}");
    let entries = std::fs::read_dir(folder).map_err(unreadable)?;
    let mut paths =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect_files(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            files.push(path);
        }
    }
    Ok(())
}

impl Results {
    /// Runs a file and adds its results.
    fn add(&mut self, file: PathBuf) {
        match read_text(&file).and_then(|text| scenario_file::run(&text)) {
            Ok(report) => {
                self.passed += report.passed;
                self.failed.extend(report.failed.into_iter().map(|failure| Failure {
                    file: file.clone(),
                    name: Some(failure.name),
                    lines: failure.lines,
                }));
            }
            Err(message) => self.failed.push(Failure::of_file(file, message)),
        }
    }

    fn print(&self) -> io::Result<()> {
        let mut out = anstream::stdout().lock();
        for Failure { file, name, lines } in &self.failed {
            let name = name.as_ref().map(|name| format!(": {}", Shown(name))).unwrap_or_default();
            // One line for each failure, so that `grep` finds it whole.
            let lines = Shown(lines.join("; ").replace('\n', " "));
            writeln!(out, "{BAD}FAILED{BAD:#} {}{name}: {lines}", Shown(file.display()))?;
        }
        let style = if self.failed.is_empty() { GOOD } else { BAD };
        writeln!(out, "{style}{} passed, {} failed{style:#}", self.passed, self.failed.len())?;
        out.flush()
    }

    fn print_json(&self) -> io::Result<()> {
        let failed = self.failed.iter().map(
            |Failure { file, name, lines }| json!({ "file": file.display().to_string(), "name": name, "lines": lines }),
        );
        print_json(&json!({ "passed": self.passed, "failed": failed.collect::<Vec<_>>() }))
    }
}
