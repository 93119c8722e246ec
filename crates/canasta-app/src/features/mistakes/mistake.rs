//! A mistake of an own game.

use super::leitner::LeitnerBox;
use crate::features::library::GameId;
use crate::session::day::Day;
use canasta::analysis::DecisionReview;
use serde::{Deserialize, Serialize};

/// How an exercise ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recall {
    /// The first plan was good enough.
    Known,
    /// The first plan was not, or the best one was shown.
    Missed,
}

/// How far a mistake is repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Repair {
    /// It comes back.
    Waiting {
        /// The box that it lies in.
        #[serde(rename = "box")]
        lies_in: LeitnerBox,
        /// The day on which it comes back.
        due: Day,
    },
    /// It was solved in every box, and does not come back.
    Repaired,
}

impl Repair {
    /// A mistake that was just found: it can be repaired at once.
    #[must_use]
    pub const fn found_on(today: Day) -> Repair {
        Repair::Waiting { lies_in: LeitnerBox::First, due: today }
    }

    /// Whether it is due.
    #[must_use]
    pub fn is_due(self, today: Day) -> bool {
        matches!(self, Repair::Waiting { due, .. } if due <= today)
    }

    /// How it stands if nothing was done after today: it comes back no later than its box says.
    #[must_use]
    pub(super) fn seen_from(self, today: Day) -> Repair {
        match self {
            Repair::Waiting { lies_in, due } => Repair::Waiting { lies_in, due: due.min(today.after(lies_in.days())) },
            Repair::Repaired => self,
        }
    }

    /// What becomes of it after an attempt. Before its day, an attempt says nothing about what is remembered.
    #[must_use]
    pub fn after(self, recall: Recall, today: Day) -> Repair {
        let Repair::Waiting { lies_in, .. } = self else { return self };
        let wait = |one: LeitnerBox| Repair::Waiting { lies_in: one, due: today.after(one.days()) };
        match recall {
            _ if !self.is_due(today) => self,
            Recall::Missed => wait(LeitnerBox::First),
            Recall::Known => lies_in.next().map_or(Repair::Repaired, wait),
        }
    }
}

/// A mistake of an own game. It holds what the review said, so that it needs no second one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnMistake {
    /// The game, by its key in the library.
    pub game: GameId,
    /// The decision, and what it was worth.
    pub review: DecisionReview,
    /// How far it is repaired.
    pub standing: Repair,
}

impl OwnMistake {
    /// Whether it is this decision of this game.
    pub(super) fn is(&self, game: &GameId, review: &DecisionReview) -> bool {
        self.game == *game && (self.review.hand, self.review.action) == (review.hand, review.action)
    }

    /// What it lost, in thousandths of the probability to win the match.
    #[must_use]
    pub fn loss(&self) -> u32 {
        // A probability: the cast is lossless, and saturates at what is damaged.
        self.review.worth.as_ref().map_or(0, |worth| (1000.0 * worth.win.loss).round() as u32)
    }
}
