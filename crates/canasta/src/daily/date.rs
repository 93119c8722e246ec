//! Days of the calendar.

use crate::rules::{named, serde_by_text};
use std::fmt;
use std::str::FromStr;

named! {
    /// A day of the week.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Weekday {
        /// The first.
        Monday = "monday",
        /// The second.
        Tuesday = "tuesday",
        /// The third.
        Wednesday = "wednesday",
        /// The fourth.
        Thursday = "thursday",
        /// The fifth.
        Friday = "friday",
        /// The sixth.
        Saturday = "saturday",
        /// The seventh.
        Sunday = "sunday",
    }
}

/// A day from 1970 to 9999, in the calendar of everyday use. It is a day on somebody's wall: no time of day and no zone.
///
/// ```
/// use canasta::daily::{Date, Weekday};
/// let date: Date = "2026-11-28".parse()?;
/// assert_eq!((date.weekday(), date.next().map(|next| next.to_string())), (Weekday::Saturday, Some("2026-11-29".to_owned())));
/// assert!("2026-02-30".parse::<Date>().is_err());
/// # Ok::<(), canasta::daily::BadDate>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// Days since 1970-01-01.
    number: u32,
}

/// A text is no day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadDate(pub String);

impl fmt::Display for BadDate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no day: expected one like 2026-11-28, from 1970 to 9999", self.0)
    }
}

impl std::error::Error for BadDate {}

/// The days of 400 years, after which the calendar repeats itself.
const DAYS_OF_ERA: u32 = 146_097;
/// The days from 0000-03-01 to 1970-01-01. Years that begin in March have the day of leap years at their end.
const BEFORE_1970: u32 = 719_468;

impl Date {
    /// The first day, 1970-01-01.
    pub const FIRST: Date = Date { number: 0 };
    /// The last day, 9999-12-31.
    pub const LAST: Date = Date { number: Date::number_of(9999, 12, 31) };

    /// The day with these numbers; `None` if there is none from 1970 to 9999.
    #[must_use]
    pub const fn new(year: u32, month: u32, day: u32) -> Option<Date> {
        if year < 1970 || year > 9999 || month < 1 || month > 12 || day < 1 || day > days_of_month(year, month) {
            return None;
        }
        Some(Date { number: Date::number_of(year, month, day) })
    }

    const fn number_of(year: u32, month: u32, day: u32) -> u32 {
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let (era, of_era) = (year / 400, year % 400);
        let of_year = (153 * month + 2) / 5 + day - 1;
        era * DAYS_OF_ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year - BEFORE_1970
    }

    /// The day with this number; `None` beyond 9999.
    #[must_use]
    pub const fn from_number(number: u32) -> Option<Date> {
        if number <= Date::LAST.number { Some(Date { number }) } else { None }
    }

    /// Days since 1970-01-01.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.number
    }

    /// Year, month from 1 to 12, and day of the month from 1.
    #[must_use]
    pub const fn year_month_day(self) -> (u32, u32, u32) {
        year_month_day(self.number)
    }

    /// The day of the week.
    #[must_use]
    pub const fn weekday(self) -> Weekday {
        // 1970-01-01 was a Thursday.
        Weekday::ALL[((self.number + 3) % 7) as usize]
    }

    /// The day after it; `None` after the end of 9999.
    #[must_use]
    pub const fn next(self) -> Option<Date> {
        Date::from_number(self.number + 1)
    }

    /// The day before it; `None` before 1970.
    #[must_use]
    pub const fn previous(self) -> Option<Date> {
        match self.number.checked_sub(1) {
            Some(number) => Date::from_number(number),
            None => None,
        }
    }

    /// Days from another day to this one; negative if that is later.
    #[must_use]
    pub const fn days_since(self, other: Date) -> i32 {
        // Both are below three millions.
        self.number as i32 - other.number as i32
    }

    /// The Monday of its week; in the first week of 1970 its Thursday, the first day.
    #[must_use]
    pub const fn week_start(self) -> Date {
        Date { number: self.number.saturating_sub(self.weekday() as u32) }
    }
}

/// Year, month from 1 to 12, and day of the month from 1, of a number of days since 1970-01-01, up to 100,000,000. The civil calendar from
/// days as in H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013).
///
/// ```
/// assert_eq!(canasta::daily::year_month_day(20_785), (2026, 11, 28));
/// ```
#[must_use]
pub const fn year_month_day(number: u32) -> (u32, u32, u32) {
    let days = number + BEFORE_1970;
    let (era, of_era) = (days / DAYS_OF_ERA, days % DAYS_OF_ERA);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let year = era * 400 + year;
    if month < 10 { (year, month + 3, day) } else { (year + 1, month - 9, day) }
}

const fn days_of_month(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.year_month_day();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Date, BadDate> {
        let date = || {
            let [year, month, day] = *text.split('-').collect::<Vec<_>>() else { return None };
            let number = |digits: &str, length: usize| {
                let is_number = digits.len() == length && digits.bytes().all(|byte| byte.is_ascii_digit());
                is_number.then(|| digits.parse().ok()).flatten()
            };
            Date::new(number(year, 4)?, number(month, 2)?, number(day, 2)?)
        };
        // A long text is no use in a message.
        date().ok_or_else(|| BadDate(text.chars().take(20).collect()))
    }
}

serde_by_text!(Date);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_has_a_number_and_follows_the_one_before() {
        let mut date = Date::new(1970, 1, 1).unwrap();
        assert_eq!((date.number(), date.weekday(), date.previous()), (0, Weekday::Thursday, None));
        let mut days = 1;
        while let Some(next) = date.next() {
            let ((year, month, day), (after_year, after_month, after_day)) =
                (date.year_month_day(), next.year_month_day());
            let expected = match (month, day) {
                (12, 31) => (year + 1, 1, 1),
                (_, day) if day == days_of_month(year, month) => (year, month + 1, 1),
                (month, day) => (year, month, day + 1),
            };
            assert_eq!((after_year, after_month, after_day), expected);
            assert_eq!(Date::new(after_year, after_month, after_day), Some(next));
            assert_eq!(next.weekday() as u32, (date.weekday() as u32 + 1) % 7);
            assert_eq!((next.previous(), next.days_since(date)), (Some(date), 1));
            (date, days) = (next, days + 1);
        }
        assert_eq!((date.to_string().as_str(), days), ("9999-12-31", 2_932_897));
    }

    #[test]
    fn days_are_read_and_others_refused() {
        for text in ["1970-01-01", "2024-02-29", "2026-11-28", "2100-03-01", "9999-12-31"] {
            assert_eq!(text.parse::<Date>().unwrap().to_string(), text);
        }
        let bad = ["", "2026", "2026-11-31", "2025-02-29", "2100-02-29", "1969-12-31", "10000-01-01", "2026-1-01"];
        for text in bad.into_iter().chain(["2026-11-28-", "+026-11-28", "2026-13-01", "2026-00-10", "２026-11-28"]) {
            assert!(text.parse::<Date>().is_err(), "{text}");
        }
        let long = "9".repeat(1_000).parse::<Date>().unwrap_err();
        assert!(long.to_string().len() < 100, "{long}");
    }

    #[test]
    fn a_week_begins_on_monday() {
        let date: Date = "2026-11-28".parse().unwrap();
        assert_eq!(date.week_start().to_string(), "2026-11-23");
        assert_eq!(date.week_start().weekday(), Weekday::Monday);
        assert_eq!("1970-01-02".parse::<Date>().unwrap().week_start().number(), 0);
    }
}
