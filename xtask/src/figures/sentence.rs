//! The sentences of the documents that state figures.

use regex::{Captures, Regex};
use std::collections::BTreeMap;

/// The numbers of a figure by their names, as they are written.
pub type Values = BTreeMap<String, String>;

/// A sentence of a document. Names in braces stand for numbers; the line breaks may be elsewhere.
pub struct Place {
    pub file: &'static str,
    pub text: &'static str,
}

impl Place {
    /// The pattern of the sentence, and the names of its numbers in order.
    fn pattern(&self) -> (Option<Regex>, Vec<&'static str>) {
        let (mut pattern, mut names) = (String::new(), Vec::new());
        for (at, part) in self.text.split(['{', '}']).enumerate() {
            if at % 2 == 1 {
                names.push(part);
                pattern.push_str(r"(\d+(?:[.,]\d+)*)");
                continue;
            }
            for (at, words) in part.split(' ').enumerate() {
                pattern.push_str(if at > 0 { r"\s+" } else { "" });
                pattern.push_str(&regex::escape(words));
            }
        }
        (Regex::new(&pattern).ok(), names)
    }

    /// The document with other numbers; `None` if it has not this sentence exactly once, or a number is missing.
    pub fn write(&self, document: &str, values: &Values) -> Option<String> {
        let (pattern, names) = self.pattern();
        let pattern = pattern?;
        if pattern.find_iter(document).count() != 1 || names.iter().any(|name| !values.contains_key(*name)) {
            return None;
        }
        let written = pattern.replace(document, |found: &Captures<'_>| {
            let whole = found.get(0).map_or(0..0, |all| all.range());
            let (mut out, mut from) = (String::new(), whole.start);
            for (at, name) in names.iter().enumerate() {
                let Some(number) = found.get(at + 1) else { continue };
                out.push_str(&document[from..number.start()]);
                out.push_str(values.get(*name).map_or("", String::as_str));
                from = number.end();
            }
            out.push_str(&document[from..whole.end]);
            out
        });
        Some(written.into_owned())
    }

    /// The names of its numbers.
    #[cfg(test)]
    pub fn names(&self) -> Vec<&'static str> {
        self.pattern().1
    }
}

/// A number with a comma between thousands.
pub fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::super::measures::MEASURES;
    use super::*;
    use crate::project::Project;
    use anyhow::Result;

    const PLACE: Place = Place { file: "", text: "takes {time} s and {bytes} bytes (all)." };

    #[test]
    fn numbers_are_replaced_and_lines_stay() {
        let values = Values::from([("time".to_owned(), "2.5".to_owned()), ("bytes".to_owned(), "420,000".to_owned())]);
        let written = PLACE.write("It takes 6.2 s and\n560,000 bytes (all). So.", &values);
        assert_eq!(written.as_deref(), Some("It takes 2.5 s and\n420,000 bytes (all). So."));
        assert_eq!(PLACE.write("It takes long.", &values), None);
        assert_eq!(PLACE.write("takes 1 s and 2 bytes (all). takes 1 s and 2 bytes (all).", &values), None);
        assert_eq!(PLACE.write("takes 1 s and 2 bytes (all).", &Values::new()), None);
    }

    #[test]
    fn thousands_have_commas() {
        assert_eq!([1.0, 999.6, 12_345.0, 1_234_567.0].map(thousands), ["1", "1,000", "12,345", "1,234,567"]);
    }

    #[test]
    fn the_documents_have_every_sentence_once() -> Result<()> {
        let project = Project::find()?;
        for place in MEASURES.iter().flat_map(|measure| measure.places) {
            let text = std::fs::read_to_string(project.root.join(place.file))?;
            let values: Values = place.names().into_iter().map(|name| (name.to_owned(), "1".to_owned())).collect();
            assert!(place.write(&text, &values).is_some(), "{}: {}", place.file, place.text);
        }
        Ok(())
    }
}
