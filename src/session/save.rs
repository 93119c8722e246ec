//! The game in progress as text for the device's storage.

use super::plan::{Place, Player, places};
use crate::rules::{Game, LineError, replay};
use serde::{Deserialize, Serialize};

/// The form of a save. A later form gets another number.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    /// Who plays each seat; the names stand in the record.
    players: Vec<Player>,
    record: String,
}

/// What came of reading a save.
#[derive(Clone, Debug)]
pub struct Restored {
    /// The game as far as it is whole; none if nothing of it could be read.
    pub game: Option<(Game, Vec<Place>)>,
    /// What was wrong.
    pub damage: Option<Damage>,
}

/// What is wrong with a save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It is no save, or one of a form that this version does not know.
    Unreadable,
    /// The record in it is wrong from a line on.
    Record(LineError),
}

/// The text to keep.
#[must_use]
pub fn save(game: &Game, places: &[Place]) -> String {
    let players = places.iter().map(|place| place.player).collect();
    let saved = Saved { version: VERSION, players, record: game.record().to_string() };
    // Numbers and strings always are JSON.
    serde_json::to_string(&saved).unwrap_or_default()
}

/// Reads a save. What is damaged is never thrown away here: the caller keeps the text until the person decides.
#[must_use]
pub fn restore(text: &str) -> Restored {
    let saved = serde_json::from_str::<Saved>(text).ok().filter(|saved| saved.version == VERSION);
    let Some(saved) = saved else {
        return Restored { game: None, damage: Some(Damage::Unreadable) };
    };
    let replay = replay(&saved.record);
    let game = replay.game.map(|game| {
        let mut seats = places(game.rules().players);
        for (place, name) in seats.iter_mut().zip(&game.record().names) {
            place.name.clone_from(name);
        }
        // The first seat is the person's whatever the file says: there must be one.
        for (place, player) in seats.iter_mut().zip(saved.players).skip(1) {
            place.player = player;
        }
        (game, seats)
    });
    Restored { game, damage: replay.error.map(Damage::Record) }
}
