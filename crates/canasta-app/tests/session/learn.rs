//! What is shown beside the match: the match is set aside and comes back untouched.

use crate::matches::{click, new_session, play_bots};
use crate::page::Session;
use canasta::rules::Preset;
use canasta_app::session::{
    ActionKind, DialogIntent, DialogKind, Effect, Intent, LearnIntent, Message, NewGameIntent, StorageEffect,
    StorageMessage, StoredValue, TableIntent, TimerEffect,
};

fn learn(session: &mut Session, intent: LearnIntent) -> Vec<Effect> {
    session.update(click(Intent::Learn(intent)))
}

fn saves_game(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| {
        matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Game, _) | StorageEffect::ForgetGame))
    })
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
    assert_eq!(session.hand_layout(), before.hand_layout());
    assert_eq!(session.places(), before.places());
    assert!(session.lesson().is_none() && !session.has_match_aside());
}

#[test]
fn the_others_of_the_match_wait_and_go_on_afterwards() {
    let mut session = in_mid_turn();
    let card = session.hand_layout().cards()[0].id;
    session.update(click(Intent::Hand(canasta_app::session::HandIntent::Select(card))));
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
