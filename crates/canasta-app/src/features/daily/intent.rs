//! Intents about today's deal.

use super::page::DayRefusal;
use crate::session::day_try::read_deal;
use crate::session::grammar::{Codec, Name, intents};
use canasta::daily::{DailyDeal, Date, NoDeal};
use std::fmt;

/// A deal by its text.
struct Deal;

impl Codec<DailyDeal> for Deal {
    fn write(deal: &DailyDeal, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{deal}")
    }

    fn read(text: &str) -> Option<DailyDeal> {
        read_deal(text)
    }
}

intents! {
    /// An intent about today's deal.
    #[derive(Copy)]
    DailyIntent {
        /// Play a deal, or go on with it.
        Play(deal: DailyDeal as Deal) = "play-day",
        /// Say what is wrong with a link to the deal of a day.
        Refuse(why: DayRefusal as Name) = "refuse-day",
        /// Show the deals of a day.
        Show(date: Date) = "show-day",
        /// Show what the first try came to.
        Result(deal: DailyDeal as Deal) = "day-result",
        /// Look at the first try with its review.
        Look(deal: DailyDeal as Deal) = "look-at-day",
        /// Send the result: no card of the deal is in it.
        Send(deal: DailyDeal as Deal) = "send-day",
        /// Send the result as a picture.
        Picture(deal: DailyDeal as Deal) = "picture-day",
        /// Copy what would be sent.
        Copy(deal: DailyDeal as Deal) = "copy-day",
    }
}

impl DailyIntent {
    /// What a link to the deal of a day asks for; what is wrong with one that names none is said.
    #[must_use]
    pub fn of_link(deal: Result<DailyDeal, NoDeal>) -> DailyIntent {
        match deal.map_err(|why| DayRefusal::of(&why)) {
            Ok(deal) => DailyIntent::Result(deal),
            Err(Ok(why)) => DailyIntent::Refuse(why),
            Err(Err(date)) => DailyIntent::Show(date),
        }
    }
}
