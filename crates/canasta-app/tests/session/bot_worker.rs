//! Bots that search in a worker, which the test simulates.

use crate::matches::{click, discard};
use canasta::rules::{Preset, Seat};
use canasta_app::session::{
    ActionKind, AdviceIntent, BotMessage, Effect, HandCardPlace, HandIntent, HintState, Intent, Level, Message,
    NewGame, Notice, NoticeIntent, Player, ProgramMessage, Reply, SelectMode, Session, TableIntent, TimerEffect,
    WorkerEffect, WorkerFailure, places, reply_to,
};
use std::time::Duration;

/// A game against Master in which the person leads, and the effects of its start.
fn game() -> (Session, Vec<Effect>) {
    let rules = Preset::Duel.rules();
    let mut places = places(rules.players);
    places[1].player = Player::Bot(Level::named("master").unwrap());
    let dealer = rules.players.seat(1);
    let preset = Preset::Duel;
    let new = NewGame { preset, rules, places, dealer, seed: [6; 32], deck: None, chosen_cards: false };
    let mut session = Session::default();
    for (name, value) in [("pace", "instant"), ("patience", "short")] {
        session.update(click(Intent::from_control(name, value).unwrap()));
    }
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
    (session, effects)
}

/// Draws and discards the first card, so that Master is to act.
fn turn(session: &mut Session) -> Vec<Effect> {
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    let id = session.hand_layout().fan().find(|held| held.place == HandCardPlace::Hand).unwrap().id;
    discard(session, id)
}

fn started(effects: &[Effect]) -> Option<u32> {
    effects.iter().find_map(|effect| match effect {
        Effect::Worker(WorkerEffect::Start(number)) => Some(*number),
        _ => None,
    })
}

fn asked(effects: &[Effect]) -> Option<String> {
    effects.iter().find_map(|effect| match effect {
        Effect::Worker(WorkerEffect::Ask(text)) => Some(text.clone()),
        _ => None,
    })
}

fn tick(session: &mut Session, effects: &[Effect]) -> Vec<Effect> {
    let number = effects.iter().find_map(|effect| match effect {
        Effect::Timer(TimerEffect::Step(number, _)) => Some(*number),
        _ => None,
    });
    session.update(Message::Bots(BotMessage::StepDue(number.expect("somebody's step is due"))))
}

/// The worker's reply to a question, with a clock that advances by 3 ms at each reading.
fn answer(question: &str) -> String {
    thread_local! {
        static NOW: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
    }
    fn clock() -> Duration {
        NOW.set(NOW.get() + 3);
        Duration::from_millis(NOW.get())
    }
    reply_to(question, clock).expect("it is a question")
}

#[test]
fn a_bot_plays_when_its_step_is_due_and_its_answer_has_arrived() {
    let (mut session, effects) = game();
    assert_eq!(started(&effects), None, "nobody is asked before there is something to think about");
    let effects = turn(&mut session);
    let worker = started(&effects).expect("it begins at once");
    let said = session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())));
    let question = asked(&said).expect("the first question");
    // The step is due before the answer arrives.
    let before = session.changes();
    assert_eq!(tick(&mut session, &effects), []);
    assert!(session.is_thinking());
    let mut effects = session.update(Message::Bots(BotMessage::WorkerSaid(worker, answer(&question))));
    assert_eq!(session.changes(), before + 1, "now it plays");
    // To the end of the turn the other way round: the answer arrives before the step is due.
    let mut steps = 0;
    while !session.observation().unwrap().is_to_act() {
        let question = asked(&effects).expect("one question for each step");
        let before = session.changes();
        session.update(Message::Bots(BotMessage::WorkerSaid(worker, answer(&question))));
        assert_eq!(session.changes(), before, "it waits for its time");
        effects = tick(&mut session, &effects);
        steps += 1;
        assert!(steps < 20);
    }
    assert_eq!(session.notice(), None);
}

#[test]
fn an_answer_about_an_earlier_position_is_dropped() {
    let (mut session, _) = game();
    let effects = turn(&mut session);
    let worker = started(&effects).unwrap();
    let question =
        asked(&session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())))).unwrap();
    // The discard is undone: the person is to act again.
    session.update(click(Intent::Table(TableIntent::Undo)));
    let before = (session.changes(), session.record());
    assert_eq!(session.update(Message::Bots(BotMessage::WorkerSaid(worker, answer(&question)))), []);
    assert_eq!((session.changes(), session.record()), before);
}

#[test]
fn without_a_worker_bots_search_on_the_page_with_a_notice() {
    let (mut session, _) = game();
    let effects = turn(&mut session);
    let worker = started(&effects).unwrap();
    let again = session.update(Message::Bots(BotMessage::WorkerFailed(worker)));
    let worker = started(&again).expect("once more");
    session.update(Message::Bots(BotMessage::WorkerFailed(worker)));
    assert_eq!(session.notice(), Some(&Notice::NoThinking(WorkerFailure::NeverStarted)));
    let mut effects = effects;
    while !session.observation().unwrap().is_to_act() {
        effects = tick(&mut session, &effects);
        assert_eq!(started(&effects), None);
    }
    session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    assert!(matches!(session.hint(), Some(HintState::Advice(_))), "a hint comes too");
}

#[test]
fn a_worker_that_fails_when_a_step_is_due_does_not_stop_the_game() {
    let (mut session, _) = game();
    let effects = turn(&mut session);
    let mut worker = started(&effects).unwrap();
    session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())));
    tick(&mut session, &effects);
    let before = session.changes();
    worker = started(&session.update(Message::Bots(BotMessage::WorkerFailed(worker)))).unwrap();
    session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())));
    session.update(Message::Bots(BotMessage::WorkerFailed(worker)));
    assert_eq!(session.changes(), before + 1);
    assert_eq!(session.notice(), Some(&Notice::NoThinking(WorkerFailure::Broke)));
}

#[test]
fn a_hint_is_requested_answered_and_applied_to_the_hand() {
    let (mut session, _) = game();
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    let effects = session.update(click(Intent::Advice(AdviceIntent::Hint)));
    assert_eq!(session.hint(), Some(&HintState::Thinking));
    let worker = started(&effects).unwrap();
    let question =
        asked(&session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())))).unwrap();
    session.update(Message::Bots(BotMessage::WorkerSaid(worker, answer(&question))));
    let Some(HintState::Advice(advice)) = session.hint().cloned() else { panic!("{:?}", session.hint()) };
    assert!(advice.best.trials > 0);
    assert_eq!(session.hint_shown(), None);
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    assert_eq!(session.hint_shown(), Some(&advice.best.first));
    let on_cards = session.hand_layout().picked().len() + session.hand_layout().staged().len();
    assert!(on_cards > 0);
    // Selecting another card hides the hint, which can be applied again.
    let other = session.hand_layout().cards().iter().find(|held| held.place == HandCardPlace::Hand).unwrap().id;
    session.update(Message::Intent(Intent::Hand(HandIntent::Select(other)), SelectMode::Toggle));
    assert_eq!(session.hint_shown(), None);
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    assert_eq!(session.hint_shown(), Some(&advice.best.first));
    // A change of the position removes the hint.
    let id = session.hand_layout().cards()[0].id;
    session.update(click(Intent::Table(TableIntent::Undo)));
    discard(&mut session, id);
    assert_eq!(session.hint(), None);
    // In another player's turn a hint is refused.
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    assert!(matches!(session.notice(), Some(Notice::Refused(_))));
    assert_eq!(session.me(), Seat::FIRST);
}
