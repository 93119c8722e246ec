//! The device's storage, which may be full, blocked or not there: nothing here panics.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Storage, StorageEvent};

/// Where the game in progress is kept.
pub const GAME: &str = "canasta.game";
/// Where the settings are kept.
pub const SETTINGS: &str = "canasta.settings";
/// Where the own rules are kept.
pub const RULES: &str = "canasta.rules";
/// Where the plan of the next game is kept.
pub const PLAN: &str = "canasta.plan";
/// Where damaged saves are put aside, followed by a number.
const DAMAGED: &str = "canasta.damaged.";
/// The most damaged saves that are put aside; more say that the storage itself is broken.
const MOST_DAMAGED: u32 = 20;

/// The browser keeps nothing for this page.
#[derive(Clone, Copy, Debug)]
pub struct Blocked;

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

thread_local! {
    /// The game as this page has last read or kept it.
    static OWN: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The game that is to be kept, and the task that will.
    static WAITING: RefCell<Option<(String, Timeout)>> = const { RefCell::new(None) };
}

/// What another page of this game has kept.
pub enum Elsewhere {
    /// A game, which then is not the one shown here.
    Game,
    /// No game any more.
    NoGame,
    /// Settings.
    Settings(String),
    /// Own rules.
    Rules(String),
    /// The plan of the next game.
    Plan(String),
}

/// Calls `tell` when another page of this game has kept something: what is kept is of the device, and a page that did not
/// know of it would write over it.
///
/// What was kept by this very page before it was loaded again may be told late: so it is the game kept now that is
/// compared, not the one that is told of.
pub fn on_change_elsewhere(tell: impl Fn(Elsewhere) + 'static) {
    let Some(window) = web_sys::window() else { return };
    EventListener::new(&window, "storage", move |event| {
        let changed = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        let now = |name: &str| storage().and_then(|storage| storage.get_item(name).ok().flatten());
        let what = match changed.as_deref() {
            Some(GAME) => match now(GAME) {
                None => Some(Elsewhere::NoGame),
                game => OWN.with_borrow(|own| *own != game).then_some(Elsewhere::Game),
            },
            Some(SETTINGS) => now(SETTINGS).map(Elsewhere::Settings),
            Some(RULES) => now(RULES).map(Elsewhere::Rules),
            Some(PLAN) => now(PLAN).map(Elsewhere::Plan),
            _ => None,
        };
        what.into_iter().for_each(&tell);
    })
    .forget();
}

/// What was kept.
#[derive(Default)]
pub struct Kept {
    pub settings: Option<String>,
    pub game: Option<String>,
    pub rules: Option<String>,
    pub plan: Option<String>,
}

impl Kept {
    /// Reads it; `None` if the storage is blocked.
    pub fn read() -> Option<Kept> {
        let storage = storage()?;
        let item = |name: &str| storage.get_item(name).ok();
        let kept = Kept { settings: item(SETTINGS)?, game: item(GAME)?, rules: item(RULES)?, plan: item(PLAN)? };
        OWN.set(kept.game.clone());
        Some(kept)
    }
}

/// Keeps a text under a name.
pub fn keep(name: &str, text: &str) -> Result<(), Blocked> {
    storage().ok_or(Blocked)?.set_item(name, text).map_err(|_| Blocked)?;
    if name == GAME {
        OWN.set(Some(text.to_owned()));
    }
    Ok(())
}

/// Keeps the game in the next task, so that the picture does not wait for the storage; at the latest when the page goes.
pub fn keep_game_soon(text: String, blocked: impl FnOnce() + 'static) {
    let task = Timeout::new(0, move || {
        if keep_waiting().is_err() {
            blocked();
        }
    });
    // A game that still waits is an older state of this one.
    WAITING.set(Some((text, task)));
}

/// Keeps what waits to be kept.
fn keep_waiting() -> Result<(), Blocked> {
    let Some((text, _)) = WAITING.take() else { return Ok(()) };
    keep(GAME, &text)
}

/// When the page goes, what waits to be kept is kept at once.
pub fn keep_when_leaving() {
    // Nobody is left to be told of a blocked storage; it has been told of at the last game that was kept.
    EventListener::new(&gloo::utils::window(), "pagehide", |_| {
        let _ = keep_waiting();
    })
    .forget();
}

/// Forgets what was kept under a name.
pub fn forget(name: &str) -> Result<(), Blocked> {
    if name == GAME {
        WAITING.set(None);
    }
    storage().ok_or(Blocked)?.remove_item(name).map_err(|_| Blocked)?;
    if name == GAME {
        OWN.set(None);
    }
    Ok(())
}

/// Puts a damaged text where nothing overwrites it. The same text is put aside once.
pub fn keep_aside(text: &str) -> Result<(), Blocked> {
    let storage = storage().ok_or(Blocked)?;
    for number in 1..=MOST_DAMAGED {
        let name = format!("{DAMAGED}{number}");
        match storage.get_item(&name).map_err(|_| Blocked)? {
            Some(there) if there == text => return Ok(()),
            Some(_) => {}
            None => return storage.set_item(&name, text).map_err(|_| Blocked),
        }
    }
    // All are taken: this one takes the place of the last, as the storage itself works.
    storage.set_item(&format!("{DAMAGED}{MOST_DAMAGED}"), text).map_err(|_| Blocked)
}
