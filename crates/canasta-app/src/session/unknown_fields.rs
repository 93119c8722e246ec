//! Fields of stored texts that another version has written. They are kept, and written again with what this version knows.

use super::effect::{Effect, StorageEffect};
use super::stored_value::StoredValue;
use serde_json::{Map, Value};

/// The unknown fields of each stored value, by the name of the field.
#[derive(Clone, Debug, Default)]
pub(super) struct UnknownFields(Vec<(StoredValue, Map<String, Value>)>);

fn object(text: &str) -> Option<Map<String, Value>> {
    serde_json::from_str(text).ok()
}

/// Whether something of a value is missing in another form of it. Nothing is lost by an empty part.
fn loses(value: &Value, other: &Value) -> bool {
    match (value, other) {
        (Value::Object(fields), Value::Object(others)) => fields.iter().any(|(name, field)| match others.get(name) {
            Some(other) => loses(field, other),
            None => !is_empty(field),
        }),
        (Value::Array(all), Value::Array(others)) => {
            all.len() > others.len() || all.iter().zip(others).any(|(value, other)| loses(value, other))
        }
        _ => false,
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(all) => all.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => false,
    }
}

const fn text_of(effect: &mut StorageEffect) -> Option<(StoredValue, &mut String)> {
    match effect {
        StorageEffect::Save(value, text) => match value {
            StoredValue::Settings | StoredValue::Plan | StoredValue::Rules | StoredValue::ScoreSheets => {
                Some((*value, text))
            }
            _ => None,
        },
        _ => None,
    }
}

impl UnknownFields {
    /// Notes the fields of a stored text that this version does not write. False if something within its known fields would be
    /// lost.
    pub fn note(&mut self, value: StoredValue, text: &str, written: &str) -> bool {
        let (Some(mut fields), Some(known)) = (object(text), object(written)) else { return true };
        let whole = !fields.iter().any(|(name, field)| known.get(name).is_some_and(|other| loses(field, other)));
        fields.retain(|name, field| !known.contains_key(name) && !is_empty(field));
        self.0.retain(|(other, _)| *other != value);
        if !fields.is_empty() {
            self.0.push((value, fields));
        }
        whole
    }

    /// Writes the unknown fields with the known ones.
    pub fn carry(&self, effects: &mut [Effect]) {
        for effect in effects {
            let Effect::Storage(effect) = effect else { continue };
            let Some((value, text)) = text_of(effect) else { continue };
            let Some((_, unknown)) = self.0.iter().find(|(other, _)| *other == value) else { continue };
            let Some(mut fields) = object(text) else { continue };
            for (name, field) in unknown {
                fields.entry(name).or_insert_with(|| field.clone());
            }
            *text = Value::Object(fields).to_string();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_of_another_version_are_written_again() {
        let mut unknown = UnknownFields::default();
        assert!(unknown.note(
            StoredValue::Settings,
            r#"{"lite":true,"wings":{"left":1}}"#,
            r#"{"lite":true,"tv":false}"#
        ));
        let save = |text: &str| Effect::Storage(StorageEffect::Save(StoredValue::Settings, text.to_owned()));
        let mut effects = [save(r#"{"lite":false,"tv":false}"#), Effect::RequestSeed];
        unknown.carry(&mut effects);
        assert_eq!(effects, [save(r#"{"lite":false,"tv":false,"wings":{"left":1}}"#), Effect::RequestSeed]);
        // A later text without them takes them away.
        assert!(unknown.note(StoredValue::Settings, r#"{"lite":true}"#, r#"{"lite":true,"tv":false}"#));
        let mut effects = [save("{}")];
        unknown.carry(&mut effects);
        assert_eq!(effects, [save("{}")]);
    }

    #[test]
    fn what_is_lost_within_a_known_field_is_noticed() {
        let note = |text, written| UnknownFields::default().note(StoredValue::Plan, text, written);
        assert!(note(r#"{"places":[{"name":"A"}]}"#, r#"{"places":[{"name":"A","level":1},{}]}"#));
        assert!(!note(r#"{"places":[{"name":"A","age":7}]}"#, r#"{"places":[{"name":"A"}]}"#));
        assert!(!note(r#"{"tips":["a","b"]}"#, r#"{"tips":["a"]}"#));
        assert!(note(r#"{"changes":{},"version":1}"#, r#"{"version":1}"#));
    }
}
