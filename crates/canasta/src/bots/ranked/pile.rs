//! The decision to take the pile, and how.

use super::laying::Laying;
use super::opening::{laying_of, opening_value};
use super::sight::Sight;
use super::table::{Table, Unsure};
use crate::bots::heuristic::PolicyParameters;
use crate::bots::heuristic::pile::cards_value;
use crate::bots::heuristic::public_features::open_to_top_card;
use crate::bots::heuristic::weights;
use crate::bots::rollout::melding::first_opening_by_rank;
use crate::rules::{Counts, Meld, PileNewMeld, Rank};

/// Whether taking the pile could be possible and better than drawing. A quick test before any other work.
pub(super) fn may_be_possible(table: &Table<'_>, parameters: &PolicyParameters) -> bool {
    let Some(rank) = table.pile.below_top(0).map(|top| top.rank()).filter(|rank| rank.is_natural()) else {
        return false;
    };
    let side = Table::side_of(table.seat);
    let held = table.hand(table.seat).counts.of(rank);
    let is_possible =
        held >= 2 || ((held == 1 || table.lying(side).naturals.of(rank) > 0) && !table.is_frozen_to(side));
    is_possible && !is_small(table, parameters, rank, held)
}

/// Whether the pile is so small that drawing is better even if the hand can use all of it.
fn is_small(table: &Table<'_>, parameters: &PolicyParameters, top: Rank, held: usize) -> bool {
    let (own, pile) = (table.lying(Table::side_of(table.seat)), &table.pile);
    if own.is_empty() || table.stock.is_empty() || pile.red_threes > 0 {
        return false;
    }
    let melded = own.naturals.of(top) + own.wilds.of(top);
    if melded + held + 1 >= Meld::CANASTA || pile.len > 5 {
        return false;
    }
    // At most five cards: the casts are lossless.
    let (cards, wilds) = (pile.len as i32, pile.wilds() as i32);
    let denied =
        (pile.points + cards * weights::PILE_CARD + wilds * weights::PILE_WILD) * weights::DENIAL_PERCENT / 100;
    let useful = pile.points + cards * (weights::PILE_CARD + 5) + wilds * (weights::TWO + 5);
    let meld_gain = weights::MELD_POTENTIAL[melded + held + 1] - weights::MELD_POTENTIAL[melded];
    denied + useful + meld_gain + parameters.take_bonus <= i32::from(table.rules.draw_count) * weights::UNSEEN_CARD
}

/// Cards of the hand that are melded with the top card.
#[derive(Clone, Copy, Default)]
struct With {
    naturals: usize,
    twos: usize,
    jokers: usize,
}

/// The cards to lay with the top card, by the first possible way to take the pile, if that is better than drawing.
pub(super) fn choose(sight: &Sight<'_>) -> Result<Option<Laying>, Unsure> {
    let Some(rank) = sight.table.pile.below_top(0).map(|top| top.rank()).filter(|rank| rank.is_natural()) else {
        return Ok(None);
    };
    if sight.count(rank) + sight.own_melds.of(rank) == 0 {
        return Ok(None);
    }
    let below = sight.table.pile.len - 1;
    for with in options(sight, rank).into_iter().flatten() {
        let cards = with.naturals + with.twos + with.jokers;
        let Some(max_cards) = (sight.hand_len + below).checked_sub(cards + 2) else { continue };
        // At most eight of a rank: the casts are lossless.
        let mut cost = with.naturals as i32 * weights::OPEN_CARD
            + with.twos as i32 * weights::OPEN_TWO
            + with.jokers as i32 * weights::OPEN_JOKER;
        let mut laying = Laying::default();
        if sight.own.is_empty() {
            let points = with.naturals as i32 * rank.points() + 20 * with.twos as i32 + 50 * with.jokers as i32;
            let shortfall = sight.own.minimum - points - rank.points();
            let mut rest = sight.held;
            rest.remove_of_rank(rank, with.naturals);
            rest.remove_of_rank(Rank::Two, with.twos);
            rest.remove_of_rank(Rank::Joker, with.jokers);
            let Some(opening) = first_opening_by_rank(sight.rules, rest, Some(rank), shortfall, max_cards) else {
                continue;
            };
            cost += opening.cost;
            laying = laying_of(sight, opening.ranks());
        }
        laying.add(rank, with.naturals, with.twos, with.jokers);
        let stock_gone = sight.table.stock.is_empty();
        let draw_value = if stock_gone { 0 } else { i32::from(sight.rules.draw_count) * weights::UNSEEN_CARD };
        let is_better = take_value(sight, rank, laying.cards(), cost) > draw_value;
        let takes = is_better || (stock_gone && sight.table.must_take()?);
        return Ok(takes.then_some(laying));
    }
    Ok(None)
}

/// The cards of the hand with which the top card may be melded, the cheapest first.
fn options(sight: &Sight<'_>, rank: Rank) -> [Option<With>; 3] {
    let rules = sight.rules;
    let (held, melded) = (sight.count(rank), sight.own_melds.of(rank));
    let is_frozen = sight.is_frozen();
    let is_open = melded == 0 || open_to_top_card(rules, melded);
    let melded_naturals = sight.own.naturals.of(rank);
    let enough_naturals = |n: usize| melded_naturals + n + 1 >= usize::from(rules.min_naturals);
    let top_alone = (melded > 0 && !is_frozen && is_open && enough_naturals(0)).then_some(With::default());
    let pair = (held >= 2 && is_open && enough_naturals(held)).then_some(With { naturals: held, ..With::default() });
    let wild_allowed = held == 1
        && melded == 0
        && !is_frozen
        && enough_naturals(1)
        && rules.pile_new_meld == PileNewMeld::PairOrWild
        && rules.most_wilds(2) > 0
        && (rules.wilds_in_opening || !sight.own.is_empty());
    let with_wild = match (sight.count(Rank::Two), sight.count(Rank::Joker)) {
        _ if !wild_allowed => None,
        (1.., _) => Some(With { naturals: held, twos: 1, jokers: 0 }),
        (0, 1..) => Some(With { naturals: held, twos: 0, jokers: 1 }),
        (0, 0) => None,
    };
    [top_alone, pair, with_wild]
}

/// The value of taking the pile, in points, with `given` melded from the hand at this cost.
fn take_value(sight: &Sight<'_>, top: Rank, given: Counts, cost: i32) -> i32 {
    let pile = &sight.table.pile;
    let mut below = pile.counts;
    below.remove_of_rank(top, 1);
    let held_after = sight.held - given + below;
    let mut value = cards_value(sight.rules, sight.end_risk, sight.own_melds, held_after, below, pile.red_threes);
    let melded = sight.own_melds.of(top);
    let total = melded + 1 + sight.count(top);
    value += top.points() + weights::MELD_POTENTIAL[total.min(6)] - weights::MELD_POTENTIAL[melded.min(6)];
    if total >= Meld::CANASTA && melded < Meld::CANASTA {
        value += sight.rules.mixed_canasta / 2;
    }
    if sight.own.is_empty() {
        value += opening_value(sight);
    }
    value + pile.value() * weights::DENIAL_PERCENT / 100 + sight.parameters.take_bonus - cost
}
