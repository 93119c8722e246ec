//! What the device keeps: nothing is lost, and nothing damaged is overwritten silently.

use crate::matches::{click, settle, sitting};
use canasta::rules::{Phase, Preset};
use canasta::session::{Damage, Effect, Intent, Message, Notice, Session, Verb};

fn saved(effects: &[Effect]) -> Option<String> {
    effects.iter().find_map(|effect| match effect {
        Effect::SaveGame(text) => Some(text.clone()),
        _ => None,
    })
}

fn restored(game: String) -> (Session, Vec<Effect>) {
    let mut session = Session::default();
    let effects = session.update(Message::Restore { settings: None, game: Some(game) });
    (session, effects)
}

/// A game in which the person has drawn, and its save.
fn in_mid_turn() -> (Session, String) {
    let rules = Preset::Classic.rules();
    let mut session = sitting(Preset::Classic, rules, 3);
    let effects = session.update(click(Intent::Do(Verb::Draw)));
    let save = saved(&effects).expect("every action is saved");
    settle(&mut session, effects);
    (session, save)
}

#[test]
fn a_reload_goes_on_where_it_was() {
    let (before, save) = in_mid_turn();
    let (after, effects) = restored(save);
    assert_eq!(after.observation(), before.observation());
    assert_eq!(after.record(), before.record());
    assert_eq!(after.places(), before.places());
    assert_eq!((after.notice(), effects), (None, vec![]));
    assert_eq!(after.observation().unwrap().phase(), Phase::Play);
}

#[test]
fn a_reload_in_a_bots_turn_waits_for_the_bot() {
    let (mut session, _) = in_mid_turn();
    let card = session.draft().slots()[0].id;
    session.update(click(Intent::Card(card)));
    let effects = session.update(click(Intent::Do(Verb::Discard)));
    let (_, effects) = restored(saved(&effects).unwrap());
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Wait(..))), "{effects:?}");
}

#[test]
fn a_damaged_save_keeps_its_whole_part_and_is_put_aside() {
    let (_, save) = in_mid_turn();
    let damaged = save.replace(r"\n0 draw\n", r"\n0 sing\n");
    assert_ne!(damaged, save);
    let (session, effects) = restored(damaged.clone());
    assert!(effects.contains(&Effect::KeepDamaged(damaged)));
    match session.notice() {
        Some(Notice::Damaged(Damage::Record(wrong), Some((0, _)))) => {
            assert_eq!((wrong.text.as_str(), wrong.error.code()), ("0 sing", "unknown-action"));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(session.observation().unwrap().phase(), Phase::Draw);
}

#[test]
fn what_is_no_save_is_put_aside_whole() {
    for text in ["", "{", "canasta", r#"{"version":99,"players":[],"record":""}"#] {
        let (session, effects) = restored(text.to_owned());
        assert_eq!(effects, [Effect::KeepDamaged(text.to_owned()), Effect::NeedSeed]);
        assert_eq!(session.notice(), Some(&Notice::Damaged(Damage::Unreadable, None)));
        assert!(session.observation().is_none());
    }
}

#[test]
fn a_device_that_keeps_nothing_is_named_once() {
    let (mut session, _) = in_mid_turn();
    session.update(Message::StorageBlocked);
    assert_eq!(session.notice(), Some(&Notice::NotSaved));
    session.update(click(Intent::Dismiss));
    let card = session.draft().slots()[0].id;
    session.update(click(Intent::Card(card)));
    let effects = session.update(click(Intent::Do(Verb::Discard)));
    // The storage may come back: it is tried on.
    assert!(saved(&effects).is_some());
    session.update(Message::StorageBlocked);
    assert_eq!(session.notice(), None);
}

#[test]
fn the_record_of_a_hand_that_is_on_holds_nothing_hidden() {
    let (session, _) = in_mid_turn();
    let record = session.record();
    assert!(!record.contains("\ndeck"), "{record}");
    assert!(record.contains("# 0 draw"), "{record}");
    assert_eq!(canasta::rules::replay(&record).error, None);
}
