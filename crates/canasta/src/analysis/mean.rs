//! Means, and how sure they are.

use super::share::Z;
use serde::Serialize;

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
/// By the recurrence of B. P. Welford, "Note on a Method for Calculating Corrected Sums of Squares and Products",
/// *Technometrics* 4 (1962), which loses no digits to large sums.
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

    /// The mean squared deviation from the mean; `None` without values.
    #[must_use]
    pub fn variance(&self) -> Option<f64> {
        (self.n > 0).then(|| self.squares / self.n as f64)
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
