//! Numbered games on all cores.

use indicatif::{ProgressBar, ProgressStyle};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A sum of which parts can be merged in any order.
pub trait Merge: Default + Send {
    fn merge(&mut self, other: &Self);
}

/// Plays games 0 to `games` on all cores and adds them up. Each depends on its number alone, so the order does not matter.
///
/// # Errors
/// The failure of the game with the lowest number, with that number, so that a second run reports the same one.
pub fn play_all<S: Merge>(
    games: u64,
    play_one: impl Fn(u64, &mut S) -> Result<(), String> + Sync,
) -> Result<S, (u64, String)> {
    let bar = ProgressBar::new(games);
    let template = "{bar:32} {pos} of {len} games, {eta} left";
    bar.set_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()));
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let sum = Mutex::new(S::default());
    let failure: Mutex<Option<(u64, String)>> = Mutex::new(None);
    let work = || {
        let mut own = S::default();
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                break;
            }
            if let Err(message) = play_one(number, &mut own) {
                stop.store(true, Ordering::Relaxed);
                if let Ok(mut failure) = failure.lock()
                    && failure.as_ref().is_none_or(|(first, _)| number < *first)
                {
                    *failure = Some((number, message));
                }
            }
            bar.inc(1);
        }
        if let Ok(mut sum) = sum.lock() {
            sum.merge(&own);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    // A lock cannot be poisoned here: `scope` has already passed on any panic of a thread.
    match failure.into_inner() {
        Ok(Some(failure)) => Err(failure),
        _ => Ok(sum.into_inner().unwrap_or_default()),
    }
}
