//! Vibration of touch devices that have it.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Vibrates for these durations, with pauses in between, in milliseconds. Devices without vibration, and those whose main
/// pointer is no finger, stay still.
pub fn vibrate(pattern: &[u32]) {
    let Some(window) = web_sys::window() else { return };
    let is_touch = window.match_media("(pointer: coarse)").ok().flatten().is_some_and(|query| query.matches());
    let navigator: JsValue = window.navigator().into();
    let function = Reflect::get(&navigator, &"vibrate".into()).ok().and_then(|found| found.dyn_into::<Function>().ok());
    if let Some(function) = function.filter(|_| is_touch && !pattern.is_empty()) {
        let pattern: Array = pattern.iter().map(|&duration| JsValue::from(duration)).collect();
        // A refusal of the browser is no failure of the game.
        let _ = function.call1(&navigator, &pattern);
    }
}
