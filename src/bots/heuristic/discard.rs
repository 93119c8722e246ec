//! Which card to throw: what it is worth in the hand, and what it may give the next player.

use super::public_features::{Alarm, PublicFeatures, open_to_top_card};
use super::skill::Skill;
use super::weights;
use crate::rules::{Card, CardSet, Meld, PileNewMeld, Players, Rank, Side, order};

/// The card that costs least to throw; none with an empty hand.
pub fn choose(sight: &PublicFeatures<'_>) -> Option<Card> {
    let table = Table::new(sight);
    let mut best: Option<(i32, Rank)> = None;
    for rank in Rank::ALL.into_iter().filter(|&rank| sight.count(rank) > 0) {
        let cost = table.keeping(rank) + table.giving(rank);
        if best.is_none_or(|(least, _)| cost < least) {
            best = Some((cost, rank));
        }
    }
    sight.hand.any_of_rank(best?.1)
}

/// A card of each rank in the hand with what it costs to throw, the cheapest first.
pub fn ranked(sight: &PublicFeatures<'_>) -> Vec<(i32, Card)> {
    let table = Table::new(sight);
    let ranks = Rank::ALL.into_iter().filter(|&rank| sight.count(rank) > 0);
    let mut costs: Vec<(i32, Rank)> = ranks.map(|rank| (table.keeping(rank) + table.giving(rank), rank)).collect();
    order::settle_by(&mut costs, |&(cost, _)| cost);
    costs.into_iter().filter_map(|(cost, rank)| Some((cost, sight.hand.any_of_rank(rank)?))).collect()
}

/// Chances in parts of 256.
type Chance = i32;
const CERTAIN: Chance = 256;

/// What matters for every card that might be thrown.
struct Table<'a> {
    sight: &'a PublicFeatures<'a>,
    /// What the pile is worth to the next player.
    worth: i32,
    frozen: bool,
    /// Naturals of each rank that are seen.
    visible: [u8; 16],
    /// The chances that the next player holds none, and just one, of so many unseen cards.
    chances: [(Chance, Chance); 9],
    /// Ranks that the next player has thrown, or let lie, in this pile, as bits.
    passed: u16,
}

impl<'a> Table<'a> {
    fn new(sight: &'a PublicFeatures<'a>) -> Table<'a> {
        let (seen, next) = (sight.seen, sight.next());
        let pile = seen.pile_cards();
        let remembered = match sight.skill {
            Skill::Novice => CardSet::EMPTY,
            Skill::Partial => seen.pile().iter().rev().take(weights::REMEMBERED).copied().collect(),
            Skill::Full => pile,
        };
        let mut visible = sight.held + sight.own.natural_counts() + sight.theirs.natural_counts() + remembered.counts();
        // Naturals rank by rank, for all ranks wilds and threes in the sum of all cards.
        let mut all = sight.hand.len() + sight.laid_counts.total() + sight.facing_counts.total() + pile.len();
        all += Side::ALL.into_iter().map(|side| seen.red_threes(side).len()).sum::<usize>();
        for seat in sight.rules.players.seats().filter(|&seat| seat != seen.seat()) {
            let known = sight.known(seat);
            if !known.is_empty() {
                visible = visible + known.counts();
                all += known.len();
            }
        }
        // More than a double pack is nowhere: fits.
        let hidden = CardSet::FULL.len() as i32 - all as i32;
        let passed = match sight.rules.players {
            // From the top: thrown by the player before, and so on round the table. The last thrown by the next
            // player or by this one was seen and not wanted by the next.
            Players::Two => remembered.counts().at_least(1),
            Players::Four => {
                let thrown = seen.pile().iter().rev().take(remembered.len()).enumerate();
                let thrown = thrown.filter(|(age, _)| age % 4 >= 2);
                thrown.fold(0, |ranks, (_, card)| ranks | 1 << card.rank().index())
            }
        };
        let in_hand = seen.hand_len(next) as i32 - sight.known(next).len() as i32;
        let elsewhere = if hidden > 0 { CERTAIN - CERTAIN * in_hand.clamp(0, hidden) / hidden } else { CERTAIN };
        let (mut none, mut one) = (CERTAIN, 0);
        let chances = [(); 9].map(|()| {
            let now = (none, one);
            // One more card that may be there.
            one = (one * elsewhere + none * (CERTAIN - elsewhere)) / CERTAIN;
            none = none * elsewhere / CERTAIN;
            now
        });
        let frozen = sight.frozen_to_next();
        Table { sight, worth: sight.pile_worth(), frozen, visible: visible.bytes(), chances, passed }
    }

    /// Naturals of a rank that are not seen: in the stock or in other hands.
    fn unseen(&self, rank: Rank) -> i32 {
        8 - i32::from(self.visible[rank.index()])
    }

    /// What the hand loses with a card of this rank.
    fn keeping(&self, rank: Rank) -> i32 {
        let sight = self.sight;
        let count = sight.count(rank);
        let late = sight.alarm >= Alarm::Wary;
        match rank {
            Rank::Joker => return weights::JOKER - self.freezing(),
            Rank::Two => return weights::TWO - self.freezing(),
            // Three of them go out together, but who waits for that waits long.
            Rank::Three => return if late { 0 } else { weights::BLACK_THREE },
            _ => {}
        }
        let laid = sight.laid(rank);
        let worth = match (laid, count) {
            (1..Meld::CANASTA, _) if laid + count >= 6 => weights::NEARS_CANASTA,
            (1..Meld::CANASTA, _) => weights::FITS_MELD,
            (Meld::CANASTA.., _) => weights::FITS_CANASTA,
            (0, 1) => weights::SINGLE + self.unseen(rank),
            (0, 2) if self.unseen(rank) == 0 && sight.wilds() == 0 => weights::SINGLE,
            (0, 2) => weights::PAIR + self.worth * weights::PAIR_OF_PILE / 100,
            // Where a meld needs many naturals, the longest suits are the nearest to one. At most eight: fits.
            (0, _) => weights::TRIPLE + (count as i32 - 3).max(0) * self.lengthening(),
        };
        let needed = if sight.required(rank) { weights::REQUIRED_RANK } else { 0 };
        // High cards are laid for more, and cost more when others go out.
        let points = rank.points();
        let count_up = match (late, count) {
            (true, 1) if laid == 0 => -points,
            (_, 2..) => points / 2,
            _ => 0,
        };
        worth + needed + count_up
    }

    /// What a card more of a rank is worth that is not melded: nothing beyond a triple, which is a meld already.
    fn lengthening(&self) -> i32 {
        if self.sight.rules.min_naturals > 3 { weights::LONGER } else { 0 }
    }

    /// What it is worth that a wild on the pile keeps all from taking it without a pair.
    fn freezing(&self) -> i32 {
        let sight = self.sight;
        if !sight.rules.freezing || self.frozen || sight.alarm == Alarm::Urgent {
            return 0;
        }
        let own_pairs = Rank::NATURALS.into_iter().filter(|&rank| sight.count(rank) >= 2).count() as i32;
        // A pile that the own side could hardly have taken anyway is worth more frozen.
        let part = if sight.own.is_empty() { 35 } else { 12 } + 4 * own_pairs;
        self.worth * (part + sight.style.freezing_percent()) / 100
    }

    /// What the next player is expected to gain from this card.
    fn giving(&self, rank: Rank) -> i32 {
        // No hand holds red threes.
        if !rank.is_natural() || !self.sight.rules.pile_allowed {
            return 0;
        }
        let worth = self.worth + rank.points() + weights::PILE_CARD + self.feeding(rank);
        worth * self.taken(rank) / CERTAIN
    }

    /// What the top card itself does for the opponents' meld of its rank, be it new.
    fn feeding(&self, rank: Rank) -> i32 {
        let theirs = self.sight.facing(rank);
        match theirs {
            0 => weights::FEED_NEW,
            1..Meld::CANASTA => weights::FEED_MELD + weights::PROSPECTS_FED[theirs],
            _ => 0,
        }
    }

    /// The chance that the next player can take the pile with this card on top.
    fn taken(&self, rank: Rank) -> Chance {
        let sight = self.sight;
        let theirs = sight.facing(rank);
        if !self.frozen && theirs > 0 {
            return if open_to_top_card(sight.rules, theirs) { CERTAIN } else { 0 };
        }
        if sight.skill == Skill::Novice && sight.seen.pile().len() < weights::LARGE_PILE {
            // What the next player may hold is thought of only where much is at stake.
            return 0;
        }
        let known = sight.known(sight.next());
        // Never more than eight of a rank, nor fewer than none.
        let unseen = self.unseen(rank).clamp(0, 8) as usize;
        let (none, one) = self.chances[unseen];
        let (pair, single) = match known.count(rank) {
            0 => (CERTAIN - none - one, one),
            1 => (CERTAIN - none, none),
            _ => (CERTAIN, 0),
        };
        let wild = match sight.rules.pile_new_meld {
            // With a wild as well, if they have one and like to spend it.
            PileNewMeld::PairOrWild if !self.frozen => 3,
            _ => 0,
        };
        let chance = (pair + single * wild / 8).max(0);
        let chance =
            if self.passed >> rank.index() & 1 == 1 && known.count(rank) == 0 { chance * 3 / 8 } else { chance };
        if sight.theirs.is_empty() {
            // They would have to open with it.
            let minimum = sight.seen.opening_minimum(sight.other_side());
            return chance * (CERTAIN - minimum.min(200) / 2 - 20) / CERTAIN;
        }
        chance
    }
}
