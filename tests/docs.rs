//! The documents agree with the repository: cited points of the rulebook exist, links lead somewhere, named files are there, and the
//! tables of the rulebook are those of the engine.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta::rules::{Preset, RuleField, Visibility};
use canasta_cli::scenario_file;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
const RULEBOOK: &str = "docs/rules.md";
const FURTHER_GAMES: &str = "docs/further-games.md";

/// Extensions of the files in which a citation can stand.
const TEXTS: [&str; 13] = ["css", "d.ts", "html", "js", "json", "md", "mjs", "py", "rs", "sh", "toml", "txt", "yml"];
/// Folders that no commit holds.
const UNTRACKED: [&str; 5] = ["dist", "node_modules", "out", "report", "target"];

/// Links from the root to pages of the repository's host, which are no files.
const HOST_PAGES: [&str; 3] =
    ["../../deployments/github-pages", "../../releases/latest", "../../security/advisories/new"];

/// Every text file of the repository, by its path from the root.
fn text_files() -> Vec<PathBuf> {
    fn walk(folder: &Path, files: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            if path.is_dir() {
                let hidden = name.starts_with('.') && name != ".github" && name != ".ci";
                if !hidden && !UNTRACKED.contains(&name.as_str()) {
                    walk(&path, files);
                }
            } else if TEXTS.iter().any(|extension| name.ends_with(&format!(".{extension}"))) {
                files.push(path.strip_prefix(ROOT).unwrap().to_owned());
            }
        }
    }
    let mut files = Vec::new();
    walk(Path::new(ROOT), &mut files);
    files.sort();
    files
}

fn markdown_files() -> impl Iterator<Item = PathBuf> {
    text_files().into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "md"))
}

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(ROOT).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The points of the rulebook cited in a text, with the number of their line. Whatever stands before the sign is a
/// citation: `rules §2.9 and §2.12` has two.
fn citations(text: &str) -> Vec<(usize, String)> {
    let text = text.replace("\\u00a7", "§");
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for behind in line.split('§').skip(1) {
            let length = behind.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(behind.len());
            let point = behind[..length].trim_end_matches('.');
            if point.starts_with(|c: char| c.is_ascii_digit()) {
                found.push((number + 1, point.to_owned()));
            }
        }
    }
    found
}

/// The lines of Markdown outside of fenced code, with their numbers.
fn prose(markdown: &str) -> Vec<(usize, &str)> {
    let mut fenced = false;
    let mut lines = Vec::new();
    for (number, line) in markdown.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            lines.push((number + 1, line));
        }
    }
    lines
}

/// Titles of Markdown headings.
fn headings(markdown: &str) -> impl Iterator<Item = &str> {
    prose(markdown).into_iter().filter_map(|(_, line)| {
        let title = line.trim_start_matches('#');
        (title.len() < line.len()).then(|| title.strip_prefix(' ')).flatten().map(str::trim)
    })
}

/// The anchor that GitHub gives to a heading.
fn anchor(title: &str) -> String {
    let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

/// The numbered points of the rulebook.
fn points(rulebook: &str) -> BTreeSet<String> {
    let numbers = headings(rulebook).filter_map(|title| title.split(' ').next());
    numbers.filter(|number| number.starts_with(|c: char| c.is_ascii_digit())).map(str::to_owned).collect()
}

/// The texts in backquotes of a line, and the line without them.
fn code_spans(line: &str) -> (Vec<&str>, String) {
    let (mut spans, mut rest) = (Vec::new(), String::new());
    for (i, piece) in line.split('`').enumerate() {
        if i % 2 == 1 { spans.push(piece) } else { rest.push_str(piece) }
    }
    (spans, rest)
}

/// Where the links and pictures of Markdown lead, with their lines.
fn links(markdown: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (number, line) in prose(markdown) {
        let (_, line) = code_spans(line);
        for (before, end) in [("](", ')'), ("src=\"", '"'), ("href=\"", '"')] {
            for behind in line.split(before).skip(1) {
                found.push((number, behind.split(end).next().unwrap_or_default().to_owned()));
            }
        }
    }
    found
}

/// The cells of the rows of a Markdown table, without its head, that begin with code.
fn rows(markdown: &str) -> Vec<Vec<&str>> {
    let lines = markdown.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    lines.filter(|line| line.starts_with('`')).map(|line| line.split('|').map(str::trim).collect()).collect()
}

/// The part of a text from one heading to another.
fn section<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, behind) = text.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    behind.split_once(to).unwrap_or_else(|| panic!("no {to}")).0
}

#[test]
fn the_parser_finds_citations_links_and_headings() {
    let found = citations("/// As in rules §2.12.\n(rules §1, `x`) to §2.9\n\"rules \\u00a74\" § 7 §x");
    let expected = [(1, "2.12"), (2, "1"), (2, "2.9"), (3, "4")];
    assert_eq!(found, expected.map(|(line, point)| (line, point.to_owned())));

    let page = "# The page\n## 2 Points\n### 2.1 The `cards`: all\n```\n# no heading\n[x](no-link.md)\n```\n#tag\n";
    assert_eq!(headings(page).collect::<Vec<_>>(), ["The page", "2 Points", "2.1 The `cards`: all"]);
    assert_eq!(points(page), BTreeSet::from(["2".to_owned(), "2.1".to_owned()]));
    assert_eq!(anchor("2.1 The `cards`: all"), "21-the-cards-all");
    assert_eq!(anchor("2.13 \"May I go out?\""), "213-may-i-go-out");

    let page = "[a](b.md) and `[c](d.md)` ![e](f.webp)\n<img src=\"g.png\">";
    let expected = [(1, "b.md"), (1, "f.webp"), (2, "g.png")];
    assert_eq!(links(page), expected.map(|(line, to)| (line, to.to_owned())));

    assert_eq!(path_of_identifiers("Session::update"), ["Session", "update"]);
    assert_eq!(path_of_identifiers("rules!"), ["rules"]);
    assert!(
        ["data-intent", "cargo test", "crates/canasta/src/rules", "a = b", "…"]
            .into_iter()
            .all(|span| path_of_identifiers(span).is_empty())
    );

    assert!(wrong_citations("rules §2.12 and rules §2.99", &points("### 2.12 Going out")).contains("2.99"));
    assert!(wrong_link(Path::new("README.md"), "no-such-file.md").is_some());
    assert!(wrong_link(Path::new("README.md"), "docs/rules.md#no-such-anchor").is_some());
    assert_eq!(wrong_link(Path::new("docs/bots.md"), "rules.md#21-the-cards"), None);
}

/// The cited points that are not there, in words.
fn wrong_citations(text: &str, points: &BTreeSet<String>) -> String {
    let wrong = citations(text).into_iter().filter(|(_, point)| !points.contains(point));
    wrong.map(|(line, point)| format!("line {line} cites §{point}\n")).collect()
}

#[test]
fn every_cited_point_of_the_rules_exists() {
    let points = points(&read(RULEBOOK));
    let mut citing = 0;
    for path in text_files() {
        let text = read(&path);
        // This file cites missing points on purpose.
        if path == Path::new("tests/docs.rs") {
            continue;
        }
        citing += usize::from(!citations(&text).is_empty());
        let wrong = wrong_citations(&text, &points);
        assert!(wrong.is_empty(), "{}: {wrong}{RULEBOOK} has no such point", path.display());
    }
    assert!(citing > 30, "only {citing} files cite the rulebook: the search has missed some");
}

#[test]
fn every_scenario_names_a_source_that_the_rulebook_knows() {
    let rulebook = read(RULEBOOK) + &read(FURTHER_GAMES);
    for path in text_files().into_iter().filter(|path| path.starts_with("tests/scenarios")) {
        let scenarios: Vec<Value> = serde_json::from_str(&read(&path)).unwrap();
        for source in scenarios.iter().filter_map(|scenario| scenario["source"].as_str()) {
            let known = source.starts_with("rules §") || rulebook.contains(&format!("\n| {source} | "));
            assert!(known, "{}: source {source}", path.display());
        }
    }
}

/// What is wrong with a link in a file, if anything.
fn wrong_link(file: &Path, to: &str) -> Option<String> {
    let outside = ["https://", "http://", "mailto:"].iter().any(|scheme| to.starts_with(scheme));
    let folder = file.parent().unwrap_or(Path::new(""));
    if outside || (folder == Path::new("") && HOST_PAGES.contains(&to)) {
        return None;
    }
    let (path, fragment) = to.split_once('#').map_or((to, None), |(path, fragment)| (path, Some(fragment)));
    let target = if path.is_empty() { file.to_owned() } else { folder.join(path) };
    if !Path::new(ROOT).join(&target).exists() {
        return Some(format!("{to} leads to no file"));
    }
    let fragment = fragment?;
    let there = headings(&read(target)).any(|title| anchor(title) == fragment);
    (!there).then(|| format!("{to} leads to no heading"))
}

#[test]
fn every_link_leads_to_a_file_and_a_heading() {
    let mut links_checked = 0;
    for path in markdown_files() {
        for (line, to) in links(&read(&path)) {
            links_checked += 1;
            if let Some(wrong) = wrong_link(&path, &to) {
                panic!("{} line {line}: {wrong}", path.display());
            }
        }
    }
    assert!(links_checked > 30, "only {links_checked} links were found");
}

#[test]
fn every_document_with_measurements_says_where_they_come_from() {
    let sources = read("docs/figures.md");
    let listed: Vec<String> = links(&sources).into_iter().map(|(_, to)| to).collect();
    for file in fs::read_dir("docs").unwrap().map(|entry| entry.unwrap().path()) {
        let Some(name) = file.file_name().and_then(|name| name.to_str()).filter(|name| name.ends_with(".md")) else {
            continue;
        };
        let is_listed = listed.iter().any(|to| to.split('#').next() == Some(name));
        assert!(!read(&file).contains(" ± ") || is_listed, "{name} has measurements and is missing in docs/figures.md");
    }
    // What no release measures again says at its place which program it belongs to.
    for row in sources.lines().filter(|line| line.starts_with("| `") && line.contains("| workflow *")) {
        let commit = row.split(" | ").nth(2).unwrap_or_default();
        let documents = links(row).into_iter().map(|(_, to)| to.split('#').next().unwrap_or_default().to_owned());
        for document in documents {
            let text = read(Path::new("docs").join(&document));
            assert!(text.contains(commit), "{document} does not name {commit}: {row}");
        }
    }
}

#[test]
fn every_file_named_in_the_documents_exists() {
    let folders = ["src/", "tests/", "docs/", "xtask/", "www/", "fuzz/", "crates/", "workload/", ".ci/"];
    for path in markdown_files() {
        for (line, text) in prose(&read(&path)) {
            for span in code_spans(text).0 {
                let plain = span.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
                if plain && folders.iter().any(|folder| span.starts_with(folder)) {
                    assert!(Path::new(ROOT).join(span).exists(), "{} line {line}: no {span}", path.display());
                }
            }
        }
    }
}

/// The words of a text that can be identifiers.
fn identifiers(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The identifiers in a code span that is a path of them, as `Session::update`; none in any other span.
fn path_of_identifiers(span: &str) -> Vec<&str> {
    let span = span.trim_end_matches("()").trim_end_matches('!');
    let is_identifier = |word: &str| {
        word.starts_with(|c: char| c.is_ascii_alphabetic()) && identifiers(word).eq([word]) && word.len() > 2
    };
    let words: Vec<&str> = span.split("::").collect();
    if words.iter().copied().all(is_identifier) { words } else { Vec::new() }
}

#[test]
fn every_name_of_code_in_the_pages_about_code_exists() {
    const PAGES: [&str; 3] = ["docs/architecture.md", "docs/adding.md", "docs/stored-data.md"];
    let code: Vec<String> =
        text_files().iter().filter(|path| path.extension().is_some_and(|e| e != "md")).map(read).collect();
    let known: BTreeSet<&str> = code.iter().flat_map(|text| identifiers(text)).collect();
    let mut checked = 0;
    for page in PAGES {
        for (line, text) in prose(&read(page)) {
            for name in code_spans(text).0.into_iter().flat_map(path_of_identifiers) {
                checked += 1;
                assert!(known.contains(name), "{page} line {line}: nothing is called {name}");
            }
        }
    }
    assert!(checked > 100, "only {checked} names were found");
}

/// A value of the rules as the table of presets shows it.
fn cell(value: &Value) -> String {
    match value {
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        Value::Array(items) if items.is_empty() => "none".to_owned(),
        Value::Array(items) => items.iter().map(Value::to_string).collect::<Vec<_>>().join("/"),
        Value::String(word) => word.clone(),
        Value::Null => "no cap".to_owned(),
        other => other.to_string(),
    }
}

#[test]
fn the_table_of_presets_is_that_of_the_engine() {
    let rulebook = read(RULEBOOK);
    let table = section(&rulebook, "## 1 Presets", "### The fields in files");
    let rows = rows(table);
    let always = |name: &String| name.parse::<RuleField>().is_ok_and(|field| field.visibility() == Visibility::Always);
    let fields =
        |preset: Preset| preset.rules().fields().into_iter().filter(|(name, _)| always(name)).collect::<Vec<_>>();
    assert_eq!(rows.len(), fields(Preset::Classic).len());
    // Further games have a page of their own.
    for (column, preset) in Preset::ALL.into_iter().take(7).enumerate() {
        assert!(table.contains(&format!("`{preset}`")), "{preset} has no column");
        for (name, value) in fields(preset) {
            let row = rows.iter().find(|row| row[0] == format!("`{name}`"));
            let row = row.unwrap_or_else(|| panic!("{name} has no row"));
            // Options and notes stand in brackets.
            let written = row[column + 2].split(" (").next().unwrap_or_default();
            let expected = match (name.as_str(), value.is_null()) {
                ("target", true) => "one hand".to_owned(),
                ("sides", true) => "usual".to_owned(),
                _ => cell(&value),
            };
            assert_eq!(written, expected, "{name} of {preset}");
        }
    }
}

#[test]
fn every_field_has_its_exact_meaning_in_the_rulebook() {
    let rulebook = read(RULEBOOK);
    let fields_of_page = rows(section(&rulebook, "### The fields in files", "## 2 Points"));
    let further = read(FURTHER_GAMES);
    let further = rows(section(&further, "### A2 New fields", "## B Presets"));
    let described: BTreeSet<String> =
        fields_of_page.iter().chain(&further).map(|row| row[0].replace('`', "")).collect();
    let fields: BTreeSet<String> = Preset::Classic.rules().fields().keys().cloned().collect();
    assert_eq!(described, fields);
}

/// Every error code that a scenario expects.
fn expected_codes() -> BTreeSet<String> {
    fn add(value: &Value, codes: &mut BTreeSet<String>) {
        match value {
            Value::String(code) => _ = codes.insert(code.clone()),
            Value::Array(list) => list.iter().for_each(|code| add(code, codes)),
            _ => {}
        }
    }
    let mut codes = BTreeSet::new();
    for path in text_files().into_iter().filter(|path| path.starts_with("tests/scenarios")) {
        let scenarios: Vec<Value> = serde_json::from_str(&read(&path)).unwrap();
        for expect in scenarios.iter().map(|scenario| &scenario["expect"]) {
            add(&expect["error"], &mut codes);
            expect["illegal"].as_object().into_iter().flat_map(|all| all.values()).for_each(|v| add(v, &mut codes));
        }
    }
    codes
}

#[test]
fn every_error_code_is_in_the_rulebook() {
    let rulebook = read(RULEBOOK);
    let rows = rows(section(&rulebook, "## 4 Error codes", "Where several codes fit"));
    let mut described: BTreeSet<String> = rows.iter().map(|row| row[0].replace('`', "")).collect();
    let further = read(FURTHER_GAMES);
    for (_, text) in prose(section(&further, "## E Error codes", "Order:")) {
        described.extend(code_spans(text).0.into_iter().map(str::to_owned));
    }
    let expected = expected_codes();
    assert!(expected.len() > 30, "only {} codes are tried", expected.len());
    let missing: Vec<_> = expected.difference(&described).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_example_scenarios_pass() {
    for (file, text) in [(RULEBOOK, read(RULEBOOK)), ("CONTRIBUTING.md", read("CONTRIBUTING.md"))] {
        let example = section(&text, "```json\n", "```");
        let list = if example.starts_with('[') { example.to_owned() } else { format!("[{example}]") };
        let report = scenario_file::run(&list).unwrap();
        assert_eq!((report.passed, report.failed), (1, vec![]), "{file}");
    }
}

/// Who writes a first bot copies it from the README, so it is a program that is compiled.
#[test]
fn the_first_bot_of_the_readme_is_the_example() {
    let example = read("crates/canasta/examples/first_bot.rs");
    let (_, program) = example.split_once("\n\n").unwrap();
    assert!(read("README.md").contains(&format!("```rust\n{program}```")));
}
