//! The texts that were found, with the place where each stood first, and the kinds of things that were seen.

use canasta_app::session::{Session, seat_names};
use canasta_app::view::announcements;
use canasta_app::view::text::Names;
use canasta_app::view::{self, Node, Page, text};
use std::collections::{BTreeMap, BTreeSet};

/// The attributes that a person reads or hears.
const ATTRIBUTES: [&str; 8] = [
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "title",
    "placeholder",
    "alt",
    "data-hint",
];

/// All texts that were found.
#[derive(Default)]
pub struct Corpus {
    texts: BTreeMap<String, String>,
    kinds: BTreeMap<&'static str, BTreeSet<&'static str>>,
}

impl Corpus {
    /// Adds a text.
    pub fn add(&mut self, place: &str, words: impl AsRef<str>) {
        let words = words.as_ref();
        if words.chars().any(char::is_alphanumeric) && !self.texts.contains_key(words) {
            self.texts.insert(words.to_owned(), place.to_owned());
        }
    }

    /// Adds texts.
    pub fn all(&mut self, place: &str, words: impl IntoIterator<Item = impl AsRef<str>>) {
        words.into_iter().for_each(|words| self.add(place, words));
    }

    fn node(&mut self, place: &str, node: &Node) {
        match node {
            Node::Text(words) => self.add(place, words),
            Node::Element(element) => {
                for name in ATTRIBUTES {
                    if let Some(words) = element.get(name) {
                        self.add(place, words);
                    }
                }
                element.children.iter().for_each(|child| self.node(place, child));
            }
        }
    }

    /// Adds what a page shows.
    pub fn page(&mut self, place: &str, page: &Page) {
        page.nodes().into_iter().for_each(|node| self.node(place, node));
    }

    /// Adds what a session shows and says.
    pub fn session(&mut self, place: &str, session: &Session) -> Page {
        let page = view::page(session);
        self.page(place, &page);
        let names = seat_names(session.places());
        let lines = announcements::lines(session, &names);
        for line in &lines {
            self.add(&format!("{place}, heard"), &line.words);
        }
        if let Some(notice) = session.notice() {
            let (title, words) = text::notice(notice, Names::at(session, &names));
            self.all(&format!("{place}, notice"), [&*title, &*words]);
        }
        page
    }

    /// Notes that a thing of this kind was seen.
    pub fn saw(&mut self, kind: &'static str, thing: &'static str) {
        self.kinds.entry(kind).or_default().insert(thing);
    }

    /// The things of a kind that were not seen.
    pub fn unseen(&self, kind: &'static str, all: &[&'static str]) -> Vec<&'static str> {
        let seen = self.kinds.get(kind);
        all.iter().copied().filter(|thing| seen.is_none_or(|seen| !seen.contains(thing))).collect()
    }

    /// The number of texts.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// The texts, sorted.
    #[allow(dead_code, reason = "whoever looks at the texts of one language")]
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.texts.keys().map(String::as_str)
    }

    /// All of it as lines: a text, and the place behind a tab.
    pub fn write(&self) -> String {
        let line = |(words, place): (&String, &String)| format!("{}\t{place}\n", words.replace('\n', "⏎"));
        self.texts.iter().map(line).collect()
    }
}
