//! What to lay: openings taken as they come, and canastas.

use crate::bots::heuristic::melding;
use crate::bots::heuristic::opening as heuristic;
use crate::bots::heuristic::public_features::{Alarm, PublicFeatures};
use crate::bots::heuristic::weights;
use crate::rules::{CardSet, Group, Meld, Players, Rank, Ranks, Rules};

/// What to lay once the side has opened: as the rules of thumb say.
pub fn more(sight: &PublicFeatures<'_>) -> Option<Vec<Group>> {
    if is_idle(sight) { None } else { melding::choose(sight) }
}

/// Whether there is nothing to lay, where that is said most quickly: who plays alone keeps a hand of this size, and
/// nothing but a canasta is laid from it.
fn is_idle(sight: &PublicFeatures<'_>) -> bool {
    const KEPT: usize =
        if weights::ADDING.two < weights::STARTING.two { weights::ADDING.two } else { weights::STARTING.two };
    const WILDS: usize =
        if weights::NEEDED_WILDS > weights::SPARE_WILDS { weights::NEEDED_WILDS } else { weights::SPARE_WILDS };
    let rules = sight.rules;
    if rules.players != Players::Two || !rules.pile_allowed || sight.alarm != Alarm::Calm || sight.hand.len() > KEPT {
        return false;
    }
    let nearest = Meld::CANASTA - sight.wilds().min(WILDS);
    let canastas = sight.laid_counts.ranks(Meld::CANASTA);
    (sight.held + sight.laid_counts).ranks(nearest).except(canastas).and(Ranks::NATURALS).is_empty()
}

/// Groups that reach a minimum, and what they cost the hand.
pub struct Opening {
    pub groups: Vec<Group>,
    pub cost: i32,
    /// Whether no wild is among them.
    pub plain: bool,
}

/// The first groups found that count `minimum` together: those of three naturals or more, high ranks first, then pairs
/// with a wild, then wilds as far as they may join.
pub fn first_opening(
    rules: &Rules,
    hand: CardSet,
    skip: Option<Rank>,
    minimum: i32,
    most_cards: usize,
) -> Option<Opening> {
    let mut opening = Opening { groups: Vec::new(), cost: 0, plain: true };
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
    // More cannot be laid than there is.
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
    // Chosen ranks with the twos and jokers that they take.
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
    if points < minimum || cards > most_cards {
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
            opening.plain = false;
            opening.cost += two as i32 * weights::OPEN_TWO + joker as i32 * weights::OPEN_JOKER;
        }
        opening.groups.push(Group::of(group));
    }
    Some(opening)
}

/// The opening to lay from the hand now, if it is worth its cost: the first that is found, if it takes no wilds, or else the
/// cheapest.
pub fn opening(sight: &PublicFeatures<'_>) -> Option<Vec<Group>> {
    let minimum = sight.seen.opening_minimum(sight.seen.side()).max(1);
    // One card to discard and one to keep.
    let most_cards = sight.hand.len().saturating_sub(2);
    let found = first_opening(sight.rules, sight.hand, None, minimum, most_cards)?;
    if found.plain {
        // Hardly any other would be cheaper.
        return (found.cost <= heuristic::worth(sight)).then_some(found.groups);
    }
    heuristic::choose(sight)
}
