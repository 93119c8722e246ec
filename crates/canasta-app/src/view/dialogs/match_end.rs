//! The end of a match as a scene: who won, the match as a graph, and its turning points.

use super::hand_end::{
    board_foot, branch_foot, count_at_once, guest_foot, look_back_button, moment, pad, review_button, send_button,
    sent_foot, show,
};
use super::score_details::graph;
use crate::session::{DialogIntent, DialogKind, HandEnd, Intent, NewGameIntent, ScoreReveal, Session, Standing};
use crate::view::content::Content;
use crate::view::controls::with_intent;
use crate::view::form_controls::text_button;
use crate::view::node::{Element, button, dd, div, dl, dt, p};
use crate::view::text::{self, Names};
use crate::words;
use canasta::rules::GameEnd;

/// The part of the scene beside the pad: the final totals, the graph and the story of the match.
pub(super) fn match_moment(session: &Session, end: &HandEnd, standing: &Standing, names: Names<'_>) -> Vec<Element> {
    let scoring = names.scoring();
    let figure = |side| {
        let won = standing.end.is_some_and(|end| end.winner == side);
        let word = text::side_name(scoring.side(side));
        let figure = div().child(dt().text(word)).child(dd().text(text::number(standing.totals[side])));
        if won { figure.class("won") } else { figure }
    };
    let finals = dl().class("final-totals").key("finals").children(scoring.all_sides().map(figure));
    let mut parts = vec![finals];
    let hands = session.sheets().len();
    if hands == 1 {
        // The match is this hand, so its end is what there is to see.
        parts.extend(moment(session, end, standing, names));
    }
    parts.extend(graph(session));
    // A guest's page has the last hand alone, and not how it was played.
    if !session.is_guest() {
        let fact = |(name, words): (&str, String)| div().child(dt().text(name)).child(dd().text(words));
        let people = standing.rules.people_of_hand(u32::try_from(hands).unwrap_or(u32::MAX));
        let facts = text::match_story(&session.match_story(), hands, people, names).into_iter().map(fact);
        parts.push(dl().class("match-story").key("story").children(facts));
    }
    parts.extend(session.level_to_offer().map(|level| {
        let name = text::level(level);
        let play = button().class("btn").attr("type", "button").text(text::play_level(name));
        div()
            .class("next-level")
            .key("next-level")
            .child(p().text(text::next_level(level, session.has_won(), standing.rules.is_played_by_thumb())))
            .child(with_intent(play, &Intent::NewGame(NewGameIntent::NextLevel)))
    }));
    parts
}

/// The scene at the end of a match.
pub(super) fn match_end(
    session: &Session,
    result: GameEnd,
    end: &HandEnd,
    standing: &Standing,
    reveal: ScoreReveal,
    names: Names<'_>,
) -> Content {
    let show = show(session, reveal);
    let seats: Vec<_> = standing.rules.sides().seats_of(result.winner).collect();
    let title = text::won(&seats, result.margin, names);
    let body = pad(session, standing, show, None, names);
    let new_match = text_button("btn primary", words::common::new_match(), &Intent::NewGame(NewGameIntent::SameAgain));
    let choose = Intent::Dialog(DialogIntent::Open(DialogKind::NewGame));
    let mut foot = branch_foot(session)
        .or_else(|| guest_foot(session))
        .or_else(|| board_foot(session))
        .or_else(|| sent_foot(session))
        .unwrap_or_else(|| {
            vec![new_match.key("next"), text_button("btn", words::common::new_game(), &choose).key("choose")]
        });
    foot.extend(count_at_once(show));
    // What is seen of a board before its match is over would help the second time.
    let is_board = session.ended_board().is_some();
    foot.extend(look_back_button(session).filter(|_| !is_board));
    foot.extend(review_button(session).filter(|_| !is_board));
    foot.extend(send_button(session).filter(|_| !is_board && session.ended_sent().is_none()));
    let story = text::hand_end_story(end, &standing.rules, names);
    let note = text::match_note(standing.hand, &standing.rules, standing.practice);
    Content { title, note: format!("{note} {story}"), body, foot }
}
