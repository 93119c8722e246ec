//! A person who looks at everything and presses everything.

use super::corpus::Corpus;
use super::device::Device;
use super::kinds;
use canasta_app::session::{Dialog, Intent, Message, SelectMode, Session};
use canasta_app::view::{Element, Node, Page};
use canasta_app::words::Locale;
use std::collections::{BTreeMap, BTreeSet};

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// A sample of it, for every run of the tests.
    Sample,
    /// As much as is worth it.
    Whole,
}

impl Effort {
    /// One number of two.
    pub const fn of<T: Copy>(self, sample: T, whole: T) -> T {
        match self {
            Effort::Sample => sample,
            Effort::Whole => whole,
        }
    }
}

/// The walk.
pub struct Walk {
    pub corpus: Corpus,
    pub effort: Effort,
    pub locale: Locale,
    /// How often each control was used, by its place.
    used: BTreeMap<String, u32>,
}

/// What is typed into a field.
const TYPED: [&str; 8] = ["", "Ann", "7", "-5", "1,250", "999999", "x%", "frozen"];

impl Walk {
    pub fn new(locale: Locale, effort: Effort) -> Walk {
        Walk { corpus: Corpus::default(), effort, locale, used: BTreeMap::new() }
    }

    /// A device of a new person.
    pub fn device(&self) -> Device {
        Device::new(self.locale)
    }

    /// Takes note of what there is to read and to hear.
    pub fn look(&mut self, place: &str, session: &Session) -> Page {
        let page = self.corpus.session(place, session);
        if let Some(dialog) = session.dialog() {
            self.corpus.saw("dialog", kinds::dialog::name(dialog));
            match dialog {
                Dialog::Confirm { action, .. } => self.corpus.saw("confirmation", kinds::confirmation::name(action)),
                Dialog::Link(page) => self.corpus.saw("link_page", kinds::link_page::name(page)),
                Dialog::ScoreKeeper(page) => self.corpus.saw("keeper_page", kinds::keeper_page::name(page)),
                Dialog::Friends(page) => self.corpus.saw("friends_page", kinds::friends_page::name(page)),
                Dialog::Duplicate(page) => self.corpus.saw("duplicate_page", kinds::duplicate_page::name(page)),
                _ => {}
            }
        }
        if let Some(notice) = session.notice() {
            self.corpus.saw("notice", kinds::notice::name(notice));
        }
        if let Some(feedback) = session.feedback() {
            self.corpus.saw("feedback", kinds::feedback::name(feedback));
        }
        for event in session.log() {
            self.corpus.saw("game_event", kinds::game_event::name(event));
        }
        page
    }

    /// Whether something is to be done once more that is done so often in the whole walk.
    pub fn is_worth(&mut self, what: &str, times: u32) -> bool {
        let used = self.used.entry(what.to_owned()).or_default();
        *used += 1;
        *used <= times
    }

    /// Uses every control of the page once on a copy of the device, and every control of the pages that follow, so many steps deep.
    /// Controls of the same kind at the same place are used a few times in a whole walk.
    pub fn explore(&mut self, place: &str, device: &Device, depth: u32) {
        let page = self.look(place, &device.session);
        let context = context(&device.session);
        for intent in intents(&page) {
            // The walk stays in its language.
            if intent.starts_with("set:language=")
                || !self.is_worth(&format!("{context} {}", kind_of(&intent)), self.effort.of(1, 3))
            {
                continue;
            }
            let Ok(parsed) = intent.parse::<Intent>() else { continue };
            self.corpus.saw("intent", kinds::intent::name(&parsed));
            let mut copy = device.clone();
            copy.update(Message::Intent(parsed, SelectMode::Primary));
            let there = format!("{place} > {}", kind_of(&intent));
            let there = if there.len() > 120 { format!("… > {}", kind_of(&intent)) } else { there };
            if depth > 1 {
                self.explore(&there, &copy, depth - 1);
            } else {
                self.look(&there, &copy.session);
            }
        }
    }
}

/// The place of a session, as far as its controls mean the same.
fn context(session: &Session) -> String {
    let dialog = match session.dialog() {
        Some(Dialog::ScoreKeeper(page)) => page.name(),
        Some(dialog) => dialog.kind().name(),
        None => "",
    };
    let activity = match (session.lesson(), session.drill(), session.exercise(), session.look_back()) {
        (Some(lesson), ..) => lesson.step().id.name().to_owned(),
        (_, Some(run), ..) => format!("{} {}", run.drill().name(), run.question().name),
        (_, _, Some(_), _) => "exercise".to_owned(),
        (.., Some(_)) if session.match_review().is_some() => "review".to_owned(),
        (.., Some(_)) => "look back".to_owned(),
        _ => match session.observation() {
            None => "first page".to_owned(),
            Some(seen) => format!("{:?} {} {}", seen.phase(), seen.is_to_act(), seen.ended().is_some()),
        },
    };
    format!("{dialog}/{activity}")
}

/// An intent without the numbers in it.
fn kind_of(intent: &str) -> String {
    let mut kind = String::new();
    for part in intent.split_inclusive([':', '.', '=', ',', '<']) {
        let word = part.trim_end_matches([':', '.', '=', ',', '<']);
        let is_id = word.len() >= 16 && word.chars().all(|letter| letter.is_ascii_hexdigit());
        if is_id {
            kind.push('#');
            kind.push_str(&part[word.len()..]);
            continue;
        }
        for letter in part.chars() {
            let letter = if letter.is_ascii_digit() { '#' } else { letter };
            if !(letter == '#' && kind.ends_with('#')) {
                kind.push(letter);
            }
        }
    }
    kind
}

/// What the controls of a page do.
fn intents(page: &Page) -> Vec<String> {
    let mut all = BTreeSet::new();
    for element in page.nodes().into_iter().filter_map(Node::element) {
        element.walk(&mut |element| {
            all.extend(element.get("data-intent").map(str::to_owned));
            if let Some(name) = element.get("data-set") {
                let values = options(element);
                let typed = TYPED.iter().map(|word| (*word).to_owned());
                let values: Vec<String> = if element.tag == "select" { values } else { typed.collect() };
                all.extend(values.into_iter().map(|value| format!("set:{name}={value}")));
            }
        });
    }
    all.into_iter().collect()
}

fn options(select: &Element) -> Vec<String> {
    let mut all = Vec::new();
    select.walk(&mut |option| {
        if option.tag == "option" {
            all.extend(option.get("value").map(str::to_owned));
        }
    });
    all
}
