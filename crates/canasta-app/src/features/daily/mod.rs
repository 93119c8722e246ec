//! Today's deal: the results of the days, par, and what is told of both.
//!
//! - [`DayBook`]: the results of first tries and the playings of par, as the device keeps them.
//! - [`DayResult`]: what a first try came to; [`Streak`] and [`AgainstPar`] sum them up.
//! - [`DailyPage`]: the pages of the dialog.

mod book;
mod figures;
mod intent;
mod page;
mod picture;
mod result;
mod update;
pub(crate) mod view;

pub use book::DayBook;
pub use figures::{AgainstPar, Streak};
pub use intent::DailyIntent;
pub use page::{DailyPage, DayRefusal};
pub use picture::DayPicture;
pub use result::{DayResult, Stand};
pub use update::{DailyAsk, DayStart};
