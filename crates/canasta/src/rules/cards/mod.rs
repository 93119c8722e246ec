//! Cards, and sets and counts of them (rules §2.1 and §2.2).

mod card;
mod card_set;
mod counts;
mod rank;
mod rank_set;

pub use card::{Card, Suit};
pub use card_set::{CardSet, Cards};
pub use counts::{Counts, Ranks};
pub use rank::{NotACard, Rank};
pub use rank_set::RankSet;
