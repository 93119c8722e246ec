//! JSON for storage and for the worker.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// The JSON of a value, with the fields of objects in alphabetical order. Equal values have equal texts, since seeds are
/// derived from them.
pub(super) fn to_text<T: Serialize>(value: &T) -> String {
    // Serialization fails only for maps with keys that are not strings, and no type here has one.
    serde_json::to_value(value).map_or_else(|_| String::new(), |value| value.to_string())
}

/// Reads a value from a text.
///
/// The text becomes a [`Value`] first: so the page contains one reader for each type, not one for texts and another for values.
///
/// # Errors
/// If the text is not JSON, or the JSON is of another type.
pub(super) fn from_text<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_str::<Value>(text).and_then(serde_json::from_value)
}

/// Reads a field, or its default if the field is damaged, so that the rest stays readable.
pub(super) fn lenient<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: DeserializeOwned + Default,
    D: Deserializer<'de>,
{
    let value = Value::deserialize(deserializer)?;
    Ok(T::deserialize(value).unwrap_or_default())
}
