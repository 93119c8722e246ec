//! Controls of the dialog of tables of several devices.

use crate::features::friends::FriendsStep;
use crate::session::{Intent, Session};
use crate::view::form_controls::text_button;
use crate::view::node::{Element, canvas, details, div, input, p, small, span, summary};
use crate::words;
use crate::words::friends as say;

/// The most characters of a link from its `#` on that has a picture.
const LONGEST_PICTURE: usize = 201;

pub(super) fn step(step: FriendsStep) -> Intent {
    Intent::Friends(step.into())
}

pub(super) fn button(class: &str, word: &str, what: FriendsStep) -> Element {
    text_button(class, word, &step(what))
}

/// The text field of the own name.
pub(super) fn name_row(session: &Session) -> Element {
    let name = input()
        .attr("type", "text")
        .attr("data-set", "friends-name")
        .attr("maxlength", 20)
        .attr("autocomplete", "nickname")
        .attr("aria-label", words::links::your_name())
        .attr("value", session.friend_name().unwrap_or_default());
    let label = span().class("label").text(words::links::your_name()).child(small().text(say::own_name_note()));
    div().class("row").key("friends-name").child(label).child(name)
}

/// The own link, with the ways to send it, and its picture.
pub(super) fn link_rows(session: &Session, title: &str, note: &str) -> Vec<Element> {
    let Some(fragment) = session.friends().link() else { return Vec::new() };
    let ways = span()
        .class("button-pair")
        .child(button("btn primary", words::house_rules::share_link(), FriendsStep::Share).flag("data-share", true))
        .child(button("btn", words::house_rules::copy_link(), FriendsStep::Copy));
    let label = span().class("label").text(title).child(small().text(note));
    let row = div().class("row").key("friends-link").child(label).child(ways);
    let picture = if fragment.len() > LONGEST_PICTURE {
        p().key("qr").text(words::links::qr_too_long())
    } else {
        let canvas = canvas().class("qr-code").attr("role", "img").attr("aria-label", words::links::qr_label());
        details().key("qr").child(summary().text(words::links::qr())).child(canvas.attr("data-qr", fragment))
    };
    vec![row, picture]
}
