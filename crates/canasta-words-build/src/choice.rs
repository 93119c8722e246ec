//! The types by which messages choose a variant.

use crate::Problem;
use crate::names::pascal;
use std::path::Path;

/// A type whose keys messages select by: a line of `locales/types`.
///
/// `tense: past present` is an enum of its own, `rank = canasta::rules::Rank: four five …` an enum that exists, whose variants
/// have the keys as names. `Two=deuce` names variant and key, for a key that would be a plural's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The name in comments of messages.
    pub name: String,
    /// The Rust type, where one exists.
    pub path: Option<String>,
    /// The keys.
    pub keys: Vec<String>,
    /// The variants in Rust, one for each key.
    pub variants: Vec<String>,
}

impl Choice {
    /// The Rust type in an accessor.
    pub(crate) fn rust(&self) -> String {
        self.path.clone().unwrap_or_else(|| pascal(&self.name))
    }

    /// Reads `locales/types`.
    pub(crate) fn read_all(file: &Path, text: &str) -> Result<Vec<Choice>, Vec<Problem>> {
        let (mut all, mut problems) = (Vec::<Choice>::new(), Vec::new());
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let refuse = |text: String| Problem { file: file.to_owned(), line: number + 1, column: 1, text };
            match Choice::of_line(line) {
                Ok(choice) if all.iter().any(|other| other.name == choice.name) => {
                    problems.push(refuse(format!("the type {} stands here twice", choice.name)));
                }
                Ok(choice) => all.push(choice),
                Err(why) => problems.push(refuse(why)),
            }
        }
        if problems.is_empty() { Ok(all) } else { Err(problems) }
    }

    fn of_line(line: &str) -> Result<Choice, String> {
        let (head, keys) =
            line.split_once(": ").ok_or("a type is written as `name: key key` or `name = path: key key`")?;
        let (name, path) = match head.split_once(" = ") {
            Some((name, path)) => (name.trim(), Some(path.trim().to_owned())),
            None => (head.trim(), None),
        };
        let word = |word: &str| match word.split_once('=') {
            Some((variant, key)) => (key.to_owned(), variant.to_owned()),
            None => (word.to_owned(), pascal(word)),
        };
        let (keys, variants): (Vec<String>, Vec<String>) = keys.split_whitespace().map(word).unzip();
        if let Some(key) =
            keys.iter().find(|key| ["zero", "one", "two", "few", "many", "other"].contains(&key.as_str()))
        {
            return Err(format!("the key {key} is a plural's: give it another name"));
        }
        if let Some(key) = keys.iter().enumerate().find(|(at, key)| keys.iter().take(*at).any(|other| other == *key)) {
            return Err(format!("the key {} stands here twice", key.1));
        }
        if keys.is_empty() || keys.len() > 200 {
            return Err(format!("a type has 1 to 200 keys, {name} has {}", keys.len()));
        }
        Ok(Choice { name: name.to_owned(), path, keys, variants })
    }
}
