//! `window.canasta`: the game for tests and tinkerers, as plain objects. See `www/canasta.d.ts`.
//!
//! What it shows is the person's observation: it cannot be used to peek.

use super::{send, showing};
use crate::rules::{Deck, FieldValue, Preset, RuleError, Seed, field_if_there, json, legal, object, seed_from_number};
use crate::session::{
    Intent, Message, NewGame, Place, Player, ProgramMessage, SelectMode, Session, SettingChange, SettingsIntent,
    Switch, clean_name, places,
};
use crate::view::text::{self, Names, ProgramFault};
use js_sys::{Function, JSON, Object, Reflect};
use serde::Serialize;
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::ops::ControlFlow;
use wasm_bindgen::closure::{Closure, IntoWasmClosure, WasmClosure};
use wasm_bindgen::{JsCast, JsError, JsValue};

/// How many legal actions are listed unless more are asked for.
const LISTED: usize = 10_000;

/// How many combinations are looked at for it.
const TRIED: usize = 200_000;

thread_local! {
    static LISTENERS: RefCell<Vec<Function>> = const { RefCell::new(Vec::new()) };
}

/// Asks the session something. The table shows what is answered: what waits for a picture is shown first. What follows at the
/// end of a hand may be yet to come: its dialog, and on a slow device what the other seats show by then.
fn ask<T>(question: impl FnOnce(&Session) -> T) -> Option<T> {
    showing::flush();
    super::ask(question)
}

/// A function of the page that lives as long as the page.
fn function<T: WasmClosure + ?Sized>(body: impl IntoWasmClosure<T> + 'static) -> JsValue {
    Closure::<T>::new(body).into_js_value()
}

/// A value as a plain object.
fn plain(value: &Value) -> JsValue {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

/// What a program gives, by names; none if it is no object, or holds what JSON does not know. By way of text: what reads the
/// values one by one can tell in words what is wrong with each, fractions included, which was 25 KB of the page.
fn given(value: &JsValue) -> Option<Map<String, Value>> {
    if value.is_undefined() || value.is_null() {
        return Some(Map::new());
    }
    let plain = Closure::<dyn Fn(JsValue, JsValue) -> Result<JsValue, JsValue>>::new(|_, part: JsValue| {
        // JSON would leave these out without a word.
        let lost = part.is_function() || part.is_symbol() || part.is_instance_of::<js_sys::Map>();
        if lost { Err(part) } else { Ok(part) }
    });
    let text = JsValue::from(JSON::stringify_with_replacer(value, plain.as_ref()).ok()?).as_string()?;
    match json::parse(&text) {
        Ok(Value::Object(fields)) => Some(fields),
        _ => None,
    }
}

/// Puts `canasta` into the window.
pub fn install() {
    let Some(window) = web_sys::window() else { return };
    let object = Object::new();
    let put = |name: &str, value: JsValue| {
        // A fresh object takes every property.
        let _ = Reflect::set(&object, &name.into(), &value);
    };
    put("version", env!("CARGO_PKG_VERSION").into());
    put("observation", function::<dyn Fn() -> JsValue>(observation));
    put("legal", function::<dyn Fn(Option<u32>) -> JsValue>(legal_actions));
    put("play", function::<dyn Fn(String) -> JsValue>(play));
    put("newGame", function::<dyn Fn(JsValue) -> Result<(), JsValue>>(new_game));
    put("record", function::<dyn Fn() -> String>(|| ask(|session| session.record()).unwrap_or_default()));
    put("onChange", function::<dyn Fn(JsValue) -> Result<JsValue, JsValue>>(on_change));
    put("settings", function::<dyn Fn(JsValue) -> Result<JsValue, JsValue>>(settings));
    let _ = Reflect::set(&window, &"canasta".into(), &object);
}

/// Tells every listener what the person sees now.
pub fn tell() {
    let listeners = LISTENERS.with_borrow(Clone::clone);
    if listeners.is_empty() {
        return;
    }
    let seen = observation();
    for listener in listeners {
        if let Err(error) = listener.call1(&JsValue::NULL, &seen) {
            // A listener that throws is the listener's own fault; the game goes on.
            web_sys::console::error_1(&error);
        }
    }
}

fn observation() -> JsValue {
    let seen = ask(|session| session.observation().map(|seen| plain(&seen.snapshot().to_json())));
    seen.flatten().unwrap_or(JsValue::NULL)
}

fn legal_actions(limit: Option<u32>) -> JsValue {
    let limit = limit.and_then(|limit| usize::try_from(limit).ok()).unwrap_or(LISTED);
    let list = ask(|session| {
        let mut list = Vec::new();
        if let Some(seen) = session.observation() {
            let _ = legal::visit_within(&seen, TRIED, |action| {
                if list.len() >= limit {
                    return ControlFlow::Break(());
                }
                list.push(action.to_string());
                ControlFlow::Continue(())
            });
        }
        list
    });
    plain(&list.unwrap_or_default().to_json())
}

/// Plays an action, and says what came of it.
fn play(notation: String) -> JsValue {
    let checked = ask(|session| {
        let seen = session.observation()?;
        if !session.is_person(session.me()) {
            // Nobody at the screen plays.
            return Some(Err(RuleError::NotYourTurn { to_act: seen.to_act() }));
        }
        Some(seen.read(&notation).and_then(|action| seen.check(&action).map(|()| action)))
    });
    let checked = checked.flatten().unwrap_or(Err(RuleError::HandOver));
    let (code, message) = match checked {
        Ok(action) => {
            send(Message::Program(ProgramMessage::Play(action)));
            (None, None)
        }
        Err(error) => {
            let message = ask(|session| {
                let names: Vec<String> = session.places().iter().map(|place| place.name.clone()).collect();
                text::rule_error(&error, Names { names: &names, me: session.me() })
            });
            (Some(error.code()), message)
        }
    };
    plain(&object([("ok", code.is_none().into()), ("code", code.into()), ("message", message.into())]))
}

/// A seat of a new game: a name, or a name and who plays.
struct SeatOption {
    name: Option<String>,
    player: Option<String>,
}

impl SeatOption {
    fn read(seat: &Value) -> Option<SeatOption> {
        match seat {
            Value::String(name) => Some(SeatOption { name: Some(name.clone()), player: None }),
            Value::Object(_) => {
                Some(SeatOption { name: field_if_there(seat, "name")?, player: field_if_there(seat, "player")? })
            }
            _ => None,
        }
    }
}

/// What `newGame` takes.
struct Options {
    rules: Option<String>,
    set: Option<Map<String, Value>>,
    seats: Option<Vec<SeatOption>>,
    dealer: Option<usize>,
    /// A number, or 64 hexadecimal digits.
    seed: Option<Value>,
    deck: Option<String>,
}

impl Options {
    fn read(options: &Value) -> Option<Options> {
        let seats: Option<Vec<Value>> = field_if_there(options, "seats")?;
        let read = |seats: Vec<Value>| seats.iter().map(SeatOption::read).collect::<Option<Vec<_>>>();
        Some(Options {
            rules: field_if_there(options, "rules")?,
            set: field_if_there(options, "set")?,
            seats: match seats {
                Some(seats) => Some(read(seats)?),
                None => None,
            },
            dealer: field_if_there(options, "dealer")?,
            seed: field_if_there(options, "seed")?,
            deck: field_if_there(options, "deck")?,
        })
    }
}

fn wrong(fault: &ProgramFault<'_>) -> JsValue {
    JsError::new(&text::program_fault(fault)).into()
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
    let options = given(&options).ok_or_else(|| wrong(&ProgramFault::Option))?;
    if let Some(key) = options.keys().find(|key| !KEYS.contains(&key.as_str())) {
        return Err(wrong(&ProgramFault::NoSuchOption(key)));
    }
    let options = Options::read(&Value::Object(options)).ok_or_else(|| wrong(&ProgramFault::Option))?;
    let refuse =
        |bad: &crate::rules::BadRules| wrong(&ProgramFault::Rules { field: bad.name(), problem: text::bad_rules(bad) });
    let preset: Preset = options.rules.as_deref().unwrap_or("classic").parse().map_err(|bad| refuse(&bad))?;
    let rules = preset.rules().with(&options.set.unwrap_or_default()).map_err(|bad| refuse(&bad))?;
    let mut seats: Vec<Place> = places(rules.players);
    if let Some(chosen) = options.seats {
        if chosen.len() != seats.len() {
            return Err(wrong(&ProgramFault::SeatCount));
        }
        for (place, chosen) in seats.iter_mut().zip(chosen) {
            if let Some(name) = chosen.name {
                place.name = clean_name(&name).ok_or_else(|| wrong(&ProgramFault::SeatName))?;
            }
            if let Some(player) = chosen.player {
                place.player = Player::from_name(&player).ok_or_else(|| wrong(&ProgramFault::SeatPlayer))?;
            }
        }
    }
    let dealer = match options.dealer {
        None => None,
        Some(n) => Some(rules.players.seat(n).ok_or_else(|| wrong(&ProgramFault::Dealer))?),
    };
    let deck = match options.deck {
        None => None,
        Some(text) => Some(text.parse::<Deck>().map_err(|_| wrong(&ProgramFault::Deck))?),
    };
    let chosen_cards = deck.is_some() || options.seed.is_some();
    let seed = match &options.seed {
        Some(option) => seed(option)?,
        None => super::random_seed().ok_or_else(|| wrong(&ProgramFault::NoRandomness))?,
    };
    let new = NewGame { preset, rules, places: seats, dealer, seed, deck, chosen_cards };
    send(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    Ok(())
}

fn on_change(listener: JsValue) -> Result<JsValue, JsValue> {
    let listener: Function = listener.dyn_into().map_err(|_| wrong(&ProgramFault::Listener))?;
    LISTENERS.with_borrow_mut(|listeners| listeners.push(listener.clone()));
    Ok(function::<dyn Fn()>(move || {
        LISTENERS.with_borrow_mut(|listeners| listeners.retain(|other| *other != listener));
    }))
}

/// Changes the settings named, and gives all of them.
fn settings(changes: JsValue) -> Result<JsValue, JsValue> {
    let current = || ask(|session| *session.settings()).unwrap_or_default();
    for (name, value) in given(&changes).ok_or_else(|| wrong(&ProgramFault::NoObject))? {
        let intent = match (name.as_str(), &value) {
            (_, Value::String(value)) if let Some(change) = SettingChange::parse(&name, value) => {
                Intent::Settings(SettingsIntent::Change(change))
            }
            (_, Value::Bool(on)) => match Switch::from_name(&name) {
                Some(switch) if current().is_on(switch) == *on => continue,
                Some(switch) => Intent::Settings(SettingsIntent::Toggle(switch)),
                None => return Err(wrong(&ProgramFault::NoSuchSwitch(&name))),
            },
            _ => return Err(wrong(&ProgramFault::SettingValue { name: &name, value: value.to_string() })),
        };
        send(Message::Intent(intent, SelectMode::Primary));
    }
    Ok(plain(&Value::Object(current().fields())))
}
