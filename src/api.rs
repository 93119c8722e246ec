//! `window.canasta`: the game for programs and tests, as plain objects. See `www/canasta.d.ts`.
//!
//! It shows what the person sees: no function and no value of it shows a hidden card. Every function takes any value.

use super::app::{self, dispatch};
use super::js_json;
use super::js_value::{self, plain};
use super::platform::random;
use canasta::rules::{Deck, Preset, RuleError, Seed, legal, seed_from_number};
use canasta_app::features::settings::{SettingChange, SettingsIntent, Switch};
use canasta_app::session::{
    Intent, Message, NewGame, Place, Player, PlayerName, ProgramMessage, SelectMode, Session, people,
};
use canasta_app::view::text::{self, Names, ProgramFault};
use js_sys::{Error, Function, Object, Reflect};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::ops::ControlFlow;
use wasm_bindgen::closure::{Closure, IntoWasmClosure, WasmClosure};
use wasm_bindgen::{JsCast, JsValue};

/// The number of legal actions that are listed by default.
const DEFAULT_LIMIT: usize = 10_000;

/// The number of combinations that are tried to list them.
const MAX_TRIES: usize = 200_000;

/// Asks the session, after the page shows it completely, so that both agree.
fn query<T>(question: impl FnOnce(&Session) -> T) -> Option<T> {
    app::flush();
    app::query(question)
}

/// A function that lives as long as the page.
fn function<T: WasmClosure + ?Sized>(body: impl IntoWasmClosure<T> + 'static) -> JsValue {
    Closure::<T>::new(body).into_js_value()
}

/// The properties of a plain object, read as JSON; none of no value. `None` if the value is no plain object, or holds what
/// JSON cannot say.
fn properties(value: &JsValue) -> Option<Map<String, Value>> {
    if value.is_undefined() || value.is_null() {
        return Some(Map::new());
    }
    match js_json::read(value) {
        Some(Value::Object(properties)) => Some(properties),
        _ => None,
    }
}

/// Installs `window.canasta`.
pub fn install() {
    let Some(window) = web_sys::window() else { return };
    let object = Object::new();
    let put = |name: &str, value: JsValue| {
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&object, &name.into(), &value);
    };
    put("version", env!("CARGO_PKG_VERSION").into());
    put("observation", function::<dyn Fn() -> JsValue>(observation));
    put("legal", function::<dyn Fn(JsValue) -> Result<JsValue, JsValue>>(legal_actions));
    put("play", function::<dyn Fn(JsValue) -> JsValue>(play));
    put("newGame", function::<dyn Fn(JsValue) -> Result<(), JsValue>>(new_game));
    put("record", function::<dyn Fn() -> String>(|| query(|session| session.record()).unwrap_or_default()));
    put("onChange", function::<dyn Fn(JsValue) -> Result<JsValue, JsValue>>(on_change));
    put("settings", function::<dyn Fn(JsValue) -> Result<JsValue, JsValue>>(settings));
    let _ = Reflect::set(&window, &"canasta".into(), &object);
}

fn observation() -> JsValue {
    query(js_value::observation).unwrap_or(JsValue::NULL)
}

/// The limit of a list; `None` if the value is no whole number from 0 to 2^32 − 1.
fn limit(value: &JsValue) -> Option<usize> {
    if value.is_undefined() {
        return Some(DEFAULT_LIMIT);
    }
    js_json::whole(value).and_then(|number| u32::try_from(number).ok()).map(|number| number as usize)
}

fn legal_actions(limit_value: JsValue) -> Result<JsValue, JsValue> {
    let limit = limit(&limit_value).ok_or_else(|| wrong(&ProgramFault::Limit))?;
    let list = query(|session| {
        let mut list = Vec::new();
        if let Some(seen) = session.live_observation().filter(|_| !session.hides_all_hands()) {
            let _ = legal::visit_within(&seen, MAX_TRIES, |action| {
                if list.len() >= limit {
                    return ControlFlow::Break(());
                }
                list.push(action.to_string());
                ControlFlow::Continue(())
            });
        }
        list
    });
    Ok(plain(&list.unwrap_or_default()))
}

/// The result of `play`.
#[derive(Serialize)]
struct PlayResult {
    ok: bool,
    code: Option<&'static str>,
    message: Option<String>,
}

/// Plays an action. A value that is no text is an unknown action.
fn play(notation: JsValue) -> JsValue {
    let notation = notation.as_string().unwrap_or_default();
    let checked = query(|session| {
        let seen = session.live_observation()?;
        if !session.is_person(session.me()) {
            // A game of bots only.
            return Some(Err(RuleError::NotYourTurn { to_act: seen.to_act() }));
        }
        Some(seen.read(&notation).and_then(|action| seen.check(&action).map(|()| action)))
    });
    let checked = checked.flatten().unwrap_or(Err(RuleError::HandOver));
    let (code, message) = match checked {
        Ok(action) => {
            dispatch(Message::Program(ProgramMessage::Play(action)));
            (None, None)
        }
        Err(error) => {
            let message = query(|session| {
                let names = text::shown_names(session.places());
                text::rule_error(&error, Names::at(session, &names))
            });
            (Some(error.code()), message)
        }
    };
    plain(&PlayResult { ok: code.is_none(), code, message })
}

/// A seat of a new game. A text is a name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatOptions {
    name: Option<String>,
    player: Option<String>,
}

impl SeatOptions {
    fn read(seat: Value) -> Option<SeatOptions> {
        match seat {
            Value::String(name) => Some(SeatOptions { name: Some(name), player: None }),
            Value::Object(fields) if !fields.values().any(Value::is_null) => {
                serde_json::from_value(Value::Object(fields)).ok()
            }
            _ => None,
        }
    }
}

/// The options of `newGame`.
#[derive(Deserialize)]
struct Options {
    rules: Option<String>,
    set: Option<Map<String, Value>>,
    seats: Option<Vec<Value>>,
    dealer: Option<Value>,
    /// A number, or 64 hexadecimal digits.
    seed: Option<Value>,
    deck: Option<String>,
}

/// An `Error` with a sentence and a `code`.
fn wrong(fault: &ProgramFault<'_>) -> JsValue {
    let error = Error::new(&text::program_fault(fault));
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&error, &"code".into(), &fault.code().into());
    error.into()
}

fn seed(option: &Value) -> Result<Seed, JsValue> {
    if let Some(number) = option.as_f64().filter(|n| *n >= 0.0 && n.fract() == 0.0 && *n <= 9_007_199_254_740_991.0) {
        // A whole number below 2^53: exact.
        return Ok(seed_from_number(number as u64));
    }
    match option {
        Value::String(text) if text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit()) => {
            let mut seed = [0; 32];
            for (at, byte) in seed.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| wrong(&ProgramFault::Seed))?;
            }
            Ok(seed)
        }
        _ => Err(wrong(&ProgramFault::Seed)),
    }
}

fn new_game(options: JsValue) -> Result<(), JsValue> {
    const KEYS: [&str; 6] = ["rules", "set", "seats", "dealer", "seed", "deck"];
    // An option that is `null` is none that was left out.
    let options = properties(&options).filter(|options| !options.values().any(Value::is_null));
    let options = options.ok_or_else(|| wrong(&ProgramFault::Option))?;
    if let Some(key) = options.keys().find(|key| !KEYS.contains(&key.as_str())) {
        return Err(wrong(&ProgramFault::NoSuchOption(key)));
    }
    let options = Options::deserialize(Value::Object(options)).map_err(|_| wrong(&ProgramFault::Option))?;
    let refuse = |bad: &canasta::rules::BadRules| {
        wrong(&ProgramFault::Rules { field: bad.name(), problem: text::bad_rules(bad) })
    };
    let preset: Preset = options.rules.as_deref().unwrap_or("classic").parse().map_err(|bad| refuse(&bad))?;
    let rules = preset.rules().with(&options.set.unwrap_or_default()).map_err(|bad| refuse(&bad))?;
    let mut seats: Vec<Place> = people(&rules);
    if let Some(chosen) = options.seats {
        let read: Option<Vec<SeatOptions>> = chosen.into_iter().map(SeatOptions::read).collect();
        let chosen = read.ok_or_else(|| wrong(&ProgramFault::Option))?;
        if chosen.len() != seats.len() {
            return Err(wrong(&ProgramFault::SeatCount));
        }
        for (place, SeatOptions { name, player }) in seats.iter_mut().zip(chosen) {
            if let Some(name) = name {
                place.name = PlayerName::new(&name).ok_or_else(|| wrong(&ProgramFault::SeatName))?;
            }
            if let Some(player) = player {
                place.player = Player::from_name(&player).ok_or_else(|| wrong(&ProgramFault::SeatPlayer))?;
            }
        }
    }
    let dealer = match options.dealer {
        None => None,
        Some(value) => {
            let number = value.as_u64().and_then(|number| usize::try_from(number).ok());
            Some(number.and_then(|n| rules.players.seat(n)).ok_or_else(|| wrong(&ProgramFault::Dealer))?)
        }
    };
    let deck = match options.deck {
        None => None,
        Some(text) => {
            let deck = text.parse().ok().filter(|deck: &Deck| deck.is_of(&rules));
            Some(deck.ok_or_else(|| wrong(&ProgramFault::Deck))?)
        }
    };
    let chosen_cards = deck.is_some() || options.seed.is_some();
    let seed = match &options.seed {
        Some(option) => seed(option)?,
        None => random::seed().ok_or_else(|| wrong(&ProgramFault::NoRandomness))?,
    };
    let new = NewGame { preset, rules, places: seats, dealer, seed, deck, cut: None, chosen_cards };
    dispatch(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    Ok(())
}

fn on_change(listener: JsValue) -> Result<JsValue, JsValue> {
    let listener: Function = listener.dyn_into().map_err(|_| wrong(&ProgramFault::Listener))?;
    app::add_listener(listener.clone());
    Ok(function::<dyn Fn()>(move || app::remove_listener(&listener)))
}

/// Changes these settings, or none if one of them is wrong, and returns all of them.
fn settings(changes: JsValue) -> Result<JsValue, JsValue> {
    let current = || query(|session| *session.settings()).unwrap_or_default();
    let before = current();
    let mut intents = Vec::new();
    for (name, value) in properties(&changes).ok_or_else(|| wrong(&ProgramFault::NoObject))? {
        intents.push(match (name.as_str(), &value) {
            (_, Value::String(value)) if let Some(change) = SettingChange::parse(&name, value) => {
                SettingsIntent::Change(change)
            }
            (_, Value::Bool(on)) => match Switch::from_name(&name) {
                Some(switch) if before.is_on(switch) == *on => continue,
                Some(switch) => SettingsIntent::Toggle(switch),
                None => return Err(wrong(&ProgramFault::NoSuchSwitch(&name))),
            },
            _ => return Err(wrong(&ProgramFault::SettingValue { name: &name, value: value.to_string() })),
        });
    }
    for intent in intents {
        dispatch(Message::Intent(Intent::Settings(intent), SelectMode::Primary));
    }
    Ok(plain(&Value::Object(current().fields())))
}
