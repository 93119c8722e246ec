//! Entries of the browser's history, so that *Back* closes what is open before it leaves the page.
//!
//! Each level that is open (a dialog, the dialog that leads to it, the menu, a practice table) has an entry of its own, added
//! when it opens: browsers skip entries that come without a press. An entry is removed with its level, so the history does
//! not grow. The address stays the same.

use wasm_bindgen::JsValue;
use web_sys::History;

/// What a move of the person within the history asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// *Back*: levels above this number are to be closed.
    CloseTo(u32),
    /// Nothing: the page itself has moved, or the entry of a closed level was left again.
    Nothing,
}

/// The page's entries of the history.
#[derive(Debug, Default)]
pub struct Entries {
    /// The number of entries up to the current one.
    count: u32,
    /// Whether the page has asked for a move that is yet to come.
    is_moving: bool,
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

impl Entries {
    /// Reads the current entry at the start: after a reload it may belong to a level that is closed now.
    pub fn read(&mut self) {
        self.count = current();
    }

    /// Adds and removes entries until there are as many as open levels.
    pub fn follow(&mut self, levels: u32) {
        if self.is_moving || self.count == levels {
            return;
        }
        let Some(history) = history() else { return };
        while self.count < levels {
            // Browsers refuse entries that come too fast. Without one, Back leaves the page, as it would without this file.
            if history.push_state(&JsValue::from_f64(f64::from(self.count + 1)), "").is_err() {
                return;
            }
            self.count += 1;
        }
        if self.count > levels {
            self.go(&history, levels);
        }
    }

    /// Moves back to the entry with this number.
    fn go(&mut self, history: &History, to: u32) {
        let by = i32::try_from(self.count - to).unwrap_or(0);
        self.is_moving = history.go_with_delta(-by).is_ok();
    }

    /// Follows a move within the history.
    pub fn moved(&mut self) -> Moved {
        let before = std::mem::replace(&mut self.count, current());
        if std::mem::take(&mut self.is_moving) {
            return Moved::Nothing;
        }
        if self.count > before {
            // Forward, to a level that was closed.
            if let Some(history) = history() {
                self.go(&history, before);
            }
            return Moved::Nothing;
        }
        Moved::CloseTo(self.count)
    }
}
