//! The review of a whole record.

use super::decision::decisions;
use super::decision_review::{DecisionReview, evaluate};
use super::mistake_class::MistakeClass;
use super::strength::Strength;
use crate::bots::{Estimate, Sums};
use crate::rules::sort::insertion_sort_by;
use crate::rules::{PositionError, Record, Seat};
use serde::{Deserialize, Serialize};

/// The reviews of decisions of a record, in order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The reviews.
    pub decisions: Vec<DecisionReview>,
}

/// The decisions of one seat, or of several, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    /// Decisions in which the rules left no choice.
    pub forced: u32,
    /// The losses of the others, in probability to win the match.
    losses: Sums,
    /// The number of decisions of each class, in the order of [`MistakeClass::ALL`].
    classes: [u32; MistakeClass::ALL.len()],
}

impl Tally {
    /// Adds a decision.
    pub fn add(&mut self, review: &DecisionReview) {
        let Some(worth) = &review.worth else {
            self.forced += 1;
            return;
        };
        self.losses.add(worth.win.loss);
        if let Some(count) = worth.class().and_then(|class| self.classes.get_mut(class as usize)) {
            *count += 1;
        }
    }

    /// The number of decisions in which there was a choice.
    #[must_use]
    pub const fn unforced(&self) -> u32 {
        self.losses.count()
    }

    /// The number of decisions of a class.
    #[must_use]
    pub fn count(&self, class: MistakeClass) -> u32 {
        self.classes[class as usize]
    }

    /// The error rate: the mean loss of an unforced decision, in thousandths of the probability to win the match. `None`
    /// without such decisions.
    ///
    /// A loss below 0 counts as it is: to count it as 0 would turn noise into errors.
    #[must_use]
    pub fn error_rate(&self) -> Option<Estimate> {
        let Estimate { mean, standard_error } = self.losses.estimate();
        (self.unforced() > 0).then_some(Estimate { mean: 1000.0 * mean, standard_error: 1000.0 * standard_error })
    }
}

impl<'a> FromIterator<&'a DecisionReview> for Tally {
    fn from_iter<I: IntoIterator<Item = &'a DecisionReview>>(reviews: I) -> Tally {
        let mut tally = Tally::default();
        reviews.into_iter().for_each(|review| tally.add(review));
        tally
    }
}

impl Review {
    /// The decisions of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &DecisionReview> {
        self.decisions.iter().filter(move |review| review.seat == seat)
    }

    /// The decisions that have a class, the worst first.
    #[must_use]
    pub fn mistakes(&self) -> Vec<&DecisionReview> {
        let loss = |review: &DecisionReview| review.worth.as_ref().map_or(0.0, |worth| worth.win.loss);
        let mut mistakes: Vec<_> = self.decisions.iter().filter(|review| review.class().is_some()).collect();
        insertion_sort_by(&mut mistakes, |one, other| loss(other).total_cmp(&loss(one)).is_lt());
        mistakes
    }
}

/// Reviews the decisions of these seats, or of all seats if none is named. The page does the same decision by decision.
///
/// # Errors
/// As [`evaluate`].
pub fn review(record: &Record, seats: &[Seat], strength: &Strength) -> Result<Review, PositionError> {
    let wanted = |seat: Seat| seats.is_empty() || seats.contains(&seat);
    let decisions = decisions(record).into_iter().filter(|decision| wanted(decision.seat));
    let decisions = decisions.map(|decision| evaluate(&decision, strength)).collect::<Result<_, _>>()?;
    Ok(Review { decisions })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{DecisionKind, Values, Worth};

    fn decision(loss: Option<f64>) -> DecisionReview {
        let worth = loss.map(|loss| Worth {
            best: Vec::new(),
            is_best: loss == 0.0,
            states: 256,
            win: Values { done: 0.5, best: 0.5 + loss, loss, error: 0.004 },
            points: Values::default(),
            others: Vec::new(),
        });
        DecisionReview { hand: 1, action: 0, seat: Seat::FIRST, kind: DecisionKind::Play, done: Vec::new(), worth }
    }

    #[test]
    fn the_error_rate_is_the_mean_loss_of_a_decision_with_a_choice() {
        let all = [None, Some(0.0), Some(0.12), None, Some(-0.01), Some(0.03)].map(decision);
        let tally: Tally = all.iter().collect();
        assert_eq!((tally.unforced(), tally.forced), (4, 2));
        assert!((tally.error_rate().unwrap().mean - 35.0).abs() < 1e-9);
        assert_eq!(MistakeClass::ALL.map(|class| tally.count(class)), [1, 0, 1]);
        assert_eq!([decision(None)].iter().collect::<Tally>().error_rate(), None);
        let review = Review { decisions: all.to_vec() };
        let losses: Vec<f64> = review.mistakes().iter().map(|one| one.worth.as_ref().unwrap().win.loss).collect();
        assert_eq!(losses, [0.12, 0.03]);
    }
}
