//! Days of the calendar.

use crate::session::json::number_up_to;
use canasta::daily::year_month_day;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A day of the device's calendar: the number of days since the first of January 1970. Texts of files and of the device may hold any
/// number, so that one beyond the last date of browsers is that date.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Day(u32);

impl Day {
    /// The last one that a date of a browser can be.
    pub const LAST: Day = Day(100_000_000);

    /// The day with this number, at most [`Day::LAST`].
    #[must_use]
    pub const fn new(number: u32) -> Day {
        if number > Day::LAST.0 { Day::LAST } else { Day(number) }
    }

    /// Whether it is known: before the device has told it, it is the first of January 1970.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0 > 0
    }

    /// The number of the day.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// So many days later.
    #[must_use]
    pub const fn after(self, days: u32) -> Day {
        Day::new(self.0.saturating_add(days))
    }

    /// How many days lie between an earlier day and this one; 0 if it is not earlier.
    #[must_use]
    pub const fn since(self, earlier: Day) -> u32 {
        self.0.saturating_sub(earlier.0)
    }
}

/// The day as `2026-11-27`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = year_month_day(self.0);
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let number = number_up_to(deserializer, u64::from(Day::LAST.0))?;
        Ok(u32::try_from(number).map_or(Day::LAST, Day::new))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (day, text) in [
            (0, "1970-01-01"),
            (11_015, "2000-02-28"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_088, "2024-12-31"),
            (20_089, "2025-01-01"),
            (u32::MAX, "275760-09-13"),
        ] {
            assert_eq!(Day::new(day).to_string(), text);
        }
    }

    #[test]
    fn any_number_is_a_day_that_a_date_can_be() {
        let read = |text: &str| serde_json::from_str::<Day>(text).unwrap();
        assert_eq!([read("100000001"), read("99999999999999999999"), Day::LAST.after(7)], [Day::LAST; 3]);
        assert_eq!([read("-5"), read("\"soon\""), read("null")], [Day::default(); 3]);
    }
}
