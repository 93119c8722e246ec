//! Released share codes are still read and written the same.

use canasta::rules::{Preset, RuleField, Rules, read_rules_code, rules_code};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// A line each: the code, the preset and the changed fields, as the program wrote them before version 2 of codes.
const VERSION_1: &str = include_str!("share_codes_v1.txt");

fn lines() -> impl Iterator<Item = (&'static str, Preset, Map<String, Value>)> {
    VERSION_1.lines().map(|line| {
        let mut parts = line.splitn(3, ' ');
        let (code, preset) = (parts.next().unwrap(), parts.next().unwrap().parse().unwrap());
        (code, preset, serde_json::from_str(parts.next().unwrap()).unwrap())
    })
}

#[test]
fn version_1_codes_round_trip() {
    for (code, preset, changes) in lines() {
        let rules: Rules = preset.rules().with(&changes).unwrap();
        assert_eq!(read_rules_code(code), Ok((preset, rules)), "{code}");
        assert_eq!(rules_code(preset, &rules), code);
    }
}

#[test]
fn version_1_codes_cover_every_field_of_version_1() {
    let changed: BTreeSet<String> =
        lines().flat_map(|(_, _, changes)| changes.into_iter().map(|(name, _)| name)).collect();
    assert_eq!(changed.len(), 30);
    assert!(changed.iter().all(|name| name.parse::<RuleField>().is_ok()), "{changed:?}");
}
