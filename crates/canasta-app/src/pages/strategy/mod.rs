//! The principles of good play.

pub(crate) mod figures;
pub(crate) mod page;
pub(crate) mod principle;
