//! The choice of melds for playouts: the first good opening, and canastas.

use crate::bots::heuristic::public_features::{EndRisk, PublicFeatures};
use crate::bots::heuristic::weights;
use crate::bots::heuristic::{melding, opening};
use crate::rules::{CardSet, Counts, Group, Meld, Players, Rank, Ranks, Rules};

/// The melds once the side has opened, as the heuristic lays them.
pub fn choose(features: &PublicFeatures<'_>) -> Option<Vec<Group>> {
    if has_nothing_to_meld(features) { None } else { melding::choose(features) }
}

/// Whether there is clearly nothing to meld: with two players, a hand of this size is kept except for canastas. A faster test
/// than that of the heuristic, for the most common case.
fn has_nothing_to_meld(features: &PublicFeatures<'_>) -> bool {
    let (rules, parameters) = (features.rules, features.parameters);
    if rules.players > Players::Three
        || !rules.pile_allowed
        || features.end_risk != EndRisk::Low
        || features.hand.len() > parameters.add_reserve.min(parameters.start_reserve)
    {
        return false;
    }
    let nearest = Meld::CANASTA - features.wild_count().min(parameters.needed_wilds.max(parameters.spare_wilds));
    let canastas = features.own_meld_counts.ranks(Meld::CANASTA);
    (features.held + features.own_meld_counts).ranks(nearest).except(canastas).and(Ranks::NATURALS).is_empty()
}

/// The groups of an opening.
pub struct Opening {
    pub groups: Vec<Group>,
    /// Cost to the hand, in points.
    pub cost: i32,
    /// Whether no group has a wild card.
    pub all_natural: bool,
}

/// All cards of a rank with so many wild cards, as part of an opening.
#[derive(Clone, Copy)]
pub struct RankWithWilds {
    pub rank: Rank,
    pub twos: usize,
    pub jokers: usize,
}

/// An opening by rank.
pub struct OpeningByRank {
    ranks: [RankWithWilds; Rank::NATURALS.len()],
    len: usize,
    /// Cost to the hand, in points.
    pub cost: i32,
    /// Whether no group has a wild card.
    pub all_natural: bool,
}

impl OpeningByRank {
    pub fn ranks(&self) -> &[RankWithWilds] {
        self.ranks.get(..self.len).unwrap_or(&self.ranks)
    }
}

/// The points of the naturals of these ranks.
fn points_of(rules: &Rules, counts: &[u8; 16], mut ranks: u16) -> i32 {
    let mut sum = 0;
    while ranks != 0 {
        let place = ranks.trailing_zeros() as usize & 15;
        ranks &= ranks - 1;
        sum += i32::from(counts[place]) * Rank::ALL.get(place).map_or(0, |&rank| rules.points_of_rank(rank));
    }
    sum
}

/// The first groups found that reach `minimum` points: three naturals or more, high ranks first, then pairs with a wild card,
/// then further wild cards. The rank `skip` belongs to another group and is left out.
pub fn first_opening_by_rank(
    rules: &Rules,
    hand: Counts,
    skip: Option<Rank>,
    minimum: i32,
    max_cards: usize,
) -> Option<OpeningByRank> {
    let nothing = RankWithWilds { rank: Rank::Four, twos: 0, jokers: 0 };
    let mut opening = OpeningByRank { ranks: [nothing; Rank::NATURALS.len()], len: 0, cost: 0, all_natural: true };
    if minimum <= 0 {
        return Some(opening);
    }
    let bytes = hand.bytes();
    let (mut twos, mut jokers) = match rules.wilds_in_opening {
        true => (hand.of(Rank::Two), hand.of(Rank::Joker)),
        false => (0, 0),
    };
    let least = rules.smallest_meld();
    let skipped = skip.map_or(0, |rank| 1_u16 << rank.index());
    const NATURALS: u16 = (1 << Rank::NATURALS.len()) - 1;
    let triples = hand.at_least(least) & NATURALS & !skipped;
    let pairs = if rules.min_naturals <= 2 && twos + jokers > 0 && rules.most_wilds(2) > 0 {
        hand.at_least(2) & NATURALS & !skipped & !hand.at_least(3)
    } else {
        0
    };
    // Stop if all candidates together are too little. At most 32 wild cards: the cast is lossless.
    let [two_points, joker_points] = [Rank::Two, Rank::Joker].map(|rank| rules.points_of_rank(rank));
    let of_wilds = twos as i32 * two_points + jokers as i32 * joker_points;
    if points_of(rules, &bytes, triples | pairs) + of_wilds < minimum {
        return None;
    }
    let (mut points, mut cards) = (0, 0);
    for (ranks, pair) in [(triples, false), (pairs, true)] {
        let mut left = ranks;
        while left != 0 && points < minimum && (!pair || twos + jokers > 0) {
            let place = 15 - left.leading_zeros() as usize;
            left &= !(1 << place);
            let (rank, naturals) = (Rank::NATURALS[place], usize::from(bytes[place]));
            let mut add = RankWithWilds { rank, ..nothing };
            if pair {
                if twos > 0 {
                    (add.twos, twos) = (1, twos - 1);
                    points += two_points;
                } else {
                    (add.jokers, jokers) = (1, jokers - 1);
                    points += joker_points;
                }
            }
            points += naturals as i32 * rules.points_of_rank(rank);
            cards += naturals + usize::from(pair);
            opening.cost += naturals as i32 * weights::OPEN_CARD + if pair { weights::OPEN_PAIR } else { 0 };
            opening.ranks[opening.len] = add;
            opening.len += 1;
        }
    }
    for RankWithWilds { rank, twos: two, jokers: joker } in &mut opening.ranks[..opening.len] {
        while points < minimum && *two + *joker < rules.most_wilds(bytes[rank.index()].into()) && twos + jokers > 0 {
            if jokers > 0 && (twos == 0 || minimum - points > two_points) {
                (*joker, jokers, points) = (*joker + 1, jokers - 1, points + joker_points);
            } else {
                (*two, twos, points) = (*two + 1, twos - 1, points + two_points);
            }
            cards += 1;
        }
        if *two + *joker > 0 {
            opening.all_natural = false;
            opening.cost += *two as i32 * weights::OPEN_TWO + *joker as i32 * weights::OPEN_JOKER;
        }
    }
    if points < minimum || cards > max_cards { None } else { Some(opening) }
}

/// The same with the cards of the hand.
pub fn first_opening(
    rules: &Rules,
    hand: CardSet,
    skip: Option<Rank>,
    minimum: i32,
    max_cards: usize,
) -> Option<Opening> {
    let found = first_opening_by_rank(rules, hand.counts(), skip, minimum, max_cards)?;
    let mut free = hand.wilds();
    let mut groups = Vec::with_capacity(found.len);
    for &RankWithWilds { rank, twos, jokers } in found.ranks() {
        let mut group = hand.of_rank(rank);
        if twos + jokers > 0 {
            let wild = free.take_of_rank(Rank::Two, twos)?.union(free.take_of_rank(Rank::Joker, jokers)?);
            free = free.difference(wild);
            group = group.union(wild);
        }
        groups.push(Group::of(group));
    }
    Some(Opening { groups, cost: found.cost, all_natural: found.all_natural })
}

/// The opening to meld from the hand now, if it is worth its cost: the first one found if it needs no wild cards, otherwise the
/// cheapest.
pub fn choose_opening(features: &PublicFeatures<'_>) -> Option<Vec<Group>> {
    let minimum = features.observation.opening_minimum(features.observation.seat()).max(1);
    // One card to discard and one to keep.
    let max_cards = features.hand.len().saturating_sub(2);
    let found = first_opening(features.rules, features.hand, None, minimum, max_cards)?;
    if found.all_natural {
        return (found.cost <= opening::opening_value(features)).then_some(found.groups);
    }
    opening::choose(features)
}
