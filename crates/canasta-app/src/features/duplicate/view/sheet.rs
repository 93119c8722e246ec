//! The score sheet of a match: board by board, with the victory points.

use super::controls::{done, intent};
use crate::features::duplicate::{Against, BoardMatch, Context, DuplicateStep, Friend, Stage};
use crate::features::links::view::{name_row, picture};
use crate::session::{BoardTry, DialogIntent, DialogKind, Intent, Session};
use crate::view::content::Content;
use crate::view::form_controls::{POLITE, feedback, live_region, text_button};
use crate::view::node::{Element, b, div, h3, i, p, section, small, span, table, tbody, td, th, thead, tr};
use crate::view::text;
use crate::words;
use crate::words::duplicate as say;
use canasta::duplicate::{Playing, ScoreCard, VictoryPoints, Way};

/// The score sheet of a match.
pub(super) fn sheet(one: &BoardMatch, session: &Session) -> Content {
    let id = one.id();
    let mut body = vec![result(one)];
    body.extend(second_round(one));
    body.push(boards(one));
    body.push(p().class("figures-note").key("lead-note").text(say::lead_note()));
    body.push(live_region(POLITE, "figures-note", "waiting", waiting(one, session)));
    body.extend(
        one.friends().iter().filter(|_| one.against() != Against::Friend).filter_map(|friend| friend_part(one, friend)),
    );
    body.extend(looks(one, session));
    body.push(send(one, session));
    body.extend(feedback(session));
    let next = one.next().map(|next| {
        let label = say::play_board(usize::from(next.playing.board));
        text_button("btn primary", &label, &intent(DuplicateStep::GoOn(id))).key("next")
    });
    let give_up = (one.stage() != Stage::Over)
        .then(|| text_button("btn left", say::give_up(), &intent(DuplicateStep::GiveUp(id))).key("give-up"));
    let is_over = next.is_none();
    let foot = give_up.into_iter().chain([done(is_over)]).chain(next).collect();
    Content {
        title: say::sheet_title(text::preset(one.plan().preset())),
        note: format!("{}. {}", text::boards(one.boards()), text::against(one.against())),
        body,
        foot,
    }
}

/// The victory points: the result, or as it stands, with the scale.
fn result(one: &BoardMatch) -> Element {
    let (card, points_table) = (one.card(), VictoryPoints::of(one.plan().preset(), one.boards()));
    let total = card.total();
    let points = points_table.points(total);
    let has_board = (1..=one.boards().count()).any(|board| card.difference(board).is_some());
    let (words, next) = match card.victory_points() {
        Some(points) => (text::boards_result(points, total), None),
        None if has_board => {
            (say::as_it_stands(&text::victory_points(points)), text::to_next_point(&points_table, total))
        }
        None => (text::boards_stage(one), None),
    };
    let figure = has_board.then(|| b().attr("aria-hidden", "true").text(text::victory_points(points)));
    let scale = span()
        .class("progress-bar points-scale")
        .attr("role", "img")
        .attr("aria-label", text::scale_label(points))
        .child(i().attr("--p", u32::from(points.0) * 100 / u32::from(VictoryPoints::SUM)));
    div()
        .class("day-lead")
        .key("result")
        .children(figure)
        .child(p().text(words))
        .children(has_board.then_some(scale))
        .children(next.map(|next| p().class("figures-note").text(next)))
}

/// What changes with the second round.
fn second_round(one: &BoardMatch) -> Option<Element> {
    match one.stage() {
        Stage::Playing(Playing { way: Way::Second, board: 1 }) => {
            Some(p().key("second-round").text(say::second_round()))
        }
        Stage::Playing(_) | Stage::Waiting | Stage::Over => None,
    }
}

/// Whom the match waits for.
fn waiting(one: &BoardMatch, session: &Session) -> Option<String> {
    let board = one.next_of_master()?;
    Some(match session.duplicate().lacks_master() {
        true => say::master_cannot().to_owned(),
        false if one.stage() == Stage::Waiting => say::master_plays(usize::from(board)),
        false => return None,
    })
}

fn points(lead: Option<i32>) -> Element {
    match lead {
        Some(lead) => td().text(text::signed(lead)),
        None => {
            td().child(span().attr("aria-hidden", "true").text("–")).child(span().class("sr-only").text(say::not_yet()))
        }
    }
}

/// The table of the boards.
fn boards(one: &BoardMatch) -> Element {
    let mut total = 0_i32;
    let rows = (1..=one.boards().count()).map(|board| {
        let row = one.row(board);
        let difference = one.card().difference(board);
        total = total.saturating_add(difference.unwrap_or(0));
        let class = difference.map_or("", |difference| if difference > 0 { "won" } else { "" });
        tr().child(th().attr("scope", "row").text(text::number(board.into())))
            .child(points(row.first))
            .child(points(row.second))
            .child(points(difference).class(class))
            .child(points(difference.map(|_| total)))
    });
    let rows: Vec<Element> = rows.collect();
    let head = |word: &str| th().attr("scope", "col").text(word);
    let heads = tr()
        .child(head(say::board()))
        .child(head(say::you_played()))
        .child(head(&text::other_column(one)))
        .child(head(say::difference()))
        .child(head(say::running_total()));
    table().class("rates boards").key("boards").child(thead().child(heads)).child(tbody().children(rows))
}

/// The ways to look back at the boards, once the match is over.
fn looks(one: &BoardMatch, session: &Session) -> Option<Element> {
    let context = Context { library: session.library(), at_table: session.board_try(), name: None, today: one.on() };
    let look = |playing: Playing| {
        let board = BoardTry { id: one.id(), playing };
        let button = || {
            let label = text::board_number(playing);
            text_button("btn", &label, &intent(DuplicateStep::Look(board))).key(&label)
        };
        session.duplicate().can_look(board, &context).then(button)
    };
    let buttons: Vec<Element> = one.plan().playings().filter_map(look).collect();
    let part = || section().class("figures-part").key("looks").child(h3().text(say::look_at_it()));
    (!buttons.is_empty()).then(|| part().child(div().class("row day-ways").children(buttons)))
}

/// What a friend has made of the same boards, beside the person's first round.
fn friend_part(one: &BoardMatch, friend: &Friend) -> Option<Element> {
    let card: ScoreCard = one.card_against(friend)?;
    let name = text::friend_name(&friend.name);
    let head = |word: &str| th().attr("scope", "col").text(word);
    let heads =
        tr().child(head(say::board())).child(head(say::you_played())).child(head(&name)).child(head(say::difference()));
    let rows = (1..).zip(card.rows()).map(|(board, row)| {
        tr().child(th().attr("scope", "row").text(text::number(board)))
            .child(points(row.first))
            .child(points(row.second.filter(|_| row.first.is_some())))
            .child(points(u8::try_from(board).ok().and_then(|board| card.difference(board))))
    });
    let words = card.victory_points().map(|points| p().text(text::boards_result(points, card.total())));
    Some(
        section()
            .class("figures-part")
            .key(&friend.name)
            .child(h3().text(say::same_boards(&name)))
            .children(words)
            .child(table().class("rates boards").child(thead().child(heads)).child(tbody().children(rows))),
    )
}

/// The link to the boards, and the ways to send it.
fn send(one: &BoardMatch, session: &Session) -> Element {
    let id = one.id();
    let note = match one.first_leads() {
        Some(_) => say::send_boards_note(),
        None => say::send_boards_early_note(),
    };
    let button = |word: &str, step: DuplicateStep| {
        text_button("btn", word, &Intent::Duplicate(step.into()))
            .attr("aria-label", format_args!("{word}: {}", say::send_boards()))
    };
    let ways = span()
        .class("button-pair")
        .child(button(words::house_rules::share_link(), DuplicateStep::Send(id)).flag("data-share", true))
        .child(button(words::house_rules::copy_link(), DuplicateStep::Copy(id)));
    let all = Intent::Dialog(DialogIntent::Open(DialogKind::Duplicate));
    let all = text_button("btn", say::all_matches(), &all);
    let label = span().class("label").text(say::send_boards()).child(small().text(note));
    section()
        .class("figures-part")
        .key("send")
        .child(name_row(session))
        .child(div().class("row").key("boards-link").child(label).child(ways))
        .child(picture(&one.sent(session.sender_name())))
        .child(div().class("row day-ways").key("all").child(all))
}
