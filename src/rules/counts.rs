//! How many cards of each rank: a byte for each, all counted and compared at once.

use super::card::Rank;
use super::cards::CardSet;

/// The lowest bit of each byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// How many cards of each rank there are, in the order of [`Rank::ALL`]; the last two bytes stay empty.
///
/// No sum of these may come to 128 in a rank, which a double pack is far from.
///
/// ```
/// use canasta::rules::{CardSet, Rank};
/// let counts = "7s 7s 7h 2c Jo".parse::<CardSet>().unwrap().counts();
/// assert_eq!((counts.of(Rank::Seven), counts.of(Rank::Two), counts.of(Rank::Four)), (3, 1, 0));
/// assert_eq!(counts.at_least(3), 1 << Rank::Seven.index());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts([u64; 2]);

impl Counts {
    /// Counts the set bits of each byte.
    pub(super) const fn of_bits(bits: u128) -> Counts {
        const fn half(x: u64) -> u64 {
            let x = x - ((x >> 1) & (0x55 * ONES));
            let x = (x & (0x33 * ONES)) + ((x >> 2) & (0x33 * ONES));
            (x + (x >> 4)) & (0x0f * ONES)
        }
        // The halves of a double pack's bits: cutting is what is meant.
        Counts([half(bits as u64), half((bits >> 64) as u64)])
    }

    /// How many cards of a rank.
    #[must_use]
    pub const fn of(self, rank: Rank) -> usize {
        let at = rank as usize;
        (self.0[at / 8] >> (8 * (at % 8)) & 0xff) as usize
    }

    /// The counts in the order of [`Rank::ALL`], then two zeros.
    #[must_use]
    pub const fn bytes(self) -> [u8; 16] {
        // Little end first on every platform, as the ranks lie.
        ((self.0[1] as u128) << 64 | self.0[0] as u128).to_le_bytes()
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Counts) -> Counts {
        Counts([self.0[0] + other.0[0], self.0[1] + other.0[1]])
    }

    /// Adds so many cards of one rank.
    pub(super) const fn add(&mut self, rank: Rank, cards: usize) {
        let at = rank as usize;
        self.0[at / 8] += (cards as u64) << (8 * (at % 8));
    }

    /// The ranks of which there are at least `n` cards, as bits by [`Rank::index`]; `n` is 1 to 127.
    #[must_use]
    pub const fn at_least(self, n: usize) -> u16 {
        let shift = (0x80 - (n & 0x7f)) as u64 * ONES;
        const fn gather(x: u64) -> u16 {
            // Brings the highest bits of the bytes together: byte i to bit 56 + i.
            ((x >> 7 & ONES).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
        }
        gather(self.0[0] + shift) | gather(self.0[1] + shift) << 8
    }

    /// Whether there is none at all.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// All cards.
    #[must_use]
    pub const fn total(self) -> usize {
        // Fewer than 256 in all.
        ((self.0[0] + self.0[1]).wrapping_mul(ONES) >> 56) as usize
    }
}

impl CardSet {
    /// How many cards of each rank.
    #[must_use]
    pub const fn counts(self) -> Counts {
        Counts::of_bits(self.bits())
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
            assert_eq!((counts.total(), counts.is_empty()), (set.len(), set.is_empty()));
            let double = counts.plus(counts);
            assert!(Rank::ALL.into_iter().all(|rank| double.of(rank) == 2 * set.count(rank)));
        }
        assert_eq!(CardSet::FULL.counts().total(), 108);
        assert_eq!(CardSet::FULL.counts().at_least(8), (1 << 13) - 1);
    }
}
