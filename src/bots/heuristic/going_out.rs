//! Whether to go out, to ask the partner first, or to hold back.

use super::public_features::{Alarm, PublicFeatures};
use super::weights;
use crate::rules::{Action, Answer, BySide, Meld, Players, Rank, Ranks, Side, legal};

/// What to do in a turn that could go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoingOutDecision {
    /// Go out.
    GoOut,
    /// Ask the partner, who knows how many points it would cost.
    AskPartner,
    /// Play on.
    PlayOn,
}

/// Whether the hand could perhaps be laid off entirely: a quick look before the exact one.
#[inline]
pub fn is_plausible(sight: &PublicFeatures<'_>) -> bool {
    let wilds = sight.wilds();
    let (held, laid) = (sight.held, sight.laid_counts);
    // Cards of the hand that make no meld: one of them can be discarded.
    let least = usize::from(sight.rules.min_naturals).max(3_usize.saturating_sub(wilds)).max(1);
    let (some, more) = (held.ranks(1).and(Ranks::NATURALS), held.ranks(2));
    let stuck = some.except(held.ranks(least)).except(laid.ranks(1));
    // As many single cards, and as many again of those that are more.
    let mut cards = stuck.len() + stuck.and(more).len();
    let threes = sight.count(Rank::Three);
    if threes > 0 && threes + sight.laid(Rank::Three) < 3 {
        cards += threes;
    }
    if cards > 1 {
        return false;
    }
    let (together, canastas) = (held + laid, laid.ranks(Meld::CANASTA));
    let missing = sight.canastas_missing();
    let closable = |wilds: usize| {
        let ranks = together.ranks(Meld::CANASTA.saturating_sub(wilds).max(1));
        ranks.except(canastas).and(Ranks::NATURALS)
    };
    // Each pair that is no meld yet takes a wild, which closes no other canasta.
    let pairs = some.and(together.ranks(2)).except(together.ranks(3));
    let Some(spare) = wilds.checked_sub(pairs.len()) else { return false };
    if missing == 0 {
        return true;
    }
    let mut possible = closable(spare).or(closable(spare + 1).and(pairs));
    if let Some(most) = sight.rules.max_wilds {
        // The rest of a canasta is naturals.
        let naturals = together - sight.own.wild_counts();
        possible = possible.and(naturals.ranks(Meld::CANASTA.saturating_sub(most.into()).max(1)));
    }
    possible.len() >= missing
}

/// The first step out without drawing, where the rules have that and it is wanted.
pub fn before_drawing(sight: &PublicFeatures<'_>) -> Option<Action> {
    let may = sight.rules.out_without_draw && is_plausible(sight) && sight.seen.could_go_out();
    if may && decide(sight) != GoingOutDecision::PlayOn { legal::first_step_out(sight.seen) } else { None }
}

/// What to do in a turn that could go out.
pub fn decide(sight: &PublicFeatures<'_>) -> GoingOutDecision {
    let seen = sight.seen;
    let (own, other) = (seen.side(), sight.other_side());
    let rules = sight.rules;
    let bonus = if sight.own.is_empty() { rules.concealed } else { rules.going_out };
    let theirs = hand_cards(sight, other);
    let partner = count(sight.partner_len());
    let table = BySide::from_fn(|side| table_points(sight, side));

    // The match first: what would the totals be?
    let scores = seen.scores();
    let ours_then =
        scores[own].saturating_add(table[own] + bonus + sight.hand.points() - partner * weights::CARD_IN_HAND);
    let theirs_then = scores[other].saturating_add(table[other] - theirs * weights::CARD_IN_HAND);
    let target = rules.target.unwrap_or(0);
    if ours_then.max(theirs_then) >= target {
        // A margin for what the hidden cards may count.
        let unsure = (partner + theirs) * 4;
        if ours_then > theirs_then + unsure {
            return GoingOutDecision::GoOut;
        }
        if theirs_then > ours_then + unsure && sight.alarm < Alarm::Urgent {
            return GoingOutDecision::PlayOn;
        }
    }

    let red = if sight.theirs.is_empty() && rules.red_threes_negative {
        count(seen.red_threes(other).len()) * weights::UNOPENED_RED_THREE
    } else {
        0
    };
    let alarm = match sight.alarm {
        Alarm::Calm => 0,
        Alarm::Wary => 60,
        Alarm::Urgent => 200,
    };
    let gain = bonus / 2
        + theirs * weights::OPPONENT_CARD
        + red
        + prospects(sight, other)
        + alarm
        + sight.style.going_out_bonus();
    let loss = partner * weights::PARTNER_CARD + prospects(sight, own);
    if gain < loss {
        return GoingOutDecision::PlayOn;
    }
    let doubtful = gain < loss + 120 && partner >= 4 && sight.alarm < Alarm::Urgent;
    if rules.ask_partner && doubtful && seen.check(&Action::Ask).is_ok() {
        GoingOutDecision::AskPartner
    } else {
        GoingOutDecision::GoOut
    }
}

/// The answer to "May I go out?": yes, unless the own hand would cost more than it can.
pub fn answer(sight: &PublicFeatures<'_>) -> Answer {
    if sight.alarm == Alarm::Urgent {
        return Answer::Yes;
    }
    // What could be laid in the own next turn, if there is one.
    let ready: i32 = Rank::NATURALS
        .into_iter()
        .map(|rank| (sight.laid(rank), sight.count(rank)))
        .filter(|&(laid, held)| held > 0 && laid < Meld::CANASTA && laid + held >= Meld::CANASTA)
        .map(|_| sight.rules.mixed_canasta)
        .sum();
    let theirs = hand_cards(sight, sight.other_side());
    let cost = sight.hand.points() + ready;
    let gain = sight.rules.going_out + theirs * weights::OPPONENT_CARD / 2;
    if cost > gain + weights::COSTLY_HAND { Answer::No } else { Answer::Yes }
}

/// Small numbers of cards as points are counted.
const fn count(cards: usize) -> i32 {
    // At most 108: fits.
    cards as i32
}

/// Cards in the hands of a side.
fn hand_cards(sight: &PublicFeatures<'_>, side: Side) -> i32 {
    count(sight.rules.players.seats_of(side).map(|seat| sight.seen.hand_len(seat)).sum())
}

/// What the melds of a side short of canastas may still bring.
fn prospects(sight: &PublicFeatures<'_>, side: Side) -> i32 {
    let own = side == sight.seen.side();
    let most = sight.rounds_left().min(4);
    let laid = if own { sight.laid_counts } else { sight.facing_counts };
    let cards = if own { laid + sight.held } else { laid };
    let mut open = laid.ranks(1).except(cards.ranks(Meld::CANASTA)).and(Ranks::NATURALS).bits();
    let cards = cards.bytes();
    let mut sum = 0;
    while open != 0 {
        sum += weights::PROSPECTS[usize::from(cards[open.trailing_zeros() as usize & 15]).min(6)];
        open &= open - 1;
    }
    // Who plays alone must find every card alone.
    let players = match sight.rules.players {
        Players::Two => 2,
        Players::Four => 1,
    };
    sum * count(most) / (4 * players)
}

/// What the table of a side counts as it lies.
pub fn table_points(sight: &PublicFeatures<'_>, side: Side) -> i32 {
    let (rules, melds) = (sight.rules, sight.seen.melds(side));
    let laid = if side == sight.seen.side() { sight.laid_counts } else { sight.facing_counts };
    let (closed, mixed) = (laid.ranks(Meld::CANASTA), melds.wild_counts().ranks(1));
    let canastas = count(closed.except(mixed).len()) * rules.natural_canasta
        + count(closed.and(mixed).len()) * rules.mixed_canasta;
    let red = match sight.seen.red_threes(side).len() {
        4 => rules.four_red_threes,
        n => count(n) * rules.red_three,
    };
    let red = if melds.is_empty() && rules.red_threes_negative { -red } else { red };
    canastas + red + melds.points()
}
