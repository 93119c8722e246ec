//! The game that the *New game* dialog describes.

use super::json::{from_text, to_text};
use super::known_game::KnownGame;
use super::level::{Level, Player};
use super::name::PlayerName;
use super::plan_change::PlanChange;
use super::taught::taught_rules;
use canasta::bots::Style;
use canasta::rules::{
    AskPartner, BadRules, Deck, Game, Players, Preset, RuleField, Rules, Seat, Seed, Side, Sides, rules_code,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The name and the player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The name.
    pub name: PlayerName,
    /// The player.
    pub player: Player,
}

impl Place {
    /// The same seat at a table of this device alone, where a bot plays for a friend.
    #[must_use]
    pub fn on_this_device(&self) -> Place {
        let player = match self.player {
            Player::Friend => Player::Bot(Level::usual()),
            player => player,
        };
        Place { name: self.name.clone(), player }
    }
}

/// Whether a person plays at a seat.
#[must_use]
pub fn is_person(places: &[Place], seat: Seat) -> bool {
    places.get(seat.index()).is_some_and(|place| place.player == Player::Person)
}

/// The seat of the first person; the first seat where none plays.
#[must_use]
pub fn first_person(game: &Game, places: &[Place]) -> Seat {
    game.rules().players.seats().find(|&seat| is_person(places, seat)).unwrap_or(Seat::FIRST)
}

/// The number of the first person among the people of a game; the first where none plays.
#[must_use]
pub fn first_person_number(people: &[Place]) -> usize {
    people.iter().position(|place| place.player == Player::Person).unwrap_or(0)
}

/// The number of the person of a game who sits at a seat in its first hand; where one of five rests, that of the first person.
#[must_use]
pub fn number_of_person(rules: &Rules, people: &[Place], me: Seat) -> usize {
    if rules.sit_out { first_person_number(people) } else { me.index() }
}

/// Whether a person sits at a seat in the hand of this number.
#[must_use]
pub fn sits_person(rules: &Rules, people: &[Place], hand: u32, seat: Seat) -> bool {
    people.get(rules.people_of_hand(hand).at(seat)).is_some_and(|place| place.player == Player::Person)
}

/// Where one of the people of a game sits in the hand of this number; `None` who rests.
#[must_use]
pub fn seat_in_hand(rules: &Rules, person: usize, hand: u32) -> Option<Seat> {
    let people = rules.people_of_hand(hand);
    rules.players.seats().find(|&seat| people.at(seat) == person)
}

/// The side of one of the people of a game. Who rests in one hand sits in the next.
#[must_use]
pub fn side_of_person(rules: &Rules, person: usize) -> Option<Side> {
    let seat = (1..=2).find_map(|hand| seat_in_hand(rules, person, hand))?;
    Some(rules.sides().of(seat))
}

/// The default names of the seats, clockwise. The first is the person's.
pub const NAMES: [&str; Players::MOST] = ["You", "Ada", "Ben", "Cleo", "Dan", "Emil", "Fay", "Gus"];

/// The default seats: a person at the first, bots at the others.
#[must_use]
pub fn places(players: Players) -> Vec<Place> {
    let place = |(i, name): (usize, &&str)| Place {
        name: PlayerName::built_in(name),
        player: if i == 0 { Player::Person } else { Player::Bot(Level::usual()) },
    };
    NAMES.iter().take(players.count()).enumerate().map(place).collect()
}

/// The default people of a game.
#[must_use]
pub fn people(rules: &Rules) -> Vec<Place> {
    let mut all = places(Players::Eight);
    all.truncate(rules.people());
    all
}

/// The names of seats, as texts.
#[must_use]
pub fn seat_names(places: &[Place]) -> Vec<String> {
    places.iter().map(|place| place.name.to_string()).collect()
}

/// Gives the seats the names that the record of a game has for them. A name of which nothing can be seen is left out.
pub(crate) fn take_names(places: &mut [Place], game: &Game) {
    for (place, name) in places.iter_mut().zip(&game.record().names) {
        if let Some(name) = PlayerName::new(name) {
            place.name = name;
        }
    }
}

/// The names for a bot whose default name is in use.
pub(crate) const SPARE_NAMES: [&str; Players::MOST] = ["Ada", "Ben", "Cleo", "Dan", "Emil", "Fay", "Gus", "Hana"];

/// The name of a person among several who has chosen none, by the number of the seat.
pub(crate) fn numbered_name(seat: usize) -> String {
    format!("{NUMBERED}{seat}")
}

/// How the names of persons begin who have chosen none.
const NUMBERED: &str = "Player ";

/// A name that the program gives to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefaultName {
    /// That of the only person at the device.
    You,
    /// That of the person at the seat with this number, among several.
    AtSeat(u8),
}

impl DefaultName {
    /// What a name stands for, if it is one of these. Stored games have them in English; each language shows its own.
    #[must_use]
    pub fn of(name: &str) -> Option<DefaultName> {
        let number = || name.strip_prefix(NUMBERED).and_then(|number| number.parse().ok());
        if name == NAMES[0] { Some(DefaultName::You) } else { number().map(DefaultName::AtSeat) }
    }
}

/// Keeps the name "You" for the only person at the device, because it would be ambiguous for anyone else. Only default
/// names are changed.
pub(super) fn assign_default_names(places: &mut [Place]) {
    let persons = places.iter().filter(|place| place.player == Player::Person).count();
    let you = NAMES[0];
    for at in 0..places.len() {
        let place = &places[at];
        let (number, is_you) = (numbered_name(at + 1), place.name.eq_ignore_ascii_case(you));
        let is_default = place.name == &*number || NAMES.get(at).is_some_and(|name| place.name == *name);
        let name = match place.player {
            Player::Person if persons > 1 && is_you => number,
            Player::Person if persons == 1 && is_default => you.to_owned(),
            Player::Bot(_) if is_you || place.name == &*number => {
                let free = |name: &&&str| places.iter().all(|other| other.name != **name);
                SPARE_NAMES.iter().find(free).map_or(number, |name| (*name).to_owned())
            }
            _ => continue,
        };
        places[at].name = PlayerName::built_in(&name);
    }
}

/// The rules and seats chosen for the next game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The preset.
    pub preset: Preset,
    /// The changed fields of the preset, by name.
    pub changes: Map<String, Value>,
    /// The changed fields of other presets.
    shelf: Vec<(Preset, Map<String, Value>)>,
    /// Stored entries of presets that this version does not know. They stay.
    unknown: Vec<Value>,
    /// Eight seats. A game of fewer uses the first ones.
    places: Vec<Place>,
    /// The game that the person knows.
    known: Option<Box<KnownGame>>,
}

/// The packs with which so many play: one more for each player where there are feet, and as many cards a player as in the preset
/// where seven or eight play.
fn usual_packs(preset: &Rules, players: Players) -> usize {
    let (packs, usual) = (usize::from(preset.packs), preset.players.count());
    let packs = match preset.has_feet() {
        true => (packs + players.count()).saturating_sub(usual),
        false if players > Players::Six => (packs * players.count()).div_ceil(usual),
        false => packs,
    };
    packs.clamp(2, 8)
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            preset: Preset::Classic,
            changes: Map::new(),
            shelf: Vec::new(),
            unknown: Vec::new(),
            places: places(Players::Eight),
            known: None,
        }
    }
}

impl Plan {
    /// The first game of a device: short, and against the weakest level.
    #[must_use]
    pub fn first() -> Plan {
        let weakest = Level::offered().next().unwrap_or(Level::usual());
        let mut plan = Plan { preset: Preset::Evening, ..Plan::default() };
        for place in plan.places.iter_mut().filter(|place| place.player != Player::Person) {
            place.player = Player::Bot(weakest);
        }
        plan
    }

    /// The game of the guided first hand, against the weakest level.
    #[must_use]
    pub fn taught() -> Plan {
        let (preset, rules) = taught_rules();
        let mut plan = Plan::first();
        plan.choose(preset, &rules);
        plan
    }

    /// The game that the person knows.
    pub(super) fn known(&self) -> Option<KnownGame> {
        self.known.as_deref().copied()
    }

    /// Notes the game that the person knows.
    pub(super) fn know(&mut self, game: KnownGame) {
        self.known = Some(Box::new(game));
    }

    /// The level of all bots, if it is one.
    #[must_use]
    pub fn level(places: &[Place]) -> Option<Level> {
        let mut levels = places.iter().filter_map(|place| match place.player {
            Player::Bot(level) => Some(level),
            Player::Person | Player::Friend => None,
        });
        let first = levels.next()?;
        levels.all(|level| level == first).then_some(first)
    }
}

/// The targets offered; `None` is a single hand.
pub const TARGETS: [Option<i32>; 5] = [None, Some(1500), Some(2000), Some(3000), Some(5000)];

impl Plan {
    /// The rules of the game.
    ///
    /// # Errors
    /// The changed fields make the rules invalid.
    pub fn rules(&self) -> Result<Rules, BadRules> {
        self.preset.rules().with(&self.changes)
    }

    /// The code of the rules, if they are valid.
    #[must_use]
    pub fn code(&self) -> Option<String> {
        self.rules().ok().map(|rules| rules_code(self.preset, &rules))
    }

    /// The people of the game: one a seat, and one more where one of three rests.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        let rests = self.value(RuleField::SitOut) == Value::Bool(true);
        let people = self.players().count() + usize::from(rests);
        &self.places[..people.min(self.places.len())]
    }

    /// Chooses these rules and seats.
    pub fn follow(&mut self, preset: Preset, rules: &Rules, places: &[Place]) {
        self.choose(preset, rules);
        for (place, chosen) in self.places.iter_mut().zip(places) {
            *place = chosen.on_this_device();
        }
    }

    /// Chooses rules, not seats.
    pub fn choose(&mut self, preset: Preset, rules: &Rules) {
        self.preset = preset;
        self.changes = rules.changes_from(&preset.rules());
    }

    /// The same, with the changes before shelved.
    pub(crate) fn choose_instead(&mut self, preset: Preset, rules: &Rules) {
        if (self.preset, self.rules()) != (preset, Ok(*rules)) {
            self.shelve();
            self.choose(preset, rules);
        }
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> Players {
        let changed = self.changes.get("players").and_then(|value| Players::deserialize(value).ok());
        changed.unwrap_or(self.preset.rules().players)
    }

    /// How the seats make sides.
    #[must_use]
    pub fn sides(&self) -> Sides {
        let count = self.value(RuleField::Sides).as_u64().and_then(|count| u8::try_from(count).ok());
        Rules { players: self.players(), sides: count, ..Rules::default() }.sides()
    }

    /// Whether these are the rules of the guided first hand, whatever the length of the match is.
    #[must_use]
    pub fn is_taught(&self) -> bool {
        let (preset, taught) = taught_rules();
        let of_length = |mut rules: Rules| {
            (rules.target, rules.deals) = (None, None);
            rules
        };
        self.preset == preset && self.rules().is_ok_and(|rules| of_length(rules) == of_length(taught))
    }

    /// The plan of a game with these rules, which start from this preset.
    #[must_use]
    pub(crate) fn of_rules(preset: Preset, rules: &Rules) -> Plan {
        let mut plan = Plan::default();
        plan.choose(preset, rules);
        plan
    }

    /// The number of rules that somebody changed: not the length of the match and the number of players, which are chosen apart,
    /// nor what goes with that number. The taught game is no change of another.
    #[must_use]
    pub fn house_changes(&self) -> usize {
        if self.is_taught() {
            return 0;
        }
        let mut usual = Plan { preset: self.preset, ..Plan::default() };
        usual.change_players(self.players());
        let apart = [RuleField::Players, RuleField::Target, RuleField::Deals].map(RuleField::name);
        // A minimum and the score from which it holds are one rule.
        let [minimums, steps] = [RuleField::OpeningMinimums, RuleField::OpeningSteps].map(RuleField::name);
        let is_twice = |name: &str| name == steps && self.changes.contains_key(minimums);
        let is_chosen = |&(name, value): &(&String, &Value)| {
            !apart.contains(&name.as_str()) && !is_twice(name) && usual.changes.get(name) != Some(value)
        };
        self.changes.iter().filter(is_chosen).count()
    }

    /// Switches to a preset with its own rules. The changes of the previous one are shelved.
    fn set_preset(&mut self, preset: Preset) {
        self.shelve();
        self.preset = preset;
    }

    /// Takes the changes off, so that they can be taken back.
    pub(crate) fn shelve(&mut self) {
        let is_taught = self.is_taught();
        let changes = std::mem::take(&mut self.changes);
        if !changes.is_empty() && !is_taught {
            self.shelf.retain(|(other, _)| *other != self.preset);
            self.shelf.push((self.preset, changes));
        }
    }

    /// The changes that were shelved last, with their preset, if they are not what is chosen.
    pub(crate) fn last_shelved(&self) -> Option<(Preset, &Map<String, Value>)> {
        let (preset, changes) = self.shelf.last()?;
        let is_chosen = *preset == self.preset && *changes == self.changes;
        (!is_chosen && !changes.is_empty()).then_some((*preset, changes))
    }

    /// Chooses what was shelved last.
    pub(crate) fn take_last_shelved(&mut self) {
        if let Some((preset, changes)) = self.last_shelved() {
            let changes = changes.clone();
            self.shelve();
            (self.preset, self.changes) = (preset, changes);
        }
    }

    /// The changes of this preset that were shelved, if it has none now.
    #[must_use]
    pub fn shelved(&self) -> Option<&Map<String, Value>> {
        let of_preset = self.shelf.iter().find(|(preset, _)| *preset == self.preset);
        of_preset.map(|(_, changes)| changes).filter(|changes| !changes.is_empty() && self.changes.is_empty())
    }

    fn take_shelved(&mut self) {
        if let Some(changes) = self.shelved().cloned() {
            self.changes = changes;
        }
    }

    /// Chooses the preset for this number of players that is nearest to the current one. The length of the match stays.
    pub fn set_players(&mut self, players: Players) {
        if self.players() == players {
            return;
        }
        if self.preset.is_variant() || self.preset.rules().players == players {
            self.change_players(players);
            return;
        }
        let other = match (self.preset, players) {
            (_, Players::Three) => Preset::ThreeHanded,
            (Preset::RoomsTwo, Players::Four) => Preset::RoomsFour,
            (Preset::RoomsFour, Players::Two) => Preset::RoomsTwo,
            (_, Players::Two) => Preset::ClassicTwo,
            _ => Preset::Classic,
        };
        let fits = other.rules().players == players;
        // Nobody but three can play a game of three.
        if fits || self.preset.rules().lone_taker {
            let [target, deals] = [RuleField::Target, RuleField::Deals].map(|field| self.value(field));
            self.set_preset(other);
            self.take_shelved();
            self.change(RuleField::Target.name(), target);
            self.change(RuleField::Deals.name(), deals);
        }
        self.change_players(players);
    }

    /// Changes the number of players, and what depends on it: whether a partner is asked, and the packs
    /// unless they were changed.
    fn change_players(&mut self, players: Players) {
        let before = self.players();
        // Sides of another number of players may not divide these.
        self.changes.remove(RuleField::Sides.name());
        self.change(RuleField::Players.name(), players.count().into());
        let own = self.preset.rules();
        let mut changed = own;
        changed.players = players;
        let has_partner = changed.sides().has_partners();
        let ask = if has_partner { own.ask_partner } else { AskPartner::Never };
        if let Ok(ask) = serde_json::to_value(ask) {
            self.change(RuleField::AskPartner.name(), ask);
        }
        if self.value(RuleField::Packs) == usual_packs(&own, before) {
            self.change(RuleField::Packs.name(), usual_packs(&own, players).into());
        }
    }

    /// Applies a change. An invalid change leaves the plan as it is.
    pub fn apply(&mut self, change: PlanChange) {
        match change {
            PlanChange::Preset(preset) => self.set_preset(preset),
            PlanChange::Taught => {
                let (preset, rules) = taught_rules();
                self.set_preset(preset);
                self.choose(preset, &rules);
            }
            PlanChange::Shelved => self.take_shelved(),
            PlanChange::Players(players) => self.set_players(players),
            PlanChange::Target(target) => self.set_length(target, None),
            PlanChange::Deals(deals) => self.set_length(None, Some(deals)),
            PlanChange::Name(seat, name) => {
                if let (Some(place), Some(name)) = (self.places.get_mut(seat), PlayerName::new(&name)) {
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
    /// Changes a field of the rules. The preset's own value removes the change.
    pub fn change(&mut self, field: &str, value: Value) {
        if self.preset.rules().fields().get(field) == Some(&value) {
            self.changes.remove(field);
        } else {
            self.changes.insert(field.to_owned(), value);
        }
    }

    /// Changes where the match ends: at a target, or after so many hands.
    fn set_length(&mut self, target: Option<i32>, deals: Option<u8>) {
        self.change(RuleField::Target.name(), target.into());
        self.change(RuleField::Deals.name(), deals.into());
    }

    fn set_player(&mut self, seat: usize, player: Player) {
        let Some(place) = self.places.get_mut(seat) else { return };
        place.player = match (place.player, player) {
            // A new level keeps the style of the previous one.
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

/// Gives the seat a default name of the new level, unless the person chose the name.
fn rename(place: &mut Place, seat: usize, level: Level) {
    let stock = |name: &str| NAMES[1..].contains(&name) || Level::offered().any(|level| level.people().contains(&name));
    if seat == 0 || !stock(&place.name) {
        return;
    }
    let usual = (level.name() == Level::usual().name()).then(|| NAMES.get(seat)).flatten();
    if let Some(name) = usual.or_else(|| level.people().get(seat - 1)) {
        place.name = PlayerName::built_in(name);
    }
}

/// The number of rules of a game that somebody changed.
#[must_use]
pub fn house_changes(preset: Preset, rules: &Rules) -> usize {
    Plan::of_rules(preset, rules).house_changes()
}

/// The version of the stored form.
const VERSION: u32 = 1;

/// The most presets whose changes are read.
const MOST_SHELVED: usize = 32;

impl Plan {
    /// The text for the device's storage.
    #[must_use]
    pub fn write(&self) -> String {
        to_text(&Saved {
            version: VERSION,
            preset: self.preset,
            changes: self.changes.clone(),
            shelf: self.shelf.iter().map(|entry| json!(entry)).chain(self.unknown.iter().cloned()).collect(),
            places: self.places[..self.written_places()].to_vec(),
            known: self.known().map(KnownGame::write),
        })
    }

    /// The seats that are stored: six, as the first programs had, and those beyond that were changed.
    fn written_places(&self) -> usize {
        let changed = self.places.iter().zip(places(Players::Eight)).rposition(|(place, usual)| *place != usual);
        changed.map_or(0, |last| last + 1).max(Players::Six.count())
    }

    /// A plan from the text in storage. Invalid rules are kept, since the dialog reports their errors.
    #[must_use]
    pub fn read(text: &str) -> Option<Plan> {
        let saved: Saved = from_text(text).ok().filter(|saved: &Saved| saved.version == VERSION)?;
        let fields = saved.preset.rules().fields();
        let known = |mut changes: Map<String, Value>| {
            changes.retain(|name, _| fields.contains_key(name));
            changes
        };
        let mut plan = Plan { preset: saved.preset, changes: known(saved.changes), ..Plan::default() };
        for entry in saved.shelf.into_iter().take(MOST_SHELVED) {
            match <(Preset, Map<String, Value>)>::deserialize(&entry) {
                Ok((preset, changes)) => plan.shelf.push((preset, known(changes))),
                Err(_) => plan.unknown.push(entry),
            }
        }
        for (place, kept) in plan.places.iter_mut().zip(saved.places) {
            *place = kept;
        }
        plan.known = saved.known.as_ref().and_then(KnownGame::read).map(Box::new);
        Some(plan)
    }
}

/// The stored form of a plan.
#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    preset: Preset,
    #[serde(default)]
    changes: Map<String, Value>,
    #[serde(default)]
    shelf: Vec<Value>,
    #[serde(default)]
    places: Vec<Place>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    known: Option<Value>,
}

/// The setup of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The preset named in the record.
    pub preset: Preset,
    /// The rules.
    pub rules: Rules,
    /// The seats, one for each player.
    pub places: Vec<Place>,
    /// The first dealer; `None` draws one at random.
    pub dealer: Option<Seat>,
    /// The seed of the first dealer and the first deck.
    pub seed: Seed,
    /// The first deck, in place of a shuffled one.
    pub deck: Option<Deck>,
    /// The cut of the deck; `None`: where the person has cut, or where it falls by itself.
    pub cut: Option<usize>,
    /// Whether the deck or the seed was chosen, so that its cards may be known beforehand. Such a game is practice.
    pub chosen_cards: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_with_the_number_of_players_and_the_length_is_no_house_rule() {
        for preset in Preset::ALL {
            for players in Players::ALL {
                let mut plan = Plan { preset, ..Plan::default() };
                plan.apply(PlanChange::Target(Some(1500)));
                plan.set_players(players);
                assert_eq!(plan.house_changes(), 0, "{preset} for {players:?}: {:?}", plan.changes);
                plan.change("hand_size", serde_json::json!(9));
                assert_eq!(plan.house_changes(), 1, "{preset} for {players:?}: {:?}", plan.changes);
            }
        }
        let mut plan = Plan::taught();
        assert_eq!(plan.house_changes(), 0);
        plan.set_players(Players::Four);
        assert_eq!(plan.house_changes(), 0, "{:?}", plan.changes);
    }

    #[test]
    fn a_minimum_and_its_score_are_one_rule() {
        let mut plan = Plan::default();
        plan.change("opening_steps", json!([0, 2000, 4000]));
        assert_eq!(plan.house_changes(), 1);
        plan.change("opening_minimums", json!([15, 60, 90, 120]));
        assert_eq!(plan.house_changes(), 1);
        let rules = plan.rules().unwrap();
        assert_eq!(house_changes(plan.preset, &Rules { target: Some(900), hand_size: 12, ..rules }), 2);
    }

    #[test]
    fn a_chosen_game_has_its_own_rules_and_what_was_changed_comes_back_on_demand() {
        let mut plan = Plan::taught();
        plan.apply(PlanChange::Preset(Preset::ClassicTwo));
        assert_eq!(
            (plan.rules(), plan.shelved()),
            (Ok(Preset::ClassicTwo.rules()), None),
            "the taught game has a name"
        );
        plan.change("hand_size", json!(13));
        plan.apply(PlanChange::Taught);
        assert!(plan.is_taught() && plan.rules().unwrap() == taught_rules().1);
        plan.apply(PlanChange::Target(Some(1500)));
        assert!(plan.is_taught(), "its length may change");
        plan.apply(PlanChange::Preset(Preset::ClassicTwo));
        assert_eq!(plan.rules(), Ok(Preset::ClassicTwo.rules()));
        plan.apply(PlanChange::Shelved);
        assert_eq!((plan.rules().unwrap().hand_size, plan.shelved()), (13, None));
    }

    #[test]
    fn another_number_of_players_leaves_the_length_of_the_match() {
        for first in [Plan::first(), Plan::taught(), Plan::default()] {
            let length = |plan: &Plan| plan.rules().map(|rules| (rules.target, rules.deals)).unwrap();
            for players in Players::ALL {
                let mut plan = first.clone();
                plan.apply(PlanChange::Players(players));
                assert_eq!((plan.players(), length(&plan)), (players, length(&first)));
                plan.apply(PlanChange::Players(first.players()));
                assert_eq!(length(&plan), length(&first));
            }
        }
    }

    #[test]
    fn entries_of_unknown_presets_are_left_out_and_stay() {
        let text = json!({
            "version": 1,
            "preset": "classic",
            "changes": { "hand_size": 12 },
            "shelf": [["canastone", { "packs": 3 }], ["duel", { "hand_size": 13 }]],
        });
        let mut plan = Plan::read(&text.to_string()).unwrap();
        plan.apply(PlanChange::Preset(Preset::Duel));
        plan.apply(PlanChange::Shelved);
        assert_eq!(plan.rules().unwrap().hand_size, 13);
        plan.apply(PlanChange::Preset(Preset::Classic));
        plan.apply(PlanChange::Shelved);
        assert_eq!(plan.rules().unwrap().hand_size, 12);
        let written: Value = serde_json::from_str(&plan.write()).unwrap();
        assert!(written["shelf"].as_array().unwrap().contains(&text["shelf"][0]), "{written}");
        assert_eq!(Plan::read(&plan.write()), Some(plan));
    }
}
