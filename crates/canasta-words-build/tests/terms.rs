//! One thing has one name in a language: the words that `TERMS.md` rules out stand in no message.

// A helper of a test may fail the test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta_words::Table;
use canasta_words_build::{Entry, Language, Project};
use std::fs;
use std::path::Path;

/// The words of the section `Not used`: a line `- word, other word: the word used instead` for each.
fn not_used(terms: &str) -> Vec<String> {
    let Some((_, section)) = terms.split_once("## Not used") else { return Vec::new() };
    let lines = section.lines().take_while(|line| !line.starts_with("## "));
    let words = lines.filter_map(|line| line.strip_prefix("- ")?.split_once(':').map(|(words, _)| words));
    words
        .flat_map(|words| words.split(','))
        .map(|word| word.trim().to_lowercase())
        .filter(|word| !word.is_empty())
        .collect()
}

/// Whether the word stands in the text for itself, and not within a longer one.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text.get(at + word.len()..).and_then(|after| after.chars().next());
        !before.is_some_and(char::is_alphabetic) && !after.is_some_and(char::is_alphabetic)
    })
}

/// Words by which people look for something may be any, and what a program is told has the names of its options.
fn has_other_words(entry: &Entry) -> bool {
    let id = &entry.id;
    id.starts_with("also-") || id.starts_with("search-") || id.contains("synonyms") || entry.subject == "programs"
}

fn faults(project: &Project, language: &Language, words: &[String]) -> Vec<String> {
    let table = Table::read(language.locale, language.table.clone(), project.ids).unwrap();
    let mut faults = Vec::new();
    for (place, entry) in project.entries.iter().enumerate() {
        if has_other_words(entry) || language.missing.contains(&entry.id) {
            continue;
        }
        let bytes = table.get(u16::try_from(place).unwrap()).unwrap();
        let text: Vec<u8> = bytes.iter().map(|&byte| if byte < b' ' { b' ' } else { byte }).collect();
        let text = String::from_utf8_lossy(&text).to_lowercase();
        let found = words.iter().filter(|word| has_word(&text, word));
        faults.extend(found.map(|word| format!("{}: {} has {word}", language.locale.tag(), entry.id)));
    }
    faults
}

#[test]
fn words_that_are_not_used_stand_in_no_message() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let project = Project::read(&folder).unwrap();
    let mut all = Vec::new();
    for language in &project.languages {
        let terms = fs::read_to_string(folder.join(language.locale.tag()).join("TERMS.md")).unwrap_or_default();
        all.extend(faults(&project, language, &not_used(&terms)));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn a_word_is_found_for_itself_alone() {
    assert_eq!(not_used("# Terms\n## Not used\n- Stoß, Packen: Talon\n\ntext\n"), ["stoß", "packen"]);
    assert!(has_word("der stoß liegt", "stoß") && has_word("stoß", "stoß"));
    assert!(!has_word("ein verstoß", "stoß") && !has_word("die stoßen", "stoß"));
}
