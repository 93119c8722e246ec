//! Helpers for the stored form of score sheets.

use serde_json::Value;

/// `Some` if an object has these fields and no other: one that a later version has added would be lost.
pub(super) fn has_only(object: &Value, fields: &[&str]) -> Option<()> {
    let object = object.as_object()?;
    (object.len() == fields.len() && fields.iter().all(|&field| object.contains_key(field))).then_some(())
}

/// An index or a number of things.
pub(super) fn index(value: &Value) -> Option<usize> {
    value.as_u64().and_then(|number| usize::try_from(number).ok())
}

/// A value that may be missing.
pub(super) fn optional<T>(value: &Value, of: impl Fn(&Value) -> Option<T>) -> Option<Option<T>> {
    if value.is_null() { Some(None) } else { of(value).map(Some) }
}

/// Every value of a list.
pub(super) fn list<T>(value: &Value, of: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
    let mut all = Vec::new();
    for one in value.as_array()? {
        all.push(of(one)?);
    }
    Some(all)
}
