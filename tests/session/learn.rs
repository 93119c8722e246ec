//! What is shown beside the match: the match is set aside and comes back untouched.

use crate::matches::{click, new_session, play_bots};
use crate::table::{pick, press};
use canasta::rules::Preset;
use canasta::session::{
    ActionKind, DialogIntent, DialogKind, Effect, Goal, Intent, LearnIntent, LessonProgress, LessonReply, Message,
    NewGameIntent, ProgramMessage, STEPS, Session, StepId, StorageEffect, StorageMessage, TableIntent, TimerEffect,
};

fn learn(session: &mut Session, intent: LearnIntent) -> Vec<Effect> {
    session.update(click(Intent::Learn(intent)))
}

fn saves_game(effects: &[Effect]) -> bool {
    effects
        .iter()
        .any(|effect| matches!(effect, Effect::Storage(StorageEffect::SaveGame(_) | StorageEffect::ForgetGame)))
}

/// A match in which the person has drawn.
fn in_mid_turn() -> Session {
    let mut session = new_session(Preset::Classic, Preset::Classic.rules(), 3);
    let effects = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    play_bots(&mut session, effects);
    session
}

#[test]
fn the_match_comes_back_untouched_and_is_never_saved_over() {
    let mut session = in_mid_turn();
    let before = session.clone();
    let mut all = learn(&mut session, LearnIntent::Lesson);
    assert!(session.lesson().is_some() && session.has_match_aside());
    assert_ne!(session.observation(), before.observation());
    assert!(session.has_played(), "the match can still be lost");
    all.extend(session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw)))));
    all.extend(session.update(click(Intent::Table(TableIntent::Undo))));
    all.extend(learn(&mut session, LearnIntent::FirstPage));
    assert!(session.observation().is_none() && session.has_match_aside());
    all.extend(learn(&mut session, LearnIntent::Leave));
    assert!(!saves_game(&all), "{all:?}");
    assert_eq!(session.observation(), before.observation());
    assert_eq!(session.record(), before.record());
    assert_eq!(session.draft(), before.draft());
    assert_eq!(session.places(), before.places());
    assert!(session.lesson().is_none() && !session.has_match_aside());
}

#[test]
fn the_others_of_the_match_wait_and_go_on_afterwards() {
    let mut session = in_mid_turn();
    let card = session.draft().slots()[0].id;
    session.update(click(Intent::Hand(canasta::session::HandIntent::Select(card))));
    let steps =
        |effects: &[Effect]| effects.iter().any(|effect| matches!(effect, Effect::Timer(TimerEffect::Step(..))));
    assert!(steps(&session.update(click(Intent::Table(TableIntent::Act(ActionKind::Discard))))));
    let record = session.record();
    assert!(!steps(&learn(&mut session, LearnIntent::FirstPage)));
    session.update(click(Intent::Table(TableIntent::Step)));
    assert!(steps(&learn(&mut session, LearnIntent::Leave)));
    assert_eq!(session.record(), record);
}

#[test]
fn a_new_game_asks_before_it_replaces_the_match_that_is_set_aside() {
    let mut session = in_mid_turn();
    let record = session.record();
    learn(&mut session, LearnIntent::FirstPage);
    session.update(click(Intent::NewGame(NewGameIntent::Start)));
    assert_eq!(session.dialog_kind(), Some(DialogKind::Confirm));
    session.update(click(Intent::Dialog(DialogIntent::Decline)));
    assert_eq!(session.record(), record);
    // Leaving a practice table is no end of the match.
    learn(&mut session, LearnIntent::Lesson);
    assert!(!saves_game(&session.update(click(Intent::Table(TableIntent::Abandon)))));
    assert_eq!(session.record(), record);
}

#[test]
fn without_a_match_leaving_shows_the_first_page() {
    let mut session = Session::default();
    session.update(Message::Storage(StorageMessage::Restore { settings: None, game: None }));
    learn(&mut session, LearnIntent::Lesson);
    assert!(session.observation().is_some() && !session.has_match_aside());
    learn(&mut session, LearnIntent::Leave);
    assert!(session.observation().is_none());
}

/// A session in the guided first hand, whose opponent plays at once.
fn lesson() -> Session {
    let mut session = Session::default();
    session.update(click(Intent::from_control("pace", "instant").unwrap()));
    learn(&mut session, LearnIntent::Lesson);
    session
}

/// Lets the opponent play, as the timers would.
fn watch(session: &mut Session) {
    while matches!(session.lesson().unwrap().step().goal, Goal::Watch(_)) {
        session.update(click(Intent::Table(TableIntent::Step)));
    }
}

/// Does what the step waits for, as a person would.
fn do_step(session: &mut Session) {
    let goal = session.lesson().unwrap().step().goal;
    match goal {
        Goal::Read => drop(learn(session, LearnIntent::Next)),
        Goal::Select(cards) => pick(session, cards),
        Goal::SetOut(cards) => {
            pick(session, cards);
            press(session, ActionKind::Stage);
        }
        Goal::Play(action) => drop(session.update(Message::Program(ProgramMessage::Play(action.parse().unwrap())))),
        Goal::Try(..) => press(session, ActionKind::Take),
        Goal::Watch(_) => watch(session),
    }
}

#[test]
fn the_script_is_played_to_its_end_by_doing_what_each_step_says() {
    let mut session = lesson();
    let mut seen = Vec::new();
    for step in STEPS {
        let lesson = session.lesson().unwrap();
        assert_eq!(lesson.step().id, step.id, "{:?}", lesson.reply());
        seen.push(step.id.name());
        if !lesson.is_last() {
            do_step(&mut session);
        }
    }
    let sheet = session.score().expect("the hand has ended");
    assert_eq!(session.lesson_progress().chapters(), (9, 9));
    assert!(sheet.totals().0[0] > 500, "{:?}", sheet.totals());
    assert_eq!(seen.len(), STEPS.len());
}

#[test]
fn show_me_plays_the_whole_hand() {
    let mut session = lesson();
    for _ in 0..STEPS.len() {
        if session.lesson().unwrap().is_last() {
            break;
        }
        let before = session.lesson().unwrap().position();
        learn(&mut session, LearnIntent::ShowStep);
        watch(&mut session);
        assert!(session.lesson().unwrap().position() > before, "{before:?} {:?}", session.lesson().unwrap().reply());
    }
    assert!(session.score().is_some());
}

#[test]
fn back_and_resuming_restore_the_table_of_each_step() {
    let mut session = lesson();
    let mut tables = Vec::new();
    while !session.lesson().unwrap().is_last() {
        watch(&mut session);
        let staged = session.staged();
        tables.push((session.lesson().unwrap().step().id, session.observation().map(|seen| seen.snapshot()), staged));
        let mut resumed = Session::default();
        resumed.update(Message::Storage(StorageMessage::RestoreLesson(session.lesson_progress().write())));
        learn(&mut resumed, LearnIntent::Lesson);
        assert_eq!(resumed.observation(), session.observation());
        assert_eq!(resumed.lesson().unwrap().step().id, session.lesson().unwrap().step().id);
        do_step(&mut session);
    }
    for (id, seen, staged) in tables.into_iter().rev() {
        learn(&mut session, LearnIntent::Back);
        assert_eq!(session.lesson().unwrap().step().id, id);
        assert_eq!((session.observation().map(|seen| seen.snapshot()), session.staged()), (seen, staged), "{id:?}");
    }
    assert!(!session.lesson().unwrap().can_go_back());
}

#[test]
fn something_else_is_answered_and_not_carried_out() {
    let mut session = lesson();
    while session.lesson().unwrap().step().id != StepId::TakePile {
        do_step(&mut session);
    }
    let (before, record) = (session.lesson().unwrap().position(), session.record());
    press(&mut session, ActionKind::Draw);
    assert_eq!(session.lesson().unwrap().reply(), Some(&LessonReply::Instead(ActionKind::Draw)));
    press(&mut session, ActionKind::Discard);
    let Some(LessonReply::Refused(_)) = session.lesson().unwrap().reply() else { panic!("the rules refuse it") };
    assert_eq!((session.lesson().unwrap().position(), session.record()), (before, record));
    // A selection is something new, so the answer to the last attempt goes.
    pick(&mut session, "8c");
    assert_eq!(session.lesson().unwrap().reply(), None);
}

#[test]
fn a_stored_progress_is_read_for_ever_and_a_damaged_one_starts_anew() {
    let read = LessonProgress::read;
    let stored = r#"{"chapters":6,"step":"try-frozen","version":1}"#;
    assert_eq!((read(stored).write().as_str(), read(stored).chapters()), (stored, (6, 9)));
    for damaged in ["", "nonsense", r#"{"version":2,"step":"draw","chapters":1}"#, r#"{"version":1}"#, "[]"] {
        assert_eq!(read(damaged), LessonProgress::default(), "{damaged}");
    }
    assert_eq!(read(r#"{"version":1,"step":"gone","chapters":"x"}"#), LessonProgress::default());
    assert_eq!(read(r#"{"version":1,"step":"draw","chapters":400}"#).chapters(), (9, 9));
    for step in STEPS {
        let text = format!(r#"{{"chapters":0,"step":"{}","version":1}}"#, step.id.name());
        assert_eq!(read(&text).write(), text);
    }
}
