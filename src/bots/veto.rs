//! What no level does, however little it knows: common sense about single actions.

use super::heuristic::going_out::table_points;
use super::heuristic::public_features::{PublicFeatures, open_to_top_card};
use super::{Bot, HeuristicBot};
use crate::rules::{Action, Card, Ended, Meld, Observation, Rank, State, TurnObligation, generator, legal, order};

/// From so many cards on a pile is worth a wild that freezes or guards it.
const WORTH_A_WILD: usize = 5;
/// From so many cards on a pile is not given away.
const HUGE: usize = 10;

/// What speaks against an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Veto {
    /// A wild is thrown on a small pile, though there are other cards.
    WildThrownAway,
    /// A huge pile is given to the next player for certain, though a card is there with which it cannot be taken.
    PileFed,
    /// It goes out, or asks to, and loses the match by that for certain.
    LosesTheMatch,
}

/// What speaks against an action of this seat, if anything does.
#[must_use]
pub fn objection(seen: &Observation<'_>, action: &Action) -> Option<Veto> {
    let lays = matches!(action, Action::Take { .. } | Action::Meld(_) | Action::Ask | Action::Discard(_));
    if lays && seen.obligation() != TurnObligation::MustGoOut && is_losing(seen) && goes_out(seen, action) {
        return Some(Veto::LosesTheMatch);
    }
    let Action::Discard(card) = *action else { return None };
    let (hand, pile) = (seen.hand(), seen.pile().len());
    // Who goes out with it has done with wilds and piles.
    if hand.len() < 2 {
        return None;
    }
    if card.is_wild() {
        let wasted = pile < WORTH_A_WILD && hand.wilds().len() < hand.len();
        return wasted.then_some(Veto::WildThrownAway);
    }
    let fed = pile >= HUGE && is_taken(seen, card) && hand.faces().any(|other| is_safe(seen, other));
    fed.then_some(Veto::PileFed)
}

/// Whether the next player can take the pile with this card on it, for all to see.
fn is_taken(seen: &Observation<'_>, card: Card) -> bool {
    let (rules, rank) = (seen.rules(), card.rank());
    if !rank.is_natural() || !rules.pile_allowed {
        return false;
    }
    let next = rules.players.after(seen.seat());
    let theirs = seen.melds(next.side());
    let laid = theirs.of(rank).len();
    if laid > 0 && !open_to_top_card(rules, laid) {
        return false;
    }
    let joins = laid > 0 && seen.frozen_to(next.side()).is_none();
    // A side that has not melded needs more than a pair.
    let pair = seen.known(next).count(rank) >= 2 && !theirs.is_empty();
    joins || pair
}

/// Whether nobody can take the pile with this card on it, for all to see; wilds apart, which are kept.
fn is_safe(seen: &Observation<'_>, card: Card) -> bool {
    let (rules, rank) = (seen.rules(), card.rank());
    if card.is_wild() {
        return false;
    }
    if rank == Rank::Three {
        return true;
    }
    let next = rules.players.after(seen.seat());
    let laid = seen.melds(next.side()).of(rank).len();
    if laid >= Meld::CANASTA && !open_to_top_card(rules, laid) {
        return true;
    }
    // No card of the rank is left that the next player could hold.
    let joins = laid > 0 && seen.frozen_to(next.side()).is_none();
    !joins && seen.unseen().count(rank) == 0 && seen.known(next).count(rank) == 0
}

/// Whether the others would win the match if the hand ended with what lies on the table, whatever they hold: a quick look
/// before an exact one.
fn is_losing(seen: &Observation<'_>) -> bool {
    let (own, other, scores) = (seen.side(), seen.side().other(), seen.scores());
    // A match without a target is over with its hand.
    let ends = |total: i32| seen.rules().target.is_none_or(|target| total >= target);
    let sight = PublicFeatures::new(seen);
    let laid = scores[other].saturating_add(table_points(&sight, other));
    if !ends(laid) {
        return false;
    }
    let theirs = laid - theirs_in_hand(seen);
    ends(theirs) && theirs > scores[own].saturating_add(table_points(&sight, own))
}

/// The most that the cards in the others' hands can count against them: those that are known to be there, and of the rest
/// the dearest that nobody has seen.
fn theirs_in_hand(seen: &Observation<'_>) -> i32 {
    let seats = || seen.rules().players.seats_of(seen.side().other());
    let known: i32 = seats().map(|seat| seen.known(seat).points()).sum();
    let hidden: usize = seats().map(|seat| seen.hand_len(seat).saturating_sub(seen.known(seat).len())).sum();
    let mut dearest: Vec<i32> = seen.unseen().iter().map(Card::points).collect();
    order::settle_by(&mut dearest, |&points| -points);
    known + dearest.into_iter().take(hidden).sum::<i32>()
}

/// Whether the action goes out, leaves nothing else to do, or asks for it, and the match is lost by that.
fn goes_out(seen: &Observation<'_>, action: &Action) -> bool {
    // What is laid and what it counts is the same wherever the hidden cards are; what stays in hands is not, and is taken for
    // as good as it could be: nothing in those of the own side, the dearest in the others'.
    let Some(mut state) = State::sample(seen, &mut generator([0x5e; 32])) else { return false };
    let is_on = |state: &State| state.ended().is_none() && state.turn_of() == seen.seat();
    if *action != Action::Ask && (state.play(action).is_err() || (is_on(&state) && state.hand(seen.seat()).len() > 1)) {
        return false;
    }
    while is_on(&state) {
        let step = legal::first_step_out(&state.observe(seen.seat()));
        if step.is_none_or(|step| state.play(&step).is_err()) {
            return false;
        }
    }
    if !matches!(state.ended(), Some(Ended::Out | Ended::Concealed)) {
        return false;
    }
    let Some(sheet) = state.score() else { return false };
    let (own, other) = (sheet.sides[seen.side()], sheet.sides[seen.side().other()]);
    other.total - other.in_hand - theirs_in_hand(seen) > own.total - own.in_hand
}

/// The action, or the best discard against which nothing speaks.
#[must_use]
pub fn mended(sight: &PublicFeatures<'_>, action: Action) -> Action {
    if objection(sight.seen, &action).is_none() {
        return action;
    }
    let others = super::heuristic::discard::ranked(sight).into_iter().map(|(_, card)| Action::Discard(card));
    let mut good = others.filter(|other| objection(sight.seen, other).is_none() && sight.seen.check(other).is_ok());
    let may = |other: Action| Some(other).filter(|other| sight.seen.check(other).is_ok());
    good.next().or_else(|| may(Action::Draw)).or_else(|| may(Action::Keep)).unwrap_or(action)
}

/// A player by rules of thumb with common sense.
#[derive(Clone, Copy, Debug)]
pub struct Sensible(pub HeuristicBot);

impl Bot for Sensible {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn act(&mut self, seen: &Observation<'_>) -> Action {
        let action = self.0.act(seen);
        mended(&self.0.sight(seen), action)
    }
}
