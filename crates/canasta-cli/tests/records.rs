//! Records of whole matches that must always replay, and broken ones that must not.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta::rules::{Game, Preset, RecordProblem, RuleError, replay};
use canasta_cli::score_sheets;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/records").join(folder);
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    paths.sort();
    // Git may have changed the line ends on the way.
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("UTF-8").replace("\r\n", "\n");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

fn whole(path: &Path, text: &str) -> Game {
    let replay = replay(text);
    assert_eq!(replay.error, None, "{}", path.display());
    replay.game.expect("a match")
}

/// A text as a mail folds it: at the last space before a column.
fn folded(text: &str, column: usize, end: &str) -> String {
    let mut folded = String::new();
    for line in text.lines() {
        let mut width = 0;
        for (at, word) in line.split(' ').enumerate() {
            if at > 0 && width + 1 + word.len() > column {
                folded.push_str(end);
                width = 0;
            } else if at > 0 {
                folded.push(' ');
                width += 1;
            }
            folded.push_str(word);
            width += word.len();
        }
        folded.push('\n');
    }
    folded
}

#[test]
fn a_record_that_a_mail_has_folded_is_the_same_record() {
    for (path, text) in files("") {
        let game = whole(&path, &text);
        for (column, end) in [(62, "\n"), (72, " \n"), (76, "\r\n"), (78, "\n"), (80, "\n  ")] {
            let folded = folded(&text, column, end);
            assert!(folded.lines().count() > text.lines().count());
            assert_eq!(whole(&path, &folded).record(), game.record(), "{} at {column}", path.display());
        }
        // What is no rest of a line is wrong where it stands.
        let deck = text.lines().position(|line| line.starts_with("deck")).expect("a deck");
        let mut lines: Vec<&str> = text.lines().collect();
        lines.insert(deck + 1, "once upon a time");
        let error = replay(&lines.join("\n")).error.expect("a wrong line");
        assert_eq!((error.line, error.text.as_str()), (deck + 2, "once upon a time"));
        // A long comment takes nothing in, and neither do the names of all seats.
        let comment = format!("# {}", "somebody wrote this ".repeat(5));
        assert_eq!(whole(&path, &format!("{comment}\n{text}")).record(), game.record());
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.insert(deck + 1, comment);
        lines.insert(deck + 2, "practise".to_owned());
        assert_eq!(replay(&lines.join("\n")).error.map(|error| error.line), Some(deck + 3));
        let seats = text.lines().position(|line| line.starts_with("seats")).expect("seats");
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let names = game.record().names.len();
        lines[seats] = format!("seats{}", " AVeryLongNameOfSomebody".repeat(names));
        lines[seats + 1] = lines[seats + 1].replace("hand", "hnad");
        assert_eq!(replay(&lines.join("\n")).error.map(|error| error.line), Some(seats + 2));
    }
}

/// A record names its preset and writes only what differs. So the rules of a preset stay for ever; other rules get another name.
/// Fields that came later than the file have their classic value.
#[test]
fn the_rules_of_a_preset_never_change() {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/records/presets.json");
    let written: Map<String, Value> =
        serde_json::from_str(&std::fs::read_to_string(path).expect("UTF-8")).expect("JSON");
    assert_eq!(written.len(), 7);
    let classic = Value::Object(Preset::Classic.rules().fields());
    for (name, rules) in &written {
        let mut rules = rules.as_object().expect("fields").clone();
        for (field, value) in classic.as_object().expect("fields") {
            let _ = rules.entry(field).or_insert_with(|| value.clone());
        }
        let preset: Preset = name.parse().expect("a preset");
        assert_eq!(Value::Object(preset.rules().fields()), Value::Object(rules), "{name}");
    }
}

#[test]
fn golden_records_replay_to_their_end() {
    let mut presets = BTreeSet::new();
    let mut endings = BTreeSet::new();
    for (path, text) in files("") {
        let game = whole(&path, &text);
        assert_eq!(game.record().to_string(), text, "{}", path.display());
        let finished = !path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("unfinished"));
        assert_eq!(game.end().is_some(), finished, "{}", path.display());
        let sheets = score_sheets::score_sheets(game.record());
        let ended = game.record().hands.iter().filter_map(|hand| hand.end);
        assert!(sheets.iter().map(|sheet| (sheet.ended, sheet.totals())).eq(ended), "{}", path.display());
        presets.insert(game.record().preset.name());
        endings.extend(sheets.iter().map(|sheet| sheet.ended.name()));
    }
    assert_eq!(presets.len(), 7, "every preset has a record: {presets:?}");
    assert_eq!(endings, BTreeSet::from(["concealed", "out", "red-three", "stock"]));
}

/// Comments and blank lines are ignored, and a record may end after any line.
#[test]
fn golden_records_replay_with_comments_and_cut_short() {
    for (path, text) in files("") {
        let game = whole(&path, &text);
        let commented: String = text.lines().map(|line| format!("# a remark\n\n  {line}  # another\n")).collect();
        assert_eq!(whole(&path, &commented), game, "{}", path.display());
        let windows: String = text.lines().map(|line| format!("{line}\r\n")).collect();
        assert_eq!(whole(&path, &windows), game, "{}", path.display());
        let lines: Vec<&str> = text.lines().collect();
        for n in (1..lines.len()).step_by(7) {
            let part = replay(&lines[..n].join("\n"));
            assert_eq!(part.error, None, "{} after line {n}", path.display());
        }
    }
}

fn fact(error: &RuleError) -> Option<String> {
    match error {
        RuleError::BadRecord(problem) => Some(format!("{problem:?}")),
        RuleError::BadRules(bad) => Some(bad.name().to_owned()),
        _ => None,
    }
}

/// The first line of each file states the wrong line, the error code and the fact.
#[test]
fn broken_records_name_the_wrong_line() {
    let mut problems = BTreeSet::new();
    for (path, text) in files("broken") {
        let error = replay(&text).error.unwrap_or_else(|| panic!("{} is read as right", path.display()));
        let fact = fact(&error.error);
        let came = [Some(error.error.code().to_owned()), fact.clone()].into_iter().flatten().collect::<Vec<_>>();
        let came = format!("# line {}: {}", error.line, came.join(" "));
        assert_eq!(text.lines().next(), Some(came.as_str()), "{}", path.display());
        if matches!(error.error, RuleError::BadRecord(_)) {
            problems.extend(fact);
        }
    }
    assert_eq!(problems, RecordProblem::ALL.iter().map(|problem| format!("{problem:?}")).collect());
}
