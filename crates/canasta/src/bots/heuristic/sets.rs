//! The sets of a side where rules limit them: which set of a rank may grow, and by how much.

use crate::rules::{Counts, Meld, Melds, MeldsPerRank, Rank, RankSet, Ranks, Rules};

/// The set of a rank that may grow, and what it may still take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSet {
    /// Naturals of the set; none of one that is yet to be started.
    pub naturals: usize,
    /// Its wilds.
    pub wilds: usize,
    /// The most cards that may be added.
    pub room: usize,
}

impl OpenSet {
    /// The set of a rank to which a side with these melds would add cards: the youngest where it may have several. One that is full
    /// leaves its place to another where another may be started.
    pub fn of(rules: &Rules, melds: &Melds, dead: RankSet, rank: Rank) -> OpenSet {
        let youngest = melds.extra().iter().rev().find(|meld| meld.rank() == Some(rank)).copied();
        let (naturals, wilds) = youngest.map_or_else(|| melds.lengths(rank), |meld| (meld.naturals(), meld.wilds()));
        let most = rules.meld_max.map_or(usize::MAX, usize::from);
        let is_full = naturals + wilds >= most;
        match is_full && rules.melds_per_rank != MeldsPerRank::One {
            _ if dead.contains(rank) => OpenSet { naturals, wilds, room: 0 },
            true => OpenSet { naturals: 0, wilds: 0, room: most },
            false => OpenSet { naturals, wilds, room: most - (naturals + wilds).min(most) },
        }
    }

    /// The wilds that the set may take beside so many more naturals, by a side that has opened or is about to.
    pub fn wild_room(self, rules: &Rules, rank: Rank, added: usize, is_opening: bool) -> usize {
        let naturals = self.naturals + added;
        let pure = &rules.pure_ranks;
        let is_pure =
            pure.always.contains(rank) || (pure.unless_opened.contains(rank) && self.wilds == 0 && !is_opening);
        if is_pure || (naturals < rules.wilds_join_at.into() && !is_opening) {
            return 0;
        }
        rules.most_wilds(naturals).saturating_sub(self.wilds).min(self.room.saturating_sub(added))
    }
}

/// The cards of the set of each rank to which a side with these melds would add cards. One that may take none counts as a canasta, to
/// which nothing is brought any more.
pub fn open_counts(rules: &Rules, melds: &Melds, dead: RankSet) -> Counts {
    let counts = melds.counts();
    if rules.meld_max.is_none() && dead.is_empty() && melds.extra().is_empty() {
        return counts;
    }
    let mut bytes = counts.bytes();
    for rank in Rank::NATURALS {
        let set = OpenSet::of(rules, melds, dead, rank);
        let cards = set.naturals + set.wilds;
        // At most 64 cards of a set: the cast is lossless.
        bytes[rank.index()] = if set.room == 0 { cards.max(Meld::CANASTA) as u8 } else { cards as u8 };
    }
    Counts::of_bytes(bytes)
}

/// The ranks of which a side with these melds may lay nothing more.
pub fn closed_ranks(rules: &Rules, melds: &Melds, dead: RankSet) -> Ranks {
    let closed = Rank::NATURALS.into_iter().filter(|&rank| OpenSet::of(rules, melds, dead, rank).room == 0);
    Counts::one_of_each(closed.fold(0, |ranks, rank| ranks | 1 << rank.index())).ranks(1)
}

/// The naturals of each rank in all sets of a side.
pub fn naturals_of(melds: &Melds) -> Counts {
    let extra = melds.extra().iter().map(|meld| meld.cards.naturals().counts());
    extra.fold(melds.natural_counts(), |sum, counts| sum + counts)
}
