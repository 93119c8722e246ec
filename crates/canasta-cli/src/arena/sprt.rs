//! Sequential tests.

use canasta::analysis::RunningStats;
use serde::Serialize;

/// The probability of either error that a sequential test accepts.
pub const ERROR: f64 = 0.05;
/// The least number of pairs of a sequential test; fewer say little about their variance.
pub const MIN_PAIRS: u64 = 20;

/// A sequential probability ratio test of two hypotheses about a mean.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The lower hypothesis.
    pub lo: f64,
    /// The upper hypothesis.
    pub hi: f64,
}

/// The verdict of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The lower hypothesis is accepted.
    Low,
    /// The upper hypothesis is accepted.
    High,
    /// The test needs more values.
    Open,
}

impl Sprt {
    /// The log-likelihood ratio of `hi` to `lo`, with the maximum-likelihood variance under each:
    /// n/2 · ln((v + (m − lo)²) / (v + (m − hi)²)) with the mean m and the mean squared deviation v.
    ///
    /// This is the generalised sequential probability ratio test for a normal mean: A. Wald, *Sequential Analysis*
    /// (1947), and X. Li, J. Liu and Z. Ying, "Generalized Sequential Probability Ratio Test for Separate Families of
    /// Hypotheses", *Sequential Analysis* 33 (2014). Chess engines are tested in the same way.
    #[must_use]
    pub fn llr(&self, stats: &RunningStats) -> f64 {
        let (Some(v), m, n) = (stats.variance(), stats.mean().mean, stats.n() as f64) else { return 0.0 };
        if stats.n() < 2 {
            return 0.0;
        }
        if v <= 0.0 {
            // All values are equal: the nearer hypothesis is accepted.
            let nearness_to_hi = (m - self.lo).abs() - (m - self.hi).abs();
            return if nearness_to_hi == 0.0 { 0.0 } else { Sprt::bound().copysign(nearness_to_hi) };
        }
        let off = |mean: f64| v + (m - mean).powi(2);
        n / 2.0 * (off(self.lo) / off(self.hi)).ln()
    }

    /// The log-likelihood ratio at which the test ends: Wald's ln((1 − β)/α), with both error probabilities [`ERROR`].
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The verdict on these values.
    #[must_use]
    pub fn verdict(&self, stats: &RunningStats) -> Verdict {
        let llr = self.llr(stats);
        match stats.n() {
            ..MIN_PAIRS => Verdict::Open,
            _ if llr >= Sprt::bound() => Verdict::High,
            _ if llr <= -Sprt::bound() => Verdict::Low,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::{generator, seed_from_number};
    use rand::RngExt;

    /// With the mean at a hypothesis the test errs about as often as it may, and ends early.
    #[test]
    fn the_sequential_test_errs_as_seldom_as_promised() {
        let sprt = Sprt { lo: 0.0, hi: 100.0 };
        let mut rng = generator(seed_from_number(11));
        let mut run = |mean: f64| {
            let mut stats = RunningStats::default();
            loop {
                // The sum of twelve uniform values is nearly normal.
                let normal: f64 = (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0;
                stats.add(mean + 400.0 * normal);
                let verdict = sprt.verdict(&stats);
                if verdict != Verdict::Open {
                    return (verdict, stats.n());
                }
            }
        };
        for (mean, right) in [(0.0, Verdict::Low), (100.0, Verdict::High)] {
            let runs: Vec<_> = (0..400).map(|_| run(mean)).collect();
            let wrong = runs.iter().filter(|(verdict, _)| *verdict != right).count();
            assert!(wrong <= 32, "{wrong} of 400 wrong at {mean}");
            let pairs: u64 = runs.iter().map(|(_, n)| n).sum();
            // Wald expects about 85 pairs; a test of fixed length with the same error needs 173.
            assert!((50..120).contains(&(pairs / 400)), "{} pairs in the mean", pairs / 400);
        }
        // Far beyond the hypotheses it never errs.
        assert!((0..100).all(|_| run(300.0).0 == Verdict::High));
    }
}
