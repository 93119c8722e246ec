//! The position of an exercise, and what the review says of it.

use crate::beside::review::why_not;
use crate::features::settings::Sort;
use crate::session::advice::Reasons;
use crate::session::level::{Level, Player};
use crate::session::plan::Place;
use crate::session::table::Table;
use canasta::analysis::{Decision, DecisionReview, Worth, hand_decisions};
use canasta::rules::{Action, Game, Seat};

/// A decision of a record that was not the best, as an exercise.
///
/// It is made of the record, the decision and its review, and judged by the question that reviewed it.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The match up to the decision.
    game: Game,
    places: Vec<Place>,
    decision: Decision,
    review: DecisionReview,
    worth: Worth,
    reasons: Reasons,
}

impl Exercise {
    /// The exercise of a reviewed decision of this match; `None` if the match has no such decision, or its plan was the best.
    #[must_use]
    pub(crate) fn of(game: &Game, places: &[Place], review: &DecisionReview) -> Option<Exercise> {
        let worth = review.worth.clone().filter(|worth| !worth.is_best)?;
        let at = review.hand.checked_sub(1)?;
        let hand = game.record().hands.get(at).filter(|hand| hand.end.is_some())?;
        let decision = hand_decisions(game.rules(), hand, review.hand).into_iter().find(|one| review.is_of(one))?;
        let reasons = why_not(game, review).unwrap_or_default();
        let mut game = game.up_to(at, review.action)?;
        game.mark_practice();
        // The table waits for one person, whoever sat there.
        let own = game.people().at(review.seat);
        let seats = places.iter().cloned().enumerate();
        let places = seats.map(|(at, place)| {
            let is_own = at == own;
            Place { player: if is_own { Player::Person } else { Player::Bot(Level::THUMB) }, ..place }
        });
        Some(Exercise { game, places: places.collect(), decision, review: review.clone(), worth, reasons })
    }

    /// What the review found out about the decision.
    #[must_use]
    pub const fn review(&self) -> &DecisionReview {
        &self.review
    }

    /// The values of what was done and of the best plan.
    #[must_use]
    pub const fn worth(&self) -> &Worth {
        &self.worth
    }

    /// Why a person would prefer the best plan to what was done.
    #[must_use]
    pub const fn reasons(&self) -> &Reasons {
        &self.reasons
    }

    /// The seat that plays.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.review.seat
    }

    /// The table with the position.
    pub(super) fn table(&self, sort: Sort) -> Table {
        Table::seen_from(self.game.clone(), self.places.clone(), self.seat(), sort)
    }

    /// The same decision with this plan in the place of what was done.
    pub(super) fn with_plan(&self, plan: Vec<Action>) -> Decision {
        Decision { done: plan, ..self.decision.clone() }
    }

    /// What the seat has done at this table since the exercise began, once that is a whole decision: it has learned something
    /// new, or its turn has ended.
    pub(super) fn plan_at(&self, table: &Table) -> Option<Vec<Action>> {
        let hand = table.game().record().hands.last()?;
        let done: Vec<Action> = hand.actions().skip(self.review.action).map(|(_, action)| action.clone()).collect();
        let is_over = table.state().is_none_or(|state| state.ended().is_some() || state.to_act() != self.seat());
        let is_whole = done.last().is_some_and(|last| is_over || !matches!(last, Action::Meld(_)));
        is_whole.then_some(done)
    }
}
