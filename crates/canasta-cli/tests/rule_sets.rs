//! Rules that people play, one file each in `tests/rule_sets`: bots play a game of each with all checks.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::panic)]

use serde::Deserialize;
use serde_json::{Map, Value};
use std::path::Path;
use std::process::Command;

/// The rules of one page, as its file has them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RuleSet {
    country: String,
    kind: String,
    #[serde(default)]
    site: Option<String>,
    preset: String,
    changes: Map<String, Value>,
    /// The fields whose values could not be read, and are usual ones here.
    #[serde(default)]
    guessed: Vec<String>,
}

/// Every set by the name of its file, in their order.
fn rule_sets() -> Vec<(String, RuleSet)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rule_sets");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == "json") && !path.ends_with("pages.json"));
    let read = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let set = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, set)
    };
    let mut all: Vec<(String, RuleSet)> = files.map(read).collect();
    all.sort_by(|(one, _), (other, _)| one.cmp(other));
    all
}

#[test]
fn the_rules_that_people_play_are_played_without_a_fault() {
    let all = rule_sets();
    assert_eq!(all.len(), 73);
    for (name, set) in all {
        assert!(!set.country.is_empty() && !set.kind.is_empty() && set.site != Some(String::new()), "{name}");
        assert!(set.guessed.iter().all(|field| set.changes.contains_key(field)), "{name}: {:?}", set.guessed);
        let changes = Value::Object(set.changes).to_string();
        let output = Command::new(env!("CARGO_BIN_EXE_canasta"))
            .args(["selfplay", "--check", "--rules", &set.preset, "--set", &changes, "--games", "1", "--json"])
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{name}: {said}");
        let summary: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(summary["games"], 1, "{name}: {summary}");
    }
}
