//! Tries at today's deal.

use super::day::Day;
use canasta::daily::{DailyDeal, DailyGame, Date};
use std::fmt;
use std::str::FromStr;

/// A try at the deal of a day: only the first one counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayTry {
    /// The deal.
    pub deal: DailyDeal,
    /// The number of the try, from 1; 0 for a try that came in from a file, which is nobody's here.
    pub number: u8,
}

impl DayTry {
    /// The try at a deal that counts.
    #[must_use]
    pub const fn first(deal: DailyDeal) -> DayTry {
        DayTry { deal, number: 1 }
    }

    /// A try that came in from a file, which may say anything: it neither counts nor stands in the way of one that does.
    #[must_use]
    pub const fn of_file(deal: DailyDeal) -> DayTry {
        DayTry { deal, number: 0 }
    }

    /// Whether it was played on this device.
    #[must_use]
    pub const fn is_own(self) -> bool {
        self.number > 0
    }

    /// Whether it is the try that counts.
    #[must_use]
    pub const fn counts(self) -> bool {
        self.number == 1
    }
}

/// Written as the deal and the number: `2026-11-28-two 1`.
impl fmt::Display for DayTry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.deal, self.number)
    }
}

/// The text names no try at a deal of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTry;

impl fmt::Display for NoTry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no try at a deal of a day")
    }
}

impl std::error::Error for NoTry {}

impl FromStr for DayTry {
    type Err = NoTry;

    fn from_str(text: &str) -> Result<DayTry, NoTry> {
        let (deal, number) = text.split_once(' ').ok_or(NoTry)?;
        let number = number.parse().map_err(|_| NoTry)?;
        Ok(DayTry { deal: read_deal(deal).ok_or(NoTry)?, number })
    }
}

/// The deal that a stored text names. Links are read by [`DailyDeal`] itself, which knows what chats make of them.
pub(crate) fn read_deal(text: &str) -> Option<DailyDeal> {
    let (date, game) = text.rsplit_once('-')?;
    DailyDeal::of(date.parse().ok()?, DailyGame::from_name(game)?).ok()
}

/// The date of a day of the device; `None` before the device has told it.
#[must_use]
pub fn date_of(day: Day) -> Option<Date> {
    Date::from_number(day.number()).filter(|_| day.is_known())
}
