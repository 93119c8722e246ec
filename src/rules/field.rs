//! Plain data as JSON, by tables of its fields rather than by derived code, of which the page would have twice as much.
//!
//! Rules are written as scenarios and records have them (rules §1), cards as in the notation (rules §3).

use super::cards::{Card, CardSet, Rank, RankSet};
use super::ruleset::{Preset, Rules};
use super::seat::Players;
use super::snapshot::Snapshot;
use serde_json::{Map, Value};

/// What a field can hold.
pub(crate) trait FieldValue: Sized {
    /// As JSON.
    fn to_json(&self) -> Value;

    /// From JSON; `None` if it is of another type, or outside what the field can hold.
    fn from_json(value: &Value) -> Option<Self>;
}

/// Puts a field where all are gathered.
#[inline(never)]
pub(crate) fn put_field(fields: &mut Map<String, Value>, name: &str, value: Value) {
    fields.insert(name.to_owned(), value);
}

/// A field of an object; `None` if it is missing or wrong. What may be nothing is there too, as `null`.
pub(crate) fn field<T: FieldValue>(object: &Value, name: &str) -> Option<T> {
    object.get(name).and_then(T::from_json)
}

/// A field that an object may lack; `None` if it is wrong.
pub(crate) fn field_if_there<T: FieldValue + Default>(object: &Value, name: &str) -> Option<T> {
    object.get(name).map_or_else(|| Some(T::default()), T::from_json)
}

/// An object of these fields.
pub(crate) fn object<const N: usize>(fields: [(&str, Value); N]) -> Value {
    let mut object = Map::new();
    for (name, value) in fields {
        put_field(&mut object, name, value);
    }
    Value::Object(object)
}

/// A struct that is written as an object, its fields by their names.
macro_rules! fields {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident { $($(#[$doc:meta])* $field_vis:vis $field:ident: $type:ty,)+ }
    ) => {
        $(#[$meta])*
        $vis struct $name {
            $($(#[$doc])* $field_vis $field: $type,)+
        }

        impl $crate::rules::FieldValue for $name {
            fn to_json(&self) -> serde_json::Value {
                let mut fields = serde_json::Map::new();
                $($crate::rules::put_field(&mut fields, stringify!($field), self.$field.to_json());)+
                serde_json::Value::Object(fields)
            }

            fn from_json(object: &serde_json::Value) -> Option<$name> {
                Some($name { $($field: $crate::rules::field(object, stringify!($field))?,)+ })
            }
        }
    };
}
pub(crate) use fields;

/// Named values, each a word; one of them may be nothing (`null`).
macro_rules! words {
    ($type:ty $(, null = $none:path)?: $($value:path = $word:literal),+) => {
        impl $crate::rules::FieldValue for $type {
            fn to_json(&self) -> serde_json::Value {
                match self {
                    $($none => serde_json::Value::Null,)?
                    $($value => serde_json::Value::from($word)),+
                }
            }

            fn from_json(value: &serde_json::Value) -> Option<$type> {
                $(if value.is_null() {
                    return Some($none);
                })?
                match value.as_str()? {
                    $($word => Some($value),)+
                    _ => None,
                }
            }
        }
    };
}
pub(crate) use words;

impl FieldValue for bool {
    fn to_json(&self) -> Value {
        Value::Bool(*self)
    }

    fn from_json(value: &Value) -> Option<bool> {
        value.as_bool()
    }
}

/// Whole numbers: all go by way of one type.
macro_rules! numbers {
    ($($type:ty),+) => {
        $(
            impl FieldValue for $type {
                fn to_json(&self) -> Value {
                    Value::from(*self)
                }

                fn from_json(value: &Value) -> Option<$type> {
                    value.as_i64().and_then(|number| number.try_into().ok())
                }
            }
        )+
    };
}

numbers!(u8, u32, usize, i32);

impl FieldValue for f64 {
    fn to_json(&self) -> Value {
        Value::from(*self)
    }

    fn from_json(value: &Value) -> Option<f64> {
        value.as_f64()
    }
}

impl FieldValue for String {
    fn to_json(&self) -> Value {
        Value::from(self.as_str())
    }

    fn from_json(value: &Value) -> Option<String> {
        value.as_str().map(str::to_owned)
    }
}

impl<T: FieldValue> FieldValue for Option<T> {
    fn to_json(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::to_json)
    }

    fn from_json(value: &Value) -> Option<Option<T>> {
        if value.is_null() { Some(None) } else { T::from_json(value).map(Some) }
    }
}

impl<T: FieldValue> FieldValue for Vec<T> {
    fn to_json(&self) -> Value {
        self.iter().map(T::to_json).collect()
    }

    fn from_json(value: &Value) -> Option<Vec<T>> {
        value.as_array()?.iter().map(T::from_json).collect()
    }
}

impl<T: FieldValue, const N: usize> FieldValue for [T; N] {
    fn to_json(&self) -> Value {
        self.iter().map(T::to_json).collect()
    }

    fn from_json(value: &Value) -> Option<[T; N]> {
        Vec::from_json(value)?.try_into().ok()
    }
}

impl<A: FieldValue, B: FieldValue> FieldValue for (A, B) {
    fn to_json(&self) -> Value {
        Value::Array(vec![self.0.to_json(), self.1.to_json()])
    }

    fn from_json(value: &Value) -> Option<(A, B)> {
        match value.as_array()?.as_slice() {
            [a, b] => Some((A::from_json(a)?, B::from_json(b)?)),
            _ => None,
        }
    }
}

/// Whatever stands there.
impl FieldValue for Value {
    fn to_json(&self) -> Value {
        self.clone()
    }

    fn from_json(value: &Value) -> Option<Value> {
        Some(value.clone())
    }
}

impl FieldValue for Map<String, Value> {
    fn to_json(&self) -> Value {
        Value::Object(self.clone())
    }

    fn from_json(value: &Value) -> Option<Map<String, Value>> {
        value.as_object().cloned()
    }
}

/// What has `serde` beside its type.
macro_rules! by_serde {
    ($($type:ty),+) => {
        $(
            impl FieldValue for $type {
                fn to_json(&self) -> Value {
                    serde_json::to_value(self).unwrap_or_default()
                }

                fn from_json(value: &Value) -> Option<$type> {
                    <$type as serde::Deserialize>::deserialize(value).ok()
                }
            }
        )+
    };
}

by_serde!(Players, Preset, Rank, Card, CardSet, RankSet, Rules, Snapshot);
