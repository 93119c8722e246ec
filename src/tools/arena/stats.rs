//! What can be said of a mean, a share and a series that is stopped early.

use serde::Serialize;

/// The 97.5 % point of the normal distribution: the half width of a two-sided 95 % interval in standard errors.
const Z: f64 = 1.959_963_984_540_054;
/// The chance of either mistake that a sequential test is allowed.
pub const ERROR: f64 = 0.05;
/// A sequential test does not end before so many pairs: until then their spread is hardly known.
pub const LEAST: u64 = 20;

/// A mean of independent values, with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Mean {
    /// How many values.
    pub n: u64,
    /// Their mean.
    pub mean: f64,
    /// Half the width of the 95 % interval; `None` for fewer than two values.
    pub plus_minus: Option<f64>,
    /// The standard deviation of one value; `None` for fewer than two.
    pub deviation: Option<f64>,
}

/// Sums for a mean and a variance, value by value.
///
/// By the recurrence of B. P. Welford, "Note on a Method for Calculating Corrected Sums of Squares and Products",
/// *Technometrics* 4 (1962), which loses no digits to large sums.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    n: u64,
    mean: f64,
    squares: f64,
}

impl Sums {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.n += 1;
        let from_before = value - self.mean;
        self.mean += from_before / self.n as f64;
        self.squares += from_before * (value - self.mean);
    }

    /// How many values were added.
    #[must_use]
    pub const fn n(&self) -> u64 {
        self.n
    }

    /// The mean with its interval: mean ± t·s/√n with Student's t for n − 1 degrees of freedom ("Student", "The
    /// Probable Error of a Mean", *Biometrika* 6, 1908).
    #[must_use]
    pub fn mean(&self) -> Mean {
        let Sums { n, mean, squares } = *self;
        let deviation = (n > 1).then(|| (squares / (n - 1) as f64).sqrt());
        let plus_minus = deviation.map(|deviation| student(n - 1) * deviation / (n as f64).sqrt());
        Mean { n, mean, plus_minus, deviation }
    }
}

impl FromIterator<f64> for Sums {
    fn from_iter<I: IntoIterator<Item = f64>>(values: I) -> Sums {
        values.into_iter().fold(Sums::default(), |mut sums, value| {
            sums.add(value);
            sums
        })
    }
}

/// The 97.5 % point of Student's t distribution.
///
/// By the expansion 26.7.5 of Abramowitz and Stegun, *Handbook of Mathematical Functions* (1964); for fewer than five
/// degrees of freedom, where that is too rough, from its table 26.10.
#[must_use]
pub fn student(freedom: u64) -> f64 {
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

/// A share of successes, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The share of `won` in `n` with the score interval of E. B. Wilson, "Probable Inference, the Law of Succession, and
/// Statistical Inference", *Journal of the American Statistical Association* 22 (1927). Half successes are allowed.
///
/// The two matches of a pair share their decks, so that one tends to be won when the other is lost: the interval, which
/// takes them as independent, is sooner too wide than too narrow.
#[must_use]
pub fn wilson(won: f64, n: u64) -> Option<Share> {
    if n == 0 {
        return None;
    }
    let n = n as f64;
    let (share, zz) = (won / n, Z * Z);
    let middle = (share + zz / (2.0 * n)) / (1.0 + zz / n);
    let half = Z * (share * (1.0 - share) / n + zz / (4.0 * n * n)).max(0.0).sqrt() / (1.0 + zz / n);
    Some(Share { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) })
}

/// A sequential test: is the mean sooner `lo`, or sooner `hi`?
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The lower of both.
    pub lo: f64,
    /// The upper of both.
    pub hi: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Sooner `lo`.
    Low,
    /// Sooner `hi`.
    High,
    /// It is not decided yet.
    Open,
}

impl Sprt {
    /// The logarithm of the ratio of likelihoods of `hi` to `lo`, the unknown variance being put at its most likely
    /// value under each: n/2 · ln((v + (m − lo)²) / (v + (m − hi)²)) with the mean m and the mean squared deviation v.
    ///
    /// This is the generalised sequential probability ratio test for a normal mean: A. Wald, *Sequential Analysis*
    /// (1947), and X. Li, J. Liu and Z. Ying, "Generalized Sequential Probability Ratio Test for Separate Families of
    /// Hypotheses", *Sequential Analysis* 33 (2014); engines of chess are tested in the same way.
    #[must_use]
    pub fn llr(&self, sums: &Sums) -> f64 {
        let n = sums.n as f64;
        let v = sums.squares / n;
        if sums.n < 2 {
            return 0.0;
        }
        if v <= 0.0 {
            // All results are the same: what is nearer to them has no doubt against it.
            let nearer_to_hi = (sums.mean - self.lo).abs() - (sums.mean - self.hi).abs();
            return if nearer_to_hi == 0.0 { 0.0 } else { Sprt::bound().copysign(nearer_to_hi) };
        }
        let off = |mean: f64| v + (sums.mean - mean).powi(2);
        n / 2.0 * (off(self.lo) / off(self.hi)).ln()
    }

    /// Where it ends on either side: Wald's ln((1 − β)/α), with both chances of a mistake [`ERROR`].
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// What it says.
    #[must_use]
    pub fn verdict(&self, sums: &Sums) -> Verdict {
        let llr = self.llr(sums);
        match sums.n {
            ..LEAST => Verdict::Open,
            _ if llr >= Sprt::bound() => Verdict::High,
            _ if llr <= -Sprt::bound() => Verdict::Low,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{generator, seed_from_number};
    use rand::RngExt;

    #[track_caller]
    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-3, "{a} is not {b}");
    }

    /// Values of printed tables.
    #[test]
    fn students_t_is_that_of_the_tables() {
        for (freedom, t) in [(1, 12.706), (4, 2.776), (5, 2.571), (6, 2.447), (9, 2.262), (30, 2.042), (120, 1.980)] {
            close(student(freedom), t);
        }
        assert_eq!(student(0), f64::INFINITY);
    }

    #[test]
    fn a_mean_and_its_interval() {
        let mean = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().collect::<Sums>().mean();
        close(mean.mean, 5.0);
        close(mean.deviation.unwrap(), 2.1381);
        // 2.3646 · 2.1381 / √8
        close(mean.plus_minus.unwrap(), 1.7875);
        assert_eq!([3.0].into_iter().collect::<Sums>().mean().plus_minus, None);
        assert_eq!(Sums::default().mean().n, 0);
    }

    /// Newcombe's example (*Statistics in Medicine* 17, 1998): 81 of 263, and 0 of 20.
    #[test]
    fn wilsons_interval_is_that_of_the_literature() {
        let share = wilson(81.0, 263).unwrap();
        close(share.low, 0.2553);
        close(share.high, 0.3662);
        let none = wilson(0.0, 20).unwrap();
        close(none.low, 0.0);
        close(none.high, 0.1611);
        assert_eq!(wilson(0.0, 0), None);
    }

    /// At the very limits the test is wrong about as often as it may be, and it ends soon.
    #[test]
    fn the_sequential_test_is_seldom_wrong() {
        let sprt = Sprt { lo: 0.0, hi: 100.0 };
        let mut rng = generator(seed_from_number(11));
        let mut run = |mean: f64| {
            let mut sums = Sums::default();
            loop {
                // Twelve uniform values come close to a normal one.
                let normal: f64 = (0..12).map(|_| rng.random::<f64>()).sum::<f64>() - 6.0;
                sums.add(mean + 400.0 * normal);
                let verdict = sprt.verdict(&sums);
                if verdict != Verdict::Open {
                    return (verdict, sums.n());
                }
            }
        };
        for (mean, right) in [(0.0, Verdict::Low), (100.0, Verdict::High)] {
            let runs: Vec<_> = (0..400).map(|_| run(mean)).collect();
            let wrong = runs.iter().filter(|(verdict, _)| *verdict != right).count();
            assert!(wrong <= 32, "{wrong} of 400 wrong at {mean}");
            let pairs: u64 = runs.iter().map(|(_, n)| n).sum();
            // Wald's expectation is about 85 pairs; a fixed number of pairs as sure as that would be 173.
            assert!((50..120).contains(&(pairs / 400)), "{} pairs in the mean", pairs / 400);
        }
        // Far beyond the limits it is never wrong.
        assert!((0..100).all(|_| run(300.0).0 == Verdict::High));
    }
}
