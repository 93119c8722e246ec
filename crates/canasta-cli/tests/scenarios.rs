//! Every scenario file in `tests/scenarios` comes out as expected.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta_cli::scenario_file;
use std::path::Path;

/// The number of scenarios in the files. It grows with them, so that none is dropped unseen.
const SCENARIOS: usize = 1186;

#[test]
fn all_scenario_files_pass() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/scenarios");
    let mut passed = 0;
    let mut failed = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "json") {
            let report = scenario_file::run(&std::fs::read_to_string(&path).unwrap()).unwrap();
            passed += report.passed;
            failed.extend(report.failed);
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
    assert_eq!(passed, SCENARIOS);
}
