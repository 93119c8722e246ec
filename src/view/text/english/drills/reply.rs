//! The reply to an answer of a drill.

use super::drill;
use crate::rules::{Action, Seat};
use crate::session::{Cost, DrillAnswer, DrillRun, Pattern, Verdict};
use crate::view::text::english::advice::steps;
use crate::view::text::english::{capital, facts, list, number};
use crate::view::text::{DrillReplyText, Names};

/// One of several, by its number: "2 of 4".
#[must_use]
pub fn one_of(at: usize, all: usize) -> String {
    format!("{at} of {all}")
}

/// How much of a drill is done.
#[must_use]
pub fn solved_of(done: usize, all: usize) -> String {
    if done >= all { format!("all {all} done") } else { format!("{done} of {all}") }
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

fn why(run: &DrillRun, answer: &DrillAnswer) -> String {
    let question = drill(run.drill()).question(&run.question().name);
    question.map_or("", |question| question.answer(&answer.name)).to_owned()
}

/// What the answer costs, if the search has said so.
fn cost(cost: Cost) -> Option<String> {
    match cost {
        // A few hundred simulated hands do not resolve single points.
        Cost::Points(points) if points >= 10 => {
            Some(format!("It costs about {} points on average.", number((points + 5) / 10 * 10)))
        }
        Cost::Points(_) => Some("It costs hardly anything.".to_owned()),
        Cost::Asking { .. } => Some("What it costs is being worked out…".to_owned()),
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
            sentences.push("That is not on our list, so the search compares it with the best answers…".to_owned());
            ""
        }
        (Verdict::Right, Some(answer)) => {
            sentences.push(why(run, answer));
            "Right"
        }
        (Verdict::Right, None) => {
            sentences.push("That is as good as the best answer we know.".to_owned());
            "Right"
        }
        (Verdict::Wrong, Some(answer)) => {
            sentences.push(why(run, answer));
            sentences.extend(reply.cost().and_then(cost));
            // A sum has no second best.
            match answer.patterns.first() {
                Some(Pattern::Number(_)) => "Not right",
                _ => "Not the best",
            }
        }
        (Verdict::Wrong, None) => {
            let (faults, names) = run.faults();
            let against = facts(faults, Seat::FIRST, Names::new(names, Seat::FIRST));
            sentences.extend(Some(against).filter(|against| !against.is_empty()));
            sentences.extend(reply.cost().and_then(cost));
            "Not the best"
        }
        (Verdict::Unknown, _) => {
            sentences.push("The search cannot tell now whether that is good.".to_owned());
            ""
        }
    };
    let mut others = run.also_right();
    match (run.verdict(), run.given()) {
        (Verdict::Right, _) => {
            let others: Vec<String> = others.map(imperative).collect();
            if !others.is_empty() {
                sentences.push(format!("Just as good: {}.", others.join("; or ")));
            }
        }
        // What is wrong with this answer is said above.
        (Verdict::Wrong | Verdict::Unknown, None) => {
            if let Some(better) = others.next() {
                sentences.push(format!("Better: {}. {}", imperative(better), why(run, better)));
            }
        }
        _ => {}
    }
    DrillReplyText { verdict, sentences }
}

/// A right answer that is shown before it was given.
#[must_use]
pub fn drill_shown(run: &DrillRun) -> String {
    let Some(answer) = run.question().right().next() else { return String::new() };
    let what = capital(&imperative(answer));
    format!("{what}. {}", why(run, answer))
}

/// The question or the reply for screen readers.
#[must_use]
pub fn say_drill(run: &DrillRun) -> String {
    let words = drill(run.drill());
    if run.verdict() != Verdict::Open {
        let reply = drill_reply(run);
        let verdict = if reply.verdict.is_empty() { String::new() } else { format!("{}. ", reply.verdict) };
        return format!("{verdict}{}", reply.sentences.join(" "));
    }
    if run.is_shown() {
        return drill_shown(run);
    }
    let place = format!("{}, question {}", words.title, one_of(run.at() + 1, run.drill().question_count()));
    words
        .question(&run.question().name)
        .map_or(String::new(), |question| format!("{place}. {} {}", question.ask, question.facts))
}
