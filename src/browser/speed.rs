//! How quick this device is with changes of the table. What else it is busy with now and then hardly counts.

use std::cell::Cell;

/// A device is slow if a change takes longer than this, in milliseconds. A laptop needs two; a quarter as quick, eight.
const SLOW_MS: f64 = 5.0;

/// What takes longer counts as this, in milliseconds: something else has come between.
const MOST_MS: f64 = 16.0;

/// What one change counts for.
const SHARE: f64 = 0.125;

thread_local! {
    /// How long changes of the table usually take, in milliseconds.
    static USUAL: Cell<f64> = const { Cell::new(0.0) };
}

/// What the clock of the page says, in milliseconds.
pub fn now() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |clock| clock.now())
}

/// Takes note of how long a change of the table has taken, in milliseconds.
pub fn note(took: f64) {
    USUAL.set(USUAL.get() + (took.min(MOST_MS) - USUAL.get()) * SHARE);
}

/// Whether changes of the table take long.
pub fn is_slow() -> bool {
    USUAL.get() > SLOW_MS
}
