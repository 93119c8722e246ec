//! The graph of a reviewed hand: the chance to win the match before and after each decision, and with all cards after each
//! turn. Pure: points between 0 and 1, which
//! the browser paints. Tables in the review hold the same numbers.

use crate::session::{LookBack, SeatReview, Session};
use crate::view::graph::within;

/// The graph of a reviewed hand.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewGraph {
    /// The chance from left to right, each coordinate from 0 to 1, from the lower left corner.
    pub line: Vec<(f64, f64)>,
    /// The chance seen with all cards, in the same way; empty before it is known.
    pub all_cards: Vec<(f64, f64)>,
    /// The horizontal place of the moment that is shown.
    pub now: f64,
}

/// The graph of the review that is shown.
#[must_use]
pub fn review_graph(session: &Session) -> Option<ReviewGraph> {
    let (look, review) = (session.look_back()?, session.seat_review()?);
    let all_cards = review.turn_chances();
    let all_cards = all_cards.iter().map(|turn| (share(look, turn.at.actions), within(turn.open, 0.0, 1.0))).collect();
    Some(ReviewGraph { line: line(look, &review), all_cards, now: share(look, look.at().actions) })
}

/// The horizontal place of the moment after so many actions.
#[must_use]
pub fn share(look: &LookBack, actions: usize) -> f64 {
    // Exact: a hand has a few hundred actions.
    within(actions as f64 / look.course().len().max(1) as f64, 0.0, 1.0)
}

/// Each decision leads from the chance of the best plan to that of what was done.
fn line(look: &LookBack, review: &SeatReview<'_>) -> Vec<(f64, f64)> {
    let points = review.decisions().filter_map(|found| {
        let win = found.worth.as_ref()?.win;
        let after = share(look, found.action + found.done.len());
        Some([(share(look, found.action), win.best), (after, win.done)])
    });
    points.flatten().map(|(x, y)| (x, within(y, 0.0, 1.0))).collect()
}
