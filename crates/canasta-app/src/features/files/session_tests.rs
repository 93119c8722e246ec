//! Settings, own rules and records as texts.

use crate::house_rules::{copied, open, played, saved, send, set, texts_of};
use crate::matches::{click, play_bots, update_kept};
use crate::page::Session;
use canasta_app::features::files::{ExportKind, FilesIntent};
use canasta_app::features::house_rules::HouseRulesIntent;
use canasta_app::session::{
    DeviceEffect, DialogIntent, DialogKind, Effect, Feedback, Intent, StorageEffect, StoredValue,
};
use canasta_app::view;

#[test]
fn exported_settings_include_own_rules() {
    let mut session = open(DialogKind::HouseRules);
    set(&mut session, "rule.hand_size", "9");
    set(&mut session, "own-name", "Friday");
    send(&mut session, Intent::HouseRules(HouseRulesIntent::Keep));
    set(&mut session, "theme", "dark");
    let text = copied(&send(&mut session, Intent::Files(FilesIntent::Copy(ExportKind::Settings))));
    let effects = send(&mut session, Intent::Files(FilesIntent::Download(ExportKind::Settings)));
    assert_eq!(effects, [Effect::Device(DeviceEffect::Download("canasta-settings.json", text.clone()))]);

    let mut other = open(DialogKind::Files);
    for (wrong, said) in [
        (String::new(), Feedback::NothingWritten),
        ("{".into(), Feedback::NoFile),
        (text.replace("\"version\": 1", "\"version\": 7"), Feedback::NoFile),
        (text.replace("\"dark\"", "\"purple\""), Feedback::BadSettings("theme".into())),
        (text.replace("\"felt\"", "\"carpet\""), Feedback::BadSettings("carpet".into())),
        (text.replace("\"hand_size\": 9", "\"hand_size\": 99"), Feedback::BadSettings("own_rules".into())),
    ] {
        let before = *other.settings();
        set(&mut other, "import", &wrong);
        assert_eq!(send(&mut other, Intent::Files(FilesIntent::Import)), []);
        assert_eq!((other.feedback(), other.settings()), (Some(&said), &before));
        assert_eq!((texts_of(&other, "error").len(), other.house_rules().own().len()), (1, 0));
    }
    set(&mut other, "import", &text);
    let effects = send(&mut other, Intent::Files(FilesIntent::Import));
    assert!(
        saved(&effects).is_some()
            && effects
                .iter()
                .any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Settings, _))))
    );
    assert_eq!((other.settings(), other.house_rules().own()), (session.settings(), session.house_rules().own()));
    assert_eq!(other.feedback(), Some(&Feedback::Imported(1)));
    // A second import adds nothing; other rules of the same name are added beside them.
    set(&mut other, "import", &text);
    send(&mut other, Intent::Files(FilesIntent::Import));
    assert_eq!(other.house_rules().own().len(), 1);
    set(&mut other, "import", &text.replace("\"hand_size\": 9", "\"hand_size\": 8"));
    send(&mut other, Intent::Files(FilesIntent::Import));
    let names: Vec<&str> = other.house_rules().own().iter().map(|own| own.name.as_str()).collect();
    assert_eq!(names, ["Friday", "Friday (2)"]);
}

#[test]
fn the_rules_of_a_file_are_chosen() {
    let mut session = open(DialogKind::HouseRules);
    set(&mut session, "rule.hand_size", "9");
    let effects = send(&mut session, Intent::Files(FilesIntent::Download(ExportKind::RulesCode)));
    let [Effect::Device(DeviceEffect::Download("canasta-rules.txt", text))] = &effects[..] else {
        panic!("{effects:?}")
    };
    let mut other = open(DialogKind::Files);
    set(&mut other, "file", text);
    assert_eq!((other.plan().rules(), other.feedback()), (session.plan().rules(), Some(&Feedback::CodeUsed)));
    // Pasted too, a damaged one is no code.
    let mut other = open(DialogKind::Files);
    set(&mut other, "import", &format!("x{text}"));
    send(&mut other, Intent::Files(FilesIntent::Import));
    assert!(other.plan().changes.is_empty() && other.feedback().is_some_and(Feedback::is_bad));
}

#[test]
fn a_finished_record_opens_with_its_score() {
    let text = include_str!("../../../../../tests/records/rooms-two-practice.txt");
    let mut session = open(DialogKind::Files);
    set(&mut session, "import", text);
    send(&mut session, Intent::Files(FilesIntent::Import));
    assert_eq!((session.feedback(), session.dialog_kind()), (None, Some(DialogKind::Score)));
    let standing = session.standing().unwrap();
    assert!(standing.end.is_some());
    assert!(text.contains(&session.record().lines().last().unwrap().to_owned()));
    assert!(view::page(&session).element_count() > 0);
}

#[test]
fn an_unfinished_record_continues_as_practice() {
    let text = include_str!("../../../../../tests/records/unfinished-rooms-two.txt");
    let mut session = played();
    let before = session.record();
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Files))));
    set(&mut session, "import", text);
    assert_eq!(update_kept(&mut session, click(Intent::Files(FilesIntent::Import))), []);
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm));
    send(&mut session, Intent::Dialog(DialogIntent::Decline));
    assert_eq!((session.dialog_kind(), session.record()), (Some(DialogKind::Files), before));
    send(&mut session, Intent::Files(FilesIntent::Import));
    let effects = send(&mut session, Intent::Dialog(DialogIntent::Confirm));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Game, _)))));
    play_bots(&mut session, effects);
    assert_eq!(session.places()[1].name, "back\\slash");
    assert!(session.standing().unwrap().practice, "its deck could be read");
}

#[test]
fn a_save_opens_like_a_record() {
    let save = include_str!("../../../../../tests/records/saved/game.json");
    let mut session = open(DialogKind::Files);
    set(&mut session, "import", save);
    send(&mut session, Intent::Files(FilesIntent::Import));
    assert_eq!((session.feedback(), session.dialog_kind()), (None, None));
    assert!(session.standing().unwrap().practice, "its deck could be read");
    set(&mut session, "import", &save.replace("1 discard 7s", "1 discard 7h"));
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Files))));
    send(&mut session, Intent::Files(FilesIntent::Import));
    assert_eq!(session.feedback(), Some(&Feedback::NoFile));
}

#[test]
fn names_of_a_record_are_cleaned() {
    let text = include_str!("../../../../../tests/records/rooms-two-practice.txt");
    let seats = text.lines().find(|line| line.starts_with("seats ")).unwrap();
    let bad = text.replace(seats, &format!(r#"seats "B\u202ee\u0000n" {}"#, "x".repeat(5000)));
    let mut session = open(DialogKind::Files);
    set(&mut session, "import", &bad);
    send(&mut session, Intent::Files(FilesIntent::Import));
    assert_eq!(canasta_app::session::seat_names(session.places()), ["Ben".to_owned(), "x".repeat(20)]);
}

#[test]
fn a_wrong_record_is_refused_with_the_line() {
    let text = include_str!("../../../../../tests/records/unfinished-rooms-two.txt");
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.ends_with(" draw")).unwrap();
    let mut wrong = lines.clone();
    wrong[at] = "0 sing";
    let mut session = played();
    let before = session.record();
    for (text, sentence) in [
        (wrong.join("\n"), format!("Line {} of the record: this line cannot be read", at + 1)),
        ("once upon a time".into(), "Line 1 of the record: This is not a game record".into()),
        (lines[..3].join("\n"), "This record holds no dealt hand".into()),
    ] {
        session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Files))));
        set(&mut session, "import", &text);
        assert_eq!(send(&mut session, Intent::Files(FilesIntent::Import)), []);
        assert_eq!(session.dialog_kind(), Some(DialogKind::Files), "nothing to ask about");
        let said = texts_of(&session, "error");
        assert!(said.len() == 1 && said[0].starts_with(&sentence), "{said:?}");
        assert_eq!(session.record(), before);
    }
}

#[test]
fn a_record_is_read_as_it_comes_through_chats() {
    let text = include_str!("../../../../../tests/records/duel-cut-and-hash.txt");
    let quoted = text.lines().map(|line| format!("> {line}")).collect::<Vec<_>>().join("\n");
    for sent in [
        format!("\u{feff}{}", text.replace(' ', "\u{a0}").replace('"', "”").replace('-', "\u{2011}")),
        text.lines().map(|line| format!("\u{200e}{line}\u{200b}\r\n")).collect(),
        format!("Our game:\n```\n{text}```\n"),
        quoted,
    ] {
        let mut session = open(DialogKind::Files);
        set(&mut session, "import", &sent);
        send(&mut session, Intent::Files(FilesIntent::Import));
        assert_eq!(session.feedback(), None, "{sent}");
        assert!(session.record().contains("\ndeck "), "{sent}");
    }
}

#[test]
fn an_exported_record_ends_at_the_current_position() {
    let mut session = played();
    let text = copied(&send(&mut session, Intent::Files(FilesIntent::Copy(ExportKind::Record))));
    assert_eq!(text, session.record());
    assert!(!text.contains("\ndeck"));
    let shared = send(&mut session, Intent::Files(FilesIntent::Share(ExportKind::Record)));
    assert_eq!(shared, [Effect::Device(DeviceEffect::ShareFile("canasta-record.txt", text.clone()))]);
    assert_eq!(send(&mut Session::default(), Intent::Files(FilesIntent::Share(ExportKind::Record))), []);
    assert_eq!(send(&mut Session::default(), Intent::Files(FilesIntent::Copy(ExportKind::Record))), []);
    // A record that ends within the first hand cannot be continued, and the error says why.
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Files))));
    set(&mut session, "import", &text);
    assert_eq!(send(&mut session, Intent::Files(FilesIntent::Import)), []);
    assert!(texts_of(&session, "error")[0].starts_with("This record was taken in the middle of its first hand."));
    assert_eq!(session.record(), text);
}
