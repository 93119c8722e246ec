//! Why a plan was better than what was done.

use crate::session::advice::{LastTurn, Reasons, reasons};
use canasta::analysis::DecisionReview;
use canasta::rules::Game;

/// Why a person would prefer the best plan to what was done, from what the seat knew; `None` if what was done was the best plan.
pub(crate) fn why_not(game: &Game, review: &DecisionReview) -> Option<Reasons> {
    let worth = review.worth.as_ref().filter(|worth| !worth.is_best)?;
    let hand = game.record().hands.get(review.hand.checked_sub(1)?)?;
    let rules = game.rules();
    let mut state = hand.first_state(rules);
    for (_, action) in hand.actions().take(review.action) {
        state.play(action).ok()?;
    }
    let last_turn = LastTurn::of(hand, rules, rules.players.after(state.to_act()), review.action);
    Some(reasons(&state.observe(review.seat), &worth.best, Some(&review.done), last_turn))
}
