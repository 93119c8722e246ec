//! What the results of all days come to.

use super::book::DayBook;
use canasta::daily::{Date, Par};

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
        let mut days = u32::from(book.was_played(today));
        let (mut before, mut missed) = (today.previous(), None::<Date>);
        while let Some(date) = before {
            if book.was_played(date) {
                days += 1;
            } else {
                let is_forgiven = missed.is_none_or(|missed| missed.number() - date.number() >= GRACE_DAYS);
                // A missed day counts for nothing where nothing was played before it.
                if !is_forgiven || book.first_played().is_none_or(|first| date < first) {
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
    pub deals: usize,
    /// The mean, in points.
    pub mean: f64,
    /// Half of its interval of 95 %, in points; `None` for a single deal.
    pub within: Option<f64>,
}

impl AgainstPar {
    /// The mean over a book; `None` without a deal that has both.
    #[must_use]
    pub fn of(book: &DayBook) -> Option<AgainstPar> {
        let gains: Vec<i32> = book
            .results()
            .filter_map(|(deal, result)| Some(result.lead.saturating_sub(book.par(deal)?.mean.round() as i32)))
            .collect();
        let count = gains.len() as f64;
        let mean = gains.iter().map(|&gain| f64::from(gain)).sum::<f64>() / count;
        let within = match gains.len() {
            0 => return None,
            few if few <= usize::from(Par::PLAYINGS) => Par::of(&gains).map(|few| few.within),
            _ => {
                let squares = gains.iter().map(|&gain| (f64::from(gain) - mean).powi(2)).sum::<f64>();
                // Student's t, to a hundredth from nine values on.
                let student = 1.96 + 2.7 / (count - 1.0);
                Some(student * (squares / (count - 1.0) / count).sqrt())
            }
        };
        Some(AgainstPar { deals: gains.len(), mean, within })
    }
}
