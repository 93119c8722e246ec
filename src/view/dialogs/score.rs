//! The score pad: every item of every hand.

use super::content::Content;
use super::deck;
use super::form_controls::{done_button, text_button};
use crate::rules::{ScoreSheet, Side, SideScore};
use crate::session::{DialogIntent, DialogKind, Intent, NewGameIntent, Session, TableIntent};
use crate::view::node::{
    Element, canvas, dd, details, div, dl, dt, h3, p, small, span, summary, table, tbody, td, tfoot, th, thead, tr,
};
use crate::view::text::{self, Names};

fn points(n: i32) -> Element {
    match n {
        0 => td().class("zero").text("–"),
        1.. => td().text(text::number(n)),
        _ => td().class("negative").text(text::number(n)),
    }
}

/// The items of one hand for both sides.
fn sheet(sheet: &ScoreSheet, names: Names<'_>, next: Option<[i32; 2]>) -> Element {
    let me = names.me.side();
    let sides = [&sheet.sides[me], &sheet.sides[me.other()]];
    let row = |name: &str, note: String, value: fn(&SideScore) -> i32| {
        let mut head = th().attr("scope", "row").text(name);
        if !note.is_empty() {
            head = head.child(small().text(note));
        }
        tr().child(head).children(sides.map(|side| points(value(side))))
    };
    let canastas = sides.map(|side| text::canasta_kinds(side.natural_canastas, side.mixed_canastas));
    let both = |values: [usize; 2]| format!("{} / {}", values[0], values[1]);
    let no = String::new;
    let body = tbody()
        .child(row(text::LABELS.going_out, no(), |side| side.going_out))
        .child(row(text::LABELS.canastas, canastas.join(" / "), |side| side.canastas))
        .child(row(text::LABELS.red_threes, both(sides.map(|side| side.red_three_count)), |side| side.red_threes))
        .child(row(text::LABELS.cards_laid, both(sides.map(|side| side.melded_cards)), |side| side.melded))
        .child(row(text::LABELS.cards_in_hand, both(sides.map(|side| side.cards_in_hand)), |side| side.in_hand));
    let mut foot = tfoot()
        .child(row(text::LABELS.this_hand, no(), |side| side.hand))
        .child(row(text::LABELS.previous_total, no(), |side| side.before))
        .child(row(text::LABELS.total, no(), |side| side.total));
    if let Some(minimums) = next {
        let head = th().attr("scope", "row").text(text::LABELS.opening_next);
        foot = foot.child(tr().class("next").child(head).children(minimums.map(|n| td().text(n))));
    }
    table().class("sheet").child(heads(names)).child(body).child(foot)
}

fn heads(names: Names<'_>) -> Element {
    let corner = th().child(span().class("sr-only").text(text::LABELS.item));
    let me = names.me.side();
    let side = |side: Side| th().attr("scope", "col").text(text::side_heading(names.side(side)));
    thead().child(tr().child(corner).child(side(me)).child(side(me.other())))
}

/// The score sheets of earlier hands, each folded away below its result.
fn earlier(sheets: &[ScoreSheet], names: Names<'_>) -> Vec<Element> {
    let me = names.me.side();
    let folded = sheets.iter().enumerate().rev().map(|(i, one)| {
        let totals = one.totals();
        let title = text::hand_title(i + 1, one.ended, one.went_out.map(|side| names.side(side)));
        let head = text::hand_result(&title, totals[me], totals[me.other()]);
        details().key(format_args!("hand{i}")).child(summary().text(head)).child(sheet(one, names, None))
    });
    folded.collect()
}

/// The canvas of the graph. It is hidden from screen readers, as the tables hold the same numbers.
fn graph(session: &Session) -> Option<Element> {
    let shown = !session.settings().lite && !session.sheets().is_empty();
    shown.then(|| canvas().class("graph").key("graph").attr("aria-hidden", "true"))
}

pub(super) fn score(session: &Session, names: Names<'_>) -> Content {
    let Some(standing) = session.standing() else {
        let note = text::LABELS.no_game_yet.to_owned();
        return Content { title: text::LABELS.score_pad.to_owned(), note, body: Vec::new(), foot: Vec::new() };
    };
    let me = session.me().side();
    let sheets = session.sheets();
    let print = || text_button("btn quiet left", text::LABELS.print, &Intent::Dialog(DialogIntent::Print));
    let Some(last) = session.score() else {
        let body: Vec<Element> = graph(session).into_iter().chain(earlier(&sheets, names)).collect();
        let note = match sheets.is_empty() {
            true => text::LABELS.no_hand_yet.to_owned(),
            false => text::lead(standing.totals, names),
        };
        let note = text::pad_note(&note, standing.practice);
        let foot = vec![print(), done_button()];
        return Content { title: text::LABELS.score_pad.to_owned(), note, body, foot };
    };
    let before = sheets.split_last().map_or(&[][..], |(_, before)| before);
    let title = text::hand_title(standing.hand, last.ended, last.went_out.map(|side| names.side(side)));
    let look = text_button("btn", text::LABELS.look_at_table, &Intent::Dialog(DialogIntent::Close));
    let back = || {
        p().class("back").child(text_button(
            "btn",
            text::LABELS.review_hand,
            &Intent::Dialog(DialogIntent::Open(DialogKind::History)),
        ))
    };
    if let Some(end) = standing.end {
        let we_won = end.winner == me;
        let seats = standing.rules.players.seats_of(end.winner);
        let won = text::won(&seats.collect::<Vec<_>>(), end.margin, names);
        let figure = |word: &str, n: i32, won: bool| {
            let figure = div().child(dt().text(word)).child(dd().text(text::number(n)));
            if won { figure.class("won") } else { figure }
        };
        let finals = dl()
            .class("final-totals")
            .child(figure(&text::side_name(names.side(me)), standing.totals[me], we_won))
            .child(figure(&text::side_name(names.side(me.other())), standing.totals[me.other()], !we_won));
        let mut body = vec![finals];
        body.extend(graph(session));
        body.extend([h3().text(title), sheet(&last, names, None)]);
        body.push(back());
        body.extend(deck::lucky_cards(session, names));
        body.extend(deck::proof(session, names));
        body.extend(earlier(before, names));
        body.extend(deck::deck(session));
        let note = text::match_note(sheets.len(), standing.rules.target, standing.practice);
        let foot = vec![
            print(),
            look,
            text_button("btn", text::LABELS.new_match, &Intent::NewGame(NewGameIntent::SameAgain)),
            text_button("btn primary", text::LABELS.new_game, &Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))),
        ];
        return Content { title: won, note, body, foot };
    }
    let next = [me, me.other()].map(|side| standing.rules.opening_minimum(standing.totals[side]));
    let mut body = vec![sheet(&last, names, Some(next))];
    body.extend(graph(session));
    body.push(back());
    body.extend(deck::lucky_cards(session, names));
    body.extend(deck::proof(session, names));
    body.extend(earlier(before, names));
    body.extend(deck::deck(session));
    let foot =
        vec![print(), look, text_button("btn primary", text::LABELS.next_hand, &Intent::Table(TableIntent::NextHand))];
    let note = text::pad_note(&text::lead(standing.totals, names), standing.practice);
    Content { title, note, body, foot }
}
