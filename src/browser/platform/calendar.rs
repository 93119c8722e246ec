//! The calendar of the device.

use crate::session::Day;
use js_sys::Date;

const MINUTES_OF_A_DAY: f64 = 24.0 * 60.0;

/// The day where the person is.
pub fn today() -> Day {
    let now = Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    // The cast saturates.
    Day::new((minutes / MINUTES_OF_A_DAY).floor() as u32)
}
