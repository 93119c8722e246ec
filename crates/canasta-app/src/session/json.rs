//! JSON for storage and for the worker.

use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::fmt;

/// The JSON of a value, with the fields of objects in alphabetical order. Equal values have equal texts, since seeds are
/// derived from them.
pub(crate) fn to_text<T: Serialize>(value: &T) -> String {
    // Serialization fails only for maps with keys that are not strings, and no type here has one.
    serde_json::to_value(value).map_or_else(|_| String::new(), |value| value.to_string())
}

/// The JSON of an object. Fields that only another text of the object has come along, except the fields named.
pub(crate) fn to_text_over<T: Serialize>(value: &T, other: &str, but: &[&str]) -> String {
    // As above.
    let mut fields = serde_json::to_value(value).unwrap_or_default();
    if let (Value::Object(fields), Ok(Value::Object(others))) = (&mut fields, serde_json::from_str(other)) {
        for (name, field) in others.into_iter().filter(|(name, _)| !but.contains(&name.as_str())) {
            fields.entry(name).or_insert(field);
        }
    }
    fields.to_string()
}

/// Reads a value from a text.
///
/// The text becomes a [`Value`] first: so the page contains one reader for each type, not one for texts and another for values.
///
/// # Errors
/// If the text is not JSON, or the JSON is of another type.
pub(crate) fn from_text<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_str::<Value>(text).and_then(serde_json::from_value)
}

/// Whether a stored text is of a later version of its form than this. Who reads it neither understands nor replaces it.
pub(crate) fn is_newer(text: &str, version: u32) -> bool {
    let fields: Option<Value> = serde_json::from_str(text).ok();
    fields.and_then(|fields| fields.get("version")?.as_u64()).is_some_and(|later| later > u64::from(version))
}

/// Reads a field, or its default if the field is damaged, so that the rest stays readable.
pub(crate) fn lenient<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: DeserializeOwned + Default,
    D: Deserializer<'de>,
{
    let value = Value::deserialize(deserializer)?;
    Ok(T::deserialize(value).unwrap_or_default())
}

/// Reads a whole number that is at most `most`: a larger one is `most`, and what is no number from 0 on is 0.
pub(crate) fn number_up_to<'de, D: Deserializer<'de>>(deserializer: D, most: u64) -> Result<u64, D::Error> {
    deserializer.deserialize_any(UpTo(most))
}

struct UpTo(u64);

impl<'de> Visitor<'de> for UpTo {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number")
    }

    fn visit_u64<E>(self, number: u64) -> Result<u64, E> {
        Ok(number.min(self.0))
    }

    fn visit_i64<E>(self, number: i64) -> Result<u64, E> {
        Ok(u64::try_from(number).map_or(0, |number| number.min(self.0)))
    }

    fn visit_f64<E>(self, number: f64) -> Result<u64, E> {
        // The cast saturates.
        Ok((number as u64).min(self.0))
    }

    fn visit_bool<E>(self, _: bool) -> Result<u64, E> {
        Ok(0)
    }

    fn visit_str<E>(self, _: &str) -> Result<u64, E> {
        Ok(0)
    }

    fn visit_unit<E>(self) -> Result<u64, E> {
        Ok(0)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<u64, A::Error> {
        while all.next_element::<IgnoredAny>()?.is_some() {}
        Ok(0)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut all: A) -> Result<u64, A::Error> {
        while all.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(0)
    }
}
