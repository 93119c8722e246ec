//! The score pad: every item of every hand, and after a hand the scene of its end.

use super::hand_end::{hand_end, moment};
use super::match_end::{match_end, match_moment};
use super::score_details::{earlier, graph, print_button};
use crate::session::{ScoreReveal, Session};
use crate::view::content::Content;
use crate::view::form_controls::done_button;
use crate::view::node::Element;
use crate::view::text::{self, Names};
use crate::words;

/// The part of the scene beside the pad; `None` during a hand.
pub(super) fn scene(session: &Session, names: Names<'_>) -> Option<Vec<Element>> {
    let (end, standing) = (session.hand_end()?, session.standing()?);
    Some(match standing.end {
        Some(_) => match_moment(session, &end, &standing, names),
        None => moment(session, &end, &standing, names),
    })
}

/// The result of the hand in sentences, which screen readers announce with the headline; `None` during a hand. The headline of a match
/// names the winner and the margin, so that only a hand says who leads.
pub(super) fn result(session: &Session, names: Names<'_>) -> Option<String> {
    let (sheet, standing) = (session.score()?, session.standing()?);
    let hand = text::hand_scores(sheet.sides.map(|side| side.hand), names);
    let totals = text::total_scores(standing.totals, names);
    Some(match standing.end {
        Some(_) => format!("{hand} {totals}"),
        None => format!("{hand} {totals} {}", text::lead(standing.totals, names)),
    })
}

pub(super) fn score(session: &Session, reveal: ScoreReveal, names: Names<'_>) -> Content {
    let title = words::common::score_pad().to_owned();
    let Some(standing) = session.standing() else {
        let note = words::score::no_game_yet().to_owned();
        return Content { title, note, body: Vec::new(), foot: Vec::new() };
    };
    if let Some(end) = session.hand_end() {
        return match standing.end {
            Some(result) => match_end(session, result, &end, &standing, reveal, names),
            None => hand_end(session, &end, &standing, reveal, names),
        };
    }
    let sheets = session.sheets();
    let body: Vec<Element> =
        graph(session).into_iter().chain(earlier(session, &sheets, &standing.rules, names)).collect();
    // Who has come later has no sheets of the hands before.
    let note = match sheets.is_empty() && standing.hand <= 1 {
        true => words::score::no_hand_yet().to_owned(),
        false => text::lead(standing.totals, names),
    };
    let note = text::pad_note(&note, standing.practice);
    Content { title, note, body, foot: vec![print_button(), done_button()] }
}
