//! Days of the calendar.

use serde::{Deserialize, Serialize};

/// A day of the device's calendar: the number of days since the first of January 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(u32);

impl Day {
    /// The day with this number.
    #[must_use]
    pub const fn new(number: u32) -> Day {
        Day(number)
    }

    /// The number of the day.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// So many days later.
    #[must_use]
    pub const fn after(self, days: u32) -> Day {
        Day(self.0.saturating_add(days))
    }

    /// How many days lie between an earlier day and this one; 0 if it is not earlier.
    #[must_use]
    pub const fn since(self, earlier: Day) -> u32 {
        self.0.saturating_sub(earlier.0)
    }
}
