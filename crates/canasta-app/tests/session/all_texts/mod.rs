//! Everything that a player can read or hear, in one list. A change that is to keep the words is checked by comparing the lists
//! before and after it:
//!
//! ```text
//! CANASTA_TEXTS=/tmp/texts.txt cargo test -p canasta-app --test session all_texts
//! ```
//!
//! That takes minutes. With `CANASTA_SAMPLE=1` too, and without any variable, a sample is walked through, which still meets every kind
//! of dialog, notice, event and refusal.

mod corpus;
mod device;
mod kinds;
mod rules_of;
mod tours;
mod values;
mod walk;

use canasta_app::words::{self, Locale};
use walk::{Effort, Walk};

/// Walks through everything in a language.
pub fn walk(locale: Locale, effort: Effort) -> Walk {
    let mut walk = Walk::new(locale, effort);
    words::speak(locale);
    tours::visit(&mut walk);
    values::visit(&mut walk.corpus, effort == Effort::Whole);
    walk
}

#[test]
fn all_texts_are_met() {
    let file = std::env::var_os("CANASTA_TEXTS");
    let is_sample = file.is_none() || std::env::var_os("CANASTA_SAMPLE").is_some();
    let effort = if is_sample { Effort::Sample } else { Effort::Whole };
    let corpus = walk(Locale::En, effort).corpus;
    if let Some(file) = file {
        std::fs::write(file, corpus.write()).unwrap();
    }
    let unseen = kinds::ALL.iter().flat_map(|(kind, all)| {
        let unseen = corpus.unseen(kind, all);
        unseen.into_iter().map(move |thing| format!("{kind}: {thing}"))
    });
    assert_eq!(unseen.collect::<Vec<_>>(), Vec::<String>::new());
    assert!(corpus.len() > 8_000, "{}", corpus.len());
}
