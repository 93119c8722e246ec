//! The person's own drills: mistakes of reviewed games that come back as exercises, spaced out by the Leitner system.
//!
//! - [`Day`]: the calendar. There is no clock here: whoever calls says which day it is.
//! - [`LeitnerBox`]: how well a mistake is repaired, and so when it comes back.
//! - [`OwnDrills`]: the mistakes of the device, and their stored form.

mod day;
mod leitner;
mod mistake;
mod schedule;

pub use day::Day;
pub use leitner::LeitnerBox;
pub use mistake::{OwnMistake, Recall, Repair};
pub use schedule::{Forecast, OwnDrills};

#[cfg(test)]
mod tests;
