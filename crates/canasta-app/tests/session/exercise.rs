//! A decision of a review that is played again until the plan is as good as the best one.

use crate::matches::click;
use crate::page::Session;
use crate::review_worker::{answer, asked, decision_of, look_at, review, worker_ready};
use canasta::analysis::{Decision, MistakeClass};
use canasta::rules::Action;
use canasta_app::session::{
    Attempt, BotMessage, DecisionId, Effect, ExerciseIntent, Intent, LearnIntent, LookBackIntent, MatchReviewIntent,
    Message, ProgramMessage, TableIntent,
};
use canasta_app::view;
use serde_json::Value;

fn exercise(session: &mut Session, intent: ExerciseIntent) -> Vec<Effect> {
    session.update(click(Intent::Exercise(intent)))
}

fn play(session: &mut Session, action: &Action) -> Vec<Effect> {
    session.update(Message::Program(ProgramMessage::Play(action.clone())))
}

/// A discard of the hand that neither plan makes.
fn another(session: &Session, decision: &Decision, best: &Action) -> Action {
    let hand = session.observation().unwrap().hand();
    let mut all = hand.iter().map(Action::Discard);
    let is_new = |action: &Action| {
        let card = |action: &Action| action.cards().and_then(|cards| cards.iter().next()).map(|card| card.rank());
        card(action) != card(&decision.done[0]) && card(action) != card(best)
    };
    all.find(|action| is_new(action) && session.observation().unwrap().check(action).is_ok()).unwrap()
}

/// A session that looks at a fault of the record, with the fault, the best plan that the review named, and the question that is
/// open.
fn at_a_fault() -> (Session, Decision, Action, Value) {
    let mut session = Session::alone();
    look_at(&mut session, "classic");
    review(&mut session, MatchReviewIntent::Toggle);
    let mut question = asked(&worker_ready(&mut session)).unwrap();
    loop {
        let decision = decision_of(&question);
        let discard = (decision.done.len() == 1).then(|| decision.done[0].clone());
        let position = decision.position().unwrap();
        let seen = position.observe();
        let mut others = seen.hand().iter().map(Action::Discard).filter(|one| seen.check(one).is_ok());
        let best = discard.filter(|done| matches!(done, Action::Discard(_))).and_then(|done| {
            let rank = |action: &Action| action.cards().and_then(|cards| cards.iter().next()).map(|card| card.rank());
            others.find(|other| rank(other) != rank(&done))
        });
        let Some(best) = best else {
            question = asked(&answer(&mut session, &question, &decision.done, 0.0)).unwrap();
            continue;
        };
        question = asked(&answer(&mut session, &question, std::slice::from_ref(&best), 0.114)).unwrap();
        let id = DecisionId { hand: decision.hand - 1, action: decision.action };
        session.update(click(Intent::LookBack(LookBackIntent::GoTo(id.point()))));
        return (session, decision, best, question);
    }
}

#[test]
fn a_fault_is_played_again_until_the_plan_is_as_good() {
    let (mut session, fault, best, open) = at_a_fault();
    exercise(&mut session, ExerciseIntent::Begin);
    let run = session.exercise().unwrap();
    assert_eq!((run.attempts(), run.attempt()), (0, None));
    assert!(session.look_back().is_none() && session.is_my_turn());
    // The person sees what the seat knew, and nothing else.
    assert_eq!(session.observation().unwrap().snapshot(), fault.observation);
    // The same fault again.
    play(&mut session, &fault.done[0]);
    assert!(matches!(session.exercise().unwrap().attempt(), Some(Attempt::Repeated(_))));
    // The table waits: nothing more is played, and *Undo* asks again.
    play(&mut session, &Action::Draw);
    session.update(click(Intent::Table(TableIntent::Undo)));
    assert_eq!(session.exercise().unwrap().attempt(), None);
    assert_eq!(session.observation().unwrap().snapshot(), fault.observation);
    // A plan that the review does not know is weighed by the same question as the decision was.
    answer(&mut session, &open, &decision_of(&open).done, 0.0);
    let other = another(&session, &fault, &best);
    let question = asked(&play(&mut session, &other)).unwrap();
    let weighed = decision_of(&question);
    assert_eq!((&weighed.observation, &weighed.done), (&fault.observation, &vec![other.clone()]));
    answer(&mut session, &question, std::slice::from_ref(&best), 0.06);
    let short = session.exercise().unwrap().attempt().unwrap();
    assert!(matches!(short, Attempt::Short(MistakeClass::Mistake, _)) && !short.is_solved());
    // Within the tolerance it is good.
    exercise(&mut session, ExerciseIntent::Again);
    let question = asked(&play(&mut session, &other)).unwrap();
    answer(&mut session, &question, std::slice::from_ref(&best), 0.015);
    let good = session.exercise().unwrap().attempt().unwrap();
    assert!(matches!(good, Attempt::Good(_)) && good.is_solved());
    assert!(!session.exercise().unwrap().is_known(), "it was the third attempt");
    // The way back leads to the decision.
    session.update(click(Intent::Learn(LearnIntent::Leave)));
    assert_eq!(session.look_back().unwrap().at(), DecisionId { hand: fault.hand - 1, action: fault.action }.point());
    assert!(session.match_review().is_some());
}

#[test]
fn the_best_plan_is_known_without_a_search_and_can_be_shown() {
    let (mut session, fault, best, _) = at_a_fault();
    exercise(&mut session, ExerciseIntent::Begin);
    let effects = play(&mut session, &best);
    assert_eq!((asked(&effects), session.exercise().unwrap().attempt()), (None, Some(Attempt::Best)));
    assert!(session.exercise().unwrap().is_known());
    exercise(&mut session, ExerciseIntent::Show);
    let run = session.exercise().unwrap();
    assert!(run.is_shown() && run.attempt().is_none());
    assert_eq!(session.observation().unwrap().snapshot(), fault.observation);
    assert_eq!(session.hand_layout().picked().len(), 1, "its card is selected");
    play(&mut session, &best);
    assert!(!session.exercise().unwrap().is_known(), "a plan that was shown is no knowledge");
    let page = format!("{:?}", view::page(&session));
    assert!(page.contains("Try again"), "{page}");
}

#[test]
fn without_a_worker_a_new_plan_is_not_judged() {
    let (mut session, fault, best, _) = at_a_fault();
    exercise(&mut session, ExerciseIntent::Begin);
    let other = another(&session, &fault, &best);
    play(&mut session, &other);
    for worker in 1..=4 {
        session.update(Message::Bots(BotMessage::WorkerFailed(worker)));
    }
    assert_eq!(session.exercise().unwrap().attempt(), Some(Attempt::Unknown));
}

#[test]
fn a_good_decision_is_no_exercise() {
    let mut session = Session::alone();
    look_at(&mut session, "classic");
    review(&mut session, MatchReviewIntent::Toggle);
    let question = asked(&worker_ready(&mut session)).unwrap();
    let decision = decision_of(&question);
    answer(&mut session, &question, &decision.done, 0.0);
    let id = DecisionId { hand: decision.hand - 1, action: decision.action };
    session.update(click(Intent::LookBack(LookBackIntent::GoTo(id.point()))));
    assert!(session.shown_decision().is_some() && !session.can_exercise());
    exercise(&mut session, ExerciseIntent::Begin);
    assert!(session.exercise().is_none() && session.look_back().is_some());
}
