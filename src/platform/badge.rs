//! The badge of the installed app: a quiet sign that today's deal is still to be played.

use super::promise::{PERSON_MS, on_settled};
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::JsCast;

/// Shows the badge, or takes it away, where the device has one. A refusal changes nothing else.
pub fn show(shown: bool) {
    let navigator = gloo::utils::window().navigator();
    let name = if shown { "setAppBadge" } else { "clearAppBadge" };
    let function =
        Reflect::get(&navigator, &name.into()).ok().and_then(|function| function.dyn_into::<Function>().ok());
    let answer = function.and_then(|function| function.call0(&navigator).ok()?.dyn_into::<Promise>().ok());
    if let Some(answer) = answer {
        on_settled(&answer, PERSON_MS, |_| {});
    }
}
