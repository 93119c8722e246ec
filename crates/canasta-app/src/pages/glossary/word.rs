//! A word of the game, explained where it stands.

use super::figures::{figures, is_in_use, related};
use super::intent::WordsIntent;
use super::term::Term;
use crate::session::{DialogIntent, DialogKind, Intent, Session};
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::figure::pictures;
use crate::view::node::{Element, button, div, p, span};
use crate::view::text::{self, Names};
use crate::words;
use canasta::rules::Rules;

/// The id of the text that screen readers announce with the title.
pub(crate) const TEXT: &str = "word-text";

/// A button that explains another word.
fn link(term: Term) -> Element {
    let link = button().class("word-link").attr("type", "button").text(text::term(term));
    with_intent(link, &Intent::Words(WordsIntent::Explain(term)))
}

/// The links of a word to others that the rules in play have a use for.
pub(super) fn links(term: Term, rules: &Rules) -> Vec<Element> {
    related(term).iter().filter(|&&term| is_in_use(term, rules)).map(|&term| link(term)).collect()
}

/// A word of the game, with what it means on the table.
pub(crate) fn word(term: Term, session: &Session, names: Names<'_>) -> Content {
    let rules = session.rules_of_hand();
    let seen = session.own_observation();
    let text::Explanation { title, sentences, .. } = text::explanation(term, &rules);
    let now = seen.as_ref().and_then(|seen| text::term_now(term, seen, names));
    let now = now.map(|now| p().class("word-now").text(now));
    let words = div().attr("id", TEXT).children(now).children(sentences.into_iter().map(|sentence| p().text(sentence)));
    let more = button().class("word-link all").attr("type", "button").text(words::glossary::all_words());
    let more = with_intent(more, &Intent::Dialog(DialogIntent::Open(DialogKind::Glossary)));
    let links = div()
        .class("word-links")
        .attr("role", "group")
        .attr("aria-label", words::glossary::see_also())
        .child(span().attr("aria-hidden", "true").text(words::glossary::see_also()))
        .children(links(term, &rules))
        .child(more);
    let body = [Some(words), pictures(&figures(term, &rules, seen)), Some(links)];
    Content {
        title: title.to_owned(),
        note: String::new(),
        body: body.into_iter().flatten().collect(),
        // The explanation closes by the button beside its title, by Escape and by a click beside it.
        foot: Vec::new(),
    }
}
