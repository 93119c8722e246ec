//! Statistics: how a person plays, from the games of the library.
//!
//! - [`HandFacts`]: what happened in a hand; [`HandTally`] sums it.
//! - [`GameFacts`]: the sums of a game, computed once from its record and kept beside it.
//! - [`ReviewFacts`]: what the review that is kept with a game says of the person.
//! - [`FactsBook`]: the facts of all games; [`Overview`]: what is counted from them.
//! - [`Achievement`]: what a person did for the first time.

mod achievement;
mod book;
mod csv;
mod facts;
mod hand_facts;
mod log;
mod overview;
mod review_facts;
mod tally;
pub(crate) mod view;
mod win_rate;

pub use achievement::{Achievement, AchievementSet};
pub use book::{Counting as FactsCounting, FactsBook};
pub use csv::STATISTICS_FILE;
pub(crate) use csv::statistics_csv;
pub use facts::{GameFacts, MarkedHand};
pub use hand_facts::{HandFacts, Opening, TakenPile};
pub use log::AchievementLog;
pub use overview::{CoursePoint, HandLink, Opponents, Overview, Reviewed, Role, Streaks, WithPlayer};
pub use review_facts::ReviewFacts;
pub use tally::HandTally;
pub use win_rate::WinRate;

/// The facts of all games, and what was achieved.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    pub(crate) facts: FactsBook,
    pub(crate) log: AchievementLog,
}
