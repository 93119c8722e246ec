//! How many of the rule pages that were read the game plays whole: each page is a line of tests/rule_sets/pages.json, and those that are played
//! whole have a file beside it. docs/rules-in-the-field.md shows the pages.

use crate::project::Project;
use anyhow::{Context, ensure};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// Where the table stands in the document.
const DOCUMENT: &str = "docs/rules-in-the-field.md";
const BEGIN: &str = "<!-- pages: cargo xtask rules-coverage --write -->\n";
const END: &str = "<!-- end of the pages -->\n";

/// The kinds of who plays by their own rules.
const OF_PEOPLE: [&str; 6] = ["family", "club", "association", "private", "blog", "magazine"];

/// A page of rules, as it was read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    id: String,
    country: String,
    kind: String,
    /// The site, where it is nobody's own page.
    #[serde(default)]
    site: Option<String>,
    /// The nearest preset.
    preset: String,
    /// The fields in which the page differs, and rules that no field has.
    fields: Vec<String>,
    /// Which of them the game does not know.
    #[serde(default)]
    missing: Vec<String>,
}

/// A page that is played whole: the file of its rules.
#[derive(Deserialize)]
struct RuleSet {
    /// The fields whose values could not be read, and are usual ones here.
    #[serde(default)]
    guessed: Vec<String>,
}

struct Coverage {
    pages: Vec<(Page, Option<RuleSet>)>,
}

impl Coverage {
    fn read(root: &Path) -> anyhow::Result<Coverage> {
        let folder = root.join("tests/rule_sets");
        let text = fs::read_to_string(folder.join("pages.json")).context("tests/rule_sets/pages.json")?;
        let pages: Vec<Page> = serde_json::from_str(&text).context("tests/rule_sets/pages.json")?;
        let with_file = |page: Page| {
            let path = folder.join(format!("{}.json", page.id));
            let set = match fs::read_to_string(&path) {
                Ok(text) => Some(serde_json::from_str(&text).with_context(|| path.display().to_string())?),
                Err(_) => None,
            };
            let id = &page.id;
            ensure!(
                set.is_some() == page.missing.is_empty(),
                "{id}: what is played whole has a file, and nothing else"
            );
            Ok((page, set))
        };
        let pages = pages.into_iter().map(with_file).collect::<anyhow::Result<_>>()?;
        Ok(Coverage { pages })
    }

    /// How many of the pages of this kind are played whole, and how many there are.
    fn share(&self, is_meant: impl Fn(&Page) -> bool) -> (usize, usize) {
        let meant = self.pages.iter().filter(|(page, _)| is_meant(page));
        meant.fold((0, 0), |(whole, all), (_, set)| (whole + usize::from(set.is_some()), all + 1))
    }

    fn shares(&self) -> String {
        let mut out = String::new();
        let mut line = |name: &str, (whole, all): (usize, usize)| {
            let percent = (100 * whole + all / 2).checked_div(all).unwrap_or_default();
            let _ = writeln!(out, "| {name} | {whole} of {all} | {percent} % |");
        };
        line("all pages", self.share(|_| true));
        line("families and clubs", self.share(|page| OF_PEOPLE.contains(&page.kind.as_str())));
        line("Hand and Foot", self.share(|page| page.preset == "hand-and-foot"));
        out
    }

    /// What is missing most often.
    fn missing(&self) -> Vec<(String, usize)> {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let all = self.pages.iter().flat_map(|(page, _)| &page.missing);
        all.for_each(|word| *counts.entry(word).or_default() += 1);
        let mut counts: Vec<(String, usize)> =
            counts.into_iter().map(|(word, count)| (word.to_owned(), count)).collect();
        counts.sort_by(|one, other| other.1.cmp(&one.1).then_with(|| one.0.cmp(&other.0)));
        counts
    }

    /// The table of the document.
    fn table(&self) -> String {
        let mut out = format!("| | whole | |\n|---|--:|--:|\n{}\n", self.shares());
        out.push_str("| page | country | kind | nearest | fields | missing | usual value taken |\n|---|---|---|---|---|---|---|\n");
        let words = |words: &[String]| words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
        for (page, set) in &self.pages {
            let site = page.site.as_deref().map(|site| format!(" ({site})")).unwrap_or_default();
            let guessed = set.as_ref().map(|set| words(&set.guessed)).unwrap_or_default();
            let Page { id, country, kind, preset, fields, missing, .. } = page;
            let (fields, missing) = (words(fields), words(missing));
            let _ = writeln!(out, "| {id} | {country} | {kind}{site} | {preset} | {fields} | {missing} | {guessed} |");
        }
        out
    }
}

/// The document with the table in its place.
fn with_table(document: &str, table: &str) -> Option<String> {
    let (before, rest) = document.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n{table}\n{END}{after}"))
}

/// Prints the shares; writes the table into the document if that is asked for. `Ok(false)` means that the document is stale.
pub fn run(project: &Project, writes: bool) -> anyhow::Result<bool> {
    let coverage = Coverage::read(&project.root)?;
    print!("{}", coverage.shares());
    for (word, count) in coverage.missing() {
        println!("missing on {count}: {word}");
    }
    let path = project.root.join(DOCUMENT);
    let document = fs::read_to_string(&path).context(DOCUMENT)?;
    let current =
        with_table(&document, &coverage.table()).with_context(|| format!("{DOCUMENT} has no place for the table"))?;
    if writes {
        fs::write(&path, current)?;
        return Ok(true);
    }
    if current != document {
        eprintln!("{DOCUMENT} is stale: cargo xtask rules-coverage --write");
    }
    Ok(current == document)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_shows_the_pages_as_they_are() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let coverage = Coverage::read(root).unwrap();
        let document = fs::read_to_string(root.join(DOCUMENT)).unwrap();
        let current = with_table(&document, &coverage.table()).unwrap();
        assert!(current == document, "cargo xtask rules-coverage --write");
        assert_eq!(coverage.share(|_| true).1, 86);
    }

    #[test]
    fn shares_count_the_pages_that_are_meant() {
        let page = |id: &str, kind: &str, missing: &[&str]| Page {
            id: id.to_owned(),
            country: "DK".to_owned(),
            kind: kind.to_owned(),
            site: None,
            preset: "classic".to_owned(),
            fields: Vec::new(),
            missing: missing.iter().map(|word| (*word).to_owned()).collect(),
        };
        let whole = || Some(RuleSet { guessed: Vec::new() });
        let pages = vec![
            (page("a", "family", &[]), whole()),
            (page("b", "family", &["tie"]), None),
            (page("c", "app", &["tie", "feet"]), None),
        ];
        let coverage = Coverage { pages };
        assert_eq!(coverage.share(|page| page.kind == "family"), (1, 2));
        assert!(coverage.shares().starts_with("| all pages | 1 of 3 | 33 % |\n"));
        assert!(coverage.shares().contains("| Hand and Foot | 0 of 0 | 0 % |\n"));
        assert_eq!(coverage.missing(), [("tie".to_owned(), 2), ("feet".to_owned(), 1)]);
    }

    #[test]
    fn the_table_has_its_place() {
        let document = format!("# Title\n{BEGIN}old\n{END}end\n");
        assert_eq!(with_table(&document, "new\n").unwrap(), format!("# Title\n{BEGIN}\nnew\n\n{END}end\n"));
        assert_eq!(with_table("# Title\n", "new"), None);
    }
}
