//! Vetoes: actions that no level plays, however little it knows.

use super::discard;
use super::going_out::table_points;
use super::heuristic_bot::HeuristicBot;
use super::public_features::{PublicFeatures, open_to_top_card};
use crate::bots::bot::Bot;
use crate::rules::{Action, Card, Ended, Meld, Observation, Rank, State, TurnObligation, generator, legal, order};

/// The least number of cards of a pile for which a wild card may be discarded.
const MIN_PILE_FOR_WILD: usize = 5;
/// The least number of cards of a pile that must not be given away.
const LARGE_PILE: usize = 10;

/// The reason against an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Veto {
    /// Discards a wild card on a small pile, although the hand has other cards.
    WildThrownAway,
    /// Discards a card with which the next player can certainly take a large pile, although the hand has a safe card.
    PileFed,
    /// Goes out, or asks to, and thereby certainly loses the match.
    LosesTheMatch,
}

/// The veto against an action of the observing seat, if there is one.
#[must_use]
pub fn find_veto(seen: &Observation<'_>, action: &Action) -> Option<Veto> {
    let may_go_out = matches!(action, Action::Take { .. } | Action::Meld(_) | Action::Ask | Action::Discard(_));
    if may_go_out && seen.obligation() != TurnObligation::MustGoOut && is_losing(seen) && goes_out(seen, action) {
        return Some(Veto::LosesTheMatch);
    }
    let Action::Discard(card) = *action else { return None };
    let (hand, pile) = (seen.hand(), seen.pile().len());
    // The last card goes out, so that neither wild cards nor the pile matter.
    if hand.len() < 2 {
        return None;
    }
    if card.is_wild() {
        let is_wasted = pile < MIN_PILE_FOR_WILD && hand.wilds().len() < hand.len();
        return is_wasted.then_some(Veto::WildThrownAway);
    }
    let is_fed = pile >= LARGE_PILE && next_can_take(seen, card) && hand.faces().any(|other| is_safe(seen, other));
    is_fed.then_some(Veto::PileFed)
}

/// Whether public information shows that the next player can take the pile with this card on top.
fn next_can_take(seen: &Observation<'_>, card: Card) -> bool {
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

/// Whether public information shows that the next player cannot take the pile with this card on top. Wild cards do not count
/// as safe: they are too valuable.
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
    // The next player cannot hold a card of the rank.
    let joins = laid > 0 && seen.frozen_to(next.side()).is_none();
    !joins && seen.unseen().count(rank) == 0 && seen.known(next).count(rank) == 0
}

/// Whether the opponents would win the match if the hand ended now, whatever they hold: a quick test before the exact one.
fn is_losing(seen: &Observation<'_>) -> bool {
    let (own, other, scores) = (seen.side(), seen.side().other(), seen.scores());
    // A match without a target ends with its hand.
    let ends = |total: i32| seen.rules().target.is_none_or(|target| total >= target);
    let sight = PublicFeatures::new(seen);
    let laid = scores[other].saturating_add(table_points(&sight, other));
    if !ends(laid) {
        return false;
    }
    let theirs = laid - max_opponent_hand_points(seen);
    ends(theirs) && theirs > scores[own].saturating_add(table_points(&sight, own))
}

/// The most points that the opponents' hands can cost them: the known cards, and the most expensive unseen ones for the rest.
fn max_opponent_hand_points(seen: &Observation<'_>) -> i32 {
    let seats = || seen.rules().players.seats_of(seen.side().other());
    let known: i32 = seats().map(|seat| seen.known(seat).points()).sum();
    let hidden: usize = seats().map(|seat| seen.hand_len(seat).saturating_sub(seen.known(seat).len())).sum();
    let mut highest: Vec<i32> = seen.unseen().iter().map(Card::points).collect();
    order::settle_by(&mut highest, |&points| -points);
    known + highest.into_iter().take(hidden).sum::<i32>()
}

/// Whether the action goes out, forces going out or asks for it, and the match is then lost.
fn goes_out(seen: &Observation<'_>, action: &Action) -> bool {
    // What is laid and what it counts is the same wherever the hidden cards are; what stays in hands is not, and is taken for
    // as good as it could be: nothing in those of the own side, the highest in the others'.
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
    other.total - other.in_hand - max_opponent_hand_points(seen) > own.total - own.in_hand
}

/// The action itself, or if it is vetoed the best discard that is not.
#[must_use]
pub fn replace_vetoed(sight: &PublicFeatures<'_>, action: Action) -> Action {
    if find_veto(sight.seen, &action).is_none() {
        return action;
    }
    let others = discard::ranked(sight).into_iter().map(|(_, card)| Action::Discard(card));
    let mut allowed = others.filter(|other| find_veto(sight.seen, other).is_none() && sight.seen.check(other).is_ok());
    let if_legal = |other: Action| Some(other).filter(|other| sight.seen.check(other).is_ok());
    allowed.next().or_else(|| if_legal(Action::Draw)).or_else(|| if_legal(Action::Keep)).unwrap_or(action)
}

/// A heuristic bot whose vetoed actions are replaced.
#[derive(Clone, Copy, Debug)]
pub struct VettedHeuristicBot(pub HeuristicBot);

impl Bot for VettedHeuristicBot {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn act(&mut self, seen: &Observation<'_>) -> Action {
        let action = self.0.act(seen);
        replace_vetoed(&self.0.features(seen), action)
    }
}
