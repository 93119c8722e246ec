//! The principles of good play.

mod figures;
mod page;
mod principle;

pub(crate) use page::strategy;
pub(crate) use principle::{Loss, Principle};
