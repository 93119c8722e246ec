//! Reading records: the longest valid prefix, and the error of the first wrong line (rules §6).

use super::action::Action;
use super::cards::Card;
use super::deal::Deck;
use super::error::{RecordProblem as Problem, RuleError};
use super::game::Game;
use super::meld_key::MeldKey;
use super::record::{Record, deck_sha256};
use super::ruleset::{BadRules, Preset, Rules};
use super::seat::{BySide, Players, Seat};
use super::serde_text::serde_by_text;
use super::state::Ended;
use serde_json::Value;
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// The result of reading a record.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The match up to the first wrong line; `None` without a valid head.
    pub game: Option<Game>,
    /// The first wrong line.
    pub error: Option<LineError>,
}

/// The first wrong line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineError {
    /// Its number, from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
    /// Why it is wrong.
    pub error: RuleError,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.error {
            RuleError::UnknownAction => f.write_str("cannot be read"),
            error => error.fmt(f),
        }
    }
}

impl std::error::Error for LineError {}

/// A hand that is announced but not dealt yet.
struct Announced {
    dealer: Seat,
    deck: Option<Deck>,
    sha256: Option<String>,
    cut: Option<usize>,
    /// Whether the line of who rests was read.
    is_rest_read: bool,
    /// Whether hidden cards were seen before the first action.
    practice: bool,
}

#[derive(Default)]
struct Reader {
    headed: bool,
    rules: Option<(Preset, Rules)>,
    practice: bool,
    game: Option<Game>,
    announced: Option<Announced>,
    end_read: bool,
    result_read: bool,
}

/// Reads a record, checking every line against the rules.
///
/// ```
/// use canasta::rules::replay;
/// let replay = replay("canasta-record 1\nrules duel\nseats Ada Ben\nhand 1 dealer 0 scores 0 0\n");
/// assert!(replay.error.is_none() && replay.game.is_some());
/// assert_eq!(replay.game.unwrap().record().names, ["Ada", "Ben"]);
/// let replay = canasta::rules::replay("once upon a time");
/// assert_eq!(replay.error.unwrap().error.code(), "bad-record");
/// ```
#[must_use]
pub fn replay(text: &str) -> Replay {
    let mut replaying = Replaying::default();
    while !replaying.advance(text, usize::MAX) {}
    replaying.finish()
}

/// A record that is read in steps, so that a long one does not stop the page.
#[derive(Default)]
pub struct Replaying {
    reader: Reader,
    /// How many bytes and lines are read.
    at: usize,
    lines: usize,
    error: Option<LineError>,
}

impl Replaying {
    /// Reads so many further lines of the record, which is the same text at each step; a line that a mail has folded is one. True
    /// if nothing is left to be read.
    pub fn advance(&mut self, text: &str, lines: usize) -> bool {
        // Some editors write a byte order mark before the text.
        if self.at == 0 && text.starts_with('\u{feff}') {
            self.at = '\u{feff}'.len_utf8();
        }
        let mut left = text.get(self.at..).unwrap_or_default().split_inclusive('\n');
        for _ in 0..lines {
            let Some(whole) = left.next().filter(|_| self.error.is_none()) else { return true };
            (self.at, self.lines) = (self.at + whole.len(), self.lines + 1);
            let (mut line, number) = (Cow::Borrowed(without_end(whole)), self.lines);
            let mut last = without_end(whole);
            while let Some(next) =
                left.clone().next().filter(|next| self.reader.is_folded(&line, last, without_end(next)))
            {
                left.next();
                (self.at, self.lines) = (self.at + next.len(), self.lines + 1);
                last = without_end(next);
                let whole = line.to_mut();
                whole.truncate(whole.trim_end().len());
                whole.push(' ');
                whole.push_str(last.trim());
            }
            let bare = without_comment(&line).trim();
            if let Err(error) = if bare.is_empty() { Ok(()) } else { self.reader.line(bare) } {
                self.error = Some(LineError { line: number, text: line.into_owned(), error });
            }
        }
        false
    }

    /// How many bytes are read.
    #[must_use]
    pub const fn bytes(&self) -> usize {
        self.at
    }

    /// What was read.
    #[must_use]
    pub fn finish(self) -> Replay {
        let Replaying { mut reader, mut error, .. } = self;
        // Deal a deck that could still have been cut. Without a deck, a mark of practice belongs before the hand.
        let _ = reader.deal();
        if reader.announced.is_some_and(|hand| hand.practice) {
            reader.game.iter_mut().for_each(Game::mark_practice);
        }
        if error.is_none() && !reader.headed {
            error = Some(LineError { line: 1, text: String::new(), error: bad(Problem::NotARecord) });
        }
        Replay { game: reader.game, error }
    }
}

/// A whole record, as [`Record`]'s `Display` writes it.
///
/// # Errors
/// The first wrong line.
impl FromStr for Record {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Record, LineError> {
        match replay(text) {
            Replay { error: Some(error), .. } => Err(error),
            Replay { game: Some(game), .. } => Ok(game.record),
            Replay { game: None, error: None } => {
                Err(LineError { line: 1, text: String::new(), error: bad(Problem::NotARecord) })
            }
        }
    }
}

serde_by_text!(Record);

const fn bad(problem: Problem) -> RuleError {
    RuleError::BadRecord(problem)
}

/// The line up to a `#` that stands in no JSON string and before no number of a meld, as in `K#2`.
fn without_comment(line: &str) -> &str {
    let (mut quoted, mut escaped) = (false, false);
    let is_number = |at: usize| {
        let key = line[..at].chars().next_back().is_some_and(|c| "456789TJQKA3shdcW".contains(c));
        key && line[at + 1..].starts_with(|c: char| c.is_ascii_digit())
    };
    for (at, c) in line.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '#' if !quoted && !is_number(at) => return &line[..at],
            _ => {}
        }
    }
    line
}

/// A line without its end.
fn without_end(line: &str) -> &str {
    line.strip_suffix('\n').map_or(line, |line| line.strip_suffix('\r').unwrap_or(line))
}

/// The narrowest column at which programs for mails fold lines.
const NARROWEST_FOLD: usize = 60;
/// The longest line that is put together again, in bytes. A deck of eight packs has 1,300.
const LONGEST_FOLDED: usize = 8_000;

impl Reader {
    /// Whether a mail has folded a line at a space, so that it goes on in the next: the next begins with a word that had no room,
    /// and with what only the rest of this line can be. A line that is merely wrong is none, so that it is wrong where it stands.
    fn is_folded(&self, line: &str, last: &str, next: &str) -> bool {
        let mut words = next.split_whitespace();
        let Some(first) = words.next() else { return false };
        let has_room = last.chars().count() + 1 + first.chars().count() <= NARROWEST_FOLD;
        if has_room || line.len() > LONGEST_FOLDED {
            return false;
        }
        let mut begun = line.split_whitespace();
        let (verb, then) = (begun.next().unwrap_or_default(), begun.next().unwrap_or_default());
        match verb {
            "deck" => next.split_whitespace().all(|word| word.parse::<Card>().is_ok()),
            "rules" => first.starts_with('{') && !line.contains('{'),
            "sha256" => then.is_empty() && first.bytes().all(|byte| byte.is_ascii_hexdigit()),
            "seats" => {
                // While names are missing, or a quote is not closed.
                let read = line.trim_start().strip_prefix(verb).and_then(names).map(|names| names.len());
                let seats = self.rules.map_or(0, |(_, rules)| rules.people());
                read.is_none_or(|read| read < seats) && !begins_line(first, words.next())
            }
            _ if verb.starts_with('#') || matches!(then, "meld" | "take") => next.split_whitespace().all(is_of_group),
            _ => false,
        }
    }
}

/// Whether a word can stand in the groups of an action: a card, a plus sign, or the key of a meld.
fn is_of_group(word: &str) -> bool {
    word.split(['+', ':'])
        .all(|part| part.is_empty() || part.parse::<Card>().is_ok() || part.parse::<MeldKey>().is_ok())
}

/// Whether a line of a record begins with these words.
fn begins_line(first: &str, second: Option<&str>) -> bool {
    let is_action = || second.is_some_and(|verb| Action::VERBS.contains(&verb));
    matches!(first, "rules" | "practice" | "seats" | "hand" | "rests" | "deck" | "sha256" | "cut" | "end" | "result")
        || first.starts_with('#')
        || first.bytes().all(|byte| byte.is_ascii_digit()) && is_action()
}

/// Names separated by spaces, some of them JSON strings.
fn names(mut text: &str) -> Option<Vec<String>> {
    let mut names = Vec::new();
    loop {
        text = text.trim_start();
        if text.is_empty() {
            return Some(names);
        }
        if text.starts_with('"') {
            let mut values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
            let Value::String(name) = values.next()?.ok()? else { return None };
            names.push(name);
            text = text.get(values.byte_offset()..)?;
        } else {
            let end = text.find(char::is_whitespace).unwrap_or(text.len());
            names.push(text[..end].to_owned());
            text = &text[end..];
        }
    }
}

/// `scores` and a number for each side, nothing else.
fn scores(words: &[&str]) -> Option<BySide<i32>> {
    let (&"scores", numbers) = words.split_first()? else { return None };
    let numbers: Vec<i32> = numbers.iter().map(|number| number.parse().ok()).collect::<Option<_>>()?;
    (numbers.len() <= Players::MOST).then(|| BySide::from_list(numbers))
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), RuleError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        if !self.headed {
            self.headed = words == ["canasta-record", "1"];
            return if self.headed { Ok(()) } else { Err(bad(Problem::NotARecord)) };
        }
        if self.result_read {
            return Err(bad(Problem::UnexpectedLine));
        }
        match (verb, &mut self.game) {
            ("rules", None) if self.rules.is_none() => self.rules_line(rest),
            ("practice", None) if self.rules.is_some() && rest.is_empty() => {
                self.practice = true;
                Ok(())
            }
            ("seats", None) => self.seats_line(rest),
            (_, None) => Err(bad(Problem::UnexpectedLine)),
            ("hand", Some(_)) => self.hand_line(&words),
            ("rests", Some(_)) => self.rests_line(rest),
            ("deck" | "sha256" | "cut", Some(_)) => self.deck_line(verb, rest),
            ("end", Some(_)) => self.end_line(&words),
            ("result", Some(_)) => self.result_line(&words),
            ("practice", Some(_)) if rest.is_empty() => {
                match &mut self.announced {
                    // It is noted in the hand, which may be cut yet before it is dealt.
                    Some(hand) => hand.practice = true,
                    None => self.game.iter_mut().for_each(Game::mark_practice),
                }
                Ok(())
            }
            _ => self.action_line(verb, rest),
        }
    }

    fn rules_line(&mut self, rest: &str) -> Result<(), RuleError> {
        let (name, json) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let preset: Preset = name.parse()?;
        let changes = match json.trim() {
            "" => serde_json::Map::new(),
            json => match serde_json::from_str(json) {
                Ok(Value::Object(changes)) => changes,
                _ => return Err(BadRules::NotAnObject("rules").into()),
            },
        };
        self.rules = Some((preset, preset.rules().with(&changes)?));
        Ok(())
    }

    fn seats_line(&mut self, rest: &str) -> Result<(), RuleError> {
        let (preset, rules) = self.rules.ok_or(bad(Problem::UnexpectedLine))?;
        let names = names(rest).ok_or(bad(Problem::WrongSeats))?;
        if names.len() != rules.people() {
            return Err(bad(Problem::WrongSeats));
        }
        let mut game = Game::new(preset, rules, names)?;
        game.record.practice = self.practice;
        self.game = Some(game);
        Ok(())
    }

    /// The match; only called once it is there.
    fn game(&mut self) -> Result<&mut Game, RuleError> {
        self.game.as_mut().ok_or(bad(Problem::UnexpectedLine))
    }

    fn hand_line(&mut self, words: &[&str]) -> Result<(), RuleError> {
        self.deal()?;
        let (announced, end_read) = (self.announced.is_some(), self.end_read);
        let game = self.game()?;
        let first = game.record.hands.is_empty();
        if announced || game.hand_is_on() || game.end().is_some() || (!first && !end_read) {
            return Err(bad(Problem::UnexpectedLine));
        }
        let ["hand", number, "dealer", dealer, rest @ ..] = words else {
            return Err(bad(Problem::UnexpectedLine));
        };
        if number.parse() != Ok(game.record.hands.len() + 1) {
            return Err(bad(Problem::WrongHand));
        }
        let dealer = dealer.parse().ok().and_then(|n| game.rules().players.seat(n));
        let dealer = dealer.ok_or(bad(Problem::WrongDealer))?;
        if game.next_dealer().is_some_and(|next| next != dealer) {
            return Err(bad(Problem::WrongDealer));
        }
        if scores(rest) != Some(game.totals()) {
            return Err(bad(Problem::WrongScores));
        }
        self.announced =
            Some(Announced { dealer, deck: None, sha256: None, cut: None, is_rest_read: false, practice: false });
        self.end_read = false;
        Ok(())
    }

    /// `rests`: after `hand`, before the deck. It may be missing.
    fn rests_line(&mut self, rest: &str) -> Result<(), RuleError> {
        let game = self.game()?;
        let resting = game.rules().people_of_hand(game.record.hands.len() as u32 + 1).resting();
        let resting = resting.and_then(|person| game.record.names.get(person)).cloned();
        let hand = self.announced.as_mut().filter(|hand| hand.deck.is_none() && !hand.is_rest_read);
        let hand = hand.ok_or(bad(Problem::UnexpectedLine))?;
        match names(rest).as_deref() {
            Some([name]) if resting.as_ref() == Some(name) => {
                hand.is_rest_read = true;
                Ok(())
            }
            _ => Err(bad(Problem::WrongRest)),
        }
    }

    /// `deck`, `sha256` and `cut`: after `hand`, in any order, before the first action.
    fn deck_line(&mut self, verb: &str, rest: &str) -> Result<(), RuleError> {
        let rules = *self.game()?.rules();
        let hand = self.announced.as_mut().ok_or(bad(match verb {
            "cut" => Problem::WrongCut,
            _ => Problem::UnexpectedLine,
        }))?;
        match verb {
            "deck" if hand.deck.is_none() => {
                let deck = rest.parse().ok().filter(|deck: &Deck| deck.is_of(&rules));
                hand.deck = Some(deck.ok_or(bad(Problem::WrongDeck))?);
            }
            "sha256" if hand.sha256.is_none() => hand.sha256 = Some(rest.to_ascii_lowercase()),
            "cut" if hand.cut.is_none() => {
                let cut = rest.parse().ok().filter(|&n: &usize| n <= rules.cards().len());
                hand.cut = Some(cut.ok_or(bad(Problem::WrongCut))?);
            }
            _ => return Err(bad(Problem::UnexpectedLine)),
        }
        match (&hand.deck, &hand.sha256) {
            (Some(deck), Some(sha256)) if deck_sha256(deck) != *sha256 => {
                // The longest valid prefix ends before this line: without the deck, or without the hash.
                match verb {
                    "deck" => hand.deck = None,
                    _ => hand.sha256 = None,
                }
                Err(bad(Problem::WrongHash))
            }
            _ => Ok(()),
        }
    }

    /// Deals the announced hand if its deck is there.
    fn deal(&mut self) -> Result<(), RuleError> {
        match (self.announced.take(), &mut self.game) {
            (Some(Announced { dealer, deck: Some(deck), sha256, cut, practice, .. }), Some(game)) => {
                if !game.deal_with_commitment(dealer, deck, cut, sha256.is_some()) {
                    return Err(bad(Problem::UnexpectedLine));
                }
                if practice {
                    game.mark_practice();
                }
                Ok(())
            }
            (announced, _) => {
                self.announced = announced;
                Ok(())
            }
        }
    }

    fn action_line(&mut self, verb: &str, rest: &str) -> Result<(), RuleError> {
        self.deal()?;
        let (waiting, end_read) = (self.announced.is_some(), self.end_read);
        let game = self.game()?;
        let Some(state) = game.state().filter(|_| !waiting) else { return Err(bad(Problem::UnexpectedLine)) };
        let seat = verb.parse().ok().and_then(|n| game.rules().players.seat(n)).ok_or(bad(Problem::NoSeat))?;
        if end_read {
            return Err(RuleError::HandOver);
        }
        let action = state.read(rest)?;
        game.play(seat, &action)
    }

    fn end_line(&mut self, words: &[&str]) -> Result<(), RuleError> {
        self.deal()?;
        let (waiting, end_read) = (self.announced.is_some(), self.end_read);
        let game = self.game()?;
        let (["end", how, rest @ ..], Some(sheet), false, false) = (words, game.score(), waiting, end_read) else {
            return Err(bad(Problem::WrongEnd));
        };
        if Ended::from_name(how) != Some(sheet.ended) {
            return Err(bad(Problem::WrongEnd));
        }
        if scores(rest) != Some(sheet.totals()) {
            return Err(bad(Problem::WrongScores));
        }
        self.end_read = true;
        Ok(())
    }

    fn result_line(&mut self, words: &[&str]) -> Result<(), RuleError> {
        let end_read = self.end_read;
        let end = self.game()?.end().filter(|_| end_read).ok_or(bad(Problem::WrongResult))?;
        match words {
            ["result", winner, "margin", margin]
                if winner.parse() == Ok(end.winner.index()) && margin.parse() == Ok(end.margin) =>
            {
                self.result_read = true;
                Ok(())
            }
            _ => Err(bad(Problem::WrongResult)),
        }
    }
}
