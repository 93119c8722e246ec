//! What is wrong with a field of a request, in words that are not those of this program.

use serde_json::Value;

/// What a field holds.
#[derive(Clone, Copy)]
enum Holds {
    Text,
    Whole,
    Object,
    Texts,
    Wholes,
}

impl Holds {
    fn is_held_by(self, value: &Value) -> bool {
        match self {
            Holds::Text => value.is_string(),
            Holds::Whole => value.is_u64(),
            Holds::Object => value.is_object(),
            Holds::Texts => value.as_array().is_some_and(|list| list.iter().all(Value::is_string)),
            Holds::Wholes => value.as_array().is_some_and(|list| list.iter().all(Value::is_u64)),
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Holds::Text => "a text",
            Holds::Whole => "a whole number from 0 on",
            Holds::Object => "an object",
            Holds::Texts => "a list of texts",
            Holds::Wholes => "a list of whole numbers from 0 on",
        }
    }
}

/// The fields of all requests and options. A seed has a sentence of its own.
const FIELDS: [(&str, Holds); 13] = [
    ("type", Holds::Text),
    ("game", Holds::Whole),
    ("seat", Holds::Whole),
    ("limit", Holds::Whole),
    ("action", Holds::Text),
    ("rules", Holds::Text),
    ("set", Holds::Object),
    ("names", Holds::Texts),
    ("record", Holds::Text),
    ("worlds", Holds::Whole),
    ("style", Holds::Text),
    ("seats", Holds::Wholes),
    ("level", Holds::Text),
];

/// The first field that holds something else than it may: its name, what it is, and what it is not.
pub fn fault_of_fields(request: &Value) -> Option<String> {
    let Value::Object(fields) = request else { return Some(format!("a request is an object, not {}", what(request))) };
    let wrong = |name: &str, holds: Holds| fields.get(name).filter(|value| !holds.is_held_by(value));
    let is_left_out = |name: &str, value: &Value| value.is_null() && MAY_BE_NULL.contains(&name);
    FIELDS.iter().find_map(|&(name, holds)| {
        let value = wrong(name, holds).filter(|value| !is_left_out(name, value))?;
        Some(format!("`{name}` is {}, not {}", holds.words(), what(value)))
    })
}

/// The fields that may be `null` where a game is begun: they are then left out.
const MAY_BE_NULL: [&str; 3] = ["rules", "set", "record"];

/// What a value is, in a word; a number as it is.
fn what(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(is) => is.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(_) => "a text".to_owned(),
        Value::Array(_) => "such a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}

/// The one of some names that a word is most like; `None` if it is like none of them.
///
/// ```
/// use canasta::referee::nearest;
/// assert_eq!(nearest("Duell", ["classic", "duel"]), Some("duel"));
/// assert_eq!(nearest("poker", ["classic", "duel"]), None);
/// ```
#[must_use]
pub fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word: Vec<char> = word.chars().take(40).flat_map(char::to_lowercase).collect();
    let near = names.into_iter().map(|name| (distance(&word, name), name)).min()?;
    (near.0 <= 2 && near.0 < word.len().min(near.1.len())).then_some(near.1)
}

/// How many letters are to be changed, added or left out.
fn distance(word: &[char], name: &str) -> usize {
    let mut row: Vec<usize> = (0..=word.len()).collect();
    for letter in name.chars() {
        let mut left = row.first().copied().unwrap_or_default() + 1;
        let mut next = vec![left];
        for (other, above) in word.iter().zip(row.windows(2)) {
            let &[diagonal, up] = above else { break };
            left = (diagonal + usize::from(*other != letter)).min(left + 1).min(up + 1);
            next.push(left);
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_wrong_field_is_named_with_what_it_holds() {
        for (request, why) in [
            (json!({"game": "1"}), Some("`game` is a whole number from 0 on, not a text")),
            (json!({"game": 1.5}), Some("`game` is a whole number from 0 on, not 1.5")),
            (json!({"seat": null}), Some("`seat` is a whole number from 0 on, not null")),
            (json!({"rules": 5, "seed": 1}), Some("`rules` is a text, not 5")),
            (json!({"names": ["A", 1]}), Some("`names` is a list of texts, not such a list")),
            (json!({"set": true}), Some("`set` is an object, not true")),
            (json!([]), Some("a request is an object, not such a list")),
            (json!({"rules": null, "game": 1, "other": {}}), None),
        ] {
            assert_eq!(fault_of_fields(&request).as_deref(), why, "{request}");
        }
    }

    #[test]
    fn a_name_is_suggested_for_a_word_like_it() {
        let names = ["casual", "club", "expert", "classic-two", "classic"];
        for (word, name) in [
            ("casul", Some("casual")),
            ("EXPERT", Some("expert")),
            ("clasic-two", Some("classic-two")),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(nearest(word, names), name, "{word}");
        }
    }
}
