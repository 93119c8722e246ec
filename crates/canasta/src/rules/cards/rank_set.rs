//! Sets of ranks that have melds.

use super::rank::Rank;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A set of ranks from 4 to ace.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct RankSet(u16);

impl RankSet {
    /// No rank.
    pub const EMPTY: RankSet = RankSet(0);

    /// These ranks; those that are none of 4 to ace are left out.
    #[must_use]
    pub const fn of(ranks: &[Rank]) -> RankSet {
        let (mut set, mut at) = (RankSet::EMPTY, 0);
        while at < ranks.len() {
            let _ = set.insert(ranks[at]);
            at += 1;
        }
        set
    }

    /// Adds a rank. Returns false, changing nothing, if it was there or is none of 4 to ace.
    #[must_use]
    pub const fn insert(&mut self, rank: Rank) -> bool {
        let bit = 1 << rank as u16;
        if !rank.is_natural() || self.0 & bit != 0 {
            return false;
        }
        self.0 |= bit;
        true
    }

    /// Whether the rank is there.
    #[must_use]
    pub const fn contains(self, rank: Rank) -> bool {
        self.0 & (1 << rank as u16) != 0
    }

    /// The number of ranks.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks in order.
    pub fn iter(self) -> impl Iterator<Item = Rank> + Clone {
        Rank::NATURALS.into_iter().filter(move |&rank| self.contains(rank))
    }
}

impl FromIterator<Rank> for RankSet {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> RankSet {
        ranks.into_iter().fold(RankSet::EMPTY, |mut set, rank| {
            let _ = set.insert(rank);
            set
        })
    }
}

impl fmt::Debug for RankSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A list of ranks in order.
impl Serialize for RankSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A list of ranks from 4 to ace in any order, none twice.
impl<'de> Deserialize<'de> for RankSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RankSet, D::Error> {
        let mut set = RankSet::EMPTY;
        for rank in Vec::<Rank>::deserialize(deserializer)? {
            if !set.insert(rank) {
                return Err(D::Error::custom(format_args!("the rank {rank} has no melds, or is given twice")));
            }
        }
        Ok(set)
    }
}
