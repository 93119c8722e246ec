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
}

impl TestSummary {
    /// The summary of one test.
    pub fn one(passed: bool) -> Self {
        Self { passed: passed.into(), failed: (!passed).into(), skipped: 0 }
    }

    /// Reads the last line of a test binary: `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
    pub fn from_cargo(line: &str) -> Option<Self> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let mut counts = counts.split("; ");
        let summary = Self::from_counts(counts.next()?, counts.next()?)?;
        let skipped = counts.next()?.strip_suffix(" ignored")?.parse().ok()?;
        Some(Self { skipped, ..summary })
    }

    /// Reads the last lines of the browser tests: `2 skipped`, if any were, and `3 passed, 0 failed`.
    pub fn from_browser(line: &str) -> Option<Self> {
        if let Some(skipped) = line.strip_suffix(" skipped") {
            return Some(Self { skipped: skipped.parse().ok()?, ..Self::default() });
        }
        let (passed, failed) = line.split_once(", ")?;
        Self::from_counts(passed, failed)
    }

    /// Runs tests, prints their output and adds up the lines that `read` understands. A line that looks like the summary of all
    /// parts is not printed, because that must stand only at the very end.
    pub fn of_run(mut tests: Command, read: fn(&str) -> Option<Self>) -> Result<Self> {
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
        Some(Self { passed, failed, skipped: 0 })
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
    }
}

impl fmt::Display for TestSummary {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 { write!(out, ", {} skipped", self.skipped) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_lines_of_test_runs_are_read() {
        let line = "test result: FAILED. 12 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        assert_eq!(TestSummary::from_cargo(line), Some(TestSummary { passed: 12, failed: 2, skipped: 1 }));
        assert_eq!(TestSummary::from_cargo("test a::b ... ok"), None);
        assert_eq!(
            TestSummary::from_browser("3 passed, 1 failed"),
            Some(TestSummary { passed: 3, failed: 1, skipped: 0 })
        );
        assert_eq!(TestSummary::from_browser("2 skipped"), Some(TestSummary { passed: 0, failed: 0, skipped: 2 }));
        assert_eq!(TestSummary::from_browser("3 passed, 1 failed, 2 skipped"), None);
        assert_eq!(TestSummary { passed: 3, failed: 1, skipped: 2 }.to_string(), "3 passed, 1 failed, 2 skipped");
        assert_eq!(TestSummary { passed: 3, failed: 1, skipped: 0 }.to_string(), "3 passed, 1 failed");
        assert_eq!(TestSummary::from_browser("passed"), None);
    }

    #[test]
    fn a_run_without_tests_or_with_an_error_fails() {
        assert_eq!(TestSummary::default().with_exit(true), TestSummary { passed: 0, failed: 1, skipped: 0 });
        assert_eq!(
            TestSummary { passed: 4, failed: 0, skipped: 0 }.with_exit(false),
            TestSummary { passed: 4, failed: 1, skipped: 0 }
        );
        assert_eq!(
            TestSummary { passed: 4, failed: 2, skipped: 0 }.with_exit(false),
            TestSummary { passed: 4, failed: 2, skipped: 0 }
        );
        assert_eq!(
            TestSummary { passed: 4, failed: 0, skipped: 0 }.with_exit(true),
            TestSummary { passed: 4, failed: 0, skipped: 0 }
        );
    }
}
