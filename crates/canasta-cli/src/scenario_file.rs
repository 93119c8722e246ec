//! Scenario files: positions, actions and the expected outcome (rules §5).

use canasta::rules::setup_json::{
    MalformedPosition, POSITION_KEYS, card_set, cards, check_len, integer, list, read_rules, read_setup, text, texts,
};
use canasta::rules::{BySide, CardSet, Deck, Phase, RuleError, Rules, Seat, State};
use serde_json::{Map, Value};

/// A scenario that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Its name.
    pub name: String,
    /// A line for each difference: the expected value and the actual one.
    pub lines: Vec<String>,
}

/// The results of a scenario file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of scenarios that passed.
    pub passed: usize,
    /// The scenarios that failed.
    pub failed: Vec<Failure>,
}

/// Runs every scenario in the text of a file.
///
/// # Errors
/// If the text is not a JSON array: a message with the position.
pub fn run(text: &str) -> Result<Report, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let value: Value = serde_json::from_str(text).map_err(|error| format!("no JSON: {error}"))?;
    let Value::Array(scenarios) = value else { return Err("a scenario file holds an array".to_owned()) };
    let mut report = Report::default();
    for (i, scenario) in scenarios.iter().enumerate() {
        let name = scenario.get("name").and_then(Value::as_str).map_or(format!("number {}", i + 1), str::to_owned);
        let lines = match scenario.as_object() {
            Some(scenario) => run_one(scenario).unwrap_or_else(|fault| vec![fault.to_string()]),
            None => vec!["a scenario is an object".to_owned()],
        };
        if lines.is_empty() {
            report.passed += 1;
        } else {
            report.failed.push(Failure { name, lines });
        }
    }
    Ok(report)
}

type Object = Map<String, Value>;

/// Runs one scenario. Returns a line for each difference, or a message if the scenario is malformed.
fn run_one(scenario: &Object) -> Result<Vec<String>, MalformedPosition> {
    const OTHER_KEYS: [&str; 9] =
        ["name", "source", "black_threes", "deck", "cut", "actions", "expect", "comment", "note"];
    let is_known = |key: &&String| POSITION_KEYS.contains(&key.as_str()) || OTHER_KEYS.contains(&key.as_str());
    if let Some(key) = scenario.keys().find(|key| !is_known(key)) {
        return Err(MalformedPosition::new(format!("unknown key {key}")));
    }
    let empty = Map::new();
    let expect = match scenario.get("expect") {
        None => &empty,
        Some(expect) => expect.as_object().ok_or_else(|| MalformedPosition::new("expect is an object"))?,
    };
    let rules = match read_rules(scenario) {
        Ok(rules) => rules,
        Err(error) => return Ok(compare_error(expect.get("error"), Err(error)).into_iter().collect()),
    };
    let mut state = position(scenario, rules)?;
    let actions = texts(scenario.get("actions"), "actions")?;
    let mut outcome = Ok(());
    for (i, text) in actions.iter().enumerate() {
        let before = state.clone();
        outcome = state.read(text).and_then(|action| state.play(&action));
        let last = i + 1 == actions.len();
        if let Err(error) = &outcome {
            if state != before {
                return Ok(vec![format!("{text}: refused, but the state changed")]);
            }
            if !last || !expect.contains_key("error") {
                return Ok(vec![format!("{text}: expected to be legal, came {}", error.code())]);
            }
        }
    }
    let mut lines: Vec<String> = compare_error(expect.get("error"), outcome).into_iter().collect();
    for (key, expected) in expect.iter().filter(|(key, _)| *key != "error") {
        lines.extend(compare(key, expected, &state)?);
    }
    Ok(lines)
}

fn position(scenario: &Object, rules: Rules) -> Result<State, MalformedPosition> {
    let setup = read_setup(scenario, rules)?;
    if let Some(deck) = scenario.get("deck") {
        let deck = text(deck)?.parse().ok().filter(|deck: &Deck| deck.is_of(&rules));
        let deck = deck.ok_or_else(|| MalformedPosition::new("deck has not the cards of the rules"))?;
        let last = rules.players.seats().next_back().unwrap_or(Seat::FIRST);
        let cut = match scenario.get("cut") {
            None => 0,
            Some(cut) => usize::try_from(integer(cut)?)
                .ok()
                .filter(|&cut| cut <= deck.cards().len())
                .ok_or_else(|| MalformedPosition::new("cut is no number of cards of the deck"))?,
        };
        let state = State::deal_cut(rules, setup.dealer.unwrap_or(last), setup.scores, &deck, cut);
        return Ok(state.with_hand_number(setup.hand_number));
    }
    setup.state().map_err(|error| MalformedPosition::new(format!("the set-up cannot be: {error}")))
}

/// The expected values of seats or sides; at least one.
fn expected_values<'a>(count: usize, expected: &'a Value, key: &str) -> Result<&'a [Value], MalformedPosition> {
    let all = list(Some(expected), key)?;
    if all.is_empty() {
        Err(MalformedPosition::new(format!("{key} in expect says nothing")))
    } else {
        check_len(count, all, key)
    }
}

/// One error code, or a list of alternatives.
fn codes(value: &Value) -> Result<Vec<String>, MalformedPosition> {
    match value {
        Value::String(code) => Ok(vec![code.clone()]),
        other => texts(Some(other), "error"),
    }
}

fn compare_error(expected: Option<&Value>, outcome: Result<(), RuleError>) -> Option<String> {
    let actual = outcome.as_ref().map_or_else(RuleError::code, |()| "no error");
    let expected_codes = match expected {
        None | Some(Value::Null) => return outcome.err().map(|error| format!("expected no error, came {error}")),
        Some(value) => codes(value).unwrap_or_default(),
    };
    (!expected_codes.iter().any(|code| code == actual))
        .then(|| format!("error: expected {}, came {actual}", expected_codes.join(" or ")))
}

/// Compares one key of `expect`. Returns a line for each difference.
fn compare(key: &str, expected: &Value, state: &State) -> Result<Vec<String>, MalformedPosition> {
    let difference = |expected: String, actual: String| format!("{key}: expected {expected}, came {actual}");
    let simple = |actual: Value| -> Vec<String> {
        if actual == *expected { vec![] } else { vec![difference(expected.to_string(), actual.to_string())] }
    };
    let sheet = state.score();
    // Partners that came about in the hand have their melds at the first of them.
    let sides = state.sides().scoring();
    let end = sheet.and_then(|sheet| sheet.game_end(state.rules(), state.hand_number()));
    let each = |values: BySide<Value>| -> Result<Vec<String>, MalformedPosition> {
        let pairs = expected_values(values.count(), expected, key)?.iter().zip(&values);
        Ok(pairs
            .filter(|(e, v)| !e.is_null() && e != v)
            .map(|(e, v)| difference(e.to_string(), v.to_string()))
            .collect())
    };
    Ok(match key {
        "hands" => {
            let seats = state.rules().players.seats();
            let mut lines = Vec::new();
            for (expected, seat) in expected_values(seats.clone().count(), expected, key)?.iter().zip(seats) {
                let hand = state.hand(seat);
                let same = match expected {
                    Value::Null => true,
                    Value::Number(n) => n.as_u64() == Some(hand.len() as u64),
                    other => card_set(other)? == hand,
                };
                if !same {
                    lines.push(difference(expected.to_string(), format!("{hand} at seat {}", seat.index())));
                }
            }
            lines
        }
        "feet" => {
            let seats = state.rules().players.seats();
            let mut lines = Vec::new();
            for (expected, seat) in expected_values(seats.clone().count(), expected, key)?.iter().zip(seats) {
                // A single foot may stand without a list.
                let all = expected.as_array().map_or(std::slice::from_ref(expected), Vec::as_slice);
                let is = |foot: CardSet, expected: &Value| match expected {
                    Value::Null => Ok(true),
                    Value::Number(n) => Ok(n.as_u64() == Some(foot.len() as u64)),
                    other => card_set(other).map(|cards| cards == foot),
                };
                let feet: Vec<CardSet> = state.feet(seat).collect();
                let are_left = expected.is_null() || feet.len() <= all.len();
                let missing = std::iter::repeat(CardSet::EMPTY);
                let mut same = are_left;
                for (expected, foot) in all.iter().zip(feet.iter().copied().chain(missing)) {
                    same &= is(foot, expected)?;
                }
                if !same {
                    let feet: Vec<String> = feet.iter().map(CardSet::to_string).collect();
                    lines.push(difference(
                        expected.to_string(),
                        format!("{} at seat {}", feet.join(", "), seat.index()),
                    ));
                }
            }
            lines
        }
        "melds" => {
            let mut lines = Vec::new();
            for (expected, side) in expected_values(sides.scores(), expected, key)?.iter().zip(sides.iter()) {
                if expected.is_null() {
                    continue;
                }
                let mut expected = list(Some(expected), key)?.iter().map(card_set).collect::<Result<Vec<_>, _>>()?;
                let mut actual: Vec<CardSet> = state.melds(side).iter().map(|meld| meld.cards).collect();
                expected.sort_by_key(ToString::to_string);
                actual.sort_by_key(ToString::to_string);
                if expected != actual {
                    lines.push(difference(format!("{expected:?}"), format!("{actual:?} of side {}", side.index())));
                }
            }
            lines
        }
        "red_threes" => {
            let mut lines = Vec::new();
            for (expected, side) in expected_values(sides.scores(), expected, key)?.iter().zip(sides.iter()) {
                let actual = state.scoring_threes(side);
                if !expected.is_null() && card_set(expected)? != actual {
                    lines.push(difference(expected.to_string(), actual.to_string()));
                }
            }
            lines
        }
        "discard" => {
            let pile = [state.face_down(), state.pile()].concat();
            match expected.as_u64() {
                Some(_) => simple(pile.len().into()),
                None if cards(expected)? == pile => vec![],
                None => vec![difference(expected.to_string(), format!("{pile:?}"))],
            }
        }
        "face_down" => simple(state.face_down().len().into()),
        "known" => {
            let seats = state.rules().players.seats();
            let mut lines = Vec::new();
            for (expected, seat) in expected_values(seats.clone().count(), expected, key)?.iter().zip(seats) {
                // The cards of a hand that all know are the same to every seat.
                let known = state.observe(Seat::FIRST).known(seat);
                if !expected.is_null() && card_set(expected)? != known {
                    lines.push(difference(expected.to_string(), format!("{known} of seat {}", seat.index())));
                }
            }
            lines
        }
        "stock" => match expected.as_u64() {
            Some(_) => simple(state.stock().len().into()),
            None if cards(expected)?.iter().rev().eq(state.stock()) => vec![],
            None => vec![difference(expected.to_string(), format!("{:?} (top last)", state.stock()))],
        },
        "banner" => simple(state.banner().map_or("", |banner| banner.name()).into()),
        "phase" => simple(
            match state.phase() {
                Phase::Draw => "draw",
                Phase::Play => "play",
                Phase::Answer => "answer",
            }
            .into(),
        ),
        "seat" => simple(state.to_act().index().into()),
        "lone" => simple(state.sides().lone().map_or(Value::Null, |seat| seat.index().into())),
        "ended" => simple(state.ended().map_or(Value::Null, |ended| ended.name().into())),
        "hand_score" => match sheet {
            Some(sheet) => each(sheet.sides.map(|side| side.hand.into()))?,
            None => vec![difference(expected.to_string(), "a hand that is on".to_owned())],
        },
        "scores" => each(sheet.map_or(state.scores(), |sheet| sheet.totals()).map(|&score| score.into()))?,
        "game_over" => simple(end.is_some().into()),
        "winner" => simple(end.map_or(Value::Null, |end| end.winner.index().into())),
        "items" => items(expected, state)?,
        "legal" => {
            let mut lines = Vec::new();
            for text in texts(Some(expected), key)? {
                if let Err(error) = state.read(&text).and_then(|action| state.check(&action)) {
                    lines.push(format!("{text}: expected to be legal, came {}", error.code()));
                }
            }
            lines
        }
        "illegal" => {
            let mut lines = Vec::new();
            for (text, expected) in
                expected.as_object().ok_or_else(|| MalformedPosition::new("illegal is an object"))?
            {
                let mut tried = state.clone();
                let outcome = tried.read(text).and_then(|action| tried.play(&action));
                if outcome.is_err() && tried != *state {
                    lines.push(format!("{text}: refused, but the state changed"));
                }
                lines.extend(compare_error(Some(expected), outcome).map(|line| format!("{text}: {line}")));
            }
            lines
        }
        other => return Err(MalformedPosition::new(format!("unknown key {other} in expect"))),
    })
}

fn items(expected: &Value, state: &State) -> Result<Vec<String>, MalformedPosition> {
    let Some(sheet) = state.score() else { return Ok(vec!["items: expected a score, came a hand that is on".into()]) };
    let mut lines = Vec::new();
    for (expected, side) in
        expected_values(sheet.sides.count(), expected, "items")?.iter().zip(state.rules().sides().iter())
    {
        let Some(expected) = expected.as_object() else { continue };
        let score = &sheet.sides[side];
        for (name, expected) in expected {
            let actual = match name.as_str() {
                "going_out" => score.going_out,
                "canastas" => score.canastas,
                "red_threes" => score.red_threes,
                "melded" => score.melded,
                "in_hand" => score.in_hand,
                "penalties" => score.penalties,
                "extras" => score.extras,
                "special" => score.special,
                other => return Err(MalformedPosition::new(format!("unknown item {other}"))),
            };
            if integer(expected)? != actual {
                lines.push(format!("items: expected {name} {expected} of side {}, came {actual}", side.index()));
            }
        }
    }
    Ok(lines)
}
