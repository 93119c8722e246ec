//! Everything that a player can read or hear, in one list. A change that is to keep the words is checked by comparing the lists
//! before and after it:
//!
//! ```text
//! CANASTA_TEXTS=/tmp/texts.txt cargo test -p canasta-app --test session all_texts
//! ```
//!
//! That takes minutes. With `CANASTA_SAMPLE=1` too, and without any variable, a sample is walked through, which still meets every kind
//! of dialog, notice, event and refusal.
//!
//! With `CANASTA_TEXTS_LANGUAGE=de` the list is in German, also where German is not finished, and in the order of the screens, so
//! that somebody reads through it.

mod corpus;
mod device;
mod kinds;
mod rules_of;
mod tours;
mod values;
mod walk;

use canasta::bots::levels;
use canasta::rules::Card;
use canasta_app::view::text;
use canasta_app::words::{self, Locale};
use std::env;
use std::path::Path;
use walk::{Effort, Walk};

/// Walks through everything in a language.
pub fn walk(locale: Locale, effort: Effort) -> Walk {
    let mut walk = Walk::new(locale, effort);
    words::speak(locale);
    tours::visit(&mut walk);
    values::visit(&mut walk.corpus, effort == Effort::Whole);
    walk
}

/// Takes the words of a language that the build has made, whether the game offers it or not.
fn take_words(locale: Locale, table: &str) {
    if !words::has(locale) {
        let file = Path::new(env!("OUT_DIR")).join(format!("{table}.words"));
        let bytes = std::fs::read(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        words::take(locale, bytes).unwrap();
    }
}

/// The language of a walk: by its tag, or English with accents on every letter.
fn language(tag: &str) -> Locale {
    if tag == ACCENTED {
        take_words(Locale::De, ACCENTED);
        return Locale::De;
    }
    let locale = Locale::of_tag(tag).unwrap_or_else(|| panic!("the game has no language {tag}"));
    take_words(locale, locale.tag());
    locale
}

/// The table of English with accents.
const ACCENTED: &str = "accented";

/// What stands in texts without accents, though they are messages or no words, and why.
const WITHOUT_ACCENTS: [(&str, &[&str]); 6] = [
    ("names of players are the same in every language", &NAMES_OF_PLAYERS),
    ("a person types what they like", &["Ann", "Ours", "frozen"]),
    ("house rules have the name that a person gave them", &["Fast"]),
    (
        "files, links and programs name settings and rules by codes",
        &["daily", "own_rules", "packs", "poker", "purple", "rules", "theme", "wings"],
    ),
    ("a server has the name of its address", &["stun", "cloudflare", "com"]),
    ("a joker says so in the corner, on the cards of every country", &["JOKER"]),
];

/// The names of the walk and its records; those of bots the roster has.
const NAMES_OF_PLAYERS: [&str; 21] = [
    "Ada", "Ben", "Cleo", "Dan", "Emil", "Eve", "Fay", "Gus", "Hana", "Ida", "Jan", "Kim", "Lou", "Zoe", "North",
    "East", "South", "West", "Lovelace", "back", "slash",
];

/// The words of a text that lack their accents: no message has them, so another language would show them in English.
fn without_accents(text: &str) -> Vec<&str> {
    // A language is chosen by its own name.
    let names = || Locale::ALL.into_iter().map(text::language_name);
    if names().any(|name| text == name) {
        return Vec::new();
    }
    let is_fingerprint = |word: &&str| word.len() >= 16 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    let is_letter = |letter: char| letter.is_ascii_alphabetic() || letter == '_';
    let is_bot = |word: &&str| levels().any(|level| level.player_names.contains(word));
    let is_known = |word: &&str| {
        is_bot(word)
            || names().any(|name| name == *word)
            || WITHOUT_ACCENTS.iter().any(|(_, words)| words.contains(word))
    };
    // Letters alone are signs of cards, sides and seats.
    let is_sign = |word: &&str| word.len() == 1 || word.parse::<Card>().is_ok();
    let words = text.split_whitespace().filter(|word| !is_fingerprint(word));
    words
        .flat_map(|word| word.split(move |letter| !is_letter(letter)))
        .filter(|word| !word.is_empty() && !is_sign(word) && !is_known(word))
        .collect()
}

/// With accents all texts show that they are messages.
#[test]
fn all_texts_are_met() {
    let file = env::var_os("CANASTA_TEXTS");
    let is_sample = file.is_none() || env::var_os("CANASTA_SAMPLE").is_some();
    let effort = if is_sample { Effort::Sample } else { Effort::Whole };
    let wanted = env::var("CANASTA_TEXTS_LANGUAGE").ok();
    let tag = wanted.as_deref().unwrap_or(if file.is_some() { "en" } else { ACCENTED });
    let corpus = walk(language(tag), effort).corpus;
    if let Some(file) = file {
        let lines = if wanted.is_some() { corpus.write_by_place(effort.of(300, usize::MAX)) } else { corpus.write() };
        std::fs::write(file, lines).unwrap();
    }
    let unseen = kinds::ALL.iter().flat_map(|(kind, all)| {
        let unseen = corpus.unseen(kind, all);
        unseen.into_iter().map(move |thing| format!("{kind}: {thing}"))
    });
    assert_eq!(unseen.collect::<Vec<_>>(), Vec::<String>::new());
    if tag == ACCENTED {
        let literal = |(text, place): (&str, &str)| {
            let words = without_accents(text);
            (!words.is_empty()).then(|| format!("{place}: {} in {text:?}", words.join(" ")))
        };
        let literals: Vec<String> = corpus.texts().filter_map(literal).collect();
        assert_eq!(literals, Vec::<String>::new(), "{} texts are no messages", literals.len());
    }
    assert!(corpus.len() > 8_000, "{}", corpus.len());
}

#[test]
fn a_text_that_is_no_message_lacks_accents() {
    assert_eq!(without_accents("Ada ďŕááŵš 2 çááŕďš"), [""; 0]);
    assert_eq!(without_accents("Ada draws 2 çááŕďš"), ["draws"]);
    assert_eq!(without_accents("Ks Th Jo 7c K♠, D – E"), [""; 0]);
    assert_eq!(without_accents("349cce584dcdeca61df950dd7f80ac85"), [""; 0]);
    assert_eq!(without_accents("ƥóóííñťš: cards"), ["cards"]);
}
