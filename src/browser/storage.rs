//! The device's storage, which may be full, blocked or not there: nothing here panics.

use gloo::events::EventListener;
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

/// Calls `tell` when another page of this game has kept a game, which then is not the one shown here.
pub fn on_change_elsewhere(tell: impl Fn() + 'static) {
    let Some(window) = web_sys::window() else { return };
    EventListener::new(&window, "storage", move |event| {
        let changed = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        if changed.as_deref() == Some(GAME) {
            tell();
        }
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
        Some(Kept { settings: item(SETTINGS)?, game: item(GAME)?, rules: item(RULES)?, plan: item(PLAN)? })
    }
}

/// Keeps a text under a name.
pub fn keep(name: &str, text: &str) -> Result<(), Blocked> {
    storage().ok_or(Blocked)?.set_item(name, text).map_err(|_| Blocked)
}

/// Forgets what was kept under a name.
pub fn forget(name: &str) -> Result<(), Blocked> {
    storage().ok_or(Blocked)?.remove_item(name).map_err(|_| Blocked)
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
