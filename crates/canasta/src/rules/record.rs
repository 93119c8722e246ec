//! Game records: plain text with the decks as dealt, which always replays to the same state (rules §6).

use super::action::Action;
use super::cards::CardSet;
use super::deal::Deck;
use super::ruleset::{Preset, Rules};
use super::score::GameEnd;
use super::seat::{BySide, Seat};
use super::state::{Ended, State};
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;

/// One line of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// An action of a seat.
    Action(Seat, Action),
    /// The mark of practice: hidden cards were seen before this point.
    Practice,
}

/// A deck, and what was said about it before it was dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealtDeck {
    /// The deck as shuffled, before the cut.
    pub deck: Deck,
    /// Whether the record holds the SHA-256 of the deck, which was shown before the deal.
    pub sha256: bool,
    /// The number of cards that the cut put to the bottom; `None`: no cut.
    pub cut: Option<usize>,
}

impl DealtDeck {
    /// The deck after the cut. Where the cutter keeps cards, [`HandRecord::dealt_deck`] has them where they were dealt.
    #[must_use]
    pub fn dealt_deck(&self) -> Deck {
        self.deck.cut(self.cut.unwrap_or(0))
    }
}

/// How a hand began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// With a deal.
    Deal(DealtDeck),
    /// At a position: one that was set up by hand, in practice only, or one of which a single seat's view is known. A record's text has a comment in place of such a hand.
    Position(Box<State>),
}

/// One hand of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandRecord {
    /// The dealer.
    pub dealer: Seat,
    /// The number of the hand in its match, from 1.
    pub number: u32,
    /// The totals before the hand.
    pub scores: BySide<i32>,
    /// How it began.
    pub start: Start,
    /// The actions and marks.
    pub entries: Vec<Entry>,
    /// How it ended, and the totals after it; `None` while it is played.
    pub end: Option<(Ended, BySide<i32>)>,
}

impl HandRecord {
    /// The deal, unless the hand began at a position.
    #[must_use]
    pub const fn deal(&self) -> Option<&DealtDeck> {
        match &self.start {
            Start::Deal(deal) => Some(deal),
            Start::Position(_) => None,
        }
    }

    /// The deck as it was dealt, with what the cutter kept in the places of the last cards that the cutter would have got; `None` if
    /// the hand began at a position.
    #[must_use]
    pub fn dealt_deck(&self, rules: &Rules) -> Option<Deck> {
        let deal = self.deal()?;
        Some(rules.cut_deck(&deal.deck, deal.cut.unwrap_or(0), self.dealer).deck)
    }

    /// What the cutter kept of the deck, bonus threes too (V40).
    #[must_use]
    pub fn kept(&self, rules: &Rules) -> CardSet {
        let kept = |deal: &DealtDeck| rules.cut_deck(&deal.deck, deal.cut.unwrap_or(0), self.dealer).kept;
        self.deal().map_or(CardSet::EMPTY, kept)
    }

    /// The state just after the deal, or the position at which the hand began.
    #[must_use]
    pub fn first_state(&self, rules: &Rules) -> State {
        match &self.start {
            Start::Deal(deal) => {
                let cut = deal.cut.unwrap_or(0);
                State::deal_cut(*rules, self.dealer, self.scores, &deal.deck, cut).with_hand_number(self.number)
            }
            Start::Position(state) => (**state).clone(),
        }
    }

    /// How the match ended with this hand, if it did.
    #[must_use]
    pub fn game_end(&self, rules: &Rules) -> Option<GameEnd> {
        match self.end? {
            (Ended::Special, _) => self.state(rules).score()?.game_end(rules, self.number),
            (_, totals) => rules.game_end(totals, self.number),
        }
    }

    /// The actions, without marks.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, &Action)> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Action(seat, action) => Some((*seat, action)),
            Entry::Practice => None,
        })
    }

    /// The state after all that was recorded.
    #[must_use]
    pub fn state(&self, rules: &Rules) -> State {
        let mut state = self.first_state(rules);
        for (_, action) in self.actions() {
            // It was legal when it was recorded, so it is legal from the same start.
            let _ = state.play(action);
        }
        state
    }
}

/// A match from its first deal, appended to by [`super::Game`]. Its `Display` is the text of rules §6, which `FromStr` reads;
/// serde writes it as that text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The preset that the record names.
    pub preset: Preset,
    /// The rules: the preset with fields changed.
    pub rules: Arc<Rules>,
    /// The name of each seat, then of the fifth where one of five rests.
    pub names: Vec<String>,
    /// Whether the match was practice from the start.
    pub practice: bool,
    /// Its hands.
    pub hands: Vec<HandRecord>,
}

/// The SHA-256 of a deck as written in a record, in hexadecimal.
#[must_use]
pub fn deck_sha256(deck: &Deck) -> String {
    Sha256::digest(deck.to_string()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A name: plain if that is unambiguous, else as a JSON string.
struct Name<'a>(&'a str);

impl fmt::Display for Name<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Name(name) = self;
        let plain =
            !name.is_empty() && !name.contains(|c: char| c.is_whitespace() || c.is_control() || "#\"".contains(c));
        if plain { f.write_str(name) } else { write!(f, "{}", serde_json::Value::from(*name)) }
    }
}

impl Record {
    /// The lines before the first hand.
    fn write_head(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "canasta-record 1\nrules {}", self.preset)?;
        let changes = self.rules.changes_from(&self.preset.rules());
        if !changes.is_empty() {
            write!(f, " {}", serde_json::Value::Object(changes))?;
        }
        f.write_str(if self.practice { "\npractice\nseats" } else { "\nseats" })?;
        for name in &self.names {
            write!(f, " {}", Name(name))?;
        }
        f.write_str("\n")
    }

    /// The name of who rests in a hand of the text, from 0.
    fn resting(&self, hand: usize) -> Option<&String> {
        // A match has fewer hands than numbers.
        self.names.get(self.rules.people_of_hand(hand as u32 + 1).resting()?)
    }

    /// The record without hidden cards: the finished hands, and the actions of the current hand as comments, without its
    /// deck. The text is a valid record.
    #[must_use]
    pub fn as_seen(&self) -> String {
        let on = self.hands.last().is_some_and(|hand| hand.end.is_none());
        let mut seen = self.clone();
        let current = if on { seen.hands.pop() } else { None };
        let mut text = seen.to_string();
        if let Some(hand) = current {
            let number = self.hands.len();
            text += &format!("# hand {number} dealer {} scores {}", hand.dealer.index(), Scores(hand.scores));
            text += IS_ON;
            text.push('\n');
            if let Some(name) = self.resting(number - 1) {
                text += &format!("# rests {}\n", Name(name));
            }
            for entry in &hand.entries {
                text += &format!("# {entry}\n");
            }
        }
        text
    }
}

/// The end of the comment line of a current hand in a record without hidden cards.
const IS_ON: &str = " is on: its deck is shown after its end";

/// Whether a record was written by [`Record::as_seen`] during a hand, so that it does not hold that hand.
#[must_use]
pub fn omits_current_hand(text: &str) -> bool {
    text.lines().any(|line| line.starts_with("# hand ") && line.trim_end().ends_with(IS_ON))
}

struct Scores(BySide<i32>);

impl fmt::Display for Scores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(i, score)| write!(f, "{}{score}", if i == 0 { "" } else { " " }))
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Action(seat, action) => write!(f, "{} {action}", seat.index()),
            Entry::Practice => f.write_str("practice"),
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_head(f)?;
        for (i, hand) in self.hands.iter().enumerate() {
            let Start::Deal(deal) = &hand.start else {
                f.write_str("# a hand began at a position that was set up\n")?;
                continue;
            };
            writeln!(f, "hand {} dealer {} scores {}", i + 1, hand.dealer.index(), Scores(hand.scores))?;
            if let Some(name) = self.resting(i) {
                writeln!(f, "rests {}", Name(name))?;
            }
            writeln!(f, "deck {}", deal.deck)?;
            if deal.sha256 {
                writeln!(f, "sha256 {}", deck_sha256(&deal.deck))?;
            }
            if let Some(cut) = deal.cut {
                writeln!(f, "cut {cut}")?;
            }
            for entry in &hand.entries {
                writeln!(f, "{entry}")?;
            }
            if let Some((ended, totals)) = hand.end {
                writeln!(f, "end {} scores {}", ended.name(), Scores(totals))?;
            }
        }
        if let Some(end) = self.hands.last().and_then(|hand| hand.game_end(&self.rules)) {
            writeln!(f, "result {} margin {}", end.winner.index(), end.margin)?;
        }
        Ok(())
    }
}
