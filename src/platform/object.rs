//! Plain objects of JavaScript, as functions of the browser take and give them.

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

/// An object with these fields.
pub fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of a new object cannot fail.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}

/// A field that is a text.
pub fn text_field(object: &JsValue, name: &str) -> Option<String> {
    Reflect::get(object, &name.into()).ok()?.as_string()
}
