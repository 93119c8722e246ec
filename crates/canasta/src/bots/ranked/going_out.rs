//! The decision to go out, to ask the partner first, or to play on; and how to go out.

use super::laying::Laying;
use super::places::Lying;
use super::sight::{Sight, each_rank};
use super::table::{Table, Unsure};
use crate::bots::heuristic::going_out::{GoingOutDecision, is_meldable};
use crate::bots::heuristic::public_features::EndRisk;
use crate::bots::heuristic::weights;
use crate::rules::{Counts, Drew, Meld, Rank, RankOpening, RankPlan, RankSearch, Ranks};

/// Whether the whole hand could perhaps be melded. A quick test before the exact one.
pub(super) fn is_plausible(sight: &Sight<'_>) -> bool {
    is_meldable(sight.rules, sight.held, sight.own_melds, || sight.canastas_missing(), || sight.own.wilds)
}

/// A number of cards as a signed number, for arithmetic with points.
const fn signed(cards: usize) -> i32 {
    // At most 108: the cast is lossless.
    cards as i32
}

/// The decision in a turn that could go out.
pub(super) fn decide(sight: &Sight<'_>) -> GoingOutDecision {
    let rules = sight.rules;
    let bonus = if sight.own.is_empty() { rules.concealed } else { rules.going_out };
    let opponent_cards = signed(sight.opponent_cards());
    let partner = signed(sight.partner_hand_len());

    // The match comes first: the totals after going out.
    let own_total = sight.own.before.saturating_add(
        table_points(sight, sight.own, sight.own_melds) + bonus + sight.held.points() - partner * weights::CARD_IN_HAND,
    );
    let opponent_total = sight.opponents.before.saturating_add(
        table_points(sight, sight.opponents, sight.opponent_melds) - opponent_cards * weights::CARD_IN_HAND,
    );
    if own_total.max(opponent_total) >= rules.target.unwrap_or(0) {
        // A margin for the points of hidden cards.
        let margin = (partner + opponent_cards) * 4;
        if own_total > opponent_total + margin {
            return GoingOutDecision::GoOut;
        }
        if opponent_total > own_total + margin && sight.end_risk < EndRisk::High {
            return GoingOutDecision::PlayOn;
        }
    }

    let red_threes = match sight.opponents.is_empty() && rules.red_threes_negative {
        true => signed(sight.opponents.red_threes) * weights::UNOPENED_RED_THREE,
        false => 0,
    };
    let risk = match sight.end_risk {
        EndRisk::Low => 0,
        EndRisk::Medium => 60,
        EndRisk::High => 200,
    };
    let gain = bonus / 2
        + opponent_cards * weights::OPPONENT_CARD
        + red_threes
        + meld_potential(sight, sight.opponent_melds, sight.opponent_melds)
        + risk
        + sight.parameters.going_out_bonus;
    let loss = partner * weights::PARTNER_CARD + meld_potential(sight, sight.own_melds, sight.own_melds + sight.held);
    if gain < loss {
        return GoingOutDecision::PlayOn;
    }
    let is_doubtful = gain < loss + 120 && partner >= 4 && sight.end_risk < EndRisk::High;
    if rules.ask_partner.is_allowed() && is_doubtful && sight.table.may_ask() && can_go_out(sight.table) {
        GoingOutDecision::AskPartner
    } else {
        GoingOutDecision::GoOut
    }
}

/// Whether the answer to "May I go out?" is yes: unless the own hand costs more than going out gains.
pub(super) fn agrees(sight: &Sight<'_>) -> bool {
    if sight.end_risk == EndRisk::High {
        return true;
    }
    // Canastas that the own hand could complete in its next turn.
    let (held, melded) = (sight.held.ranks(1), sight.own_melds);
    let completable = (sight.held + melded).ranks(Meld::CANASTA).except(melded.ranks(Meld::CANASTA)).and(held);
    let completable = signed(completable.and(Ranks::NATURALS).len()) * sight.rules.mixed_canasta;
    let cost = sight.held.points() + completable;
    let gain = sight.rules.going_out + signed(sight.opponent_cards()) * weights::OPPONENT_CARD / 2;
    cost <= gain + weights::COSTLY_HAND
}

/// The expected further points of a side's melds that are not canastas, with the cards that may go to them.
fn meld_potential(sight: &Sight<'_>, melds: Counts, cards: Counts) -> i32 {
    let open = melds.ranks(1).except(cards.ranks(Meld::CANASTA)).and(Ranks::NATURALS);
    let sum: i32 = each_rank(open).map(|rank| weights::MELD_POTENTIAL[cards.of(rank).min(6)]).sum();
    // Half as much without a partner.
    let divisor = if sight.table.partner(sight.seat).is_none() { 2 } else { 1 };
    sum * signed(sight.rounds_left().min(4)) / (4 * divisor)
}

/// The points of a side's melds and red threes as they lie on the table.
fn table_points(sight: &Sight<'_>, side: &Lying, melds: Counts) -> i32 {
    let rules = sight.rules;
    let (complete, mixed) = (melds.ranks(Meld::CANASTA), side.wilds.ranks(1));
    let canastas = signed(complete.except(mixed).len()) * rules.natural_canasta
        + signed(complete.and(mixed).len()) * rules.mixed_canasta;
    let threes = rules.threes_worth(side.red_threes, 0) * rules.threes_sign_for(side.canastas(), !side.is_empty());
    canastas + threes + side.points
}

/// A plan for going out in this turn, if there is any.
pub(super) fn plan(table: &Table<'_>) -> Option<RankPlan> {
    let side = table.lying(Table::side_of(table.seat));
    let opening = match side.is_empty() {
        false => RankOpening::Done,
        true => {
            let exempt = table.rules.concealed_exempt && table.drew == Drew::Stock;
            // Under rules that rank alone decides, no canasta is needed.
            RankOpening::Needed { minimum: side.minimum, canasta: 0, exempt }
        }
    };
    let hand = table.hand(table.seat).counts;
    RankSearch { rules: table.rules, hand, naturals: side.naturals, wilds: side.wilds, opening }.plan()
}

/// Whether the hand can be gone out with.
pub(super) fn can_go_out(table: &Table<'_>) -> bool {
    plan(table).is_some()
}

/// Goes out by a plan.
pub(super) fn go_out(table: &mut Table<'_>, plan: &RankPlan) -> Result<(), Unsure> {
    let hand = table.hand(table.seat).counts;
    let (mut twos, mut jokers) = (hand.of(Rank::Two), hand.of(Rank::Joker));
    let mut naturals = hand;
    naturals.remove_of_rank(Rank::Two, twos);
    naturals.remove_of_rank(Rank::Joker, jokers);
    match plan.last {
        Some(Rank::Two) => twos -= 1,
        Some(Rank::Joker) => jokers -= 1,
        Some(rank) => naturals.remove_of_rank(rank, 1),
        None => {}
    }
    let mut laying = Laying { naturals, wilds: Counts::NONE, twos, jokers };
    for (rank, &wilds) in Rank::NATURALS.into_iter().zip(&plan.wilds_at) {
        laying.wilds.add_of_rank(rank, wilds);
    }
    if !laying.is_empty() {
        table.meld(&laying)?;
    }
    if let Some(last) = plan.last {
        table.discard(last)?;
    }
    if table.ended.is_some() { Ok(()) } else { Err(Unsure) }
}
