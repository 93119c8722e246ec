//! What the generator refuses, with the place of the fault.

// A helper of a test may fail the test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use canasta_words::{Arg, Locale, Message, Table, Who, Words};
use canasta_words_build::Project;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

/// A folder of languages that is deleted in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(files: &[(&str, &str)]) -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("canasta-words-{}-{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = Folder(env::temp_dir().join(name));
        for (path, text) in files {
            let path = folder.0.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    /// The faults, as `file:line:column: text` with the file's place in the folder.
    fn faults(&self) -> Vec<String> {
        let root = format!("{}/", self.0.display());
        match Project::read(&self.0) {
            Ok(_) => Vec::new(),
            Err(problems) => problems.iter().map(|one| one.to_string().replace(&root, "")).collect(),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const TYPES: &str = "tense: past present\nrank: king queen\n";
const ENGLISH: &str = "\
# $count (number)
cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
# $who (who)
# $tense (tense)
leads = { $tense ->
    [past] { $who } led
   *[present] { $who } leads
}
menu = Menu
";
const CARDS: &str = "\
# $rank (rank)
# $case (case)
rank-name = { $rank ->
    [king] king
   *[queen] queen
}
";

/// The faults of one file of German, or of English where that is what is tried.
fn german(table: &str) -> Vec<String> {
    Folder::new(&[
        ("types", TYPES),
        ("en/table.ftl", ENGLISH),
        ("en/cards.ftl", CARDS),
        ("de/UNFINISHED", ""),
        ("de/table.ftl", table),
    ])
    .faults()
}

fn english(table: &str) -> Vec<String> {
    Folder::new(&[("types", TYPES), ("en/table.ftl", table), ("en/cards.ftl", CARDS)]).faults()
}

#[track_caller]
fn refuses(faults: &[String], expected: &str) {
    assert!(faults.iter().any(|fault| fault.starts_with(expected)), "expected {expected:?} in {faults:#?}");
}

#[test]
fn what_is_sound_is_compiled_and_printed() {
    let german = "cards = { $count ->\n    [one] eine Karte\n   *[other] { $count } Karten\n}\nleads = { $who ->\n    [you] Du spielst aus\n   *[other] { $who } spielt aus\n}\n";
    let folder = Folder::new(&[
        ("types", TYPES),
        ("en/table.ftl", ENGLISH),
        ("en/cards.ftl", CARDS),
        ("de/UNFINISHED", ""),
        ("de/table.ftl", german),
    ]);
    let project = Project::read(&folder.0).unwrap();
    let language = &project.languages[0];
    assert_eq!(language.missing, ["rank-name", "menu"]);
    let table: &'static Table =
        Box::leak(Box::new(Table::read(Locale::De, language.table.clone(), project.ids).unwrap()));
    let words = Words { table: Some(table), callees: &[] };
    let place = |id: &str| project.entries.iter().position(|entry| entry.id == id).unwrap() as u16;
    let say = |id: &str, args: &[Arg<'_>]| words.format(Message(vec![place(id) as u8, 0, b'?'].leak()), args);
    assert_eq!(say("cards", &[Arg::Number(1_500.into())]), "1.500 Karten");
    assert_eq!(say("leads", &[Arg::Who(Who::You), Arg::Choice(0)]), "Du spielst aus");
    assert_eq!(say("leads", &[Arg::Who(Who::Other("Ada")), Arg::Choice(0)]), "Ada spielt aus");
    assert_eq!(say("menu", &[]), "Menu", "what is missing is said in English");
}

#[test]
fn a_message_that_is_missing_or_unknown_is_named() {
    let whole = Folder::new(&[("types", TYPES), ("en/table.ftl", ENGLISH), ("de/table.ftl", "menu = Menü\n")]);
    refuses(&whole.faults(), "de/table.ftl:1:1: the message cards is missing");
    refuses(&german("menu = Menü\nmneu = Menü\n"), "de/table.ftl:2:1: English has no message mneu");
    refuses(&german("rank-name = König\n"), "de/table.ftl:1:1: rank-name stands in cards.ftl in English");
    refuses(&german("menu = { other }\n"), "de/table.ftl:1:10: there is no message other in this language");
}

#[test]
fn variables_are_those_of_english() {
    refuses(&german("menu = { $n } Menü\n"), "de/table.ftl:1:11: $n is no variable of this message (it has none)");
    refuses(&german("cards = viele Karten\n"), "de/table.ftl:1:1: cards does not use $count");
    refuses(
        &german("cards = { $count } { $cuont }\n"),
        "de/table.ftl:1:23: $cuont is no variable of this message (it has $count)",
    );
    refuses(&german("leads = { $who } { $tense }\n"), "de/table.ftl:1:21: $tense is a choice");
    refuses(&english("menu = { $n } cards\n"), "en/table.ftl:1:11: $n is no variable");
    refuses(&english("# $n (nubmer)\nmenu = { $n }\n"), "en/table.ftl:1:3: nubmer is no type");
    refuses(&english("# $n (number)\n# $n (text)\nmenu = { $n }\n"), "en/table.ftl:2:3: $n is declared twice");
}

#[test]
fn variants_that_are_never_reached_are_refused() {
    let select = |variable: &str, keys: &str| format!("leads = {{ ${variable} ->\n{keys}}} {{ $who }}\n");
    let of = |variable: &str, keys: &str| german(&select(variable, keys));
    refuses(&of("tense", "    [future] a\n   *[other] b\n"), "de/table.ftl:2:6: $tense: [future] is never reached");
    refuses(
        &of("tense", "    [past] a\n    [past] b\n   *[other] c\n"),
        "de/table.ftl:3:6: the variant [past] can never",
    );
    refuses(
        &of("tense", "    [past] a\n    [present] b\n   *[other] c\n"),
        "de/table.ftl:4:6: the variant [other] can never",
    );
    refuses(&of("tense", "    [1] a\n   *[other] b\n"), "de/table.ftl:2:6: $tense: it is no number");
    refuses(&of("tense", "   *[past] a\n"), "de/table.ftl:2:6: $tense has no variant for present");
    refuses(&of("who", "    [she] a\n   *[other] b\n"), "de/table.ftl:2:6: $who: [she] is never reached");
    let many = "cards = { $count ->\n    [many] viele\n   *[other] { $count }\n}\n";
    refuses(&german(many), "de/table.ftl:2:6: $count: [many] is never reached: this language has one and other");
    let one = "cards = { $count ->\n   *[one] eine { $count }\n}\n";
    refuses(&german(one), "de/table.ftl:2:6: the variant of $count for the rest is *[other]");
    let twice = "cards = { $count ->\n    [one] a\n   *[other] b\n} { $count ->\n    [one] c\n   *[other] d\n}\n";
    refuses(&german(twice), "de/table.ftl:4:6: $count is selected by twice in one message");
}

#[test]
fn names_stand_once() {
    refuses(&german("menu = A\nmenu = B\n"), "de/table.ftl:2:1: menu stands twice in this language");
    refuses(
        &german("-menu = A\nmenu = B\n"),
        "de/table.ftl:2:1: menu stands twice in this language, as a message or a term",
    );
}

#[test]
fn calls_and_terms_are_checked() {
    refuses(&german("menu = { RANK($x) }\n"), "de/table.ftl:1:16: $x is no variable");
    refuses(&german("leads = { RANK() } { $who }\n"), "de/table.ftl:1:11: there is no RANK");
    refuses(&german("leads = { RANK-NAME($who) }\n"), "de/table.ftl:1:22: $who is of another type");
    refuses(&german("leads = { RANK-NAME() } { $who }\n"), "de/table.ftl:1:11: RANK-NAME lacks $rank");
    refuses(&german("menu = { -term }\n"), "de/table.ftl:1:11: there is no term -term");
    refuses(&german("-a = A\n-b = { -a }\nmenu = { -b }\n"), "de/table.ftl:2:9: a term inside a term");
    refuses(&german("menu = { menu }\n"), "de/table.ftl:1:10: menu contains itself");
    refuses(
        &german("cards = { CARDS($count) }\n"),
        "de/table.ftl:1:11: CARDS is given one variable of cards or a list",
    );
}

#[test]
fn what_other_readers_take_otherwise_is_refused() {
    refuses(&german("menu =\n    A\n    \u{a0}B\n"), "de/table.ftl:3:1: a line begins with a no-break space");
    refuses(&german("menu = A\n    .title = B\n"), "de/table.ftl:2:6: menu has attributes");
    refuses(&german("menu = \"{ \n"), "de/table.ftl:");
    refuses(&german("menu = { \"\\u0007\" }\n"), "de/table.ftl:1:11: the control character U+0007");
}

/// Whoever translates knows no grammar of Fluent: a slip is named by what is to be written.
#[test]
fn slips_of_the_pen_are_named_in_plain_words() {
    refuses(&german("menu = Menü }\n"), "de/table.ftl:1:13: this } has no { before it");
    refuses(&german("cards = { $count\nmenu = Menü\n"), "de/table.ftl:2:1: a } is missing before this place");
    refuses(&german("menu Menü\n"), "de/table.ftl:1:6: a = is missing");
    refuses(&german("menu =\n"), "de/table.ftl:1:1: menu has no text after =");
    let one_line = "cards = { $count -> [one] a *[other] { $count } }\n";
    refuses(&german(one_line), "de/table.ftl:1:21: a new line is missing here");
    let no_rest = "cards = { $count ->\n    [one] a\n    [other] { $count }\n}\n";
    refuses(&german(no_rest), "de/table.ftl:4:1: the variant for the rest is missing: *[other]");
    let tab = "cards = { $count ->\n\t[one] a\n   *[other] { $count }\n}\n";
    refuses(&german(tab), "de/table.ftl:2:1: a line begins with a tab: use blanks");
    refuses(&german("cards = { count }\n"), "de/table.ftl:1:11: a variable has a dollar sign: $count");
    refuses(
        &german("cards = $count Karten\n"),
        "de/table.ftl:1:1: cards does not use $count, which is written { $count }",
    );
    refuses(
        &german("leads = { rank-name($who) }\n"),
        "de/table.ftl:1:26: the name of a message that is called is in capitals",
    );
    refuses(
        &german("leads = { CARDS($who, case: “dat”) }\n"),
        "de/table.ftl:1:29: the key stands in straight quotation",
    );
}

#[test]
fn files_that_would_not_be_read_are_refused() {
    refuses(&german("\u{feff}menu = Menü\n"), "de/table.ftl:1:1: the file begins with a byte order mark");
    let with = |path: &str| Folder::new(&[("types", TYPES), ("en/table.ftl", "menu = Menu\n"), (path, "menu = A\n")]);
    refuses(&with("de/table.ftl.txt").faults(), "de/table.ftl.txt:1:1: it is not read");
    refuses(&with("eo/table.ftl").faults(), "eo:1:1: the program has no language eo yet");
    refuses(&with("pt/table.ftl").faults(), "pt:1:1: the folder of this language is pt-BR");
    let folder = with("de/cards.ftl");
    fs::write(folder.0.join("de/table.ftl"), b"menu = Men\xfc\n").unwrap();
    refuses(&folder.faults(), "de/table.ftl:1:1: it is no UTF-8");
}

#[test]
fn types_are_checked() {
    let faults = |types: &str| Folder::new(&[("types", types), ("en/table.ftl", "menu = Menu\n")]).faults();
    refuses(&faults("tense past\n"), "types:1:1: a type is written as");
    refuses(&faults("number: one two\n"), "types:1:1: the key one is a plural's");
    refuses(&faults("# comment\ntense: past past\n"), "types:2:1: the key past stands here twice");
    refuses(&faults("tense: past\ntense: past\n"), "types:2:1: the type tense stands here twice");
    assert!(faults("rank = a::Rank: Two=deuce king\n").is_empty());
}

/// The numbers of what messages call change when one more can be called, but not what a translator has to compare.
#[test]
fn a_message_is_unchanged_while_others_come() {
    let read = |cards: &str, english: &str| {
        let folder = Folder::new(&[("types", TYPES), ("en/cards.ftl", cards), ("en/table.ftl", english)]);
        let project = Project::read(&folder.0).unwrap();
        let entry = project.entries.into_iter().find(|entry| entry.id == "takes").unwrap();
        (entry.english, entry.fingerprint)
    };
    let english = "# $rank (rank)\ntakes = take { RANK-NAME($rank) }\n";
    let (bytes, before) = read(CARDS, english);
    let more = format!("# $rank (rank)\na-name = {{ $rank ->\n    [king] a king\n   *[queen] a queen\n}}\n{CARDS}");
    let (other_bytes, after) = read(&more, &format!("# A comment.\n{english}"));
    assert_ne!(bytes, other_bytes);
    assert_eq!(before, after);
    assert_ne!(before, read(CARDS, &english.replace("take {", "draw {")).1);
}
