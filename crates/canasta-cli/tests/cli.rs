//! The command line, run as a user runs it.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn canasta(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_canasta"))
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .expect("the command line starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).expect("JSON on standard output")
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path.to_str().expect("UTF-8").to_owned()
}

#[test]
fn all_scenarios_of_the_folder_pass() {
    let output = canasta(&["scenario", "tests/scenarios"]);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    let text = stdout(&output);
    let last = text.lines().last().expect("a line");
    let passed: usize = last.strip_suffix(" passed, 0 failed").expect(last).parse().expect(last);
    assert!(passed >= 60, "{last}");
}

const ONE_WRONG: &str = r#"[
  {"name": "right", "hands": ["4s 5s"], "expect": {"phase": "draw"}},
  {"name": "wrong banner", "hands": ["4s 5s"], "discard": "4h 2c", "expect": {"banner": "Frozen"}}
]"#;

#[test]
fn a_failed_scenario_prints_the_expected_and_the_actual_value() {
    let path = file(&folder("one-wrong"), "some.json", ONE_WRONG);
    let output = canasta(&["scenario", &path]);
    assert_eq!(output.status.code(), Some(1));
    let expected =
        format!("FAILED {path}: wrong banner: banner: expected \"Frozen\", came \"Pile Frozen\"\n1 passed, 1 failed\n");
    assert_eq!(stdout(&output), expected);

    let output = canasta(&["scenario", "--json", &path]);
    assert_eq!(output.status.code(), Some(1));
    let value = json(&output);
    assert_eq!(value["passed"], 1);
    assert_eq!(value["failed"][0]["name"], "wrong banner");
    assert_eq!(value["failed"][0]["file"], path.as_str());
}

#[test]
fn unreadable_scenario_files_count_as_failures() {
    let folder = folder("unreadable");
    let empty = folder.to_str().expect("UTF-8").to_owned();
    let output = canasta(&["scenario", &empty]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("there is no scenario file"), "{}", stdout(&output));

    let broken = file(&folder, "broken.json", "[{");
    std::fs::write(folder.join("latin.json"), [0xe4, 0xf6]).expect("a file");
    let output = canasta(&["scenario", &empty, "no/such/file.json"]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    assert!(text.contains(&format!("FAILED {broken}: no JSON: EOF")), "{text}");
    assert!(text.contains("latin.json: cannot be read: it is no UTF-8 text"), "{text}");
    assert!(text.contains("FAILED no/such/file.json: cannot be read"), "{text}");
    assert!(text.ends_with("\n0 passed, 3 failed\n"), "{text}");
}

#[test]
fn a_malformed_scenario_fails_with_the_name_of_its_field() {
    let wrong = [
        (r#""phase": 5"#, "unknown phase 5"),
        (r#""drew": []"#, "unknown drew []"),
        (r#""pile_frozen": "yes""#, "pile_frozen is true or false, not \"yes\""),
        (r#""hands": ["4s", "5s", "6s", "7s", "8s"]"#, "hands: 5 where there are 4"),
        (r#""melds": [[], [], ["Ks Kh Kd"]]"#, "melds: 3 where there are 2"),
        (r#""scores": [5]"#, "scores: 1 of 2 sides"),
        (r#""expect": {"scores": []}"#, "scores in expect says nothing"),
        (r#""expect": {"melds": [[], [], ["Ks Kh Kd"]]}"#, "melds: 3 where there are 2"),
        (r#""rules": "classic-two", "hands": ["4s", "5s", "6s", ""]"#, "hands: 3 where there are 2"),
    ];
    let scenarios: Vec<String> = wrong.iter().map(|(field, _)| format!("{{\"name\": \"one\", {field}}}")).collect();
    // A byte order mark, as some editors write it, is accepted.
    let path = file(&folder("damaged"), "some.json", &format!("\u{feff}[{}]", scenarios.join(",")));
    let text = stdout(&canasta(&["scenario", &path]));
    let expected: Vec<String> = wrong.iter().map(|(_, words)| format!("FAILED {path}: one: {words}\n")).collect();
    assert_eq!(text, format!("{}0 passed, {} failed\n", expected.concat(), wrong.len()));
}

/// A record of one deal with these lines after the deck.
fn record(lines: &str) -> String {
    let deck = "4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2s 3s 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h 4d 5d 6d 7d 8d 9d Td Jd Qd \
                Kd Ad 2d 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2c 3c Jo Jo 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 2s 3s 4h 5h 6h \
                7h 8h 9h Th Jh Qh Kh Ah 2h 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2d 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2c 3c \
                3h 3h 3d 3d Jo Jo";
    format!("canasta-record 1\nrules evening\nseats A B C D\nhand 1 dealer 3 scores 0 0\ndeck {deck}\n{lines}")
}

#[test]
fn replay_of_an_unfinished_record_prints_where_it_stops() {
    let path = file(&folder("unfinished"), "game.txt", &record("0 draw\n"));
    let output = canasta(&["replay", &path]);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    assert!(stdout(&output).contains("the record stops in hand 1, after 1 line of play"), "{}", stdout(&output));
}

#[test]
fn replay_reports_the_first_wrong_line() {
    let folder = folder("wrong-line");
    let good = file(&folder, "good.txt", &record("0 draw\n"));
    let bad = file(&folder, "bad.txt", &record("0 draw\n# a comment\n0 draw\n0 draw\n"));
    let output = canasta(&["replay", &good, &bad]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    assert!(text.contains("line 8 is wrong (already-drawn): "), "{text}");
    assert_eq!(text.matches("is wrong").count(), 1, "{text}");
    assert_eq!(text.matches("the record stops").count(), 1, "{text}");

    let output = canasta(&["replay", "--json", &good, &bad]);
    assert_eq!(output.status.code(), Some(1));
    let value = json(&output);
    assert_eq!((&value[0]["valid"], &value[1]["valid"]), (&true.into(), &false.into()));
    assert_eq!(value[1]["error"]["line"], 8);
    assert_eq!(value[1]["error"]["code"], "already-drawn");
    assert_eq!(value[1]["error"]["text"], "0 draw");
    assert_eq!(value[1]["error"]["reason"], "This turn has drawn already.");
}

#[test]
fn replay_reports_the_first_line_that_is_not_utf_8() {
    let folder = folder("no-text");
    let whole = record("0 draw\n");
    let name = whole.replacen("seats ", "seats J\u{fc}rgen ", 1);
    let letters = |text: &str| text.chars().map(|c| u8::try_from(u32::from(c)).expect("Latin-1")).collect::<Vec<u8>>();
    let texts = [
        ("end", [whole.as_bytes(), b"\xff\xfe\n0 draw\n"].concat(), 7),
        ("comment", [whole.as_bytes(), &letters("# f\u{fc}r dich\n")].concat(), 7),
        ("name", letters(&name), 3),
        ("start", b"\xff\n".to_vec(), 1),
    ];
    for (what, bytes, line) in texts {
        let path = folder.join(what);
        std::fs::write(&path, bytes).expect("a file");
        let output = canasta(&["replay", "--json", path.to_str().expect("UTF-8")]);
        assert_eq!(output.status.code(), Some(1), "{what}");
        let value = json(&output);
        assert_eq!(value[0]["error"]["line"], line, "{what}: {value}");
        assert_eq!(value[0]["error"]["code"], "bad-record", "{what}: {value}");
    }
}

#[test]
fn replay_of_a_missing_or_invalid_record_fails() {
    let path = file(&folder("no-record"), "poem.txt", "once upon a time\n");
    let output = canasta(&["replay", &path, "no/such/file.txt"]);
    assert_eq!(output.status.code(), Some(1));
    let text = stdout(&output);
    assert!(text.contains("line 1 is wrong"), "{text}");
    assert!(text.contains("no/such/file.txt: cannot be read"), "{text}");
}

#[test]
fn selfplay_with_the_same_seed_plays_the_same_games() {
    let folder = folder("selfplay");
    let play = |name: &str, seed: &str| {
        let out = folder.join(name).to_str().expect("UTF-8").to_owned();
        let output = canasta(&["selfplay", "--rules", "duel", "--games", "6", "--seed", seed, "--out", &out, "--json"]);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert_eq!(stderr(&output), "", "no progress bar without a terminal");
        let mut value = json(&output);
        let timeless = value.as_object_mut().expect("an object");
        assert!(timeless.remove("seconds").is_some() && timeless.remove("hands_per_second").is_some());
        let mut records: Vec<(String, String)> = std::fs::read_dir(folder.join(name))
            .expect("a folder")
            .map(|entry| entry.expect("an entry").path())
            .map(|path| (path.file_name().expect("a name").to_string_lossy().into_owned(), path))
            .map(|(name, path)| (name, std::fs::read_to_string(path).expect("a record")))
            .collect();
        records.sort();
        (value, records)
    };
    let (summary, records) = play("first", "5");
    assert_eq!((summary["games"].as_u64(), records.len()), (Some(6), 6));
    assert_eq!(records[0].0, "duel-5-000001.txt");
    assert_eq!(summary["rules"], "duel");
    let endings = ["out", "concealed", "stock", "red_three"].map(|name| summary["endings"][name].as_u64());
    assert_eq!(endings.into_iter().sum::<Option<u64>>(), summary["hands"].as_u64());
    assert_eq!(play("again", "5"), (summary, records.clone()));
    let other = play("other", "6").1;
    assert_ne!(other[0].1, records[0].1);

    let path = folder.join("first/duel-5-000001.txt").to_str().expect("UTF-8").to_owned();
    let output = canasta(&["replay", &path]);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    let text = stdout(&output);
    assert!(text.contains("\nhand 1: "), "{text}");
    let last = text.lines().last().expect("a line");
    assert!(last.starts_with("WE won by ") || last.starts_with("THEY won by "), "{last}");
    let value = json(&canasta(&["replay", "--json", &path]));
    let hands = value[0]["hands"].as_array().expect("hands");
    let last = hands.last().expect("a hand");
    assert_eq!(value[0]["totals"][0], last["sides"][0]["total"]);
    for side in hands.iter().flat_map(|hand| hand["sides"].as_array().expect("sides")) {
        let items = ["going_out", "canastas", "red_threes", "melded", "in_hand"].map(|name| side[name].as_i64());
        assert_eq!(items.into_iter().sum::<Option<i64>>(), side["hand"].as_i64());
    }
}

#[test]
fn selfplay_as_text_has_every_section() {
    let output = canasta(&["selfplay", "--rules", "evening", "--games", "3", "--set", r#"{"hand_size": 13}"#]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    for part in [
        r#"evening {"hand_size":13}, seed 1"#,
        "games",
        "hands ",
        "turns ",
        "concealed",
        "mean score",
        "hands per second",
    ] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
}

/// A small part of the run that docs/reliability.md counts.
#[test]
fn selfplay_checks_presets_and_random_rules() {
    for rules in ["classic", "classic-two", "duel", "rooms-two", "rooms-four", "evening", "pagat"] {
        let output = canasta(&["selfplay", "--check", "--rules", rules, "--games", "2", "--json"]);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        let value = json(&output);
        let checked = ["actions", "tried", "refused"].map(|what| value["checked"][what].as_u64().unwrap());
        assert!(checked.iter().all(|&n| n > 100), "{value}");
    }
    let output = canasta(&["selfplay", "--check", "--random-rules", "60", "--games", "1", "--seed", "7"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    assert!(text.contains("60 random rule sets, seed 7") && text.contains("No violation."), "{text}");
    for wrong in [&["--random-rules", "3"][..], &["--check", "--random-rules", "3", "--rules", "duel"]] {
        assert_eq!(canasta(&[&["selfplay"], wrong].concat()).status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn selfplay_rejects_invalid_rules_with_the_name_of_the_field() {
    for (set, field) in [
        (r#"{"target": 0}"#, "target"),
        (r#"{"wings": 2}"#, "wings"),
        (r#"{"hand_size": "many"}"#, "hand_size"),
        (r#"{"players": 2}"#, "ask_partner"),
        ("{", "--set is no JSON"),
        ("[1]", "--set is no JSON object"),
    ] {
        let output = canasta(&["selfplay", "--games", "1", "--set", set]);
        assert_eq!(output.status.code(), Some(2), "{set}");
        assert!(stderr(&output).contains(field), "{}", stderr(&output));
        assert_eq!(stdout(&output), "");
    }
    for arguments in [&["--rules", "poker"][..], &["--games", "0"], &["--seed", "-1"]] {
        let output = canasta(&[&["selfplay"][..], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
    let output = canasta(&["selfplay", "--rules", "poker"]);
    assert!(stderr(&output).contains("classic-two"), "the presets are listed: {}", stderr(&output));
}

#[test]
fn selfplay_fails_if_it_cannot_write_records() {
    let path = file(&folder("not-a-folder"), "taken", "a file");
    let output = canasta(&["selfplay", "--games", "1", "--out", &path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("cannot be made"), "{}", stderr(&output));
}

#[test]
fn invalid_arguments_exit_with_status_2() {
    for arguments in [&["scenario"][..], &["replay"], &["deal"], &["replay", "--yaml", "x"], &[]] {
        let output = canasta(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!stderr(&output).is_empty());
    }
    for arguments in
        [&["--help"][..], &["scenario", "--help"], &["replay", "--help"], &["selfplay", "--help"], &["--version"]]
    {
        assert_eq!(canasta(arguments).status.code(), Some(0), "{arguments:?}");
    }
}

/// As in `canasta … | head`.
#[test]
fn a_closed_pipe_is_no_error() {
    use std::process::Stdio;
    let path = file(&folder("pipe"), "game.txt", &record("0 draw\n"));
    // Far more output than the buffer of a pipe.
    let files = vec![path.as_str(); 2_000];
    let mut child = Command::new(env!("CARGO_BIN_EXE_canasta"))
        .arg("replay")
        .args(files)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command line starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(0), ""));
}

#[test]
fn speed_plays_the_same_hands_in_every_run() {
    let speed = || {
        let run = canasta(&["speed", "--rules", "classic-two", "--hands", "200", "--json"]);
        assert!(run.status.success());
        let value: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
        assert_eq!(value["hands"], 200);
        assert_eq!(value["playouts"], 200);
        for what in ["hands", "playouts", "samples"] {
            assert!(value[format!("{what}_per_second")].as_f64().unwrap() > 0.0, "{what}");
        }
        ["turns", "points", "playout_points", "samples_sum"].map(|sum| value[sum].clone())
    };
    assert_eq!(speed(), speed());
}

#[test]
fn a_review_says_what_the_decisions_of_a_game_were_worth() {
    let review = ["review", "tests/records/duel-cut-and-hash.txt", "--worlds", "64"];
    let output = canasta(&review);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    for words in ["hand 1\n", "hand 2\n", " lost (± ", "    did   ", "    best  ", "Ada Lovelace: error rate "] {
        assert!(text.contains(words), "{words} in {text}");
    }
    let value = json(&canasta(&[&review[..], &["--json", "--seat", "1"]].concat()));
    let decisions = value["decisions"].as_array().expect("a list");
    assert!(decisions.iter().all(|decision| decision["seat"] == 1) && decisions.len() > 30);
    assert!(decisions.iter().any(|decision| decision["worth"].is_null()), "drawing was forced");
    let free = || decisions.iter().filter(|decision| !decision["worth"].is_null());
    for worth in free().map(|decision| &decision["worth"]) {
        let chance = worth["win"]["done"].as_f64().expect("a number");
        assert!((0.0..=1.0).contains(&chance) && worth["best"][0].is_string(), "{worth}");
    }
    assert!(free().any(|decision| decision["class"].is_string()), "somebody made a mistake");
    assert_eq!((&value["seats"][0]["seat"], &value["seats"][0]["unforced"]), (&1.into(), &free().count().into()));
    assert_eq!(value["seats"].as_array().map(Vec::len), Some(1));
    assert!(value["seats"][0]["plays_like"].is_null(), "levels were measured with the standard strength");
    // The same on every machine.
    assert_eq!(json(&canasta(&[&review[..], &["--json", "--seat", "1"]].concat())), value);
}

#[test]
fn of_five_people_each_has_their_own_decisions_and_hands() {
    let file = "tests/records/classic-five-people.txt";
    let value = json(&canasta(&["review", file, "--worlds", "8", "--json"]));
    let people = value["seats"].as_array().expect("a list");
    let names: Vec<&str> = people.iter().filter_map(|person| person["name"].as_str()).collect();
    assert_eq!(names, ["Ada", "Ben", "Cleo", "Dan", "Eve"]);
    let decisions = value["decisions"].as_array().expect("a list");
    // Where each sits in the hands in which they play.
    let played: [&[(u64, u64)]; 5] =
        [&[(1, 0), (3, 2)], &[(1, 1), (2, 1), (3, 1)], &[(1, 2), (2, 2)], &[(1, 3), (2, 3), (3, 3)], &[(2, 0), (3, 0)]];
    for (person, played) in people.iter().zip(played) {
        let is_own = |decision: &&serde_json::Value| {
            let at = decision["hand"].as_u64().zip(decision["seat"].as_u64());
            !decision["worth"].is_null() && at.is_some_and(|at| played.contains(&at))
        };
        assert_eq!(person["unforced"], decisions.iter().filter(is_own).count(), "{}", person["name"]);
        let mut hands: Vec<u64> =
            person["turns"].as_array().expect("a list").iter().filter_map(|turn| turn["hand"].as_u64()).collect();
        hands.dedup();
        assert_eq!(hands, played.iter().map(|(hand, _)| *hand).collect::<Vec<_>>(), "{}", person["name"]);
    }
    assert_eq!(value["luck"]["sides"][0]["name"], "Ada and Cleo and Eve");
    let text = stdout(&canasta(&["review", file, "--worlds", "8"]));
    let last_hand = text.split("hand 3\n").nth(1).expect("three hands");
    let of_hand = last_hand.split("\n\n").next().expect("a paragraph");
    assert!(!of_hand.contains("Cleo"), "who rests does nothing: {of_hand}");
    assert!(last_hand.contains("Eve: error rate "), "{last_hand}");
    assert!(stdout(&canasta(&["replay", file])).contains("Ada and Cleo and Eve"));
}

#[test]
fn a_review_of_standard_strength_says_whom_a_player_plays_like() {
    let review = ["review", "tests/records/duel-cut-and-hash.txt", "--seat", "1"];
    let seat = &json(&canasta(&[&review[..], &["--json"]].concat()))["seats"][0];
    let like = &seat["plays_like"];
    assert!(like["level"].is_string() && like["rules"] == "classic-two", "{like}");
    assert!(seat["error_rate"].as_f64() > Some(0.0) && seat["error_rate_error"].as_f64() > Some(0.0), "{seat}");
    let text = stdout(&canasta(&review));
    assert!(text.contains("\n  plays like ") && text.ends_with(", as measured in classic-two\n"), "{text}");
}

#[test]
fn a_review_tells_luck_from_play() {
    let file = "tests/records/classic-two.txt";
    let found = json(&canasta(&["review", file, "--worlds", "64", "--json"]));
    let number = |value: &serde_json::Value| value.as_f64().expect("a number");
    let luck = &found["luck"];
    let (hands, events) = (luck["hands"].as_array().expect("hands"), luck["events"].as_array().expect("events"));
    for (side, of_side) in luck["sides"].as_array().expect("sides").iter().enumerate() {
        let sum = |field: &str| hands.iter().map(|hand| number(&hand["sides"][side][field])).sum::<f64>();
        assert!((number(&of_side["adjusted_margin"]) - sum("adjusted_margin")).abs() < 1e-6);
        let points = number(&of_side["luck"]["points"]);
        assert!((number(&of_side["margin"]) - points - sum("adjusted_margin")).abs() < 1e-6, "{of_side}");
        assert!(
            (number(&of_side["result"]) - number(&of_side["luck"]["win"]) - number(&of_side["adjusted_result"])).abs()
                < 1e-9
        );
        let of_events = |event: &serde_json::Value| {
            let points = number(&event["luck"]["points"]);
            if event["seat"] == side { points } else { -points }
        };
        assert!((events.iter().map(of_events).sum::<f64>() - points).abs() < 1e-6, "all luck is in the events");
    }
    for kind in ["deal", "turn-up", "draw", "replacement"] {
        assert!(events.iter().any(|event| event["kind"] == kind), "{kind}");
    }
    // Two lines, each seen from the side of its seat.
    let [one, other] = [0, 1].map(|seat| found["seats"][seat]["turns"].as_array().expect("turns"));
    assert_eq!(one.iter().filter(|turn| turn["seat"].is_null()).count(), hands.len(), "a moment after each deal");
    for (one, other) in one.iter().zip(other) {
        assert!((number(&one["open"]) + number(&other["open"]) - 1.0).abs() < 1e-6);
        assert!(one["known"].is_number() || one["seat"] != 0 || number(&one["open_error"]) > 0.0);
    }
    assert!(one.iter().filter(|turn| turn["known"].is_number()).count() > 30);
    let text = stdout(&canasta(&["review", file, "--worlds", "64", "--most", "2"]));
    for words in [
        "\n  luck of ",
        ": deal ",
        ", draws ",
        " without luck\n",
        " points: ",
        " was dealt ",
        " of a win without luck\n",
    ] {
        assert!(text.contains(words), "{words} in {text}");
    }
}

/// The records in a folder of the tests.
fn records(folder: &str) -> Vec<String> {
    let entries =
        std::fs::read_dir(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(folder)).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"));
    let names = names.filter(|name| Path::new(name).extension().is_some_and(|extension| extension == "txt"));
    names.map(|name| format!("{folder}/{name}")).collect()
}

#[test]
fn every_record_can_be_reviewed() {
    let records: Vec<String> = ["tests/records", "tests/records/page"].into_iter().flat_map(records).collect();
    assert!(records.len() > 10);
    for record in records {
        let output = canasta(&["review", &record, "--worlds", "8", "--json"]);
        assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(0), ""), "{record}");
        let found = json(&output);
        for decision in found["decisions"].as_array().expect("decisions").iter().filter(|one| !one["worth"].is_null()) {
            let win = &decision["worth"]["win"];
            let chances = ["done", "best"].map(|plan| win[plan].as_f64().expect("a number"));
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{record}: {decision}");
            assert!(win["error"].as_f64() >= Some(0.0), "{record}: {decision}");
        }
        for seat in found["seats"].as_array().expect("seats") {
            let chances = seat["turns"].as_array().expect("turns").iter().map(|turn| &turn["open"]);
            assert!(chances.clone().all(|open| (Some(0.0)..=Some(1.0)).contains(&open.as_f64())), "{record}");
            assert!(chances.count() > 0, "{record}");
        }
    }
}

#[test]
fn a_broken_record_is_answered_with_its_line_and_a_sentence() {
    let records = records("tests/records/broken");
    assert!(records.len() > 20);
    for record in records {
        let output = canasta(&["review", &record]);
        let error = stderr(&output);
        assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(1), ""), "{record}");
        assert!(error.starts_with(&format!("error: {record}: line ")) && error.contains(" is wrong ("), "{error}");
        assert!(error.ends_with(".\n") && error.lines().count() == 1, "{error}");
    }
}

#[test]
fn a_review_of_bad_input_says_what_is_wrong() {
    let good = "tests/records/classic-two.txt";
    for (arguments, status, words) in [
        (&["no/such/file.txt"][..], 1, "no/such/file.txt: cannot be read"),
        (&["tests/records/broken/no-action.txt"], 1, "no-action.txt: line "),
        (&["Cargo.toml"], 1, "Cargo.toml: line 1 is wrong (bad-record)"),
        (&[good, "--seat", "2"], 2, "--seat 2: the seats of this game are 0 to 1"),
        (&[good, "--worlds", "0"], 2, "--worlds"),
        (&[], 2, "FILE"),
    ] {
        let output = canasta(&[&["review"][..], arguments].concat());
        let error = stderr(&output);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}: {error}");
        assert!(error.contains(words) && stdout(&output).is_empty(), "{arguments:?}: {error}");
    }
}

#[test]
fn the_error_rates_of_levels_are_measured_and_continued() {
    let path = folder("review-levels").join("evening.jsonl");
    let path = path.to_str().expect("UTF-8");
    let measure = |more: &[&str]| {
        let all = ["review-levels", "--rules", "evening", "--worlds", "64", "--every", "5", "--levels", "beginner"];
        canasta(&[&all[..], more].concat())
    };
    // Two shards and what they leave are the whole.
    for shard in ["1/3", "3/3"] {
        let output = measure(&["--matches", "6", "--shard", shard, "--out", path]);
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    }
    assert_eq!(std::fs::read_to_string(path).expect("results").lines().count(), 4);
    let value = json(&measure(&["--matches", "6", "--out", path, "--json"]));
    assert_eq!(json(&measure(&["--matches", "6", "--threads", "1", "--json"])), value);
    let level = &value["levels"][0];
    assert_eq!((&level["level"], &level["matches"], &level["hands"]), (&"beginner".into(), &6.into(), &6.into()));
    assert!(level["decisions"].as_u64() > Some(20) && level["plus_minus"].is_number(), "{level}");
    assert!(stdout(&measure(&["--matches", "6", "--out", path])).contains("\n| beginner | "));
    let error = stderr(&measure(&["--out", path, "--seed", "2"]));
    assert!(error.contains("line 1 is of other rules, or another seed"), "{error}");
    assert!(stderr(&measure(&["--levels", "thumb"])).contains("there is no such level; there are beginner, "));
}

/// A name and a wrong line of somebody else's record command no terminal and begin no line.
#[test]
fn a_record_is_shown_escaped() {
    let hostile = r"A\u001b]0;title\u0007\r\nresult 0 margin 9\u009b2J\u202e";
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records/classic-two.txt"))
        .expect("UTF-8");
    let (head, rest) = text.split_once("seats ").expect("seats");
    let (_, rest) = rest.split_once('\n').expect("a line");
    let whole = format!("{head}seats \"{hostile}\" Ben\n{rest}");
    let folder = folder("escaped");
    let good = file(&folder, "good.txt", &whole);
    let wrong = file(&folder, "wrong.txt", &format!("{whole}\u{1b}[2J\u{9b}A\n"));
    let rules = file(&folder, "rules.txt", "canasta-record 1\nrules classic {\"a\u{1b}[2J\": 1}\n");
    for arguments in [
        &["replay", &good][..],
        &["replay", &wrong],
        &["replay", &rules],
        &["replay", "--json", &wrong],
        &["review", "--worlds", "1", &good],
        &["review", "--worlds", "1", &wrong],
        &["scenario", &wrong],
    ] {
        let output = canasta(arguments);
        let printed = stdout(&output) + &stderr(&output);
        assert!(printed.chars().all(|c| c == '\n' || !(c.is_control() || c == '\u{202e}')), "{printed:?}");
        assert!(!printed.lines().any(|line| line.starts_with("result 0")), "{printed}");
    }
    assert!(stdout(&canasta(&["replay", &good])).contains(r"A\u{1b}]0;title\u{7}\r\nresult"));
}

/// What somebody has there is not lost.
#[test]
fn selfplay_overwrites_no_other_game() {
    let folder = folder("selfplay-there");
    let out = folder.to_str().expect("UTF-8").to_owned();
    let play = |set: &str| canasta(&["selfplay", "--rules", "duel", "--games", "2", "--set", set, "--out", &out]);
    assert_eq!(play("{}").status.code(), Some(0));
    let first = std::fs::read(folder.join("duel-1-000001.txt")).expect("a record");
    let other = play(r#"{"target": 9000}"#);
    assert_eq!(other.status.code(), Some(1));
    assert!(stderr(&other).contains("is left as it is"), "{}", stderr(&other));
    assert_eq!(std::fs::read(folder.join("duel-1-000001.txt")).expect("a record"), first);
    // The same games once more are no other ones.
    assert_eq!(play("\u{feff}{}").status.code(), Some(0));
}

#[test]
fn a_count_that_nothing_can_reach_is_refused() {
    let most = u64::MAX.to_string();
    let output = canasta(&["selfplay", "--check", "--random-rules", "2", "--games", &most]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stdout(&output).is_empty() && stderr(&output).contains("cannot be counted"), "{}", stderr(&output));
}

/// Files that an editor has written with a byte order mark.
#[test]
fn a_byte_order_mark_is_no_part_of_a_file() {
    let folder = folder("marks");
    let scenarios = file(&folder, "some.json", &format!("\u{feff}{ONE_WRONG}"));
    assert!(stdout(&canasta(&["scenario", &scenarios])).ends_with("1 passed, 1 failed\n"));
    let out = folder.join("pairs.jsonl").to_str().expect("UTF-8").to_owned();
    let arena = |pairs: &str| {
        canasta(&[
            "arena", "--rules", "duel", "--a", "thumb", "--b", "thumb", "--pairs", pairs, "--out", &out, "--json",
        ])
    };
    assert_eq!(arena("2").status.code(), Some(0));
    let written = std::fs::read_to_string(&out).expect("results");
    std::fs::write(&out, format!("\u{feff}{written}")).expect("written");
    let output = arena("3");
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let lines = std::fs::read_to_string(&out).expect("results");
    assert_eq!(lines.lines().count(), 4);
    assert!(lines.starts_with(&format!("\u{feff}{written}")));
}

#[test]
fn a_link_to_a_deal_is_made_and_read() {
    let made = canasta(&[
        "link",
        "deal",
        "--rules",
        "duel",
        "--set",
        r#"{"target":3000}"#,
        "--seed",
        "7",
        "--hands",
        "match",
        "--dealer",
        "1",
        "--players",
        "person,expert:runner",
        "--sender",
        "Ada",
        "--result",
        "-45",
        "--page",
        "https://example.org/#",
    ]);
    assert_eq!(made.status.code(), Some(0), "{}", stderr(&made));
    let link = stdout(&made);
    assert!(link.starts_with("https://example.org/#deal=D1"), "{link}");
    let deal = json(&canasta(&["link", "read", &format!("Look: {link}!")]));
    assert_eq!(deal["set"], serde_json::json!({ "target": 3000 }));
    assert_eq!(deal["hands"], "match");
    assert_eq!(deal["players"], serde_json::json!(["person", { "bot": "expert", "style": "runner" }]));
    assert_eq!(deal["sender"], serde_json::json!({ "name": "Ada", "result": -45 }));
    let again = canasta(&["link", "deal", "--json", &deal.to_string(), "--page", "https://example.org/"]);
    assert_eq!(stdout(&again), link);
}

#[test]
fn a_link_to_a_game_is_made_and_read() {
    let path = "tests/records/duel-cut-and-hash.txt";
    let link = stdout(&canasta(&["link", "game", path]));
    let text = std::fs::read_to_string(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)).unwrap();
    assert_eq!(stdout(&canasta(&["link", "read", &link])), text);
    assert_eq!(json(&canasta(&["link", "read", "--json", &link]))["record"], text);
}

#[test]
fn a_link_that_cannot_be_made_or_read_says_why() {
    for (arguments, status, words) in [
        (&["link", "read", "#deal=D14mymIbeC3Fznf2"][..], 1, "(damaged): A letter of the link"),
        (&["link", "read", "good morning"], 1, "(no-link): This is no link"),
        (&["link", "game", "tests/records/unfinished-rooms-two.txt"], 1, "The last hand is not finished."),
        (&["link", "game", "tests/records/broken/hash.txt"], 1, "is wrong"),
        (&["link", "deal", "--seed", "1", "--players", "person"], 2, "1 players for 4 seats"),
        (&["link", "deal", "--seed", "x", "--players", "person,a,b,c"], 2, "a seed is a number"),
        (&["link", "deal", "--json", "{"], 2, "no deal"),
    ] {
        let output = canasta(arguments);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        assert!(stderr(&output).contains(words), "{arguments:?}: {}", stderr(&output));
        assert_eq!(stdout(&output), "");
    }
}

#[test]
fn the_deal_of_a_day_is_shown_by_its_game_and_by_its_rules() {
    let output = canasta(&["daily", "--date", "2026-11-28", "--game", "further"]);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let text = stdout(&output);
    for line in ["2026-11-28, samba", "seat 0   the person", "seat 3   daily-1", "link     #day=2026-11-28-further"] {
        assert!(text.lines().any(|one| one == line), "{line}: {text}");
    }
    assert!(!text.contains("par "), "{text}");
    assert_eq!(stdout(&canasta(&["daily", "--date", "2026-11-28", "--rules", "samba"])), text);
    let two = json(&canasta(&["daily", "--date", "2026-11-28", "--json"]));
    assert_eq!((&two["rules"], &two["players"]), (&"classic-two".into(), &serde_json::json!([null, "daily-1"])));
    assert_eq!(two["deck"].as_array().map(Vec::len), Some(108));
}

#[test]
fn days_without_a_deal_are_refused_with_the_reason() {
    for (arguments, reason) in [
        (["--date", "2026-11-27", "--game", "two"], "the first day is 2026-11-28"),
        (["--date", "2026-11-28", "--rules", "bolivia"], "that day has classic-two, classic and samba"),
        (["--date", "2026-02-30", "--game", "two"], "2026-02-30 is no day"),
        (["--date", "2026-11-28", "--game", "six"], "possible values: two, four, further"),
    ] {
        let output = canasta(&[&["daily"], &arguments[..]].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(stderr(&output).contains(reason), "{}", stderr(&output));
    }
}

#[test]
fn a_playing_of_par_replays_and_has_the_lead_of_par() {
    let folder = folder("par");
    let of_day = ["daily", "--date", "2026-12-01", "--game", "further"];
    let record = canasta(&[&of_day[..], &["--record", "8"]].concat());
    let path = file(&folder, "par.txt", &stdout(&record));
    let replayed = canasta(&["replay", &path]);
    assert_eq!(replayed.status.code(), Some(0), "{}", stdout(&replayed));
    let par = json(&canasta(&[&of_day[..], &["--par", "--json"]].concat()));
    let leads: Vec<i64> =
        par["par"]["leads"].as_array().unwrap().iter().filter_map(serde_json::Value::as_i64).collect();
    assert_eq!(leads.len(), 8);
    let game = canasta::rules::replay(&stdout(&record)).game.unwrap();
    let lead = game.state().and_then(|state| state.lead(canasta::rules::Side::FIRST));
    assert_eq!(lead.map(i64::from), Some(leads[7]));
}
