//! The history of the hand.

use super::hand_end::look_back_button;
use super::score_details::print_button;
use super::score_sheet::{Show, sheet};
use crate::session::{AdviceIntent, GameEvent, HandTurn, Intent, Review, Session};
use crate::view::cards::with_signs;
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::form_controls::done_button;
use crate::view::node::{Element, button, div, h3, li, p, span, ul};
use crate::view::text::{self, Names};
use crate::words;
use canasta::rules::Seat;

/// The events of the hand by rounds, a line for each turn. After the hand each decision can be reviewed.
pub(super) fn history(session: &Session, names: Names<'_>) -> Content {
    let open = session.can_review();
    let deal = session.deal().map(|deal| text::deal(&deal, names));
    let line = |turn: &HandTurn| {
        let words = text::events_in_full(&turn.events, names);
        let words = match (&deal, turn.seat) {
            (Some(deal), None) => format!("{words} {deal}"),
            _ => words,
        };
        // One element, so that the words and cards are one cell beside the buttons.
        let line = li().child(span().children(with_signs(&words)));
        let Some(seat) = turn.seat.filter(|_| open) else { return line };
        let asked = [(turn.drawing, words::dialogs::why_draw()), (turn.decision, words::dialogs::why())];
        let asked: Vec<(usize, &str)> =
            asked.into_iter().filter_map(|(decision, words)| Some((decision?, words))).collect();
        if asked.is_empty() {
            return line;
        }
        let buttons = asked.iter().map(|&(decision, ask)| review_button(session, seat, decision, ask, names));
        let evaluations = asked.iter().map(|&(decision, _)| evaluation(session, decision, names));
        line.child(span().class("review-buttons").children(buttons)).children(evaluations)
    };
    let turns = session.hand_turns();
    let leads = turns.iter().find_map(|turn| turn.seat);
    let mut body = Vec::new();
    let mut round = 0;
    for turns in turns.chunk_by(|_, next| !(next.seat == leads && begins(next))) {
        if turns.first().is_some_and(|turn| turn.seat.is_some()) {
            round += 1;
            body.push(h3().class("history-round").text(text::history_round(round)));
        }
        body.push(ul().class("history").children(turns.iter().map(line)));
    }
    body.extend(score_on_paper(session, names));
    let foot = [done_button()].into_iter().chain(look_back_button(session)).chain([print_button()]).collect();
    Content { title: words::common::history().to_owned(), note: String::new(), body, foot }
}

/// The score of a finished hand below its printed turns.
fn score_on_paper(session: &Session, names: Names<'_>) -> Option<Element> {
    let (score, standing) = (session.score()?, session.standing()?);
    let title = text::pad_title(standing.hand, &standing.rules);
    Some(div().class("on-paper").child(sheet(&score, &standing.rules, names, Show::Whole, Some(title), None)))
}

/// Whether a player begins a turn with these events. A turn in which the partner was asked has a second part.
fn begins(turn: &HandTurn) -> bool {
    matches!(turn.events.first(), Some(GameEvent::Drew { .. } | GameEvent::Took { .. }))
}

/// The review that is under way or done, if it is of this decision.
fn review_of(session: &Session, decision: usize) -> Option<&Review> {
    session.review().filter(|review| review.decision == decision)
}

/// The button that asks for the review of a decision.
fn review_button(session: &Session, seat: Seat, decision: usize, ask: &str, names: Names<'_>) -> Element {
    let open = review_of(session, decision).is_some();
    let button = button().class("btn review-button").attr("type", "button").attr("aria-expanded", open);
    let button = button.text(ask).child(span().class("sr-only").text(text::of_decision(seat, decision + 1, names)));
    with_intent(button, &Intent::Advice(AdviceIntent::Review(decision)))
}

/// The evaluation of a decision once it was asked for. The region exists before, so that screen readers announce it.
fn evaluation(session: &Session, decision: usize, names: Names<'_>) -> Element {
    let said = review_of(session, decision).map(|review| text::review(review, names));
    div().attr("aria-live", "polite").children(said.map(|words| p().class("evaluation").text(words)))
}
