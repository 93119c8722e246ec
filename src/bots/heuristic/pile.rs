//! Whether and how to take the pile.

use super::opening;
use super::public_features::{Alarm, PublicFeatures, open_to_top_card};
use super::skill::Skill;
use super::weights;
use crate::rules::{Action, Card, CardSet, Counts, Group, Meld, PileNewMeld, Rank, Ranks};

/// The way to take the pile, if that is better than drawing.
pub fn choose(sight: &PublicFeatures<'_>) -> Option<Action> {
    let pile = sight.seen.pile();
    let (&top, below) = pile.split_last()?;
    let rank = top.rank();
    if !sight.rules.pile_allowed || !rank.is_natural() {
        return None;
    }
    let way = ways(sight, rank).into_iter().flatten().find_map(|with| complete(sight, top, below.len(), with))?;
    let stock_gone = sight.seen.stock_len() == 0;
    if stock_gone && sight.seen.check(&Action::Draw).is_err() {
        return Some(way.action);
    }
    let gain = gain_of(sight, top, way.given, way.cost);
    // Drawing from an empty stock would end the hand.
    let instead = if stock_gone { 0 } else { i32::from(sight.rules.draw_count) * weights::UNSEEN_CARD };
    (gain > instead).then_some(way.action)
}

/// A way to take it, and what it costs the hand.
struct Way {
    action: Action,
    cost: i32,
    /// Cards that go from the hand.
    given: CardSet,
}

/// Cards of the hand that the top card may be melded with, the cheapest first.
pub fn ways(sight: &PublicFeatures<'_>, rank: Rank) -> [Option<CardSet>; 3] {
    let rules = sight.rules;
    let (held, laid) = (sight.count(rank), sight.laid(rank));
    let frozen = sight.seen.frozen_to(sight.seen.side()).is_some();
    let open = laid == 0 || open_to_top_card(rules, laid);
    let own = sight.own.of(rank).count(rank);
    let enough = |n: usize| own + n + 1 >= usize::from(rules.min_naturals);
    let bare = (laid > 0 && !frozen && open && enough(0)).then_some(CardSet::EMPTY);
    let pair = (held >= 2 && open && enough(held)).then(|| sight.hand.of_rank(rank));
    let wild = sight.hand.any_of_rank(Rank::Two).or_else(|| sight.hand.any_of_rank(Rank::Joker));
    let with_wild = held == 1
        && laid == 0
        && !frozen
        && enough(1)
        && rules.pile_new_meld == PileNewMeld::PairOrWild
        && rules.most_wilds(2) > 0
        && (rules.wilds_in_opening || !sight.own.is_empty());
    let with_wild = wild.filter(|_| with_wild).map(|wild| sight.hand.of_rank(rank).union(wild.into()));
    [bare, pair, with_wild]
}

/// Adds what the opening needs besides, if it is still to come.
fn complete(sight: &PublicFeatures<'_>, top: Card, rest: usize, with: CardSet) -> Option<Way> {
    let way = |with: CardSet, groups: Vec<Group>, cost: i32| {
        let given = groups.iter().fold(with, |sum, group| sum.union(group.cards));
        let wilds = with.wilds();
        // At most eight wilds: fits.
        let wild_cost = (wilds.count(Rank::Two) as i32) * weights::OPEN_TWO
            + (wilds.count(Rank::Joker) as i32) * weights::OPEN_JOKER;
        let cost = cost + wild_cost + with.naturals().len() as i32 * weights::OPEN_CARD;
        Way { action: Action::Take { with: Group::of(with), groups }, cost, given }
    };
    let after = |with: CardSet| sight.hand.len() + rest - with.len();
    if !sight.own.is_empty() {
        return (after(with) >= 2).then(|| way(with, Vec::new(), 0));
    }
    let minimum = sight.seen.opening_minimum(sight.seen.side());
    let rank = top.rank();
    let wilds = sight.hand.difference(with).wilds();
    let more = |two: usize, joker: usize| {
        let wild = wilds.take_of_rank(Rank::Two, two)?.union(wilds.take_of_rank(Rank::Joker, joker)?);
        let fits = with.wilds().len() + two + joker <= sight.rules.most_wilds(with.count(rank) + 1);
        (fits && (sight.rules.wilds_in_opening || wild.is_empty())).then(|| with.union(wild))
    };
    // Other groups first; wilds in the group of the top card where those do not reach.
    let with_more =
        [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)].into_iter().filter_map(|(two, joker)| more(two, joker));
    with_more
        .filter_map(|with| {
            let short = minimum - with.points() - top.points();
            let most_cards = after(with).checked_sub(2)?;
            let others = opening::cheapest(sight.rules, sight.hand.difference(with), Some(rank), short, most_cards)?;
            Some(way(with, others.groups, others.cost))
        })
        .min_by_key(|way| way.cost)
}

/// The natural ranks by the points of a card.
const BY_POINTS: [(Ranks, i32); 3] = [(worth(5), 5), (worth(10), 10), (worth(20), 20)];

const fn worth(points: i32) -> Ranks {
    let mut bytes = [0; 16];
    let mut place = 0;
    while place < Rank::NATURALS.len() {
        bytes[place] = (Rank::NATURALS[place].points() == points) as u8;
        place += 1;
    }
    Counts::of_bytes(bytes).ranks(1)
}

/// What taking it brings, against not taking it.
pub fn gain_of(sight: &PublicFeatures<'_>, top: Card, given: CardSet, cost: i32) -> i32 {
    // Who knows little looks no deeper than the last cards of the pile.
    let (below, red) = match sight.skill {
        Skill::Novice => {
            let last = sight.seen.pile().iter().rev().skip(1).take(weights::SEEN_BELOW.of(sight.rules.players));
            let rest: CardSet = last.copied().collect();
            (rest.counts(), rest.red_threes())
        }
        Skill::Partial | Skill::Full => {
            // The top card is no red three.
            let top = Counts::one_of_each(1 << top.rank().index());
            (sight.seen.pile_counts() - top, sight.seen.pile_cards().red_threes())
        }
    };
    let have = sight.held - given.counts() + below;
    // What cannot be laid counts against the side if others go out first.
    let risk = match sight.alarm {
        Alarm::Calm => 0,
        Alarm::Wary => 1,
        Alarm::Urgent => 3,
    };
    // Cards that can be laid, that make pairs, and that lie alone.
    let melding = sight.laid_counts.ranks(1).or(have.ranks(3));
    let pairing = have.ranks(2).except(melding);
    let alone = Ranks::NATURALS.except(melding).except(pairing);
    let mut gain = red.len() as i32 * (sight.rules.red_three - weights::BLACK_THREE / 2);
    for (ranks, points) in BY_POINTS {
        // At most a double pack: fits.
        let cards = |of: Ranks| below.only(ranks.and(of)).total() as i32;
        gain += cards(melding) * (points + weights::PILE_CARD + 5);
        gain += cards(pairing) * (points / 2 + weights::PILE_CARD - risk * points / 2);
        gain += cards(alone) * (weights::SINGLE - risk * points);
    }
    let count = |rank: Rank| below.of(rank) as i32;
    gain += count(Rank::Two) * weights::TWO + count(Rank::Joker) * weights::JOKER;
    // The red ones are counted above.
    gain += count(Rank::Three) * (weights::BLACK_THREE / 2);
    let laid = sight.laid(top.rank());
    let total = laid + 1 + sight.count(top.rank());
    gain += top.points() + weights::PROSPECTS[total.min(6)] - weights::PROSPECTS[laid.min(6)];
    if total >= Meld::CANASTA && laid < Meld::CANASTA {
        gain += sight.rules.mixed_canasta / 2;
    }
    if sight.own.is_empty() {
        gain += opening::worth(sight);
    }
    gain + sight.pile_worth() * weights::DENIED / 100 - cost
}
