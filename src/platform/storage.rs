//! The device's storage, which may be full, blocked or missing: nothing here panics. The keys carry the folder of the page.

use super::namespace;
use crate::dom::find::html;
use canasta_app::session::{Message, SetAside, StorageMessage, StoredValue};
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;

/// Name of damaged saves, followed by a number.
const DAMAGED: &str = "damaged.";
/// The attribute that says that the saved game is behind the one at the table.
const BEHIND: &str = "data-behind";
/// The number of damaged texts that are kept.
const MAX_DAMAGED: u32 = 20;

/// The browser stores nothing for this page.
#[derive(Clone, Copy, Debug)]
pub struct Blocked;

/// Everything that was stored.
#[derive(Default)]
pub struct Stored(Vec<(StoredValue, String)>);

impl Stored {
    fn take(&mut self, value: StoredValue) -> Option<String> {
        let at = self.0.iter().position(|(stored, _)| *stored == value)?;
        Some(self.0.remove(at).1)
    }

    /// The messages that restore it, in order: the saved plan may differ from the game, so it comes after it.
    pub fn messages(mut self) -> Vec<Message> {
        let rules = self.take(StoredValue::Rules).map(|text| StorageMessage::Restored(StoredValue::Rules, text));
        let (settings, game) = (self.take(StoredValue::Settings), self.take(StoredValue::Game));
        let others = self.0.into_iter().map(|(value, text)| StorageMessage::Restored(value, text));
        let all = rules.into_iter().chain([StorageMessage::Restore { settings, game }]).chain(others);
        all.map(Message::Storage).collect()
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
    /// What could not be read at the start. It may be there all the same.
    unread: Vec<StoredValue>,
    /// What was refused, and has not been written since.
    refused: Vec<StoredValue>,
}

fn local_storage() -> Result<web_sys::Storage, Blocked> {
    web_sys::window().and_then(|window| window.local_storage().ok()?).ok_or(Blocked)
}

fn get(name: &str) -> Result<Option<String>, Blocked> {
    local_storage()?.get_item(&namespace::key(name)).map_err(|_| Blocked)
}

fn set(name: &str, text: &str) -> Result<(), Blocked> {
    local_storage()?.set_item(&namespace::key(name), text).map_err(|_| Blocked)
}

fn remove(name: &str) -> Result<(), Blocked> {
    local_storage()?.remove_item(&namespace::key(name)).map_err(|_| Blocked)
}

/// Tells the page of a fault whether the saved game is behind the one at the table.
fn mark_behind(is_behind: bool) {
    let Some(html) = html() else { return };
    // Setting an attribute with a valid name cannot fail.
    let _ = if is_behind { html.set_attribute(BEHIND, "") } else { html.remove_attribute(BEHIND) };
}

fn damaged_name(number: u32) -> String {
    format!("{DAMAGED}{number}")
}

impl Storage {
    /// Reads everything, and gives what could not be read.
    pub fn read(&self) -> (Stored, Vec<StoredValue>) {
        let (mut stored, mut unread) = (Stored::default(), Vec::new());
        let mut own = None;
        for value in StoredValue::ALL {
            match get(value.name()) {
                Ok(text) => {
                    if value == StoredValue::Game {
                        own.clone_from(&text);
                    }
                    stored.0.extend(text.map(|text| (value, text)));
                }
                Err(Blocked) => unread.push(value),
            }
        }
        let mut games = self.0.borrow_mut();
        games.own = own;
        games.refused.extend(&unread);
        games.unread.clone_from(&unread);
        (stored, unread)
    }

    /// Whether anything of the game is stored, or cannot be known to be. Nothing is read yet.
    pub fn has_anything(&self) -> bool {
        let Ok(storage) = local_storage() else { return true };
        let Ok(length) = storage.length() else { return true };
        (0..length).filter_map(|at| storage.key(at).ok()?).any(|key| namespace::name(&key).is_some())
    }

    /// Writes a value. Gives what there is to say about it: that it was refused, or that it is stored after it was.
    pub fn write(&self, value: StoredValue, text: &str) -> Option<StorageMessage> {
        let written = self.try_write(value, text);
        self.note(value, written)
    }

    fn note(&self, value: StoredValue, written: Result<(), Blocked>) -> Option<StorageMessage> {
        let refused = &mut self.0.borrow_mut().refused;
        let was_refused = refused.contains(&value);
        refused.retain(|other| *other != value);
        match written {
            Ok(()) => was_refused.then_some(StorageMessage::Stored(value)),
            Err(Blocked) => {
                refused.push(value);
                Some(StorageMessage::Blocked(value))
            }
        }
    }

    /// Writes a value. What could not be read at the start is set aside before that.
    fn try_write(&self, value: StoredValue, text: &str) -> Result<(), Blocked> {
        if self.0.borrow().unread.contains(&value) {
            if let Some(unread) = get(value.name())? {
                self.keep_damaged(&unread)?;
            }
            self.0.borrow_mut().unread.retain(|other| *other != value);
        }
        set(value.name(), text)
    }

    /// Writes the game in a task of its own, so that the frame does not wait for the storage. A page that is left writes it at
    /// once.
    pub fn write_game_soon(&self, text: String, report: impl FnOnce(StorageMessage) + 'static) {
        let storage = self.clone();
        let timer = Timeout::new(0, move || {
            if let Some(message) = storage.write_now() {
                report(message);
            }
        });
        // A pending game is an older state of this one.
        self.0.borrow_mut().pending = Some((text, Some(timer)));
    }

    /// Writes a pending game at once: the page is left, or another page is about to read it. One that cannot be written stays
    /// pending until the page is left. Gives what there is to say about it.
    pub fn write_now(&self) -> Option<StorageMessage> {
        let (text, _) = self.0.borrow_mut().pending.take()?;
        let written = self.try_write(StoredValue::Game, &text);
        mark_behind(written.is_err());
        {
            let mut games = self.0.borrow_mut();
            match written {
                Ok(()) => games.own = Some(text),
                Err(Blocked) => games.pending = Some((text, None)),
            }
        }
        self.note(StoredValue::Game, written)
    }

    /// Forgets a game that could not be written: another page writes from now on.
    pub fn stop_writing(&self) {
        self.0.borrow_mut().pending = None;
    }

    /// Whether another page has written or removed the game since this one has read or written it.
    pub fn is_changed_elsewhere(&self) -> bool {
        get(StoredValue::Game.name()).is_ok_and(|game| self.0.borrow().own != game)
    }

    /// Removes the game. Gives what there is to say about it.
    pub fn remove_game(&self) -> Option<StorageMessage> {
        self.0.borrow_mut().pending = None;
        let removed = remove(StoredValue::Game.name());
        if removed.is_ok() {
            self.0.borrow_mut().own = None;
            mark_behind(false);
        }
        self.note(StoredValue::Game, removed)
    }

    /// Stores a damaged text where nothing overwrites it. The same text is stored once.
    ///
    /// # Errors
    /// There is no room for it.
    pub fn keep_damaged(&self, text: &str) -> Result<(), Blocked> {
        let all = self.set_aside();
        if all.iter().any(|aside| aside.text == text) {
            return Ok(());
        }
        let free = (1..=MAX_DAMAGED).find(|number| all.iter().all(|aside| aside.number != *number)).ok_or(Blocked)?;
        set(&damaged_name(free), text)
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
    pub fn on_change_elsewhere(&self, changed: impl Fn(StorageMessage) + 'static) {
        let storage = self.clone();
        EventListener::new(&gloo::utils::window(), "storage", move |event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            let name = key.and_then(|key| namespace::name(&key));
            let Some(value) = name.and_then(|name| StoredValue::from_name(&name)) else { return };
            match get(value.name()).ok().flatten() {
                None if value == StoredValue::Game => changed(StorageMessage::GameForgottenElsewhere),
                None => {}
                game if value == StoredValue::Game && storage.0.borrow().own == game => {}
                Some(text) => changed(StorageMessage::Restored(value, text)),
            }
        })
        .forget();
    }
}
