//! Today's deal: one hand a day for everybody, the same on every device, for ever.
//!
//! - [`Date`]: a day of the calendar. Which day it is, the caller says.
//! - [`DailyDeal`]: the cards, the seats and the bots of a day's game. Everything follows from the date and the [`DailyGame`].
//! - [`Par`]: what the strongest bot makes of it in the person's seat, as the mean of eight playings.

mod date;
mod deal;
mod deal_json;
mod game;
mod par;

pub use date::{BadDate, Date, Weekday, year_month_day};
pub use deal::{DailyDeal, NoDeal};
pub use game::{DailyGame, FIRST_DAY};
pub use par::Par;
