//! The choice of the discard.

use super::sight::Sight;
use super::table::{SEATS, Table};
use crate::bots::rollout::discard::{DiscardView, PASSED, cheapest};
use crate::rules::{Counts, Rank};

/// The rank of the cheapest discard; one that is not held if there is no card.
pub(super) fn choose(sight: &Sight<'_>) -> Rank {
    let table = sight.table;
    let next = table.after(sight.seat);
    let hand = table.hand(next);
    let known = if hand.known.is_empty() { Counts::NONE } else { hand.known.counts() };
    let (passed, others) = match table.players() {
        SEATS => {
            let depths = SEATS - 2..SEATS - 2 + PASSED;
            let cards = depths.map_while(|depth| table.pile.below_top(depth));
            let ranks = cards.fold(0, |ranks, card| ranks | 1 << card.rank().index());
            let others = [2, 3].map(|after| table.hand((sight.seat + after) % SEATS).len);
            (Counts::one_of_each(ranks).ranks(1), others.iter().sum())
        }
        _ => (table.pile.counts.ranks(1), 0),
    };
    cheapest(&DiscardView {
        rules: sight.rules,
        parameters: sight.parameters,
        held: sight.held,
        melded: sight.own.naturals + sight.opponents.naturals,
        own_melds: sight.own_melds,
        opponent_melds: sight.opponent_melds,
        end_risk: sight.end_risk,
        discards: table.pile.counts,
        known,
        known_len: known.total(),
        passed,
        next_len: hand.len,
        others,
        stock_len: table.stock.len(),
        pile_value: table.pile.value(),
        next_minimum: sight.opponents.minimum,
        is_frozen: table.is_frozen_to(Table::side_of(next)),
    })
}
