//! The search for a way to go out in a turn (rules §2.12).

mod any;
mod fast;
mod search;

pub(crate) use fast::{RankPlan, RankSearch};
pub(crate) use search::GoingOutPlan;
pub(super) use search::GoingOutSearch;
pub(super) use search::Opening;
pub(crate) use search::Opening as RankOpening;

impl GoingOutSearch<'_> {
    /// Whether the canastas suffice once every card of the hand is laid, or every card but a discard.
    pub fn can_go_out(&self) -> bool {
        if self.is_fast { fast::is_possible(self) } else { any::plan(self).is_some() }
    }

    /// One plan for going out, if there is any.
    pub fn plan(&self) -> Option<GoingOutPlan> {
        if self.is_fast { fast::plan(self) } else { any::plan(self) }
    }
}
