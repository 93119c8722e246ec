//! Controls of the dialog of tables of several devices.

use crate::features::friends::FriendsStep;
use crate::features::links::view::{link_picture, own_name_field, own_name_row};
use crate::session::{DefaultName, Intent, PlayerName, Session};
use crate::view::form_controls::text_button;
use crate::view::node::{Element, div, small, span};
use crate::words;
use crate::words::friends as say;

pub(super) fn step(step: FriendsStep) -> Intent {
    Intent::Friends(step.into())
}

pub(super) fn button(class: &str, word: &str, what: FriendsStep) -> Element {
    text_button(class, word, &step(what))
}

/// Whether the person has a name for the table.
pub(super) fn has_name(session: &Session) -> bool {
    session.friend_name().and_then(PlayerName::new).is_some_and(|name| DefaultName::of(&name).is_none())
}

/// The text field of the own name. It counts with every letter, since what asks for a name goes once there is one.
pub(super) fn name_row(session: &Session) -> Element {
    let field = own_name_field("friends-name", session.friend_name());
    let field = field.attr("autocomplete", "nickname").flag("data-live", true);
    own_name_row("friends-name", field, say::own_name_note())
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
    vec![row, link_picture(fragment)]
}
