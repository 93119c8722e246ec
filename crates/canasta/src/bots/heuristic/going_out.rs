//! The decision to go out, to ask the partner first, or to play on.

use super::habit::Habit;
use super::public_features::{EndRisk, Legality, PublicFeatures};
use super::weights;
use crate::rules::{Action, Answer, Counts, Meld, Rank, Ranks, Rules, Side};

/// The decision in a turn that could go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoingOutDecision {
    /// Go out.
    GoOut,
    /// Ask the partner, who knows how many points it would cost.
    AskPartner,
    /// Play on.
    PlayOn,
}

/// Whether the whole hand could perhaps be melded. A quick test before the exact one.
#[inline]
pub fn is_plausible(features: &PublicFeatures<'_>) -> bool {
    let (held, melds) = (features.held, features.own_meld_counts);
    is_meldable(features.rules, held, melds, || features.canastas_missing(), || features.own_melds.wild_counts())
}

/// Whether a hand of these counts could perhaps be melded beside melds of these sizes. The canastas that the side lacks, and the wild cards
/// in its melds, are asked for only where they matter.
#[inline]
pub fn is_meldable(
    rules: &Rules,
    held: Counts,
    melds: Counts,
    canastas_missing: impl FnOnce() -> usize,
    melded_wilds: impl FnOnce() -> Counts,
) -> bool {
    let wilds = held.of(Rank::Two) + held.of(Rank::Joker);
    // Cards that fit no meld. One of them can be discarded.
    let least = usize::from(rules.min_naturals).max(3_usize.saturating_sub(wilds)).max(1);
    let (some, more) = (held.ranks(1).and(Ranks::NATURALS), held.ranks(2));
    let unmeldable = some.except(held.ranks(least)).except(melds.ranks(1));
    // Each rank counts one card, or two if there are more.
    let mut cards = unmeldable.len() + unmeldable.and(more).len();
    let threes = held.of(Rank::Three);
    if threes > 0 && threes + melds.of(Rank::Three) < 3 {
        cards += threes;
    }
    if cards > 1 {
        return false;
    }
    let (together, canastas) = (held + melds, melds.ranks(Meld::CANASTA));
    let missing = canastas_missing();
    let completable = |wilds: usize| {
        let ranks = together.ranks(Meld::CANASTA.saturating_sub(wilds).max(1));
        ranks.except(canastas).and(Ranks::NATURALS)
    };
    // Each pair without a meld uses up a wild card, which then completes no other canasta.
    let pairs = some.and(together.ranks(2)).except(together.ranks(3));
    let Some(spare) = wilds.checked_sub(pairs.len()) else { return false };
    if missing == 0 {
        return true;
    }
    let mut possible = completable(spare).or(completable(spare + 1).and(pairs));
    if let Some(most) = rules.max_wilds {
        // The rest of a canasta must be naturals.
        let naturals = together - melded_wilds();
        possible = possible.and(naturals.ranks(Meld::CANASTA.saturating_sub(most.into()).max(1)));
    }
    possible.len() >= missing
}

/// The first action of going out without drawing, if the rules allow it and [`decide`] is for it.
pub fn before_drawing(features: &PublicFeatures<'_>) -> Option<Action> {
    let is_possible = features.rules.out_without_draw && is_plausible(features);
    if is_possible && decide(features) != GoingOutDecision::PlayOn { features.step_out() } else { None }
}

/// The decision in a turn that could go out.
pub fn decide(features: &PublicFeatures<'_>) -> GoingOutDecision {
    if !features.has(Habit::TimeEnding) {
        return GoingOutDecision::GoOut;
    }
    let observation = features.observation;
    let (own, other) = (observation.side(), features.opponents());
    let rules = features.rules;
    let bonus = if features.own_melds.is_empty() { rules.concealed } else { rules.going_out };
    let opponent_cards = hand_cards(features, other);
    let partner = count(features.partner_hand_len());

    // The match comes first: the totals after going out.
    let scores = observation.scores();
    let own_total = scores[own].saturating_add(
        table_points(features, own) + bonus + rules.points_of(features.hand) - partner * weights::CARD_IN_HAND,
    );
    let opponent_total =
        scores[other].saturating_add(table_points(features, other) - opponent_cards * weights::CARD_IN_HAND);
    let target = rules.target.unwrap_or(0);
    if own_total.max(opponent_total) >= target {
        // A margin for the points of hidden cards.
        let margin = (partner + opponent_cards) * 4;
        if own_total > opponent_total + margin {
            return GoingOutDecision::GoOut;
        }
        if opponent_total > own_total + margin && features.end_risk < EndRisk::High {
            return GoingOutDecision::PlayOn;
        }
    }

    let red_threes = if features.opponent_melds.is_empty() && rules.red_threes_negative {
        count(observation.red_threes(other).len()) * weights::UNOPENED_RED_THREE
    } else {
        0
    };
    let risk = match features.end_risk {
        EndRisk::Low => 0,
        EndRisk::Medium => 60,
        EndRisk::High => 200,
    };
    let gain = bonus / 2
        + opponent_cards * weights::OPPONENT_CARD
        + red_threes
        + meld_potential(features, other)
        + risk
        + features.style.going_out_bonus()
        + features.parameters.going_out_bonus;
    let loss = partner * weights::PARTNER_CARD + meld_potential(features, own);
    if gain < loss {
        return GoingOutDecision::PlayOn;
    }
    let is_doubtful = gain < loss + 120 && partner >= 4 && features.end_risk < EndRisk::High;
    if rules.ask_partner.is_allowed()
        && is_doubtful
        && features.has(Habit::AskPartner)
        && observation.check(&Action::Ask).is_ok()
    {
        GoingOutDecision::AskPartner
    } else {
        GoingOutDecision::GoOut
    }
}

/// The answer to "May I go out?": yes, unless the own hand costs more than going out gains.
pub fn answer(features: &PublicFeatures<'_>) -> Answer {
    if features.end_risk == EndRisk::High {
        return Answer::Yes;
    }
    // Canastas that the own hand could complete in its next turn.
    let completable: i32 = Rank::NATURALS
        .into_iter()
        .map(|rank| (features.own_meld_len(rank), features.count(rank)))
        .filter(|&(melded, held)| held > 0 && melded < Meld::CANASTA && melded + held >= Meld::CANASTA)
        .map(|_| features.rules.mixed_canasta)
        .sum();
    let opponent_cards = hand_cards(features, features.opponents());
    let cost = features.rules.points_of(features.hand) + completable;
    let gain = features.rules.going_out + opponent_cards * weights::OPPONENT_CARD / 2;
    if cost > gain + weights::COSTLY_HAND { Answer::No } else { Answer::Yes }
}

/// A number of cards as a signed number, for arithmetic with points.
const fn count(cards: usize) -> i32 {
    // At most 108: the cast is lossless.
    cards as i32
}

/// The number of cards in the hands of a side.
fn hand_cards(features: &PublicFeatures<'_>, side: Side) -> i32 {
    count(features.observation.sides().seats_of(side).map(|seat| features.observation.hand_len(seat)).sum())
}

/// The expected further points of a side's melds that are not canastas.
fn meld_potential(features: &PublicFeatures<'_>, side: Side) -> i32 {
    let is_own = side == features.observation.side();
    let rounds = features.rounds_left().min(4);
    let melds = if is_own { features.own_meld_counts } else { features.opponent_meld_counts };
    let cards = if is_own { melds + features.held } else { melds };
    let mut open = melds.ranks(1).except(cards.ranks(Meld::CANASTA)).and(Ranks::NATURALS).bits();
    let cards = cards.bytes();
    let mut sum = 0;
    while open != 0 {
        sum += weights::MELD_POTENTIAL[usize::from(cards[open.trailing_zeros() as usize & 15]).min(6)];
        open &= open - 1;
    }
    // Half as much without a partner.
    let divisor = if features.observation.sides().is_alone(side) { 2 } else { 1 };
    sum * count(rounds) / (4 * divisor)
}

/// The points of a side's melds and red threes as they lie on the table.
pub fn table_points(features: &PublicFeatures<'_>, side: Side) -> i32 {
    let (rules, melds) = (features.rules, features.observation.melds(side));
    let meld_counts =
        if side == features.observation.side() { features.own_meld_counts } else { features.opponent_meld_counts };
    let (complete, mixed) = (meld_counts.ranks(Meld::CANASTA), melds.wild_counts().ranks(1));
    let canastas = match features.legality {
        Legality::Known if rules.canastas_count_by_kind() => {
            count(complete.except(mixed).len()) * rules.natural_canasta
                + count(complete.and(mixed).len()) * rules.mixed_canasta
        }
        Legality::Known | Legality::Asked => rules.canastas_score(melds),
    };
    canastas + rules.threes_score(features.observation.red_threes(side), melds) + rules.points_of(melds.cards())
}
