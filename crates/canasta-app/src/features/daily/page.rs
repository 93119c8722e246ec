//! The pages of today's deal.

use canasta::daily::{DailyDeal, Date};

/// A page of the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyPage {
    /// The deals of a day, and how the days before went; `None` is the day where the person is.
    Day(Option<Date>),
    /// What a first try came to.
    Result(DailyDeal),
}

impl DailyPage {
    /// The name of the page, by which it is announced anew.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DailyPage::Day(_) => "daily",
            DailyPage::Result(_) => "day-result",
        }
    }
}
