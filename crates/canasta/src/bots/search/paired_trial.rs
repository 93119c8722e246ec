//! Two plans tried on the same states, and how much the one is better.

use super::belief::Belief;
use super::playout::{Outcome, Playout};
use crate::rules::{Action, Observation};
use rand_chacha::ChaCha12Rng;

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The standard error of the mean; infinite for fewer than two values.
    pub standard_error: f64,
}

/// The number, sum and sum of squares of values.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Sums {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The number of values.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// The mean, and the standard error that follows from the spread of the values.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        let count = f64::from(self.count);
        let mean = self.sum / count.max(1.0);
        if self.count < 2 {
            return Estimate { mean, standard_error: f64::INFINITY };
        }
        // Rounding may leave a trace below 0.
        let variance = ((self.squares - self.sum * mean) / (count - 1.0)).max(0.0);
        Estimate { mean, standard_error: (variance / count).sqrt() }
    }
}

/// What a trial of two plans has found out so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PlanDifference {
    sums: [Outcome; 2],
    win_probability: Sums,
    points: Sums,
}

impl PlanDifference {
    fn add(&mut self, outcomes: [Outcome; 2]) {
        self.sums.iter_mut().zip(outcomes).for_each(|(sum, outcome)| sum.add(outcome));
        self.win_probability.add(outcomes[1].win_probability - outcomes[0].win_probability);
        self.points.add(outcomes[1].points - outcomes[0].points);
    }

    /// The number of states on which both plans were tried.
    #[must_use]
    pub const fn states(&self) -> u32 {
        self.win_probability.count()
    }

    /// The probability to win the match that the second plan adds to the first.
    #[must_use]
    pub fn win_probability(&self) -> Estimate {
        self.win_probability.estimate()
    }

    /// The points of the hand that the second plan adds to the first, own side minus the other.
    #[must_use]
    pub fn points(&self) -> Estimate {
        self.points.estimate()
    }

    /// The mean probability to win the match with each plan.
    #[must_use]
    pub fn win_probabilities(&self) -> [f64; 2] {
        self.sums.map(|sum| sum.win_probability / f64::from(self.states().max(1)))
    }

    /// The mean score of the hand with each plan, own side minus the other.
    #[must_use]
    pub fn scores(&self) -> [f64; 2] {
        self.sums.map(|sum| sum.points / f64::from(self.states().max(1)))
    }
}

/// A trial of two plans on the same states (common random numbers): what both owe to the cards cancels out in the difference.
pub struct PairedTrial<'a> {
    observation: Observation<'a>,
    belief: Belief,
    rng: ChaCha12Rng,
    playout: Playout,
    plans: [Vec<Action>; 2],
    difference: PlanDifference,
}

impl<'a> PairedTrial<'a> {
    pub(super) fn new(
        observation: Observation<'a>,
        belief: Belief,
        rng: ChaCha12Rng,
        playout: Playout,
        plans: [Vec<Action>; 2],
    ) -> PairedTrial<'a> {
        PairedTrial { observation, belief, rng, playout, plans, difference: PlanDifference::default() }
    }

    /// Tries both plans on so many further states.
    pub fn run(&mut self, states: u32) {
        for _ in 0..states {
            let Some(state) = self.belief.sample(&self.observation, &mut self.rng) else { return };
            let [one, other] = &self.plans;
            let Some(first) = self.playout.run(one, &state) else { continue };
            // A plan against itself is a way to learn its value alone.
            let second = if one == other { Some(first) } else { self.playout.run(other, &state) };
            if let Some(second) = second {
                self.difference.add([first, second]);
            }
        }
    }

    /// The result so far.
    #[must_use]
    pub const fn difference(&self) -> &PlanDifference {
        &self.difference
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Budget, SearchBot, SearchConfig};
    use crate::rules::{BySide, Deck, Preset, Seat, State, generator};

    #[test]
    fn an_estimate_has_the_standard_error_of_its_values() {
        let mut sums = Sums::default();
        assert_eq!(sums.estimate(), Estimate { mean: 0.0, standard_error: f64::INFINITY });
        [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().for_each(|value| sums.add(value));
        let Estimate { mean, standard_error } = sums.estimate();
        // The deviation of these values is 2.1381.
        assert!((mean - 5.0).abs() < 1e-9 && (standard_error - 2.1381 / 8.0_f64.sqrt()).abs() < 1e-4);
    }

    #[test]
    fn the_difference_of_two_plans_is_that_of_their_values() {
        let rules = Preset::ClassicTwo.rules();
        let mut state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut generator([3; 32])));
        state.play(&Action::Draw).unwrap();
        let seen = state.observe(state.to_act());
        let discard = |rank| vec![Action::Discard(seen.hand().any_of_rank(rank).unwrap())];
        let ranks: Vec<_> = seen.hand().ranks().filter(|rank| rank.is_natural()).collect();
        let plans = [discard(ranks[0]), discard(ranks[ranks.len() - 1])];
        let mut bot = SearchBot::new("pair", [1; 32], Budget::Worlds(1), SearchConfig::default());
        let mut trial = bot.pair(seen, plans.clone());
        trial.run(100);
        trial.run(300);
        let found = *trial.difference();
        assert_eq!(found.states(), 400);
        let [one, other] = found.scores();
        assert!((found.points().mean - (other - one)).abs() < 1e-6);
        let [one, other] = found.win_probabilities();
        assert!((found.win_probability().mean - (other - one)).abs() < 1e-9);
        // Against itself a plan has no difference at all.
        let mut same = bot.pair(seen, [plans[0].clone(), plans[0].clone()]);
        same.run(50);
        assert_eq!(same.difference().points(), Estimate { mean: 0.0, standard_error: 0.0 });
        assert_ne!(same.difference().scores()[0], 0.0);
    }
}
