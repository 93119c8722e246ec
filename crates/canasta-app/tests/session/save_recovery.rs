//! Saved games: nothing is lost, and nothing damaged is overwritten silently.

use crate::library::Shelf;
use crate::matches::{click, new_session, play_bots};
use crate::page::Session;
use canasta::rules::{Phase, Preset};
use canasta_app::features::files::FilesIntent;
use canasta_app::features::library::{LibraryEffect, LibraryMessage};
use canasta_app::session::{
    ActionKind, BotMessage, CardMove, Damage, DeviceEffect, DialogIntent, DialogKind, Effect, Feedback, HandIntent,
    Intent, Message, NewGameIntent, Notice, NoticeIntent, SetAside, StorageEffect, StorageMessage, StoredValue,
    TableIntent, TimerEffect,
};

pub fn saved(effects: &[Effect]) -> Option<String> {
    effects.iter().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text.clone()),
        _ => None,
    })
}

fn restored(game: String) -> (Session, Vec<Effect>) {
    let mut session = Session::default();
    let effects = session.update(Message::Storage(StorageMessage::Restore { settings: None, game: Some(game) }));
    (session, effects)
}

/// A game in which the person has drawn, and its save.
fn in_mid_turn() -> (Session, String) {
    let rules = Preset::Classic.rules();
    let mut session = new_session(Preset::Classic, rules, 3);
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    let save = saved(&effects).expect("every action is saved");
    play_bots(&mut session, effects);
    (session, save)
}

#[test]
fn a_reload_restores_the_position() {
    let (before, save) = in_mid_turn();
    let (after, effects) = restored(save);
    assert_eq!(after.observation(), before.observation());
    assert_eq!(after.record(), before.record());
    assert_eq!(after.places(), before.places());
    // What was played since the last turn goes into the library.
    assert_eq!((after.notice(), effects), (None, vec![Effect::Library(LibraryEffect::Remind)]));
    assert_eq!(after.observation().unwrap().phase(), Phase::Play);
}

#[test]
fn a_reload_in_a_bots_turn_waits_for_the_bot() {
    let (mut session, _) = in_mid_turn();
    let card = session.hand_layout().cards()[0].id;
    session.update(click(Intent::Hand(HandIntent::Select(card))));
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    let (_, effects) = restored(saved(&effects).unwrap());
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..)))), "{effects:?}");
}

#[test]
fn a_damaged_save_restores_its_valid_part_and_is_quarantined() {
    let (_, save) = in_mid_turn();
    let damaged = save.replace(r"\n0 draw\n", r"\n0 sing\n");
    assert_ne!(damaged, save);
    let (session, effects) = restored(damaged.clone());
    assert!(effects.contains(&Effect::Storage(StorageEffect::SetAside(damaged))));
    match session.notice() {
        Some(Notice::Damaged(Damage::Record(wrong), Some((0, _)))) => {
            assert_eq!((wrong.text.as_str(), wrong.error.code()), ("0 sing", "unknown-action"));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(session.observation().unwrap().phase(), Phase::Draw);
}

#[test]
fn what_is_left_of_a_damaged_save_does_not_replace_what_the_library_has() {
    let mut shelf = Shelf::default();
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    shelf.run(&mut session, effects);
    let there = shelf.games.clone();
    // The next save knows what the library has.
    let card = session.hand_layout().cards()[0].id;
    session.update(click(Intent::Hand(HandIntent::Select(card))));
    let save = saved(&session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))))).unwrap();
    assert!(save.contains("\"base\""), "{save}");
    let damaged = save.replacen(r"\n0 draw\n", r"\n0 sing\n", 1);
    assert_ne!(damaged, save);
    let (mut session, _) = restored(damaged);
    let effects = session.update(Message::Library(LibraryMessage::KeepDue));
    shelf.run(&mut session, effects);
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    shelf.run(&mut session, effects);
    for (id, game) in there {
        assert_eq!(shelf.games[&id].save, game.save);
    }
}

#[test]
fn an_invalid_save_is_quarantined_whole() {
    for text in ["", "{", "canasta", "[1]", r#"{"version":0,"players":[],"record":""}"#, r#"{"version":1,"players":7}"#]
    {
        let (session, effects) = restored(text.to_owned());
        assert_eq!(effects, [Effect::Storage(StorageEffect::SetAside(text.to_owned())), Effect::RequestSeed]);
        assert_eq!(session.notice(), Some(&Notice::Damaged(Damage::Unreadable, None)));
        assert!(session.observation().is_none());
    }
}

#[test]
fn blocked_storage_is_reported_once() {
    let (mut session, _) = in_mid_turn();
    session.update(Message::Storage(StorageMessage::Blocked(StoredValue::Game)));
    assert_eq!(session.notice(), Some(&Notice::NotSaved));
    session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    let card = session.hand_layout().cards()[0].id;
    session.update(click(Intent::Hand(HandIntent::Select(card))));
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    // Saving is tried again, since the storage may become available.
    assert!(saved(&effects).is_some());
    session.update(Message::Storage(StorageMessage::Blocked(StoredValue::Game)));
    assert_eq!(session.notice(), None);
}

#[test]
fn events_after_a_reload_have_new_numbers() {
    let (_, save) = in_mid_turn();
    let (mut session, _) = restored(save);
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    let keys = |session: &Session| {
        let names: Vec<String> = canasta_app::session::seat_names(session.places());
        let lines = canasta_app::view::announcements::lines(session, &names).into_iter();
        lines.filter(|line| line.key.starts_with("turn")).map(|line| (line.key, line.words)).collect::<Vec<_>>()
    };
    let mut before = keys(&session);
    let card = session.hand_layout().cards()[0].id;
    session.update(click(Intent::Hand(HandIntent::Select(card))));
    let mut effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    while let Some(Effect::Timer(TimerEffect::Step(number, _))) =
        effects.iter().find(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))))
    {
        effects = session.update(Message::Bots(BotMessage::StepDue(*number)));
    }
    for (key, words) in keys(&session) {
        assert!(before.iter().all(|(other, said)| *other != key || *said == words), "{key}: {words}, {before:?}");
        before.push((key, words));
    }
    assert!(before.len() > 1);
}

#[test]
fn a_save_with_the_former_single_order_is_restored() {
    let (session, save) = in_mid_turn();
    let mut hand: Vec<String> = session.hand_layout().cards().iter().map(|held| held.card.to_string()).collect();
    hand.rotate_left(3);
    let mut old: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&save).unwrap();
    assert!(old.remove("orders").is_some() && old.remove("sum").is_some());
    old.insert("order".to_owned(), hand.join(" ").into());
    let old = serde_json::Value::Object(old).to_string();
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restore {
        settings: Some(r#"{"sort": "own"}"#.to_owned()),
        game: Some(old),
    }));
    let shown: Vec<String> = session.hand_layout().cards().iter().map(|held| held.card.to_string()).collect();
    assert_eq!(shown, hand);
    assert_eq!(session.notice(), None);
}

#[test]
fn the_manual_order_of_a_sorted_hand_survives_a_reload() {
    let (mut session, _) = in_mid_turn();
    let shown = |session: &Session| session.hand_layout().cards().iter().map(|held| held.card).collect::<Vec<_>>();
    let (first, last) = (session.hand_layout().cards()[0].id, session.hand_layout().cards().last().unwrap().id);
    session.update(click(Intent::Hand(HandIntent::Move(CardMove { cards: vec![last], before: Some(first) }))));
    let own = shown(&session);
    let effects = session.update(click(Intent::from_control("sort", "rank").unwrap()));
    assert_ne!(shown(&session), own);
    let save = saved(&effects).or_else(|| {
        let card = session.hand_layout().cards()[0].id;
        session.update(click(Intent::Hand(HandIntent::Select(card))));
        saved(&session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard)))))
    });
    let (mut after, _) = restored(save.expect("a save"));
    let by_rank = shown(&after);
    after.update(click(Intent::from_control("sort", "own").unwrap()));
    let wanted: Vec<_> = own.iter().copied().filter(|card| by_rank.contains(card)).collect();
    assert_eq!(shown(&after), wanted);
}

#[test]
fn a_refusal_does_not_replace_a_warning() {
    let mut session = Session::default();
    let settings = r#"{"lite": true, "theme": "purple"}"#.to_owned();
    let effects = session.update(Message::Storage(StorageMessage::Restore {
        settings: Some(settings.clone()),
        game: Some("{".to_owned()),
    }));
    assert!(effects.contains(&Effect::Storage(StorageEffect::SetAside(settings))), "{effects:?}");
    session.update(click(Intent::NewGame(NewGameIntent::Start)));
    session.update(Message::Seed(Some([3; 32])));
    session.update(Message::Storage(StorageMessage::Blocked(StoredValue::Game)));
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.refusal(), Some(&Notice::NothingDone));
    assert_eq!(session.warning(), Some(&Notice::NotSaved));
    session.update(click(Intent::Notice(NoticeIntent::CloseRefusal)));
    assert_eq!(session.refusal(), None);
    for warning in [Notice::NotSaved, Notice::Damaged(Damage::Unreadable, None), Notice::SettingsDamaged] {
        assert_eq!(session.notice(), Some(&warning));
        session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    }
    assert_eq!(session.notice(), None);
}

#[test]
fn the_record_of_an_unfinished_hand_hides_the_cards() {
    let (session, _) = in_mid_turn();
    let record = session.record();
    assert!(!record.contains("\ndeck"), "{record}");
    assert!(record.contains("# 0 draw"), "{record}");
    assert_eq!(canasta::rules::replay(&record).error, None);
}

#[test]
fn a_save_of_another_program_is_rejected() {
    let (_, save) = in_mid_turn();
    for (field, value) in [("orders", "null"), ("players", "[1]"), ("record", "7"), ("version", "-1")] {
        let mut other: serde_json::Value = serde_json::from_str(&save).unwrap();
        other[field] = value.parse().unwrap();
        let damage = canasta_app::session::restore(&other.to_string()).damage;
        assert_eq!(damage, Some(Damage::Unreadable), "{field}: {value}");
    }
}

#[test]
fn a_damaged_fingerprint_does_not_prevent_the_restore() {
    let mut session = new_session(Preset::Duel, Preset::Duel.rules(), 3);
    let effects = session.update(click(Intent::Table(TableIntent::Act(canasta_app::session::ActionKind::Draw))));
    let text = effects.into_iter().find_map(|effect| match effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Game, text)) => Some(text),
        _ => None,
    });
    let mut save: serde_json::Value = serde_json::from_str(&text.expect("it is kept")).unwrap();
    save["told"] = serde_json::json!([1, 2]);
    save["next"] = serde_json::json!("nonsense");
    let restored = canasta_app::session::restore(&save.to_string());
    assert_eq!(restored.damage, Some(Damage::WrongChecksum));
    assert!(restored.game.is_some() && restored.commitments.is_empty() && restored.next_seed.is_none());
}

#[test]
fn a_save_of_a_newer_version_is_not_called_damaged() {
    let text = r#"{"version":2,"everything":"is different"}"#;
    let (session, effects) = restored(text.to_owned());
    assert_eq!(effects, [Effect::Storage(StorageEffect::SetAside(text.to_owned())), Effect::RequestSeed]);
    assert_eq!(session.notice(), Some(&Notice::Damaged(Damage::NewerVersion, None)));
}

#[test]
fn a_save_that_something_has_changed_is_reported_and_its_text_is_kept() {
    let (_, save) = in_mid_turn();
    // Two cards of the deck change places: the record alone cannot tell.
    let at = save.find("deck ").unwrap() + "deck ".len();
    let mut cards: Vec<&str> = save[at..].split(' ').collect();
    cards.swap(106, 105);
    let changed = format!("{}{}", &save[..at], cards.join(" "));
    assert_ne!(changed, save);
    let (session, effects) = restored(changed.clone());
    assert!(
        matches!(session.notice(), Some(Notice::Damaged(Damage::WrongChecksum, Some(_)))),
        "{:?}",
        session.notice()
    );
    assert!(effects.contains(&Effect::Storage(StorageEffect::SetAside(changed))));
    assert!(session.observation().is_some());
    // The order of the fields is no change.
    let fields: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&save).unwrap();
    let turned: Vec<String> = fields.iter().rev().map(|(name, value)| format!("\"{name}\": {value}")).collect();
    let (session, _) = restored(format!("{{ {} }}", turned.join(", ")));
    assert_eq!(session.notice(), None);
}

#[test]
fn names_of_a_save_and_of_a_record_are_cleaned() {
    let (_, save) = in_mid_turn();
    let long = "x".repeat(5000);
    let bad = save.replace("seats You Ada Ben Cleo", &format!(r#"seats \"Y\\u0000ou\\u202e\" {long} \" \" Cleo"#));
    assert_ne!(bad, save);
    let (after, _) = restored(bad);
    let names = canasta_app::session::seat_names(after.places());
    assert_eq!(names, ["You", &"x".repeat(20), "Ben", "Cleo"]);
}

fn set_aside(session: &mut Session, texts: &[&str]) -> Vec<Effect> {
    let all = texts.iter().zip(1..).map(|(text, number)| SetAside { number, text: (*text).to_owned() }).collect();
    session.update(Message::Storage(StorageMessage::SetAside(all)))
}

/// The effects of starting the game of the plan.
fn start_new(session: &mut Session) -> Vec<Effect> {
    let effects = session.update(click(Intent::NewGame(NewGameIntent::Start)));
    assert!(effects.contains(&Effect::RequestSeed), "{effects:?}");
    session.update(Message::Seed(Some([7; 32])))
}

#[test]
fn nothing_overwrites_a_damaged_save_before_there_is_a_copy() {
    let (mut session, _) = restored("no save".to_owned());
    // The storage is full: the text is not in the list.
    assert_eq!(set_aside(&mut session, &["another text"]), []);
    assert_eq!(session.notice(), Some(&Notice::NotSetAside(StoredValue::Game)));
    session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    session.update(Message::Seed(None));
    let effects = start_new(&mut session);
    assert!(session.observation().is_some());
    assert_eq!(saved(&effects), None, "the new game waits");
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));

    // The person has the text as a file, so the new game is saved.
    let effects = session.update(click(Intent::Files(FilesIntent::SaveUncopied(StoredValue::Game))));
    let file = Effect::Device(DeviceEffect::Download("canasta-unreadable.txt", "no save".to_owned()));
    assert_eq!(effects[0], file);
    assert!(saved(&effects).is_some());
    // It is saved from then on, and there is nothing to save twice.
    assert_eq!(session.update(click(Intent::Files(FilesIntent::SaveUncopied(StoredValue::Game)))), []);
}

#[test]
fn a_damaged_save_with_a_copy_gives_way_to_a_new_game() {
    let (mut session, _) = restored("no save".to_owned());
    assert_eq!(set_aside(&mut session, &["no save"]), []);
    assert!(matches!(session.notice(), Some(Notice::Damaged(..))));
    session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    session.update(Message::Seed(None));
    assert!(saved(&start_new(&mut session)).is_some());
}

#[test]
fn damaged_settings_rules_and_plans_are_guarded_too() {
    let settings = r#"{"theme": "purple", "sound_asked": true}"#.to_owned();
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restore { settings: Some(settings.clone()), game: None }));
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Rules, "{".to_owned())));
    session.update(Message::Storage(StorageMessage::Restored(StoredValue::Plan, "[]".to_owned())));
    set_aside(&mut session, &[]);
    let mut warnings = Vec::new();
    while let Some(notice) = session.warning().cloned() {
        warnings.push(notice);
        session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    }
    let values = [StoredValue::Plan, StoredValue::Rules, StoredValue::Settings];
    assert_eq!(warnings, values.map(Notice::NotSetAside));
    let change = |session: &mut Session| session.update(click(Intent::from_control("theme", "dark").unwrap()));
    assert_eq!(change(&mut session), []);
    // Room was made: the list holds the settings now.
    set_aside(&mut session, &[&settings]);
    session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    let effects = session.update(click(Intent::from_control("theme", "light").unwrap()));
    assert!(matches!(effects[..], [Effect::Storage(StorageEffect::Save(StoredValue::Settings, _))]), "{effects:?}");
}

#[test]
fn damaged_progress_is_used_as_far_as_it_can_be_read_and_its_text_is_kept() {
    let restored = |value: StoredValue, text: &str| {
        let mut session = Session::default();
        let effects = session.update(Message::Storage(StorageMessage::Restored(value, text.to_owned())));
        (session, effects)
    };
    for (value, text) in [
        (StoredValue::Lesson, r#"{"chapters":3,"step":"of-a-newer-version","version":1}"#),
        (StoredValue::Drills, r#"{"open":["fifty"],"torn"#),
        (StoredValue::Achievements, r#"["natural","of-a-newer-version"]"#),
        (StoredValue::Mistakes, "torn"),
    ] {
        let (mut session, effects) = restored(value, text);
        assert_eq!(effects, [Effect::Storage(StorageEffect::SetAside(text.to_owned()))]);
        assert_eq!(session.notice(), Some(&Notice::ProgressDamaged(value)));
        // Without room for a copy it stays until it is a file.
        set_aside(&mut session, &[]);
        assert_eq!(session.notice(), Some(&Notice::NotSetAside(value)));
        let effects = session.update(click(Intent::Files(FilesIntent::SaveUncopied(value))));
        assert!(matches!(effects[..], [Effect::Device(DeviceEffect::Download(..)), Effect::Storage(_)]), "{effects:?}");
    }
    // Of a later form nothing is read, and nothing is written over it.
    for value in [StoredValue::Lesson, StoredValue::Mistakes] {
        let text = r#"{"chapters":3,"mistakes":[],"step":"melds","version":2}"#;
        let (session, effects) = restored(value, text);
        assert_eq!((effects, session.notice()), (vec![], Some(&Notice::ProgressNewer(value))));
    }
    for (value, text) in [
        (StoredValue::Lesson, include_str!("../../../../tests/records/saved/lesson.json")),
        (StoredValue::Drills, include_str!("../../../../tests/records/saved/drills.json")),
        (StoredValue::Achievements, include_str!("../../../../tests/records/saved/achievements.json")),
        (StoredValue::Mistakes, include_str!("../../../../tests/records/saved/mistakes.json")),
    ] {
        let (session, effects) = restored(value, text);
        assert_eq!((effects, session.notice()), (vec![], None), "{text}");
        // After an update, what was set aside is taken.
        let mut other = Session::default();
        set_aside(&mut other, &[text]);
        let effects = other.update(click(Intent::Files(FilesIntent::TryAgain(1))));
        assert!(matches!(&effects[..], [Effect::Storage(_)]), "{effects:?}");
        assert_eq!(other.feedback(), Some(&Feedback::ReadAgain));
    }
}

#[test]
fn what_was_set_aside_is_saved_tried_again_and_deleted() {
    let (other, save) = in_mid_turn();
    let mut session = Session::default();
    let rules = include_str!("../../../../tests/records/saved/own-rules.json");
    // A game that can be read now, as after an update, is announced.
    set_aside(&mut session, &[&save, "nonsense", rules]);
    assert_eq!(session.notice(), Some(&Notice::ReadableAgain));
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Files))));
    assert_eq!(session.set_aside_texts().len(), 3);

    let file = session.update(click(Intent::Files(FilesIntent::SaveSetAside(2))));
    assert_eq!(file, [Effect::Device(DeviceEffect::Download("canasta-unreadable.txt", "nonsense".to_owned()))]);
    session.update(click(Intent::Files(FilesIntent::TryAgain(2))));
    assert_eq!(session.feedback(), Some(&Feedback::StillUnreadable));
    let effects = session.update(click(Intent::Files(FilesIntent::TryAgain(3))));
    assert!(matches!(effects[..], [Effect::Storage(StorageEffect::Save(StoredValue::Rules, _))]), "{effects:?}");
    assert_eq!((session.feedback(), session.house_rules().own().len()), (Some(&Feedback::Imported(1)), 1));
    let effects = session.update(click(Intent::Files(FilesIntent::TryAgain(1))));
    let again = saved(&effects).unwrap();
    assert_eq!(session.record(), other.record());
    assert!(!again.contains("\"imported\""), "it is the person's own: {again}");

    // It is deleted only after a question.
    session.update(click(Intent::Dialog(DialogIntent::Open(DialogKind::Files))));
    assert_eq!(session.update(click(Intent::Files(FilesIntent::DeleteSetAside(2)))), []);
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm));
    let effects = session.update(click(Intent::Dialog(DialogIntent::Confirm)));
    assert_eq!(effects, [Effect::Storage(StorageEffect::DeleteSetAside(2))]);
    set_aside(&mut session, &[&save]);
    assert_eq!(session.set_aside_texts().len(), 1);
}

#[test]
fn a_copy_of_the_game_that_is_read_after_an_update_is_not_offered_again() {
    let (_, save) = in_mid_turn();
    let (mut session, _) = restored(save.clone());
    let effects = set_aside(&mut session, &["nonsense", &save]);
    assert_eq!(effects, [Effect::Storage(StorageEffect::DeleteSetAside(2))]);
    assert_eq!(session.notice(), None);
    assert_eq!(set_aside(&mut session, &["nonsense"]), []);
}
