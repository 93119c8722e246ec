//! Statistics: means, shares and sequential tests.

use serde::Serialize;

/// The 97.5 % point of the normal distribution: the half width of a two-sided 95 % interval in standard errors.
const Z: f64 = 1.959_963_984_540_054;
/// The probability of either error that a sequential test accepts.
pub const ERROR: f64 = 0.05;
/// The least number of pairs of a sequential test; fewer say little about their variance.
pub const MIN_PAIRS: u64 = 20;

/// A mean of independent values, with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Mean {
    /// The number of values.
    pub n: u64,
    /// Their mean.
    pub mean: f64,
    /// Half the width of the 95 % interval; `None` for fewer than two values.
    #[serde(rename = "plus_minus")]
    pub half_width: Option<f64>,
    /// The standard deviation of one value; `None` for fewer than two.
    pub deviation: Option<f64>,
}

/// A mean and a variance that are updated value by value.
///
/// By the recurrence of B. P. Welford, "Note on a Method for Calculating Corrected RunningStats of Squares and Products",
/// *Technometrics* 4 (1962), which loses no digits to large stats.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RunningStats {
    n: u64,
    mean: f64,
    squares: f64,
}

impl RunningStats {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.n += 1;
        let deviation = value - self.mean;
        self.mean += deviation / self.n as f64;
        self.squares += deviation * (value - self.mean);
    }

    /// The number of values.
    #[must_use]
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// The mean with its interval: mean ± t·s/√n with Student's t for n − 1 degrees of freedom ("Student", "The
    /// Probable Error of a Mean", *Biometrika* 6, 1908).
    #[must_use]
    pub fn mean(&self) -> Mean {
        let RunningStats { n, mean, squares } = *self;
        let deviation = (n > 1).then(|| (squares / (n - 1) as f64).sqrt());
        let half_width = deviation.map(|deviation| student_t(n - 1) * deviation / (n as f64).sqrt());
        Mean { n, mean, half_width, deviation }
    }
}

impl FromIterator<f64> for RunningStats {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> RunningStats {
        values.into_iter().fold(RunningStats::default(), |mut stats, value| {
            stats.add(value);
            stats
        })
    }
}

/// The 97.5 % point of Student's t distribution.
///
/// By the expansion 26.7.5 of Abramowitz and Stegun, *Handbook of Mathematical Functions* (1964), and by its table 26.10 for
/// fewer than five degrees of freedom, where the expansion is too rough.
#[must_use]
pub fn student_t(freedom: u64) -> f64 {
    const FEW: [f64; 5] = [f64::INFINITY, 12.706_204_7, 4.302_652_7, 3.182_446_3, 2.776_445_1];
    if let Some(&t) = usize::try_from(freedom).ok().and_then(|freedom| FEW.get(freedom)) {
        return t;
    }
    let (v, z) = (freedom as f64, Z);
    let terms = [
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
        (79.0 * z.powi(9) + 776.0 * z.powi(7) + 1482.0 * z.powi(5) - 1920.0 * z.powi(3) - 945.0 * z) / 92_160.0,
    ];
    terms.iter().rev().fold(0.0, |sum, term| (sum + term) / v) + z
}

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
        let n = stats.n as f64;
        let v = stats.squares / n;
        if stats.n < 2 {
            return 0.0;
        }
        if v <= 0.0 {
            // All values are equal: the nearer hypothesis is accepted.
            let nearness_to_hi = (stats.mean - self.lo).abs() - (stats.mean - self.hi).abs();
            return if nearness_to_hi == 0.0 { 0.0 } else { Sprt::bound().copysign(nearness_to_hi) };
        }
        let off = |mean: f64| v + (stats.mean - mean).powi(2);
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
        match stats.n {
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

    #[track_caller]
    fn assert_close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-3, "{a} is not {b}");
    }

    /// Values of printed tables.
    #[test]
    fn students_t_agrees_with_printed_tables() {
        for (freedom, t) in [(1, 12.706), (4, 2.776), (5, 2.571), (6, 2.447), (9, 2.262), (30, 2.042), (120, 1.980)] {
            assert_close(student_t(freedom), t);
        }
        assert_eq!(student_t(0), f64::INFINITY);
    }

    #[test]
    fn the_mean_interval_follows_students_t() {
        let mean = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect::<RunningStats>().mean();
        assert_close(mean.mean, 5.0);
        assert_close(mean.deviation.unwrap(), 2.1381);
        // 2.3646 · 2.1381 / √8
        assert_close(mean.half_width.unwrap(), 1.7875);
        assert_eq!([3.0].into_iter().collect::<RunningStats>().mean().half_width, None);
        assert_eq!(RunningStats::default().mean().n, 0);
    }

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
