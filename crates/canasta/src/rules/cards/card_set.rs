//! A multiset of cards in 256 bits.

use super::card::Card;
use super::rank::{NotACard, Rank};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, Sub};
use std::str::FromStr;

/// A multiset of cards of up to eight packs with up to 32 jokers, small enough to copy.
///
/// One representation serves the exact table and the bots' simulations.
///
/// ```
/// use canasta::rules::{CardSet, Rank};
/// let hand: CardSet = "7s 7s 7h 2c Jo".parse().unwrap();
/// assert_eq!((hand.len(), hand.count(Rank::Seven), hand.wilds().len()), (5, 3, 2));
/// assert_eq!(hand.points(), 85);
/// assert!(hand.contains_all("7s 7s".parse().unwrap()));
/// ```
// The number of each face has four bits, in the order of the faces, so that sums and differences are those of four words,
// and the four suits of a rank are 16 bits of one word. The last 16 bits in use hold the number of jokers.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet([u64; 4]);

/// Most copies of a face, and most jokers.
const COPIES: u64 = 8;
const JOKERS: u64 = 32;

/// The four suits of a rank.
const RANK: u64 = 0xffff;
/// The word of threes and jokers, and the first bit of the jokers there.
const LAST: usize = 3;
const JOKERS_AT: u32 = 16;
/// The highest bit of each number of a face, and the numbers of every second face.
const HIGH: u64 = 0x8888_8888_8888_8888;
const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
/// The lowest bit of each byte.
pub(super) const ONES: u64 = 0x0101_0101_0101_0101;

/// The ranks by words: 4 to 7, 8 to jack, queen to two, threes and jokers. Threes have spades, hearts, diamonds, clubs.
const NATURALS: [u64; 4] = [u64::MAX, u64::MAX, u64::MAX >> 16, 0];
const WILDS: [u64; 4] = [0, 0, RANK << 48, RANK << JOKERS_AT];
const RED_THREES: [u64; 4] = [0, 0, 0, 0x0ff0];
const BLACK_THREES: [u64; 4] = [0, 0, 0, 0xf00f];

/// The word of a face and its first bit there. Jokers have all bits from there on.
const fn place(card: Card) -> (usize, u32) {
    let face = card.index();
    ((face / 16) & 3, 4 * (face % 16) as u32)
}

/// The bits of the number of a face, moved to the lowest.
const fn field(card: Card) -> u64 {
    if card.index() == Card::JOKER.index() { RANK } else { 0xf }
}

/// Most copies of a face.
const fn most(card: Card) -> u64 {
    if card.index() == Card::JOKER.index() { JOKERS } else { COPIES }
}

/// The bits of each number of `a` that is not below that of `b`. Numbers are at most eight, so the highest of four bits is
/// alone when it is set.
const fn not_below(a: u64, b: u64) -> u64 {
    let lower = (a | HIGH) - (b & !HIGH);
    let high = (a & !b | !(a ^ b) & lower) & HIGH;
    (high - (high >> 3)) | high
}

/// The sums of neighbouring faces, a byte each.
pub(super) const fn pairs(word: u64) -> u64 {
    (word & EVEN) + (word >> 4 & EVEN)
}

/// The sum of bytes that is below 256.
const fn sum(bytes: u64) -> u64 {
    bytes.wrapping_mul(ONES) >> 56
}

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet([0; 4]);

    /// The cards of so many packs, each with so many jokers; of more than a set can hold, what it can.
    pub(in crate::rules) const fn of_packs(packs: u8, jokers: u8) -> CardSet {
        let packs = if packs as u64 > COPIES { COPIES } else { packs as u64 };
        let jokers = packs * if jokers > 4 { 4 } else { jokers as u64 };
        let each = packs * 0x1111_1111_1111_1111;
        CardSet([each, each, each, each & RANK | jokers << JOKERS_AT])
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        let [a, b, c, d] = self.0;
        // Bytes of at most 64, two of which may come to more than the sum of all may.
        let bytes = pairs(a) + pairs(b) + pairs(c) + pairs(d & RANK);
        let words = (bytes & 0x00ff_00ff_00ff_00ff) + (bytes >> 8 & 0x00ff_00ff_00ff_00ff);
        (words.wrapping_mul(0x0001_0001_0001_0001) >> 48) as usize + self.jokers()
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    const fn jokers(self) -> usize {
        (self.0[LAST] >> JOKERS_AT) as usize
    }

    /// The 16 bits of a rank.
    const fn suits(self, rank: Rank) -> u64 {
        let at = rank as usize;
        self.0[at / 4] >> (16 * (at % 4)) & RANK
    }

    /// The number of cards of a rank, red and black threes together.
    #[must_use]
    pub const fn count(self, rank: Rank) -> usize {
        match rank {
            Rank::Joker => self.jokers(),
            suited => sum(pairs(self.suits(suited))) as usize,
        }
    }

    /// The number of copies of one face.
    #[must_use]
    pub const fn count_of(self, card: Card) -> usize {
        let (word, at) = place(card);
        (self.0[word] >> at & field(card)) as usize
    }

    /// Whether at least one copy of the face is there.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.count_of(card) > 0
    }

    /// Whether every card of `other` is there, as often.
    #[must_use]
    pub const fn contains_all(self, other: CardSet) -> bool {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        let suited = not_below(a, e) & not_below(b, f) & not_below(c, g) & not_below(d & RANK, h & RANK);
        suited == u64::MAX && self.jokers() >= other.jokers()
    }

    const fn masked(self, mask: [u64; 4]) -> CardSet {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, mask);
        CardSet([a & e, b & f, c & g, d & h])
    }

    /// The cards of one rank.
    #[must_use]
    pub const fn of_rank(self, rank: Rank) -> CardSet {
        let at = rank as usize;
        let mut cards = CardSet::EMPTY;
        cards.0[at / 4] = self.0[at / 4] & RANK << (16 * (at % 4));
        cards
    }

    /// The twos and jokers.
    #[must_use]
    pub const fn wilds(self) -> CardSet {
        self.masked(WILDS)
    }

    /// All but the twos and jokers.
    #[must_use]
    pub const fn non_wilds(self) -> CardSet {
        self.masked([!WILDS[0], !WILDS[1], !WILDS[2], !WILDS[3]])
    }

    /// The cards of rank 4 to ace.
    #[must_use]
    pub const fn naturals(self) -> CardSet {
        self.masked(NATURALS)
    }

    /// The red threes.
    #[must_use]
    pub const fn red_threes(self) -> CardSet {
        self.masked(RED_THREES)
    }

    /// The black threes.
    #[must_use]
    pub const fn black_threes(self) -> CardSet {
        self.masked(BLACK_THREES)
    }

    /// The value of all cards in points (rules §2.2); red threes count nothing.
    #[must_use]
    pub const fn points(self) -> i32 {
        let [a, b, c, d] = self.0;
        let fives = sum(pairs(a) + pairs(d & BLACK_THREES[LAST]));
        let tens = sum(pairs(b) + pairs(c & 0xffff_ffff));
        let twenties = sum(pairs(c >> 32));
        // At most 448 cards: fits.
        (5 * fives + 10 * tens + 20 * twenties) as i32 + 50 * self.jokers() as i32
    }

    /// The words, for counting and splitting: 16 bits a rank, of which jokers have one number and the others four.
    pub(in crate::rules) const fn words(self) -> [u64; 4] {
        self.0
    }

    /// The wilds as 32 bits.
    pub(in crate::rules) const fn wild_bits(self) -> u32 {
        (self.0[2] >> 48) as u32 | (self.0[LAST] & RANK << JOKERS_AT) as u32
    }

    /// The set of these wilds.
    pub(in crate::rules) const fn from_wild_bits(bits: u32) -> CardSet {
        let bits = bits as u64;
        CardSet([0, 0, bits << 48, bits & RANK << JOKERS_AT])
    }

    /// The threes as 16 bits.
    pub(in crate::rules) const fn three_bits(self) -> u16 {
        (self.0[LAST] & RANK) as u16
    }

    /// The set of these threes.
    pub(in crate::rules) const fn from_three_bits(bits: u16) -> CardSet {
        CardSet([0, 0, 0, bits as u64])
    }

    /// Adds one card. Returns false, changing nothing, when all copies of the face are there already.
    #[must_use]
    pub const fn insert(&mut self, card: Card) -> bool {
        let (word, at) = place(card);
        let fits = self.0[word] >> at & field(card) < most(card);
        self.0[word] += (fits as u64) << at;
        fits
    }

    /// Adds one card, of which the caller knows that a set can hold it.
    pub(crate) const fn push(&mut self, card: Card) {
        let (word, at) = place(card);
        self.0[word] += 1 << at;
    }

    /// Takes one card away. Returns false, changing nothing, when none is there.
    #[must_use]
    pub const fn remove(&mut self, card: Card) -> bool {
        let (word, at) = place(card);
        let there = self.contains(card);
        self.0[word] -= (there as u64) << at;
        there
    }

    /// The cards of both; `None` if that would be more copies of a face than a set can hold.
    #[must_use]
    pub const fn checked_add(self, other: CardSet) -> Option<CardSet> {
        // Numbers of four bits in bytes, which have room for the sum and for what marks those above the most.
        const fn is_over(a: u64, b: u64) -> bool {
            ((a & EVEN) + (b & EVEN) + (0x0f - COPIES) * ONES) & (0x10 * ONES) != 0
        }
        let (mut word, mut over) = (0, self.jokers() + other.jokers() > JOKERS as usize);
        while word < 4 {
            let (mut a, mut b) = (self.0[word], other.0[word]);
            if word == LAST {
                (a, b) = (a & RANK, b & RANK);
            }
            over |= is_over(a, b) | is_over(a >> 4, b >> 4);
            word += 1;
        }
        if over { None } else { Some(self.union(other)) }
    }

    /// The cards of both sets. The caller knows that they come from the same packs, so that a set can hold them.
    pub const fn union(self, other: CardSet) -> CardSet {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        CardSet([a + e, b + f, c + g, d + h])
    }

    /// The cards here that are not in `other`, copy for copy (cards of `other` that are not here do not matter).
    #[must_use]
    pub const fn difference(self, other: CardSet) -> CardSet {
        // The difference where there is something left, so that no number borrows from the next.
        const fn left(a: u64, b: u64) -> u64 {
            let some = not_below(a, b);
            (a & some) - (b & some)
        }
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        let jokers = (self.jokers() as u64).saturating_sub(other.jokers() as u64) << JOKERS_AT;
        CardSet([left(a, e), left(b, f), left(c, g), left(d & RANK, h & RANK) | jokers])
    }

    /// The cards here without those of `other`, all of which the caller knows to be here.
    pub(in crate::rules) const fn without(self, other: CardSet) -> CardSet {
        debug_assert!(self.contains_all(other));
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        CardSet([a - e, b - f, c - g, d - h])
    }

    /// The cards that are in both, copy for copy.
    #[must_use]
    pub const fn intersection(self, other: CardSet) -> CardSet {
        // Never more than there are here: nothing borrows.
        let ([a, b, c, d], [e, f, g, h]) = (self.0, self.difference(other).0);
        CardSet([a - e, b - f, c - g, d - h])
    }

    /// The first `n` cards of a rank, spades first; `None` if there are fewer.
    #[must_use]
    pub fn take_of_rank(self, rank: Rank, n: usize) -> Option<CardSet> {
        let mut cards = self.of_rank(rank);
        let mut more = cards.count(rank).checked_sub(n)? as u64;
        let at = rank as usize;
        let word = &mut cards.0[at / 4];
        // From the last face to the first.
        while more > 0 {
            let place = match rank {
                Rank::Joker => JOKERS_AT,
                _ => (63 - word.leading_zeros()) & !3,
            };
            let copies = (*word >> place).min(more);
            *word -= copies << place;
            more -= copies;
        }
        Some(cards)
    }

    /// Every card, copies one after another, in order of rank and suit.
    #[must_use]
    pub const fn iter(self) -> Cards {
        Cards { left: self.0, word: 0 }
    }

    /// Every face that is there, once, in order of rank and suit.
    pub fn faces(self) -> impl Iterator<Item = Card> + Clone {
        const fn one_each(word: u64) -> u64 {
            (word | word >> 1 | word >> 2 | word >> 3) & 0x1111_1111_1111_1111
        }
        let [a, b, c, d] = self.0.map(one_each);
        CardSet([a, b, c, d & RANK | u64::from(self.jokers() > 0) << JOKERS_AT]).iter()
    }

    /// The ranks that are there, in order.
    pub fn ranks(self) -> impl Iterator<Item = Rank> + Clone {
        Rank::ALL.into_iter().filter(move |&rank| self.suits(rank) != 0)
    }

    /// The card at a position of [`CardSet::iter`]; `None` beyond the end.
    #[must_use]
    pub fn nth(self, n: usize) -> Option<Card> {
        self.iter().nth(n)
    }
}

/// The first card of a word that is not empty, and its first bit there.
const fn first(word: usize, bits: u64) -> (u32, Card) {
    let mut at = bits.trailing_zeros() & !3;
    if word == LAST && at > JOKERS_AT {
        at = JOKERS_AT;
    }
    // At most the 53 faces: fits.
    (at, Card::from_index((16 * word as u32 + at / 4) as u8))
}

/// The cards of a set, copies one after another, in order of rank and suit: see [`CardSet::iter`].
#[derive(Clone, Debug)]
pub struct Cards {
    left: [u64; 4],
    word: usize,
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        while self.left[self.word & 3] == 0 {
            self.word += 1;
            if self.word > LAST {
                // The last word is empty, and stays the next to be looked at.
                self.word = LAST;
                return None;
            }
        }
        let (at, card) = first(self.word, self.left[self.word & 3]);
        self.left[self.word & 3] -= 1 << at;
        Some(card)
    }
}

impl std::iter::FusedIterator for Cards {}

/// ```
/// use canasta::rules::CardSet;
/// let hand: CardSet = "4s 4s Jo".parse().unwrap();
/// let mut points = 0;
/// for card in hand {
///     points += card.points();
/// }
/// assert_eq!(points, 60);
/// ```
impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl Extend<Card> for CardSet {
    /// Copies of a face beyond those of eight packs are lost; [`CardSet::insert`] tells.
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            let _ = self.insert(card);
        }
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    /// As [`CardSet::difference`].
    fn sub(self, other: CardSet) -> CardSet {
        self.difference(other)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    /// As [`CardSet::intersection`].
    fn bitand(self, other: CardSet) -> CardSet {
        self.intersection(other)
    }
}

impl From<Card> for CardSet {
    fn from(card: Card) -> CardSet {
        let (word, at) = place(card);
        let mut set = CardSet::EMPTY;
        set.0[word] = 1 << at;
        set
    }
}

/// Copies of a face beyond those of eight packs are lost; [`CardSet::insert`] tells.
impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.extend(cards);
        set
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

/// Cards separated by spaces; more copies of a face than eight packs hold are refused like a word that is no card.
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
        let at = rank as usize;
        let cards = self.of_rank(rank).0[at / 4];
        (cards != 0).then(|| first(at / 4, cards).1)
    }
}

/// A list of cards in order of rank and suit.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list of cards in any order, with no more copies of a face than eight packs hold.
impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let mut set = CardSet::EMPTY;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if !set.insert(card) {
                return Err(D::Error::custom(format_args!("more copies of {card} than eight packs hold")));
            }
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most that a set can hold.
    const MOST: CardSet = CardSet::of_packs(8, 4);

    fn set(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn arithmetic_agrees_with_counting() {
        let samples = [
            "",
            "4s",
            "4s 4s",
            "4s 4h",
            "Jo",
            "Jo Jo Jo",
            "3c 3h 3h 2d",
            "As As Ah Kd 2c 2c Jo Jo",
            "Jo Jo Jo Jo",
            "4s 4s 4s 4s 4s 4s 4s 4s 4h 3c 3c 3c 3c 3c 3c 3c 3c Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo",
            "4s 4s 4s 4s 4s 4s 4s 4d 3c 3c 3c 3c 3c Kh Kh Kh Kh Kh Kh Kh Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo Jo",
        ];
        for a in samples.map(set) {
            for b in samples.map(set) {
                let fits = Card::all().all(|c| a.count_of(c) + b.count_of(c) <= MOST.count_of(c));
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
        for card in MOST.iter() {
            assert!(set.insert(card), "{card}");
        }
        assert_eq!((set, set.len()), (MOST, 448));
        for card in Card::all() {
            assert!(!set.insert(card));
        }
        for card in MOST.iter() {
            assert!(set.remove(card));
        }
        assert_eq!(set, CardSet::EMPTY);
        assert!(!set.remove(Card::JOKER));
    }

    #[test]
    fn packs_have_each_face_once_and_their_jokers() {
        let two = CardSet::of_packs(2, 2);
        assert_eq!(two.red_threes().to_string(), "3h 3h 3d 3d");
        assert_eq!(two.black_threes().to_string(), "3s 3s 3c 3c");
        for (packs, jokers) in [(2, 2), (3, 2), (5, 0), (8, 4)] {
            let set = CardSet::of_packs(packs, jokers);
            assert_eq!(set.len(), usize::from(packs) * (52 + usize::from(jokers)));
            for card in Card::all() {
                let each = if card == Card::JOKER { jokers } else { 1 };
                assert_eq!(set.count_of(card), usize::from(packs * each), "{card}");
            }
        }
        assert_eq!(CardSet::of_packs(200, 200), MOST);
    }
}
