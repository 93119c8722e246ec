//! This computer's clock, for bots with a limited time.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The time since this was first asked: a [`crate::bots::Clock`].
#[must_use]
pub fn clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}
