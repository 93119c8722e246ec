//! The facts about laying cards and taking the pile.

use super::fact::Fact;
use crate::rules::{Action, CardSet, Meld, Observation};

/// From this number of cards on, a meld is worth keeping free of wilds.
const LONG_MELD: usize = 4;
/// From this number of cards on, a meld is near a canasta.
const NEAR: usize = 5;

/// The facts about an action that lays cards or takes the pile, from the observations before and after it.
pub(super) fn facts_for(before: &Observation<'_>, action: &Action, after: &Observation<'_>, facts: &mut Vec<Fact>) {
    let side = before.side();
    let (old, new) = (before.melds(side), after.melds(side));
    let rules = before.rules();
    if matches!(action, Action::Take { .. }) {
        let (cards, points) = (before.takeable().len(), before.takeable_points());
        facts.push(Fact::GetsPile { cards, points, wilds: before.takeable_cards().wilds().len() });
    }
    let laid = new.cards().difference(old.cards());
    // A concealed hand may be exempt from the minimum; that it opens is no reason then.
    let minimum = before.opening_minimum(before.seat());
    if old.is_empty() && !new.is_empty() && laid.points() >= minimum {
        facts.push(Fact::Opens { points: laid.points(), minimum });
    }
    let wilds = laid.wilds();
    for (meld, before) in new.since(old) {
        let rank = meld.leading_rank();
        let was = before.len();
        let cards = meld.cards.len();
        match meld.canasta() {
            Some(kind) if was < Meld::CANASTA => {
                facts.push(Fact::Canasta { of: meld.kind, kind, bonus: rules.canasta_bonus(meld) });
            }
            None if cards > was && cards >= NEAR => {
                facts.push(Fact::NearsCanasta { of: meld.kind, missing: Meld::CANASTA - cards });
            }
            _ => {}
        }
        let is_natural = meld.wilds() == 0 && rank.is_natural();
        // Of several melds of a rank the wilds may have gone to another.
        if rules.has_simple_melds() && !wilds.is_empty() && is_natural && (LONG_MELD..Meld::CANASTA).contains(&cards) {
            facts.push(Fact::StaysNatural { rank, cards });
        }
    }
    if !old.is_empty() && !laid.is_empty() {
        facts.push(Fact::Lays { points: laid.points() });
    }
}

/// What taking the pile would cost, as a reason to draw instead.
pub(super) fn costs_of_taking(before: &Observation<'_>, take: &Action, after: &Observation<'_>, facts: &mut Vec<Fact>) {
    let wilds = take.cards().unwrap_or(CardSet::EMPTY).wilds().len();
    if wilds > 0 {
        let last = before.hand().wilds().len() == wilds;
        facts.push(Fact::WouldCostWilds { wilds, last });
    }
    let left = after.hand().len();
    if left <= 3 {
        facts.push(Fact::WouldLeave { cards: left });
    }
    let cards = before.takeable().len();
    if cards <= 3 {
        facts.push(Fact::SmallPile { cards });
    }
}
