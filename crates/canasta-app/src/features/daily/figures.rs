//! What the results of all days come to.

use super::book::DayBook;
use canasta::analysis::RunningStats;
use canasta::daily::Date;
use std::collections::BTreeSet;

/// Days in a row on which a deal of the day was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The days that were played.
    pub days: u32,
}

/// The days within which one missed day does not end a streak.
const GRACE_DAYS: u32 = 7;

impl Streak {
    /// The streak up to this day, on which there is still time to play. One missed day a week is forgiven.
    #[must_use]
    pub fn up_to(book: &DayBook, today: Date) -> Streak {
        let played: BTreeSet<Date> = book.played_days().collect();
        let mut days = u32::from(played.contains(&today));
        let (mut before, mut missed) = (today.previous(), None::<Date>);
        while let Some(date) = before {
            if played.contains(&date) {
                days += 1;
            } else {
                let is_forgiven = missed.is_none_or(|missed| missed.number() - date.number() >= GRACE_DAYS);
                // A missed day counts for nothing where nothing was played before it.
                if !is_forgiven || played.first().is_none_or(|&first| date < first) {
                    break;
                }
                missed = Some(date);
            }
            before = date.previous();
        }
        Streak { days }
    }
}

/// The mean of the person's lead less par, over all days with both.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AgainstPar {
    /// The number of deals.
    pub deals: u64,
    /// The mean, in points.
    pub mean: f64,
    /// Half of its interval of 95 %, in points; `None` for a single deal.
    pub within: Option<f64>,
}

impl AgainstPar {
    /// The mean over a book; `None` without a deal that has both.
    #[must_use]
    pub fn of(book: &DayBook) -> Option<AgainstPar> {
        let gains = book
            .results()
            .filter_map(|(deal, result)| Some(result.lead.saturating_sub(book.par(deal)?.mean.round() as i32)));
        let mean = gains.map(f64::from).collect::<RunningStats>().mean();
        (mean.n > 0).then_some(AgainstPar { deals: mean.n, mean: mean.mean, within: mean.half_width })
    }
}
