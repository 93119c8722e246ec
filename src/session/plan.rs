//! The game that the *New game* dialog describes.

use super::json::{from_text, to_text};
use super::level::{Level, Player};
use super::plan_change::PlanChange;
use crate::bots::Style;
use crate::rules::{BadRules, Deck, Players, Preset, Rules, Seat, Seed, rules_code};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

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
        player: if i == 0 { Player::Person } else { Player::Bot(Level::usual()) },
    };
    NAMES.iter().take(players.count()).enumerate().map(place).collect()
}

/// What a bot is called where its name has gone to the person.
const SPARE_NAMES: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

/// "You" is everybody's name for themselves: it is that of the only person at the device, and of nobody else. Only
/// names that nobody chose are changed.
pub(super) fn assign_default_names(places: &mut [Place]) {
    let persons = places.iter().filter(|place| place.player == Player::Person).count();
    let you = NAMES[0];
    for at in 0..places.len() {
        let place = &places[at];
        let (number, is_you) = (format!("Player {}", at + 1), place.name.eq_ignore_ascii_case(you));
        let is_default = place.name == number || NAMES.get(at).is_some_and(|name| *name == place.name);
        let name = match place.player {
            Player::Person if persons > 1 && is_you => number,
            Player::Person if persons == 1 && is_default => you.to_owned(),
            Player::Bot(_) if is_you || place.name == number => {
                let free = |name: &&&str| places.iter().all(|other| other.name != **name);
                SPARE_NAMES.iter().find(free).map_or(number, |name| (*name).to_owned())
            }
            _ => continue,
        };
        places[at].name = name;
    }
}

/// Rules and seats chosen, not played yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The preset.
    pub preset: Preset,
    /// Fields of the preset that are changed, by their names.
    pub changes: Map<String, Value>,
    /// What was changed of other presets.
    shelf: Vec<(Preset, Map<String, Value>)>,
    /// Four seats, of which two players use the first two.
    places: Vec<Place>,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { preset: Preset::Classic, changes: Map::new(), shelf: Vec::new(), places: places(Players::Four) }
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
        self.preset.rules().with(&self.changes)
    }

    /// The code of its rules, if these can be.
    #[must_use]
    pub fn code(&self) -> Option<String> {
        self.rules().ok().map(|rules| rules_code(self.preset, &rules))
    }

    /// The seats of the game.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places[..self.players().count()]
    }

    /// Chooses these rules and seats.
    pub fn follow(&mut self, preset: Preset, rules: &Rules, places: &[Place]) {
        self.choose(preset, rules);
        for (place, chosen) in self.places.iter_mut().zip(places) {
            place.clone_from(chosen);
        }
    }

    /// Chooses rules, not seats.
    pub fn choose(&mut self, preset: Preset, rules: &Rules) {
        self.preset = preset;
        self.changes = rules.changes_from(&preset.rules());
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> Players {
        let changed = self.changes.get("players").and_then(|value| Players::deserialize(value).ok());
        changed.unwrap_or(self.preset.rules().players)
    }

    /// Goes over to a preset. What was changed of the one before is kept for when it is chosen again.
    fn set_preset(&mut self, preset: Preset) {
        if preset == self.preset {
            return;
        }
        let changes = std::mem::take(&mut self.changes);
        self.shelf.retain(|(other, _)| *other != self.preset);
        self.shelf.push((self.preset, changes));
        self.preset = preset;
        if let Some((_, changes)) = self.shelf.iter().find(|(other, _)| *other == preset) {
            self.changes.clone_from(changes);
        }
    }

    /// Chooses the preset for so many players that is nearest to the present one.
    pub fn set_players(&mut self, players: Players) {
        if self.players() == players {
            return;
        }
        if self.preset.rules().players == players {
            self.changes.remove("players");
            return;
        }
        self.set_preset(match self.preset {
            Preset::Classic | Preset::Evening | Preset::Pagat => Preset::ClassicTwo,
            Preset::ClassicTwo | Preset::Duel => Preset::Classic,
            Preset::RoomsTwo => Preset::RoomsFour,
            Preset::RoomsFour => Preset::RoomsTwo,
        });
        self.changes.remove("players");
    }

    /// Carries out a change. One that cannot be leaves the plan as it is.
    pub fn apply(&mut self, change: PlanChange) {
        match change {
            PlanChange::Preset(preset) => self.set_preset(preset),
            PlanChange::Players(players) => self.set_players(players),
            PlanChange::Target(target) => self.change("target", target.map_or(Value::Null, Value::from)),
            PlanChange::Name(seat, name) => {
                if let (Some(place), Some(name)) = (self.places.get_mut(seat), clean_name(&name)) {
                    place.name = name;
                }
            }
            PlanChange::Player(seat, player) => self.set_player(seat, player),
            PlanChange::Style(seat, style) => {
                if let Some(Place { player: Player::Bot(level), .. }) = self.places.get_mut(seat) {
                    *level = level.styled(style);
                }
            }
        }
    }
}

impl Plan {
    /// Changes a field of the rules; back to the preset's value, it is no change.
    pub fn change(&mut self, field: &str, value: Value) {
        if self.preset.rules().fields().get(field) == Some(&value) {
            self.changes.remove(field);
        } else {
            self.changes.insert(field.to_owned(), value);
        }
    }

    fn set_player(&mut self, seat: usize, player: Player) {
        let Some(place) = self.places.get_mut(seat) else { return };
        place.player = match (place.player, player) {
            // Another level likes to play as the one before.
            (Player::Bot(before), Player::Bot(level)) if level.style() == Style::Balanced => {
                Player::Bot(level.styled(before.style()))
            }
            _ => player,
        };
        if let Player::Bot(level) = player {
            rename(place, seat, level);
        }
    }
}

/// Each level has players of its own: one of them takes a seat whose name nobody chose.
fn rename(place: &mut Place, seat: usize, level: Level) {
    let stock = |name: &str| NAMES[1..].contains(&name) || Level::offered().any(|level| level.people().contains(&name));
    if seat == 0 || !stock(&place.name) {
        return;
    }
    let usual = (level.name() == Level::usual().name()).then(|| NAMES.get(seat)).flatten();
    if let Some(name) = usual.or_else(|| level.people().get(seat - 1)) {
        place.name = (*name).to_owned();
    }
}

/// A name as it can stand at a seat: without signs that cannot be seen, and not too long; none if nothing is left.
#[must_use]
pub fn clean_name(text: &str) -> Option<String> {
    let name: String = text.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    (!name.is_empty()).then_some(name)
}

/// The most letters of a name.
const LONGEST_NAME: usize = 20;

/// The form in which a plan is kept. A later form gets another number.
const VERSION: u32 = 1;

impl Plan {
    /// The text that the device keeps.
    #[must_use]
    pub fn write(&self) -> String {
        to_text(&Saved {
            version: VERSION,
            preset: self.preset,
            changes: self.changes.clone(),
            shelf: self.shelf.clone(),
            places: self.places.clone(),
        })
    }

    /// A plan from the text that the device keeps. Rules that cannot be are kept: the dialog says what is wrong with them.
    #[must_use]
    pub fn read(text: &str) -> Option<Plan> {
        let saved: Saved = from_text(text).ok().filter(|saved: &Saved| saved.version == VERSION)?;
        let fields = saved.preset.rules().fields();
        let known = |mut changes: Map<String, Value>| {
            changes.retain(|name, _| fields.contains_key(name));
            changes
        };
        let mut plan = Plan { preset: saved.preset, changes: known(saved.changes), ..Plan::default() };
        let shelf = saved.shelf.into_iter().take(Preset::ALL.len());
        plan.shelf = shelf.map(|(preset, changes)| (preset, known(changes))).collect();
        for (place, kept) in plan.places.iter_mut().zip(saved.places) {
            *place = Place { name: clean_name(&kept.name)?, player: kept.player };
        }
        Some(plan)
    }
}

/// A plan as the device keeps it.
#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    preset: Preset,
    #[serde(default)]
    changes: Map<String, Value>,
    #[serde(default)]
    shelf: Vec<(Preset, Map<String, Value>)>,
    #[serde(default)]
    places: Vec<Place>,
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
