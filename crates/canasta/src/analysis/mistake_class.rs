//! How bad a decision was.

use crate::rules::{named, serde_by_name};

named! {
    /// The class of a decision that lost something for certain. `docs/review.md` says how the bounds were checked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum MistakeClass {
        /// A little was lost.
        Inaccuracy = "inaccuracy",
        /// As much was lost as `master` hardly ever loses.
        Mistake = "mistake",
        /// As much was lost as `master` never lost in the matches by which the bounds were checked.
        Blunder = "blunder",
    }
}

serde_by_name!(MistakeClass);

impl MistakeClass {
    /// A loss of fewer standard errors than this is within noise.
    pub const STANDARD_ERRORS: f64 = 2.0;

    /// The least loss of the class, in probability to win the match.
    #[must_use]
    pub const fn least_loss(self) -> f64 {
        match self {
            MistakeClass::Inaccuracy => 0.02,
            MistakeClass::Mistake => 0.05,
            MistakeClass::Blunder => 0.10,
        }
    }

    /// The class of a loss with this standard error; `None` if it is small, or within noise.
    #[must_use]
    pub fn of(loss: f64, standard_error: f64) -> Option<MistakeClass> {
        let is_certain = loss >= MistakeClass::STANDARD_ERRORS * standard_error;
        MistakeClass::ALL.into_iter().rev().find(|class| is_certain && loss >= class.least_loss())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_within_noise_has_no_class() {
        assert_eq!(MistakeClass::of(0.3, 0.16), None);
        assert_eq!(MistakeClass::of(0.3, 0.14), Some(MistakeClass::Blunder));
        assert_eq!(MistakeClass::of(0.07, 0.01), Some(MistakeClass::Mistake));
        assert_eq!(MistakeClass::of(0.021, 0.0), Some(MistakeClass::Inaccuracy));
        for (loss, error) in [(0.019, 0.0), (-0.3, 0.001), (0.3, f64::INFINITY), (f64::NAN, 0.0)] {
            assert_eq!(MistakeClass::of(loss, error), None, "{loss} ± {error}");
        }
    }
}
