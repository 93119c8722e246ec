//! The calendar of the device.

use canasta_app::features::library::Timestamp;
use canasta_app::session::Day;
use js_sys::Date;

const MINUTES_OF_A_DAY: f64 = 24.0 * 60.0;

/// The moment that the clock of the device shows.
pub fn now() -> Timestamp {
    // The cast saturates.
    Timestamp::new(Date::now() as u64)
}

/// The day where the person is.
pub fn today() -> Day {
    day_of(now())
}

/// The day on which a moment was where the person is.
pub fn day_of(moment: Timestamp) -> Day {
    let date = Date::new(&(moment.milliseconds() as f64).into());
    let minutes = date.get_time() / 60_000.0 - date.get_timezone_offset();
    // The cast saturates.
    Day::new((minutes / MINUTES_OF_A_DAY).floor() as u32)
}
