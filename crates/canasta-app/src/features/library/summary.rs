//! The summary of a game: what the list of the library shows.

use super::key::{Fingerprint, GameId};
use super::timestamp::Timestamp;
use crate::session::board_try::BoardTry;
use crate::session::day_try::DayTry;
use crate::session::json::to_text_over;
use crate::session::name::clean;
use crate::session::plan::{Place, Plan, first_person, number_of_person, sits_person};
use canasta::links::LinkLength;
use canasta::rules::{Game, HandRecord, Preset};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The longest title, in characters.
const LONGEST_TITLE: usize = 60;
/// The fields that are not always written. A text without them takes them away.
const LEFT_OUT: [&str; 6] = ["found_ahead", "deals", "elsewhere", "changes", "house_changes", "taught"];

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameState {
    /// It can be continued.
    Begun,
    /// The own side has won.
    Won,
    /// The own side has lost.
    Lost,
}

impl GameState {
    /// Whether the game is over.
    #[must_use]
    pub const fn is_finished(self) -> bool {
        !matches!(self, GameState::Begun)
    }
}

/// Where a game comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum Origin {
    /// It was played here.
    #[default]
    Played,
    /// It comes from a file. A file may say anything, so that only the person can tell that it was theirs.
    Imported,
    /// It is a try at the deal of a day.
    Daily(DayTry),
    /// It plays the deal of a link, for so long.
    Link(LinkLength),
    /// It comes from a file, and was played from a link there.
    LinkOfFile(LinkLength),
    /// It is a board of a match of duplicate.
    Duplicate(BoardTry),
}

impl From<Origin> for String {
    fn from(origin: Origin) -> String {
        match origin {
            Origin::Played => "played".to_owned(),
            Origin::Imported => "imported".to_owned(),
            Origin::Daily(one) => format!("{DAILY}{one}"),
            Origin::Link(length) => format!("{LINK}{}", hands_of(length)),
            Origin::LinkOfFile(length) => format!("{LINK_OF_FILE}{}", hands_of(length)),
            Origin::Duplicate(one) => format!("{DUPLICATE}{one}"),
        }
    }
}

/// What a later version has written does not count here.
impl From<String> for Origin {
    fn from(text: String) -> Origin {
        let day = || text.strip_prefix(DAILY).and_then(|one| one.parse().ok()).map(Origin::Daily);
        let length = |hands: &str| match hands.parse().ok()? {
            MATCH => Some(LinkLength::Match),
            hands => LinkLength::hands(hands),
        };
        let link = || text.strip_prefix(LINK).and_then(length).map(Origin::Link);
        let of_file = || text.strip_prefix(LINK_OF_FILE).and_then(length).map(Origin::LinkOfFile);
        let board = || text.strip_prefix(DUPLICATE).and_then(|one| one.parse().ok()).map(Origin::Duplicate);
        if text == "played" {
            Origin::Played
        } else {
            day().or_else(link).or_else(of_file).or_else(board).unwrap_or(Origin::Imported)
        }
    }
}

/// Before the try in the text of an origin.
const DAILY: &str = "daily ";
/// Before the number of hands of the deal of a link.
const LINK: &str = "link ";
/// The same for one that comes from a file.
const LINK_OF_FILE: &str = "imported link ";
/// Before the playing of a board.
const DUPLICATE: &str = "duplicate ";
/// The number that stands for a match.
const MATCH: u8 = 0;

/// The number of hands of the deal of a link, as it is stored.
const fn hands_of(length: LinkLength) -> u8 {
    match length {
        LinkLength::Hands(hands) => hands.get(),
        LinkLength::Match => MATCH,
        LinkLength::Boards(boards) => boards.count(),
    }
}

impl Origin {
    /// Whether it was played here, for fields that are not written then.
    #[must_use]
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(crate) fn is_played(&self) -> bool {
        *self == Origin::Played
    }

    /// What it is once it comes from a file. A board is a hand of cards that were given.
    #[must_use]
    pub const fn of_file(self) -> Origin {
        match self {
            Origin::Played | Origin::Imported => Origin::Imported,
            Origin::Duplicate(_) => Origin::LinkOfFile(LinkLength::ONE),
            Origin::Daily(one) => Origin::Daily(DayTry::of_file(one.deal)),
            Origin::Link(length) | Origin::LinkOfFile(length) => Origin::LinkOfFile(length),
        }
    }

    /// Whether it was played on this device, as a match, as the deal of a day, from a link or as a board.
    #[must_use]
    pub const fn is_own(self) -> bool {
        match self {
            Origin::Played | Origin::Link(_) | Origin::Duplicate(_) => true,
            Origin::Daily(one) => one.is_own(),
            Origin::Imported | Origin::LinkOfFile(_) => false,
        }
    }

    /// The try at the deal of a day that it is.
    #[must_use]
    pub const fn day(self) -> Option<DayTry> {
        match self {
            Origin::Daily(one) => Some(one),
            Origin::Played | Origin::Imported | Origin::Link(_) | Origin::LinkOfFile(_) | Origin::Duplicate(_) => None,
        }
    }

    /// The playing of a board of duplicate that it is.
    #[must_use]
    pub const fn board(self) -> Option<BoardTry> {
        match self {
            Origin::Duplicate(one) => Some(one),
            Origin::Played | Origin::Imported | Origin::Link(_) | Origin::LinkOfFile(_) | Origin::Daily(_) => None,
        }
    }

    /// After how many hands it ends, whatever its rules say of a match; `None` for a match.
    #[must_use]
    pub fn hands(self) -> Option<usize> {
        match self {
            Origin::Daily(_)
            | Origin::Duplicate(_)
            | Origin::Link(LinkLength::Boards(_))
            | Origin::LinkOfFile(LinkLength::Boards(_)) => Some(1),
            Origin::Link(LinkLength::Hands(hands)) | Origin::LinkOfFile(LinkLength::Hands(hands)) => {
                Some(hands.get().into())
            }
            Origin::Played
            | Origin::Imported
            | Origin::Link(LinkLength::Match)
            | Origin::LinkOfFile(LinkLength::Match) => None,
        }
    }

    /// Whether it counts in no figures, because it began in another way than a match.
    #[must_use]
    pub(crate) const fn is_apart(self) -> bool {
        matches!(self, Origin::Daily(_) | Origin::Link(_) | Origin::LinkOfFile(_) | Origin::Duplicate(_))
    }
}

/// The summary of a game. The device sets the times when it stores the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameSummary {
    /// The key.
    pub id: GameId,
    /// The title that the person gave; empty for none.
    #[serde(default)]
    pub title: String,
    /// When it was first stored, by the clock of the device.
    #[serde(default)]
    pub begun: Timestamp,
    /// When it was stored last, by the clock of the device.
    #[serde(default)]
    pub changed: Timestamp,
    /// When a clock first said that the last time lies ahead: the game was stored before that, by a clock that was wrong.
    #[serde(default, skip_serializing_if = "Timestamp::is_unknown")]
    pub found_ahead: Timestamp,
    /// The preset of the rules.
    pub preset: Preset,
    /// The number of rules that differ from the preset.
    #[serde(default)]
    pub rules_changed: usize,
    /// These rules, where somebody changed any.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub changes: Map<String, Value>,
    /// How many of them somebody changed, where that number differs: the number of players and the length do not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house_changes: Option<usize>,
    /// Whether it is the game that the guide teaches.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taught: bool,
    /// The target; `None` is a single hand.
    #[serde(default)]
    pub target: Option<i32>,
    /// The number of hands after which it ends, whatever the scores are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<u8>,
    /// The players, by seat, then the fifth where one of five rests.
    pub players: Vec<Place>,
    /// Whether one of five rests in each hand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rests: bool,
    /// The seat of the person whose side is the own one.
    #[serde(default)]
    pub me: usize,
    /// How far it has come.
    pub state: GameState,
    /// The number of finished hands.
    #[serde(default)]
    pub hands: usize,
    /// The total of the own side, and that of the other, or the best of the others.
    #[serde(default)]
    pub totals: [i32; 2],
    /// Whether it counts as practice.
    #[serde(default)]
    pub practice: bool,
    /// Where it comes from.
    #[serde(default)]
    pub origin: Origin,
    /// Whether the file that it comes from says that it was played on the device of the file.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub elsewhere: bool,
    /// The fingerprint of the record.
    pub fingerprint: Fingerprint,
}

impl GameSummary {
    /// The summary of a game whose record has this fingerprint, without times.
    pub(crate) fn of(
        id: GameId,
        game: &Game,
        places: &[Place],
        origin: Origin,
        fingerprint: Fingerprint,
    ) -> GameSummary {
        let record = game.record();
        let me = first_person(game, places);
        let own = record.rules.sides().of(me);
        let totals = game.totals();
        let others = totals.entries().filter(|&(side, _)| side != own).map(|(_, &total)| total);
        let best_other = others.max().unwrap_or_default();
        let plan = Plan::of_rules(record.preset, &record.rules);
        let rules_changed = plan.changes.len();
        GameSummary {
            id,
            title: String::new(),
            begun: Timestamp::UNKNOWN,
            changed: Timestamp::UNKNOWN,
            found_ahead: Timestamp::UNKNOWN,
            preset: record.preset,
            rules_changed,
            changes: if plan.house_changes() > 0 { plan.changes.clone() } else { Map::new() },
            house_changes: Some(plan.house_changes()).filter(|&changes| changes != rules_changed),
            taught: plan.is_taught(),
            target: record.rules.target,
            deals: record.rules.deals,
            players: places.to_vec(),
            rests: record.rules.sit_out,
            me: number_of_person(&record.rules, places, me),
            state: match game.end() {
                None if origin.hands().is_some_and(|hands| record.hands.len() >= hands) && !game.hand_is_on() => {
                    if totals[own] > best_other {
                        GameState::Won
                    } else {
                        GameState::Lost
                    }
                }
                None => GameState::Begun,
                Some(end) if end.winner == own => GameState::Won,
                Some(_) => GameState::Lost,
            },
            hands: record.hands.iter().filter(|hand| hand.end.is_some()).count(),
            totals: [totals[own], best_other],
            practice: game.is_practice(),
            origin,
            elsewhere: false,
            fingerprint,
        }
    }

    /// Whether it was played on another device, as its file says, and does not count here.
    #[must_use]
    pub fn can_be_claimed(&self) -> bool {
        self.elsewhere && self.origin == Origin::Imported
    }

    /// The text for the device's storage.
    #[must_use]
    pub fn write(&self) -> String {
        self.write_over("")
    }

    /// The text in the place of another one of the same game, whose fields of another version stay.
    #[must_use]
    pub fn write_over(&self, other: &str) -> String {
        to_text_over(self, other, &LEFT_OUT)
    }

    /// The summary in a text; `None` if it is none.
    #[must_use]
    pub fn read(text: &str) -> Option<GameSummary> {
        // Without the detour of other texts: ten thousand of them are read at once.
        serde_json::from_str(text).ok()
    }

    /// The time by which games are ordered where nobody knows what time it is now.
    #[must_use]
    pub fn order(&self) -> Timestamp {
        if self.found_ahead.is_known() { self.changed.min(self.found_ahead) } else { self.changed }
    }

    /// Whether its last time lies ahead, and nobody knows when it was stored.
    #[must_use]
    pub fn is_ahead(&self, now: Timestamp) -> bool {
        self.changed > now && (!self.found_ahead.is_known() || self.found_ahead > now)
    }

    /// Treats a time ahead of now as now, or as the moment at which it was found to be ahead.
    pub(super) fn see_from(&mut self, now: Timestamp) {
        if self.changed > now {
            self.changed = if self.is_ahead(now) { now } else { self.found_ahead };
        }
        self.begun = self.begun.min(self.changed);
    }

    /// Gives it a title, cleaned as names are. An empty one takes the title away.
    pub fn set_title(&mut self, title: &str) {
        self.title = clean(title, LONGEST_TITLE).unwrap_or_default();
    }
}

/// Whether a game is worth keeping: a person has acted in it. One that began at a position has no record of its own.
pub(crate) fn is_worth_keeping(game: &Game, places: &[Place]) -> bool {
    let is_person = |hand: &HandRecord, seat| sits_person(game.rules(), places, hand.number, seat);
    let acted = |hand: &HandRecord| hand.actions().any(|(seat, _)| is_person(hand, seat));
    let hands = &game.record().hands;
    hands.iter().all(|hand| hand.deal().is_some()) && hands.iter().any(acted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::Players;

    /// Whether a game is the taught one, and how many of its rules somebody changed.
    fn counted(plan: &Plan) -> (bool, usize) {
        let rules = plan.rules().unwrap();
        let game = Game::new(plan.preset, rules, vec!["You".to_owned(); rules.players.count()]).unwrap();
        let fingerprint = Fingerprint::of(&game.record().to_string());
        let id: GameId = "0000000000000001".parse().unwrap();
        let summary = GameSummary::of(id, &game, plan.places(), Origin::Played, fingerprint);
        (summary.taught, summary.house_changes.unwrap_or(summary.rules_changed))
    }

    #[test]
    fn the_taught_game_is_marked_and_only_house_rules_are_counted() {
        assert_eq!(counted(&Plan::taught()), (true, 0));
        let mut plan = Plan::of_rules(Preset::HandAndFoot, &Preset::HandAndFoot.rules());
        plan.set_players(Players::Two);
        assert_eq!(counted(&plan), (false, 0));
        plan.change("hand_size", serde_json::json!(13));
        assert_eq!(counted(&plan), (false, 1));
    }
}
