//! Prints what every message of every language says, as JSON, so that another implementation of Fluent can be asked the same:
//! `cargo run --package canasta-words-build --example say -- locales`.
//!
//! A message is tried with every number below, and with every key of each of its choices. Phrases print their name and case.

use canasta_words::{Arg, Case, Locale, Number, SideWords, Who};
use canasta_words_build::{Entry, Kind, Project, Speaker, Variable};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

/// The numbers, as digits and places.
const NUMBERS: [(i64, u8); 12] =
    [(0, 0), (5, 1), (1, 0), (2, 0), (3, 0), (5, 0), (8, 0), (11, 0), (21, 0), (100, 0), (1_000_000, 0), (-1, 0)];

/// The value of a variable, and how it is written in JSON.
#[derive(Clone)]
enum Value {
    Number(usize),
    Key(Kind, u8, String),
    Text(String),
}

fn main() -> ExitCode {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "locales".to_owned()));
    match Project::read(&folder) {
        Ok(project) => match std::io::stdout().write_all(everything(&project).as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(problems) => {
            problems.iter().for_each(|problem| eprintln!("{problem}"));
            ExitCode::FAILURE
        }
    }
}

fn everything(project: &Project) -> String {
    let is_called = |entry: &Entry| project.callees.contains(&entry.id);
    let mut json = String::from("{\"callees\":{");
    for (at, entry) in project.entries.iter().filter(|entry| is_called(entry)).enumerate() {
        let comma = if at > 0 { "," } else { "" };
        let variables: Vec<String> = entry.variables.iter().map(|one| declared(project, one)).collect();
        let _ = write!(json, "{comma}{}:[{}]", quoted(&entry.id), variables.join(","));
    }
    json.push_str("},\"numbers\":[");
    for (at, locale) in Locale::ALL.into_iter().enumerate() {
        for (place, number) in
            [0, 1, 999, 1_000, 1_500, 9_999, 10_000, 12_345, 1_000_000, -1, -1_500, -12_500].into_iter().enumerate()
        {
            let mut text = String::new();
            Number::from(number).write(locale, &mut text);
            let comma = if at + place > 0 { "," } else { "" };
            let _ = write!(json, "{comma}[{},{number},{}]", quoted(locale.tag()), quoted(&text));
        }
    }
    json.push_str("],\"texts\":[\n");
    let mut is_first = true;
    for speaker in project.speakers() {
        let locale = speaker.locale();
        let missing = project.languages.iter().find(|language| language.locale == locale);
        for (place, entry) in project.entries.iter().enumerate() {
            if locale != Locale::En && missing.is_some_and(|language| language.missing.contains(&entry.id)) {
                continue;
            }
            for values in tries(project, &entry.variables) {
                let text = say(&speaker, place, &values);
                let args: Vec<String> =
                    entry.variables.iter().zip(&values).map(|(one, value)| pair(one, value)).collect();
                let comma = if std::mem::take(&mut is_first) { "" } else { ",\n" };
                let _ = write!(
                    json,
                    "{comma}[{},{},{{{}}},{}]",
                    quoted(locale.tag()),
                    quoted(&entry.id),
                    args.join(","),
                    quoted(&text)
                );
            }
        }
    }
    json.push_str("\n]}\n");
    json
}

/// Every number with the first keys, and every key of each choice with the third number.
fn tries(project: &Project, variables: &[Variable]) -> Vec<Vec<Value>> {
    let keys: Vec<Vec<Value>> = variables.iter().map(|one| values(project, one)).collect();
    let first: Vec<Value> = keys.iter().filter_map(|all| all.first().cloned()).collect();
    let mut tries = vec![first.clone()];
    for number in 1..NUMBERS.len() {
        let of = |value: &Value| if matches!(value, Value::Number(_)) { Value::Number(number) } else { value.clone() };
        if first.iter().any(|value| matches!(value, Value::Number(_))) {
            tries.push(first.iter().map(of).collect());
        }
    }
    for (place, all) in keys.iter().enumerate() {
        for value in all.iter().skip(1).filter(|value| !matches!(value, Value::Number(_))) {
            for number in [2, 3] {
                let of = |value: &Value| {
                    if matches!(value, Value::Number(_)) { Value::Number(number) } else { value.clone() }
                };
                let mut values: Vec<Value> = first.iter().map(of).collect();
                if let Some(own) = values.get_mut(place) {
                    *own = value.clone();
                }
                tries.push(values);
            }
        }
    }
    tries
}

fn values(project: &Project, variable: &Variable) -> Vec<Value> {
    let keys = |keys: &[&str]| {
        keys.iter()
            .enumerate()
            .map(|(at, key)| Value::Key(variable.kind, u8::try_from(at).unwrap_or(u8::MAX), (*key).to_owned()))
            .collect()
    };
    match variable.kind {
        Kind::Number => vec![Value::Number(0)],
        Kind::Text | Kind::Phrase => vec![Value::Text(variable.name.clone())],
        Kind::Who => keys(&Who::KEYS),
        Kind::Side => keys(&SideWords::KEYS),
        Kind::Case => keys(&Case::KEYS),
        Kind::Choice(place) => {
            let choice =
                project.choices.get(place).map(|choice| choice.keys.iter().map(String::as_str).collect::<Vec<_>>());
            keys(&choice.unwrap_or_default())
        }
    }
}

fn say(speaker: &Speaker<'_>, place: usize, values: &[Value]) -> String {
    let phrases: Vec<Box<dyn Fn(Case) -> String + '_>> =
        values.iter().map(|value| Box::new(move |case| phrase(value, case)) as Box<dyn Fn(Case) -> String>).collect();
    let args: Vec<Arg<'_>> = values.iter().zip(&phrases).map(|(value, phrase)| argument(value, &**phrase)).collect();
    speaker.say_at(place, &args)
}

fn argument<'a>(value: &'a Value, phrase: &'a dyn Fn(Case) -> String) -> Arg<'a> {
    match value {
        Value::Number(at) => {
            let (digits, places) = NUMBERS.get(*at).copied().unwrap_or_default();
            Arg::Number(Number::decimal(digits, places))
        }
        Value::Key(Kind::Who, 0, _) => Arg::Who(Who::You),
        Value::Key(Kind::Who, _, key) => Arg::Who(Who::Other(key)),
        Value::Key(Kind::Side, place, key) => Arg::Side(match place {
            0 => SideWords::We,
            1 => SideWords::They,
            2 => SideWords::You,
            3 => SideWords::Player(key),
            _ => SideWords::Several(key),
        }),
        Value::Key(_, place, _) => Arg::Choice(*place),
        Value::Text(_) => Arg::Phrase(phrase),
    }
}

/// What stands for a phrase or a text: its name, and its case if that is not the first.
fn phrase(value: &Value, case: Case) -> String {
    let Value::Text(name) = value else { return String::new() };
    match Case::KEYS.get(usize::from(case.key())) {
        Some(key) if case != Case::Nom => format!("<{name} {key}>"),
        _ => format!("<{name}>"),
    }
}

fn pair(variable: &Variable, value: &Value) -> String {
    let value = match value {
        Value::Number(at) => {
            let (digits, places) = NUMBERS.get(*at).copied().unwrap_or_default();
            if places == 1 { format!("{}.{}", digits / 10, digits % 10) } else { digits.to_string() }
        }
        Value::Key(.., key) => quoted(key),
        Value::Text(name) => quoted(&format!("<{name}>")),
    };
    format!("{}:{value}", quoted(&variable.name))
}

/// A variable of a message that others call: its name and its first key.
fn declared(project: &Project, variable: &Variable) -> String {
    let first = match values(project, variable).into_iter().next() {
        Some(Value::Key(.., key)) => quoted(&key),
        _ => "null".to_owned(),
    };
    format!("[{},{first}]", quoted(&variable.name))
}

fn quoted(text: &str) -> String {
    let mut json = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => {
                json.push('\\');
                json.push(letter);
            }
            '\n' => json.push_str("\\n"),
            letter => json.push(letter),
        }
    }
    json.push('"');
    json
}
