//! The fields of the rules as JSON, as scenarios and records have them (`RULES.md` §1): by a table rather than by derived
//! code, of which the page would have twice as much.

use super::card::Rank;
use super::house::{PileNewMeld, PileOwnMeld, RankSet, StockEnd};
use super::seat::Players;
use serde_json::{Map, Value};

/// What a field of the rules can hold.
pub(crate) trait FieldValue: Sized {
    /// As JSON.
    fn to_json(&self) -> Value;
    /// From JSON; `None` if it is of another type, or outside what the field can hold.
    fn from_json(value: &Value) -> Option<Self>;
}

/// Puts a field where the fields of the rules are gathered.
#[inline(never)]
pub(super) fn put(fields: &mut Map<String, Value>, name: &str, value: Value) {
    fields.insert(name.to_owned(), value);
}

/// A struct whose fields are found by their names.
macro_rules! fields {
    (
        $(#[$meta:meta])*
        pub struct $name:ident { $($(#[$doc:meta])* pub $field:ident: $type:ty,)+ }
    ) => {
        $(#[$meta])*
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)+
        }

        impl $name {
            /// Every field by name.
            #[must_use]
            pub fn fields(&self) -> serde_json::Map<String, serde_json::Value> {
                use $crate::rules::field::{FieldValue, put};
                let mut fields = serde_json::Map::new();
                $(put(&mut fields, stringify!($field), self.$field.to_json());)+
                fields
            }

            /// Changes the field of this name.
            pub(super) fn set(&mut self, name: &str, value: &serde_json::Value) -> Result<(), RulesProblem> {
                use $crate::rules::field::FieldValue;
                match name {
                    $(stringify!($field) => self.$field = <$type>::from_json(value).ok_or(RulesProblem::NotAValue)?,)+
                    _ => return Err(RulesProblem::UnknownField),
                }
                Ok(())
            }
        }
    };
}
pub(super) use fields;

impl FieldValue for bool {
    fn to_json(&self) -> Value {
        Value::Bool(*self)
    }

    fn from_json(value: &Value) -> Option<bool> {
        value.as_bool()
    }
}

impl FieldValue for i32 {
    fn to_json(&self) -> Value {
        Value::from(*self)
    }

    fn from_json(value: &Value) -> Option<i32> {
        value.as_i64().and_then(|number| number.try_into().ok())
    }
}

impl FieldValue for u8 {
    fn to_json(&self) -> Value {
        i32::from(*self).to_json()
    }

    fn from_json(value: &Value) -> Option<u8> {
        i32::from_json(value).and_then(|number| number.try_into().ok())
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

impl FieldValue for [i32; 4] {
    fn to_json(&self) -> Value {
        self.iter().map(i32::to_json).collect()
    }

    fn from_json(value: &Value) -> Option<[i32; 4]> {
        value.as_array()?.iter().map(i32::from_json).collect::<Option<Vec<i32>>>()?.try_into().ok()
    }
}

impl FieldValue for Players {
    fn to_json(&self) -> Value {
        (self.count() as i32).to_json()
    }

    fn from_json(value: &Value) -> Option<Players> {
        [Players::Two, Players::Four].into_iter().find(|players| players.to_json() == *value)
    }
}

/// A list of ranks from 4 to ace, none twice.
impl FieldValue for RankSet {
    fn to_json(&self) -> Value {
        self.iter().map(Rank::notation).collect()
    }

    fn from_json(value: &Value) -> Option<RankSet> {
        let mut set = RankSet::EMPTY;
        for rank in value.as_array()? {
            if !set.insert(rank.as_str()?.parse().ok()?) {
                return None;
            }
        }
        Some(set)
    }
}

macro_rules! words {
    ($type:ty: $($value:path = $word:literal),+) => {
        impl FieldValue for $type {
            fn to_json(&self) -> Value {
                Value::from(match self { $($value => $word),+ })
            }

            fn from_json(value: &Value) -> Option<$type> {
                match value.as_str()? {
                    $($word => Some($value),)+
                    _ => None,
                }
            }
        }
    };
}

words!(PileNewMeld: PileNewMeld::PairOrWild = "pair-or-wild", PileNewMeld::Pair = "pair");
words!(PileOwnMeld: PileOwnMeld::Any = "any", PileOwnMeld::Under7 = "under-7");
words!(StockEnd: StockEnd::TakeIfFits = "a", StockEnd::EndsWithTurn = "b", StockEnd::TakeIfAble = "c");

#[cfg(test)]
mod tests {
    use crate::rules::{Preset, Rules, RulesProblem};
    use serde_json::{Value, json};

    #[test]
    fn fields_go_out_and_come_back() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let text = serde_json::to_string(&rules).unwrap();
            assert_eq!(serde_json::from_str::<Rules>(&text).unwrap(), rules, "{preset}");
        }
    }

    #[test]
    fn values_of_another_kind_are_refused() {
        for (name, value) in [
            ("players", json!(3)),
            ("players", json!("2")),
            ("hand_size", json!(900)),
            ("hand_size", json!(-1)),
            ("hand_size", json!(11.0)),
            ("hand_size", Value::Null),
            ("freezing", json!(1)),
            ("target", json!("5000")),
            ("target", json!(5_000_000_000_u64)),
            ("max_wilds", json!([3])),
            ("opening_minimums", json!([15, 50, 90])),
            ("opening_minimums", json!([15, 50, 90, 120, 150])),
            ("opening_minimums", json!([15, 50, 90, null])),
            ("required_ranks", json!(["K", "K"])),
            ("required_ranks", json!(["2"])),
            ("required_ranks", json!("K")),
            ("stock_end", json!("d")),
            ("pile_new_meld", json!(true)),
        ] {
            let refused = Rules::default().set(name, &value);
            assert_eq!(refused, Err(RulesProblem::NotAValue), "{name}: {value}");
        }
        for (name, value) in
            [("target", Value::Null), ("max_wilds", Value::Null), ("required_ranks", json!(["K", "4"]))]
        {
            assert_eq!(Rules::default().set(name, &value), Ok(()), "{name}: {value}");
        }
        assert_eq!(Rules::default().set("wings", &json!(2)), Err(RulesProblem::UnknownField));
    }

    #[test]
    fn whole_rules_lack_no_field() {
        let mut fields = Rules::default().fields();
        fields.remove("target");
        assert_eq!(Rules::try_from(fields).unwrap_err().field, "target");
    }
}
