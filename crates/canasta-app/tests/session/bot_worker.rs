//! Bots that search in a worker, which the test simulates.

use crate::matches::{click, discard};
use crate::page::{Session, clock};
use canasta::rules::{Preset, Seat};
use canasta_app::session::{
    ActionKind, AdviceIntent, BotMessage, Effect, HandCardPlace, HandIntent, HintState, Intent, Level, Message,
    NewGame, Notice, NoticeIntent, Player, ProgramMessage, Reply, SelectMode, TableIntent, TimerEffect, WorkerEffect,
    WorkerFailure, places, reply_to,
};

/// A game against Master in which the person leads.
pub fn new_game() -> NewGame {
    let rules = Preset::Duel.rules();
    let mut places = places(rules.players);
    places[1].player = Player::Bot(Level::named("master").unwrap());
    let dealer = rules.players.seat(1);
    NewGame { preset: Preset::Duel, rules, places, dealer, seed: [6; 32], deck: None, cut: None, chosen_cards: false }
}

/// Such a game, and the effects of its start.
fn game() -> (Session, Vec<Effect>) {
    let mut session = Session::alone();
    for (name, value) in [("pace", "instant"), ("patience", "short")] {
        session.update(click(Intent::from_control(name, value).unwrap()));
    }
    let effects = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new_game()))));
    (session, effects)
}

/// Such a game with a worker that is ready, and its number.
fn ready_game() -> (Session, u32) {
    let (mut session, effects) = game();
    let worker = started(&effects).expect("it starts with the deal");
    session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())));
    (session, worker)
}

/// Draws and discards the first card, so that Master is to act.
fn turn(session: &mut Session) -> Vec<Effect> {
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    let id = session.hand_layout().fan().find(|held| held.place == HandCardPlace::Hand).unwrap().id;
    discard(session, id)
}

pub fn started(effects: &[Effect]) -> Option<u32> {
    effects.iter().find_map(|effect| match effect {
        Effect::Worker(WorkerEffect::Start(number)) => Some(*number),
        _ => None,
    })
}

pub fn asked(effects: &[Effect]) -> Option<String> {
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

/// The worker's reply to a question.
pub fn answer(question: &str) -> String {
    reply_to(question, clock).expect("it is a question")
}

#[test]
fn a_bot_plays_when_its_step_is_due_and_its_answer_has_arrived() {
    let (mut session, effects) = game();
    let worker = started(&effects).expect("it starts with the deal");
    let said = session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())));
    assert_eq!(asked(&said), None, "nothing is asked before there is something to think about");
    let effects = turn(&mut session);
    let question = asked(&effects).expect("the first question");
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
    let (mut session, worker) = ready_game();
    let question = asked(&turn(&mut session)).unwrap();
    // The discard is undone: the person is to act again.
    session.update(click(Intent::Table(TableIntent::Undo)));
    let before = (session.changes(), session.record());
    assert_eq!(session.update(Message::Bots(BotMessage::WorkerSaid(worker, answer(&question)))), []);
    assert_eq!((session.changes(), session.record()), before);
}

/// Lets the worker fail that is started by these effects.
fn fail(session: &mut Session, effects: &[Effect]) -> Vec<Effect> {
    session.update(Message::Bots(BotMessage::WorkerFailed(started(effects).expect("a worker is tried"))))
}

#[test]
fn without_a_worker_bots_play_by_rules_of_thumb_with_one_notice() {
    let (mut session, dealt) = game();
    let effects = turn(&mut session);
    let again = fail(&mut session, &dealt);
    fail(&mut session, &again);
    assert_eq!(session.notice(), Some(&Notice::NoThinking(WorkerFailure::NeverStarted)));
    let mut effects = effects;
    while !session.observation().unwrap().is_to_act() {
        let before = session.changes();
        effects = tick(&mut session, &effects);
        assert!(!session.is_thinking() && session.changes() > before, "nobody waits");
        assert_eq!(started(&effects), None);
    }
    session.update(click(Intent::Notice(NoticeIntent::CloseWarning)));
    session.update(click(Intent::Advice(AdviceIntent::Hint)));
    let Some(HintState::Advice(advice)) = session.hint() else { panic!("a hint comes too") };
    assert_eq!(advice.best.first, Level::THUMB.heuristic_action(&session.observation().unwrap()));
    // The next deal tries again, and says nothing new.
    let dealt = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new_game()))));
    assert_eq!(started(&fail(&mut session, &dealt)), None, "the second time with the next action");
    let again = session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    fail(&mut session, &again);
    assert_eq!(session.notice(), None);
    let id = session.hand_layout().fan().find(|held| held.place == HandCardPlace::Hand).unwrap().id;
    let effects = discard(&mut session, id);
    tick(&mut session, &effects);
    assert!(!session.is_thinking());
}

#[test]
fn a_level_that_does_not_search_needs_no_worker() {
    for (level, needs) in [("thumb", false), ("beginner", false), ("casual", true), ("club", true), ("expert", true)] {
        let mut new = new_game();
        new.places[1].player = Player::Bot(Level::named(level).unwrap());
        let mut session = Session::alone();
        session.update(click(Intent::from_control("pace", "instant").unwrap()));
        let dealt = session.update(Message::Program(ProgramMessage::NewGame(Box::new(new))));
        assert_eq!(started(&dealt).is_some(), needs, "{level}");
        let effects = turn(&mut session);
        let before = session.changes();
        tick(&mut session, &effects);
        assert_eq!((session.changes() > before, session.is_thinking()), (!needs, needs), "{level}");
    }
}

#[test]
fn a_worker_that_fails_when_a_step_is_due_does_not_stop_the_game() {
    let (mut session, worker) = ready_game();
    let effects = turn(&mut session);
    tick(&mut session, &effects);
    let before = session.changes();
    let worker = started(&session.update(Message::Bots(BotMessage::WorkerFailed(worker)))).unwrap();
    session.update(Message::Bots(BotMessage::WorkerSaid(worker, Reply::ready().write())));
    session.update(Message::Bots(BotMessage::WorkerFailed(worker)));
    assert_eq!(session.changes(), before + 1);
    assert_eq!(session.notice(), Some(&Notice::NoThinking(WorkerFailure::Broke)));
}

#[test]
fn a_hint_is_requested_answered_and_applied_to_the_hand() {
    let (mut session, worker) = ready_game();
    session.update(click(Intent::Table(TableIntent::Act(ActionKind::Draw))));
    let effects = session.update(click(Intent::Advice(AdviceIntent::Hint)));
    assert_eq!(session.hint(), Some(&HintState::Thinking));
    let question = asked(&effects).unwrap();
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
