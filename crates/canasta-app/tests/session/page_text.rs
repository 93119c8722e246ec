//! Texts outside of the program agree with it: the typings of `window.canasta`, the place of user-visible text, the languages.

use crate::matches::click;
use crate::page::Session;
use canasta::rules::{BySide, Preset, Seat, State, generator, seed_from_number};
use canasta_app::features::settings::{Command, Language, Settings, Switch};
use canasta_app::session::{DialogIntent, DialogKind, Intent};
use canasta_app::view::{self, Node};
use canasta_app::words::{self, Locale};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn file(path: &str) -> String {
    std::fs::read_to_string(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)).unwrap()
}

/// The quoted words of a type such as `"on" | "off"`.
fn quoted(text: &str) -> Vec<&str> {
    text.split('"').skip(1).step_by(2).collect()
}

#[test]
fn the_typings_list_every_setting_with_its_values() {
    let typings = file("www/canasta.d.ts");
    let (_, rest) = typings.split_once("export interface Settings {").unwrap();
    let (body, rest) = rest.split_once("\n}").unwrap();
    let fields: BTreeMap<&str, &str> = body
        .lines()
        .map(str::trim)
        .filter(|line| line.ends_with(';'))
        .map(|line| line.trim_start_matches("readonly ").trim_end_matches(';').split_once(": ").unwrap())
        .collect();
    let known = Settings::default().fields();
    let names: Vec<&str> = fields.keys().copied().collect();
    // Both are sorted.
    assert_eq!(names, known.keys().map(String::as_str).collect::<Vec<_>>());
    for (name, values) in Settings::CHOICES {
        assert_eq!(quoted(fields[name]), *values, "{name}");
    }
    for switch in Switch::ALL {
        assert_eq!(fields[switch.name()], "boolean", "{}", switch.name());
    }
    let (_, commands) = rest.split_once("export type Command =").unwrap();
    let (commands, _) = commands.split_once(';').unwrap();
    assert_eq!(quoted(commands), Command::ALL.iter().map(|command| command.name()).collect::<Vec<_>>());
}

#[test]
fn the_typings_list_every_preset_and_every_field_of_an_observation() {
    let typings = file("crates/canasta/src/rules/types.d.ts");
    let after = |start: &str| typings.split_once(start).unwrap().1;
    let (presets, _) = after("export type Preset =").split_once(';').unwrap();
    assert_eq!(quoted(presets), Preset::ALL.map(Preset::name));
    let seen = |preset: Preset| {
        let deck = preset.rules().shuffled_deck(&mut generator(seed_from_number(1)));
        let state = State::deal(preset.rules(), Seat::FIRST, BySide::from([0, 0]), &deck);
        serde_json::to_value(state.observe(Seat::FIRST).snapshot()).unwrap()
    };
    let (seen, of_foot) = (seen(Preset::Classic), seen(Preset::HandAndFoot));
    for (start, value) in [("interface Observation {", &seen), ("interface SoFar {", &seen["so_far"])] {
        let (body, _) = after(start).split_once("\n}").unwrap();
        let fields = body.lines().map(str::trim).filter(|line| line.ends_with(';'));
        let fields = fields.map(|line| line.split_once(": ").unwrap().0);
        // Fields of further games have a question mark.
        let (further, fields): (BTreeSet<&str>, BTreeSet<&str>) = fields.partition(|field| field.ends_with('?'));
        assert_eq!(fields, value.as_object().unwrap().keys().map(String::as_str).collect(), "{start}");
        if value == &seen {
            let known = |key: &&String| fields.contains(key.as_str()) || further.contains(format!("{key}?").as_str());
            assert!(of_foot.as_object().unwrap().keys().all(|key| known(&key)), "{start}");
            assert!(further.contains("feet?"), "{further:?}");
        }
    }
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true if path.ends_with("text") => {}
            true => sources(&path, found),
            false => found.push(path),
        }
    }
}

#[test]
fn user_visible_text_is_only_in_the_text_module() {
    let mut all = Vec::new();
    for folder in ["beside", "features", "pages", "view"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder), &mut all);
    }
    // Beside a view stand models, tests and style sheets, which show nothing.
    let is_view = |path: &Path| {
        path.extension().is_some_and(|ending| ending == "rs")
            && path
                .iter()
                .any(|part| ["view", "view.rs", "pages", "page.rs", "panel.rs"].iter().any(|name| part == *name))
    };
    all.retain(|path| is_view(path));
    assert!(all.len() > 60, "{all:?}");
    for path in all {
        let source = std::fs::read_to_string(&path).unwrap();
        let source = source.split("#[cfg(test)]").next().unwrap();
        for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let shown = line.contains(".text(\"") || line.contains(".text(format_args!(\"");
            for literal in line.split('"').skip(1).step_by(2) {
                // Braces enclose values. A capital and small letters begin a word for people, or the name of a key.
                let fixed: String = literal.split('{').filter_map(|part| part.rsplit('}').next()).collect();
                let mut letters = fixed.chars();
                let word = letters.next().is_some_and(char::is_uppercase)
                    && letters.take(2).filter(|letter| letter.is_lowercase()).count() == 2;
                assert!(!word || fixed.starts_with("Arrow"), "{}: “{literal}”", path.display());
                assert!(
                    !shown || !fixed.contains(' ') || !fixed.contains(char::is_alphabetic),
                    "{}: {line}",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn every_language_is_offered_and_the_page_declares_its_own() {
    let mut session = Session::default();
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Settings))));
    let mut offered = Vec::new();
    for node in view::page(&session) {
        let Node::Element(page) = node else { continue };
        page.walk(&mut |element| {
            if element.get("data-set") == Some("language") {
                element.walk(&mut |option| offered.extend(option.get("value").map(str::to_owned)));
            }
        });
    }
    let is_offered = |language: &&Language| language.locale().is_none_or(|locale| words::OFFERED.contains(&locale));
    let all = Language::ALL.iter().filter(is_offered);
    assert_eq!(offered, all.map(|language| language.name().to_owned()).collect::<Vec<_>>());
    let chosen: Vec<Locale> = Language::ALL.iter().filter_map(|language| language.locale()).collect();
    assert_eq!(chosen, Locale::ALL, "each language can be chosen");
    for language in Language::ALL {
        session.update(click(Intent::from_control("language", language.name()).unwrap()));
        assert_eq!(session.settings().language, language);
    }
    assert!(Intent::from_control("language", "tlh").is_err(), "no language that is not there can be chosen");
}
