//! Entries of the browser's history, so that *Back* closes what is open before it leaves the page.
//!
//! Each level that is open (a dialog, the dialog that leads to it, the menu, a hint, a practice table) has an entry of its own, added
//! when it opens. An entry is removed with its level, so the history does not grow. The address stays the same.
//!
//! While a game is on, one more entry lies below the levels, so that *Back* can ask before it leaves. Browsers skip the entries before
//! one that comes without a press, and then *Back* leaves without a word. So this entry waits for a press, and each press adds one entry
//! at most.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::History;

/// The page's entries of the history.
#[derive(Debug, Default)]
pub struct Entries {
    /// The number of entries up to the current one.
    count: u32,
    /// Whether the page has asked for a move that is yet to come.
    is_moving: bool,
    press: Press,
}

/// Whether a press allows an entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Press {
    /// Nothing was added yet, so the browser says whether the page was pressed.
    #[default]
    AskBrowser,
    /// There was one since the last entry was added or left.
    Unused,
    /// There was none.
    Used,
}

fn history() -> Option<History> {
    web_sys::window()?.history().ok()
}

/// The number in the current entry; 0 for an entry that is not the page's.
fn current() -> u32 {
    // Numbers that this page has written.
    let number = history().and_then(|history| history.state().ok()?.as_f64()).unwrap_or(0.0);
    number as u32
}

/// Whether the browser counts a press of the page at this moment. Old browsers do not say.
fn is_active() -> bool {
    let get = |object: &JsValue, name: &str| Reflect::get(object, &JsValue::from_str(name)).ok();
    let navigator = web_sys::window().map(|window| JsValue::from(window.navigator()));
    let activation = navigator.and_then(|navigator| get(&navigator, "userActivation"));
    activation.and_then(|activation| get(&activation, "isActive")).is_some_and(|active| active.is_truthy())
}

/// Leaves the page for the one before it.
pub fn leave() {
    let Some(history) = history() else { return };
    // The page may be at an entry of its own.
    let _ = history.go_with_delta(-1 - i32::try_from(current()).unwrap_or(0));
}

impl Entries {
    /// Reads the current entry at the start: after a reload it may belong to a level that is closed now.
    pub fn read(&mut self) {
        self.count = current();
    }

    /// Notes a press, which allows an entry.
    pub const fn note_press(&mut self) {
        self.press = Press::Unused;
    }

    /// Adds and removes entries until there are as many as open levels, and one below them while a game is on. New entries take over the
    /// address, so that none is added while the page is about to follow a link: it would stay below them, and *Back* would follow it again.
    pub fn follow(&mut self, levels: u32, has_game: bool, follows_link: impl Fn() -> bool) {
        if self.is_moving {
            return;
        }
        let with_game = levels + u32::from(has_game);
        let may_add =
            || self.count == levels && (self.press == Press::Unused || self.press == Press::AskBrowser && is_active());
        let wanted = if has_game && (self.count >= with_game || may_add()) { with_game } else { levels };
        // With a game on, the entry that a closed level leaves is the one below the levels.
        if self.count == wanted || (self.count < wanted && follows_link()) {
            return;
        }
        let Some(history) = history() else { return };
        while self.count < wanted {
            // Browsers refuse entries that come too fast. Without one, Back leaves the page, as it would without this file.
            if history.push_state(&JsValue::from_f64(f64::from(self.count + 1)), "").is_err() {
                return;
            }
            self.count += 1;
            self.press = Press::Used;
        }
        if self.count > wanted {
            self.go(&history, wanted);
        }
    }

    /// Moves back to the entry with this number.
    fn go(&mut self, history: &History, to: u32) {
        let by = i32::try_from(self.count - to).unwrap_or(0);
        self.is_moving = history.go_with_delta(-by).is_ok();
    }

    /// Follows a move within the history. Returns how many entries the person has left with *Back*; 0 if the page itself has moved, or
    /// the entry of a closed level was left again.
    pub fn moved(&mut self) -> u32 {
        let before = std::mem::replace(&mut self.count, current());
        if std::mem::take(&mut self.is_moving) {
            return 0;
        }
        self.press = Press::Used;
        if self.count > before {
            // Forward, to a level that was closed.
            if let Some(history) = history() {
                self.go(&history, before);
            }
            return 0;
        }
        before - self.count
    }
}
