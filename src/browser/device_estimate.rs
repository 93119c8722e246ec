//! How quick this device is with changes of the table. What else it is busy with now and then hardly counts.

use std::cell::Cell;

/// A device is slow if a change takes longer than this, in milliseconds. A laptop needs one or two, a quarter as quick four to
/// eight. Where three are usual, the next deal in one task would take some 47: longer than that no task is to be.
const SLOW_MS: f64 = 3.0;

/// What takes longer counts as this, in milliseconds: something else has come between, or it is done for the first time.
const MOST_MS: f64 = 12.0;

/// What one change counts for.
const SHARE: f64 = 0.125;

/// What the first counts for: the first page takes twice as long as what follows, whether it is the welcome or a table.
const FIRST_SHARE: f64 = 0.5;

thread_local! {
    /// How long changes of the table usually take, in milliseconds; not known at first.
    static USUAL: Cell<Option<f64>> = const { Cell::new(None) };
}

/// What the clock of the page says, in milliseconds.
pub fn now() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |clock| clock.now())
}

/// Takes note of how long a change of the table has taken, in milliseconds.
pub fn note(took: f64) {
    let took = took.min(MOST_MS);
    USUAL.set(Some(USUAL.get().map_or(took * FIRST_SHARE, |usual| usual + (took - usual) * SHARE)));
}

/// Whether changes of the table take long.
pub fn is_slow() -> bool {
    USUAL.get().is_some_and(|usual| usual > SLOW_MS)
}
