//! The device's storage, which may be full, blocked or missing: nothing here panics.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

/// Key of the game in progress.
const GAME: &str = "canasta.game";
/// Key of the settings.
const SETTINGS: &str = "canasta.settings";
/// Key of the person's own rules.
const RULES: &str = "canasta.rules";
/// Key of the plan of the next game.
const PLAN: &str = "canasta.plan";
/// Key of the progress in the guided first hand.
const LESSON: &str = "canasta.lesson";
/// Key of the answered questions of the drills.
const DRILLS: &str = "canasta.drills";
/// Key of damaged saves, followed by a number.
const DAMAGED: &str = "canasta.damaged.";
/// The most damaged saves that are kept; more indicate that the storage itself is broken.
const MAX_DAMAGED: u32 = 20;

/// The browser stores nothing for this page.
#[derive(Clone, Copy, Debug)]
pub struct Blocked;

/// Values that are stored as they are. The game has methods of its own.
#[derive(Clone, Copy, Debug)]
pub enum Entry {
    /// The settings.
    Settings,
    /// The person's own rules.
    Rules,
    /// The plan of the next game.
    Plan,
    /// The progress in the guided first hand.
    Lesson,
    /// The answered questions of the drills.
    Drills,
}

impl Entry {
    const fn key(self) -> &'static str {
        match self {
            Entry::Settings => SETTINGS,
            Entry::Rules => RULES,
            Entry::Plan => PLAN,
            Entry::Lesson => LESSON,
            Entry::Drills => DRILLS,
        }
    }
}

/// A change of the storage by another page of this game.
pub enum ChangeElsewhere {
    /// Another game than the one shown here.
    Game,
    /// The game was removed.
    NoGame,
    /// A value.
    Value(Entry, String),
}

/// Everything that was stored.
#[derive(Default)]
pub struct Stored {
    pub settings: Option<String>,
    pub game: Option<String>,
    pub rules: Option<String>,
    pub plan: Option<String>,
    pub lesson: Option<String>,
    pub drills: Option<String>,
}

/// The storage, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct Storage(Rc<RefCell<Games>>);

#[derive(Default)]
struct Games {
    /// The game as this page has last read or written it.
    own: Option<String>,
    /// The game that is to be written, and the timer for it.
    pending: Option<(String, Timeout)>,
}

fn local_storage() -> Result<web_sys::Storage, Blocked> {
    web_sys::window().and_then(|window| window.local_storage().ok()?).ok_or(Blocked)
}

fn get(key: &str) -> Result<Option<String>, Blocked> {
    local_storage()?.get_item(key).map_err(|_| Blocked)
}

fn set(key: &str, text: &str) -> Result<(), Blocked> {
    local_storage()?.set_item(key, text).map_err(|_| Blocked)
}

impl Storage {
    /// Reads everything.
    pub fn read(&self) -> Result<Stored, Blocked> {
        let stored = Stored {
            settings: get(SETTINGS)?,
            game: get(GAME)?,
            rules: get(RULES)?,
            plan: get(PLAN)?,
            lesson: get(LESSON)?,
            drills: get(DRILLS)?,
        };
        self.0.borrow_mut().own.clone_from(&stored.game);
        Ok(stored)
    }

    /// Writes a value.
    pub fn write(&self, entry: Entry, text: &str) -> Result<(), Blocked> {
        set(entry.key(), text)
    }

    /// Writes the game in a task of its own, so that the frame does not wait for the storage. A page that is left writes it at
    /// once.
    pub fn write_game_soon(&self, text: String, blocked: impl FnOnce() + 'static) {
        let storage = self.clone();
        let timer = Timeout::new(0, move || {
            if storage.write_pending().is_err() {
                blocked();
            }
        });
        // A pending game is an older state of this one.
        self.0.borrow_mut().pending = Some((text, timer));
    }

    fn write_pending(&self) -> Result<(), Blocked> {
        let Some((text, _)) = self.0.borrow_mut().pending.take() else { return Ok(()) };
        set(GAME, &text)?;
        self.0.borrow_mut().own = Some(text);
        Ok(())
    }

    /// Writes a pending game when the page is left.
    pub fn write_on_page_hide(&self) {
        let storage = self.clone();
        EventListener::new(&gloo::utils::window(), "pagehide", move |_| {
            // A blocked storage has been reported when the last game was written.
            let _ = storage.write_pending();
        })
        .forget();
    }

    /// Removes the game.
    pub fn remove_game(&self) -> Result<(), Blocked> {
        self.0.borrow_mut().pending = None;
        local_storage()?.remove_item(GAME).map_err(|_| Blocked)?;
        self.0.borrow_mut().own = None;
        Ok(())
    }

    /// Stores a damaged text where nothing overwrites it. The same text is stored once.
    pub fn keep_damaged(&self, text: &str) -> Result<(), Blocked> {
        for number in 1..=MAX_DAMAGED {
            let key = format!("{DAMAGED}{number}");
            match get(&key)? {
                Some(stored) if stored == text => return Ok(()),
                Some(_) => {}
                None => return set(&key, text),
            }
        }
        // All keys are taken: the last one is overwritten.
        set(&format!("{DAMAGED}{MAX_DAMAGED}"), text)
    }

    /// Calls `changed` when another page of this game changes the storage, which all pages share.
    ///
    /// The browser may report late what this page wrote before it was reloaded, so the stored game is compared, not the
    /// reported one.
    pub fn on_change_elsewhere(&self, changed: impl Fn(ChangeElsewhere) + 'static) {
        let storage = self.clone();
        EventListener::new(&gloo::utils::window(), "storage", move |event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            let stored = |key: &str| get(key).ok().flatten();
            let value = |entry: Entry| stored(entry.key()).map(|text| ChangeElsewhere::Value(entry, text));
            let change = match key.as_deref() {
                Some(GAME) => match stored(GAME) {
                    None => Some(ChangeElsewhere::NoGame),
                    game => (storage.0.borrow().own != game).then_some(ChangeElsewhere::Game),
                },
                Some(SETTINGS) => value(Entry::Settings),
                Some(RULES) => value(Entry::Rules),
                Some(LESSON) => value(Entry::Lesson),
                Some(DRILLS) => value(Entry::Drills),
                Some(PLAN) => value(Entry::Plan),
                _ => None,
            };
            change.into_iter().for_each(&changed);
        })
        .forget();
    }
}
