//! What the lists of legal actions share: their extent, who is offered actions, and the cards that may be laid.

use crate::rules::action::Action;
use crate::rules::cards::CardSet;
use crate::rules::ruleset::{OpeningNeed, OpeningRule};
use crate::rules::state::State;
use std::ops::ControlFlow;

/// The extent of a list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Breadth {
    /// Every number of naturals, twos and jokers for every rank.
    All,
    /// All naturals of a rank or none, and few ways of adding wilds.
    Pruned,
}

/// Who is offered actions that may be legal, until it breaks.
pub(super) type Visitor<'a> = dyn FnMut(Action) -> ControlFlow<()> + 'a;

/// The cards of the hand that may be laid now: without what came with the pile (V47), and without wilds before an opening that may hold none (rules §1,
/// `wilds_in_opening`), so that no combinations with them are tried.
pub(super) fn layable(state: &State) -> CardSet {
    let mut hand = state.hands[state.seat].cards();
    if !state.came.is_empty() {
        hand = hand.difference(state.came);
    }
    let opens = state.melds[state.sides.of(state.seat)].is_empty();
    if opens && !state.rules.wilds_in_opening { hand.non_wilds() } else { hand }
}

/// The points that the first meld of the side whose turn it is must have; 0 after it, and where a canasta may free it.
pub(super) fn opening_points(state: &State) -> i32 {
    let opens = state.meld_context().melds.is_empty();
    // A canasta frees the opening of its minimum.
    let may_be_free = state.rules.opening_rules.has(OpeningRule::CANASTA_FREE);
    if opens && !may_be_free { state.opening_minimum(state.seat) } else { 0 }
}

/// The canasta that the first meld of the side whose turn it is must hold, by its place in the words of [`OpeningNeed`]: none after it.
pub(super) fn opening_canasta(state: &State) -> usize {
    if state.meld_context().melds.is_empty() { state.opening_need(state.seat) } else { OpeningNeed::NOTHING }
}
