//! The score pad: every item of every hand, and after a hand the scene of its end.

use super::content::Content;
use super::deck;
use super::form_controls::{done_button, text_button};
use super::hand_end::{hand_end, moment};
use super::match_end::{match_end, match_moment};
use super::score_sheet::{Show, sheet};
use crate::rules::{Rules, ScoreSheet};
use crate::session::{Counting, DialogIntent, Intent, Session};
use crate::view::node::{Element, canvas, details, p, summary};
use crate::view::text::{self, Names};

/// The score sheets of earlier hands, each folded away below its result.
fn earlier(sheets: &[ScoreSheet], rules: &Rules, names: Names<'_>) -> Vec<Element> {
    let me = names.me.side();
    let folded = sheets.iter().enumerate().rev().map(|(i, one)| {
        let totals = one.totals();
        let title = text::hand_title(i + 1, one.ended, one.went_out.map(|side| names.side(side)));
        let head = text::hand_result(&title, totals[me], totals[me.other()]);
        let sheet = sheet(one, rules, names, Show::Whole, None, None);
        details().key(format_args!("hand{i}")).child(summary().text(head)).child(sheet)
    });
    folded.collect()
}

/// The canvas of the graph, from the second hand on: one hand has no course. It is hidden from screen readers, as the tables hold the same numbers.
pub(super) fn graph(session: &Session) -> Option<Element> {
    let shown = !session.settings().lite && session.sheets().len() > 1;
    shown.then(|| canvas().class("graph").key("graph").attr("aria-hidden", "true"))
}

fn print_button() -> Element {
    text_button("btn quiet left", text::LABELS.print, &Intent::Dialog(DialogIntent::Print))
}

/// What else there is to see after a hand: earlier hands, the luck of the deck, its check and the next one.
pub(super) fn more_about_the_hand(session: &Session, names: Names<'_>) -> Vec<Element> {
    let Some(standing) = session.standing() else { return Vec::new() };
    let sheets = session.sheets();
    let before = sheets.split_last().map_or(&[][..], |(_, before)| before);
    let mut all: Vec<Element> = Vec::new();
    if standing.end.is_none() {
        all.extend(graph(session));
    }
    all.extend(deck::lucky_cards(session, names));
    all.extend(deck::proof(session, names));
    all.extend(earlier(before, &standing.rules, names));
    all.extend(deck::deck(session));
    all.push(p().class("back").child(print_button()));
    all
}

/// The part of the scene beside the pad; `None` during a hand.
pub(super) fn scene(session: &Session, names: Names<'_>) -> Option<Vec<Element>> {
    let (end, standing) = (session.hand_end()?, session.standing()?);
    Some(match standing.end {
        Some(_) => match_moment(session, &end, &standing, names),
        None => moment(session, &end, &standing, names),
    })
}

/// The result of the hand in a sentence, which screen readers announce with the headline; `None` during a hand.
pub(super) fn result(session: &Session, names: Names<'_>) -> Option<String> {
    let (sheet, standing) = (session.score()?, session.standing()?);
    let me = names.me.side();
    let hand = [me, me.other()].map(|side| sheet.sides[side].hand);
    Some(format!("{} {}", text::hand_scores(hand, names), text::lead(standing.totals, names)))
}

pub(super) fn score(session: &Session, counting: Counting, names: Names<'_>) -> Content {
    let title = text::LABELS.score_pad.to_owned();
    let Some(standing) = session.standing() else {
        let note = text::LABELS.no_game_yet.to_owned();
        return Content { title, note, body: Vec::new(), foot: Vec::new() };
    };
    if let Some(end) = session.hand_end() {
        return match standing.end {
            Some(result) => match_end(session, result, &end, &standing, counting, names),
            None => hand_end(session, &end, &standing, counting, names),
        };
    }
    let sheets = session.sheets();
    let body: Vec<Element> = graph(session).into_iter().chain(earlier(&sheets, &standing.rules, names)).collect();
    let note = match sheets.is_empty() {
        true => text::LABELS.no_hand_yet.to_owned(),
        false => text::lead(standing.totals, names),
    };
    let note = text::pad_note(&note, standing.practice);
    Content { title, note, body, foot: vec![print_button(), done_button()] }
}
