//! The choice of melds for playouts: the first good opening, and canastas.

use crate::bots::heuristic::public_features::{EndRisk, PublicFeatures};
use crate::bots::heuristic::weights;
use crate::bots::heuristic::{melding, opening};
use crate::rules::{CardSet, Group, Meld, Players, Rank, Ranks, Rules};

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

/// The first groups found that reach `minimum` points: three naturals or more, high ranks first, then pairs with a wild card,
/// then further wild cards. The rank `skip` belongs to another group and is left out.
pub fn first_opening(
    rules: &Rules,
    hand: CardSet,
    skip: Option<Rank>,
    minimum: i32,
    max_cards: usize,
) -> Option<Opening> {
    let mut opening = Opening { groups: Vec::new(), cost: 0, all_natural: true };
    if minimum <= 0 {
        return Some(opening);
    }
    let counts = hand.counts();
    let bytes = counts.bytes();
    let wilds = if rules.wilds_in_opening { hand.wilds() } else { CardSet::EMPTY };
    let (mut twos, mut jokers) = (wilds.count(Rank::Two), wilds.count(Rank::Joker));
    let least = rules.smallest_meld();
    let skipped = skip.map_or(0, |rank| 1_u16 << rank.index());
    const NATURALS: u16 = (1 << Rank::NATURALS.len()) - 1;
    let triples = counts.at_least(least) & NATURALS & !skipped;
    let pairs = if rules.min_naturals <= 2 && twos + jokers > 0 && rules.most_wilds(2) > 0 {
        counts.at_least(2) & NATURALS & !skipped & !counts.at_least(3)
    } else {
        0
    };
    // Stop if all candidates together are too little.
    let points_of = |mut ranks: u16| {
        let mut sum = 0;
        while ranks != 0 {
            let place = ranks.trailing_zeros() as usize;
            ranks &= ranks - 1;
            sum += i32::from(bytes[place]) * Rank::NATURALS[place].points();
        }
        sum
    };
    if points_of(triples | pairs) + wilds.points() < minimum {
        return None;
    }
    let (mut points, mut cards) = (0, 0);
    // The chosen ranks with their twos and jokers.
    let mut chosen = [(Rank::Four, 0_usize, 0_usize); Rank::NATURALS.len()];
    let mut len = 0;
    for (ranks, pair) in [(triples, false), (pairs, true)] {
        let mut left = ranks;
        while left != 0 && points < minimum && (!pair || twos + jokers > 0) {
            let place = 15 - left.leading_zeros() as usize;
            left &= !(1 << place);
            let (rank, naturals) = (Rank::NATURALS[place], usize::from(bytes[place]));
            let mut add = (rank, 0, 0);
            if pair {
                if twos > 0 {
                    (add.1, twos) = (1, twos - 1);
                    points += 20;
                } else {
                    (add.2, jokers) = (1, jokers - 1);
                    points += 50;
                }
            }
            points += naturals as i32 * rank.points();
            cards += naturals + usize::from(pair);
            opening.cost += naturals as i32 * weights::OPEN_CARD + if pair { weights::OPEN_PAIR } else { 0 };
            chosen[len] = add;
            len += 1;
        }
    }
    for (rank, two, joker) in &mut chosen[..len] {
        while points < minimum && *two + *joker < rules.most_wilds(bytes[rank.index()].into()) && twos + jokers > 0 {
            if jokers > 0 && (twos == 0 || minimum - points > 20) {
                (*joker, jokers, points) = (*joker + 1, jokers - 1, points + 50);
            } else {
                (*two, twos, points) = (*two + 1, twos - 1, points + 20);
            }
            cards += 1;
        }
    }
    if points < minimum || cards > max_cards {
        return None;
    }
    let mut free = wilds;
    opening.groups.reserve_exact(len);
    for &(rank, two, joker) in &chosen[..len] {
        let mut group = hand.of_rank(rank);
        if two + joker > 0 {
            let wild = free.take_of_rank(Rank::Two, two)?.union(free.take_of_rank(Rank::Joker, joker)?);
            free = free.difference(wild);
            group = group.union(wild);
            opening.all_natural = false;
            opening.cost += two as i32 * weights::OPEN_TWO + joker as i32 * weights::OPEN_JOKER;
        }
        opening.groups.push(Group::of(group));
    }
    Some(opening)
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
