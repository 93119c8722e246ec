//! The review of a record that is looked back at: what each decision was worth, found one by one in the background.
//!
//! - [`MatchReview`] knows which decisions are wanted, and holds what was found out about them.
//! - `stored` is its form in the library, where it is kept with its game.
//! - [`SeatReview`] is what it says of one seat in one hand.

mod decision_id;
pub mod graph;
mod intent;
mod progress;
mod reviews;
mod seat_review;
mod stored;
pub(crate) mod view;
mod why;

pub use decision_id::DecisionId;
pub use intent::MatchReviewIntent;
pub(crate) use progress::{Found, Wanted};
pub use progress::{MatchReview, Pace, ReviewStorage};
pub(crate) use reviews::{Panel, Reviews};
pub use seat_review::SeatReview;
pub(crate) use stored::{StoredReview, read_review};
pub(crate) use why::why_not;
