//! About the game.

use crate::session::Session;
use crate::view::content::Content;
use crate::view::form_controls::done_button;
use crate::view::node::{Element, p, span};
use crate::view::text::{self, InputMode};
use crate::words;

pub(crate) fn about(session: &Session) -> Content {
    let mut body: Vec<Element> = text::about(session).into_iter().map(|line| p().text(line)).collect();
    let hands =
        InputMode::ALL.map(|mode| span().class(mode.name()).text(text::about_selecting(session.settings(), mode)));
    // The build puts this file beside the page; the single file holds it.
    let licences =
        Element::new("a").attr("href", "licences.txt").attr("target", "_blank").text(words::about::licences());
    body.insert(2, p().child(licences));
    body.insert(3, p().children(hands));
    Content { title: words::common::about().to_owned(), note: String::new(), body, foot: vec![done_button()] }
}
