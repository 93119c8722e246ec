//! Counting what passed and what failed.

use std::ops::AddAssign;

/// How many checks passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Checks that held.
    pub passed: u32,
    /// Checks that did not.
    pub failed: u32,
}

impl Tally {
    /// One check, held or not.
    pub fn one(held: bool) -> Self {
        Self { passed: held.into(), failed: (!held).into() }
    }

    /// Reads a line that ends a group of cargo's tests: `test result: ok. 3 passed; 0 failed; …`.
    pub fn from_cargo(line: &str) -> Option<Self> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let mut counts = counts.split("; ");
        Self::counts(counts.next()?, counts.next()?)
    }

    /// Reads the line that ends the browser tests: `3 passed, 0 failed`.
    pub fn from_browser(line: &str) -> Option<Self> {
        let (passed, failed) = line.split_once(", ")?;
        Self::counts(passed, failed)
    }

    fn counts(passed: &str, failed: &str) -> Option<Self> {
        let passed = passed.strip_suffix(" passed")?.parse().ok()?;
        let failed = failed.strip_suffix(" failed")?.parse().ok()?;
        Some(Self { passed, failed })
    }

    /// The verdict on a run of tests that ended well or not: a run that failed without a failed test (it did not
    /// compile, it crashed) counts as one failure, and so does a run without tests.
    pub fn judged(self, ended_well: bool) -> Self {
        let silent = self.failed == 0 && (!ended_well || self.passed == 0);
        Self { failed: self.failed + u32::from(silent), ..self }
    }

    /// Whether all is well.
    pub fn is_good(self) -> bool {
        self.failed == 0
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargos_lines_are_read() {
        let line = "test result: FAILED. 12 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        assert_eq!(Tally::from_cargo(line), Some(Tally { passed: 12, failed: 2 }));
        assert_eq!(Tally::from_cargo("test a::b ... ok"), None);
    }

    #[test]
    fn the_browser_runners_line_is_read() {
        assert_eq!(Tally::from_browser("3 passed, 1 failed"), Some(Tally { passed: 3, failed: 1 }));
        assert_eq!(Tally::from_browser("3 passed, 1 failed, 2 skipped"), None);
        assert_eq!(Tally::from_browser("passed"), None);
    }

    #[test]
    fn silence_is_failure() {
        assert_eq!(Tally::default().judged(true), Tally { passed: 0, failed: 1 });
        assert_eq!(Tally::default().judged(false), Tally { passed: 0, failed: 1 });
        assert_eq!(Tally { passed: 4, failed: 0 }.judged(false), Tally { passed: 4, failed: 1 });
        assert_eq!(Tally { passed: 4, failed: 2 }.judged(false), Tally { passed: 4, failed: 2 });
        assert_eq!(Tally { passed: 4, failed: 0 }.judged(true), Tally { passed: 4, failed: 0 });
    }
}
