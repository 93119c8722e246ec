//! How much is spent on a decision.

use serde::{Deserialize, Serialize};

/// How much is spent on the review of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Strength {
    /// Playouts for the search for the best plan.
    pub playouts: u32,
    /// The least number of states on which it is compared with what was done.
    pub least_states: u32,
    /// The greatest number of such states.
    pub most_states: u32,
    /// The standard error of the loss that is aimed at, in win probability.
    pub precision: f64,
}

impl Strength {
    /// The strength of the page, for which the classes and the levels were measured: `docs/review.md`.
    pub const STANDARD: Strength = Strength::with_worlds(4096);

    /// A strength with so many playouts for the search, and at most so many states for the comparison.
    #[must_use]
    pub const fn with_worlds(worlds: u32) -> Strength {
        let least = worlds / 16;
        // With fewer states their spread, from which the number of more states follows, would be a guess.
        let least = if least > 64 { least } else { 64 };
        let most = if worlds > least { worlds } else { least };
        Strength { playouts: worlds, least_states: least, most_states: most, precision: 0.004 }
    }

    /// The number of states that reach the precision, given the standard error after the least number.
    ///
    /// It depends on the spread of the differences and not on their mean, so that the mean over all states stays unbiased
    /// (C. Stein, "A Two-Sample Test for a Linear Hypothesis Whose Power is Independent of the Variance", *Annals of
    /// Mathematical Statistics* 16, 1945). Stopping as soon as a loss looks significant would make losses of noise.
    #[must_use]
    pub fn states(&self, standard_error: f64) -> u32 {
        let ratio = standard_error / self.precision;
        let wanted = f64::from(self.least_states) * ratio * ratio;
        // The cast saturates.
        (wanted.ceil() as u32).clamp(self.least_states, self.most_states)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_states_follow_from_the_spread() {
        let strength = Strength::STANDARD;
        assert_eq!(strength.states(0.0), strength.least_states);
        assert_eq!(strength.states(2.0 * strength.precision), 4 * strength.least_states);
        assert_eq!(strength.states(f64::INFINITY), strength.most_states);
        assert!(Strength::with_worlds(1).most_states >= Strength::with_worlds(1).least_states);
    }
}
