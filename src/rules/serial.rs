//! Cards and the words of a snapshot as JSON: everything is written as in the notation (`RULES.md` §3).

use super::card::{Card, Rank};
use super::cards::CardSet;
use super::state::{Banner, Bound, Drew, Ended, Phase};
use serde::de::{Deserializer, Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.notation())
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rank, D::Error> {
        Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A list of cards in order of rank and suit.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list of cards in any order; more copies of a face than two packs hold are refused.
impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        struct Cards;
        impl<'de> Visitor<'de> for Cards {
            type Value = CardSet;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<CardSet, A::Error> {
                let mut set = CardSet::EMPTY;
                while let Some(card) = list.next_element()? {
                    if !set.insert(card) {
                        return Err(A::Error::custom(format_args!("{card} too often")));
                    }
                }
                Ok(set)
            }
        }
        deserializer.deserialize_seq(Cards)
    }
}

/// A value that snapshots write as one word, or as nothing (`null`).
pub(super) trait Named: Copy + PartialEq + 'static {
    /// Every value with its word.
    const NAMES: &'static [(Self, Option<&'static str>)];
}

impl Named for Phase {
    const NAMES: &'static [(Phase, Option<&'static str>)] =
        &[(Phase::Draw, Some("draw")), (Phase::Play, Some("play")), (Phase::Answer, Some("answer"))];
}

impl Named for Drew {
    const NAMES: &'static [(Drew, Option<&'static str>)] =
        &[(Drew::Nothing, None), (Drew::Stock, Some("stock")), (Drew::Pile, Some("pile"))];
}

impl Named for Bound {
    const NAMES: &'static [(Bound, Option<&'static str>)] =
        &[(Bound::Free, None), (Bound::MustGoOut, Some("must-go-out")), (Bound::MayNotGoOut, Some("may-not-go-out"))];
}

impl Named for Option<Ended> {
    const NAMES: &'static [(Option<Ended>, Option<&'static str>)] = &[
        (None, None),
        (Some(Ended::Out), Some(Ended::Out.name())),
        (Some(Ended::Concealed), Some(Ended::Concealed.name())),
        (Some(Ended::Stock), Some(Ended::Stock.name())),
        (Some(Ended::RedThree), Some(Ended::RedThree.name())),
    ];
}

impl Named for Option<Banner> {
    const NAMES: &'static [(Option<Banner>, Option<&'static str>)] = &[
        (None, Some("")),
        (Some(Banner::Frozen), Some(Banner::Frozen.name())),
        (Some(Banner::PileFrozen), Some(Banner::PileFrozen.name())),
    ];
}

/// For `#[serde(with = "named")]`.
pub(super) mod named {
    use super::{Cow, Deserialize, Deserializer, Named, Serialize, Serializer};
    use serde::de::Error as _;

    pub fn serialize<T: Named, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        // Every value is in the list.
        let name = T::NAMES.iter().find(|(named, _)| named == value).and_then(|(_, name)| *name);
        name.serialize(serializer)
    }

    pub fn deserialize<'de, T: Named, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
        let text = Option::<Cow<str>>::deserialize(deserializer)?;
        let found = T::NAMES.iter().find(|(_, name)| *name == text.as_deref());
        found.map(|(value, _)| *value).ok_or_else(|| {
            let names: Vec<&str> = T::NAMES.iter().map(|(_, name)| name.unwrap_or("null")).collect();
            D::Error::custom(format_args!("one of {names:?} is wanted, not {text:?}"))
        })
    }
}
