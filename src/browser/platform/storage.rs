//! The device's storage, which may be full, blocked or missing: nothing here panics. The keys carry the folder of the page.

use super::place;
use crate::session::{Message, SetAside, StorageMessage};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

/// Name of the game in progress.
const GAME: &str = "game";
/// Name of the settings.
const SETTINGS: &str = "settings";
/// Name of the person's own rules.
const RULES: &str = "rules";
/// Name of the plan of the next game.
const PLAN: &str = "plan";
/// Name of the progress in the guided first hand.
const LESSON: &str = "lesson";
/// Name of the answered questions of the drills.
const DRILLS: &str = "drills";
/// Name of the achievements that the person was told of.
const ACHIEVEMENTS: &str = "achievements";
/// Name of the mistakes of own games that come back as exercises.
const MISTAKES: &str = "mistakes";
/// Name of damaged saves, followed by a number.
const DAMAGED: &str = "damaged.";
/// The number of damaged texts that are kept.
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
    /// The achievements that the person was told of.
    Achievements,
    /// The mistakes of own games that come back as exercises.
    Mistakes,
}

impl Entry {
    const fn name(self) -> &'static str {
        match self {
            Entry::Settings => SETTINGS,
            Entry::Rules => RULES,
            Entry::Plan => PLAN,
            Entry::Lesson => LESSON,
            Entry::Drills => DRILLS,
            Entry::Achievements => ACHIEVEMENTS,
            Entry::Mistakes => MISTAKES,
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
    pub achievements: Option<String>,
    pub mistakes: Option<String>,
}

impl Stored {
    /// The messages that restore it, in order: the saved plan may differ from the game, so it comes after it.
    pub fn messages(self) -> impl Iterator<Item = Message> {
        let values = [
            self.rules.map(StorageMessage::RestoreRules),
            Some(StorageMessage::Restore { settings: self.settings, game: self.game }),
            self.plan.map(StorageMessage::RestorePlan),
            self.lesson.map(StorageMessage::RestoreLesson),
            self.drills.map(StorageMessage::RestoreDrills),
            self.achievements.map(StorageMessage::RestoreAchievements),
            self.mistakes.map(StorageMessage::RestoreMistakes),
        ];
        values.into_iter().flatten().map(Message::Storage)
    }
}

/// The storage, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct Storage(Rc<RefCell<Games>>);

#[derive(Default)]
struct Games {
    /// The game as this page has last read or written it.
    own: Option<String>,
    /// The game that is to be written, and the timer for it; no timer if it could not be written.
    pending: Option<(String, Option<Timeout>)>,
    /// The names of what could not be read at the start. It may be there all the same.
    unread: Vec<&'static str>,
}

fn local_storage() -> Result<web_sys::Storage, Blocked> {
    web_sys::window().and_then(|window| window.local_storage().ok()?).ok_or(Blocked)
}

fn get(name: &str) -> Result<Option<String>, Blocked> {
    local_storage()?.get_item(&place::key(name)).map_err(|_| Blocked)
}

fn set(name: &str, text: &str) -> Result<(), Blocked> {
    local_storage()?.set_item(&place::key(name), text).map_err(|_| Blocked)
}

fn remove(name: &str) -> Result<(), Blocked> {
    local_storage()?.remove_item(&place::key(name)).map_err(|_| Blocked)
}

fn damaged_name(number: u32) -> String {
    format!("{DAMAGED}{number}")
}

impl Storage {
    /// Reads everything, and says whether something could not be read.
    pub fn read(&self) -> (Stored, Result<(), Blocked>) {
        let mut unread = Vec::new();
        let mut read = |name: &'static str| {
            get(name).unwrap_or_else(|Blocked| {
                unread.push(name);
                None
            })
        };
        let stored = Stored {
            settings: read(SETTINGS),
            game: read(GAME),
            rules: read(RULES),
            plan: read(PLAN),
            lesson: read(LESSON),
            drills: read(DRILLS),
            achievements: read(ACHIEVEMENTS),
            mistakes: read(MISTAKES),
        };
        let outcome = if unread.is_empty() { Ok(()) } else { Err(Blocked) };
        let mut games = self.0.borrow_mut();
        games.own.clone_from(&stored.game);
        games.unread = unread;
        (stored, outcome)
    }

    /// Writes a value.
    pub fn write(&self, entry: Entry, text: &str) -> Result<(), Blocked> {
        self.replace(entry.name(), text)
    }

    /// Writes a text. What could not be read at the start is set aside before that.
    fn replace(&self, name: &'static str, text: &str) -> Result<(), Blocked> {
        if self.0.borrow().unread.contains(&name) {
            if let Some(unread) = get(name)? {
                self.keep_damaged(&unread);
                self.set_aside().iter().any(|aside| aside.text == unread).then_some(()).ok_or(Blocked)?;
            }
            self.0.borrow_mut().unread.retain(|other| *other != name);
        }
        set(name, text)
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
        self.0.borrow_mut().pending = Some((text, Some(timer)));
    }

    /// Writes the game that is pending. One that cannot be written stays pending until the page is left.
    fn write_pending(&self) -> Result<(), Blocked> {
        let Some((text, _)) = self.0.borrow_mut().pending.take() else { return Ok(()) };
        let written = self.replace(GAME, &text);
        let mut games = self.0.borrow_mut();
        match written {
            Ok(()) => games.own = Some(text),
            Err(Blocked) => games.pending = Some((text, None)),
        }
        written
    }

    /// Writes a pending game at once: the page is left, or another page is about to read it. A blocked storage has been
    /// reported when the last game was written.
    pub fn write_now(&self) {
        let _ = self.write_pending();
    }

    /// Forgets a game that could not be written: another page writes from now on.
    pub fn stop_writing(&self) {
        self.0.borrow_mut().pending = None;
    }

    /// Whether another page has written or removed the game since this one has read or written it.
    pub fn is_changed_elsewhere(&self) -> bool {
        get(GAME).is_ok_and(|game| self.0.borrow().own != game)
    }

    /// Removes the game.
    pub fn remove_game(&self) -> Result<(), Blocked> {
        self.0.borrow_mut().pending = None;
        remove(GAME)?;
        self.0.borrow_mut().own = None;
        Ok(())
    }

    /// Stores a damaged text where nothing overwrites it. The same text is stored once. A text for which there is no room is
    /// missing in [`Storage::set_aside`] afterwards.
    pub fn keep_damaged(&self, text: &str) {
        let all = self.set_aside();
        if all.iter().any(|aside| aside.text == text) {
            return;
        }
        if let Some(free) = (1..=MAX_DAMAGED).find(|number| all.iter().all(|aside| aside.number != *number)) {
            // A full storage refuses it.
            let _ = set(&damaged_name(free), text);
        }
    }

    /// The damaged texts that are stored.
    pub fn set_aside(&self) -> Vec<SetAside> {
        let read = |number: u32| get(&damaged_name(number)).ok()?.map(|text| SetAside { number, text });
        (1..=MAX_DAMAGED).filter_map(read).collect()
    }

    /// Deletes a damaged text.
    pub fn delete_damaged(&self, number: u32) {
        // It stays in the list if this fails.
        let _ = remove(&damaged_name(number));
    }

    /// Calls `changed` when another page of this game changes the storage, which all pages share.
    ///
    /// The browser may report late what this page wrote before it was reloaded, so the stored game is compared, not the
    /// reported one.
    pub fn on_change_elsewhere(&self, changed: impl Fn(ChangeElsewhere) + 'static) {
        let storage = self.clone();
        EventListener::new(&gloo::utils::window(), "storage", move |event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            let stored = |name: &str| get(name).ok().flatten();
            let value = |entry: Entry| stored(entry.name()).map(|text| ChangeElsewhere::Value(entry, text));
            let change = match key.and_then(|key| place::name(&key)).as_deref() {
                Some(GAME) => match stored(GAME) {
                    None => Some(ChangeElsewhere::NoGame),
                    game => (storage.0.borrow().own != game).then_some(ChangeElsewhere::Game),
                },
                Some(SETTINGS) => value(Entry::Settings),
                Some(RULES) => value(Entry::Rules),
                Some(LESSON) => value(Entry::Lesson),
                Some(DRILLS) => value(Entry::Drills),
                Some(ACHIEVEMENTS) => value(Entry::Achievements),
                Some(MISTAKES) => value(Entry::Mistakes),
                Some(PLAN) => value(Entry::Plan),
                _ => None,
            };
            change.into_iter().for_each(&changed);
        })
        .forget();
    }
}
