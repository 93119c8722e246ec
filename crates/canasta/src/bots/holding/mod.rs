//! What a seat may hold at a table of four, by all that was seen of it since the deal.
//!
//! The tables of `seen_tables.rs` and the network of `weights.rs` were learned by `cargo run --release --example holdings`.

mod hand_belief;
mod history;
mod inputs;
mod network;
mod remembering_bot;
mod seen;
mod seen_tables;
mod weights;

pub use hand_belief::HandBelief;
pub use history::{History, SeatHistory, Trace};
pub use inputs::{INPUTS, inputs};
pub use network::Network;
pub use remembering_bot::{MemoryUse, RememberingBot};
pub use seen::{class, likelihoods_by_class, next_holding};

use crate::rules::Rank;

/// Numbers of cards of a rank that are distinguished; the last stands for all higher ones.
pub const COUNTS: usize = 6;
/// The ranks that can be melded.
pub const RANKS: usize = Rank::NATURALS.len();

/// Hidden units.
pub const HIDDEN: usize = 32;
/// The number of classes.
pub const CLASSES: usize = 23 * 6;

/// By rank, how likely each number of its cards is beyond those that are known, relative to a random deal.
pub type Likelihoods = [[f32; COUNTS]; RANKS];

/// The probability of each number of `copies` among `drawn` of `hidden` cards in a random deal.
#[must_use]
pub fn random_deal(hidden: usize, copies: usize, drawn: usize) -> [f32; COUNTS] {
    let mut result = [0.0; COUNTS];
    if copies > hidden || drawn > hidden {
        return result;
    }
    let choose = |n: usize, k: usize| (0..k).fold(1.0, |value, i| value * (n - i) as f64 / (i + 1) as f64);
    let all = choose(hidden, drawn);
    for count in (0..=copies.min(drawn)).filter(|count| drawn - count <= hidden - copies) {
        let chance = choose(copies, count) * choose(hidden - copies, drawn - count) / all;
        result[count.min(COUNTS - 1)] += chance as f32;
    }
    result
}

/// Multiplies the values, so that their sum is 1.
pub fn normalise(values: &mut [f32; COUNTS]) {
    let sum: f32 = values.iter().sum();
    values.iter_mut().for_each(|value| *value /= sum.max(f32::MIN_POSITIVE));
}
