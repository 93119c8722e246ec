//! A plan for the rest of a turn.

use crate::rules::Action;

/// Actions of one seat in sequence: to the end of its turn, or to the point at which it learns something new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    actions: Vec<Action>,
    /// How many points worse than the best plan the heuristic considers it.
    prior_penalty: i32,
}

impl Plan {
    pub(super) const fn new(actions: Vec<Action>, prior_penalty: i32) -> Plan {
        Plan { actions, prior_penalty }
    }

    /// The actions.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The first action.
    #[must_use]
    pub fn first(&self) -> Option<&Action> {
        self.actions.first()
    }

    /// How many points worse than the best plan the heuristic considers it.
    pub(super) const fn prior_penalty(&self) -> i32 {
        self.prior_penalty
    }
}
