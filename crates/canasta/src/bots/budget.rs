//! The budget of a decision.

use std::time::Duration;

/// A monotonic clock: the time since a fixed moment.
///
/// Bots are pure and have no clock of their own; the caller provides one. It is a plain function and not a closure, so that it
/// can be copied into every bot and thread.
pub type Clock = fn() -> Duration;

/// The limit of one decision. With a limit of worlds the decision follows from the seed alone, on every machine; with a time
/// limit it does not.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// A number of sampled worlds.
    Worlds(u32),
    /// A duration.
    Time {
        /// The duration.
        limit: Duration,
        /// The clock that measures it.
        clock: Clock,
    },
}

impl Budget {
    /// Starts a decision.
    ///
    /// ```
    /// use canasta::bots::Budget;
    /// let mut budget = Budget::Worlds(3).start();
    /// let mut worlds = 0;
    /// while budget.consume() {
    ///     worlds += 1;
    /// }
    /// assert_eq!(worlds, 3);
    /// ```
    #[must_use]
    pub fn start(self) -> BudgetTracker {
        match self {
            Budget::Worlds(worlds) => BudgetTracker::Worlds { left: worlds, total: worlds },
            Budget::Time { limit, clock } => {
                let start = clock();
                BudgetTracker::Time { start, end: start.saturating_add(limit), clock, first: true }
            }
        }
    }
}

/// The rest of the budget of one decision.
#[derive(Clone, Copy, Debug)]
pub enum BudgetTracker {
    /// A number of worlds.
    Worlds {
        /// The worlds that are left.
        left: u32,
        /// The whole budget.
        total: u32,
    },
    /// A duration.
    Time {
        /// The time at the start.
        start: Duration,
        /// The time at which the budget is spent.
        end: Duration,
        /// The clock.
        clock: Clock,
        /// Whether no world has been granted yet. The first is granted in any case.
        first: bool,
    },
}

impl BudgetTracker {
    /// Takes one world from the budget; `false` if none is left.
    #[must_use]
    pub fn consume(&mut self) -> bool {
        match self {
            BudgetTracker::Worlds { left, .. } => left.checked_sub(1).map(|less| *left = less).is_some(),
            BudgetTracker::Time { end, clock, first, .. } => std::mem::take(first) || clock() < *end,
        }
    }

    /// The value of [`BudgetTracker::spent`] for the whole budget.
    pub const WHOLE: u64 = 1024;

    /// The part of the budget that is spent, from 0 to [`BudgetTracker::WHOLE`].
    #[must_use]
    pub fn spent(&self) -> u64 {
        let (spent, whole) = match *self {
            BudgetTracker::Worlds { left, total } => (u64::from(total - left), u64::from(total)),
            BudgetTracker::Time { start, end, clock, .. } => {
                (micros(clock().saturating_sub(start)), micros(end.saturating_sub(start)))
            }
        };
        (spent.min(whole) * BudgetTracker::WHOLE).checked_div(whole).unwrap_or(BudgetTracker::WHOLE)
    }
}

/// Microseconds, clamped so that a product with [`BudgetTracker::WHOLE`] does not overflow.
fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX).min(u64::MAX / BudgetTracker::WHOLE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    thread_local! {
        static NOW: Cell<u64> = const { Cell::new(100) };
    }

    /// A clock that advances by a millisecond at each reading.
    fn clock() -> Duration {
        NOW.set(NOW.get() + 1);
        Duration::from_millis(NOW.get())
    }

    fn worlds(limit: u64) -> usize {
        let mut budget = Budget::Time { limit: Duration::from_millis(limit), clock }.start();
        (0..1000).take_while(|_| budget.consume()).count()
    }

    #[test]
    fn a_time_budget_starts_with_each_decision() {
        // The clock is not read for the first world. For the second it reads 1 ms after the start.
        assert_eq!([worlds(0), worlds(1), worlds(10), worlds(10)], [1, 1, 10, 10]);
    }
}
