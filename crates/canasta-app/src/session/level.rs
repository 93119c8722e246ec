//! The player of a seat: a person, or a bot of the roster.

use canasta::bots::{Bot, Budget, HeuristicBot, RosterEntry, SearchBot, Style, find_bot, levels};
use canasta::rules::{Action, Observation, Seed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The level that searches up to the time limit of the settings.
const MASTER: &str = "master";
/// The levels whose search has the same seed in every position. The seed of the others follows from the observation. Either way equal
/// observations give equal actions, so undo and reload change nothing.
const WITH_FIXED_SEED: [&str; 2] = ["casual", "club"];
const FIXED_SEED: Seed = [0; 32];

/// A bot of the roster, with its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    name: &'static str,
    style: Style,
}

impl Level {
    /// The heuristic bot, which does not search.
    pub const THUMB: Level = Level { name: "thumb", style: Style::Balanced };

    /// The default level of a seat.
    #[must_use]
    pub const fn usual() -> Level {
        Level { name: "club", style: Style::Balanced }
    }

    /// The strongest level.
    #[must_use]
    pub const fn strongest() -> Level {
        Level { name: MASTER, style: Style::Balanced }
    }

    fn of(entry: &RosterEntry) -> Level {
        Level { name: entry.name, style: Style::Balanced }
    }

    /// The level with this name, optionally followed by a colon and a style.
    #[must_use]
    pub fn named(name: &str) -> Option<Level> {
        let (name, style) = name.split_once(':').map_or((name, None), |(name, style)| (name, Some(style)));
        let entry = find_bot(name)?;
        let style = match style {
            // Some bots have no styles.
            Some(style) if entry.has_styles() => style.parse().ok()?,
            Some(_) => return None,
            None => Style::Balanced,
        };
        Some(Level { style, ..Level::of(entry) })
    }

    /// The name in the roster.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The style of play.
    #[must_use]
    pub const fn style(self) -> Style {
        self.style
    }

    /// The level with this style, or unchanged in the balanced style if it has no styles.
    #[must_use]
    pub fn styled(self, style: Style) -> Level {
        let can = find_bot(self.name).is_some_and(RosterEntry::has_styles);
        Level { style: if can { style } else { Style::Balanced }, ..self }
    }

    /// The default player names of this level.
    #[must_use]
    pub fn people(self) -> &'static [&'static str] {
        find_bot(self.name).map_or(&[], |entry| entry.player_names)
    }

    /// Whether the level plays by heuristic alone, so that it runs in the page. All others run in the worker, which is safe for
    /// any bot.
    #[must_use]
    pub fn is_heuristic(self) -> bool {
        find_bot(self.name).is_some_and(RosterEntry::is_heuristic)
    }

    /// Whether the time limit ends the search, so that a repeated search may have another result.
    #[must_use]
    pub fn is_time_limited(self) -> bool {
        self.name == MASTER
    }

    /// A new bot of this level. The program of the worker alone holds all of them.
    #[must_use]
    pub fn bot(self, seed: Seed, budget: Option<Budget>) -> Box<dyn Bot> {
        match find_bot(self.name) {
            Some(entry) => entry.create_bot(self.seed_or(seed), budget, self.style),
            None => Box::new(HeuristicBot::default()),
        }
    }

    /// The search of the level, if it searches. It repeats the search of [`Level::bot`] with the same seed.
    #[must_use]
    pub fn search(self, seed: Seed, budget: Option<Budget>) -> Option<SearchBot> {
        find_bot(self.name)?.create_search(self.seed_or(seed), budget, self.style)
    }

    fn seed_or(self, seed: Seed) -> Seed {
        if WITH_FIXED_SEED.contains(&self.name) { FIXED_SEED } else { seed }
    }

    /// The action of a level that plays by heuristic; that of [`Level::THUMB`] for any other.
    #[must_use]
    pub fn heuristic_action(self, seen: &Observation<'_>) -> Action {
        match find_bot(self.name).and_then(|entry| entry.create_heuristic(self.style)) {
            Some(mut bot) => bot.act(seen),
            None => HeuristicBot::default().act(seen),
        }
    }

    /// The action of its rules of thumb alone, for a program that holds no more yet.
    #[must_use]
    pub fn thumb_action(self, seen: &Observation<'_>) -> Action {
        find_bot(self.name).and_then(|entry| entry.rules_of_thumb(self.style)).unwrap_or_default().act_by_thumb(seen)
    }

    /// The next stronger level on offer, in the same style.
    #[must_use]
    pub fn next(self) -> Option<Level> {
        let next = Level::offered().skip_while(|level| level.name() != self.name()).nth(1)?;
        Some(next.styled(self.style))
    }

    /// The levels on offer, weakest first.
    pub fn offered() -> impl Iterator<Item = Level> {
        levels().map(Level::of)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.style {
            Style::Balanced => f.write_str(self.name),
            style => write!(f, "{}:{style}", self.name),
        }
    }
}

/// The player of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Player {
    /// The person at the screen.
    Person,
    /// A bot.
    Bot(Level),
    /// A friend at another device.
    Friend,
}

const PERSON: &str = "person";
const FRIEND: &str = "friend";

impl Player {
    /// The player with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Player> {
        match name {
            PERSON => Some(Player::Person),
            FRIEND => Some(Player::Friend),
            name => Level::named(name).map(Player::Bot),
        }
    }
}

/// The name in the page and in storage.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person => f.write_str(PERSON),
            Player::Bot(level) => level.fmt(f),
            Player::Friend => f.write_str(FRIEND),
        }
    }
}

impl From<Player> for String {
    fn from(player: Player) -> String {
        player.to_string()
    }
}

/// An unknown bot becomes one of the usual level, so that a game saved by another version can still be opened.
impl From<String> for Player {
    fn from(name: String) -> Player {
        Player::from_name(&name).unwrap_or(Player::Bot(Level::usual()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_kept_by_name() {
        let styled = |level: Level| Style::ALL.map(|style| Player::Bot(level.styled(style)));
        let all = [Player::Person, Player::Friend, Player::Bot(Level::THUMB)]
            .into_iter()
            .chain(Level::offered().flat_map(styled));
        for player in all {
            assert_eq!(Player::from_name(&player.to_string()), Some(player));
            assert_eq!(Player::from(String::from(player)), player);
        }
        assert_eq!(Player::from("deep-thought".to_owned()), Player::Bot(Level::usual()));
        assert!(serde_json::from_str::<Player>("1").is_err());
        for name in ["deep-thought", "club:", "club:dreamer", "thumb:runner", "person:runner", ""] {
            assert_eq!(Player::from_name(name), None, "{name}");
        }
        assert_eq!(Player::from_name("master:runner").unwrap().to_string(), "master:runner");
        assert_eq!(Level::THUMB.styled(Style::Runner), Level::THUMB);
    }

    #[test]
    fn the_usual_level_and_the_strongest_are_offered_once() {
        let names: Vec<&str> = Level::offered().map(Level::name).collect();
        assert_eq!(names.iter().filter(|&&name| name == Level::usual().name()).count(), 1);
        assert_eq!(names.last(), Some(&"master"));
        assert!(WITH_FIXED_SEED.iter().all(|name| find_bot(name).is_some()));
    }
}
