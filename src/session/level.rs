//! Who plays a seat: a person, or a bot of the roster.

use crate::bots::{Bot, Thumb, levels, named};
use crate::rules::{Action, Observation};
use serde::{Deserialize, Serialize};

/// Those that play by rules of thumb alone.
const QUICK: [&str; 4] = ["thumb", "beginner", "casual", "club"];

/// A bot of the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level(&'static str);

impl Level {
    /// The rules of thumb, which need no thinking.
    pub const THUMB: Level = Level("thumb");

    /// The one that seats have at first.
    #[must_use]
    pub const fn usual() -> Level {
        Level("club")
    }

    /// The bot with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        named(name).map(|entry| Level(entry.name))
    }

    /// Its name in the roster.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Whether it answers so quickly that nothing runs beside the page for it. Bots not named here are asked there,
    /// which suits each.
    #[must_use]
    pub fn is_quick(self) -> bool {
        QUICK.contains(&self.0)
    }

    /// What it does at once, if it is quick; else what the rules of thumb say.
    #[must_use]
    pub fn quick_action(self, seen: &Observation<'_>) -> Action {
        match named(self.0).filter(|_| self.is_quick()) {
            // Rules of thumb draw nothing by lot.
            Some(entry) => (entry.make)([0; 32], None).act(seen),
            None => Thumb::default().act(seen),
        }
    }

    /// Those that are offered, from the weakest to the strongest.
    pub fn offered() -> impl Iterator<Item = Level> {
        levels().map(|entry| Level(entry.name))
    }
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Player {
    /// The person at the screen.
    Person,
    /// A bot.
    Bot(Level),
}

const PERSON: &str = "person";

impl Player {
    /// The name in the page and in storage.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Player::Person => PERSON,
            Player::Bot(level) => level.name(),
        }
    }

    /// Who has this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Player> {
        if name == PERSON { Some(Player::Person) } else { Level::named(name).map(Player::Bot) }
    }
}

impl From<Player> for String {
    fn from(player: Player) -> String {
        player.name().to_owned()
    }
}

impl From<String> for Player {
    /// A bot that this version does not know is no reason to give a game up: the usual one takes the seat.
    fn from(name: String) -> Player {
        Player::from_name(&name).unwrap_or(Player::Bot(Level::usual()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_kept_by_name() {
        let all = std::iter::once(Player::Person).chain(Level::offered().map(Player::Bot));
        for player in all {
            assert_eq!(Player::from_name(player.name()), Some(player));
            let text = serde_json::to_string(&player).unwrap();
            assert_eq!(serde_json::from_str::<Player>(&text).unwrap(), player);
        }
        let unknown: Player = serde_json::from_str("\"deep-thought\"").unwrap();
        assert_eq!(unknown, Player::Bot(Level::usual()));
        assert_eq!(Player::from_name("deep-thought"), None);
    }

    #[test]
    fn the_usual_level_and_the_strongest_are_offered_once() {
        let names: Vec<&str> = Level::offered().map(Level::name).collect();
        assert_eq!(names.iter().filter(|&&name| name == Level::usual().name()).count(), 1);
        assert_eq!(names.last(), Some(&"master"));
        assert!(QUICK.iter().all(|name| named(name).is_some()));
    }
}
