//! The JSON form of a position (rules §5), which scenario files and drills share.

use super::cards::{Card, CardSet};
use super::error::RuleError;
use super::ruleset::{BadRules, Preset, Rules};
use super::seat::{BySeat, BySide, Side};
use super::setup::{Given, Setup};
use super::state::{Drew, Phase};
use serde_json::{Map, Value};
use std::fmt;

/// The keys of a JSON object that describes a position.
pub const POSITION_KEYS: [&str; 20] = [
    "rules",
    "set",
    "dealer",
    "seat",
    "phase",
    "drew",
    "hands",
    "melds",
    "red_threes",
    "discard",
    "face_down",
    "pile_frozen",
    "stock",
    "scores",
    "has_melded",
    "feet",
    "lone",
    "hand_number",
    "turns",
    "came",
];

/// The fault of a malformed position, in words for its author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MalformedPosition(String);

impl MalformedPosition {
    /// A fault in these words.
    #[must_use]
    pub fn new(words: impl Into<String>) -> MalformedPosition {
        MalformedPosition(words.into())
    }
}

impl fmt::Display for MalformedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for MalformedPosition {}

impl From<String> for MalformedPosition {
    fn from(words: String) -> MalformedPosition {
        MalformedPosition(words)
    }
}

type Object = Map<String, Value>;
type Read<T> = Result<T, MalformedPosition>;

fn fault<T>(words: impl Into<String>) -> Read<T> {
    Err(MalformedPosition(words.into()))
}

/// The rules of a position: a preset with changed fields.
///
/// # Errors
/// [`RuleError::BadRules`] if they are impossible.
pub fn read_rules(position: &Object) -> Result<Rules, RuleError> {
    let preset: Preset = match position.get("rules") {
        None => Preset::Classic,
        Some(Value::String(name)) => name.parse()?,
        Some(_) => return Err(BadRules::UnknownPreset("rules".to_owned()).into()),
    };
    match position.get("set") {
        None => Ok(preset.rules()),
        Some(Value::Object(changes)) => Ok(preset.rules().with(changes)?),
        Some(_) => Err(BadRules::NotAnObject("set").into()),
    }
}

/// Reads a position under these rules. It may be impossible; [`Setup::state`] checks it.
///
/// # Errors
/// If a value is malformed.
pub fn read_setup(position: &Object, rules: Rules) -> Read<Setup> {
    let (players, sides) = (rules.players, rules.sides());
    let seat_at = |key: &str| match position.get(key) {
        None => Ok(None),
        Some(n) => {
            let seat = n.as_u64().and_then(|n| players.seat(usize::try_from(n).ok()?));
            seat.map(Some).ok_or_else(|| MalformedPosition(format!("{key} is no seat")))
        }
    };
    let mut setup = Setup::new(rules);
    setup.dealer = seat_at("dealer")?;
    setup.seat = seat_at("seat")?.unwrap_or(setup.seat);
    setup.lone = if position.get("lone").is_some_and(Value::is_null) { None } else { seat_at("lone")? };
    if let Some(scores) = position.get("scores") {
        let list = list(Some(scores), "scores")?;
        if list.len() != setup.scores.count() {
            return fault(format!("scores: {} of {} sides", list.len(), setup.scores.count()));
        }
        setup.scores = BySide::from_list(list.iter().map(integer).collect::<Result<_, _>>()?);
    }
    setup.phase = match word(position, "phase")? {
        None | Some("draw") => Phase::Draw,
        Some("play") => Phase::Play,
        Some(other) => return fault(format!("unknown phase {other}")),
    };
    setup.drew = match word(position, "drew")? {
        None | Some("stock") => Drew::Stock,
        Some("pile") => Drew::Pile,
        Some(other) => return fault(format!("unknown drew {other}")),
    };
    for (hand, value) in setup.hands.iter_mut().zip(values_for(players.count(), position, "hands")?) {
        *hand = given(value)?;
    }
    for (feet, value) in setup.feet.iter_mut().zip(values_for(players.count(), position, "feet")?) {
        // A single foot may stand without a list.
        let all = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
        *feet = all.iter().filter(|foot| !foot.is_null()).map(given).collect::<Result<_, _>>()?;
        // A foot without cards is none.
        feet.retain(|foot| !matches!(foot, Given::Unknown(0)) && *foot != Given::Cards(Vec::new()));
    }
    if let Some(number) = position.get("hand_number") {
        let number = number.as_u64().and_then(|number| u32::try_from(number).ok()).filter(|&number| number > 0);
        setup.hand_number = number.ok_or_else(|| MalformedPosition::new("hand_number is no number of a hand"))?;
    }
    for (side, value) in sides.iter().zip(values_for(sides.scores(), position, "melds")?) {
        setup.melds[side] = list(Some(value), "melds")?.iter().map(card_set).collect::<Result<_, _>>()?;
    }
    for (side, value) in sides.iter().zip(values_for(sides.scores(), position, "red_threes")?) {
        setup.red_threes[side] = card_set(value)?;
    }
    if let Some(pile) = position.get("discard") {
        setup.pile = cards(pile)?;
    }
    if let Some(cards) = position.get("face_down") {
        let cards = cards.as_u64().and_then(|cards| usize::try_from(cards).ok());
        setup.face_down = cards
            .filter(|&cards| cards <= setup.pile.len())
            .ok_or_else(|| MalformedPosition::new("face_down is no number of cards of the pile"))?;
    }
    setup.pile_frozen = match position.get("pile_frozen") {
        None => false,
        Some(Value::Bool(frozen)) => *frozen,
        Some(other) => return fault(format!("pile_frozen is true or false, not {other}")),
    };
    if let Some(stock) = position.get("stock") {
        setup.stock = given(stock)?;
    }
    if let Some(seats) = position.get("has_melded") {
        let mut laid = BySeat::new(players.count());
        let no_seat = || MalformedPosition::new("has_melded: no seat");
        for (i, value) in list(Some(seats), "has_melded")?.iter().enumerate() {
            // Either a list of seats, or a boolean for each seat.
            let (number, yes) = match value {
                Value::Bool(yes) => (i, *yes),
                other => (usize::try_from(integer(other)?).map_err(|_| no_seat())?, true),
            };
            laid[players.seat(number).ok_or_else(no_seat)?] = yes;
        }
        setup.has_laid = Some(laid);
    }
    if position.contains_key("turns") {
        let mut turns = BySeat::new(players.count());
        for (seat, value) in players.seats().zip(values_for(players.count(), position, "turns")?) {
            turns[seat] =
                u8::try_from(integer(value)?).map_err(|_| MalformedPosition::new("turns: no number of turns"))?;
        }
        setup.turns = Some(turns);
    }
    if let Some(came) = position.get("came") {
        setup.came = card_set(came)?;
    }
    Ok(setup)
}

/// The JSON form of a position, which [`read_rules`] and [`read_setup`] read again. The rules are those of the preset, with the
/// fields that differ.
#[must_use]
pub fn write_setup(preset: Preset, setup: &Setup) -> Object {
    let mut position = Object::new();
    let mut put = |key: &str, value: Value| drop(position.insert(key.to_owned(), value));
    let (players, seats) = (setup.rules.players, setup.rules.players.count());
    let sides = setup.rules.sides();
    put("rules", preset.name().into());
    let changes = setup.rules.changes_from(&preset.rules());
    if !changes.is_empty() {
        put("set", Value::Object(changes));
    }
    if let Some(dealer) = setup.dealer {
        put("dealer", dealer.index().into());
    }
    put("seat", setup.seat.index().into());
    if setup.phase == Phase::Play {
        put("phase", "play".into());
        put("drew", if setup.drew == Drew::Pile { "pile" } else { "stock" }.into());
    }
    put("hands", setup.hands.iter().take(seats).map(write_given).collect());
    let melds = |side: Side| setup.melds[side].iter().map(CardSet::to_string).map(Value::from).collect();
    put("melds", sides.iter().map(|side| Value::Array(melds(side))).collect());
    put("red_threes", sides.iter().map(|side| Value::from(setup.red_threes[side].to_string())).collect());
    put("discard", write_cards(&setup.pile));
    if setup.face_down > 0 {
        put("face_down", setup.face_down.into());
    }
    if setup.pile_frozen {
        put("pile_frozen", true.into());
    }
    put("stock", write_given(&setup.stock));
    if setup.feet.iter().any(|feet| !feet.is_empty()) {
        let write = |feet: &Vec<Given>| match feet.as_slice() {
            [] => Value::Null,
            [only] => write_given(only),
            several => several.iter().map(write_given).collect(),
        };
        put("feet", setup.feet.iter().take(seats).map(write).collect());
    }
    if let Some(lone) = setup.lone {
        put("lone", lone.index().into());
    }
    if setup.hand_number != 1 {
        put("hand_number", setup.hand_number.into());
    }
    put("scores", setup.scores.as_slice().into());
    if let Some(laid) = &setup.has_laid {
        put("has_melded", players.seats().map(|seat| Value::from(laid[seat])).collect());
    }
    if let Some(turns) = &setup.turns {
        put("turns", players.seats().map(|seat| Value::from(turns[seat])).collect());
    }
    if !setup.came.is_empty() {
        put("came", setup.came.to_string().into());
    }
    position
}

fn write_given(given: &Given) -> Value {
    match given {
        Given::Cards(cards) => write_cards(cards),
        Given::Unknown(n) => (*n).into(),
    }
}

/// Cards in their order, as a text of the notation.
#[must_use]
pub fn write_cards(cards: &[Card]) -> Value {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ").into()
}

/// A value that is a text.
///
/// # Errors
/// If it is none.
pub fn text(value: &Value) -> Read<&str> {
    value.as_str().ok_or_else(|| MalformedPosition(format!("{value} is no text")))
}

/// A value that is an integer.
///
/// # Errors
/// If it is none.
pub fn integer(value: &Value) -> Read<i32> {
    let number = value.as_i64().and_then(|n| i32::try_from(n).ok());
    number.ok_or_else(|| MalformedPosition(format!("{value} is no number")))
}

/// A list; a missing value is an empty one.
///
/// # Errors
/// If the value is no list.
pub fn list<'a>(value: Option<&'a Value>, what: &str) -> Read<&'a [Value]> {
    match value {
        None => Ok(&[]),
        Some(value) => {
            value.as_array().map(Vec::as_slice).ok_or_else(|| MalformedPosition(format!("{what} is no list")))
        }
    }
}

/// A list of texts; a missing value is an empty one.
///
/// # Errors
/// If the value is no such list.
pub fn texts(value: Option<&Value>, what: &str) -> Read<Vec<String>> {
    list(value, what)?.iter().map(|v| text(v).map(str::to_owned)).collect()
}

/// A field that is a word.
fn word<'a>(position: &'a Object, key: &str) -> Read<Option<&'a str>> {
    let word = |value: &'a Value| value.as_str().ok_or_else(|| MalformedPosition(format!("unknown {key} {value}")));
    position.get(key).map(word).transpose()
}

/// A field with a value for each seat or side.
fn values_for<'a>(count: usize, position: &'a Object, key: &str) -> Read<&'a [Value]> {
    check_len(count, list(position.get(key), key)?, key)
}

/// Rejects lists with values for more seats or sides than there are.
///
/// # Errors
/// If the list is longer and the surplus says something.
pub fn check_len<'a>(count: usize, all: &'a [Value], key: &str) -> Read<&'a [Value]> {
    let is_empty =
        |value: &Value| matches!(value, Value::Null) || *value == "" || *value == 0 || *value == Value::Array(vec![]);
    match all.iter().rposition(|value| !is_empty(value)) {
        Some(last) if last >= count => fault(format!("{key}: {} where there are {count}", last + 1)),
        _ => Ok(all),
    }
}

/// Cards in their order, as a text of the notation.
///
/// # Errors
/// If a word is no card.
pub fn cards(value: &Value) -> Read<Vec<Card>> {
    let card = |word: &str| word.parse().map_err(|_| MalformedPosition(format!("{word} is no card")));
    text(value)?.split_whitespace().map(card).collect()
}

/// Cards without an order, as a text of the notation.
///
/// # Errors
/// If a word is no card.
pub fn card_set(value: &Value) -> Read<CardSet> {
    let text = text(value)?;
    text.parse().map_err(|_| MalformedPosition(format!("{text}: no cards")))
}

/// The cards of a place: a text, or a number of unknown ones.
fn given(value: &Value) -> Read<Given> {
    match value.as_u64() {
        Some(n) => usize::try_from(n).map(Given::Unknown).or_else(|_| fault(format!("{n} is too many"))),
        None => cards(value).map(Given::Cards),
    }
}
