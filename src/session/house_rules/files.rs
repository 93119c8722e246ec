//! Settings and records as text, out and in.

use super::feedback::Feedback;
use super::own_rules::OwnRulesList;
use crate::rules::{Game, omits_current_hand, replay};
use crate::session::level::Player;
use crate::session::plan::{Place, places};
use crate::session::settings::Settings;
use serde_json::{Value, json};

/// The form in which settings are exported. A later form gets another number.
const VERSION: u32 = 1;

/// No record or settings are longer, in bytes.
pub const LONGEST_TEXT: usize = 4_000_000;

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

/// The text of a file without what may stand before its first character.
fn trimmed(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim_start()
}

/// What a text holds, as far as its first character says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// Nothing.
    Nothing,
    /// Settings.
    Settings,
    /// A record.
    Record,
}

impl TextKind {
    pub fn of(text: &str) -> TextKind {
        match trimmed(text) {
            "" => TextKind::Nothing,
            json if json.starts_with('{') => TextKind::Settings,
            _ => TextKind::Record,
        }
    }
}

/// These settings with those of an exported text, and the own rules in it.
///
/// # Errors
/// If the text is not what was exported, or one of its settings or rules is not one.
pub fn read_settings(text: &str, now: &Settings) -> Result<(Settings, OwnRulesList), Feedback> {
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
    let text = trimmed(text);
    let file = serde_json::from_str::<Value>(text).map_err(|_| Feedback::NoFile)?;
    let ours = text.len() <= LONGEST_TEXT && file["canasta"] == "settings" && file["version"] == VERSION;
    ours.then_some(file).ok_or(Feedback::NoFile)
}

/// The game of a record, with the person at the first seat.
pub fn read_record(text: &str) -> Result<(Game, Vec<Place>), Feedback> {
    if text.len() > LONGEST_TEXT || trimmed(text).starts_with('{') {
        return Err(Feedback::NoFile);
    }
    let replay = replay(text);
    if let Some(wrong) = replay.error {
        return Err(Feedback::BadRecord(Box::new(wrong)));
    }
    let nothing = if omits_current_hand(text) { Feedback::HandWasOn } else { Feedback::NoDeal };
    let mut game = replay.game.filter(|game| game.state().is_some()).ok_or(nothing)?;
    if game.hand_is_on() {
        // Its deck stands in the text.
        game.mark_practice();
    }
    let mut seats = places(game.rules().players);
    for (place, name) in seats.iter_mut().zip(&game.record().names).filter(|(_, name)| !name.is_empty()) {
        place.name.clone_from(name);
    }
    // Bots that a comment names come with it; the first seat is the person's.
    let players: Vec<Option<Player>> = players_of(text);
    if players.len() == seats.len() {
        for (place, player) in seats.iter_mut().zip(players).skip(1) {
            place.player = player.filter(|player| *player != Player::Person).unwrap_or(place.player);
        }
    }
    Ok((game, seats))
}

/// The beginning of the comment that says who played each seat.
const PLAYERS: &str = "# players ";

/// Who played, as a comment of the record says it.
fn players_of(text: &str) -> Vec<Option<Player>> {
    let line = text.lines().take(8).find_map(|line| line.strip_prefix(PLAYERS));
    line.unwrap_or_default().split_whitespace().map(Player::from_name).collect()
}

/// That comment, with its line end.
pub fn players_line(places: &[Place]) -> String {
    let names: Vec<String> = places.iter().map(|place| place.player.to_string()).collect();
    format!("{PLAYERS}{}\n", names.join(" "))
}

/// The record with only what the person has seen, and the players in a comment; the whole once no hand is on.
pub fn record_text(game: &Game, places: &[Place]) -> String {
    let mut text = game.record().as_seen();
    // The comment stands behind the line of the seats.
    let seats = text.find("\nseats ").and_then(|at| Some(at + 2 + text.get(at + 1..)?.find('\n')?));
    if let Some(at) = seats {
        text.insert_str(at, &players_line(places));
    }
    text
}
