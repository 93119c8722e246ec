//! The pages of today's deal.

use crate::named::named;
use canasta::daily::{DailyDeal, Date, NoDeal};

named! {
    /// What is wrong with a link to the deal of a day.
    pub enum DayRefusal {
        /// It names no day of the calendar.
        Date = "bad-date",
        /// It names none of the games of a day.
        Game = "bad-game",
    }
}

impl DayRefusal {
    /// Why there is no deal; the day where it is only too early for one.
    ///
    /// # Errors
    /// The day, which has no deal.
    pub fn of(why: &NoDeal) -> Result<DayRefusal, Date> {
        match why {
            NoDeal::Early(date) => Err(*date),
            NoDeal::Date(_) => Ok(DayRefusal::Date),
            NoDeal::Game(_) => Ok(DayRefusal::Game),
        }
    }
}

/// A page of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyPage {
    /// The deals of a day, and how the days before went; `None` is the day where the person is.
    Day(Option<Date>),
    /// What a first try came to.
    Result(DailyDeal),
    /// The deals of the day where the person is, after a link that names none.
    Refused(DayRefusal),
}

impl DailyPage {
    /// The name of the page, by which it is announced anew.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DailyPage::Day(_) => "daily",
            DailyPage::Result(_) => "day-result",
            DailyPage::Refused(_) => "day-refused",
        }
    }
}
