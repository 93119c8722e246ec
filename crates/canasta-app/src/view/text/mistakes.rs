//! The mistakes of own games that come back as exercises.

use crate::features::mistakes::Forecast;
use crate::words::mistakes as say;

/// What is to be repaired, and when.
#[must_use]
pub fn mistakes(forecast: Forecast) -> String {
    match forecast {
        Forecast::Empty => say::mistakes_none_known().to_owned(),
        Forecast::Due(mistakes) => say::mistakes_due(mistakes),
        Forecast::In(days) => say::mistakes_in_days(days),
        Forecast::AllRepaired => say::mistakes_all_repaired().to_owned(),
    }
}
