//! A share of successes, and how sure it is.

use serde::Serialize;

/// The 97.5 % point of the normal distribution: the half width of a two-sided 95 % interval in standard errors.
pub(super) const Z: f64 = 1.959_963_984_540_054;

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
/// The two matches of a pair share their decks, so that one tends to be won when the other is lost. The interval assumes
/// independence, so it is too wide rather than too narrow.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-3, "{a} is not {b}");
    }

    /// Newcombe's example (*Statistics in Medicine* 17, 1998): 81 of 263, and 0 of 20.
    #[test]
    fn wilsons_interval_agrees_with_newcombes_examples() {
        let share = wilson(81.0, 263).unwrap();
        assert_close(share.low, 0.2553);
        assert_close(share.high, 0.3662);
        let none = wilson(0.0, 20).unwrap();
        assert_close(none.low, 0.0);
        assert_close(none.high, 0.1611);
        assert_eq!(wilson(0.0, 0), None);
    }
}
