//! The game that the *New game* dialog describes.

use crate::rules::{BadRules, Deck, Players, Preset, Rules, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Player {
    /// The person at the screen.
    #[serde(rename = "person")]
    Person,
    /// The rule-of-thumb bot.
    #[serde(rename = "thumb")]
    Thumb,
}

/// A name and who plays under it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The name.
    pub name: String,
    /// Who plays.
    pub player: Player,
}

/// The names that the seats have at first: the person's, then those of the bots clockwise.
pub const NAMES: [&str; 4] = ["You", "Ada", "Ben", "Cleo"];

/// The person at the first seat, bots at the others.
#[must_use]
pub fn places(players: Players) -> Vec<Place> {
    let place = |(i, name): (usize, &&str)| Place {
        name: (*name).to_owned(),
        player: if i == 0 { Player::Person } else { Player::Thumb },
    };
    NAMES.iter().take(players.count()).enumerate().map(place).collect()
}

/// Rules and seats chosen, not played yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The preset.
    pub preset: Preset,
    /// The target chosen instead of the preset's.
    pub target: Option<Option<i32>>,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { preset: Preset::Classic, target: None }
    }
}

/// The targets offered; `None`: one hand.
pub const TARGETS: [Option<i32>; 5] = [None, Some(1500), Some(2000), Some(3000), Some(5000)];

impl Plan {
    /// The rules of the game.
    ///
    /// # Errors
    /// If they cannot be.
    pub fn rules(&self) -> Result<Rules, BadRules> {
        let mut changes = Map::new();
        if let Some(target) = self.target {
            changes.insert("target".to_owned(), target.map_or(Value::Null, Value::from));
        }
        self.preset.rules().with(&changes)
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> Players {
        self.preset.rules().players
    }

    /// Chooses the preset for so many players that is nearest to the present one.
    pub fn set_players(&mut self, players: Players) {
        if self.players() == players {
            return;
        }
        self.preset = match self.preset {
            Preset::Classic | Preset::Evening | Preset::Pagat => Preset::ClassicTwo,
            Preset::ClassicTwo | Preset::Duel => Preset::Classic,
            Preset::RoomsTwo => Preset::RoomsFour,
            Preset::RoomsFour => Preset::RoomsTwo,
        };
        self.target = None;
    }

    /// Takes a value from the dialog; false if there is no such field or value.
    #[must_use]
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        match name {
            "preset" => match value.parse() {
                Ok(preset) => {
                    self.preset = preset;
                    self.target = None;
                }
                Err(_) => return false,
            },
            "players" => match value {
                "2" => self.set_players(Players::Two),
                "4" => self.set_players(Players::Four),
                _ => return false,
            },
            "target" => match (value, value.parse()) {
                ("hand", _) => self.target = Some(None),
                (_, Ok(target)) => self.target = Some(Some(target)),
                _ => return false,
            },
            _ => return false,
        }
        true
    }
}

/// Everything that a new game needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The preset that the record names.
    pub preset: Preset,
    /// The rules.
    pub rules: Rules,
    /// The seats; one for each player.
    pub places: Vec<Place>,
    /// The first dealer; `None`: drawn by lot.
    pub dealer: Option<Seat>,
    /// From which the lot and the first deck come.
    pub seed: Seed,
    /// The first deck, instead of a shuffled one.
    pub deck: Option<Deck>,
    /// Whether somebody could know the cards beforehand: a chosen deck or seed makes the game practice.
    pub chosen_cards: bool,
}
