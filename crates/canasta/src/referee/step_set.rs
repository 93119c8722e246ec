//! A set of steps.

use super::step::Step;

const WORDS: usize = Step::COUNT.div_ceil(64);

/// Which steps may be taken, by their numbers.
///
/// ```
/// use canasta::referee::{Step, StepSet};
/// let mut steps = StepSet::EMPTY;
/// steps.insert(&Step::Lay);
/// assert!(steps.contains(&Step::Lay) && !steps.contains(&Step::Back));
/// assert_eq!(steps.iter().collect::<Vec<_>>(), [Step::Lay.number()]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StepSet([u64; WORDS]);

impl StepSet {
    /// No step.
    pub const EMPTY: StepSet = StepSet([0; WORDS]);

    /// Adds a step.
    pub fn insert(&mut self, step: &Step) {
        let number = step.number();
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Whether the step is in it.
    #[must_use]
    pub fn contains(&self, step: &Step) -> bool {
        self.has(step.number())
    }

    /// Whether the step with this number is in it; no number from [`Step::COUNT`] on is.
    #[must_use]
    pub fn has(&self, number: usize) -> bool {
        self.0.get(number / 64).is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == StepSet::EMPTY
    }

    /// How many it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The numbers of its steps, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<> {
        self.0.into_iter().zip((0..).step_by(64)).flat_map(|(mut word, from)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                word &= word.wrapping_sub(1);
                (bit < 64).then_some(from + bit)
            })
        })
    }

    /// The number of the step that follows on `before` others, if there are so many.
    #[must_use]
    pub fn nth(&self, before: usize) -> Option<usize> {
        self.iter().nth(before)
    }

    /// Whether each step is in it, as bytes 0 and 1 by number. What lies beyond [`Step::COUNT`] stays as it is.
    pub fn write(&self, out: &mut [u8]) {
        let length = out.len().min(Step::COUNT);
        for (bytes, word) in out[..length].chunks_mut(64).zip(self.0) {
            for (bit, byte) in bytes.iter_mut().enumerate() {
                *byte = u8::from(word >> bit & 1 == 1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_in() {
        let numbers = [0, 5, 63, 64, 127, 128, 200, Step::COUNT - 1];
        let mut steps = StepSet::EMPTY;
        assert!(steps.is_empty() && steps.iter().next().is_none());
        for number in numbers {
            steps.insert(&Step::from_number(number).unwrap());
        }
        assert_eq!((steps.len(), steps.nth(3), steps.nth(8)), (8, Some(64), None));
        assert!(steps.iter().eq(numbers) && !steps.has(1) && !steps.has(Step::COUNT) && !steps.has(usize::MAX));
        let mut bytes = [7; Step::COUNT + 1];
        steps.write(&mut bytes);
        assert_eq!(bytes[Step::COUNT], 7);
        assert!((0..Step::COUNT).all(|number| (bytes[number] == 1) == steps.has(number) && bytes[number] < 2));
    }
}
