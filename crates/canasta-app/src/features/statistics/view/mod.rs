//! What the statistics show: their page, and the line about achievements at the end of a hand.

mod achievements;
mod course;
mod page;

pub(crate) use achievements::new_achievements;
pub(crate) use page::statistics;
