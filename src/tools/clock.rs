//! This computer's clock, for bots with a limited time.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The time since this was first asked: a [`crate::bots::Clock`].
#[must_use]
pub fn clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The processor's time of this thread: what a bot spends, however busy the computer is with other work. On systems that do
/// not tell it, the same as [`clock`].
#[must_use]
pub fn thread_clock() -> Duration {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        let now = clock_gettime(ClockId::ThreadCPUTime);
        // A clock that has run backwards, or before its beginning, shows nothing.
        let (seconds, nanoseconds) = (now.tv_sec.try_into().unwrap_or(0), now.tv_nsec.try_into().unwrap_or(0));
        Duration::new(seconds, nanoseconds)
    }
    #[cfg(not(unix))]
    clock()
}
