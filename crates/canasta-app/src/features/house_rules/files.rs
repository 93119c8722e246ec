//! Export and import of settings and records as text.

use super::feedback::Feedback;
use super::own_rules::OwnRulesList;
use crate::features::library::FileKind;
use crate::features::settings::Settings;
use crate::session::level::Player;
use crate::session::plan::{Place, places, take_names};
use crate::session::save::{Restored, restore};
use canasta::rules::{Game, Replay, Replaying, is_invisible, omits_current_hand, plain_text, replay};
use serde_json::{Value, json};

/// The version of the format of exported settings.
const VERSION: u32 = 1;

/// The longest text that is imported, in bytes: a match of a hundred hands is shorter, and a longer one would stop the page while it is
/// read.
pub const LONGEST_TEXT: usize = 500_000;

/// Settings and own rules as text.
pub fn settings_text(settings: &Settings, own: &OwnRulesList) -> String {
    let all = json!({
        "canasta": "settings",
        "version": VERSION,
        "settings": settings.fields(),
        "own_rules": own.write(),
    });
    format!("{all:#}")
}

/// From this length on a text is read in steps, in bytes: replaying it in one task would stop the page for too long.
pub const LONG_TEXT: usize = 100_000;

/// The text of a file without what shows nothing at its start, such as a byte order mark, and white space.
fn trimmed(text: &str) -> &str {
    text.trim_start_matches(|c: char| is_invisible(c) || c.is_whitespace())
}

/// The text as it is or, where it cannot be read so, without what a chat or a mail has made of it. As it is comes first, because a name
/// may hold what is invisible elsewhere.
fn read_either<T>(text: &str, read: impl Fn(&str) -> Result<T, Feedback>) -> Result<T, Feedback> {
    if text.len() > LONGEST_TEXT {
        return Err(Feedback::NoFile);
    }
    read(text).or_else(|wrong| {
        read(&as_sent(text)).map_err(|other| match (&wrong, &other) {
            // The reading that has come further names what is really wrong.
            (Feedback::BadRecord(first), Feedback::BadRecord(second)) if second.line > first.line => other,
            _ => wrong,
        })
    })
}

/// A text as it was before a chat or a mail: with the characters of a keyboard, without the marks of quotations and of code, and without
/// the words before a record. Every line keeps its number.
fn as_sent(text: &str) -> String {
    let plain = plain_text(text);
    let start = plain.find("canasta-record").filter(|_| !trimmed(&plain).starts_with('{')).unwrap_or(0);
    let (before, after) = plain.split_at(start);
    let mut sent = "\n".repeat(before.matches('\n').count());
    for line in after.lines() {
        let line = line.trim_start_matches(['>', ' ']);
        sent.push_str(if line.starts_with("```") { "" } else { line });
        sent.push('\n');
    }
    sent
}

/// The kind of a text, by its beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// An empty text.
    Nothing,
    /// Settings.
    Settings,
    /// A library, or a match that goes on.
    Library,
    /// A record, or the save of a game.
    Record,
}

impl TextKind {
    pub fn of(text: &str) -> TextKind {
        match trimmed(text) {
            "" => TextKind::Nothing,
            json if FileKind::of(json.lines().next().unwrap_or_default()) == FileKind::Library => TextKind::Library,
            json if json.starts_with('{') && !json.contains("canasta-record") => TextKind::Settings,
            _ => TextKind::Record,
        }
    }
}

/// These settings with those of an exported text, and the own rules in it.
///
/// # Errors
/// If the text is not an export, or one of its settings or rules is invalid.
pub fn read_settings(text: &str, now: &Settings) -> Result<(Settings, OwnRulesList), Feedback> {
    read_either(text, |text| read_plain_settings(text, now))
}

fn read_plain_settings(text: &str, now: &Settings) -> Result<(Settings, OwnRulesList), Feedback> {
    let file = settings_file(text)?;
    let mut settings = *now;
    for (name, value) in file["settings"].as_object().ok_or(Feedback::NoFile)? {
        settings.set(name, value).map_err(|_| Feedback::BadSettings(name.clone()))?;
    }
    let own = match &file["own_rules"] {
        Value::Null => OwnRulesList::default(),
        list => match OwnRulesList::read(list) {
            (own, true) => own,
            _ => return Err(Feedback::BadSettings("own_rules".to_owned())),
        },
    };
    Ok((settings, own))
}

fn settings_file(text: &str) -> Result<Value, Feedback> {
    let text = Some(trimmed(text)).filter(|text| text.len() <= LONGEST_TEXT).ok_or(Feedback::NoFile)?;
    let file = serde_json::from_str::<Value>(text).map_err(|_| Feedback::NoFile)?;
    let ours = file["canasta"] == "settings" && file["version"] == VERSION;
    ours.then_some(file).ok_or(Feedback::NoFile)
}

/// The game of a save that was taken from the device's storage.
fn read_save(text: &str) -> Result<(Game, Vec<Place>), Feedback> {
    let Restored { game: Some((mut game, seats)), damage: None, .. } = restore(text) else {
        return Err(Feedback::NoFile);
    };
    if game.state().is_none() {
        return Err(Feedback::NoDeal);
    }
    if game.hand_is_on() {
        game.mark_practice();
    }
    Ok((game, seats))
}

/// The game of a record, with the person at the first seat, or of a save.
pub fn read_record(text: &str) -> Result<(Game, Vec<Place>), Feedback> {
    read_either(text, read_plain_record)
}

/// A record that is read in steps, as it is or, where it cannot be read so, without what a chat has made of it.
pub struct ReadingRecord {
    text: String,
    replaying: Replaying,
    /// Whether it is the second reading.
    is_as_sent: bool,
}

impl ReadingRecord {
    /// Begins with a text; `None` if it is no record or too long.
    pub fn new(text: String) -> Option<ReadingRecord> {
        let is_record = text.len() <= LONGEST_TEXT && !trimmed(&text).starts_with('{');
        is_record.then(|| ReadingRecord { text, replaying: Replaying::default(), is_as_sent: false })
    }

    /// Reads so many further lines. True if nothing is left to be read.
    pub fn advance(&mut self, lines: usize) -> bool {
        self.replaying.advance(&self.text, lines)
    }

    /// How many bytes are yet to be read.
    pub const fn left(&self) -> usize {
        self.text.len().saturating_sub(self.replaying.bytes())
    }

    /// The game, or what is to be read instead.
    pub fn finish(self) -> Result<(Game, Vec<Place>), Option<Box<ReadingRecord>>> {
        let ReadingRecord { text, replaying, is_as_sent } = self;
        of_replay(&text, replaying.finish()).map_err(|_| {
            let text = if is_as_sent { return None } else { as_sent(&text) };
            Some(Box::new(ReadingRecord { text, replaying: Replaying::default(), is_as_sent: true }))
        })
    }
}

fn read_plain_record(text: &str) -> Result<(Game, Vec<Place>), Feedback> {
    if trimmed(text).starts_with('{') {
        return read_save(trimmed(text));
    }
    of_replay(text, replay(text))
}

/// The game of a record that was read.
fn of_replay(text: &str, replay: Replay) -> Result<(Game, Vec<Place>), Feedback> {
    if let Some(wrong) = replay.error {
        return Err(Feedback::BadRecord(Box::new(wrong)));
    }
    let nothing = if omits_current_hand(text) { Feedback::HandWasOn } else { Feedback::NoDeal };
    let mut game = replay.game.filter(|game| game.state().is_some()).ok_or(nothing)?;
    if game.hand_is_on() {
        // The text shows the deck, so the game can only be practice.
        game.mark_practice();
    }
    let mut seats = places(game.rules().players);
    take_names(&mut seats, &game);
    // A comment names the bots; the first seat is the person's.
    let players: Vec<Option<Player>> = players_of(text);
    if players.len() == seats.len() {
        for (place, player) in seats.iter_mut().zip(players).skip(1) {
            place.player = player.filter(|player| *player != Player::Person).unwrap_or(place.player);
        }
    }
    Ok((game, seats))
}

/// The prefix of the comment that names the player of each seat.
const PLAYERS: &str = "# players ";

/// The players that a comment of the record names.
fn players_of(text: &str) -> Vec<Option<Player>> {
    let line = text.lines().take(8).find_map(|line| line.strip_prefix(PLAYERS));
    line.unwrap_or_default().split_whitespace().map(Player::from_name).collect()
}

/// The comment that names the players, with its line end.
pub fn players_line(places: &[Place]) -> String {
    let names: Vec<String> = places.iter().map(|place| place.player.to_string()).collect();
    format!("{PLAYERS}{}\n", names.join(" "))
}

/// The record with the players in a comment. While a hand is on, it holds only what the person has seen.
pub fn record_text(game: &Game, places: &[Place]) -> String {
    let mut text = game.record().as_seen();
    // The comment goes after the line of the seats.
    let seats = text.find("\nseats ").and_then(|at| Some(at + 2 + text.get(at + 1..)?.find('\n')?));
    if let Some(at) = seats {
        text.insert_str(at, &players_line(places));
    }
    text
}
