//! The mistakes of own games that come back as exercises.

use crate::features::mistakes::Forecast;

/// What is to be repaired, and when.
#[must_use]
pub fn mistakes(forecast: Forecast) -> String {
    match forecast {
        Forecast::Empty => "Review a finished game. Its mistakes then wait here, to be played again.".to_owned(),
        Forecast::Due(1) => "One mistake waits for a better plan.".to_owned(),
        Forecast::Due(mistakes) => format!("{mistakes} mistakes wait for a better plan."),
        Forecast::In(1) => "Nothing to repair today. The next mistake comes back tomorrow.".to_owned(),
        Forecast::In(days) => format!("Nothing to repair today. The next mistake comes back in {days} days."),
        Forecast::AllRepaired => "All mistakes are repaired. Review another game to find more.".to_owned(),
    }
}
