//! The rule fields that are one of several named choices (rules §1).

use crate::rules::cards::{Rank, RankSet};
use crate::rules::named::{named, serde_by_name};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;

named! {
    /// The cards of the hand with which the top card of an unfrozen pile makes a new meld (rules §2.7).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PileNewMeld {
        /// A natural pair, or a natural and a wild.
        PairOrWild = "pair-or-wild",
        /// A natural pair only; wilds may join it.
        Pair = "pair",
    }
}

serde_by_name!(PileNewMeld);

named! {
    /// The own melds onto which the pile's top card may go (rules §2.7).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PileOwnMeld {
        /// Any.
        Any = "any",
        /// Those of fewer than seven cards, also with a natural pair.
        Under7 = "under-7",
        /// None, except with a natural pair.
        None = "none",
    }
}

serde_by_name!(PileOwnMeld);

named! {
    /// The wilds of the hand that take a pile with a wild on top, as a wild meld (V45).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PileWild {
        /// None do.
        Never = "never",
        /// Two of its own kind: twos or jokers.
        Pair = "pair",
        /// Two of its own kind, twos of its colour.
        SameColourPair = "same-colour-pair",
    }
}

serde_by_name!(PileWild);

named! {
    /// The cards that are laid in a turn which took the pile (V47).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PileMelds {
        /// Any.
        Any = "any",
        /// None of those that came with the pile but its top card.
        Top = "top",
    }
}

serde_by_name!(PileMelds);

named! {
    /// The rule for an empty stock (rules §1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum StockEnd {
        /// The pile must be taken if it is not frozen and its top card fits an own meld; otherwise the player may end the hand.
        TakeIfFits = "a",
        /// The hand ends with the turn in which the last card was drawn.
        EndsWithTurn = "b",
        /// The pile must be taken if it can be.
        TakeIfAble = "c",
        /// Nobody must take the pile: the hand ends when a player draws.
        EndsWithDraw = "d",
    }
}

serde_by_name!(StockEnd);

named! {
    /// The time at which the second hand, the foot, is picked up (V25, V39).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum FootPickup {
        /// In the same turn.
        AtOnce = "at-once",
        /// The turn ends there.
        TurnEnds = "turn-ends",
        /// The hand may be emptied by a discard only.
        Discard = "discard",
        /// With the first canasta that its player completes; the hand is not emptied before.
        Canasta = "canasta",
    }
}

serde_by_name!(FootPickup);

named! {
    /// What the cutter keeps of the packet that was lifted (V40).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum CutKeep {
        /// Nothing.
        None = "none",
        /// The lowest card, if it is wild.
        One = "one",
        /// The wilds at the bottom, up to the first other card.
        Run = "run",
        /// The wilds and the bonus threes among the three lowest cards.
        Three = "three",
    }
}

serde_by_name!(CutKeep);

named! {
    /// The number of sets of one rank, and of wild melds, that a side may have (V12).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum MeldsPerRank {
        /// One.
        One = "one",
        /// Another only when all it has are canastas.
        OneOpen = "one-open",
        /// Any.
        Any = "any",
    }
}

serde_by_name!(MeldsPerRank);

named! {
    /// The choice of the opening minimum (rules §2.9, V17).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum OpeningBy {
        /// By the score before the hand.
        Score = "score",
        /// By the number of the hand.
        Deal = "deal",
    }
}

serde_by_name!(OpeningBy);

named! {
    /// The role of black threes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum BlackThreeRole {
        /// They stop the pile, and are melded when going out (rules §2.8 and §2.11).
        Stop = "stop",
        /// They are only ever discarded, and stop the pile.
        Dead = "dead",
        /// They are laid out and replaced like red threes.
        Bonus = "bonus",
        /// As they stop the pile, and in the pile they freeze it as a wild does (V48).
        Freeze = "freeze",
    }
}

serde_by_name!(BlackThreeRole);

impl BlackThreeRole {
    /// Whether they stop the pile, and are melded when going out.
    #[must_use]
    pub const fn stops(self) -> bool {
        matches!(self, BlackThreeRole::Stop | BlackThreeRole::Freeze)
    }
}

named! {
    /// The role of red threes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum RedThreeRole {
        /// They are laid out and replaced (rules §2.6).
        Bonus = "bonus",
        /// They are kept and only ever discarded; on top of the pile they stop it.
        Dead = "dead",
    }
}

serde_by_name!(RedThreeRole);

named! {
    /// The discard of wilds (V22).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum WildDiscards {
        /// At any time.
        Any = "any",
        /// As the discard that goes out, or from a hand of wilds alone.
        Last = "last",
    }
}

serde_by_name!(WildDiscards);

/// A value that is no, yes, or a word for another form of yes.
macro_rules! yes_no_or_words {
    ($(#[$doc:meta])* $name:ident { $(#[$no_doc:meta])* $no:ident, $(#[$yes_doc:meta])* $yes:ident, $($(#[$word_doc:meta])* $variant:ident = $word:literal),+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $(#[$no_doc])* $no,
            $(#[$yes_doc])* $yes,
            $($(#[$word_doc])* $variant,)+
        }

        impl $name {
            /// The words of the notation beside `false` and `true`.
            pub const WORDS: &[&str] = &[$($word),+];

            /// Whether it is any form of yes.
            #[must_use]
            pub const fn is_allowed(self) -> bool {
                !matches!(self, $name::$no)
            }
        }

        /// `false`, `true` or a word.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    $name::$no => serializer.serialize_bool(false),
                    $name::$yes => serializer.serialize_bool(true),
                    $($name::$variant => serializer.serialize_str($word),)+
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                match Value::deserialize(deserializer)? {
                    Value::Bool(false) => Ok($name::$no),
                    Value::Bool(true) => Ok($name::$yes),
                    $(Value::String(word) if word == $word => Ok($name::$variant),)+
                    other => Err(D::Error::custom(format_args!("{other} is no value"))),
                }
            }
        }
    };
}

yes_no_or_words! {
    /// Whether the partner is asked "May I go out?" (rules §2.13, V23).
    AskPartner {
        /// Nobody asks.
        Never,
        /// A player may ask, once a turn.
        Allowed,
        /// A player may ask, once a hand.
        Once = "once",
        /// Nobody goes out without a yes.
        Must = "must"
    }
}

yes_no_or_words! {
    /// Whether wilds alone are a meld (V14).
    WildMelds {
        /// They are none.
        Never,
        /// They are one.
        Allowed,
        /// While one is incomplete, the side lays no wild elsewhere.
        First = "first"
    }
}

/// The cards that lie face down under the turn-up (V43). JSON has a number, or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PileStart {
    /// So many.
    Cards(u8),
    /// As many as the turn-up shows: from four to ten, J 11, Q 12, K 13, A 14; none under a wild or a three.
    Rank,
}

impl PileStart {
    /// No card.
    pub const NONE: PileStart = PileStart::Cards(0);
    /// The word of the notation beside numbers.
    pub const WORD: &str = "rank";

    /// The most cards that there can be.
    #[must_use]
    pub const fn most(self) -> usize {
        match self {
            PileStart::Cards(cards) => cards as usize,
            PileStart::Rank => 14,
        }
    }

    /// The number of cards under this turn-up.
    #[must_use]
    pub const fn under(self, turn_up: Rank) -> usize {
        match self {
            PileStart::Cards(cards) => cards as usize,
            PileStart::Rank if turn_up.is_natural() => turn_up.index() + 4,
            PileStart::Rank => 0,
        }
    }
}

impl Serialize for PileStart {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            PileStart::Cards(cards) => serializer.serialize_u8(cards),
            PileStart::Rank => serializer.serialize_str(PileStart::WORD),
        }
    }
}

impl<'de> Deserialize<'de> for PileStart {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PileStart, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::String(word) if word == PileStart::WORD => Ok(PileStart::Rank),
            Value::Number(number) => match number.as_u64().and_then(|number| u8::try_from(number).ok()) {
                Some(cards) => Ok(PileStart::Cards(cards)),
                None => Err(D::Error::custom(format_args!("{number} is no value"))),
            },
            other => Err(D::Error::custom(format_args!("{other} is no value"))),
        }
    }
}

/// The ranks whose sets take no wilds (V15). JSON has an object of ranks and words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PureRanks {
    /// Sets of these ranks never take one.
    pub always: RankSet,
    /// Of these ranks, only a set that got one in the side's opening.
    pub unless_opened: RankSet,
}

impl PureRanks {
    /// No rank.
    pub const NONE: PureRanks = PureRanks { always: RankSet::EMPTY, unless_opened: RankSet::EMPTY };
    /// The words of the notation.
    pub const WORDS: &[&str] = &["always", "unless-opened"];
}

impl Serialize for PureRanks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ranks = |set: RankSet, word: &'static str| set.iter().map(move |rank| (rank.notation(), word));
        let [always, unless_opened] = [PureRanks::WORDS[0], PureRanks::WORDS[1]];
        serializer.collect_map(ranks(self.always, always).chain(ranks(self.unless_opened, unless_opened)))
    }
}

impl<'de> Deserialize<'de> for PureRanks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PureRanks, D::Error> {
        let mut pure = PureRanks::NONE;
        for (rank, word) in BTreeMap::<Rank, String>::deserialize(deserializer)? {
            let set = match PureRanks::WORDS.iter().position(|&known| known == word) {
                Some(0) => &mut pure.always,
                Some(_) => &mut pure.unless_opened,
                None => return Err(D::Error::custom(format_args!("{word} is no value"))),
            };
            if !set.insert(rank) {
                return Err(D::Error::custom(format_args!("the rank {rank} has no melds")));
            }
        }
        Ok(pure)
    }
}
