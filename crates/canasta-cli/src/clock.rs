//! Clocks of this machine, for bots with a time budget.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// Time since the first call: a [`canasta::bots::Clock`].
#[must_use]
pub fn wall_clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// CPU time of this thread, which other load on the machine does not change. The same as [`wall_clock`] on systems without
/// such a clock.
#[must_use]
pub fn thread_clock() -> Duration {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        let now = clock_gettime(ClockId::ThreadCPUTime);
        // A negative time cannot be represented and reads as 0.
        let (seconds, nanoseconds) = (now.tv_sec.try_into().unwrap_or(0), now.tv_nsec.try_into().unwrap_or(0));
        Duration::new(seconds, nanoseconds)
    }
    #[cfg(not(unix))]
    wall_clock()
}
