//! What else the score pad holds: the graph of the match, earlier hands, the luck of the deck, its check and the next one.

use super::deck;
use super::score_sheet::{Show, sheet};
use crate::features::statistics::view::new_achievements;
use crate::session::{DialogIntent, Intent, Session};
use crate::view::controls::{date, day};
use crate::view::form_controls::text_button;
use crate::view::node::{Element, b, canvas, details, div, p, summary};
use crate::view::text::{self, Names};
use crate::words;
use canasta::rules::{Rules, ScoreSheet, Side};

/// The score sheets of earlier hands, each folded away below its result.
pub(super) fn earlier(session: &Session, sheets: &[ScoreSheet], rules: &Rules, names: Names<'_>) -> Vec<Element> {
    let scoring = names.scoring();
    let folded = sheets.iter().enumerate().rev().map(|(i, one)| {
        let totals = one.totals();
        let number = u32::try_from(i + 1).unwrap_or(u32::MAX);
        // Of five people others sat in an earlier hand.
        let sat = rules.sit_out.then(|| text::names_in_hand(rules, number, session.people()));
        let sat = Names { names: sat.as_deref().unwrap_or(names.names), ..scoring };
        let title = text::hand_title(i + 1, one.ended, one.went_out.map(|side| sat.side(side)));
        let head = text::hand_result(&title, &scoring.all_sides().map(|side| totals[side]).collect::<Vec<_>>());
        let sheet = sheet(one, rules, names, Show::Whole, None, None);
        let sat = who_sat(session, rules, i + 1);
        // On paper the first hand comes first.
        details()
            .class("earlier")
            .attr("--order", i)
            .key(format_args!("hand{i}"))
            .child(summary().text(head))
            .children(sat)
            .child(sheet)
    });
    folded.collect()
}

/// Who sat at the table in a hand, where one of five rested.
pub(super) fn who_sat(session: &Session, rules: &Rules, hand: usize) -> Option<Element> {
    let words = text::who_sits(rules, u32::try_from(hand).ok()?, session.people())?;
    Some(p().class("who-sat").key(format_args!("who{hand}")).text(words))
}

/// What stands above a printed match: its players, its rules and its date.
pub(super) fn paper_head(session: &Session, names: Names<'_>) -> Option<Element> {
    let (standing, plan) = (session.standing()?, session.shown_plan()?);
    let sides = standing.rules.sides();
    let resting = session.resting().map(|place| text::shown_name(&place.name));
    let of = |side| {
        let third = resting.as_deref().filter(|_| side == Side::FIRST);
        sides.seats_of(side).map(|seat| names.of(seat)).chain(third).collect::<Vec<_>>().join(", ")
    };
    let sides: Vec<String> = names.all_sides().map(of).collect();
    let preset = (!plan.is_taught()).then_some(plan.preset);
    let (target, deals, changed) = (standing.rules.target, standing.rules.deals, plan.house_changes());
    let rules = match session.house_rules().name_of(plan.preset, &plan.changes) {
        Some(own) => text::named_rules(own, target, deals, 0, standing.practice),
        None => text::match_rules(preset, target, deals, changed, standing.practice),
    };
    let today = session.today();
    let date = match session.shown_moment() {
        Some(moment) => date(moment),
        None => today.is_known().then(|| day(today)),
    };
    let head = div().class("on-paper paper-head").key("paper-head").child(b().text(sides.join(" – ")));
    Some(head.child(p().text(rules)).children(date.map(|date| p().child(date))))
}

/// The canvas of the graph, from the second hand on: one hand has no course. It is hidden from screen readers, as the tables hold the same numbers.
pub(super) fn graph(session: &Session) -> Option<Element> {
    let shown = !session.settings().lite && session.sheets().len() > 1;
    shown.then(|| canvas().class("graph").key("graph").attr("aria-hidden", "true"))
}

/// The button that prints the pad.
pub(super) fn print_button() -> Element {
    text_button("btn quiet left", words::common::print(), &Intent::Dialog(DialogIntent::Print))
}

/// What else there is to see after a hand: earlier hands, the luck of the deck, its check and the next one.
pub(super) fn more_about_the_hand(session: &Session, names: Names<'_>) -> Vec<Element> {
    let Some(standing) = session.standing() else { return Vec::new() };
    let sheets = session.sheets();
    let before = sheets.split_last().map_or(&[][..], |(_, before)| before);
    let mut all: Vec<Element> = new_achievements(session).into_iter().collect();
    if standing.end.is_none() {
        all.extend(graph(session));
    }
    all.extend(deck::lucky_cards(session, names));
    all.extend(deck::proof(session, names));
    all.extend(earlier(session, before, &standing.rules, names));
    all.extend(deck::deck(session));
    all.push(p().class("back").child(print_button()));
    all
}
