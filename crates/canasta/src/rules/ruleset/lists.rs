//! The rule fields that are short lists of numbers, tables of points, or sets of words.

use serde::de::Error as _;
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

/// At most `MOST` numbers, stored inline so that rules are copied without allocation. JSON has a list.
///
/// ```
/// use canasta::rules::Numbers;
/// let steps: Numbers<5> = [0, 1500, 3000].into();
/// assert_eq!(steps.len(), 3);
/// assert!(serde_json::from_str::<Numbers<2>>("[1, 2, 3]").is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Numbers<const MOST: usize> {
    len: u8,
    numbers: [i32; MOST],
}

impl<const MOST: usize> Numbers<MOST> {
    /// No number.
    pub const NONE: Numbers<MOST> = Numbers { len: 0, numbers: [0; MOST] };

    /// These numbers; those beyond the most that fit are left out.
    #[must_use]
    pub const fn of(list: &[i32]) -> Numbers<MOST> {
        let mut numbers = Numbers::NONE;
        while (numbers.len as usize) < MOST && (numbers.len as usize) < list.len() {
            numbers.numbers[numbers.len as usize] = list[numbers.len as usize];
            numbers.len += 1;
        }
        numbers
    }
}

impl<const N: usize, const MOST: usize> From<[i32; N]> for Numbers<MOST> {
    fn from(list: [i32; N]) -> Numbers<MOST> {
        const { assert!(N <= MOST) };
        Numbers::of(&list)
    }
}

impl<const MOST: usize> Deref for Numbers<MOST> {
    type Target = [i32];

    fn deref(&self) -> &[i32] {
        &self.numbers[..usize::from(self.len)]
    }
}

impl<const MOST: usize> fmt::Debug for Numbers<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const MOST: usize> Serialize for Numbers<MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const MOST: usize> Deserialize<'de> for Numbers<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Numbers<MOST>, D::Error> {
        let list = Vec::<i32>::deserialize(deserializer)?;
        if list.len() > MOST {
            return Err(D::Error::custom(format_args!("{} numbers where {MOST} fit", list.len())));
        }
        Ok(Numbers::of(&list))
    }
}

/// The keys of a table of points, or the words of a set.
pub trait Words {
    /// The words of the notation: at most 16 of a set, and as many as a table has room for.
    const WORDS: &'static [&'static str];
}

/// A number for some of the keys of a kind, of which there are at most `MOST`, 32 or fewer. JSON has an object with these keys.
pub struct Points<K, const MOST: usize = 16> {
    /// The keys that have a number, as bits.
    has: u32,
    points: [i32; MOST],
    keys: PhantomData<K>,
}

impl<K: Words, const MOST: usize> Points<K, MOST> {
    /// No key has a number.
    pub const NONE: Points<K, MOST> = {
        assert!(K::WORDS.len() <= MOST && MOST <= 32);
        Points { has: 0, points: [0; MOST], keys: PhantomData }
    };

    /// Numbers for the keys at these positions of [`Words::WORDS`].
    #[must_use]
    pub const fn of(list: &[(usize, i32)]) -> Points<K, MOST> {
        let mut table = Points::<K, MOST>::NONE;
        let mut at = 0;
        while at < list.len() {
            table.has |= 1 << list[at].0;
            table.points[list[at].0] = list[at].1;
            at += 1;
        }
        table
    }

    /// Reads an object with keys of the kind and numbers; `None` if it is none.
    pub(super) fn read(value: &Value) -> Option<Points<K, MOST>> {
        let mut table = Points::<K, MOST>::NONE;
        for (word, points) in value.as_object()? {
            let at = K::WORDS.iter().position(|known| known == word)?;
            table.has |= 1 << at;
            table.points[at] = i32::try_from(points.as_i64()?).ok()?;
        }
        Some(table)
    }

    /// The number of the key at a position of [`Words::WORDS`]; `None` if it has none.
    #[must_use]
    pub const fn at(&self, key: usize) -> Option<i32> {
        if key < MOST && self.has & (1 << key) != 0 { Some(self.points[key]) } else { None }
    }

    /// The number of a key; `None` if it has none.
    #[must_use]
    pub fn of_word(&self, word: &str) -> Option<i32> {
        self.at(K::WORDS.iter().position(|&known| known == word)?)
    }

    /// The keys that have a number: their positions, words and numbers, in order.
    pub(super) fn entries(&self) -> impl Iterator<Item = (usize, &'static str, i32)> + Clone {
        let points = *self;
        K::WORDS.iter().enumerate().filter_map(move |(at, &word)| Some((at, word, points.at(at)?)))
    }

    /// The keys that have a number, with it, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, i32)> + Clone {
        let (has, points) = (self.has, self.points);
        let all = K::WORDS.iter().zip(points).enumerate();
        all.filter(move |(at, _)| has & (1 << at) != 0).map(|(_, (&word, points))| (word, points))
    }

    /// Whether no key has a number.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.has == 0
    }
}

impl<K, const MOST: usize> Clone for Points<K, MOST> {
    fn clone(&self) -> Points<K, MOST> {
        *self
    }
}

impl<K, const MOST: usize> Copy for Points<K, MOST> {}

impl<K, const MOST: usize> PartialEq for Points<K, MOST> {
    fn eq(&self, other: &Points<K, MOST>) -> bool {
        (self.has, self.points) == (other.has, other.points)
    }
}

impl<K, const MOST: usize> Eq for Points<K, MOST> {}

impl<K, const MOST: usize> std::hash::Hash for Points<K, MOST> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        (self.has, self.points).hash(hasher);
    }
}

impl<K: Words, const MOST: usize> fmt::Debug for Points<K, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Words, const MOST: usize> Serialize for Points<K, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (word, points) in self.iter() {
            map.serialize_entry(word, &points)?;
        }
        map.end()
    }
}

impl<'de, K: Words, const MOST: usize> Deserialize<'de> for Points<K, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Points<K, MOST>, D::Error> {
        let mut table = Points::<K, MOST>::NONE;
        for (word, points) in BTreeMap::<String, i32>::deserialize(deserializer)? {
            let at = K::WORDS.iter().position(|&known| known == word);
            let at = at.ok_or_else(|| D::Error::custom(format_args!("{word} is no key")))?;
            table.has |= 1 << at;
            table.points[at] = points;
        }
        Ok(table)
    }
}

/// Some of the words of a kind. JSON has a list of them.
pub struct WordSet<K> {
    bits: u16,
    words: PhantomData<K>,
}

impl<K: Words> WordSet<K> {
    /// No word.
    pub const NONE: WordSet<K> = WordSet::of(&[]);

    /// The words at these positions of [`Words::WORDS`].
    #[must_use]
    pub const fn of(list: &[usize]) -> WordSet<K> {
        let (mut bits, mut at) = (0, 0);
        while at < list.len() {
            bits |= 1 << list[at];
            at += 1;
        }
        WordSet { bits, words: PhantomData }
    }

    /// Reads a list of words, none twice; `None` if it is none.
    pub(super) fn read(value: &Value) -> Option<WordSet<K>> {
        let mut set = WordSet::NONE;
        for word in value.as_array()? {
            let at = K::WORDS.iter().position(|&known| word == known).filter(|&at| !set.has(at))?;
            set.bits |= 1 << at;
        }
        Some(set)
    }

    /// Whether the word at a position of [`Words::WORDS`] is there.
    #[must_use]
    pub const fn has(self, word: usize) -> bool {
        word < 16 && self.bits & (1 << word) != 0
    }

    /// The words, in order.
    pub fn iter(self) -> impl Iterator<Item = &'static str> + Clone {
        K::WORDS.iter().enumerate().filter(move |&(at, _)| self.has(at)).map(|(_, &word)| word)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<K> Clone for WordSet<K> {
    fn clone(&self) -> WordSet<K> {
        *self
    }
}

impl<K> Copy for WordSet<K> {}

impl<K> PartialEq for WordSet<K> {
    fn eq(&self, other: &WordSet<K>) -> bool {
        self.bits == other.bits
    }
}

impl<K> Eq for WordSet<K> {}

impl<K> std::hash::Hash for WordSet<K> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.bits.hash(hasher);
    }
}

impl<K: Words> fmt::Debug for WordSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Words> Serialize for WordSet<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list of words in any order, none twice.
impl<'de, K: Words> Deserialize<'de> for WordSet<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WordSet<K>, D::Error> {
        let mut set = WordSet::NONE;
        for word in Vec::<String>::deserialize(deserializer)? {
            let at = K::WORDS.iter().position(|&known| known == word).filter(|&at| !set.has(at));
            set.bits |= 1 << at.ok_or_else(|| D::Error::custom(format_args!("{word} is no word, or there twice")))?;
        }
        Ok(set)
    }
}

/// At most `MOST` words of a kind in order, each as often as one likes. JSON has a list of them.
pub struct WordList<K, const MOST: usize> {
    len: u8,
    /// Their positions in [`Words::WORDS`].
    places: [u8; MOST],
    words: PhantomData<K>,
}

impl<K: Words, const MOST: usize> WordList<K, MOST> {
    /// No word.
    pub const NONE: WordList<K, MOST> = WordList { len: 0, places: [0; MOST], words: PhantomData };

    /// The words at these positions of [`Words::WORDS`]; those beyond the most that fit are left out.
    #[must_use]
    pub const fn of(list: &[usize]) -> WordList<K, MOST> {
        let mut all = WordList::NONE;
        while (all.len as usize) < MOST && (all.len as usize) < list.len() {
            // At most sixteen words: fits.
            all.places[all.len as usize] = list[all.len as usize] as u8;
            all.len += 1;
        }
        all
    }

    /// Reads a list of words; `None` if it is none.
    pub(super) fn read(value: &Value) -> Option<WordList<K, MOST>> {
        let list = value.as_array().filter(|list| list.len() <= MOST)?;
        let place = |word: &Value| K::WORDS.iter().position(|&known| word == known);
        let places: Option<Vec<usize>> = list.iter().map(place).collect();
        Some(WordList::of(&places?))
    }

    /// The position in [`Words::WORDS`] of the word at a place of the list.
    #[must_use]
    pub const fn at(&self, place: usize) -> Option<usize> {
        if place < self.len as usize { Some(self.places[place] as usize) } else { None }
    }

    /// The words, in order.
    pub fn iter(&self) -> impl Iterator<Item = &'static str> + Clone {
        let places = *self;
        (0..self.len()).filter_map(move |place| K::WORDS.get(places.at(place)?).copied())
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<K, const MOST: usize> Clone for WordList<K, MOST> {
    fn clone(&self) -> WordList<K, MOST> {
        *self
    }
}

impl<K, const MOST: usize> Copy for WordList<K, MOST> {}

impl<K, const MOST: usize> PartialEq for WordList<K, MOST> {
    fn eq(&self, other: &WordList<K, MOST>) -> bool {
        (self.len, self.places) == (other.len, other.places)
    }
}

impl<K, const MOST: usize> Eq for WordList<K, MOST> {}

impl<K, const MOST: usize> std::hash::Hash for WordList<K, MOST> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        (self.len, self.places).hash(hasher);
    }
}

impl<K: Words, const MOST: usize> fmt::Debug for WordList<K, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<K: Words, const MOST: usize> Serialize for WordList<K, MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Words, const MOST: usize> Deserialize<'de> for WordList<K, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WordList<K, MOST>, D::Error> {
        let words = Vec::<String>::deserialize(deserializer)?;
        if words.len() > MOST {
            return Err(D::Error::custom(format_args!("{} words where {MOST} fit", words.len())));
        }
        let place = |word: &String| K::WORDS.iter().position(|&known| known == word);
        let places: Option<Vec<usize>> = words.iter().map(place).collect();
        places.map(|places| WordList::of(&places)).ok_or_else(|| D::Error::custom("a word is no word of the list"))
    }
}

/// Defines a kind of keys or words, with a constant for the position of each, or of the first of several.
macro_rules! words {
    ($(#[$doc:meta])* $kind:ident: $($word:literal)*,
        $($(#[$word_doc:meta])* $name:ident = $new:literal at $at:literal $($more:literal)*,)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $kind;

        impl $kind {
            $($(#[$word_doc])* pub const $name: usize = $at;)*
        }

        impl Words for $kind {
            const WORDS: &'static [&'static str] = &[$($word,)* $($new, $($more,)*)*];
        }
    };
}

words! {
    /// The canastas and ranks of `canasta_bonuses`. The first eleven are the ranks, by [`Rank::index`](crate::rules::Rank::index).
    BonusKey: "4" "5" "6" "7" "8" "9" "T" "J" "Q" "K" "A",
    /// A sequence of seven.
    SEQUENCE = "sequence" at 11,
    /// A canasta of wilds.
    WILD = "wild" at 12,
    /// A canasta of twos alone.
    WILD_TWOS = "wild-twos" at 13,
    /// A canasta of wilds with four jokers or more.
    WILD_JOKERS = "wild-jokers" at 14,
    /// A canasta of twos alone or of jokers alone.
    WILD_PURE = "wild-pure" at 15,
    /// A mixed canasta of fours; the other ranks follow in order.
    MIXED = "mixed-4" at 16 "mixed-5" "mixed-6" "mixed-7" "mixed-8" "mixed-9" "mixed-T" "mixed-J" "mixed-Q" "mixed-K" "mixed-A",
}

words! {
    /// The numbers of canastas of `canasta_count_bonus`; 1 is at the first place.
    CountKey: "1" "2" "3" "4" "5" "6" "7" "8" "9" "10" "11" "12" "13" "14" "15" "16" "17" "18" "19" "20",
}

words! {
    /// The melds of `incomplete_penalties`, and the ranks of `held_penalties`. The first eleven are the ranks, by
    /// [`Rank::index`](crate::rules::Rank::index).
    IncompleteKey: "4" "5" "6" "7" "8" "9" "T" "J" "Q" "K" "A",
    /// A sequence.
    SEQUENCE = "sequence" at 11,
    /// A wild meld.
    WILD = "wild" at 12,
}

words! {
    /// The ranks of `held_penalties`. The first eleven are by [`Rank::index`](crate::rules::Rank::index).
    RankKey: "4" "5" "6" "7" "8" "9" "T" "J" "Q" "K" "A",
    /// Black threes.
    BLACK_THREES = "3" at 11,
}

words! {
    /// The cards of `card_points`, by [`Rank::index`](crate::rules::Rank::index). The three is a black one.
    CardKey: "4" "5" "6" "7" "8" "9" "T" "J" "Q" "K" "A" "2" "3" "joker",
}

words! {
    /// The kinds of canastas of `canasta_kinds`.
    KindKey:,
    /// A set without wilds.
    NATURAL = "natural" at 0,
    /// A set with wilds.
    MIXED = "mixed" at 1,
    /// A sequence.
    SEQUENCE = "sequence" at 2,
    /// Wilds alone.
    WILD = "wild" at 3,
}

words! {
    /// The cards of `turn_up_again`, on which another card is turned up (V42).
    TurnUpKind:,
    /// Twos and jokers.
    WILD = "wild" at 0,
    /// Bonus threes, black ones too.
    RED_THREE = "red-three" at 1,
    /// Black threes that are no bonus cards.
    BLACK_THREE = "black-three" at 2,
    /// Aces.
    ACE = "A" at 3,
}

words! {
    /// The words of `opening_rules` (V16).
    OpeningRule:,
    /// The action lays a natural set from the hand.
    PURE_SET = "pure-set" at 0,
    /// The pile's top card does not count towards the minimum.
    HAND_ONLY = "hand-only" at 1,
    /// No mixed canasta lies after the action.
    NO_MIXED_CANASTA = "no-mixed-canasta" at 2,
    /// A natural or wild canasta from the hand frees of the minimum and of the natural set.
    CANASTA_FREE = "canasta-free" at 3,
    /// A side that has not melded may not take the pile.
    NO_PILE = "no-pile" at 4,
}

words! {
    /// The words of `opening_needs` (V49).
    OpeningNeed:,
    /// The minimum alone.
    NOTHING = "" at 0,
    /// A canasta of any kind.
    CANASTA = "canasta" at 1,
    /// A canasta without wilds.
    NATURAL = "natural" at 2,
}

words! {
    /// The words of `out_rules` (V23, V50, V51).
    OutRule:,
    /// One goes out by a discard only.
    DISCARD = "discard" at 0,
    /// Not with an own meld that is charged as incomplete.
    COMPLETE = "complete" at 1,
    /// One goes out by melding only (V50).
    NO_DISCARD = "no-discard" at 2,
    /// Nobody goes out while a partner's foot waits (V51).
    PARTNERS_FOOT = "partners-foot" at 3,
}

words! {
    /// The classes of cards of `no_first_discards` (V22). The first eleven are the ranks, by
    /// [`Rank::index`](crate::rules::Rank::index).
    DiscardClass: "4" "5" "6" "7" "8" "9" "T" "J" "Q" "K" "A",
    /// Twos and jokers.
    WILD = "wild" at 11,
    /// Cards of a dead rank.
    DEAD = "dead" at 12,
}

words! {
    /// The special hands of fourteen cards (V27).
    SpecialHand:,
    /// Seven pairs without wilds.
    PAIRS = "pairs" at 0,
    /// Seven pairs with aces, sevens and one pair of wilds.
    WILD_PAIRS = "wild-pairs" at 1,
    /// Seven pairs with aces, sevens, twos and jokers.
    MIAMI_PAIRS = "miami-pairs" at 2,
    /// 2-2-3-3-4 of five ranks.
    ZIP_CODE = "zip-code" at 3,
    /// 4-4-3-3 of four ranks without wilds.
    GARBAGE = "garbage" at 4,
    /// 5-4-3-2 of four ranks.
    BLAST_OFF = "blast-off" at 5,
    /// Four natural triples and a pair of wilds.
    TRIPLES = "triples" at 6,
    /// Three natural fours and a pair of wilds.
    QUADS = "quads" at 7,
    /// Two natural fives and four matching wilds.
    DREAM_4 = "dream-4" at 8,
    /// A natural five, a natural four and five wilds.
    DREAM_5 = "dream-5" at 9,
    /// One of each rank from 4 to ace, a two, a joker, and any card, beside a three laid out.
    STRAIGHT = "straight" at 10,
}
