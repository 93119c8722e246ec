//! Which decision of a record.

use crate::beside::look_back::RecordPoint;
use canasta::analysis::{Decision, DecisionReview};

/// A decision of a record, named by where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DecisionId {
    /// The number of the hand, from 0.
    pub hand: usize,
    /// The number of its first action among those of the hand, from 0.
    pub action: usize,
}

impl DecisionId {
    /// The decision of a review.
    #[must_use]
    pub const fn of(review: &DecisionReview) -> DecisionId {
        DecisionId { hand: review.hand.saturating_sub(1), action: review.action }
    }

    /// The moment before the decision.
    #[must_use]
    pub const fn point(self) -> RecordPoint {
        RecordPoint { hand: self.hand, actions: self.action }
    }
}

impl From<&Decision> for DecisionId {
    fn from(decision: &Decision) -> DecisionId {
        DecisionId { hand: decision.hand.saturating_sub(1), action: decision.action }
    }
}
