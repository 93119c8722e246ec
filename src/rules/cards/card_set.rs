//! A multiset of cards in one `u128`.

use super::card::Card;
use super::rank::{NotACard, Rank};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A multiset of cards of two packs with four jokers, small enough to copy.
///
/// Each face has as many bits as there are copies of it (two; four for the joker), filled from the lowest: the number
/// of set bits is the number of cards. So counting is `popcount`, "contains" is an and-not, and the eight bits of a
/// rank lie together: rank `r` owns bits `8r` to `8r + 7`, four suits of two bits each; the jokers own bits 104 to 107.
/// One representation serves the exact table and the bots' simulations.
///
/// ```
/// use canasta::rules::{CardSet, Rank};
/// let hand: CardSet = "7s 7s 7h 2c Jo".parse().unwrap();
/// assert_eq!((hand.len(), hand.count(Rank::Seven), hand.wilds().len()), (5, 3, 2));
/// assert_eq!(hand.points(), 85);
/// assert!(hand.contains_all("7s 7s".parse().unwrap()));
/// ```
// Aligned to 8 bytes rather than 16, because WebAssembly's allocator is quicker for that.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(Rust, packed(8))]
pub struct CardSet(u128);

/// The lower bit of each two-bit field of a face, jokers apart.
const LOW: u128 = 0x0055_5555_5555_5555_5555_5555_5555_u128 & ((1 << 104) - 1);
const TWOS_AT: u32 = 8 * Rank::Two as u32;
const JOKERS_AT: u32 = 104;
const SUITED: u128 = (1 << JOKERS_AT) - 1;
const JOKERS: u128 = 0xf << JOKERS_AT;

/// The bits of each rank, in a table because a shift of 128 bits by a variable number is a function call in WebAssembly.
static RANKS: [u128; 14] = {
    let mut masks = [JOKERS; 14];
    let mut rank = 0;
    while rank < 13 {
        masks[rank] = 0xff << (8 * rank);
        rank += 1;
    }
    masks
};

/// The bits of each face; those of no face are empty.
static FACES: [u128; 64] = {
    let mut fields = [0; 64];
    let mut face = 0;
    while face < 52 {
        // Faces are numbered by rank and suit, as their fields lie.
        fields[face] = 3 << (2 * face);
        face += 1;
    }
    fields[52] = JOKERS;
    fields
};

/// The bits of `n` jokers, at most eight; more than four count as four.
const fn jokers(n: u32) -> u128 {
    ((((1_u64 << n) - 1) & 0xf) as u128) << JOKERS_AT
}

/// Masks of the bits that a shift by one would carry between the halves of a set. Without them the shift stays within the
/// halves, which is quicker with words of 64 bits, as in WebAssembly. No field crosses the halves, so nothing is lost.
const BELOW: u128 = !(1 << 63);
const ABOVE: u128 = !(1 << 64);

const fn rank_mask(rank: Rank) -> u128 {
    RANKS[rank as usize]
}

const RED_THREES: u128 = 0x3c << (8 * Rank::Three as u32);
const BLACK_THREES: u128 = 0xc3 << (8 * Rank::Three as u32);
const WILDS: u128 = 0xff << TWOS_AT | JOKERS;
const NATURALS: u128 = (1 << (8 * 11)) - 1;
/// Ranks worth 5, 10 and 20 points, black threes among the fives.
const FIVES: u128 = 0xffff_ffff | BLACK_THREES;
const TENS: u128 = 0xffff_ffff_ffff << 32;
const TWENTIES: u128 = 0xff << (8 * Rank::Ace as u32) | 0xff << TWOS_AT;

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// All 108 cards of two packs with four jokers.
    pub const FULL: CardSet = CardSet(SUITED | JOKERS);

    /// The four red threes.
    pub const RED_THREES: CardSet = CardSet(RED_THREES);

    /// The four black threes.
    pub const BLACK_THREES: CardSet = CardSet(BLACK_THREES);

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards of a rank, red and black threes together.
    #[must_use]
    pub const fn count(self, rank: Rank) -> usize {
        (self.0 & rank_mask(rank)).count_ones() as usize
    }

    /// The number of copies of one face.
    #[must_use]
    pub const fn count_of(self, card: Card) -> usize {
        (self.0 & field(card)).count_ones() as usize
    }

    /// Whether at least one copy of the face is there.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & field(card) != 0
    }

    /// Whether every card of `other` is there, as often.
    #[must_use]
    pub const fn contains_all(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The cards of one rank.
    #[must_use]
    pub const fn of_rank(self, rank: Rank) -> CardSet {
        CardSet(self.0 & rank_mask(rank))
    }

    /// The twos and jokers.
    #[must_use]
    pub const fn wilds(self) -> CardSet {
        CardSet(self.0 & WILDS)
    }

    /// All but the twos and jokers.
    #[must_use]
    pub const fn non_wilds(self) -> CardSet {
        CardSet(self.0 & !WILDS)
    }

    /// The cards of rank 4 to ace.
    #[must_use]
    pub const fn naturals(self) -> CardSet {
        CardSet(self.0 & NATURALS)
    }

    /// The red threes.
    #[must_use]
    pub const fn red_threes(self) -> CardSet {
        CardSet(self.0 & RED_THREES)
    }

    /// The black threes.
    #[must_use]
    pub const fn black_threes(self) -> CardSet {
        CardSet(self.0 & BLACK_THREES)
    }

    /// The value of all cards in points (rules §2.2); red threes count nothing.
    #[must_use]
    pub const fn points(self) -> i32 {
        let Self(c) = self;
        let (fives, tens) = ((c & FIVES).count_ones(), (c & TENS).count_ones());
        let (twenties, jokers) = ((c & TWENTIES).count_ones(), (c & JOKERS).count_ones());
        // At most 108 cards: fits.
        (5 * fives + 10 * tens + 20 * twenties + 50 * jokers) as i32
    }

    /// The bits, for counting and splitting.
    pub(in crate::rules) const fn bits(self) -> u128 {
        self.0
    }

    /// The wilds as twelve bits: the eight of the twos, then the four of the jokers.
    pub(in crate::rules) const fn wild_bits(self) -> u16 {
        ((self.0 >> TWOS_AT) as u16 & 0xff) | ((self.0 >> JOKERS_AT) as u16 & 0xf) << 8
    }

    /// The set of these wilds.
    pub(in crate::rules) const fn from_wild_bits(bits: u16) -> CardSet {
        CardSet((bits as u128 & 0xff) << TWOS_AT | (bits as u128 >> 8) << JOKERS_AT)
    }

    /// Adds one card. Returns false, changing nothing, when all copies of the face are there already.
    #[must_use]
    pub const fn insert(&mut self, card: Card) -> bool {
        let field = field(card);
        let have = self.0 & field;
        // The lowest bit of the field that is still clear: one above those set.
        let all = ((have & BELOW) << 1 | field & (LOW | 1 << JOKERS_AT)) & field;
        self.0 |= all;
        all != have
    }

    /// Takes one card away. Returns false, changing nothing, when none is there.
    #[must_use]
    pub const fn remove(&mut self, card: Card) -> bool {
        let field = field(card);
        let have = self.0 & field;
        if have == 0 {
            return false;
        }
        self.0 = (self.0 & !field) | (((have & ABOVE) >> 1) & field);
        true
    }

    /// The cards of both; `None` if that would be more copies of a face than there are in two packs.
    #[must_use]
    pub const fn checked_add(self, other: CardSet) -> Option<CardSet> {
        let sum = self.union(other);
        if sum.len() == self.len() + other.len() { Some(sum) } else { None }
    }

    /// The cards of both sets. The caller knows that they come from the same two packs; copies beyond those are lost.
    pub(crate) const fn union(self, other: CardSet) -> CardSet {
        let (a, b) = (self.0, other.0);
        // In a field of two: one copy in both sets makes two.
        let suited = (a | b | (a & b & LOW) << 1) & SUITED;
        CardSet(suited | jokers((a >> JOKERS_AT).count_ones() + (b >> JOKERS_AT).count_ones()))
    }

    /// The cards of both sets, which must have no face in common.
    pub(in crate::rules) const fn disjoint_union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards here that are not in `other`, copy for copy (cards of `other` that are not here do not matter).
    #[must_use]
    pub const fn difference(self, other: CardSet) -> CardSet {
        let left = self.0 & !other.0;
        // In a field of two: if only the upper bit is left, it moves down.
        let down = ((left & SUITED & !LOW) >> 1) & !left;
        CardSet(left & SUITED & !(down << 1) | down | jokers((left >> JOKERS_AT).count_ones()))
    }

    /// The cards that are in both, copy for copy.
    #[must_use]
    pub const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The first `n` cards of a rank, spades first; `None` if there are fewer.
    #[must_use]
    pub fn take_of_rank(self, rank: Rank, n: usize) -> Option<CardSet> {
        let mut cards = self.of_rank(rank);
        let mut more = cards.len().checked_sub(n)?;
        if more > 0 {
            // In the half that holds the rank: shifting 128 bits by a number that varies is a call in WebAssembly.
            let (low, high) = (cards.0 as u64, (cards.0 >> 64) as u64);
            let mut bits = low | high;
            // Drops the highest bit: the last copy of the last face.
            while more > 0 {
                bits &= !(1 << (63 - bits.leading_zeros()));
                more -= 1;
            }
            cards.0 = u128::from(low & bits) | u128::from(high & bits) << 64;
        }
        Some(cards)
    }

    /// Every card, copies one after another, in order of rank and suit.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let bit = left.trailing_zeros();
                left &= left - 1;
                Card::from_index(if bit >= JOKERS_AT { 52 } else { (bit / 2) as u8 })
            })
        })
    }

    /// Every face that is there, once, in order of rank and suit.
    pub fn faces(self) -> impl Iterator<Item = Card> + Clone {
        CardSet(self.0 & (LOW | 1 << JOKERS_AT)).iter()
    }

    /// The ranks that are there, in order.
    pub fn ranks(self) -> impl Iterator<Item = Rank> + Clone {
        Rank::ALL.into_iter().filter(move |&rank| self.0 & rank_mask(rank) != 0)
    }

    /// The card at a position of [`CardSet::iter`]; `None` beyond the end.
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Card> {
        self.iter().nth(n)
    }
}

const fn field(card: Card) -> u128 {
    FACES[card.index() & 63]
}

impl From<Card> for CardSet {
    fn from(card: Card) -> CardSet {
        let field = field(card);
        CardSet(field & field.wrapping_neg())
    }
}

/// Copies of a face beyond those of two packs are lost; [`CardSet::insert`] tells.
impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |mut set, card| {
            let _ = set.insert(card);
            set
        })
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Cards separated by spaces; more copies of a face than two packs hold are refused like a word that is no card.
impl FromStr for CardSet {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let mut set = CardSet::EMPTY;
        for word in text.split_whitespace() {
            if !set.insert(word.parse()?) {
                return Err(NotACard);
            }
        }
        Ok(set)
    }
}

impl CardSet {
    /// The first card of a rank, for callers to whom any suit will do.
    #[must_use]
    pub fn any_of_rank(self, rank: Rank) -> Option<Card> {
        let cards = self.of_rank(rank).0;
        let (low, high) = (cards as u64, (cards >> 64) as u64);
        // In the half that holds the rank, of which two bits make a face, and four a joker.
        let face = if high == 0 { low.trailing_zeros() / 2 } else { 32 + high.trailing_zeros() / 2 };
        // At most the 53 faces: fits.
        (cards != 0).then(|| Card::from_index(face as u8))
    }
}

/// A list of cards in order of rank and suit.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list of cards in any order, with no more copies of a face than two packs hold.
impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let mut set = CardSet::EMPTY;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if !set.insert(card) {
                return Err(D::Error::custom(format_args!("more copies of {card} than two packs hold")));
            }
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn arithmetic_agrees_with_counting() {
        let samples =
            ["", "4s", "4s 4s", "4s 4h", "Jo", "Jo Jo Jo", "3c 3h 3h 2d", "As As Ah Kd 2c 2c Jo Jo", "Jo Jo Jo Jo"];
        for a in samples.map(set) {
            for b in samples.map(set) {
                let fits = Card::all().all(|c| a.count_of(c) + b.count_of(c) <= CardSet::FULL.count_of(c));
                assert_eq!(a.checked_add(b).is_some(), fits, "{a:?} + {b:?}");
                let within = Card::all().all(|c| b.count_of(c) <= a.count_of(c));
                assert_eq!(a.contains_all(b), within, "{a:?} ⊇ {b:?}");
                for card in Card::all() {
                    let (n, m) = (a.count_of(card), b.count_of(card));
                    assert_eq!(a.difference(b).count_of(card), n.saturating_sub(m), "{a:?} − {b:?}");
                    assert_eq!(a.intersection(b).count_of(card), n.min(m), "{a:?} ∩ {b:?}");
                    if let Some(sum) = a.checked_add(b) {
                        assert_eq!(sum.count_of(card), n + m);
                    }
                }
                assert_eq!(a.points(), a.iter().map(Card::points).sum::<i32>());
            }
        }
    }

    #[test]
    fn a_full_set_fills_and_empties_card_by_card() {
        let mut set = CardSet::EMPTY;
        for card in CardSet::FULL.iter() {
            assert!(set.insert(card), "{card}");
        }
        assert_eq!((set, set.len()), (CardSet::FULL, 108));
        for card in Card::all() {
            assert!(!set.insert(card));
        }
        for card in CardSet::FULL.iter() {
            assert!(set.remove(card));
        }
        assert_eq!(set, CardSet::EMPTY);
        assert!(!set.remove(Card::JOKER));
        assert_eq!(CardSet::FULL.red_threes().to_string(), "3h 3h 3d 3d");
        assert_eq!(CardSet::FULL.black_threes().to_string(), "3s 3s 3c 3c");
    }
}
