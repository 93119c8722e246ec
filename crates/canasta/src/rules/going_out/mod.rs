//! The search for a way to go out in a turn (rules §2.12).

mod any;
mod fast;

pub(crate) use fast::GoingOutPlan;
pub(super) use fast::{Finish, Opening};
