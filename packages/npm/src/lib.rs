//! The npm package `canasta-engine`.

#[cfg(feature = "full")]
mod daily;
#[path = "../../../src/js_json.rs"]
mod js_json;
#[cfg(feature = "full")]
mod links;
mod types;

use canasta::analysis::{Strength, review as review_record};
use canasta::bots::{Bot as AnyBot, Budget, ROSTER, Style, find_bot};
use canasta::referee::{NewTable, Refusal, Table, TableSeed, Worlds, nearest, read_value};
use canasta::rules::{Preset, RuleError, replay};
use js_sys::{Error, Reflect};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wasm_bindgen::prelude::*;

/// An `Error` with a `code`.
fn error(code: &str, message: &str) -> JsValue {
    let error = Error::new(&format!("{code}: {message}"));
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&error, &"code".into(), &code.into());
    error.into()
}

fn refused(refusal: &Refusal) -> JsValue {
    error(refusal.code(), &refusal.to_string())
}

fn bad_request(message: impl ToString) -> JsValue {
    refused(&Refusal::BadRequest(message.to_string()))
}

/// Plain objects, arrays, numbers and null, as `JSON.parse` would give them.
fn to_js(value: &impl Serialize) -> Result<JsValue, JsValue> {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).map_err(bad_request)
}

/// Reads options, which may be left out. An option that is `null` or no JSON is refused: nothing is ignored.
fn from_js<T: DeserializeOwned + Default>(value: &JsValue) -> Result<T, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(T::default());
    }
    match js_json::read(value) {
        Some(Value::Object(options)) if !options.values().any(Value::is_null) => {
            read_value(Value::Object(options)).map_err(|refusal| refused(&refusal))
        }
        _ => Err(bad_request("options are a plain object of texts, numbers and lists; leave out what is not chosen")),
    }
}

/// A seat that may be left out.
fn seat_of(value: &JsValue) -> Result<Option<usize>, JsValue> {
    if value.is_undefined() {
        return Ok(None);
    }
    let number = js_json::whole(value).and_then(|number| usize::try_from(number).ok());
    number.map(Some).ok_or_else(|| refused(&Refusal::NotASeat))
}

/// A text. A number, a promise or nothing at all is named as what it is.
fn text_of(value: &JsValue, what: &str) -> Result<String, JsValue> {
    let other = || {
        let kind = value.js_typeof().as_string().unwrap_or_default();
        bad_request(format!("{what} is a text, not {}", if value.is_null() { "null" } else { &kind }))
    };
    value.as_string().ok_or_else(other)
}

/// The longest list wanted, which may be left out.
fn limit_of(value: &JsValue) -> Result<Option<usize>, JsValue> {
    if value.is_undefined() {
        return Ok(None);
    }
    let number = js_json::whole(value).ok_or_else(|| bad_request("a limit is a whole number from 0 on"))?;
    Ok(Some(usize::try_from(number).unwrap_or(usize::MAX)))
}

/// A match with all its cards.
#[wasm_bindgen]
pub struct Game {
    table: Table,
}

#[wasm_bindgen]
impl Game {
    /// Deals the first hand of a match, or goes on with a record.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_optional_param_type = "NewGame")] options: JsValue) -> Result<Game, JsValue> {
        let options: NewTable = from_js(&options)?;
        let table = Table::new(&options).map_err(|refusal| refused(&refusal))?;
        Ok(Game { table })
    }

    /// Where the game stands.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn status(&self) -> Result<JsValue, JsValue> {
        to_js(&self.table.status())
    }

    /// What a seat may know, and some of its legal actions; without a seat, the one that is to act.
    #[wasm_bindgen(unchecked_return_type = "Decision")]
    pub fn observe(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        to_js(&self.table.observe(seat_of(&seat)?).map_err(|refusal| refused(&refusal))?)
    }

    /// Every legal action, one for all choices of suits: at most `limit`, 10,000 by default.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn legal(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] limit: JsValue,
    ) -> Result<JsValue, JsValue> {
        let found = self.table.legal(limit_of(&limit)?).map_err(|refusal| refused(&refusal))?;
        to_js(&found["legal"])
    }

    /// Plays an action in notation and says where the game stands. A refused action throws and changes nothing.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] action: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        let action = text_of(&action, "an action")?;
        self.table.step(seat_of(&seat)?, &action).map_err(|refusal| refused(&refusal))?;
        self.status()
    }

    /// Deals the next hand.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn deal(&mut self) -> Result<JsValue, JsValue> {
        self.table.deal().map_err(|refusal| refused(&refusal))?;
        self.status()
    }

    /// The totals, and the score sheets of the finished hands.
    #[wasm_bindgen(unchecked_return_type = "Scores")]
    pub fn score(&self) -> Result<JsValue, JsValue> {
        to_js(&self.table.score())
    }

    /// The record with all decks, as text.
    pub fn record(&self) -> String {
        self.table.game().record().to_string()
    }

    /// The rules of the match, every field.
    #[wasm_bindgen(unchecked_return_type = "RuleFields")]
    pub fn rules(&self) -> Result<JsValue, JsValue> {
        to_js(&self.table.game().rules().fields())
    }

    /// A copy with the same hidden cards.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> Game {
        Game { table: self.table.clone() }
    }
}

/// The options of a bot.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct BotOptions {
    seed: Option<TableSeed>,
    worlds: Option<Worlds>,
    style: Option<String>,
}

/// A built-in bot for one seat and one match.
#[wasm_bindgen]
pub struct Bot {
    bot: Box<dyn AnyBot>,
}

#[wasm_bindgen]
impl Bot {
    /// The bot with a name of `bots()`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "BotName")] name: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "BotOptions")] options: JsValue,
    ) -> Result<Bot, JsValue> {
        let options: BotOptions = from_js(&options)?;
        let name = text_of(&name, "the name of a bot")?;
        let unknown = || {
            let near = nearest(&name, ROSTER.iter().map(|bot| bot.name));
            let those = near.map_or_else(|| "bots() lists them".to_owned(), |near| format!("there is {near}"));
            bad_request(format!("there is no bot {name}; {those}"))
        };
        let entry = find_bot(&name).ok_or_else(unknown)?;
        let style = options.style.as_deref().map_or(Ok(Style::default()), str::parse).map_err(bad_request)?;
        let seed = options.seed.unwrap_or(TableSeed::Number(0)).seed();
        Ok(Bot { bot: entry.create_bot(seed, options.worlds.map(Worlds::number).map(Budget::Worlds), style) })
    }

    /// The name.
    #[wasm_bindgen(getter)]
    pub fn name(&self) -> String {
        self.bot.name().to_owned()
    }

    /// The action of the seat that is to act, in notation. The bot sees what this seat may know and nothing else.
    pub fn act(&mut self, game: &Game) -> Result<String, JsValue> {
        let seen = game.table.observation(None).map_err(|refusal| refused(&refusal))?;
        if seen.ended().is_some() {
            return Err(refused(&Refusal::Rule(RuleError::HandOver)));
        }
        Ok(self.bot.act(&seen).to_string())
    }
}

/// The names of the presets.
#[wasm_bindgen(unchecked_return_type = "Preset[]")]
pub fn presets() -> Result<JsValue, JsValue> {
    to_js(&Preset::ALL.map(Preset::name))
}

/// Every bot: its name, and what it does.
#[wasm_bindgen(unchecked_return_type = "{ name: BotName; description: string }[]")]
pub fn bots() -> Result<JsValue, JsValue> {
    let bot = |entry: &canasta::bots::RosterEntry| serde_json::json!({ "name": entry.name, "description": entry.description });
    to_js(&ROSTER.iter().map(bot).collect::<Vec<_>>())
}

/// The options of a review.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct ReviewOptions {
    seats: Vec<usize>,
    worlds: Option<Worlds>,
}

/// What the decisions of a record were worth.
#[wasm_bindgen(unchecked_return_type = "DecisionReview[]")]
pub fn review(
    #[wasm_bindgen(unchecked_param_type = "string")] record: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ReviewOptions")] options: JsValue,
) -> Result<JsValue, JsValue> {
    let options: ReviewOptions = from_js(&options)?;
    let replayed = replay(&text_of(&record, "a record")?);
    if let Some(wrong) = replayed.error {
        return Err(refused(&Refusal::BadRecord(Box::new(wrong))));
    }
    let game = replayed.game.ok_or_else(|| bad_request("the record is empty"))?;
    let seat = |&number: &usize| game.rules().players.seat(number).ok_or(Refusal::NoSuchSeat(number));
    let seats = options.seats.iter().map(seat).collect::<Result<Vec<_>, _>>().map_err(|refusal| refused(&refusal))?;
    let strength = options.worlds.map_or(Strength::STANDARD, |worlds| Strength::with_worlds(worlds.number()));
    let found = review_record(game.record(), &seats, &strength).map_err(|wrong| bad_request(format!("{wrong:?}")))?;
    to_js(&found.decisions)
}
