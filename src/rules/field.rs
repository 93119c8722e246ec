//! Plain data as JSON, by tables of its fields rather than by derived code, of which the page would have twice as much.
//!
//! Rules are written as scenarios and records have them (rules §1), cards as in the notation (rules §3).

use super::card::{Card, Rank};
use super::cards::CardSet;
use super::house::{PileNewMeld, PileOwnMeld, RankSet, StockEnd};
use super::preset::Preset;
use super::seat::Players;
use super::state::{Banner, Drew, Ended, Phase, TurnObligation};
use serde_json::{Map, Value};

/// What a field can hold.
pub(crate) trait FieldValue: Sized {
    /// As JSON.
    fn to_json(&self) -> Value;

    /// From JSON; `None` if it is of another type, or outside what the field can hold.
    fn from_json(value: &Value) -> Option<Self>;

    /// What stands for none of them.
    fn none() -> Value {
        Value::Null
    }
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

/// What is written as an object.
pub(crate) trait Fields: FieldValue {
    /// The first field that an object lacks, or that is wrong there.
    fn fault(object: &Value) -> Option<&'static str>;
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

        impl $crate::rules::Fields for $name {
            fn fault(object: &serde_json::Value) -> Option<&'static str> {
                $(if $crate::rules::field::<$type>(object, stringify!($field)).is_none() {
                    return Some(stringify!($field));
                })+
                None
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

words!(PileNewMeld: PileNewMeld::PairOrWild = "pair-or-wild", PileNewMeld::Pair = "pair");
words!(PileOwnMeld: PileOwnMeld::Any = "any", PileOwnMeld::Under7 = "under-7");
words!(StockEnd: StockEnd::TakeIfFits = "a", StockEnd::EndsWithTurn = "b", StockEnd::TakeIfAble = "c");
words!(Phase: Phase::Draw = "draw", Phase::Play = "play", Phase::Answer = "answer");
words!(Drew, null = Drew::Nothing: Drew::Stock = "stock", Drew::Pile = "pile");
words!(TurnObligation, null = TurnObligation::Free: TurnObligation::MustGoOut = "must-go-out", TurnObligation::MayNotGoOut = "may-not-go-out");

impl FieldValue for Ended {
    fn to_json(&self) -> Value {
        self.name().into()
    }

    fn from_json(value: &Value) -> Option<Ended> {
        [Ended::Out, Ended::Concealed, Ended::Stock, Ended::RedThree].into_iter().find(|ended| value == ended.name())
    }
}

impl FieldValue for Banner {
    fn to_json(&self) -> Value {
        self.name().into()
    }

    fn from_json(value: &Value) -> Option<Banner> {
        [Banner::Frozen, Banner::PileFrozen].into_iter().find(|banner| value == banner.name())
    }

    /// No banner is one without words.
    fn none() -> Value {
        "".into()
    }
}

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
        self.as_ref().map_or_else(T::none, T::to_json)
    }

    fn from_json(value: &Value) -> Option<Option<T>> {
        if *value == T::none() { Some(None) } else { T::from_json(value).map(Some) }
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

impl FieldValue for Players {
    fn to_json(&self) -> Value {
        self.count().into()
    }

    fn from_json(value: &Value) -> Option<Players> {
        [Players::Two, Players::Four].into_iter().find(|players| players.to_json() == *value)
    }
}

/// What is one word, by which it is shown and read elsewhere too.
macro_rules! shown {
    ($($type:ty),+) => {
        $(
            impl FieldValue for $type {
                fn to_json(&self) -> Value {
                    self.to_string().into()
                }

                fn from_json(value: &Value) -> Option<$type> {
                    value.as_str()?.parse().ok()
                }
            }
        )+
    };
}

shown!(Preset, Rank, Card);

/// Reads a list and hands on what is in it; `None` if something is wrong there or is not taken.
fn hand_on<T: FieldValue>(list: &Value, mut take: impl FnMut(T) -> bool) -> Option<()> {
    list.as_array()?.iter().all(|one| T::from_json(one).is_some_and(&mut take)).then_some(())
}

/// A list of ranks from 4 to ace, none twice.
impl FieldValue for RankSet {
    fn to_json(&self) -> Value {
        self.iter().map(|rank| rank.to_json()).collect()
    }

    fn from_json(value: &Value) -> Option<RankSet> {
        let mut set = RankSet::EMPTY;
        hand_on(value, |rank| set.insert(rank))?;
        Some(set)
    }
}

/// A list of cards in order of rank and suit; read in any order, but no more copies of a face than two packs hold.
impl FieldValue for CardSet {
    fn to_json(&self) -> Value {
        self.iter().map(|card| card.to_json()).collect()
    }

    fn from_json(value: &Value) -> Option<CardSet> {
        let mut set = CardSet::EMPTY;
        hand_on(value, |card| set.insert(card))?;
        Some(set)
    }
}

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

    fn changed(name: &str, value: &Value) -> Result<Rules, RulesProblem> {
        let changes = [(name.to_owned(), value.clone())].into_iter().collect();
        Rules::default().with(&changes).map_err(|refused| {
            assert!(refused.field == name || refused.problem != RulesProblem::NotAValue, "{refused}");
            refused.problem
        })
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
            assert_eq!(changed(name, &value), Err(RulesProblem::NotAValue), "{name}: {value}");
        }
        for (name, value) in
            [("target", Value::Null), ("max_wilds", Value::Null), ("required_ranks", json!(["K", "4"]))]
        {
            assert_ne!(changed(name, &value), Err(RulesProblem::NotAValue), "{name}: {value}");
        }
        assert_eq!(changed("wings", &json!(2)), Err(RulesProblem::UnknownField));
    }

    #[test]
    fn whole_rules_lack_no_field_and_have_no_other() {
        let rules = Value::Object(Rules::default().fields());
        let read = |rules: Value| serde_json::from_value::<Rules>(rules).map_err(|error| error.to_string());
        assert_eq!(read(rules.clone()), Ok(Rules::default()));
        for (field, value) in [("target", None), ("freezing", Some(json!(1))), ("wings", Some(json!(2)))] {
            let mut rules = rules.clone();
            match value {
                Some(value) => rules[field] = value,
                None => drop(rules.as_object_mut().unwrap().remove(field)),
            }
            let refused = read(rules).unwrap_err();
            assert!(refused.contains(field), "{field}: {refused}");
        }
    }
}
