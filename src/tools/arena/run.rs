//! A series on all cores.

use super::file::{Results, Writer};
use super::game::{PairResult, Table};
use super::stats::{Sprt, Sums, Verdict};
use super::{Contestant, Series, Shard};
use crate::tools::protocol::Kind;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

/// How much is played.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// Pairs of hands.
    pub pairs: u64,
    /// Pairs of matches.
    pub match_pairs: u64,
    /// Which part of them.
    pub shard: Shard,
    /// The test that may end the pairs of hands early.
    pub sprt: Option<Sprt>,
    /// On how many threads.
    pub threads: usize,
}

impl Extent {
    /// All that is to be played, in order.
    fn jobs(&self) -> impl Iterator<Item = (Kind, u64)> + use<> {
        let shard = self.shard;
        let of = |kind: Kind, pairs: u64| (0..pairs).map(move |pair| (kind, pair));
        of(Kind::Hand, self.pairs).chain(of(Kind::Match, self.match_pairs)).filter(move |(_, pair)| shard.has(*pair))
    }

    /// How many pairs that is.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.jobs().count() as u64
    }

    /// Whether that is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.jobs().next().is_none()
    }

    /// Of some results those that count: that were asked for, and in pairs of hands those up to the end of the test.
    #[must_use]
    pub fn counted(&self, results: &Results) -> Results {
        let end = self.sprt.and_then(|sprt| Prefix::of(sprt, results).end).unwrap_or(self.pairs);
        let counts = |(kind, pair): (Kind, u64)| match kind {
            Kind::Hand => pair < end.min(self.pairs),
            Kind::Match => pair < self.match_pairs,
        };
        results.iter().filter(|(key, _)| counts(**key)).map(|(key, result)| (*key, result.clone())).collect()
    }
}

/// Pairs of hands from the first on without a gap, as far as a sequential test has gone through them.
///
/// The test takes them in their order, not in the order in which the threads come to their ends: so it ends at the same
/// pair each time.
struct Prefix {
    sprt: Sprt,
    sums: Sums,
    /// The number of pairs at which the test has ended.
    end: Option<u64>,
}

impl Prefix {
    fn of(sprt: Sprt, results: &Results) -> Prefix {
        let mut prefix = Prefix { sprt, sums: Sums::default(), end: None };
        prefix.go_on(results);
        prefix
    }

    fn go_on(&mut self, results: &Results) {
        while self.end.is_none()
            && let Some(next) = results.get(&(Kind::Hand, self.sums.n()))
        {
            self.sums.add(next.difference());
            if self.sprt.verdict(&self.sums) != Verdict::Open {
                self.end = Some(self.sums.n());
            }
        }
    }
}

/// Plays what is not among the results yet, and adds it to them and to the file. `progress` is told of each pair.
///
/// # Errors
/// A sentence: a contestant cannot be started, a hand did not end, or the file cannot be written.
pub fn run(
    series: &Series,
    extent: &Extent,
    results: &mut Results,
    mut writer: Option<Writer>,
    mut progress: impl FnMut(&Results),
) -> Result<(), String> {
    let mut prefix = extent.sprt.map(|sprt| Prefix::of(sprt, results));
    let ended = |prefix: &Option<Prefix>| prefix.as_ref().is_some_and(|prefix| prefix.end.is_some());
    let jobs: Vec<(Kind, u64)> = extent.jobs().filter(|key| !results.contains_key(key)).collect();
    if jobs.is_empty() {
        return Ok(());
    }
    try_out(series)?;
    let work = Work {
        series,
        jobs: &jobs,
        next: AtomicUsize::new(0),
        no_more_hands: AtomicBool::new(ended(&prefix)),
        stop: AtomicBool::new(false),
    };
    let failure = Mutex::new(None);
    std::thread::scope(|scope| {
        let (done, come) = channel();
        for _ in 0..extent.threads.clamp(1, jobs.len()) {
            let (done, work) = (done.clone(), &work);
            scope.spawn(move || work.go(&done));
        }
        drop(done);
        let fail = |sentence: String| {
            work.stop.store(true, Ordering::Relaxed);
            if let Ok(mut failure) = failure.lock() {
                failure.get_or_insert(sentence);
            }
        };
        for pair in come {
            let pair = match pair {
                Ok(pair) => pair,
                Err(sentence) => {
                    fail(sentence);
                    continue;
                }
            };
            if let Some(Err(error)) = writer.as_mut().map(|writer| writer.add(&pair)) {
                fail(format!("the results cannot be written: {error}"));
            }
            results.insert((pair.kind, pair.number), pair);
            if let Some(prefix) = &mut prefix {
                prefix.go_on(results);
            }
            if ended(&prefix) {
                work.no_more_hands.store(true, Ordering::Relaxed);
            }
            progress(results);
        }
    });
    // A thread that panicked has already ended the program in `scope`.
    failure.into_inner().unwrap_or_default().map_or(Ok(()), Err)
}

/// A program that cannot even be started is an error of whoever gave the command, not a lost game.
fn try_out(series: &Series) -> Result<(), String> {
    Table::new(series).try_out().map_err(|(party, fault)| {
        let contestant: &Contestant = &series.contestants[party.index()];
        format!("{contestant}: {fault}")
    })
}

/// What the threads share.
struct Work<'a> {
    series: &'a Series,
    jobs: &'a [(Kind, u64)],
    next: AtomicUsize,
    no_more_hands: AtomicBool,
    stop: AtomicBool,
}

impl Work<'_> {
    fn go(&self, done: &Sender<Result<PairResult, String>>) {
        let mut table = Table::new(self.series);
        while !self.stop.load(Ordering::Relaxed) {
            let Some(&(kind, pair)) = self.jobs.get(self.next.fetch_add(1, Ordering::Relaxed)) else { return };
            if kind == Kind::Hand && self.no_more_hands.load(Ordering::Relaxed) {
                continue;
            }
            let result = table.play(kind, pair).map_err(|sentence| format!("pair {pair}: {sentence}"));
            if done.send(result).is_err() {
                return;
            }
        }
    }
}
