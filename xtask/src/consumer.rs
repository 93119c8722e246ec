//! The library as another crate has it: `tests/consumer`, outside the workspace.

use crate::project::Project;
use crate::test_summary::TestSummary;
use anyhow::Result;
use std::collections::BTreeSet;
use xshell::cmd;

/// The crate that uses the library.
const MANIFEST: &str = "tests/consumer/Cargo.toml";
/// The most crates that the library may bring, itself among them.
const MOST_CRATES: usize = 26;

/// Runs the tests of the crate, and counts what the library brings.
pub fn check(project: &Project) -> Result<TestSummary> {
    let shell = project.shell()?;
    let tree =
        cmd!(shell, "cargo tree --manifest-path {MANIFEST} --package canasta --edges normal --prefix none").read()?;
    let crates = count_crates(&tree);
    println!("the library: {crates} crates, at most {MOST_CRATES}");
    // The same target folder, so that what is equal is not compiled again.
    let target = &project.target;
    let tests = cmd!(shell, "cargo test --manifest-path {MANIFEST} --target-dir {target} --no-fail-fast");
    let mut summary = TestSummary::of_run(tests.into(), TestSummary::from_cargo)?;
    summary += TestSummary::one(crates <= MOST_CRATES);
    Ok(summary)
}

/// Counts the lines of `cargo tree`, each crate once: a repeated one ends in `(*)`.
fn count_crates(tree: &str) -> usize {
    tree.lines()
        .map(|line| line.trim_end_matches(" (*)"))
        .filter(|line| !line.is_empty())
        .collect::<BTreeSet<_>>()
        .len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_counts_once() {
        assert_eq!(count_crates("a v1\nb v1\nb v2\nb v1 (*)\n\n"), 3);
    }
}
