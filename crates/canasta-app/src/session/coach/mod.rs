//! The coach: tips at the moments they are about.

mod learned;
mod moment;
mod tip;
mod tip_set;

pub(super) use learned::learned_by;
pub use moment::Moment;
pub use tip::Tip;
pub use tip_set::TipSet;
