//! The decision to take the pile, and how.

use super::habit::Habit;
use super::opening;
use super::public_features::{EndRisk, PublicFeatures, open_to_top_card};
use super::weights;
use crate::bots::skill::Skill;
use crate::rules::{
    Action, Card, CardSet, Counts, Group, Meld, OpeningNeed, OpeningRule, PileNewMeld, Rank, Ranks, RedThreeRole, Rules,
};

/// The best way to take the pile, if that is better than drawing.
pub fn choose(features: &PublicFeatures<'_>) -> Option<Action> {
    let pile = features.observation.takeable();
    let (&top, below) = pile.split_last()?;
    let rank = top.rank();
    if !features.rules.pile_allowed || !rank.is_natural() {
        return None;
    }
    let option = take_options(features, rank)
        .into_iter()
        .flatten()
        .find_map(|with| complete(features, top, below.len() + features.observation.takeable_face_down(), with))?;
    let stock_gone = features.observation.stock_len() == 0;
    if stock_gone && features.observation.check(&Action::Draw).is_err() {
        return Some(option.action);
    }
    if !features.has(Habit::TakePile) {
        return None;
    }
    if !features.has(Habit::WeighPile) {
        return Some(option.action);
    }
    let value = take_value(features, top, option.given, option.cost);
    // Drawing from an empty stock ends the hand.
    let draw_value = if stock_gone { 0 } else { i32::from(features.rules.draw_count) * weights::UNSEEN_CARD };
    (value > draw_value).then_some(option.action)
}

/// A way to take the pile.
struct TakeOption {
    action: Action,
    /// Cost to the hand, in points.
    cost: i32,
    /// Cards melded from the hand.
    given: CardSet,
}

/// The cards of the hand with which the top card may be melded, the cheapest first.
pub fn take_options(features: &PublicFeatures<'_>, rank: Rank) -> [Option<CardSet>; 3] {
    let rules = features.rules;
    let (held, melded) = (features.count(rank), features.own_meld_len(rank));
    let frozen = features.observation.is_frozen_to(features.observation.side());
    let is_open = melded == 0 || open_to_top_card(rules, melded);
    let melded_naturals = features.own_lengths(rank).0;
    let enough_naturals = |n: usize| melded_naturals + n + 1 >= usize::from(rules.min_naturals);
    let top_alone = (melded > 0 && !frozen && is_open && enough_naturals(0)).then_some(CardSet::EMPTY);
    let held = held.min(features.room(rank).saturating_sub(1));
    let pair =
        (held >= 2 && is_open && enough_naturals(held)).then(|| features.hand.take_of_rank(rank, held)).flatten();
    let wild = features.hand.any_of_rank(Rank::Two).or_else(|| features.hand.any_of_rank(Rank::Joker));
    // Where a wild may be among the cards that a frozen pile asks for, the rules say whether it may.
    let beside_wild = |(cards, wilds): (usize, usize)| if wilds > 0 && is_open { cards - 1 } else { 0 };
    let among_asked = features.observation.frozen_by_card_needs().map_or(0, beside_wild);
    let wild_allowed = held > 0 && held == among_asked
        || held == 1
            && melded == 0
            && !frozen
            && enough_naturals(1)
            && rules.pile_new_meld == PileNewMeld::PairOrWild
            && rules.most_wilds(2) > 0
            && (rules.wilds_in_opening || !features.own_melds.is_empty());
    let with_wild = wild.filter(|_| wild_allowed).map(|wild| features.hand.of_rank(rank).union(wild.into()));
    [top_alone, pair, with_wild]
}

/// Completes a take by the groups of an opening, if the side has not opened.
fn complete(features: &PublicFeatures<'_>, top: Card, rest: usize, with: CardSet) -> Option<TakeOption> {
    let option = |with: CardSet, groups: Vec<Group>, cost: i32| {
        let given = groups.iter().fold(with, |sum, group| sum.union(group.cards));
        let wilds = with.wilds();
        // At most eight wild cards: the casts are lossless.
        let wild_cost = (wilds.count(Rank::Two) as i32) * weights::OPEN_TWO
            + (wilds.count(Rank::Joker) as i32) * weights::OPEN_JOKER;
        let cost = cost + wild_cost + with.naturals().len() as i32 * weights::OPEN_CARD;
        TakeOption { action: Action::Take { with: Group::of(with), groups }, cost, given }
    };
    let cards_left = |with: CardSet| features.hand.len() + rest - with.len();
    if !features.own_melds.is_empty() {
        let take = (cards_left(with) >= 2).then(|| option(with, Vec::new(), 0));
        return take.filter(|take| features.allows(&take.action));
    }
    if features.rules.opening_rules.has(OpeningRule::NO_PILE) {
        return None;
    }
    let counted =
        if features.rules.opening_rules.has(OpeningRule::HAND_ONLY) { 0 } else { features.rules.points_of_card(top) };
    let minimum = features.observation.opening_minimum(features.observation.seat());
    let canasta = opening::needed_canasta(features);
    let rank = top.rank();
    let wilds = features.hand.difference(with).wilds();
    let add_wilds = |two: usize, joker: usize| {
        let wild = wilds.take_of_rank(Rank::Two, two)?.union(wilds.take_of_rank(Rank::Joker, joker)?);
        let fits = with.wilds().len() + two + joker <= features.rules.most_wilds(with.count(rank) + 1);
        (fits && (features.rules.wilds_in_opening || wild.is_empty())).then(|| with.union(wild))
    };
    // Wild cards in the group of the top card as well, because other groups alone may not reach the minimum.
    let variants =
        [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)].into_iter().filter_map(|(two, joker)| add_wilds(two, joker));
    variants
        .filter_map(|with| {
            let shortfall = minimum - features.rules.points_of(with) - counted;
            let max_cards = cards_left(with).checked_sub(2)?;
            let is_canasta =
                with.len() + 1 >= Meld::CANASTA && (with.wilds().is_empty() || canasta == OpeningNeed::CANASTA);
            let canasta = if is_canasta { OpeningNeed::NOTHING } else { canasta };
            let left = features.hand.difference(with);
            let others = opening::cheapest(features, left, Some(rank), shortfall, max_cards, canasta)?;
            Some(option(with, others.groups, others.cost)).filter(|take| features.allows(&take.action))
        })
        .min_by_key(|option| option.cost)
}

/// The natural ranks, grouped by the points of a card.
pub const BY_POINTS: [(Ranks, i32); 3] = [(ranks_with(5), 5), (ranks_with(10), 10), (ranks_with(20), 20)];

const fn ranks_with(points: i32) -> Ranks {
    let mut bytes = [0; 16];
    let mut place = 0;
    while place < Rank::NATURALS.len() {
        bytes[place] = (Rank::NATURALS[place].points() == points) as u8;
        place += 1;
    }
    Counts::of_bytes(bytes).ranks(1)
}

/// The value of taking the pile, in points, with `given` melded from the hand at this cost.
pub fn take_value(features: &PublicFeatures<'_>, top: Card, given: CardSet, cost: i32) -> i32 {
    // A novice considers only the upper cards of the pile.
    let (below, red_threes) = match features.skill {
        Skill::Novice => {
            let last = features
                .observation
                .takeable()
                .iter()
                .rev()
                .skip(1)
                .take(*weights::NOVICE_PILE_DEPTH.get(features.rules.players));
            let rest: CardSet = last.copied().collect();
            (rest.counts(), rest.red_threes())
        }
        Skill::Partial | Skill::Full => {
            let top = Counts::one_of_each(1 << top.rank().index());
            (features.observation.takeable_counts() - top, features.observation.takeable_cards().red_threes())
        }
    };
    let held_after = features.held - given.counts() + below;
    // A dead red three is a card like a black one.
    let red_threes = if features.rules.red_three_role == RedThreeRole::Bonus { red_threes.len() } else { 0 };
    let mut value =
        cards_value(features.rules, features.end_risk, features.own_meld_counts, held_after, below, red_threes);
    // At most 108 cards: the cast is lossless.
    value += features.observation.takeable_face_down() as i32 * weights::UNSEEN_CARD;
    let melded = features.own_meld_len(top.rank());
    let total = melded + 1 + features.count(top.rank());
    value += features.rules.points_of_card(top) + weights::MELD_POTENTIAL[total.min(6)]
        - weights::MELD_POTENTIAL[melded.min(6)];
    if total >= Meld::CANASTA && melded < Meld::CANASTA {
        value += features.rules.mixed_canasta / 2;
    }
    if features.own_melds.is_empty() {
        value += opening::opening_value(features);
    }
    value + features.pile_value() * weights::DENIAL_PERCENT / 100 + features.parameters.take_bonus - cost
}

/// What those of the cards below are worth that are of these ranks, which count so much: of ranks that can be melded, that become pairs,
/// and that stay single.
#[inline(always)]
fn worth_of_usable(below: Counts, ranks: Ranks, usable: [Ranks; 3], points: i32, risk: i32) -> i32 {
    // At most 448 cards: the cast is lossless.
    let [melding, pairing, single] = usable.map(|of| below.only(ranks.and(of)).total() as i32);
    melding * (points + weights::PILE_CARD + 5)
        + pairing * (points / 2 + weights::PILE_CARD - risk * points / 2)
        + single * (weights::SINGLE - risk * points)
}

/// What the cards below the top card of the pile are worth to a side with melds of these sizes, whose hand counts `held_after` with them.
#[inline]
pub fn cards_value(
    rules: &Rules,
    end_risk: EndRisk,
    own_melds: Counts,
    held_after: Counts,
    below: Counts,
    red_threes: usize,
) -> i32 {
    // Cards that cannot be melded count against the side if opponents go out first.
    let risk = match end_risk {
        EndRisk::Low => 0,
        EndRisk::Medium => 1,
        EndRisk::High => 3,
    };
    // Ranks that can be melded, that become pairs, and that stay single.
    let melding = own_melds.ranks(1).or(held_after.ranks(3));
    let pairing = held_after.ranks(2).except(melding);
    let single = Ranks::NATURALS.except(melding).except(pairing);
    let mut value = red_threes as i32 * (rules.red_three - weights::BLACK_THREE / 2);
    let usable = [melding, pairing, single];
    if rules.card_points.is_empty() {
        for (ranks, points) in BY_POINTS {
            value += worth_of_usable(below, ranks, usable, points, risk);
        }
    } else {
        for rank in Rank::NATURALS {
            let only = Counts::one_of_each(1 << rank.index()).ranks(1);
            value += worth_of_usable(below, only, usable, rules.points_of_rank(rank), risk);
        }
    }
    let count = |rank: Rank| below.of(rank) as i32;
    value += count(Rank::Two) * weights::TWO + count(Rank::Joker) * weights::JOKER;
    // Red threes are counted above.
    value + count(Rank::Three) * (weights::BLACK_THREE / 2)
}
