//! What is only read: the rules in play, the hand in words, the pile, and about.

use super::{Parts, pressed};
use crate::session::{Intent, Session};
use crate::view::cards::card;
use crate::view::node::{Element, div, h3, li, p, span, ul};
use crate::view::text::{self, Means, Names};

/// All that happened in the hand, a line for each turn.
pub(super) fn history_in_words(session: &Session, names: Names<'_>) -> Parts {
    let all = session.hand_history();
    let turns = all.chunk_by(|a, b| a.seat() == b.seat());
    let deal = session.deal().map(|deal| text::deal(&deal, names.me.side()));
    let lines = turns.enumerate().map(|(at, turn)| {
        let words = text::happenings(turn, names);
        // The first of all is the deal.
        li().text(match deal.as_deref() {
            Some(deal) if at == 0 => format!("{words} {deal}"),
            _ => words,
        })
    });
    let body = vec![ul().class("history").children(lines)];
    (
        text::WORDS.history.to_owned(),
        String::new(),
        body,
        vec![pressed("btn primary", text::WORDS.done, &Intent::Close)],
    )
}

/// The pile, card by card, top first.
pub(super) fn pile(session: &Session) -> Parts {
    let pile = session.observation().map(|seen| seen.pile()).unwrap_or_default();
    let cards = div().class("spread").children(pile.iter().rev().map(|&one| card(one, "")));
    let note = text::pile_note(pile.len());
    (text::WORDS.the_pile.to_owned(), note, vec![cards], vec![pressed("btn primary", text::WORDS.done, &Intent::Close)])
}

pub(super) fn rules(session: &Session) -> Parts {
    let standing = session.standing();
    let planned = || session.plan().rules().unwrap_or_else(|_| session.plan().preset.rules());
    let rules = standing.map_or_else(planned, |standing| standing.rules);
    let body = text::rules_page(&rules).into_iter().map(|(title, lines)| {
        div().child(h3().text(title)).child(ul().children(lines.into_iter().map(|line| li().text(line))))
    });
    let note = if standing.is_some() { text::WORDS.rules_of_game } else { text::WORDS.rules_of_next };
    (
        text::WORDS.rules.to_owned(),
        note.to_owned(),
        body.collect(),
        vec![pressed("btn primary", text::WORDS.done, &Intent::Close)],
    )
}

pub(super) fn about(session: &Session) -> Parts {
    let mut body: Vec<Element> = text::about().into_iter().map(|line| p().text(line)).collect();
    let hands = Means::ALL.map(|means| span().class(means.name()).text(text::about_hands(session.settings(), means)));
    body.insert(2, p().children(hands));
    (text::WORDS.about.to_owned(), String::new(), body, vec![pressed("btn primary", text::WORDS.done, &Intent::Close)])
}
