//! How fast messages may come.

/// Messages at once, and for how many milliseconds one more is allowed.
const BURST: u64 = 60;
const EACH_MS: u64 = 50;

/// What a side may still send: so many at once, and twenty a second for ever. Nobody plays faster.
#[derive(Clone, Copy, Debug)]
pub(super) struct Allowance {
    left: u64,
    since: u64,
}

impl Allowance {
    pub(super) const fn new(now: u64) -> Allowance {
        Allowance { left: BURST, since: now }
    }

    /// Takes one; false if none is left.
    pub(super) fn take(&mut self, now: u64) -> bool {
        let gained = now.saturating_sub(self.since) / EACH_MS;
        self.since += gained * EACH_MS;
        self.left = self.left.saturating_add(gained).min(BURST);
        let has_one = self.left > 0;
        self.left = self.left.saturating_sub(1);
        has_one
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let mut allowance = Allowance::new(1_000);
        assert_eq!((0..100).filter(|_| allowance.take(1_000)).count(), 60);
        assert_eq!((0..100).filter(|_| allowance.take(2_000)).count(), 20);
        // A clock that goes back gives nothing.
        assert!(!allowance.take(0));
        assert_eq!((0..1_000).filter(|_| allowance.take(u64::MAX)).count(), 60);
    }
}
