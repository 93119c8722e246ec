//! The dialog of tables of several devices, and the panel at such a table.

mod guest;
mod host;
mod panel;
mod seats;

pub(crate) use panel::panel;

use super::{FriendsPage, FriendsStep, Passed};
use crate::session::{Intent, Session};
use crate::view::content::Content;
use crate::view::form_controls::{ALERT, POLITE, done_button, feedback, live_region, text_button};
use crate::view::node::{Element, canvas, details, div, input, p, small, span, summary};
use crate::view::text::{self, Names};
use crate::words;
use crate::words::friends as say;

/// The most characters of a link from its `#` on that has a picture.
const LONGEST_PICTURE: usize = 201;

/// A page of the dialog.
pub(crate) fn friends(page: FriendsPage, session: &Session, names: Names<'_>) -> Content {
    let friends = session.friends();
    match page {
        FriendsPage::Reply => reply(session),
        FriendsPage::Invited => guest::invited(session),
        FriendsPage::Table if friends.host().is_some() => host::table(session),
        FriendsPage::Table if friends.guest().is_some() => guest::table(session),
        FriendsPage::Table if session.is_shared() => lost(session, names),
        FriendsPage::Table => host::plan(session),
    }
}

fn step(step: FriendsStep) -> Intent {
    Intent::Friends(step.into())
}

fn button(class: &str, word: &str, what: FriendsStep) -> Element {
    text_button(class, word, &step(what))
}

/// A reply that was opened where no table waits.
fn reply(session: &Session) -> Content {
    let friends = session.friends();
    let (good, bad) = match (friends.not_used(), friends.passed()) {
        (Some(why), _) => (None, Some(text::not_used(why))),
        (None, Some(Passed::Nobody)) => (None, Some(say::reply_nobody().to_owned())),
        (None, Some(Passed::Taken)) => (Some(say::reply_taken().to_owned()), None),
        (None, Some(Passed::Underway) | None) => (Some(say::reply_underway().to_owned()), None),
    };
    let body = vec![live_region(POLITE, "success", "good", good), live_region(ALERT, "error", "bad", bad)];
    Content { title: say::reply_title().to_owned(), note: String::new(), body, foot: vec![done_button()] }
}

/// A match with friends whose table is not kept any more.
fn lost(session: &Session, _names: Names<'_>) -> Content {
    let body = vec![p().text(say::seats_lost())].into_iter().chain(feedback(session)).collect();
    let foot = vec![button("btn primary", say::bots_for_all(), FriendsStep::FillWithBots), done_button()];
    Content { title: say::friends().to_owned(), note: String::new(), body, foot }
}

/// The text field of the own name.
fn name_row(session: &Session) -> Element {
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
fn link_rows(session: &Session, title: &str, note: &str) -> Vec<Element> {
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
