//! The coach: tips at the moments they are about.

mod moment;
mod tip;
mod tip_set;

pub use moment::Moment;
pub(super) use moment::learned_by;
pub use tip::Tip;
pub use tip_set::TipSet;
