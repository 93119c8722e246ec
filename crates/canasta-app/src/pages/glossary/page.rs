//! All words of the game.

use super::figures::{figures, is_in_use};
use super::search::Search;
use super::term::Term;
use super::word::links;
use crate::session::Session;
use crate::view::content::Content;
use crate::view::controls::icon;
use crate::view::figure::pictures;
use crate::view::form_controls::done_button;
use crate::view::node::{Element, div, h3, input, label, p, span};
use crate::view::text::{self, Explanation};
use crate::words;
use canasta::rules::sort::insertion_sort_by_key;

/// Whether a word, one of its other names or its explanation holds every part of a text.
fn matches(explanation: &Explanation, search: &str) -> bool {
    let mut all = explanation.title.to_lowercase();
    for words in std::iter::once(explanation.also).chain(explanation.sentences.iter().map(String::as_str)) {
        all.push('\n');
        all.push_str(&words.to_lowercase());
    }
    search.split_whitespace().all(|part| all.contains(&part.to_lowercase()))
}

/// All words of the game that match the search: those whose name matches first.
pub(crate) fn glossary(search: &Search, session: &Session) -> Content {
    let search = search.text();
    let rules = session.rules_of_hand();
    let mut found: Vec<(bool, Term, Explanation)> = Term::ALL
        .into_iter()
        .filter(|&term| is_in_use(term, &rules))
        .map(|term| (term, text::explanation(term, &rules)))
        .filter(|(_, explanation)| matches(explanation, search))
        .map(|(term, explanation)| {
            let named = Explanation { sentences: Vec::new(), ..explanation.clone() };
            (!matches(&named, search), term, explanation)
        })
        .collect();
    insertion_sort_by_key(&mut found, |&(only_explained, ..)| only_explained);
    let field = input()
        .attr("type", "search")
        .attr("data-set", "word")
        .attr("data-live", "")
        .flag("autofocus", true)
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("placeholder", words::glossary::search_words())
        .attr("value", search);
    let name = span().class("sr-only").text(words::glossary::search_words());
    let field = label().class("search").key("search").child(name).child(icon("search")).child(field);
    let count = p().class("sr-only").key("count").attr("aria-live", "polite").text(text::words_found(found.len()));
    let none = found.is_empty().then(|| p().key("none").text(words::glossary::no_word()));
    let entries: Vec<Element> = found.into_iter().map(|(_, term, words)| entry(term, words, session)).collect();
    let body = vec![field, count].into_iter().chain(none).chain(entries).collect();
    Content {
        title: words::common::glossary().to_owned(),
        note: words::glossary::glossary_note().to_owned(),
        body,
        foot: vec![done_button()],
    }
}

fn entry(term: Term, words: Explanation, session: &Session) -> Element {
    let rules = session.rules_of_hand();
    let also =
        (!words.also.is_empty()).then(|| p().class("word-also").text(words::glossary::also_called()).text(words.also));
    let links = div().class("word-links").attr("role", "group").attr("aria-label", words::glossary::see_also());
    div()
        .class("word-entry")
        .key(term.name())
        .child(h3().text(words.title))
        .children(words.sentences.into_iter().map(|sentence| p().text(sentence)))
        .children(pictures(&figures(term, &rules, None)))
        .children(also)
        .child(links.children(self::links(term, &rules)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::Preset;

    fn found(search: &str) -> Vec<Term> {
        let rules = Preset::Classic.rules();
        let matching = Term::ALL.into_iter().filter(|&term| matches(&text::explanation(term, &rules), search));
        matching.collect()
    }

    #[test]
    fn words_are_found_by_the_names_of_other_rulebooks() {
        for (search, term) in [
            ("clean", Term::NaturalCanasta),
            ("dirty", Term::MixedCanasta),
            ("go down", Term::Opening),
            ("discard pile", Term::Pile),
            ("DECK", Term::Stock),
            ("  wild   freeze ", Term::Freezing),
        ] {
            assert!(found(search).contains(&term), "{search}: {:?}", found(search));
        }
        assert_eq!(found("").len(), Term::ALL.len());
        assert_eq!(found("trump"), []);
    }
}
