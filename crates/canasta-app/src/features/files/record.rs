//! Records as texts: reading one with its players, at once or in steps, and writing one.

use super::text::{LONGEST_TEXT, as_sent, read_either, trimmed};
use crate::session::feedback::Feedback;
use crate::session::level::Player;
use crate::session::plan::{Place, people, take_names};
use crate::session::save::{Restored, restore};
use canasta::rules::{Game, Replay, Replaying, omits_current_hand, replay};

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
    let mut seats = people(game.rules());
    take_names(&mut seats, &game);
    // A comment names the bots; the first seat is the person's.
    let players: Vec<Option<Player>> = players_of(text);
    if players.len() == seats.len() {
        for (place, player) in seats.iter_mut().zip(players).skip(1) {
            place.player = player.filter(|player| matches!(player, Player::Bot(_))).unwrap_or(place.player);
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
fn players_line(places: &[Place]) -> String {
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
