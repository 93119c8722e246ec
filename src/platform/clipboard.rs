//! The clipboard.

use super::promise::{PERSON_MS, on_settled};
use crate::schedule::after;
use js_sys::Reflect;

/// Copies a text, and says later whether that succeeded.
pub fn copy(text: &str, copied: impl FnOnce(bool) + 'static) {
    let Some(window) = web_sys::window() else { return };
    // Pages that were not loaded securely have no clipboard.
    let clipboard = Reflect::get(&window.navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        after(0, || copied(false));
        return;
    }
    // Some browsers ask the person first.
    on_settled(&window.navigator().clipboard().write_text(text), PERSON_MS, |result| copied(result.is_ok()));
}
