//! Statistics: how a person plays, from the games of the library.
//!
//! - [`HandFacts`]: what happened in a hand; [`HandTally`] sums it.
//! - [`GameFacts`]: the sums of a game, computed once from its record and kept beside it.
//! - [`ReviewFacts`]: what the review that is kept with a game says of the person.
//! - [`FactsBook`]: the facts of all games; [`Overview`]: what is counted from them.
//! - [`Achievement`]: what a person did for the first time.
//! - [`Statistics`]: all of it, and how it changes.

mod achievement;
mod book;
mod csv;
mod facts;
mod hand_facts;
mod intent;
mod log;
mod overview;
mod review_facts;
mod tally;
mod update;
pub(crate) mod view;
mod win_rate;

pub use achievement::{Achievement, AchievementSet};
pub use book::{FactsBook, FactsProgress};
pub use csv::STATISTICS_FILE;
pub use facts::{GameFacts, MarkedHand};
pub use hand_facts::{HandFacts, Opening, TakenPile};
pub use intent::StatisticsIntent;
pub use log::AchievementLog;
pub use overview::{CoursePoint, HandLink, Opponents, Overview, Reviewed, Role, Streaks, WithPlayer};
pub use review_facts::ReviewFacts;
pub use tally::HandTally;
pub use update::{Context, EndedHand, Statistics, StatisticsMessage};
pub use win_rate::WinRate;
