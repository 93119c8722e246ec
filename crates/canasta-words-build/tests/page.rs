//! The words that stand in the page before the program has started.

// A helper of a test may fail the test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta_words_build::{PageWords, Project};
use std::collections::BTreeMap;
use std::path::Path;

fn words() -> PageWords {
    let project = Project::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales"));
    let project = project.unwrap_or_else(|problems| panic!("{problems:?}"));
    PageWords::of(&project).unwrap_or_else(|why| panic!("{why}"))
}

#[test]
fn every_language_has_all_words_of_the_page() {
    let words = words();
    let (_, english) = words.languages.first().unwrap();
    assert_eq!(english.len(), words.at_once() + words.places.len());
    assert!(english.iter().any(|word| word.contains("you and Ben against Ada and Cleo, one hand")), "{english:?}");
    assert!(english.iter().any(|word| word == "Fingerprint of the next deck (SHA-256)"), "{english:?}");
    for (locale, others) in &words.languages {
        assert_eq!(others.len(), english.len(), "{locale:?}");
        assert!(others.iter().all(|word| !word.is_empty()), "{locale:?}: {others:?}");
    }
}

/// The page looks a text up by its English.
#[test]
fn words_that_are_one_in_english_are_one_in_every_language() {
    let words = words();
    let (_, english) = words.languages.first().unwrap();
    for (locale, others) in &words.languages {
        let mut by_english = BTreeMap::new();
        for (word, other) in english.iter().zip(others) {
            assert_eq!(by_english.entry(word).or_insert(other), &other, "{locale:?}: {word}");
        }
    }
}
