//! JSON in and out.
//!
//! Everything goes by way of [`Value`]: so there is one reader and one writer of text in the program, not one for each type,
//! which makes the page a tenth smaller. What is read here is short. `field` has what becomes of a value.

use super::field::FieldValue;
use serde_json::{Error, Value};

/// Reads a text, whatever it holds.
///
/// # Errors
/// If it is no JSON.
#[inline(never)]
pub(crate) fn parse(text: &str) -> Result<Value, Error> {
    serde_json::from_str(text)
}

/// Reads a text as this type; `None` if it is no JSON, or another.
pub(crate) fn read<T: FieldValue>(text: &str) -> Option<T> {
    T::from_json(&parse(text).ok()?)
}

/// Writes JSON as text.
#[inline(never)]
pub(crate) fn print(value: &Value) -> String {
    value.to_string()
}
