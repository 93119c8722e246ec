//! The runner: plays a series on all cores.

use super::contestant::Contestant;
use super::game_result::PairResult;
use super::results_file::{Results, ResultsWriter};
use super::series::Series;
use super::shard::Shard;
use super::sprt::{Sprt, Verdict};
use super::table::Table;
use crate::protocol::GameKind;
use canasta::analysis::RunningStats;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

/// The size of a run.
#[derive(Clone, Copy, Debug)]
pub struct RunPlan {
    /// Pairs of hands.
    pub pairs: u64,
    /// Pairs of matches.
    pub match_pairs: u64,
    /// The part of them that is played.
    pub shard: Shard,
    /// The test that may end the pairs of hands early.
    pub sprt: Option<Sprt>,
    /// Number of threads.
    pub threads: usize,
}

impl RunPlan {
    /// All pairs, in order.
    fn jobs(&self) -> impl Iterator<Item = (GameKind, u64)> + use<> {
        let shard = self.shard;
        let of = |kind: GameKind, pairs: u64| (0..pairs).map(move |pair| (kind, pair));
        of(GameKind::Hand, self.pairs)
            .chain(of(GameKind::Match, self.match_pairs))
            .filter(move |(_, pair)| shard.contains(*pair))
    }

    /// The number of pairs.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.jobs().count() as u64
    }

    /// Whether there is no pair to play.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.jobs().next().is_none()
    }

    /// The results that belong to this run: a file may hold more pairs, and a test ends the pairs of hands early.
    #[must_use]
    pub fn select(&self, results: &Results) -> Results {
        let end = self.sprt.and_then(|sprt| SprtProgress::over(sprt, results).end).unwrap_or(self.pairs);
        let belongs = |(kind, pair): (GameKind, u64)| match kind {
            GameKind::Hand => pair < end.min(self.pairs),
            GameKind::Match => pair < self.match_pairs,
        };
        results.iter().filter(|(key, _)| belongs(**key)).map(|(key, result)| (*key, result.clone())).collect()
    }
}

/// A sequential test over the pairs of hands from the first on, as far as there is no gap.
///
/// The test takes the pairs by number and not in the order in which threads finish them, so that it always ends at the same
/// pair.
struct SprtProgress {
    sprt: Sprt,
    stats: RunningStats,
    /// The number of pairs at which the test ended.
    end: Option<u64>,
}

impl SprtProgress {
    fn over(sprt: Sprt, results: &Results) -> SprtProgress {
        let mut progress = SprtProgress { sprt, stats: RunningStats::default(), end: None };
        progress.advance(results);
        progress
    }

    fn advance(&mut self, results: &Results) {
        while self.end.is_none()
            && let Some(next) = results.get(&(GameKind::Hand, self.stats.n()))
        {
            self.stats.add(next.difference());
            if self.sprt.verdict(&self.stats) != Verdict::Open {
                self.end = Some(self.stats.n());
            }
        }
    }
}

/// Plays the pairs that have no result yet, and adds them to the results and the file. Calls `on_pair` after each pair.
///
/// # Errors
/// A message: a contestant cannot be started, a hand did not end, or the file cannot be written.
pub fn run(
    series: &Series,
    plan: &RunPlan,
    results: &mut Results,
    mut writer: Option<ResultsWriter>,
    mut on_pair: impl FnMut(&Results),
) -> Result<(), String> {
    let mut test = plan.sprt.map(|sprt| SprtProgress::over(sprt, results));
    let has_ended = |test: &Option<SprtProgress>| test.as_ref().is_some_and(|test| test.end.is_some());
    let jobs: Vec<(GameKind, u64)> = plan.jobs().filter(|key| !results.contains_key(key)).collect();
    if jobs.is_empty() {
        return Ok(());
    }
    check_start(series)?;
    let queue = JobQueue {
        series,
        jobs: &jobs,
        next: AtomicUsize::new(0),
        skip_hands: AtomicBool::new(has_ended(&test)),
        stop: AtomicBool::new(false),
    };
    let failure = Mutex::new(None);
    std::thread::scope(|scope| {
        let (sender, receiver) = channel();
        for _ in 0..plan.threads.clamp(1, jobs.len()) {
            let (sender, queue) = (sender.clone(), &queue);
            scope.spawn(move || queue.work(&sender));
        }
        drop(sender);
        let fail = |message: String| {
            queue.stop.store(true, Ordering::Relaxed);
            if let Ok(mut failure) = failure.lock() {
                failure.get_or_insert(message);
            }
        };
        for pair in receiver {
            let pair = match pair {
                Ok(pair) => pair,
                Err(message) => {
                    fail(message);
                    continue;
                }
            };
            if let Some(Err(error)) = writer.as_mut().map(|writer| writer.add(&pair)) {
                fail(format!("the results cannot be written: {error}"));
            }
            results.insert((pair.kind, pair.number), pair);
            if let Some(test) = &mut test {
                test.advance(results);
            }
            if has_ended(&test) {
                queue.skip_hands.store(true, Ordering::Relaxed);
            }
            on_pair(results);
        }
    });
    // The lock cannot be poisoned here: `scope` has already passed on any panic of a thread.
    failure.into_inner().unwrap_or_default().map_or(Ok(()), Err)
}

/// Checks that every contestant can be started: a command that does not work is an error of the user, not a lost game.
fn check_start(series: &Series) -> Result<(), String> {
    Table::new(series).start_all().map_err(|(party, fault)| {
        let contestant: &Contestant = &series.contestants[party.index()];
        format!("{contestant}: {fault} ({})", fault.code())
    })
}

/// The jobs that the threads share.
struct JobQueue<'a> {
    series: &'a Series,
    jobs: &'a [(GameKind, u64)],
    next: AtomicUsize,
    /// Whether the sequential test has ended, so that no more pairs of hands are needed.
    skip_hands: AtomicBool,
    stop: AtomicBool,
}

impl JobQueue<'_> {
    fn work(&self, sender: &Sender<Result<PairResult, String>>) {
        let mut table = Table::new(self.series);
        while !self.stop.load(Ordering::Relaxed) {
            let Some(&(kind, pair)) = self.jobs.get(self.next.fetch_add(1, Ordering::Relaxed)) else { return };
            if kind == GameKind::Hand && self.skip_hands.load(Ordering::Relaxed) {
                continue;
            }
            let result = table.play_pair(kind, pair).map_err(|message| format!("pair {pair}: {message}"));
            if sender.send(result).is_err() {
                return;
            }
        }
    }
}
