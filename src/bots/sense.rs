//! What no level does, however little it knows: common sense about single actions.

use super::thumb::sight::{Sight, open_to_top_card};
use super::{Bot, Thumb};
use crate::rules::{Action, Card, Meld, Observation, Rank};

/// From so many cards on a pile is worth a wild that freezes or guards it.
const WORTH_A_WILD: usize = 5;
/// From so many cards on a pile is not given away.
const HUGE: usize = 10;

/// What speaks against an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// A wild is thrown on a small pile, though there are other cards.
    WildThrownAway,
    /// A huge pile is given to the next player for certain, though a card is there with which it cannot be taken.
    PileFed,
}

/// What speaks against an action of this seat, if anything does.
#[must_use]
pub fn objection(seen: &Observation<'_>, action: &Action) -> Option<Objection> {
    let Action::Discard(card) = *action else { return None };
    let (hand, pile) = (seen.hand(), seen.pile().len());
    // Who goes out with it has done with wilds and piles.
    if hand.len() < 2 {
        return None;
    }
    if card.is_wild() {
        let wasted = pile < WORTH_A_WILD && hand.wilds().len() < hand.len();
        return wasted.then_some(Objection::WildThrownAway);
    }
    let fed = pile >= HUGE && is_taken(seen, card) && hand.faces().any(|other| is_safe(seen, other));
    fed.then_some(Objection::PileFed)
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

/// The action, or the best discard against which nothing speaks.
#[must_use]
pub fn mended(sight: &Sight<'_>, action: Action) -> Action {
    if objection(sight.seen, &action).is_none() {
        return action;
    }
    let others = super::thumb::discard::ranked(sight).into_iter().map(|(_, card)| Action::Discard(card));
    let mut good = others.filter(|other| objection(sight.seen, other).is_none() && sight.seen.check(other).is_ok());
    good.next().unwrap_or(action)
}

/// A player by rules of thumb with common sense.
#[derive(Clone, Copy, Debug)]
pub struct Sensible(pub Thumb);

impl Bot for Sensible {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn act(&mut self, seen: &Observation<'_>) -> Action {
        let action = self.0.act(seen);
        mended(&self.0.sight(seen), action)
    }
}
