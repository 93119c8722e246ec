//! What a program gives as JSON: nothing is left out, and nothing becomes something else. The package for npm reads with it too.

use js_sys::{Array, Reflect};
use serde_json::{Map, Number, Value};
use wasm_bindgen::JsValue;

/// The deepest nesting that is read; it also ends objects that hold themselves.
const DEEPEST: u32 = 16;

/// The largest whole number that JavaScript counts exactly.
const LARGEST: f64 = 9_007_199_254_740_991.0;

/// A whole number from 0 on. Texts, switches, fractions and objects are none, although JavaScript turns them into one.
pub fn whole(value: &JsValue) -> Option<u64> {
    value.as_f64().filter(|n| n.fract() == 0.0 && (0.0..=LARGEST).contains(n)).map(|n| n as u64)
}

/// The value as JSON. `None` if it holds what JSON cannot say: no number, a function, an object that is not plain.
/// `JSON.stringify` would leave such a part out, or write `null` or `{}`.
pub fn read(value: &JsValue) -> Option<Value> {
    part(value, DEEPEST)
}

fn part(value: &JsValue, deepest: u32) -> Option<Value> {
    if value.is_null() {
        return Some(Value::Null);
    }
    if let Some(is) = value.as_bool() {
        return Some(is.into());
    }
    if let Some(text) = value.as_string() {
        return Some(text.into());
    }
    if let Some(n) = value.as_f64() {
        let is_whole = n.fract() == 0.0 && n.abs() <= LARGEST;
        return if is_whole { Some((n as i64).into()) } else { Number::from_f64(n).map(Value::Number) };
    }
    let deepest = deepest.checked_sub(1).filter(|_| value.is_object())?;
    // Fails for a revoked proxy, for which other questions would throw.
    let prototype = Reflect::get_prototype_of(value).ok()?;
    if Array::is_array(value) {
        let length = Reflect::get(value, &"length".into()).ok()?.as_f64()? as u32;
        let items = (0..length).map(|at| part(&Reflect::get_u32(value, at).ok()?, deepest));
        return items.collect::<Option<Vec<_>>>().map(Value::Array);
    }
    let is_plain = prototype.is_null() || Reflect::get_prototype_of(&prototype).ok()?.is_null();
    let keys = Reflect::own_keys(value).ok().filter(|_| is_plain)?;
    let mut fields = Map::new();
    for key in keys.iter() {
        let field = Reflect::get(value, &key).ok()?;
        // A key that is a symbol has no name.
        let name = key.as_string()?;
        if !field.is_undefined() {
            fields.insert(name, part(&field, deepest)?);
        }
    }
    Some(Value::Object(fields))
}
