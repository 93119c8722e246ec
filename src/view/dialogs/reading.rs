//! What is only read: the rules in play, the hand in words, the pile, and about.

use super::{Parts, doing, pressed};
use crate::rules::Seat;
use crate::session::{AdviceIntent, DialogIntent, Intent, PendingReview, Session};
use crate::view::cards::card;
use crate::view::node::{Element, button, div, h3, li, p, span, ul};
use crate::view::text::{self, InputMode, Names};

/// All that happened in the hand, a line for each turn.
pub(super) fn history_in_words(session: &Session, names: Names<'_>) -> Parts {
    let open = session.may_look_back();
    let deal = session.deal().map(|deal| text::deal(&deal, names.me.side()));
    let lines = session.hand_turns().into_iter().map(|turn| {
        let words = text::history(&turn.happened, names);
        let line = li().text(match (&deal, turn.seat) {
            (Some(deal), None) => format!("{words} {deal}"),
            _ => words,
        });
        let Some(seat) = turn.seat.filter(|_| open) else { return line };
        let asked = [(turn.drawing, text::LABELS.why_draw), (turn.decision, text::LABELS.why)];
        let asked: Vec<(usize, &str)> =
            asked.into_iter().filter_map(|(decision, words)| Some((decision?, words))).collect();
        if asked.is_empty() {
            return line;
        }
        let whys = asked.iter().map(|&(decision, ask)| why(session, seat, decision, ask, names));
        let answers = asked.iter().map(|&(decision, _)| answer(session, decision, names));
        line.child(span().class("review-buttons").children(whys)).children(answers)
    });
    let body = vec![ul().class("history").children(lines)];
    (
        text::LABELS.history.to_owned(),
        String::new(),
        body,
        vec![pressed("btn primary", text::LABELS.done, &Intent::Dialog(DialogIntent::Close))],
    )
}

/// The turn that is wondered about, if it is this one.
fn wondered(session: &Session, decision: usize) -> Option<&PendingReview> {
    session.wonder().filter(|wonder| wonder.decision == decision)
}

/// Asks what a decision of a hand that is over was worth.
fn why(session: &Session, seat: Seat, decision: usize, ask: &str, names: Names<'_>) -> Element {
    let open = wondered(session, decision).is_some();
    let why = button().class("btn review-button").attr("type", "button").attr("aria-expanded", open);
    let why = why.text(ask).child(span().class("sr-only").text(text::of_turn(seat, decision + 1, names)));
    doing(why, &Intent::Advice(AdviceIntent::Review(decision)))
}

/// What it was worth, once somebody wonders. The element is always there, so that what comes into it is announced.
fn answer(session: &Session, decision: usize, names: Names<'_>) -> Element {
    let said = wondered(session, decision).map(|wonder| text::weighed(wonder, names));
    div().attr("role", "status").children(said.map(|words| p().class("evaluation").text(words)))
}

/// The pile, card by card, top first.
pub(super) fn pile(session: &Session) -> Parts {
    let pile = session.observation().map(|seen| seen.pile()).unwrap_or_default();
    let cards = div().class("spread").children(pile.iter().rev().map(|&one| card(one, "")));
    let note = text::pile_note(pile.len());
    (
        text::LABELS.the_pile.to_owned(),
        note,
        vec![cards],
        vec![pressed("btn primary", text::LABELS.done, &Intent::Dialog(DialogIntent::Close))],
    )
}

pub(super) fn rules(session: &Session) -> Parts {
    let standing = session.standing();
    let planned = || session.plan().rules().unwrap_or_else(|_| session.plan().preset.rules());
    let rules = standing.map_or_else(planned, |standing| standing.rules);
    let body = text::rules_page(&rules).into_iter().map(|section| {
        let lines = section.sentences.into_iter().map(|sentence| li().text(sentence));
        div().child(h3().text(section.title)).child(ul().children(lines))
    });
    let note = if standing.is_some() { text::LABELS.rules_of_game } else { text::LABELS.rules_of_next };
    (
        text::LABELS.rules.to_owned(),
        note.to_owned(),
        body.collect(),
        vec![pressed("btn primary", text::LABELS.done, &Intent::Dialog(DialogIntent::Close))],
    )
}

pub(super) fn about(session: &Session) -> Parts {
    let mut body: Vec<Element> = text::about().into_iter().map(|line| p().text(line)).collect();
    let hands =
        InputMode::ALL.map(|means| span().class(means.name()).text(text::about_hands(session.settings(), means)));
    body.insert(2, p().children(hands));
    (
        text::LABELS.about.to_owned(),
        String::new(),
        body,
        vec![pressed("btn primary", text::LABELS.done, &Intent::Dialog(DialogIntent::Close))],
    )
}
