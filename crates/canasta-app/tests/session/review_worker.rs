//! The worker of a review, played by a test.

use crate::matches::click;
use crate::page::Session;
use canasta::analysis::{Decision, DecisionReview, Values, Worth};
use canasta::rules::Action;
use canasta_app::features::files::FilesIntent;
use canasta_app::session::{Answer, BotMessage, Effect, Intent, MatchReviewIntent, Message, Reply, WorkerEffect};
use serde_json::Value;

/// The text of a record of the tests.
pub fn record(name: &str) -> String {
    let path =
        std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(format!("tests/records/{name}.txt"));
    std::fs::read_to_string(path).unwrap()
}

/// Looks back at a record of the tests.
pub fn look_at(session: &mut Session, name: &str) -> Vec<Effect> {
    session.update(click(Intent::Files(FilesIntent::WriteText(record(name)))));
    let effects = session.update(click(Intent::Files(FilesIntent::LookBack)));
    assert!(session.look_back().is_some(), "{name}");
    effects
}

/// Presses a button of the review.
pub fn review(session: &mut Session, intent: MatchReviewIntent) -> Vec<Effect> {
    session.update(click(Intent::MatchReview(intent)))
}

/// A worker that is ready.
pub fn worker_ready(session: &mut Session) -> Vec<Effect> {
    session.update(Message::Bots(BotMessage::WorkerSaid(1, Reply::ready().write())))
}

/// The question that is sent, as JSON, if there is one.
pub fn asked(effects: &[Effect]) -> Option<Value> {
    effects.iter().find_map(|effect| match effect {
        Effect::Worker(WorkerEffect::Ask(text)) => serde_json::from_str(text).ok(),
        _ => None,
    })
}

/// Whether a question is about a hand with all cards, and not about a decision.
pub fn is_about_all_cards(question: &Value) -> bool {
    !question["subject"]["allcards"].is_null()
}

/// Answers anything to a question.
pub fn reply(session: &mut Session, question: &Value, answer: Answer) -> Vec<Effect> {
    let id = u32::try_from(question["id"].as_u64().unwrap()).unwrap();
    session.update(Message::Bots(BotMessage::WorkerSaid(1, Reply::Answer { id, answer }.write())))
}

/// The decision of a question.
pub fn decision_of(question: &Value) -> Decision {
    serde_json::from_value(question["subject"]["seat"]["decided"]["decision"].clone()).unwrap()
}

/// A review that says that a decision lost so much beside this plan.
pub fn found(decision: &Decision, best: &[Action], loss: f64) -> DecisionReview {
    let is_best = loss == 0.0;
    DecisionReview {
        hand: decision.hand,
        action: decision.action,
        seat: decision.seat,
        kind: decision.kind,
        done: decision.done.clone(),
        worth: Some(Worth {
            best: if is_best { decision.done.clone() } else { best.to_vec() },
            is_best,
            states: 256,
            win: Values { done: 0.5 - loss, best: 0.5, loss, error: 0.004 },
            points: Values::default(),
            others: Vec::new(),
        }),
    }
}

/// Answers that a decision lost so much beside this plan.
pub fn answer(session: &mut Session, question: &Value, best: &[Action], loss: f64) -> Vec<Effect> {
    let found = found(&decision_of(question), best, loss);
    reply(session, question, Answer::Review(Box::new(found)))
}
