//! Callbacks for promises.

use js_sys::Promise;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// Calls `then` with the result of a promise.
pub fn on_settled(promise: &Promise, then: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let other = then.clone();
    let fulfilled = Closure::once(move |value: JsValue| {
        if let Some(then) = then.take() {
            then(Ok(value));
        }
    });
    let rejected = Closure::once(move |error: JsValue| {
        if let Some(then) = other.take() {
            then(Err(error));
        }
    });
    let _ = promise.then2(&fulfilled, &rejected);
    // One of the two is called when the promise is settled, the other never.
    fulfilled.forget();
    rejected.forget();
}
