//! Choices as one natural number: each is a part of a whole, and costs as many bits as it is rare.

/// A natural number of any size, in digits of 32 bits, lowest first, the last of which is not 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Number(Vec<u32>);

impl Number {
    pub(super) const fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Divides by a number above 0; gives what is left over.
    pub(super) fn divide(&mut self, by: u32) -> u32 {
        if by <= 1 {
            return 0;
        }
        let by = u64::from(by);
        let mut left = 0;
        for digit in self.0.iter_mut().rev() {
            let part = left << 32 | u64::from(*digit);
            // The quotient fits, because what was left is below the divisor.
            *digit = (part / by) as u32;
            left = part % by;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        left as u32
    }

    /// Multiplies by a number above 0, and adds another.
    pub(super) fn multiply(&mut self, by: u32, plus: u32) {
        let mut carry = u64::from(plus);
        for digit in &mut self.0 {
            let part = u64::from(*digit) * u64::from(by) + carry;
            *digit = part as u32;
            carry = part >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }
}

/// Weights of no and yes, where it is mostly no.
pub(super) const SELDOM: [u32; 2] = [15, 1];

/// A choice: the part of a whole from `start`, so many long.
#[derive(Clone, Copy)]
struct Choice {
    start: u32,
    part: u32,
    whole: u32,
}

/// Writes choices.
#[derive(Default)]
pub(super) struct Packer(Vec<Choice>);

impl Packer {
    /// One of so many that are equally likely, from 0.
    pub(super) fn digit(&mut self, digit: u32, radix: u32) {
        debug_assert!(digit < radix);
        self.0.push(Choice { start: digit, part: 1, whole: radix });
    }

    /// One of several, each as likely as its weight says. The chosen one has a weight above 0.
    pub(super) fn weighted(&mut self, chosen: usize, weights: &[u32]) {
        let start = weights.iter().take(chosen).sum();
        let part = weights.get(chosen).copied().unwrap_or_default();
        debug_assert!(part > 0);
        self.0.push(Choice { start, part, whole: weights.iter().sum() });
    }

    /// A number in as many bits as it has, after how many those are.
    pub(super) fn number(&mut self, number: u32) {
        let bits = u32::BITS - number.leading_zeros();
        self.digit(bits, u32::BITS + 1);
        if bits > 1 {
            let highest = 1 << (bits - 1);
            self.digit(number - highest, highest);
        }
    }

    /// The number of all choices, of which the first is the lowest.
    pub(super) fn finish(self) -> Number {
        let mut number = Number::default();
        for Choice { start, part, whole } in self.0.into_iter().rev() {
            let left = if part > 1 { number.divide(part) } else { 0 };
            number.multiply(whole, start + left);
        }
        number
    }
}

/// The most digits of 32 bits that are gone through to read the choices of a number, once for each division and each multiplication. A
/// number with many choices that hardly use it up would take long. Games that fill a code of 20,000 letters take fewer.
pub(super) const MOST_STEPS: usize = 400_000_000;

/// Reads choices. Each method gives `None` where there is nothing to choose from, and once it has gone [`MOST_STEPS`].
pub(super) struct Unpacker {
    number: Number,
    /// The steps that it may still go.
    left: usize,
}

impl Unpacker {
    pub(super) const fn new(number: Number) -> Unpacker {
        Unpacker { number, left: MOST_STEPS }
    }

    /// Whether nothing but first choices is left.
    pub(super) const fn is_empty(&self) -> bool {
        self.number.is_zero()
    }

    /// Whether it goes no further, because it has gone too far already.
    pub(super) const fn is_spent(&self) -> bool {
        self.left < self.number.0.len()
    }

    /// The steps that it has gone.
    #[cfg(test)]
    pub(super) const fn gone(&self) -> usize {
        MOST_STEPS - self.left
    }

    fn go(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(self.number.0.len())?;
        Some(())
    }

    pub(super) fn digit(&mut self, radix: u32) -> Option<u32> {
        // One choice leaves the number as it is.
        if radix > 1 {
            self.go()?;
        }
        (radix > 0).then(|| self.number.divide(radix))
    }

    pub(super) fn weighted(&mut self, weights: &[u32]) -> Option<usize> {
        let mut left = self.digit(weights.iter().sum())?;
        let chosen = weights.iter().position(|&part| {
            let is_here = left < part;
            left -= if is_here { 0 } else { part };
            is_here
        })?;
        if let Some(&part) = weights.get(chosen).filter(|&&part| part > 1) {
            self.go()?;
            self.number.multiply(part, left);
        }
        Some(chosen)
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        Some(match self.digit(u32::BITS + 1)? {
            0 => 0,
            bits => {
                let highest = 1 << (bits - 1);
                highest + self.digit(highest)?
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_back_in_order() {
        let weights = [3, 0, 1, 12];
        let mut packer = Packer::default();
        for i in 0..500_u32 {
            packer.digit(i % 7, 7);
            packer.weighted([0, 2, 3][i as usize % 3], &weights);
            packer.number(i * i * 17);
        }
        packer.number(u32::MAX);
        let mut unpacker = Unpacker::new(packer.finish());
        for i in 0..500_u32 {
            assert_eq!(unpacker.digit(7), Some(i % 7));
            assert_eq!(unpacker.weighted(&weights), Some([0, 2, 3][i as usize % 3]));
            assert_eq!(unpacker.number(), Some(i * i * 17));
        }
        assert!(!unpacker.is_empty());
        assert_eq!(unpacker.number(), Some(u32::MAX));
        assert!(unpacker.is_empty());
        assert_eq!(unpacker.weighted(&[]), None);
    }

    /// The largest number of a code, read as choices that hardly use it up: as many as it has, they would be billions of steps.
    #[test]
    fn reading_ends_after_so_many_steps() {
        let mut number = Number::default();
        for _ in 0..20_000 {
            number.multiply(62, 61);
        }
        let digits = number.0.len();
        let mut unpacker = Unpacker::new(number);
        let mut choices = 0;
        while unpacker.weighted(&SELDOM).is_some() {
            choices += 1;
        }
        assert!(unpacker.is_spent() && !unpacker.is_empty());
        assert!(unpacker.left < digits && choices < 100_000, "{} {choices}", unpacker.left);
        assert_eq!(unpacker.digit(2), None, "nor does another choice");
    }

    /// The form of `docs/links.md`.
    #[test]
    fn the_number_is_that_of_the_document() {
        let mut packer = Packer::default();
        packer.digit(2, 5);
        packer.weighted(1, &[1, 3]);
        packer.digit(7, 10);
        // 7, then 7 div 3 × 4 + 1 + 7 mod 3 = 10, then 10 × 5 + 2.
        assert_eq!(packer.finish(), Number(vec![52]));
    }
}
