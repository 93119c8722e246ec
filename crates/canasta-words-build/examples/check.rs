//! Checks the files of words, and names the messages whose English has changed since they were translated:
//! `cargo run --quiet --package canasta-words-build --example check`. With `-- de seen` it notes that the German ones were
//! compared with today's English.

use canasta_words::Locale;
use canasta_words_build::{Entry, Project};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = Path::new("locales");
    let project = match Project::read(folder) {
        Ok(project) => project,
        Err(problems) => {
            problems.iter().for_each(|problem| println!("{problem}"));
            println!("{} faults", problems.len());
            return ExitCode::FAILURE;
        }
    };
    println!("{}: {} messages", Locale::En.tag(), project.entries.len());
    for language in &project.languages {
        let tag = language.locale.tag();
        let file = folder.join(tag).join("SEEN");
        if arguments == [tag, "seen"]
            && let Err(why) = fs::write(&file, seen(&project.entries, &language.missing))
        {
            println!("{} cannot be written: {why}", file.display());
            return ExitCode::FAILURE;
        }
        let text = fs::read_to_string(&file).unwrap_or_default();
        let noted: BTreeMap<&str, &str> = text.lines().filter_map(|line| line.split_once(' ')).collect();
        let changed: Vec<&str> = project
            .entries
            .iter()
            .filter(|entry| noted.get(entry.id.as_str()).is_some_and(|hash| *hash != hash_of(entry)))
            .map(|entry| entry.id.as_str())
            .collect();
        println!("{tag}: {} missing, English changed since: {}", language.missing.len(), changed.len());
        if let Some(some) = language.missing.get(..language.missing.len().min(12)).filter(|some| !some.is_empty()) {
            println!("    missing: {}", some.join(", "));
        }
        if !changed.is_empty() {
            println!("    changed: {}", changed.join(", "));
        }
    }
    ExitCode::SUCCESS
}

/// A line for each message that is translated: its name, and a hash of its English.
fn seen(entries: &[Entry], missing: &[String]) -> String {
    let translated = entries.iter().filter(|entry| !missing.contains(&entry.id));
    translated.map(|entry| format!("{} {}\n", entry.id, hash_of(entry))).collect()
}

fn hash_of(entry: &Entry) -> String {
    format!("{:016x}", entry.fingerprint)
}
