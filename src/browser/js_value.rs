//! Values for programs, as plain objects of JavaScript.

use crate::session::Session;
use serde::Serialize;
use wasm_bindgen::JsValue;

/// A value as a plain object.
pub fn plain(value: &impl Serialize) -> JsValue {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

/// What the person sees of the game; `null` without one.
pub fn observation(session: &Session) -> JsValue {
    session.observation().map_or(JsValue::NULL, |seen| plain(&seen.snapshot()))
}
