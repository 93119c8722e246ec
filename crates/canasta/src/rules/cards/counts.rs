//! Numbers of cards by rank, a byte each, so that all ranks are counted and compared at once.

use super::card::Card;
use super::card_set::{CardSet, ONES, pairs};
use super::rank::Rank;
use std::ops::{Add, Sub};

/// The number of cards of each rank, in the order of [`Rank::ALL`]; the last two of 16 bytes are 0.
///
/// No count may reach 128; eight packs have at most 32 cards of a rank.
///
/// ```
/// use canasta::rules::{CardSet, Rank};
/// let counts = "7s 7s 7h 2c Jo".parse::<CardSet>().unwrap().counts();
/// assert_eq!((counts.of(Rank::Seven), counts.of(Rank::Two), counts.of(Rank::Four)), (3, 1, 0));
/// assert_eq!(counts.at_least(3), 1 << Rank::Seven.index());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts([u64; 2]);

/// A set of ranks as a comparison of [`Counts`] makes it: quick to make and to combine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ranks([u64; 2]);

impl Ranks {
    /// The ranks that have melds, 4 to ace.
    pub const NATURALS: Ranks = Ranks([0x80 * ONES, 0x80_8080]);

    /// The ranks that are in both.
    #[must_use]
    pub const fn and(self, other: Ranks) -> Ranks {
        Ranks([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The ranks that are not in `other`.
    #[must_use]
    pub const fn except(self, other: Ranks) -> Ranks {
        Ranks([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// The ranks that are in either.
    #[must_use]
    pub const fn or(self, other: Ranks) -> Ranks {
        Ranks([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The number of ranks.
    #[must_use]
    pub const fn len(self) -> usize {
        // At most sixteen ones, one a byte: their sum fits into the highest. Plain x86-64 counts ones slowly.
        (((self.0[0] >> 7) + (self.0[1] >> 7)).wrapping_mul(ONES) >> 56) as usize
    }

    /// As bits by [`Rank::index`].
    #[must_use]
    pub const fn bits(self) -> u16 {
        // Brings the highest bits of the bytes together: byte i to bit 56 + i.
        const fn gather(x: u64) -> u16 {
            ((x >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
        }
        gather(self.0[0]) | gather(self.0[1]) << 8
    }

    /// The count `n`, at most 255, for each rank of the set.
    #[must_use]
    pub const fn times(self, n: u8) -> Counts {
        Counts([(self.0[0] >> 7) * n as u64, (self.0[1] >> 7) * n as u64])
    }

    /// The count 1 for each rank of the set.
    #[must_use]
    pub const fn counts(self) -> Counts {
        Counts([self.0[0] >> 7, self.0[1] >> 7])
    }
}

impl Counts {
    /// No cards.
    pub const NONE: Counts = Counts([0; 2]);

    /// The number of cards of a rank.
    #[must_use]
    pub const fn of(self, rank: Rank) -> usize {
        self.at(rank as usize)
    }

    /// The number of cards of the rank at a place, [`Rank::index`].
    #[must_use]
    pub const fn at(self, place: usize) -> usize {
        let at = place & 15;
        (self.0[at / 8] >> (8 * (at % 8)) & 0xff) as usize
    }

    /// The counts in the order of [`Rank::ALL`], then two zeros.
    #[must_use]
    pub const fn bytes(self) -> [u8; 16] {
        // Little end first on every platform, as the ranks lie.
        ((self.0[1] as u128) << 64 | self.0[0] as u128).to_le_bytes()
    }

    /// Eight of every rank: as many as two packs have of each from 4 to ace.
    pub const EIGHT: Counts = Counts([8 * ONES; 2]);

    /// One of each of these ranks, given as bits by [`Rank::index`].
    #[must_use]
    pub const fn one_of_each(ranks: u16) -> Counts {
        const fn half(ranks: u16) -> u64 {
            // Each of eight bits to a byte of its own, and from there to its lowest place.
            let apart = ((ranks as u64 & 0xff) * ONES) & 0x8040_2010_0804_0201;
            (apart + 0x7f * ONES) >> 7 & ONES
        }
        Counts([half(ranks), half(ranks >> 8)])
    }

    /// Each count times two to the power of `bits`. No rank may come to 128.
    #[must_use]
    pub const fn shifted(self, bits: u32) -> Counts {
        Counts([self.0[0] << bits, self.0[1] << bits])
    }

    /// So many of each rank, in the order of [`Rank::ALL`].
    #[must_use]
    pub const fn of_bytes(bytes: [u8; 16]) -> Counts {
        let all = u128::from_le_bytes(bytes);
        // The halves: cutting is what is meant.
        Counts([all as u64, (all >> 64) as u64])
    }

    /// The counts of these ranks, and none of the others.
    #[must_use]
    pub const fn only(self, ranks: Ranks) -> Counts {
        let all = ranks.times(0xff);
        Counts([self.0[0] & all.0[0], self.0[1] & all.0[1]])
    }

    /// These counts, but `n` of each of some ranks.
    #[must_use]
    pub const fn with(self, ranks: Ranks, n: u8) -> Counts {
        let (all, new) = (ranks.times(0xff), ranks.times(n));
        Counts([self.0[0] & !all.0[0] | new.0[0], self.0[1] & !all.0[1] | new.0[1]])
    }

    /// Adds a card.
    pub(in crate::rules) const fn push(&mut self, card: Card) {
        let at = card.rank_index();
        self.0[(at / 8) & 1] += 1 << (8 * (at % 8));
    }

    /// Adds so many cards of one rank.
    pub(crate) const fn add_of_rank(&mut self, rank: Rank, cards: usize) {
        let at = rank as usize;
        self.0[at / 8] += (cards as u64) << (8 * (at % 8));
    }

    /// Takes so many cards of one rank away, which are there.
    pub(crate) const fn remove_of_rank(&mut self, rank: Rank, cards: usize) {
        let at = rank as usize;
        self.0[at / 8] -= (cards as u64) << (8 * (at % 8));
    }

    /// The value of all cards in points, each three as a black one.
    #[must_use]
    pub const fn points(self) -> i32 {
        // The ranks with 5, 10 and 20 points lie side by side: 4 to 7, 8 to king, ace and two; then threes and jokers.
        let fives = (self.0[0] & 0xffff_ffff) + (self.0[1] >> 32 & 0xff);
        let tens = (self.0[0] >> 32) + (self.0[1] & 0xffff);
        let twenties = self.0[1] >> 16 & 0xffff;
        // No rank counts 128, so that sums of two fit into a byte; their sum may not.
        const fn sum(bytes: u64) -> u64 {
            const PAIRS: u64 = 0x00ff_00ff_00ff_00ff;
            ((bytes & PAIRS) + (bytes >> 8 & PAIRS)).wrapping_mul(0x0001_0001_0001_0001) >> 48
        }
        // At most 448 cards: fits.
        (5 * sum(fives) + 10 * sum(tens) + 20 * sum(twenties) + 50 * (self.0[1] >> 40 & 0xff)) as i32
    }

    /// The ranks of which there are at least `n` cards, as bits by [`Rank::index`]; `n` is 1 to 127.
    #[must_use]
    pub const fn at_least(self, n: usize) -> u16 {
        self.ranks(n).bits()
    }

    /// The ranks of which there are at least `n` cards; `n` is 1 to 127.
    #[must_use]
    pub const fn ranks(self, n: usize) -> Ranks {
        let shift = (0x80 - (n & 0x7f)) as u64 * ONES;
        Ranks([(self.0[0] + shift) & (0x80 * ONES), (self.0[1] + shift) & (0x80 * ONES)])
    }

    /// Whether there is none at all.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// All cards.
    #[must_use]
    pub const fn total(self) -> usize {
        const PAIRS: u64 = 0x00ff_00ff_00ff_00ff;
        // Two counts fit into a byte, but all of them need not.
        let bytes = self.0[0] + self.0[1];
        (((bytes & PAIRS) + (bytes >> 8 & PAIRS)).wrapping_mul(0x0001_0001_0001_0001) >> 48) as usize
    }
}

/// The sums rank by rank.
impl Add for Counts {
    type Output = Counts;

    #[inline]
    fn add(self, other: Counts) -> Counts {
        Counts([self.0[0] + other.0[0], self.0[1] + other.0[1]])
    }
}

/// The differences rank by rank. No rank of `other` may count more than the same rank of `self`: the subtraction would
/// borrow from the next rank.
impl Sub for Counts {
    type Output = Counts;

    #[inline]
    fn sub(self, other: Counts) -> Counts {
        Counts([self.0[0] - other.0[0], self.0[1] - other.0[1]])
    }
}

impl CardSet {
    /// The ranks that are there, as bits by [`Rank::index`].
    #[must_use]
    pub const fn rank_bits(self) -> u16 {
        // The highest bit of each 16 bits that are not empty, brought together: that of rank i to bit 48 + i.
        const fn some(word: u64) -> u16 {
            let high = (((word & 0x7fff_7fff_7fff_7fff) + 0x7fff_7fff_7fff_7fff) | word) & 0x8000_8000_8000_8000;
            ((high >> 15).wrapping_mul(0x0001_0002_0004_0008) >> 48) as u16 & 0xf
        }
        let [a, b, c, d] = self.words();
        some(a) | some(b) << 4 | some(c) << 8 | some(d) << 12
    }

    /// The number of cards of each rank.
    #[must_use]
    pub const fn counts(self) -> Counts {
        /// The four sums of four numbers of four bits, a byte each.
        const fn sums(word: u64) -> u64 {
            let pairs = pairs(word);
            let fours = (pairs + (pairs >> 8)) & 0x00ff_00ff_00ff_00ff;
            let twos = (fours | fours >> 8) & 0x0000_ffff_0000_ffff;
            (twos | twos >> 16) & 0xffff_ffff
        }
        let [a, b, c, d] = self.words();
        // Threes are summed, jokers are one number.
        Counts([sums(a) | sums(b) << 32, sums(c) | (sums(d & 0xffff) | (d >> 16) << 8) << 32])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_agree_with_the_set() {
        for text in ["", "4s", "Jo Jo Jo Jo 3s 3h 2c", "As As Ah Ah Ad Ad Ac Ac Ks 4s 4s 2d 2d Jo", "3s 3s 3h 3h Th"] {
            let set: CardSet = text.parse().unwrap();
            let counts = set.counts();
            for (rank, byte) in Rank::ALL.into_iter().zip(counts.bytes()) {
                assert_eq!(counts.of(rank), set.count(rank), "{text}: {rank:?}");
                assert_eq!(usize::from(byte), set.count(rank));
                for n in 1..20 {
                    assert_eq!(
                        counts.at_least(n) >> rank.index() & 1 == 1,
                        set.count(rank) >= n,
                        "{text}: {n} {rank:?}"
                    );
                }
            }
            let (some, pairs) = (counts.ranks(1), counts.ranks(2));
            assert_eq!(some.len(), set.ranks().count(), "{text}");
            assert_eq!(some.is_empty(), set.is_empty());
            assert_eq!((some.and(pairs), some.or(pairs)), (pairs, some));
            assert_eq!(some.except(pairs).bits(), some.bits() & !pairs.bits());
            assert_eq!(some.and(Ranks::NATURALS).bits(), set.naturals().rank_bits());
            assert_eq!((counts.total(), counts.is_empty()), (set.len(), set.is_empty()));
            // A red three counts as a black one here.
            assert_eq!(counts.points(), set.points() + 5 * set.red_threes().len() as i32, "{text}");
            assert_eq!(set.rank_bits(), counts.at_least(1));
            assert_eq!(Counts::one_of_each(set.rank_bits()), counts.ranks(1).counts());
            assert_eq!(Counts::of_bytes(counts.bytes()), counts);
            assert_eq!(pairs.times(1), pairs.counts());
            let (only, with) = (counts.only(pairs), counts.with(pairs, 9));
            for rank in Rank::ALL {
                let n = counts.of(rank);
                assert_eq!(pairs.times(0xff).of(rank), if n >= 2 { 0xff } else { 0 });
                assert_eq!((only.of(rank), with.of(rank)), if n >= 2 { (n, 9) } else { (0, n) }, "{text}: {rank:?}");
            }
            let double = counts + counts;
            assert_eq!(double, counts.shifted(1));
            assert_eq!(double - counts, counts);
            for n in 1..20 {
                for rank in Rank::ALL {
                    assert_eq!(
                        counts.ranks(n).counts().of(rank),
                        usize::from(counts.of(rank) >= n),
                        "{text}: {n} {rank:?}"
                    );
                }
            }
            assert!(Rank::ALL.into_iter().all(|rank| double.of(rank) == 2 * set.count(rank)));
        }
        let (two, eight) = (CardSet::of_packs(2, 2).counts(), CardSet::of_packs(8, 4).counts());
        assert_eq!((two.total(), two.at_least(8)), (108, (1 << 13) - 1));
        assert_eq!((eight.total(), eight.at_least(32), eight.at_least(33)), (448, (1 << 14) - 1, 0));
    }
}
