//! Hands that are played side by side, for programs that learn from many at once.

use super::features::{FeatureScale, features, features_len};
use super::staging::Staging;
use super::step::Step;
use super::step_set::StepSet;
use crate::rules::{BySide, Rules, Seat, Seed, State, generator};
use rand::RngExt as _;
use rand_chacha::ChaCha12Rng;

/// Hands of the same rules, each at its own step. A hand that ends is followed by a new one in its place.
///
/// ```
/// use canasta::referee::Batch;
/// use canasta::rules::Preset;
/// let mut batch = Batch::new(&Preset::Duel.rules(), 3, 10_000, [0; 32]).unwrap();
/// let steps = batch.sample();
/// let ends = batch.step(&steps).unwrap();
/// assert!(ends.is_empty() && batch.seats().len() == 3);
/// ```
#[derive(Clone, Debug)]
pub struct Batch {
    rules: Rules,
    lanes: Vec<Lane>,
    most_steps: u32,
    /// Decks and dealers come from it.
    decks: ChaCha12Rng,
    /// Random steps come from it, so that they change no deck.
    choices: ChaCha12Rng,
}

/// One hand.
#[derive(Clone, Debug)]
struct Lane {
    state: State,
    staging: Staging,
    mask: StepSet,
    steps: u32,
}

/// The end of a hand of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BatchEnd {
    /// The place of the hand in the batch.
    pub place: usize,
    /// The points of the sides of seats 0 and 1; `None` if the hand was cut because it had taken too many steps.
    pub points: Option<[i32; 2]>,
}

impl Batch {
    /// Deals `count` hands. Each is cut after `most_steps` steps.
    ///
    /// Returns `None` for rules whose actions have no steps, and for three players, where features know one rival of two.
    #[must_use]
    pub fn new(rules: &Rules, count: usize, most_steps: u32, seed: Seed) -> Option<Batch> {
        // Every hand is a first one.
        if !Step::covers(&rules.of_hand_alone(1)) || !matches!(rules.players.count(), 2 | 4) || rules.check().is_err() {
            return None;
        }
        let mut batch =
            Batch { rules: *rules, lanes: Vec::new(), most_steps, decks: generator(seed), choices: generator(seed) };
        batch.restart(count, seed);
        Some(batch)
    }

    /// Deals all hands anew.
    pub fn reset(&mut self, seed: Seed) {
        self.restart(self.lanes.len(), seed);
    }

    fn restart(&mut self, count: usize, seed: Seed) {
        self.decks = generator(seed);
        self.choices = generator(seed);
        self.choices.set_stream(1);
        self.lanes = (0..count).map(|_| Lane::deal(&self.rules, &mut self.decks)).collect();
    }

    /// The rules of all hands.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of hands.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Whether there is no hand.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// The seat that is to act in each hand.
    #[must_use]
    pub fn seats(&self) -> Vec<Seat> {
        self.lanes.iter().map(|lane| lane.state.to_act()).collect()
    }

    /// The steps that may be taken in each hand.
    pub fn masks(&self) -> impl ExactSizeIterator<Item = &StepSet> {
        self.lanes.iter().map(|lane| &lane.mask)
    }

    /// What the seat that is to act may know, hand after hand.
    pub fn features(&self, scale: FeatureScale) -> impl ExactSizeIterator<Item = Vec<f32>> {
        self.lanes.iter().map(move |lane| features(&lane.state.observe(lane.state.to_act()), &lane.staging, scale))
    }

    /// How many numbers the features of a hand have.
    #[must_use]
    pub fn features_len(&self) -> usize {
        features_len()
    }

    /// A random step of each hand that its mask allows.
    #[must_use]
    pub fn sample(&mut self) -> Vec<u8> {
        let choices = &mut self.choices;
        let mut choose = |lane: &Lane| {
            let step = lane.mask.nth(choices.random_range(0..lane.mask.len().max(1)));
            // There are fewer than 256 steps.
            step.and_then(|step| u8::try_from(step).ok()).unwrap_or(u8::MAX)
        };
        self.lanes.iter().map(&mut choose).collect()
    }

    /// Takes one step in each hand. Returns which hands have ended; new ones are dealt in their places.
    ///
    /// # Errors
    /// The places whose step is not allowed, or missing or beyond the last hand; then no hand has changed.
    pub fn step(&mut self, steps: &[u8]) -> Result<Vec<BatchEnd>, Vec<usize>> {
        let may = |place: usize| match (self.lanes.get(place), steps.get(place)) {
            (Some(lane), Some(&step)) => lane.mask.has(step.into()),
            _ => false,
        };
        let wrong: Vec<usize> = (0..steps.len().max(self.lanes.len())).filter(|&place| !may(place)).collect();
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let mut ends = Vec::new();
        for (place, (lane, &step)) in self.lanes.iter_mut().zip(steps).enumerate() {
            // The mask allows it, so it is legal.
            let _ = lane.step(step);
            let score = lane.state.score();
            if score.is_none() && lane.steps < self.most_steps {
                lane.mask = lane.staging.mask(&lane.state.observe(lane.state.to_act()));
                continue;
            }
            let points = score.map(|sheet| {
                let totals = sheet.totals();
                // Two sides.
                [0, 1].map(|side| totals.as_slice().get(side).copied().unwrap_or(0))
            });
            ends.push(BatchEnd { place, points });
            *lane = Lane::deal(&self.rules, &mut self.decks);
        }
        Ok(ends)
    }
}

impl Lane {
    fn deal(rules: &Rules, decks: &mut ChaCha12Rng) -> Lane {
        let players = rules.players;
        let deck = rules.shuffled_deck(decks);
        let dealer = players.seat(decks.random_range(0..players.count())).unwrap_or(Seat::FIRST);
        let state = State::deal(*rules, dealer, BySide::from([0, 0]), &deck);
        let staging = Staging::default();
        let mask = staging.mask(&state.observe(state.to_act()));
        Lane { state, staging, mask, steps: 0 }
    }

    fn step(&mut self, step: u8) -> Option<()> {
        self.steps += 1;
        let step = Step::from_number(step.into())?;
        let action = self.staging.take_of(&self.state.observe(self.state.to_act()), step, self.mask).ok()?;
        action.map_or(Some(()), |action| self.state.play(&action).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn hands_are_played_to_their_ends_and_follow_from_the_seed() {
        for preset in [Preset::Duel, Preset::Classic] {
            let rules = preset.rules();
            let mut batch = Batch::new(&rules, 5, 10_000, [1; 32]).unwrap();
            let mut twin = Batch::new(&rules, 5, 10_000, [1; 32]).unwrap();
            let mut ends = Vec::new();
            while ends.len() < 30 {
                let steps = batch.sample();
                assert_eq!(steps, twin.sample());
                let ended = batch.step(&steps).unwrap();
                assert_eq!(Ok(&ended), twin.step(&steps).as_ref());
                ends.extend(ended);
            }
            assert!((0..5).all(|place| ends.iter().any(|end| end.place == place)));
            assert!(ends.iter().all(|end| end.points.is_some()) && ends.iter().any(|end| end.points != ends[0].points));
            let before = batch.masks().copied().collect::<Vec<_>>();
            batch.reset([1; 32]);
            twin.reset([2; 32]);
            let decks = |batch: &Batch| batch.features(FeatureScale::Raw).collect::<Vec<_>>();
            assert_eq!(decks(&batch), decks(&Batch::new(&rules, 5, 1, [1; 32]).unwrap()));
            assert!(decks(&batch) != decks(&twin) && before != batch.masks().copied().collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_step_that_is_not_allowed_changes_no_hand() {
        let mut batch = Batch::new(&Preset::Duel.rules(), 4, 10_000, [3; 32]).unwrap();
        let mut steps = batch.sample();
        let before: Vec<_> = batch.features(FeatureScale::Raw).collect();
        let good = steps.clone();
        (steps[1], steps[3]) = (20, 255);
        assert_eq!(batch.step(&steps), Err(vec![1, 3]));
        assert_eq!(batch.step(&good[..3]), Err(vec![3]));
        assert_eq!(batch.step(&[good.as_slice(), &[0, 0]].concat()), Err(vec![4, 5]));
        assert_eq!(batch.features(FeatureScale::Raw).collect::<Vec<_>>(), before);
        assert_eq!(batch.step(&good), Ok(Vec::new()));
    }

    #[test]
    fn long_hands_are_cut_and_rules_without_steps_are_refused() {
        let mut batch = Batch::new(&Preset::Duel.rules(), 2, 3, [4; 32]).unwrap();
        let cut = [0, 1].map(|place| BatchEnd { place, points: None });
        for number in 1..10 {
            let ends = batch.step(&batch.clone().sample()).unwrap();
            assert_eq!(ends, if number % 3 == 0 { cut.to_vec() } else { Vec::new() });
        }
        assert!(Batch::new(&Preset::Samba.rules(), 1, 1, [0; 32]).is_none());
        assert!(Batch::new(&Preset::ThreeHanded.rules(), 1, 1, [0; 32]).is_none());
    }
}
