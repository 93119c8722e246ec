//! The interface of every bot.

use crate::rules::{Action, Observation};

/// The most actions of a hand. No hand comes near it, because every turn uses up the stock or melds a card.
pub(super) const MAX_ACTIONS: usize = 4_000;

/// A computer player.
///
/// A bot has no clock and no source of randomness of its own. Its random numbers follow from a seed given at construction, so
/// that the same bot in the same game acts the same on every machine. Matches may be played by several threads.
pub trait Bot: Send {
    /// Its name in records and tables: one short word.
    fn name(&self) -> &'static str;

    /// The action of the observing seat, which must be to act. The caller checks the action like a person's.
    fn act(&mut self, observation: &Observation<'_>) -> Action;

    /// How many random streams the bot has used: with what it was made of, all on which its further play depends. A bot that remembers
    /// nothing has used none.
    fn streams_used(&self) -> u64 {
        0
    }

    /// Goes on as a bot that has used so many random streams. A new bot becomes a copy of another one by it.
    fn use_streams_from(&mut self, _streams: u64) {}
}
