//! The game that a person knows, with which the next game is compared.

use super::level::Level;
use canasta::rules::{Preset, Rules};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The game that a person knows: its rules, and the level of its bots if it is one.
/// It is kept with the plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownGame {
    /// The rules.
    pub rules: Rules,
    /// The level of all bots, if it is one.
    pub level: Option<Level>,
}

/// The stored form: the fields that differ from the classic game, and the name of the level.
#[derive(Serialize, Deserialize)]
struct Saved {
    rules: Map<String, Value>,
    #[serde(default)]
    level: Option<String>,
}

impl KnownGame {
    pub(super) const fn of(rules: &Rules, level: Option<Level>) -> KnownGame {
        KnownGame { rules: *rules, level }
    }

    /// The value for the device's storage.
    pub(super) fn write(self) -> Value {
        let rules = self.rules.changes_from(&Preset::Classic.rules());
        serde_json::json!(Saved { rules, level: self.level.map(|level| level.to_string()) })
    }

    /// The game in a stored value; none if it is damaged.
    pub(super) fn read(value: &Value) -> Option<KnownGame> {
        let saved = Saved::deserialize(value).ok()?;
        let rules = Preset::Classic.rules().with(&saved.rules).ok()?;
        Some(KnownGame { rules, level: saved.level.and_then(|name| Level::named(&name)) })
    }
}

/// What is new in the game on the table to somebody who knows another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    /// The game that the person knows.
    pub before: KnownGame,
    /// The game on the table.
    pub now: KnownGame,
}
