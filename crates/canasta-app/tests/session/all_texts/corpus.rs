//! The texts that were found, with the place where each stood first, and the kinds of things that were seen.

use canasta_app::session::Session;
use canasta_app::view::announcements;
use canasta_app::view::text::Names;
use canasta_app::view::{self, Node, Page, text};
use std::collections::{BTreeMap, BTreeSet};

/// The attributes that a person reads or hears, some of them through style sheets.
const ATTRIBUTES: [&str; 13] = [
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "aria-roledescription",
    "title",
    "placeholder",
    "alt",
    "data-hint",
    "data-count",
    "data-empty",
    "data-ranks",
    "data-sign",
    "data-word",
];

/// All texts that were found.
#[derive(Default)]
pub struct Corpus {
    /// Each text with the number of its place.
    texts: BTreeMap<String, usize>,
    /// The places, in the order in which the walk came to them, with the texts that stood there first.
    places: Vec<(String, Vec<String>)>,
    numbers: BTreeMap<String, usize>,
    kinds: BTreeMap<&'static str, BTreeSet<&'static str>>,
}

impl Corpus {
    /// Adds a text.
    pub fn add(&mut self, place: &str, words: impl AsRef<str>) {
        let words = words.as_ref();
        if words.chars().any(char::is_alphanumeric) && !self.texts.contains_key(words) {
            let number = self.numbers.get(place).copied().unwrap_or_else(|| {
                self.places.push((place.to_owned(), Vec::new()));
                self.numbers.insert(place.to_owned(), self.places.len() - 1);
                self.places.len() - 1
            });
            self.texts.insert(words.to_owned(), number);
            self.places[number].1.push(words.to_owned());
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
        let names = text::shown_names(session.places());
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

    /// The texts, sorted, each with its place.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts.iter().map(|(words, &number)| (words.as_str(), self.places[number].0.as_str()))
    }

    /// All of it as lines: a text, and the place behind a tab.
    pub fn write(&self) -> String {
        self.texts().map(|(words, place)| format!("{}\t{place}\n", in_a_line(words))).collect()
    }

    /// All of it as somebody reads it who walks through the game: the name of a place, then what stands there first. Of a place with
    /// very many texts, which differ in numbers and cards, these are so many from its whole length.
    pub fn write_by_place(&self, most: usize) -> String {
        let lines = |texts: &[String]| -> String {
            let every = texts.len().div_ceil(most).max(1);
            texts.iter().step_by(every).map(|words| in_a_line(words) + "\n").collect()
        };
        self.places.iter().map(|(place, texts)| format!("## {place}\n{}\n", lines(texts))).collect()
    }
}

fn in_a_line(words: &str) -> String {
    words.replace('\n', "⏎")
}
