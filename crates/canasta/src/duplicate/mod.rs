//! Duplicate: every board is played twice, so that the cards are the same for both and the difference is the result.
//!
//! - [`DuplicateMatch`]: four or eight boards, and the order in which they are played.
//! - [`ScoreCard`]: the results board by board.
//! - [`victory_points`]: what the difference of a match is worth, 20:0 to 10:10.

mod boards;
mod master;
mod score_card;
mod victory_points;

pub use boards::{Boards, DuplicateMatch, Playing, Second, Way};
pub use score_card::{Row, ScoreCard};
pub use victory_points::{VictoryPoints, victory_points};
