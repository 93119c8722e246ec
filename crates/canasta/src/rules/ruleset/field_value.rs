//! The values of rule fields: how they are read and written, and which numbers they hold.

use super::choices::{
    AskPartner, BlackThreeRole, CutKeep, FootPickup, MeldsPerRank, OpeningBy, PileMelds, PileNewMeld, PileOwnMeld,
    PileStart, PileWild, PureRanks, RedThreeRole, StockEnd, WildDiscards, WildMelds,
};
use super::lists::{Numbers, Points, WordList, WordSet, Words};
use crate::rules::cards::RankSet;
use crate::rules::seat::Players;
use serde::Deserialize as _;
use serde_json::{Value, json};

/// The value of a rule field.
pub(super) trait FieldValue: Sized {
    /// Reads a value from JSON; `None` if it is none. By hand, because the messages of serde take several times the room in the
    /// program that comes before the first cards, and nobody sees them.
    fn read(value: &Value) -> Option<Self>;

    /// The value as JSON.
    fn write(&self) -> Value;

    /// Whether every number of the value is in a range. Values without numbers are.
    fn is_within(&self, _least: i32, _most: i32) -> bool {
        true
    }
}

/// A field of the rules of whatever type: one program reads and writes them all.
pub(super) trait AnyField {
    /// Sets it from JSON; false, changing nothing, if the value is none.
    fn set(&mut self, value: &Value) -> bool;

    /// Its value as JSON.
    fn as_json(&self) -> Value;

    /// Whether every number of its value is in a range.
    fn has_numbers_within(&self, least: i32, most: i32) -> bool;
}

impl<T: FieldValue> AnyField for T {
    fn set(&mut self, value: &Value) -> bool {
        let read = T::read(value);
        let is_read = read.is_some();
        if let Some(read) = read {
            *self = read;
        }
        is_read
    }

    fn as_json(&self) -> Value {
        self.write()
    }

    fn has_numbers_within(&self, least: i32, most: i32) -> bool {
        self.is_within(least, most)
    }
}

impl FieldValue for bool {
    fn read(value: &Value) -> Option<bool> {
        value.as_bool()
    }

    fn write(&self) -> Value {
        (*self).into()
    }
}

impl FieldValue for Players {
    fn read(value: &Value) -> Option<Players> {
        Players::try_from(u8::read(value)?).ok()
    }

    fn write(&self) -> Value {
        self.count().into()
    }
}

/// Values that have a name.
macro_rules! by_name {
    ($($kind:ty),+) => {
        $(impl FieldValue for $kind {
            fn read(value: &Value) -> Option<$kind> {
                <$kind>::from_name(value.as_str()?)
            }

            fn write(&self) -> Value {
                self.name().into()
            }
        })+
    };
}

by_name!(
    PileNewMeld,
    PileOwnMeld,
    StockEnd,
    BlackThreeRole,
    CutKeep,
    FootPickup,
    MeldsPerRank,
    OpeningBy,
    PileMelds,
    PileWild,
    RedThreeRole,
    WildDiscards
);

/// Values of which few are read, or whose reading is short.
macro_rules! by_serde {
    ($($kind:ty),+) => {
        $(impl FieldValue for $kind {
            fn read(value: &Value) -> Option<$kind> {
                <$kind>::deserialize(value).ok()
            }

            fn write(&self) -> Value {
                json!(self)
            }
        })+
    };
}

by_serde!(AskPartner, PureRanks, WildMelds, RankSet);

impl<K: Words> FieldValue for WordSet<K> {
    fn read(value: &Value) -> Option<WordSet<K>> {
        WordSet::read(value)
    }

    fn write(&self) -> Value {
        self.iter().collect()
    }
}

impl<K: Words, const MOST: usize> FieldValue for WordList<K, MOST> {
    fn read(value: &Value) -> Option<WordList<K, MOST>> {
        WordList::read(value)
    }

    fn write(&self) -> Value {
        self.iter().collect()
    }
}

impl FieldValue for u8 {
    fn read(value: &Value) -> Option<u8> {
        u8::try_from(value.as_u64()?).ok()
    }

    fn write(&self) -> Value {
        (*self).into()
    }

    fn is_within(&self, least: i32, most: i32) -> bool {
        (least..=most).contains(&i32::from(*self))
    }
}

impl FieldValue for i32 {
    fn read(value: &Value) -> Option<i32> {
        i32::try_from(value.as_i64()?).ok()
    }

    fn write(&self) -> Value {
        (*self).into()
    }

    fn is_within(&self, least: i32, most: i32) -> bool {
        (least..=most).contains(self)
    }
}

/// A word is always possible.
impl FieldValue for PileStart {
    fn read(value: &Value) -> Option<PileStart> {
        PileStart::deserialize(value).ok()
    }

    fn write(&self) -> Value {
        match self {
            PileStart::Cards(cards) => cards.write(),
            PileStart::Rank => PileStart::WORD.into(),
        }
    }

    fn is_within(&self, least: i32, most: i32) -> bool {
        match self {
            PileStart::Cards(cards) => cards.is_within(least, most),
            PileStart::Rank => true,
        }
    }
}

/// No limit is always possible.
impl<T: FieldValue> FieldValue for Option<T> {
    fn read(value: &Value) -> Option<Option<T>> {
        if value.is_null() { Some(None) } else { T::read(value).map(Some) }
    }

    fn write(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::write)
    }

    fn is_within(&self, least: i32, most: i32) -> bool {
        self.as_ref().is_none_or(|value| value.is_within(least, most))
    }
}

impl<const MOST: usize> FieldValue for Numbers<MOST> {
    fn read(value: &Value) -> Option<Numbers<MOST>> {
        let list = value.as_array().filter(|list| list.len() <= MOST)?;
        let numbers: Option<Vec<i32>> = list.iter().map(i32::read).collect();
        Some(Numbers::of(&numbers?))
    }

    fn write(&self) -> Value {
        self.iter().copied().collect()
    }

    fn is_within(&self, least: i32, most: i32) -> bool {
        self.iter().all(|value| value.is_within(least, most))
    }
}

impl<K: Words, const MOST: usize> FieldValue for Points<K, MOST> {
    fn read(value: &Value) -> Option<Points<K, MOST>> {
        Points::read(value)
    }

    fn write(&self) -> Value {
        self.iter().collect()
    }

    fn is_within(&self, least: i32, most: i32) -> bool {
        self.iter().all(|(_, points)| points.is_within(least, most))
    }
}
