//! Values for programs, as plain objects of JavaScript.

use canasta_app::session::Session;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A value as a plain object.
pub fn plain(value: &impl Serialize) -> JsValue {
    // As a `Value` first: so the page contains one serializer for each type, not one for texts and another for objects.
    let plain = serde_json::to_value(value).map(|value| value.serialize(&Serializer::json_compatible()));
    plain.ok().and_then(Result::ok).unwrap_or(JsValue::NULL)
}

/// What the person sees of the game, or of the record that is looked at; `null` without one.
pub fn observation(session: &Session) -> JsValue {
    let seen = if session.look_back().is_some() { session.observation() } else { session.live_observation() };
    let seen = seen.filter(|_| !session.hides_all_hands());
    seen.map_or(JsValue::NULL, |seen| plain(&seen.snapshot()))
}
