//! Progress for people: the number of each step, its title and its duration.

use anyhow::Result;
use std::fmt::Display;
use std::time::{Duration, Instant};

/// A numbered run of steps.
pub struct Steps {
    done: usize,
    total: usize,
}

impl Steps {
    /// A run of `total` steps.
    pub fn new(total: usize) -> Self {
        Self { done: 0, total }
    }

    /// Announces the next step and does it. The work returns its result and a note on how it ended.
    pub fn step<T>(&mut self, title: &str, work: impl FnOnce() -> Result<(T, String)>) -> Result<T> {
        self.skip(1, title);
        let start = Instant::now();
        let (value, ending) = work().inspect_err(|_| note(format_args!("failed ({})", seconds(start.elapsed()))))?;
        note(format_args!("{ending} ({})", seconds(start.elapsed())));
        Ok(value)
    }

    /// Counts steps as done that need no work.
    pub fn skip(&mut self, count: usize, title: &str) {
        self.done += count;
        println!("[{}/{}] {title}", self.done, self.total);
    }
}

/// Prints lines that belong to the current step.
pub fn note(text: impl Display) {
    println!("      {}", text.to_string().replace('\n', "\n      "));
}

/// A duration for people: `0.4 s`, `83 s`.
pub fn seconds(elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64();
    if seconds < 20.0 { format!("{seconds:.1} s") } else { format!("{seconds:.0} s") }
}
