//! Mistakes of reviewed games that come back as exercises, spaced out by the Leitner system.
//!
//! - [`LeitnerBox`]: how well a mistake is repaired, and so when it comes back.
//! - [`MistakeDeck`]: the mistakes of the device, their stored form, and how they change.

mod deck;
mod intent;
mod leitner;
mod mistake;
mod update;
pub(crate) mod view;

pub use deck::{Forecast, MistakeDeck};
pub use intent::MistakesIntent;
pub use leitner::LeitnerBox;
pub use mistake::{OwnMistake, Recall, Repair};
pub use update::{Context, MistakesAsk};

#[cfg(test)]
mod tests;
