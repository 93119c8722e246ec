//! `canasta referee`, as a program in any language uses it.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta::rules::replay;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdout, Command, Stdio};

/// A conversation with `canasta referee`.
struct Referee {
    child: Child,
    answers: BufReader<ChildStdout>,
}

impl Referee {
    fn start() -> Referee {
        let mut child = Command::new(env!("CARGO_BIN_EXE_canasta"))
            .arg("referee")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the referee starts");
        let answers = BufReader::new(child.stdout.take().expect("a pipe"));
        Referee { child, answers }
    }

    /// The answer to a line, which must be one line of JSON.
    fn ask_line(&mut self, line: &[u8]) -> Value {
        let input = self.child.stdin.as_mut().expect("a pipe");
        input.write_all(line).and_then(|()| input.write_all(b"\n")).expect("the referee reads");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("the referee answers");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    fn ask(&mut self, request: &Value) -> Value {
        self.ask_line(request.to_string().as_bytes())
    }

    /// The answer, which must not be a refusal.
    fn get(&mut self, request: &Value) -> Value {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], true, "{request} {answer}");
        answer
    }

    /// The code of the refusal.
    fn refusal(&mut self, request: &Value) -> String {
        let answer = self.ask(request);
        assert_eq!(answer["ok"], false, "{request} {answer}");
        assert!(!answer["message"].as_str().expect("a message").is_empty(), "{answer}");
        answer["code"].as_str().expect("a code").to_owned()
    }

    fn end(mut self) {
        drop(self.child.stdin.take());
        assert!(self.child.wait().expect("the referee ends").success());
    }
}

/// The action that ends turns soonest, among those of a decision.
fn quick_action(decision: &Value) -> String {
    let legal: Vec<&str> = decision["legal"].as_array().unwrap().iter().filter_map(|action| action.as_str()).collect();
    let starts = |word: &str| legal.iter().copied().find(|action| action.starts_with(word));
    starts("take").or(starts("meld")).or(starts("discard")).unwrap_or(legal[0]).to_owned()
}

#[test]
fn a_program_plays_a_whole_match_through_the_referee() {
    let mut referee = Referee::start();
    let mut status = referee.get(&json!({
        "type": "new", "rules": "duel", "set": {"target": 1000}, "seed": 7, "names": ["Ada", "Ben"]
    }));
    let game = status["game"].clone();
    let mut steps = 0;
    while status["over"] == false {
        if status["to_act"].is_null() {
            status = referee.get(&json!({"type": "deal", "game": game}));
            continue;
        }
        let decision = referee.get(&json!({"type": "observe", "game": game}));
        assert_eq!(decision["observation"]["seat"], status["to_act"]);
        let action = quick_action(&decision);
        status = referee.get(&json!({"type": "step", "game": game, "seat": status["to_act"], "action": action}));
        steps += 1;
        assert!(steps < 20_000, "{status}");
    }
    let score = referee.get(&json!({"type": "score", "game": game}));
    assert_eq!(score["hands"].as_array().map(Vec::len), status["hand"].as_u64().map(|hands| hands as usize));
    assert_eq!(score["totals"], status["totals"]);
    let record = referee.get(&json!({"type": "record", "game": game}));
    let text = record["record"].as_str().expect("a text");
    referee.end();

    let replayed = replay(text);
    assert!(replayed.error.is_none());
    assert_eq!(
        replayed.game.and_then(|game| game.end()).map(|end| end.winner.index()).map(Into::into),
        Some(status["winner"].clone())
    );
}

/// What is no whole number from 0 on, although many languages turn it into one, or write it for one that failed.
fn odd_values() -> Vec<Value> {
    vec![
        json!("north"),
        json!("1"),
        json!(""),
        json!(-1),
        json!(0.9),
        json!(1.0),
        json!(1e300),
        json!(true),
        json!(false),
        Value::Null,
        json!({}),
        json!([1]),
        json!([]),
        json!({"seat": 1}),
    ]
}

#[test]
fn a_seat_or_a_limit_that_is_no_whole_number_is_refused() {
    let mut referee = Referee::start();
    let game = referee.get(&json!({"type": "new", "rules": "classic", "seed": 5}))["game"].clone();
    let before = referee.get(&json!({"type": "record", "game": game}));
    for odd in odd_values() {
        let mut requests = vec![
            json!({"type": "observe", "game": game, "seat": odd}),
            json!({"type": "step", "game": game, "seat": odd, "action": "draw"}),
            json!({"type": "legal", "game": game, "limit": odd}),
        ];
        for kind in ["observe", "legal", "deal", "score", "record", "clone", "close"] {
            requests.push(json!({"type": kind, "game": odd}));
        }
        for request in requests {
            assert_eq!(referee.refusal(&request), "bad-request", "{request}");
        }
        for request in [
            json!({"type": "new", "seed": odd}),
            json!({"type": "new", "seed": 1, "set": {"players": odd}}),
            json!({"type": "new", "seed": 1, "set": {"hand_size": odd}}),
        ] {
            assert!(["bad-request", "bad-rules", "no-seed"].contains(&&*referee.refusal(&request)), "{request}");
        }
    }
    for line in [r#"{"type":"observe","game":1,"seat":NaN}"#, r#"{"type":"observe","game":1,"seat":01}"#] {
        assert_eq!(referee.ask_line(line.as_bytes())["code"], "bad-json");
    }
    assert_eq!(referee.refusal(&json!({"type": "observe", "game": game, "seat": u64::MAX})), "no-such-seat");
    assert_eq!(referee.get(&json!({"type": "record", "game": game})), before);
    let seat = |seat: Value| json!({"type": "observe", "game": game, "seat": seat});
    assert_eq!(referee.get(&seat(json!(3)))["observation"]["seat"], 3);
    assert!(
        referee.get(&json!({"type": "observe", "game": game}))["legal"].as_array().is_some_and(|all| !all.is_empty())
    );
    referee.end();
}

#[test]
fn the_referee_says_what_is_wrong_and_goes_on() {
    let mut referee = Referee::start();
    assert_eq!(referee.get(&json!({"type": "hello"}))["protocol"], 1);
    for (request, code) in [
        (json!({"type": "sing"}), "bad-request"),
        (json!([1, 2]), "bad-request"),
        (json!({"type": "new"}), "no-seed"),
        (json!({"type": "new", "seed": 1, "rules": "whist"}), "bad-request"),
        (json!({"type": "new", "seed": 1, "set": {"target": 0}}), "bad-rules"),
        (json!({"type": "new", "record": "once upon a time"}), "bad-record"),
        (json!({"type": "step", "game": 1, "action": "draw"}), "no-such-game"),
        (json!({"type": "new", "seed": -1}), "bad-request"),
    ] {
        assert_eq!(referee.refusal(&request), code, "{request}");
    }
    for line in [&b"{"[..], b"\xff\xfe", b"nonsense", &[b'['; 5000]] {
        assert_eq!(referee.ask_line(line)["code"], "bad-json");
    }

    let first = referee.get(&json!({"type": "new", "seed": 3}));
    let (game, seat) = (first["game"].clone(), first["to_act"].as_u64().expect("a seat"));
    for (request, code) in [
        (json!({"type": "deal", "game": game}), "hand-is-on"),
        (json!({"type": "observe", "game": game, "seat": 4}), "no-such-seat"),
        (json!({"type": "step", "game": game, "action": "sing"}), "unknown-action"),
        (json!({"type": "step", "game": game, "action": "discard 4s"}), "must-draw-first"),
        (json!({"type": "step", "game": game, "seat": (seat + 1) % 4, "action": "draw"}), "not-your-turn"),
    ] {
        assert_eq!(referee.refusal(&request), code, "{request}");
    }
    // A refused request changes nothing, and a copy goes its own way.
    let before = referee.get(&json!({"type": "record", "game": game}));
    let copy = referee.get(&json!({"type": "clone", "game": game}))["game"].clone();
    referee.get(&json!({"type": "step", "game": copy, "action": "draw"}));
    assert_eq!(referee.get(&json!({"type": "record", "game": game})), before);
    let other = referee.get(&json!({"type": "record", "game": copy}));
    assert_ne!(other, before);
    // A record goes on where it stands.
    let resumed = referee.get(&json!({"type": "new", "record": other["record"]}));
    assert_eq!(referee.get(&json!({"type": "record", "game": resumed["game"]})), other);
    referee.get(&json!({"type": "close", "game": copy}));
    assert_eq!(referee.refusal(&json!({"type": "score", "game": copy})), "no-such-game");
    referee.end();
}

/// Requests that are cut, doubled and changed at random: one answer each, and none ends the referee.
#[test]
fn the_referee_answers_lines_that_are_changed_at_random() {
    let valid = [
        r#"{"type":"new","rules":"evening","seed":5,"names":["A","B"]}"#,
        r#"{"type":"observe","game":1,"seat":0}"#,
        r#"{"type":"legal","game":1,"limit":3}"#,
        r#"{"type":"step","game":1,"action":"draw"}"#,
        r#"{"type":"clone","game":1}"#,
        r#"{"type":"record","game":2}"#,
    ];
    let mut referee = Referee::start();
    for line in valid {
        referee.ask_line(line.as_bytes());
    }
    let mut number = 1_u64;
    let mut random = |below: usize| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % below
    };
    let mut refused = 0;
    for _ in 0..3_000 {
        let mut line = valid[random(valid.len())].as_bytes().to_vec();
        for _ in 0..=random(3) {
            let at = random(line.len());
            match random(4) {
                0 => line.truncate(at + 1),
                1 => line[at] = random(256) as u8,
                2 => line.insert(at, b"\"{}[]:,0x\\"[random(10)]),
                _ => line.extend_from_within(at..),
            }
        }
        line.retain(|byte| !b"\n".contains(byte));
        if line.trim_ascii().is_empty() {
            continue;
        }
        refused += usize::from(referee.ask_line(&line)["ok"] == false);
    }
    assert!(refused > 1_000, "{refused}");
    referee.end();
}

/// The conversation of docs/protocol.md, and its refusal.
#[test]
fn the_referee_answers_as_the_protocol_says() {
    let page = include_str!("../../../docs/protocol.md");
    let mut referee = Referee::start();
    let mut compared = 0;
    let mut answer = Value::Null;
    for line in page.lines() {
        if let Some(request) = line.strip_prefix("program  {") {
            answer = referee.ask_line(format!("{{{request}").as_bytes());
        } else if let Some(expected) = line.strip_prefix("referee  ") {
            // Where the page leaves something out, the fields before it count.
            let fields = expected.split_once('…').map_or(expected, |(before, _)| before);
            let fields = match fields.rsplit_once(",\"observation\":").or_else(|| fields.rsplit_once(",")) {
                Some((whole, _)) if fields.len() < expected.len() => format!("{whole}}}"),
                _ => fields.to_owned(),
            };
            let fields: Value = serde_json::from_str(&fields).expect("JSON");
            for (name, value) in fields.as_object().expect("an object") {
                assert_eq!(&answer[name], value, "{line}");
                compared += 1;
            }
        }
    }
    assert!(compared > 10, "{compared}");
    let early = referee.ask(&json!({"type": "new", "seed": 3}));
    let refusal = referee.ask(&json!({"type": "step", "game": early["game"], "action": "discard 4s"}));
    let documented = page.lines().find(|line| line.starts_with("{\"ok\":false")).expect("a refusal");
    assert_eq!(refusal, serde_json::from_str::<Value>(documented).expect("JSON"));
    for request in ["hello", "new", "observe", "legal", "step", "deal", "score", "record", "clone", "close"] {
        assert!(page.contains(&format!("\n| `{request}` |")), "{request}");
    }
    referee.end();
}

#[test]
fn a_refusal_names_the_field_the_card_and_the_preset() {
    let mut referee = Referee::start();
    referee.get(&json!({"type": "new", "rules": "duel", "seed": 1}));
    for (request, why) in [
        (json!({"type": "observe", "game": "1"}), "`game` is a whole number from 0 on, not a text"),
        (json!({"type": "step", "game": 1, "action": 5}), "`action` is a text, not 5"),
        (json!({"type": "step", "game": 1, "action": "discard 10d"}), "10d is no card: it is Td."),
        (json!({"type": "step", "game": 1, "action": ""}), "The answer is empty."),
        (json!({"type": "new", "rules": "Duell", "seed": 1}), "there is no preset Duell; there is duel"),
        (json!({"type": 7}), "`type` is a text, not 7"),
        (json!([1]), "a request is an object, not such a list"),
    ] {
        assert_eq!(referee.ask(&request)["message"], why, "{request}");
    }
    referee.end();
}

#[test]
fn a_name_without_a_seat_is_refused() {
    let mut referee = Referee::start();
    let new = |names: &[&str]| json!({"type": "new", "rules": "duel", "seed": 1, "names": names});
    assert_eq!(referee.refusal(&new(&["A", "B", "C"])), "bad-request");
    referee.get(&new(&["A"]));
    referee.end();
}

/// A byte order mark before the first request is none of it, and no answer holds what a terminal obeys.
#[test]
fn the_referee_reads_a_mark_and_writes_no_controls() {
    let name = "A\u{1b}[2J\u{9b}2J\u{7f}\u{202e}";
    let mut referee = Referee::start();
    let request = json!({"type": "new", "rules": "duel", "seed": 1, "names": [name, "Ben"]});
    assert_eq!(referee.ask_line(format!("\u{feff}{request}").as_bytes())["ok"], true);
    let input = referee.child.stdin.as_mut().expect("a pipe");
    input.write_all(b"{\"type\": \"record\", \"game\": 1}\n").expect("the referee reads");
    let mut answer = String::new();
    referee.answers.read_line(&mut answer).expect("the referee answers");
    assert!(answer.trim_end().chars().all(|c| !c.is_control() && c != '\u{202e}'), "{answer:?}");
    let answer: Value = serde_json::from_str(&answer).expect("JSON");
    let game = replay(answer["record"].as_str().expect("a text")).game.expect("a match");
    assert_eq!(game.record().names[0], name);
    referee.end();
}
