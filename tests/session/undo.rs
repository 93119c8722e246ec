//! Undo: free as long as no hidden card was seen, unlimited in practice.

use crate::matches::{click, play_bots};
use crate::table::{HAND, dealt, pick, press};
use canasta::rules::{Action, Group, Phase, legal};
use canasta::session::{ActionKind, Effect, Intent, Notice, SettingsIntent, Switch, TableIntent, TimerEffect, Undo};

#[test]
fn melds_can_be_undone_but_not_a_draw() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    assert_eq!(session.can_undo(), Undo::Nothing);
    let drawn = session.record();
    let hand = session.observation().unwrap().hand();
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    pick(&mut session, "Qs Qd 2c");
    press(&mut session, ActionKind::Lay);
    assert_eq!(session.can_undo(), Undo::Free(1));
    session.update(click(Intent::Table(TableIntent::Undo)));
    let seen = session.observation().unwrap();
    assert_eq!((seen.hand(), seen.phase()), (hand, Phase::Play));
    assert_eq!(session.record(), drawn);
    assert_eq!(canasta::rules::replay(&session.record()).error, None);
    // The groups of the opening are staged again, and return to the hand one by one.
    assert_eq!(session.staged().len(), 2);
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.staged(), [Group::of("Ks Kh Kd".parse().unwrap())]);
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert!(session.staged().is_empty());
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.notice(), Some(&Notice::NothingToUndo));
    assert_eq!(session.record(), drawn);
}

#[test]
fn a_whole_turn_can_be_undone_at_once() {
    let mut session = dealt(HAND, "9d");
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    press(&mut session, ActionKind::Take);
    pick(&mut session, "Qs Qd 2c");
    press(&mut session, ActionKind::Lay);
    assert_eq!(session.can_undo(), Undo::Free(2));
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    let seen = session.observation().unwrap();
    assert_eq!((seen.phase(), seen.pile().len()), (Phase::Draw, 1));
    assert!(seen.melds(seen.side()).is_empty());
    assert_eq!(session.can_undo(), Undo::Nothing);
}

#[test]
fn undo_without_anything_to_undo_is_refused() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    assert!(!session.can_undo_turn());
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    assert_eq!(session.notice(), Some(&Notice::NothingToUndo));
    pick(&mut session, "8d");
    assert!(session.can_undo_turn());
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    assert_eq!((session.draft().picked().len(), session.notice()), (0, None));
}

#[test]
fn an_undone_draw_is_not_repeated_automatically() {
    let mut session = dealt(HAND, "5c");
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))));
    let waits =
        |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))));
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::AutoDraw))));
    let effects = session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.observation().unwrap().phase(), Phase::Draw);
    assert!(!waits(&effects), "{effects:?}");
    // After an action of the person the next draw is automatic again, except while the game is paused.
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "8d");
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    play_bots(&mut session, effects);
    let seen = session.observation().unwrap();
    let could_take = legal::candidates(&seen) != [Action::Draw];
    assert!(seen.phase() == Phase::Play || could_take, "drawn by itself where nothing else can be done");
    let mut session = dealt(HAND, "5c");
    session.update(click(Intent::Table(TableIntent::TogglePause)));
    assert!(!waits(&session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::AutoDraw))))));
    assert!(waits(&session.update(click(Intent::Table(TableIntent::TogglePause)))));
}

#[test]
fn practice_undoes_actions_of_others_and_marks_the_record() {
    let mut session = dealt(HAND, "5c");
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "8d");
    press(&mut session, ActionKind::Discard);
    assert_eq!(session.can_undo(), Undo::Nothing);
    let effects = session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))));
    play_bots(&mut session, effects);
    assert_eq!(session.can_undo(), Undo::Practice);
    session.update(click(Intent::Table(TableIntent::Undo)));
    let seen = session.observation().unwrap();
    assert!(seen.is_to_act() && seen.phase() == Phase::Play);
    assert!(session.standing().unwrap().practice);
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.observation().unwrap().phase(), Phase::Draw);
    assert!(session.standing().unwrap().practice);
    assert!(session.record().contains("practice"));
    // Nothing is left to undo, and the refusal says so.
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.notice(), Some(&Notice::NothingDone));
}

#[test]
fn practice_undoes_the_whole_last_turn() {
    let mut session = dealt(HAND, "5c");
    session.update(click(Intent::Settings(SettingsIntent::Toggle(Switch::Practice))));
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "8d");
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))));
    play_bots(&mut session, effects);
    assert!(session.can_undo_turn());
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    let seen = session.observation().unwrap();
    assert_eq!((seen.is_to_act(), seen.phase(), seen.pile().len()), (true, Phase::Draw, 1));
    assert!(!session.can_undo_turn());
    // During a turn, undo includes the draw and the melds after it.
    press(&mut session, ActionKind::Draw);
    pick(&mut session, "Ks Kh Kd");
    press(&mut session, ActionKind::Stage);
    pick(&mut session, "Qs Qd 2c");
    press(&mut session, ActionKind::Lay);
    session.update(click(Intent::Table(TableIntent::UndoTurn)));
    let seen = session.observation().unwrap();
    assert_eq!((seen.phase(), seen.melds(seen.side()).is_empty()), (Phase::Draw, true));
}
