//! JSON in and out.
//!
//! Everything goes by way of [`Value`]: so there is one reader and one writer of text in the program, not one for each type,
//! which makes the page a tenth smaller. What is read here is short.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Error, Value};

/// Reads a text.
///
/// # Errors
/// If it is no JSON, or not of this type.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    serde_json::from_value(parse(text)?)
}

/// Reads a text, whatever it holds.
///
/// # Errors
/// If it is no JSON.
#[inline(never)]
pub(crate) fn parse(text: &str) -> Result<Value, Error> {
    serde_json::from_str(text)
}

/// Writes a value that can always be written: made of words, numbers, and lists and objects of these.
pub(crate) fn write(value: &impl Serialize) -> String {
    print(&serde_json::to_value(value).unwrap_or_default())
}

/// Writes JSON as text.
#[inline(never)]
pub(crate) fn print(value: &Value) -> String {
    value.to_string()
}
