//! A host's table between two visits: with the match, which the library keeps, the same links go on.

use super::absence::Absence;
use super::host::{HandShuffle, Host};
use super::seating::Seating;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The text is no saved table, or one for another number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadSave;

impl fmt::Display for BadSave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no saved table for these seats")
    }
}

impl std::error::Error for BadSave {}

/// What is kept.
#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    absence: Absence,
    seats: Vec<Seating>,
    shuffle: Option<HandShuffle>,
}

const VERSION: u32 = 1;

impl Host {
    /// The table as text, for the device of the host alone: it holds the secrets of guests and of the hand.
    #[must_use]
    pub fn save(&self) -> String {
        let saved = Saved {
            version: VERSION,
            absence: self.absence,
            seats: self.seats.clone(),
            // The next hand is shuffled anew.
            shuffle: [&self.shuffle, &self.last_shuffle]
                .into_iter()
                .flatten()
                .find(|shuffle| shuffle.is_dealt())
                .cloned(),
        };
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// The table of a text, for a match of so many seats. Every guest is away until it comes back, from the next
    /// [`HostInput::Time`](super::HostInput::Time) on.
    ///
    /// # Errors
    /// If it is no saved table for these seats.
    pub fn restore(text: &str, seats: usize, now: u64) -> Result<Host, BadSave> {
        let saved: Saved = serde_json::from_str(text).map_err(|_| BadSave)?;
        if saved.version != VERSION || saved.seats.len() != seats {
            return Err(BadSave);
        }
        let mut host = Host::new(saved.seats, saved.absence, now);
        host.shuffle = saved.shuffle.filter(|shuffle| shuffle.is_dealt() && shuffle.has_seats(seats));
        Ok(host)
    }
}
