//! An estimate of the device's speed, from the time that changes of the table take.

use canasta_app::view::stages::Device;

/// A device is slow if a change usually takes longer than this, in milliseconds. A laptop needs one or two, a device at a
/// quarter of its speed four to eight.
const SLOW_MS: f64 = 3.0;

/// The most that one change counts, in milliseconds: longer ones were interrupted, or ran code for the first time.
const MAX_MS: f64 = 12.0;

/// Weight of a new measurement in the running average.
const WEIGHT: f64 = 0.125;

/// Factor for the first measurement, because the first page takes twice as long as later changes.
const FIRST_FACTOR: f64 = 0.5;

/// The running average of the time of a change.
#[derive(Default)]
pub struct DeviceEstimate {
    /// In milliseconds; unknown before the first change.
    average: Option<f64>,
}

/// The page's clock, in milliseconds.
pub fn now() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |clock| clock.now())
}

impl DeviceEstimate {
    /// Adds the time of a change of the table, in milliseconds.
    pub fn add(&mut self, milliseconds: f64) {
        let new = milliseconds.min(MAX_MS);
        self.average = Some(self.average.map_or(new * FIRST_FACTOR, |average| average + (new - average) * WEIGHT));
    }

    /// The estimate; a device counts as fast until it is known.
    pub fn device(&self) -> Device {
        if self.average.is_some_and(|average| average > SLOW_MS) { Device::Slow } else { Device::Fast }
    }
}
