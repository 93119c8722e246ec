//! What the stored review of a game says of the person.

use crate::beside::review::{StoredReview, read_review};
use crate::session::plan::seat_in_hand;
use canasta::analysis::{DecisionReview, hand_decisions, hand_luck};
use canasta::bots::Estimate;
use canasta::rules::{Game, Seat};
use serde::{Deserialize, Serialize};

/// The parts of the probability to win the match that are counted.
const PARTS: f64 = 1e6;

/// The person's reviewed decisions, and the luck in their hands, of one game or of several. The sums are whole numbers of
/// millionths, so that they are stored and added exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewFacts {
    /// The reviewed decisions in which there was a choice.
    pub decisions: u32,
    /// The sum of what they lost.
    losses: i64,
    /// The sum of the squares of what they lost.
    squares: u64,
    /// The hands with such decisions.
    pub hands: u32,
    /// What chance gave to the own side in these hands.
    luck: i64,
}

impl ReviewFacts {
    /// What a stored text says of the person with this number, whose side is that of a seat; `None` if it says nothing. A decision counts if the game has it.
    pub(super) fn of(text: &str, game: &Game, person: usize, me: Seat) -> Option<ReviewFacts> {
        let StoredReview::Read(kept) = read_review(text) else { return None };
        let mut facts = ReviewFacts::default();
        for (hand, number) in game.record().hands.iter().zip(1..) {
            let Some(seat) = seat_in_hand(game.rules(), person, hand.number) else { continue };
            let mine: Vec<&DecisionReview> =
                kept.found.iter().filter(|one| (one.hand, one.seat) == (number, seat)).collect();
            if mine.is_empty() || hand.end.is_none() {
                continue;
            }
            let before = facts.decisions;
            for decision in hand_decisions(game.rules(), hand, number).iter().filter(|decision| !decision.is_forced) {
                let review = mine.iter().find(|one| one.is_of(decision));
                if let Some(worth) = review.and_then(|review| review.worth.as_ref()) {
                    facts.add(worth.win.loss);
                }
            }
            if facts.decisions > before {
                facts.hands += 1;
                facts.luck += parts(hand_luck(game.rules(), hand, number).1.luck(game.rules().sides().of(me)).win);
            }
        }
        (facts.decisions > 0).then_some(facts)
    }

    fn add(&mut self, loss: f64) {
        // A stored text may hold any number.
        let loss = if loss.is_finite() { loss.clamp(-1.0, 1.0) } else { 0.0 };
        self.decisions += 1;
        self.losses += parts(loss);
        self.squares += parts(loss * loss).unsigned_abs();
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: ReviewFacts) -> ReviewFacts {
        ReviewFacts {
            decisions: self.decisions.saturating_add(other.decisions),
            losses: self.losses.saturating_add(other.losses),
            squares: self.squares.saturating_add(other.squares),
            hands: self.hands.saturating_add(other.hands),
            luck: self.luck.saturating_add(other.luck),
        }
    }

    /// The error rate, as [`Tally::error_rate`](canasta::analysis::Tally::error_rate): the mean loss of a decision in thousandths. The
    /// standard error is infinite for a single one.
    #[must_use]
    pub fn error_rate(&self) -> Option<Estimate> {
        if self.decisions == 0 {
            return None;
        }
        let count = f64::from(self.decisions);
        let mean = self.losses as f64 / PARTS / count;
        let spread = (self.squares as f64 / PARTS - count * mean * mean).max(0.0);
        let standard_error = (spread / (count - 1.0) / count).sqrt();
        let standard_error = if self.decisions < 2 { f64::INFINITY } else { standard_error };
        Some(Estimate { mean: 1000.0 * mean, standard_error: 1000.0 * standard_error })
    }

    /// What chance gave to the own side in a hand, in the mean: in probability to win the match. `None` without hands.
    #[must_use]
    pub fn luck(&self) -> Option<f64> {
        (self.hands > 0).then(|| self.luck as f64 / PARTS / f64::from(self.hands))
    }
}

/// A probability in millionths.
fn parts(probability: f64) -> i64 {
    (PARTS * probability).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_rate_agrees_with_that_of_a_review() {
        let losses = [0.0, 0.12, -0.01, 0.03];
        let (mut one, mut other) = (ReviewFacts::default(), ReviewFacts::default());
        losses[..2].iter().for_each(|&loss| one.add(loss));
        losses[2..].iter().for_each(|&loss| other.add(loss));
        let mut sums = canasta::bots::Sums::default();
        losses.iter().for_each(|&loss| sums.add(loss));
        let (expected, found) = (sums.estimate(), one.plus(other).error_rate().unwrap());
        assert!((found.mean - 1000.0 * expected.mean).abs() < 1e-6);
        assert!((found.standard_error - 1000.0 * expected.standard_error).abs() < 1e-2);
        assert_eq!(ReviewFacts::default().error_rate(), None);
        let mut single = ReviewFacts::default();
        single.add(f64::NAN);
        assert_eq!(single.error_rate(), Some(Estimate { mean: 0.0, standard_error: f64::INFINITY }));
    }
}
