//! The reply to an answer of a drill.

use super::drill;
use crate::session::{Cost, DrillAnswer, DrillRun, Given, Pattern, Verdict};
use crate::view::text::advice::steps;
use crate::view::text::{DrillReplyText, Names};
use crate::view::text::{capital, facts, list, number};
use crate::words::{self, drills as say};
use canasta::rules::{Action, Seat};

/// One of several, by its number: "2 of 4".
#[must_use]
pub fn one_of(at: usize, all: usize) -> String {
    words::common::one_of(at, all)
}

/// How much of a drill is done.
#[must_use]
pub fn solved_of(done: usize, all: usize) -> String {
    if done >= all { say::solved_all(all) } else { say::solved_of(done, all) }
}

/// An answer as imperatives: "lay three kings and discard the four of clubs".
fn imperative(answer: &DrillAnswer) -> String {
    match answer.patterns.first() {
        Some(Pattern::Actions(actions)) => {
            let steps: Vec<String> = actions.iter().flat_map(|action: &Action| steps(action)).collect();
            list(&steps)
        }
        Some(Pattern::Number(points)) => number(*points),
        Some(Pattern::Kind(..)) | None => String::new(),
    }
}

fn text_of(run: &DrillRun, answer: &DrillAnswer) -> String {
    let words = drill(run.drill());
    words.question(&run.question().name).map_or("", |question| question.answer(&answer.name)).to_owned()
}

/// What the answer costs, if the search has said so.
fn cost(cost: Cost) -> Option<String> {
    match cost {
        // A few hundred simulated hands do not resolve single points.
        Cost::Points(points) if points >= 10 => Some(say::answer_costs((points + 5) / 10 * 10)),
        Cost::Points(_) => Some(say::answer_costs_little().to_owned()),
        Cost::Asking { .. } => Some(say::cost_being_worked_out().to_owned()),
        Cost::ByRules | Cost::Unknown => None,
    }
}

/// The reply to an answer.
#[must_use]
pub fn drill_reply(run: &DrillRun) -> DrillReplyText {
    let Some(reply) = run.reply() else { return DrillReplyText { verdict: "", sentences: Vec::new() } };
    let mut sentences = Vec::new();
    let verdict = match (run.verdict(), run.given()) {
        (Verdict::Open, _) => "",
        (Verdict::Thinking, _) => {
            sentences.push(say::answer_being_compared().to_owned());
            ""
        }
        (Verdict::Right, Some(answer)) => {
            sentences.push(text_of(run, answer));
            say::verdict_right()
        }
        (Verdict::Right, None) => {
            sentences.push(say::answer_as_good().to_owned());
            say::verdict_right()
        }
        (Verdict::Wrong, answer) => {
            sentences.push(wrong_with(run, reply));
            sentences.extend(reply.cost().and_then(cost));
            // A sum has no second best.
            match answer.and_then(|answer| answer.patterns.first()) {
                Some(Pattern::Number(_)) => say::verdict_wrong(),
                _ => say::verdict_not_best(),
            }
        }
        (Verdict::Unknown, _) => {
            sentences.push(say::cost_unknown().to_owned());
            sentences.extend(Some(faults(run)).filter(|against| !against.is_empty()));
            ""
        }
    };
    // The right answer is told to who asks for it, so that a wrong one can be followed by another.
    if run.verdict() == Verdict::Right {
        let others = run.also_right().map(imperative).reduce(|before, next| say::answers_or(&before, &next));
        sentences.extend(others.map(|others| say::just_as_good(&others)));
    }
    DrillReplyText { verdict, sentences }
}

/// What the table shows against an answer; empty if it shows nothing.
fn faults(run: &DrillRun) -> String {
    let (faults, names) = run.faults();
    facts(faults, Seat::FIRST, Names::new(names, Seat::FIRST))
}

/// What is wrong with an answer: its text, or where it has none what the table shows.
fn wrong_with(run: &DrillRun, reply: Given) -> String {
    let text = run.given().map_or_else(String::new, |answer| text_of(run, answer));
    let words = if text.is_empty() { faults(run) } else { text };
    match reply.cost() {
        _ if !words.is_empty() => words,
        Some(Cost::ByRules) => say::not_what_is_asked().to_owned(),
        _ => say::nothing_against_answer().to_owned(),
    }
}

/// A right answer that is shown before it was given.
#[must_use]
pub fn drill_shown(run: &DrillRun) -> String {
    let Some(answer) = run.question().right().next() else { return String::new() };
    format!("{} {}", capital(&say::answer_shown(&imperative(answer))), text_of(run, answer))
}

/// The question or the reply for screen readers.
#[must_use]
pub fn say_drill(run: &DrillRun) -> String {
    let words = drill(run.drill());
    if run.verdict() != Verdict::Open {
        let reply = drill_reply(run);
        let verdict = Some(reply.verdict).filter(|verdict| !verdict.is_empty()).map(say::verdict_spoken);
        return verdict.into_iter().chain(reply.sentences).collect::<Vec<_>>().join(" ");
    }
    if run.is_shown() {
        return drill_shown(run);
    }
    let place = say::drill_place(words.title, run.at() + 1, run.drill().question_count());
    words
        .question(&run.question().name)
        .map_or(String::new(), |question| format!("{place} {} {}", question.ask, question.facts))
}
