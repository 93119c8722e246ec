//! Numbers of passed and failed tests.

use anyhow::{Context, Result};
use std::fmt;
use std::io::{BufRead, BufReader};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

/// How many tests passed, failed and were skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TestSummary {
    /// Tests that passed.
    pub passed: u32,
    /// Tests that failed.
    pub failed: u32,
    /// Tests that were not run.
    pub skipped: u32,
    /// Tests that failed first and passed when they were tried again. `passed` counts them too.
    pub flaky: u32,
}

impl TestSummary {
    /// The summary of one test.
    pub fn one(passed: bool) -> Self {
        Self { passed: passed.into(), failed: (!passed).into(), ..Self::default() }
    }

    /// Reads the last line of a test binary: `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
    pub fn from_cargo(line: &str) -> Option<Self> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let mut counts = counts.split("; ");
        let summary = Self::from_counts(counts.next()?, counts.next()?)?;
        let skipped = counts.next()?.strip_suffix(" ignored")?.parse().ok()?;
        Some(Self { skipped, ..summary })
    }

    /// Reads the last lines of the browser tests: `2 skipped` and `1 flaky`, if any were, and `3 passed, 0 failed`.
    pub fn from_browser(line: &str) -> Option<Self> {
        if let Some(skipped) = line.strip_suffix(" skipped") {
            return Some(Self { skipped: skipped.parse().ok()?, ..Self::default() });
        }
        if let Some(flaky) = line.strip_suffix(" flaky") {
            return Some(Self { flaky: flaky.parse().ok()?, ..Self::default() });
        }
        let (passed, failed) = line.split_once(", ")?;
        Self::from_counts(passed, failed)
    }

    /// Runs tests, prints their output and adds up the lines that `read` understands. A line that looks like the summary of all
    /// parts is not printed, because that must stand only at the very end.
    pub fn of_run(tests: Command, read: fn(&str) -> Option<Self>) -> Result<Self> {
        Self::of_lines(tests, read)
    }

    /// The same with a reader that may note more.
    pub fn of_lines(mut tests: Command, mut read: impl FnMut(&str) -> Option<Self>) -> Result<Self> {
        let mut child = tests
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", tests.get_program().display()))?;
        let mut total = Self::default();
        for line in child.stdout.take().map(BufReader::new).into_iter().flat_map(|output| output.split(b'\n')) {
            let line = line?;
            let line = String::from_utf8_lossy(&line);
            let summary = read(line.trim_end());
            total += summary.unwrap_or_default();
            if summary.is_none_or(|summary| summary.to_string() != line.trim_end()) {
                println!("{line}");
            }
        }
        Ok(total.with_exit(child.wait()?.success()))
    }

    fn from_counts(passed: &str, failed: &str) -> Option<Self> {
        let passed = passed.strip_suffix(" passed")?.parse().ok()?;
        let failed = failed.strip_suffix(" failed")?.parse().ok()?;
        Some(Self { passed, failed, ..Self::default() })
    }

    /// Adds one failure if the run reported none but exited with an error, for example because it did not compile, or ran no
    /// test at all.
    fn with_exit(self, exited_well: bool) -> Self {
        let is_unreported = self.failed == 0 && (!exited_well || self.passed == 0);
        Self { failed: self.failed + u32::from(is_unreported), ..self }
    }

    /// Whether no test failed.
    pub fn is_success(self) -> bool {
        self.failed == 0
    }
}

impl AddAssign for TestSummary {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
        self.flaky += other.flaky;
    }
}

impl fmt::Display for TestSummary {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)?;
        for (number, what) in [(self.skipped, "skipped"), (self.flaky, "flaky")] {
            if number > 0 {
                write!(out, ", {number} {what}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(passed: u32, failed: u32, skipped: u32) -> TestSummary {
        TestSummary { passed, failed, skipped, flaky: 0 }
    }

    #[test]
    fn last_lines_of_test_runs_are_read() {
        let line = "test result: FAILED. 12 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        assert_eq!(TestSummary::from_cargo(line), Some(summary(12, 2, 1)));
        assert_eq!(TestSummary::from_cargo("test a::b ... ok"), None);
        assert_eq!(TestSummary::from_browser("3 passed, 1 failed"), Some(summary(3, 1, 0)));
        assert_eq!(TestSummary::from_browser("2 skipped"), Some(summary(0, 0, 2)));
        assert_eq!(TestSummary::from_browser("3 passed, 1 failed, 2 skipped"), None);
        assert_eq!(TestSummary::from_browser("1 flaky"), Some(TestSummary { flaky: 1, ..TestSummary::default() }));
        assert_eq!(TestSummary { flaky: 1, ..summary(3, 0, 2) }.to_string(), "3 passed, 0 failed, 2 skipped, 1 flaky");
        assert_eq!(summary(3, 1, 2).to_string(), "3 passed, 1 failed, 2 skipped");
        assert_eq!(summary(3, 1, 0).to_string(), "3 passed, 1 failed");
        assert_eq!(TestSummary::from_browser("passed"), None);
    }

    #[test]
    fn a_run_without_tests_or_with_an_error_fails() {
        assert_eq!(TestSummary::default().with_exit(true), summary(0, 1, 0));
        assert_eq!(summary(4, 0, 0).with_exit(false), summary(4, 1, 0));
        assert_eq!(summary(4, 2, 0).with_exit(false), summary(4, 2, 0));
        assert_eq!(summary(4, 0, 0).with_exit(true), summary(4, 0, 0));
    }
}
