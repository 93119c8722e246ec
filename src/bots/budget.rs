//! How long a bot may think.

use std::time::Duration;

/// Reads a clock: the time since some moment that stays the same as long as the program runs.
///
/// Bots are pure and have no clock of their own; whoever makes one with a limited time hands this in. A plain function
/// (not a closure) can be copied into every bot and thread; a worker in the browser has one as easily as a native
/// program.
pub type Clock = fn() -> Duration;

/// How long a bot may think about one decision. By worlds the decision follows from the seed alone, on every machine; by
/// time it does not.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// So many sampled worlds.
    Worlds(u32),
    /// So much time by a clock.
    Time {
        /// How long.
        limit: Duration,
        /// By which clock.
        clock: Clock,
    },
}

impl Budget {
    /// Begins to think: to be called once for each decision.
    ///
    /// ```
    /// use canasta::bots::Budget;
    /// let mut thinking = Budget::Worlds(3).begin();
    /// let mut worlds = 0;
    /// while thinking.another() {
    ///     worlds += 1;
    /// }
    /// assert_eq!(worlds, 3);
    /// ```
    #[must_use]
    pub fn begin(self) -> Thinking {
        match self {
            Budget::Worlds(worlds) => Thinking::Worlds { left: worlds, of: worlds },
            Budget::Time { limit, clock } => {
                let begin = clock();
                Thinking::Until { begin, end: begin.saturating_add(limit), clock, first: true }
            }
        }
    }
}

/// What is left of the budget of one decision.
#[derive(Clone, Copy, Debug)]
pub enum Thinking {
    /// So many worlds.
    Worlds {
        /// How many are left.
        left: u32,
        /// Of how many.
        of: u32,
    },
    /// Until the clock shows a time.
    Until {
        /// When it began.
        begin: Duration,
        /// Which time.
        end: Duration,
        /// Which clock.
        clock: Clock,
        /// Whether no world has been granted yet: the first always is.
        first: bool,
    },
}

impl Thinking {
    /// Whether another world may be looked at; it is counted as looked at then. One always may, unless none was
    /// granted.
    #[must_use]
    pub fn another(&mut self) -> bool {
        match self {
            Thinking::Worlds { left, .. } => left.checked_sub(1).map(|less| *left = less).is_some(),
            Thinking::Until { end, clock, first, .. } => std::mem::take(first) || clock() < *end,
        }
    }

    /// The whole of a budget, as [`Thinking::spent`] tells it.
    pub const WHOLE: u64 = 1024;

    /// How much of the budget is spent, in parts of [`Thinking::WHOLE`].
    #[must_use]
    pub fn spent(&self) -> u64 {
        let (spent, whole) = match *self {
            Thinking::Worlds { left, of } => (u64::from(of - left), u64::from(of)),
            Thinking::Until { begin, end, clock, .. } => {
                (micros(clock().saturating_sub(begin)), micros(end.saturating_sub(begin)))
            }
        };
        (spent.min(whole) * Thinking::WHOLE).checked_div(whole).unwrap_or(Thinking::WHOLE)
    }
}

/// Millionths of a second; so many at most that they can be multiplied by [`Thinking::WHOLE`].
fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX).min(u64::MAX / Thinking::WHOLE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    thread_local! {
        static NOW: Cell<u64> = const { Cell::new(100) };
    }

    /// A clock that goes on by a millisecond whenever it is read.
    fn clock() -> Duration {
        NOW.set(NOW.get() + 1);
        Duration::from_millis(NOW.get())
    }

    fn worlds(limit: u64) -> usize {
        let mut thinking = Budget::Time { limit: Duration::from_millis(limit), clock }.begin();
        (0..1000).take_while(|_| thinking.another()).count()
    }

    #[test]
    fn time_is_measured_from_the_beginning_of_each_decision() {
        // The clock is not read for the first world; it shows 1 after the beginning for the second.
        assert_eq!([worlds(0), worlds(1), worlds(10), worlds(10)], [1, 1, 10, 10]);
    }
}
