//! Progress for people: step k of n, what it does, how long it took.

use crate::failure::Result;
use std::fmt::Display;
use std::time::{Duration, Instant};

/// A numbered run of steps.
pub struct Steps {
    done: usize,
    total: usize,
}

impl Steps {
    /// A run of `total` steps, none begun.
    pub fn new(total: usize) -> Self {
        Self { done: 0, total }
    }

    /// Announces the next step and does it. The work gives its result and a few words on how it ended.
    pub fn step<T>(&mut self, title: &str, work: impl FnOnce() -> Result<(T, String)>) -> Result<T> {
        self.done += 1;
        println!("[{}/{}] {title}", self.done, self.total);
        let start = Instant::now();
        let result = work();
        let words = result.as_ref().map_or("failed", |(_, words)| words);
        note(format_args!("{words} ({})", seconds(start.elapsed())));
        result.map(|(value, _)| value)
    }

    /// Passes over steps that need not be done, with one line for all of them.
    pub fn skip(&mut self, count: usize, title: &str, words: &str) {
        self.done += count;
        println!("[{}/{}] {title}", self.done, self.total);
        note(words);
    }
}

/// A line, or several, that belong to the current step.
pub fn note(line: impl Display) {
    println!("      {}", line.to_string().replace('\n', "\n      "));
}

/// A duration as people read it: `0.4 s`, `83 s`.
pub fn seconds(elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64();
    if seconds < 20.0 { format!("{seconds:.1} s") } else { format!("{seconds:.0} s") }
}
