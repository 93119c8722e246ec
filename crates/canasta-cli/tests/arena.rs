//! The arena, the engine and external programs, run as a user runs them.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use serde_json::{Value, json};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

const CANASTA: &str = env!("CARGO_BIN_EXE_canasta");

fn canasta(arguments: &[&str]) -> Output {
    let mut command = Command::new(CANASTA);
    command
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .expect("the command line starts")
}

/// The report of `arena --json`, which must succeed.
fn arena(arguments: &[&str]) -> Value {
    let output = canasta(&[&["arena", "--json"], arguments].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    json_of(&output)
}

fn json_of(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("no JSON: {}", text(&output.stderr)))
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// A report without names and times, which differ between runs.
fn timeless(mut report: Value) -> Value {
    let fields = report.as_object_mut().expect("an object");
    for name in ["a", "b", "ms_a_decision", "slowest_ms"] {
        assert!(fields.remove(name).is_some(), "{name}");
    }
    report
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arena").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("UTF-8").to_owned()
}

/// The command of one of the players in Python.
fn python(player: &str) -> String {
    // -I and -S skip site packages, so that Python starts faster.
    format!("exec:python3 -IS tests/players/{player}")
}

#[test]
fn a_bot_against_itself_scores_exactly_half() {
    let report = arena(&["--a", "thumb", "--b", "thumb", "--pairs", "20", "--matches", "4", "--rules", "duel"]);
    // With the same cards and the same play on both sides, every pair cancels out.
    let points = &report["points_a_hand"];
    assert_eq!((&points["n"], &points["mean"], &points["plus_minus"]), (&json!(20), &json!(0.0), &json!(0.0)));
    assert_eq!(report["matches"]["won"], json!([2, 2]));
    assert_eq!(report["matches"]["share"]["share"], json!(0.5));
    let endings = &report["endings"];
    let ended =
        ["out", "concealed"].map(|name| endings[name][0].as_u64().unwrap() + endings[name][1].as_u64().unwrap());
    let ended = ended[0] + ended[1] + endings["stock"].as_u64().unwrap() + endings["red_three"].as_u64().unwrap();
    assert_eq!(Some(ended), report["hands"].as_u64());
    assert!(ended > 40, "matches are counted too: {report}");
    assert_eq!(report["decisions"][0], report["decisions"][1]);
    assert!(report["ms_a_decision"][0].as_f64().unwrap() > 0.0);
}

#[test]
fn the_omniscient_bot_is_far_ahead() {
    for rules in ["classic", "classic-two"] {
        let report = arena(&["--rules", rules, "--a", "cheat", "--b", "thumb", "--pairs", "20", "--worlds", "200"]);
        let points = &report["points_a_hand"];
        let lower_bound = points["mean"].as_f64().unwrap() - points["plus_minus"].as_f64().unwrap();
        assert!(lower_bound > 300.0, "{rules}: {points}");
    }
}

#[test]
fn results_depend_on_the_seed_and_not_on_the_threads() {
    let play = |more: &[&str]| {
        let common = ["--a", "thumb", "--b", "brisk", "--pairs", "12", "--matches", "4", "--rules", "classic"];
        timeless(arena(&[&common[..], more].concat()))
    };
    let one = play(&["--threads", "1"]);
    assert_eq!(play(&["--threads", "3"]), one);
    assert_ne!(play(&["--seed", "2"])["points_a_hand"], one["points_a_hand"]);
    assert_ne!(play(&["--set", r#"{"hand_size": 13}"#])["points_a_hand"], one["points_a_hand"]);
}

/// The protocol carries everything that a bot needs, for each partner separately.
#[test]
fn the_engine_as_a_program_plays_like_the_bot_in_process() {
    let engine = format!("exec:'{CANASTA}' engine --level brisk");
    for rules in ["classic", "classic-two", "rooms-four", "pagat"] {
        let play = |b: &str| {
            arena(&["--rules", rules, "--a", "thumb", "--b", b, "--pairs", "4", "--matches", "2", "--worlds", "8"])
        };
        assert_eq!(timeless(play(&engine)), timeless(play("brisk")), "{rules}");
    }
}

#[test]
fn a_python_player_plays_without_forfeits() {
    for rules in ["classic", "classic-two", "rooms-two"] {
        let report = arena(&["--rules", rules, "--a", "thumb", "--b", &python("drawer.py"), "--pairs", "6"]);
        assert_eq!(report["forfeits"], json!([0, 0]));
        // It never melds, so that its hand counts against it.
        assert!(report["points_a_hand"]["mean"].as_f64().unwrap() > 100.0, "{report}");
    }
    let report =
        arena(&["--rules", "duel", "--a", &python("drawer.py"), "--b", "thumb", "--pairs", "0", "--matches", "2"]);
    assert_eq!(report["matches"]["won"], json!([0, 2]));
}

/// Every fault is counted, the arena continues, and nothing hangs.
#[test]
fn a_fault_loses_the_game() {
    for (way, why, pairs, matches) in [
        ("illegal", "illegal", 2, 2),
        ("cheat", "illegal", 1, 0),
        ("crash", "gone", 1, 2),
        ("flood", "too-long", 1, 0),
        ("twice", "out-of-turn", 1, 0),
        ("bytes", "not-utf-8", 1, 0),
        ("killed", "gone", 1, 0),
        ("closed", "gone", 1, 0),
        ("late", "late", 1, 0),
        ("deaf", "late", 1, 0),
    ] {
        let timeout = if why == "late" { "300" } else { "10000" };
        let (player, start) = (python(&format!("faulty.py {way}")), Instant::now());
        let (n, m) = (pairs.to_string(), matches.to_string());
        let play = ["--a", "thumb", "--b", &player, "--pairs", &n, "--matches", &m, "--exec-timeout", timeout];
        let output = canasta(&[&["arena", "--json", "--rules", "classic-two"], &play[..]].concat());
        assert_eq!(output.status.code(), Some(1), "{way}: {}", text(&output.stderr));
        let report = json_of(&output);
        assert_eq!(report["forfeits"], json!([0, 2 * pairs + matches]), "{way}: {report}");
        let examples = report["forfeits_told"].as_array().expect("a list");
        assert!(examples.iter().all(|example| example["by"] == "b" && example["hand"] == 1), "{examples:?}");
        assert!(examples.iter().any(|example| example["why"] == why), "{way}: {examples:?}");
        assert_eq!(report["points_a_hand"]["mean"], json!(5000.0));
        assert_eq!(report["matches"]["won"], json!([matches, 0]));
        assert!(start.elapsed() < Duration::from_secs(25), "{way} took {:?}", start.elapsed());
    }
}

/// The report in words says which game was lost, by whom, by what code and why.
#[cfg(unix)]
#[test]
fn a_forfeit_is_told_with_its_game_its_seat_and_its_code() {
    for (way, why) in [
        ("crash", "gone: it exited with status 3"),
        ("killed", "gone: it was killed by signal 9"),
        ("closed", "gone: it closed its output"),
        ("bytes", r"not-utf-8: it wrote a line that is no UTF-8 text: “\xff\xfe\x00”"),
        ("ten", "illegal: “discard 10d” is no action: 10d is no card: it is Td"),
        ("unseen", r"illegal: “draw\u{200b}” is no action: "),
        ("late", "late: no answer within 300 ms: is its output flushed after each answer?"),
    ] {
        let player = python(&format!("faulty.py {way}"));
        let play =
            ["arena", "--rules", "duel", "--a", &player, "--b", "thumb", "--pairs", "1", "--exec-timeout", "300"];
        let printed = text(&canasta(&play).stdout);
        for game in ["a in pair 0, game 1, seat 0, hand 1: ", "a in pair 0, game 2, seat 1, hand 1: "] {
            assert!(printed.contains("forfeited") && printed.contains(&format!("{game}{why}")), "{way}: {printed}");
        }
    }
}

/// Some libraries write a byte order mark before every text.
#[test]
fn a_mark_before_an_answer_is_none_of_it() {
    let report = arena(&["--rules", "duel", "--a", "thumb", "--b", &python("faulty.py marks"), "--pairs", "1"]);
    assert_eq!(report["forfeits"], json!([0, 0]));
}

#[test]
fn a_command_for_a_shell_is_refused_with_a_sentence() {
    for (player, why) in [
        ("exec:", "exec: names no program"),
        ("exec:bot | tee log", "is no shell and has no pipes and redirections"),
        ("exec:bot 2>/dev/null", "quote 2>/dev/null"),
        ("exec:SEED=4 bot", "write exec:env SEED=4"),
    ] {
        let output = canasta(&["arena", "--a", "thumb", "--b", player, "--pairs", "2"]);
        assert_eq!(output.status.code(), Some(2), "{player}");
        assert!(text(&output.stderr).contains(why), "{}", text(&output.stderr));
    }
}

#[test]
fn a_number_that_is_impossible_is_answered_by_the_possible_ones() {
    let whole = |most: u64| format!("expected a whole number from 0 to {most}");
    for (option, value, why) in [
        ("--seed", "-1", whole(u64::MAX)),
        ("--seed", "abc", whole(u64::MAX)),
        ("--pairs", "-1", whole(u64::MAX)),
        ("--matches", "-2", whole(u64::MAX)),
        ("--time", "0", "expected a whole number from 1 to".to_owned()),
        ("--worlds", "0", "expected a whole number from 1 to 4294967295".to_owned()),
        ("--worlds", "-3", "expected a whole number from 1 to 4294967295".to_owned()),
    ] {
        let output = canasta(&["arena", "--a", "thumb", "--b", "brisk", option, value]);
        assert_eq!(output.status.code(), Some(2), "{option} {value}");
        assert!(text(&output.stderr).contains(&why), "{option} {value}: {}", text(&output.stderr));
    }
}

/// What a program writes commands no terminal.
#[test]
fn an_answer_is_shown_escaped() {
    let player = python("faulty.py escapes");
    let play = ["arena", "--a", &player, "--b", "thumb", "--pairs", "1"];
    let output = canasta(&play);
    let printed = text(&output.stdout);
    assert!(printed.contains(r"\u{1b}]0;title\u{7}\u{9b}2J discard"), "{printed}");
    let json = text(&canasta(&[&play[..], &["--json"]].concat()).stdout);
    for text in [printed, json] {
        assert!(text.chars().all(|c| c == '\n' || !c.is_control()), "{text:?}");
    }
}

#[test]
fn a_program_that_cannot_be_started_is_an_error() {
    for (player, why) in [
        ("exec:no-such-program-here --x", "it cannot be started: “no-such-program-here”: "),
        ("exec:~/no-such-program", "is no shell"),
        (&*python("faulty.py long-name"), "has 61 bytes, and at most 60 are possible (not-ready)"),
        (&*python("faulty.py rude"), "ready NAME"),
        ("exec:true", "it exited with status 0 (gone)"),
    ] {
        let output = canasta(&["arena", "--a", "thumb", "--b", player, "--pairs", "2"]);
        assert_eq!(output.status.code(), Some(1), "{player}");
        assert!(text(&output.stderr).contains(why), "{}", text(&output.stderr));
        assert!(output.stdout.is_empty());
    }
}

/// The arena kills programs that do not exit, together with their child processes.
#[cfg(target_os = "linux")]
#[test]
fn programs_and_their_children_are_killed_with_the_arena() {
    let ids = path(&folder("children"), "ids");
    for way in ["late", "deaf", "crash"] {
        let player = python(&format!("faulty.py {way} {ids}"));
        let _ = canasta(&["arena", "--a", "thumb", "--b", &player, "--pairs", "1", "--exec-timeout", "300"]);
    }
    let ids = std::fs::read_to_string(ids).expect("they have started");
    assert!(ids.lines().count() >= 6, "{ids}");
    assert_gone(&ids);
}

/// Waits until something holds, or for 20 seconds.
#[cfg(target_os = "linux")]
fn wait_until(holds: impl Fn() -> bool) {
    let start = Instant::now();
    while !holds() && start.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A killed process may take a moment to exit, and stays a zombie until its parent reaps it.
#[cfg(target_os = "linux")]
fn assert_gone(ids: &str) {
    for id in ids.split_whitespace() {
        let stat = || std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        let is_gone = |stat: &str| stat.is_empty() || stat.contains(") Z ");
        wait_until(|| is_gone(&stat()));
        assert!(is_gone(&stat()), "still there: {}", stat());
    }
}

/// Ctrl-C, the end of a terminal and a service's stop end the programs too, and the status still says which signal it was.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_the_programs_with_the_arena() {
    use std::os::unix::process::ExitStatusExt as _;
    for (name, number) in [("INT", 2), ("HUP", 1), ("TERM", 15)] {
        let ids = path(&folder(&format!("signal-{name}")), "ids");
        let player = python(&format!("faulty.py late {ids}"));
        // Who runs the tests in the background has them ignore the signal of Ctrl-C, and what they start.
        let mut arena = Command::new("env")
            .args(["--default-signal=INT,HUP,TERM", CANASTA, "arena", "--a", "thumb", "--b", &player])
            .args(["--pairs", "2", "--threads", "2", "--exec-timeout", "60000"])
            .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let started = || std::fs::read_to_string(&ids).unwrap_or_default();
        // One game at least has begun, in which its program thinks.
        wait_until(|| started().lines().count() >= 2);
        std::thread::sleep(Duration::from_millis(100));
        let killed = Command::new("kill").args(["-s", name, &arena.id().to_string()]).status().expect("kill starts");
        assert!(killed.success());
        assert_eq!(arena.wait().expect("it ends").signal(), Some(number), "{name}");
        assert_gone(&started());
    }
}

/// Who is told to ignore a signal, as by `nohup`, does.
#[cfg(target_os = "linux")]
#[test]
fn an_ignored_signal_stays_ignored() {
    let ids = path(&folder("nohup"), "ids");
    let player = python(&format!("faulty.py late {ids}"));
    let play = format!("exec '{CANASTA}' arena --a thumb --b \"{player}\" --pairs 1 --threads 1 --exec-timeout 1000");
    let mut arena = Command::new("sh")
        .args(["-c", &format!("trap '' HUP; {play}")])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    wait_until(|| Path::new(&ids).exists());
    let _ = Command::new("kill").args(["-s", "HUP", &arena.id().to_string()]).status();
    // The series is played to its end, which both games lost by their time limit are.
    assert_eq!(arena.wait().expect("it ends").code(), Some(1));
}

#[test]
fn an_interrupted_series_continues_from_its_file() {
    let folder = folder("resume");
    let file = path(&folder, "results.jsonl");
    let common = ["--a", "thumb", "--b", "brisk", "--rules", "duel", "--matches", "2", "--out", &file];
    let play = |pairs: &str| timeless(arena(&[&common[..], &["--pairs", pairs]].concat()));
    let few = play("4");
    assert_eq!(few["points_a_hand"]["n"], 4);
    let written = std::fs::read_to_string(&file).expect("a file");
    assert_eq!(written.lines().count(), 1 + 4 + 1);
    // Pairs in the file are not played again.
    assert_eq!(play("4"), few);
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), written);

    // A file with gaps and an incomplete last line, as an interrupted run leaves it.
    let lines: Vec<&str> = written.lines().collect();
    let cut = format!("{}\n{}\n{}\n{}", lines[0], lines[2], lines[5], &lines[1][..40]);
    std::fs::write(&file, cut).expect("a file");
    let many = play("8");
    let whole = timeless(arena(&["--a", "thumb", "--b", "brisk", "--rules", "duel", "--matches", "2", "--pairs", "8"]));
    assert_eq!(many, whole);
    assert_eq!(std::fs::read_to_string(&file).expect("a file").lines().count(), 1 + 8 + 1);
    // A later run may ask for fewer pairs.
    assert_eq!(play("4"), few);

    // Bots of another build may play differently: the run continues with a note.
    let written = std::fs::read_to_string(&file).expect("a file");
    let at = written.find(r#""build":""#).expect("a build") + 9;
    std::fs::write(&file, format!("{}0000{}", &written[..at], &written[at + 4..])).expect("a file");
    let output = canasta(&[&["arena"], &common[..], &["--pairs", "4"]].concat());
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stderr).contains("was begun by another build"), "{}", text(&output.stderr));
}

#[test]
fn a_results_file_of_another_series_is_refused() {
    let folder = folder("refused");
    let file = path(&folder, "results.jsonl");
    let begin = ["--a", "thumb", "--b", "brisk", "--rules", "duel", "--pairs", "2", "--out", &file];
    arena(&begin);
    let written = std::fs::read_to_string(&file).expect("a file");
    for (change, sentence) in [
        (&["--seed", "2"][..], "its seed is 1, not 2"),
        (&["--worlds", "5"], r#"its budget is null, not {"worlds":5}"#),
        (&["--set", r#"{"hand_size": 13}"#], r#"its set is {}, not {"hand_size":13}"#),
        (&["--shard", "1/2"], r#"its shard is "1/1", not "1/2""#),
    ] {
        let output = canasta(&[&["arena"], &begin[..], change].concat());
        assert_eq!(output.status.code(), Some(1), "{change:?}");
        let printed = text(&output.stderr);
        assert!(printed.contains("holds results of something else") && printed.contains(sentence), "{printed}");
    }
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), written, "the file is unchanged");

    for (damaged, sentence) in [
        ("a poem\n".to_owned(), "is no file of arena results"),
        (format!("{written}{{}}\n"), "line 4 is no result"),
        (format!("{written}{}\n", written.lines().last().expect("a line")), "line 4 does not belong here"),
        (written.replacen(r#""canasta-arena":1"#, r#""canasta-arena":9"#, 1), "is of format 9"),
    ] {
        std::fs::write(&file, damaged).expect("a file");
        let output = canasta(&[&["arena"], &begin[..]].concat());
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(sentence), "{}", text(&output.stderr));
    }
}

#[test]
fn merged_shards_equal_the_whole_series() {
    let folder = folder("shards");
    let common = ["--a", "thumb", "--b", "brisk", "--rules", "duel", "--pairs", "7", "--matches", "4"];
    let files: Vec<String> = (1..=3).map(|number| path(&folder, &format!("{number}.jsonl"))).collect();
    for (number, file) in (1..).zip(&files) {
        let shard = format!("{number}/3");
        arena(&[&common[..], &["--shard", &shard, "--out", file]].concat());
    }
    let whole = path(&folder, "whole.jsonl");
    let merged = canasta(&["arena", "merge", "--json", &files[2], &files[0], &files[1], "--out", &whole]);
    assert_eq!((merged.status.code(), text(&merged.stderr).as_str()), (Some(0), ""));
    assert_eq!(timeless(json_of(&merged)), timeless(arena(&common)));
    // The merged file is a normal results file.
    assert_eq!(timeless(arena(&[&common[..], &["--out", &whole]].concat())), timeless(json_of(&merged)));

    let part = canasta(&["arena", "merge", "--json", &files[0], &files[2]]);
    assert!(text(&part.stderr).contains("2 pairs between these are missing"), "{}", text(&part.stderr));
    for (files, sentence) in [
        (&[&files[0], &files[0]][..], "is in another file too"),
        (&[&files[0], &path(&folder, "none.jsonl")], "cannot be read"),
    ] {
        let output =
            canasta(&[&["arena", "merge"][..], &files.iter().map(|f| f.as_str()).collect::<Vec<_>>()].concat());
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(sentence), "{}", text(&output.stderr));
    }
    let other = path(&folder, "other.jsonl");
    arena(&[&common[..], &["--seed", "5", "--shard", "2/3", "--out", &other]].concat());
    let output = canasta(&["arena", "merge", &files[0], &other]);
    assert!(text(&output.stderr).contains("its seed is 5, not 1"), "{}", text(&output.stderr));
    let again = canasta(&["arena", "merge", &files[0], "--out", &whole]);
    assert_eq!(again.status.code(), Some(1), "a file that exists is not written over");
}

#[test]
fn a_sequential_test_always_ends_at_the_same_pair() {
    let player = python("drawer.py");
    let common = ["--a", "thumb", "--b", &player, "--rules", "classic-two", "--pairs", "400", "--sprt", "0,200"];
    let one = arena(&[&common[..], &["--threads", "1"]].concat());
    let pairs = one["points_a_hand"]["n"].as_u64().expect("a number");
    assert!((20..200).contains(&pairs), "{pairs} pairs");
    assert_eq!(one["sprt"]["verdict"], "high");
    assert!(one["sprt"]["llr"].as_f64() >= one["sprt"]["bound"].as_f64());
    assert_eq!(timeless(arena(&[&common[..], &["--threads", "2"]].concat())), timeless(one));
    let even = arena(&["--a", "thumb", "--b", "thumb", "--rules", "duel", "--pairs", "25", "--sprt", "-10,10"]);
    assert_eq!(even["sprt"]["verdict"], "open", "no spread, no verdict");
}

#[test]
fn the_luck_of_the_cards_can_be_taken_off() {
    let common = ["--rules", "classic-two", "--a", "thumb", "--b", "novice", "--pairs", "150", "--matches", "8"];
    let raw = arena(&common);
    assert_eq!(raw["luck_adjusted"], json!(null));
    let report = arena(&[&common[..], &["--luck-adjusted"]].concat());
    assert_eq!(report["points_a_hand"], raw["points_a_hand"], "luck changes nothing else");
    let number = |value: &Value| value.as_f64().expect("a number");
    let (with, without) = (&report["points_a_hand"], &report["luck_adjusted"]["points_a_hand"]);
    assert_eq!(without["n"], json!(150));
    assert_ne!(without["mean"], with["mean"]);
    assert!((number(&without["mean"]) - number(&with["mean"])).abs() < 2.0 * number(&with["plus_minus"]), "{report}");
    assert!(number(&without["deviation"]) < 0.97 * number(&with["deviation"]), "{report}");
    let share = number(&report["matches"]["share"]["share"]);
    assert_eq!(number(&report["luck_adjusted"]["raw_share"]["mean"]), share);
    assert_eq!(report["luck_adjusted"]["share"]["n"], json!(4));
    // On the same cards with the same play both sides have the same luck.
    let even = arena(&["--a", "thumb", "--b", "thumb", "--rules", "duel", "--pairs", "10", "--luck-adjusted"]);
    let points = &even["luck_adjusted"]["points_a_hand"];
    assert_eq!((&points["mean"], &points["deviation"]), (&json!(0.0), &json!(0.0)));
}

#[test]
fn luck_that_was_not_measured_is_not_made_up() {
    let folder = folder("luck");
    let file = path(&folder, "results.jsonl");
    let common = ["--a", "thumb", "--b", "brisk", "--rules", "classic-two", "--out", &file, "--pairs"];
    let _ = arena(&[&common[..], &["3"]].concat());
    let output = canasta(&[&["arena"], &common[..], &["6", "--luck-adjusted"]].concat());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("whose luck was not measured"), "{}", text(&output.stderr));
    let whole = path(&folder, "whole.jsonl");
    let common =
        ["--a", "thumb", "--b", "brisk", "--rules", "classic-two", "--out", &whole, "--luck-adjusted", "--pairs"];
    let _ = arena(&[&common[..], &["3"]].concat());
    let continued = arena(&[&common[..], &["6"]].concat());
    let merged = json_of(&canasta(&["arena", "merge", &whole, "--json"]));
    assert_eq!(continued["luck_adjusted"]["points_a_hand"]["n"], json!(6));
    assert_eq!(merged["luck_adjusted"], continued["luck_adjusted"]);
}

#[test]
fn a_report_as_text_has_every_section() {
    let output = canasta(&[
        "arena",
        "--a",
        "thumb",
        "--b",
        "brisk",
        "--rules",
        "duel",
        "--pairs",
        "5",
        "--matches",
        "4",
        "--luck-adjusted",
    ]);
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
    let printed = text(&output.stdout);
    for part in [
        "duel, seed 1",
        "pairs               5",
        " ± ",
        "points a hand",
        "matches             4",
        "95 %:",
        "less luck",
        "concealed",
    ] {
        assert!(printed.contains(part), "{part} is not in {printed}");
    }
}

#[test]
fn the_ladder_writes_a_page_and_plots() {
    let folder = folder("ladder");
    let (docs, results) = (path(&folder, "docs"), path(&folder, "results"));
    let write_ladder = |more: &[&str]| {
        let common = ["arena", "ladder", "--rules", "duel", "--rules", "evening", "--bots", "brisk,thumb"];
        let files = ["--docs", &docs, "--results", &results, "--pairs", "6", "--matches", "2"];
        let output = canasta(&[&common[..], &files, more].concat());
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        std::fs::read_to_string(Path::new(&docs).join("ladder.md")).expect("a page")
    };
    let page = write_ladder(&[]);
    for part in [
        "## duel",
        "## evening",
        "(ladder-duel.svg)",
        "| **thumb** over brisk |",
        "| **brisk** |",
        "canasta arena ladder --rules duel --rules evening --bots brisk,thumb --pairs 6 --matches 2 --seed 1",
    ] {
        assert!(page.contains(part), "{part} is not in {page}");
    }
    let plot = std::fs::read_to_string(Path::new(&docs).join("ladder-duel.svg")).expect("a plot");
    assert!(plot.starts_with("<svg ") && plot.ends_with("</svg>\n") && plot.matches("<circle").count() == 2, "{plot}");
    // With stored results nothing is measured again, so that even the times are equal.
    assert_eq!(write_ladder(&[]), page);

    // Neighbours play more matches than others.
    let bots = ["--rules", "duel", "--bots", "brisk,thumb,cheat", "--all"];
    let extent = ["--pairs", "0", "--matches", "4", "--far", "2", "--docs", &docs, "--page", "with-cheat"];
    let output = canasta(&[&["arena", "ladder"][..], &bots, &extent].concat());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(
        std::fs::read_to_string(Path::new(&docs).join("ladder.md")).expect("a page"),
        page,
        "the other page stays"
    );
    let page = std::fs::read_to_string(Path::new(&docs).join("with-cheat.md")).expect("a page");
    let matches = |step: &str| {
        let row = page.lines().find(|line| line.starts_with(step)).expect("a row");
        row.split('|').nth(5).map(|cell| cell.trim().to_owned())
    };
    assert_eq!(matches("| **thumb** over brisk").as_deref(), Some("4"), "{page}");
    assert_eq!(matches("| **cheat** over thumb").as_deref(), Some("2"), "{page}");
    assert!(
        page.contains("--bots brisk,thumb,cheat --all --pairs 0 --matches 4 --far 2 --seed 1 --page with-cheat"),
        "{page}"
    );

    let output = canasta(&["arena", "ladder", "--bots", "thumb", "--docs", &docs]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("two bots at least"), "{}", text(&output.stderr));
}

#[test]
fn a_file_locked_by_another_run_is_not_touched() {
    let file = path(&folder("locked"), "results.jsonl");
    let other = std::fs::File::create(&file).expect("a file");
    other.lock().expect("a lock");
    let series = ["arena", "--a", "brisk", "--b", "thumb", "--pairs", "2", "--out", &file];
    let output = canasta(&series);
    assert_ne!(output.status.code(), Some(0));
    assert!(text(&output.stderr).contains("another run is writing it"), "{}", text(&output.stderr));
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), "");
    drop(other);
    assert_eq!(canasta(&series).status.code(), Some(0));
}

#[test]
fn invalid_arguments_exit_with_status_2() {
    for arguments in [
        &["--a", "thumb"][..],
        &["--a", "thumb", "--b", "nobody"],
        &["--a", "thumb", "--b", "exec:"],
        &["--a", "thumb", "--b", "brisk", "--matches", "3"],
        &["--a", "thumb", "--b", "brisk", "--pairs", "0"],
        &["--a", "thumb", "--b", "brisk", "--sprt", "5,1"],
        &["--a", "thumb", "--b", "brisk", "--sprt", "1"],
        &["--a", "thumb", "--b", "brisk", "--sprt", "0,5", "--shard", "1/2"],
        &["--a", "thumb", "--b", "brisk", "--shard", "3/2"],
        &["--a", "thumb", "--b", "brisk", "--time", "5", "--worlds", "5"],
        &["--a", "thumb", "--b", "brisk", "--set", "{"],
        &["merge"],
    ] {
        let output = canasta(&[&["arena"], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    }
    let output = canasta(&["arena", "--a", "thumb", "--b", "nobody"]);
    assert!(text(&output.stderr).contains("there are thumb, brisk, "), "{}", text(&output.stderr));
}

/// Sends lines to an engine and returns its output.
fn engine(lines: &[Value]) -> Output {
    let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
    engine_of(lines.as_bytes())
}

fn engine_of(input: &[u8]) -> Output {
    let mut child = Command::new(CANASTA)
        .args(["engine", "--level", "thumb"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut stdin = child.stdin.take().expect("its input");
    // The engine may have stopped at an earlier line.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

#[test]
fn the_engine_reports_the_number_of_an_invalid_line() {
    use canasta::rules::Preset;
    let rules = json!(Preset::Duel.rules());
    let hello = |protocol: u32| {
        json!({"type": "hello", "protocol": protocol, "version": "9", "preset": "duel", "rules": rules,
               "budget": null, "timeout_ms": 1000, "later": true})
    };
    let game = json!({"type": "game", "seat": 0, "kind": "hand", "seed": "00".repeat(32)});
    let mut without_worlds = hello(1);
    without_worlds["budget"] = json!({"worlds": 0});
    let output = engine(&[hello(1), game.clone(), json!({"type": "chat", "text": "hi"})]);
    assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(0), "ready thumb\n"));
    // Some programs write a byte order mark first.
    let output = engine_of(format!("\u{feff}{}\n", hello(1)).as_bytes());
    assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(0), "ready thumb\n"));
    let output = engine_of(b"ready?\n");
    assert!(text(&output.stderr).contains("line 1: the line is no JSON (bad-json)"), "{}", text(&output.stderr));
    let output = engine_of(b"\n{\"type\": \"\xe9\"}\n");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("line 2: it is no UTF-8 text"), "{}", text(&output.stderr));
    for (lines, sentence) in [
        (vec![hello(2)], "line 1: this is protocol 1, not 2"),
        (vec![json!({"type": "hello", "protocol": 2, "rules": {"jokers": 9}})], "line 1: this is protocol 1, not 2"),
        (vec![game.clone()], "line 1: a game before hello"),
        (vec![hello(1), json!("hi")], "line 2: "),
        (
            vec![hello(1), json!({"type": "game", "seat": 2, "kind": "hand", "seed": "00".repeat(32)})],
            "line 2: there is no seat 2",
        ),
        (
            vec![hello(1), json!({"type": "game", "seat": -1, "kind": "hand", "seed": "00".repeat(32)})],
            "line 2: invalid value",
        ),
        (vec![without_worlds], "line 1: budget: a number of worlds is at least 1"),
        (vec![hello(1), game, json!({"type": "decide"})], "line 3: missing field"),
    ] {
        let output = engine(&lines);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(sentence), "{}", text(&output.stderr));
    }
}

/// A folder in place of a text, which no program can read.
#[cfg(unix)]
#[test]
fn an_input_that_cannot_be_read_is_called_so() {
    for command in [&["engine", "--level", "thumb"][..], &["referee"]] {
        let folder = std::fs::File::open(env!("CARGO_MANIFEST_DIR")).expect("a folder");
        let output = Command::new(CANASTA).args(command).stdin(folder).output().expect("it starts");
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("the input cannot be read"), "{}", text(&output.stderr));
    }
}
