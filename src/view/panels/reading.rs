//! What is only read: the rules in play, the hand in words, the pile, and about.

use super::{Parts, pressed};
use crate::session::{Intent, Session};
use crate::view::cards::card;
use crate::view::node::{div, h3, li, p, ul};
use crate::view::text::{self, Names};

/// All that happened in the hand, a line for each turn.
pub(super) fn history_in_words(session: &Session, names: Names<'_>) -> Parts {
    let all = session.hand_history();
    let turns = all.chunk_by(|a, b| a.seat() == b.seat());
    let lines = turns.map(|turn| li().text(text::happenings(turn, names)));
    let body = vec![ul().class("history").children(lines)];
    ("This hand in words".to_owned(), String::new(), body, vec![pressed("btn primary", "Done", &Intent::Close)])
}

/// The pile, card by card, top first.
pub(super) fn pile(session: &Session) -> Parts {
    let pile = session.observation().map(|seen| seen.pile()).unwrap_or_default();
    let cards = div().class("spread").children(pile.iter().rev().map(|&one| card(one, "")));
    let note = format!("{}, the top card first.", text::cards_count(pile.len()));
    ("The pile".to_owned(), note, vec![cards], vec![pressed("btn primary", "Done", &Intent::Close)])
}

pub(super) fn rules(session: &Session) -> Parts {
    let standing = session.standing();
    let planned = || session.plan().rules().unwrap_or_else(|_| session.plan().preset.rules());
    let rules = standing.map_or_else(planned, |standing| standing.rules);
    let body = text::rules_page(&rules).into_iter().map(|(title, lines)| {
        div().child(h3().text(title)).child(ul().children(lines.into_iter().map(|line| li().text(line))))
    });
    let note = if standing.is_some() { "The rules of the game that is on." } else { "The rules of the next game." };
    ("Rules".to_owned(), note.to_owned(), body.collect(), vec![pressed("btn primary", "Done", &Intent::Close)])
}

pub(super) fn about() -> Parts {
    let body = vec![
        p().text("Canasta for two and four, in your browser, offline, without an account, ads or a server."),
        p().text(format_args!("Version {}. Free software under the MIT or Apache-2.0 licence.", env!("CARGO_PKG_VERSION"))),
        p().text("Left button: select one card. Right button: add to the selection; lay it with the buttons below your hand, or by clicking your side of the table."),
        p().text("The game in progress stays on this device only, and survives closing the page."),
    ];
    ("About".to_owned(), String::new(), body, vec![pressed("btn primary", "Done", &Intent::Close)])
}
