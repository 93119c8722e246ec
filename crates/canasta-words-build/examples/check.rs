//! Checks the files of words, and names the messages whose English has changed since they were translated:
//! `cargo run --quiet --package canasta-words-build --example check`. With `-- de` it names all that is missing in German, with
//! `-- de seen` it notes that the German messages were compared with today's English.

use canasta_words::Locale;
use canasta_words_build::{Entry, PageWords, Project};
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
    let (wanted, is_seen) = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => (None, false),
        [tag] => (Some(tag), false),
        [tag, "seen"] => (Some(tag), true),
        _ => return refuse("after -- stands a language, or a language and the word seen: -- de seen"),
    };
    if let Some(tag) = wanted
        && !project.languages.iter().any(|language| language.locale.tag() == tag)
    {
        return refuse(&format!("there is no language {tag}"));
    }
    if let Err(why) = PageWords::of(&project) {
        return refuse(&why);
    }
    println!("{}: {} messages", Locale::En.tag(), project.entries.len());
    for language in &project.languages {
        let tag = language.locale.tag();
        let file = folder.join(tag).join("SEEN");
        if wanted.is_some_and(|wanted| wanted != tag) {
            continue;
        }
        if is_seen && let Err(why) = fs::write(&file, seen(&project.entries, &language.missing)) {
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
        for (file, missing) in missing_by_file(&project.entries, &language.missing) {
            let all = project.entries.iter().filter(|entry| entry.subject == file).count();
            println!("    {file}.ftl: {} of {all} missing", missing.len());
            if missing.len() < all && (wanted.is_some() || missing.len() <= 12) {
                println!("        {}", missing.join(", "));
            }
        }
        if !changed.is_empty() {
            println!("    changed: {}", changed.join(", "));
        }
    }
    ExitCode::SUCCESS
}

fn refuse(why: &str) -> ExitCode {
    println!("{why}");
    ExitCode::FAILURE
}

/// The names of the missing messages, by the files in which English has them.
fn missing_by_file<'a>(entries: &'a [Entry], missing: &[String]) -> BTreeMap<&'a str, Vec<&'a str>> {
    let mut files = BTreeMap::<&str, Vec<&str>>::new();
    for entry in entries.iter().filter(|entry| missing.contains(&entry.id)) {
        files.entry(&entry.subject).or_default().push(&entry.id);
    }
    files
}

/// A line for each message that is translated: its name, and a hash of its English.
fn seen(entries: &[Entry], missing: &[String]) -> String {
    let translated = entries.iter().filter(|entry| !missing.contains(&entry.id));
    translated.map(|entry| format!("{} {}\n", entry.id, hash_of(entry))).collect()
}

fn hash_of(entry: &Entry) -> String {
    format!("{:016x}", entry.fingerprint)
}
