//! The values of fields that change from hand to hand (V52).

use super::field_value::FieldValue;
use super::lists::{KindKey, Numbers, Points};
use crate::rules::cards::RankSet;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// Makes the values of a hand of the fields that may change.
macro_rules! hand_values {
    ($($field:ident: $type:ty,)+) => {
        /// The values of one hand. A field without one has that of the rules.
        ///
        /// They are typed, so that a hand is dealt without reading JSON. Seats, packs and cards dealt are none of them, because they bind
        /// the deck, nor target and number of hands, which are the match's.
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct HandValues {
            $(
                pub(super) $field: Option<$type>,
            )+
        }

        impl HandValues {
            /// The names of the fields.
            pub(super) const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            /// Reads an object with names of these fields; `None` if it is none.
            fn read(value: &Value) -> Option<HandValues> {
                let mut hand = HandValues::default();
                for (name, value) in value.as_object()? {
                    match name.as_str() {
                        $(stringify!($field) => hand.$field = Some(FieldValue::read(value)?),)+
                        _ => return None,
                    }
                }
                Some(hand)
            }

            /// The object.
            fn write(&self) -> Value {
                let mut object = Map::new();
                $(if let Some(value) = &self.$field {
                    object.insert(stringify!($field).to_owned(), value.write());
                })+
                object.into()
            }

            /// Whether the field of this name has a value.
            fn has(&self, name: &str) -> bool {
                match name {
                    $(stringify!($field) => self.$field.is_some(),)+
                    _ => false,
                }
            }

            /// The same with a value for each field that has one in `all`: its own, or else that of `rules`.
            fn filled(&self, all: &HandValues, rules: &HandValues) -> HandValues {
                HandValues { $($field: self.$field.or(all.$field.and(rules.$field)),)+ }
            }
        }
    };
}

/// Gives a macro the fields that may change and their types.
macro_rules! with_hand_fields {
    ($then:ident) => {
        $then! {
            draw_count: u8,
            opening_minimums: Numbers<6>,
            pile_take: Option<u8>,
            pile_extra: u8,
            canastas_to_go_out: u8,
            required_ranks: RankSet,
            canasta_kinds: Points<KindKey>,
        }
    };
}
pub(super) use with_hand_fields;

with_hand_fields!(hand_values);

/// The changed fields of the first, second … hand; those of the last hold on. JSON has a list of objects with names of fields, of
/// which an empty one is the rules as they are.
///
/// Rules are copied without allocation, so equal lists share one that stays in memory. Only so many are kept ([`ByDeal::MOST_KEPT`]), so
/// that nobody fills the memory with lists.
///
/// ```
/// use canasta::rules::{ByDeal, Preset};
/// let by_deal: ByDeal = serde_json::from_str(r#"[{}, {"draw_count": 2}]"#)?;
/// let rules = Preset::Classic.builder().by_deal(by_deal).build().unwrap();
/// assert_eq!([1, 2, 3].map(|hand| rules.of_hand(hand).draw_count), [1, 2, 2]);
/// assert!(serde_json::from_str::<ByDeal>(r#"[{"hand_size": 13}]"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ByDeal(&'static [HandValues]);

/// The lists that are kept.
static KEPT: Mutex<Vec<&'static [HandValues]>> = Mutex::new(Vec::new());

impl ByDeal {
    /// No hand has other rules.
    pub const NONE: ByDeal = ByDeal(&[]);

    /// The most hands of a list.
    pub const MOST: usize = 20;

    /// The most different lists of a program: those that were read, and those of the hands of such rules. Another is not read.
    pub const MOST_KEPT: usize = 8_192;

    /// The one kept list that is equal to this one; `None` if it would be one too many.
    fn kept(list: Vec<HandValues>) -> Option<ByDeal> {
        if list.is_empty() {
            return Some(ByDeal::NONE);
        }
        let mut all = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        // Few programs read more than a handful, so that a table of their hashes would cost more than it saves.
        if let Some(known) = all.iter().find(|known| ***known == *list) {
            return Some(ByDeal(known));
        }
        if all.len() >= ByDeal::MOST_KEPT {
            return None;
        }
        let list: &'static [HandValues] = Box::leak(list.into_boxed_slice());
        all.push(list);
        Some(ByDeal(list))
    }

    /// Whether no other list is read any more.
    pub(super) fn are_most_kept() -> bool {
        KEPT.lock().unwrap_or_else(PoisonError::into_inner).len() >= ByDeal::MOST_KEPT
    }

    /// The hands that are listed, each with its values.
    pub fn hands(self) -> impl ExactSizeIterator<Item = &'static HandValues> + Clone {
        self.0.iter()
    }

    /// Whether no hand is listed.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The place in the list of what holds in the hand of this number, from 1; `None` if the list is empty.
    #[must_use]
    pub fn place(self, number: u32) -> Option<usize> {
        let last = self.0.len().checked_sub(1)?;
        Some(usize::try_from(number.saturating_sub(1)).map_or(last, |place| place.min(last)))
    }

    /// What holds in the hand of this number, from 1.
    pub(super) fn at(self, number: u32) -> Option<&'static HandValues> {
        self.0.get(self.place(number)?)
    }

    /// Whether the hand of this number is listed with other values than the one before it. For a list in which each hand has all that
    /// changes.
    #[must_use]
    pub fn changes_at(self, number: u32) -> bool {
        number > 1 && self.at(number) != self.at(number - 1)
    }

    /// Whether some hand has a value of the field of this name.
    pub(super) fn has(self, name: &str) -> bool {
        self.0.iter().any(|hand| hand.has(name))
    }

    /// The same, each hand with all fields that some hand changes: those that it leaves alone have their values in `rules`. `None` if it
    /// would be one list too many.
    pub(super) fn filled(self, rules: &HandValues) -> Option<ByDeal> {
        let nothing = HandValues::default();
        let all = self.0.iter().fold(nothing, |all, hand| all.filled(hand, hand));
        let list: Vec<HandValues> = self.0.iter().map(|hand| hand.filled(&all, rules)).collect();
        if *list == *self.0 { Some(self) } else { ByDeal::kept(list) }
    }
}

impl fmt::Debug for ByDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values =
            |hand: &HandValues| HandValues::NAMES.iter().copied().filter(|name| hand.has(name)).collect::<Vec<_>>();
        f.debug_list().entries(self.0.iter().map(values)).finish()
    }
}

impl FieldValue for ByDeal {
    fn read(value: &Value) -> Option<ByDeal> {
        let list = value.as_array().filter(|list| list.len() <= ByDeal::MOST)?;
        let hands: Option<Vec<HandValues>> = list.iter().map(HandValues::read).collect();
        ByDeal::kept(hands?)
    }

    fn write(&self) -> Value {
        self.0.iter().map(HandValues::write).collect()
    }
}

impl Serialize for HandValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.write().serialize(serializer)
    }
}

impl Serialize for ByDeal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.write().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ByDeal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByDeal, D::Error> {
        let value = Value::deserialize(deserializer)?;
        ByDeal::read(&value).ok_or_else(|| match ByDeal::are_most_kept() {
            true => D::Error::custom(format_args!("no more than {} different lists are kept", ByDeal::MOST_KEPT)),
            false => D::Error::custom(format_args!("no list of at most {} hands with their values", ByDeal::MOST)),
        })
    }
}
