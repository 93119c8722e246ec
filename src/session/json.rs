//! JSON as the device keeps it and as it crosses to the worker.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// The text of a value, with the fields of objects in alphabetical order: equal values have equal texts, from which seeds
/// are derived.
pub(super) fn to_text<T: Serialize>(value: &T) -> String {
    // Only maps with keys that are no text cannot be written, and no type here has one.
    serde_json::to_value(value).map_or_else(|_| String::new(), |value| value.to_string())
}

/// Reads a field whose damage is no reason to give up the rest: it has its default then.
pub(super) fn lenient<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: DeserializeOwned + Default,
    D: Deserializer<'de>,
{
    let value = Value::deserialize(deserializer)?;
    Ok(T::deserialize(value).unwrap_or_default())
}
