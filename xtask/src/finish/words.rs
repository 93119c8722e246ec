//! The words of other languages: a file each, named by its content, and a manifest each. The page has its own words in all of them.

use super::files::{Files, MANIFEST, is_part_of_program, take_text};
use super::html::replace_once;
use crate::hash;
use anyhow::{Context, Result, anyhow, ensure};
use canasta_words::{Locale, Table};
use canasta_words_build::{Language, PageWords, Project, Speaker};
use regex::{Captures, Regex};
use std::collections::BTreeSet;
use std::path::Path;

/// The hashes of the files in www/start.js; Trunk.toml leaves them empty.
const HASHES: &str = "const WORDS = {};";
/// What www/language.js leaves empty: the English words, those of the others, and the places of the last ones in a table.
const ENGLISH: &str = "const ENGLISH = \"\"";
pub const OTHERS: &str = "const OTHERS = {";
const PLACES: &str = "const PLACES = [];";
/// What the page for unknown addresses leaves empty: its words.
const TEXTS: &str = "const TEXTS = {};";
/// What both leave out: www/choose-language.js.
const CHOICE: &str = "const chooseLanguage = null;";

/// The words of the page for unknown addresses.
const OF_NOT_FOUND: [&str; 4] = ["no-page-title", "no-page", "no-page-note", "to-the-game"];

/// The beginnings of the names of these files.
const NAMES: [&str; 2] = ["words-", "manifest-"];

/// What the names of files with the words of the part have after the language.
const LATER_WORDS: &str = "-later";

/// The language of a file that belongs to one alone. It is loaded where that language is spoken.
pub fn language_of(name: &str) -> Option<&'static str> {
    let rest = NAMES.iter().find_map(|start| name.strip_prefix(start))?;
    let is_own = |tag: &&str| rest.strip_prefix(*tag).is_some_and(|rest| rest.starts_with(['-', '.']));
    Locale::ALL.map(Locale::tag).into_iter().filter(is_own).max_by_key(|tag| tag.len())
}

/// The page with its words, and what else was made of them.
pub struct Pages {
    /// The front page.
    pub front: String,
    /// The page for unknown addresses.
    pub not_found: String,
    /// The whole tables of words by their language tags.
    pub words: Vec<(String, Vec<u8>)>,
    /// The names of the manifests.
    pub manifests: Vec<String>,
}

/// Adds the files of each language that the game offers, and writes the words into the pages.
pub fn add(root: &Path, files: &mut Files, front: &str, not_found: &str, choice: &str) -> Result<Pages> {
    let project = Project::read(&root.join("locales"))
        .map_err(|problems| anyhow!("{}", problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")))?;
    let speakers = project.speakers();
    let english = speakers.first().context("there is no English")?;
    let offered: Vec<_> = project.languages.iter().filter(|language| language.is_offered()).collect();
    let is_offered = |locale: Locale| offered.iter().any(|language| language.locale == locale);

    let (mut words, mut hashes) = (Vec::new(), Vec::new());
    let first = said_first(&project, files)?;
    for language in &offered {
        let tag = language.locale.tag().to_owned();
        let tables = tables(&project, language, &first)?;
        // One hash for both makes the page shorter.
        let hash = hash::short(&tables.iter().map(|(_, table)| table.as_slice()).collect::<Vec<_>>().concat());
        for (kind, table) in tables {
            files.insert(format!("words-{tag}{kind}-{hash}.bin"), table);
        }
        hashes.push(format!("\"{tag}\":\"{hash}\""));
        words.push((tag, language.table.clone()));
    }
    let front = replace_once(front, HASHES, &format!("const WORDS = {{{}}};", hashes.join(",")))?;

    let template = take_text(files, MANIFEST)?;
    let mut manifests = Vec::new();
    for speaker in speakers.iter().filter(|speaker| speaker.locale() == Locale::En || is_offered(speaker.locale())) {
        let tag = speaker.locale().tag();
        let name =
            if speaker.locale() == Locale::En { MANIFEST.to_owned() } else { format!("manifest-{tag}.webmanifest") };
        let manifest = fill(&template, speaker, |text| text.replace('\\', "\\\\").replace('"', "\\\""))?;
        let manifest = replace_once(&manifest, "\"lang\": \"en\"", &format!("\"lang\": \"{tag}\""))?;
        files.insert(name.clone(), manifest.into());
        manifests.push(name);
    }

    // Without the comment on what it is.
    let (_, choice) = choice.split_once('\n').context("www/choose-language.js begins with no comment")?;
    let choice = format!("const chooseLanguage = {}", choice.trim_end());
    let page = PageWords::of(&project).map_err(|why| anyhow!("{why}"))?;
    let front = fill_page(&fill(&front, english, escaped)?, &page, is_offered)?;
    let front = replace_once(&front, CHOICE, &choice)?;
    let mut texts = Vec::new();
    for speaker in speakers.iter().filter(|speaker| is_offered(speaker.locale())) {
        let said = OF_NOT_FOUND.iter().map(|id| say(speaker, id)).collect::<Result<Vec<_>>>()?;
        texts.push(format!("\"{}\": {}", speaker.locale().tag(), quoted(&said.join("|"))));
    }
    let not_found = replace_once(&fill(not_found, english, escaped)?, CHOICE, &choice)?;
    let not_found = replace_once(&not_found, TEXTS, &format!("const TEXTS = {{ {} }};", texts.join(", ")))?;
    Ok(Pages { front, not_found, words, manifests })
}

/// The messages that the first program says, by their places: all, unless it has a part that comes later. The compiler has put each message
/// beside the code that says it, with its place before it, so the program itself tells.
fn said_first(project: &Project, files: &Files) -> Result<BTreeSet<u16>> {
    if !files.keys().any(|name| is_part_of_program(name)) {
        return Ok((0..).zip(&project.entries).map(|(place, _)| place).collect());
    }
    let is_first = |name: &&String| name.starts_with("page-") && name.ends_with(".wasm");
    let program = files.keys().find(is_first).and_then(|name| files.get(name)).context("the program is missing")?;
    let page = PageWords::of(project).map_err(|why| anyhow!("{why}"))?;
    let mut first: BTreeSet<u16> = page.places.into_iter().collect();
    for (place, entry) in (0..).zip(&project.entries) {
        let message = [&u16::to_le_bytes(place), entry.english.as_slice()].concat();
        if memchr::memmem::find(program, &message).is_some() {
            first.insert(place);
        }
    }
    ensure!(first.len() < project.entries.len(), "the first program says every message");
    Ok(first)
}

/// The tables of a language, each with what its name has: that of the first program and the rest. The page asks for both, also where the rest
/// is empty.
fn tables(project: &Project, language: &Language, first: &BTreeSet<u16>) -> Result<[(&'static str, Vec<u8>); 2]> {
    let whole = Table::read(language.locale, language.table.clone(), project.ids)?;
    ensure!(whole.is_whole(), "a message in {} is empty", language.locale.tag());
    let [first, rest] = whole.divide(project.ids, |place| first.contains(&place))?;
    Ok([("", first), (LATER_WORDS, rest)])
}

/// Whether the file has the words that the part of the program says.
pub fn is_later_words(name: &str) -> bool {
    language_of(name).is_some_and(|tag| {
        name.strip_prefix(NAMES[0])
            .and_then(|rest| rest.strip_prefix(tag))
            .is_some_and(|rest| rest.starts_with(LATER_WORDS))
    })
}

/// Writes messages in place of their names: `{{page-failed}}`.
fn fill(text: &str, speaker: &Speaker<'_>, escape: impl Fn(&str) -> String) -> Result<String> {
    let name = Regex::new(r"\{\{([a-z-]+)\}\}")?;
    for captures in name.captures_iter(text) {
        say(speaker, &captures[1])?;
    }
    let said = |captures: &Captures<'_>| escape(&speaker.say(&captures[1], &[]).unwrap_or_default());
    Ok(name.replace_all(text, said).into_owned())
}

/// Writes the words into the script of the front page. Each of them stands in English in the page.
fn fill_page(front: &str, page: &PageWords, is_offered: impl Fn(Locale) -> bool) -> Result<String> {
    let (_, english) = page.languages.first().context("there is no English")?;
    for word in english {
        let stands = |word: &str| {
            front.contains(&format!(">{word}"))
                || front.contains(&format!("=\"{word}\""))
                || front.contains(&format!(" {word}<"))
        };
        let word = escaped(word);
        ensure!(stands(&word) || stands(&word.replace('…', "&hellip;")), "the page lacks the words “{word}”");
    }
    let others: Vec<String> = page
        .languages
        .iter()
        .filter(|(locale, _)| is_offered(*locale))
        .map(|(locale, words)| {
            let first: Vec<&str> = words.iter().take(page.at_once()).map(String::as_str).collect();
            format!("\"{}\":{}", locale.tag(), quoted(&first.join("|")))
        })
        .collect();
    let front = replace_once(front, ENGLISH, &ENGLISH.replace("\"\"", &quoted(&english.join("|"))))?;
    let front = replace_once(&front, OTHERS, &format!("{OTHERS}{}", others.join(",")))?;
    let places: Vec<String> = page.places.iter().map(u16::to_string).collect();
    replace_once(&front, PLACES, &PLACES.replace("[]", &format!("[{}]", places.join(","))))
}

/// What a message without variables says.
fn say(speaker: &Speaker<'_>, id: &str) -> Result<String> {
    speaker.say(id, &[]).with_context(|| format!("there is no message {id}, or it has variables"))
}

/// A text in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// A text in a script. It holds ASCII alone, so that the hash of the script fits whatever encoding a host names.
fn quoted(text: &str) -> String {
    let mut script = String::from("\"");
    for letter in text.chars() {
        match u32::from(letter) {
            0x22 | 0x5c => script.extend(['\\', letter]),
            0x20..0x7f => script.push(letter),
            code @ 0..0x100 => script += &format!("\\x{code:02x}"),
            _ => letter.encode_utf16(&mut [0; 2]).iter().for_each(|unit| script += &format!("\\u{unit:04x}")),
        }
    }
    script + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_a_language_are_known_by_their_name() {
        assert_eq!(language_of("words-pt-BR-0123456789abcdef.bin"), Some("pt-BR"));
        assert_eq!(language_of("words-de-0123456789abcdef.bin"), Some("de"));
        assert_eq!(language_of("words-pt-BR-later-0123456789abcdef.bin"), Some("pt-BR"));
        assert!(is_later_words("words-pt-BR-later-0123456789abcdef.bin"));
        assert!(!is_later_words("words-pt-BR-0123456789abcdef.bin"));
        assert_eq!(language_of("manifest-es.webmanifest"), Some("es"));
        assert_eq!(language_of("manifest.webmanifest"), None);
        assert_eq!(language_of("worker-es.js"), None);
    }

    /// The page asks for the words of the part in any build.
    #[test]
    fn a_program_in_one_piece_has_both_files_of_a_language() -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let project = Project::read(&root.join("locales")).map_err(|_| anyhow!("the locales have problems"))?;
        let files = Files::from([("page-0.wasm".to_owned(), Vec::new())]);
        let first = said_first(&project, &files)?;
        let language = project.languages.iter().find(|language| language.is_offered()).context("none is offered")?;
        let [(_, whole), (_, rest)] = tables(&project, language, &first)?;
        assert!(Table::read(language.locale, whole, project.ids)?.is_whole());
        let rest = Table::read(language.locale, rest, project.ids)?;
        assert!((0..=u16::MAX).all(|place| rest.get(place).is_none_or(<[u8]>::is_empty)));
        Ok(())
    }

    #[test]
    fn words_in_a_script_are_ascii() {
        assert_eq!(quoted("„é“ \\ \"🂡\""), "\"\\u201e\\xe9\\u201c \\\\ \\\"\\ud83c\\udca1\\\"\"");
    }

    #[test]
    fn the_pages_have_the_places_of_their_words() {
        let read = |name: &str| std::fs::read_to_string(format!("{}/../{name}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        let script = read("www/language.js");
        for place in [ENGLISH, OTHERS, PLACES, CHOICE] {
            assert_eq!(script.matches(place).count(), 1, "{place}");
        }
        for place in [TEXTS, CHOICE] {
            assert_eq!(read("www/not-found.html").matches(place).count(), 1, "{place}");
        }
        assert_eq!(read("Trunk.toml").matches(HASHES).count(), 1);
    }
}
