//! The dialog of tables of several devices, and the panel at such a table.

mod away;
mod controls;
mod guest;
mod host;
mod panel;
mod reach;
mod seats;

pub(crate) use panel::panel;

use super::{FriendsPage, FriendsStep, GuestSeat, Passed};
use crate::features::library::KeepStatus;
use crate::session::Session;
use crate::view::content::Content;
use crate::view::form_controls::{ALERT, POLITE, done_button, live_region};
use crate::view::node::{Element, div, p};
use crate::view::text::{self, Names};
use crate::words::friends as say;
use controls::button;

/// A page of the dialog.
pub(crate) fn friends(page: FriendsPage, session: &Session, names: Names<'_>) -> Content {
    let friends = session.friends();
    match page {
        FriendsPage::Reply => reply(session),
        FriendsPage::Invited => guest::invited(session),
        FriendsPage::Say if friends.host().is_some() || friends.guest().is_some_and(GuestSeat::is_connected) => {
            panel::phrases(session, names)
        }
        // The table has ended meanwhile, or nobody would hear.
        FriendsPage::Say => self::friends(FriendsPage::Table, session, names),
        FriendsPage::Table if friends.host().is_some() => host::table(session, names),
        FriendsPage::Table if friends.guest().is_some() => guest::table(session, names),
        FriendsPage::Table => host::plan(session),
    }
}

/// A reply that was opened where no table waits.
fn reply(session: &Session) -> Content {
    let friends = session.friends();
    let (good, bad) = match (friends.not_used(), friends.passed()) {
        (Some(why), _) => (None, Some(text::not_used(why))),
        (None, Some(Passed::Refused)) => (None, Some(say::other_table().to_owned())),
        (None, Some(Passed::Nobody)) => (None, Some(say::reply_nobody().to_owned())),
        (None, Some(Passed::Taken)) => (Some(say::reply_taken().to_owned()), None),
        (None, Some(Passed::Underway) | None) => (Some(say::reply_underway().to_owned()), None),
    };
    let body = vec![live_region(POLITE, "success", "good", good), live_region(ALERT, "error", "bad", bad)];
    Content { title: say::reply_title().to_owned(), note: String::new(), body, foot: vec![done_button()] }
}

/// What has become of a match with friends whose table is not there any more.
fn alone(session: &Session) -> String {
    let has_left = session.has_left_friends();
    let what = if has_left { say::left_table() } else { say::seats_lost() };
    let kept = (session.keep_status() == KeepStatus::Confirmed).then(say::in_library);
    let next = is_on(session).then(say::bots_can_play);
    [Some(what), kept, next].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Whether bots can play the shown match to its end. The seats at the next table come first, and a guest has none to give.
fn is_on(session: &Session) -> bool {
    let is_at_table = session.friends().host().is_some() || session.friends().guest().is_some();
    !is_at_table && session.standing().is_some_and(|standing| standing.end.is_none())
}

/// The button by which bots play for all friends of such a match.
fn bots_for_all(session: &Session, class: &str) -> Option<Element> {
    is_on(session).then(|| button(class, say::bots_for_all(), FriendsStep::FillWithBots).key("bots-for-all"))
}

/// The match with friends whose table is not there any more, above the plan of the next table.
fn alone_rows(session: &Session) -> Vec<Element> {
    if !(session.is_shared() && session.shows_match()) {
        return Vec::new();
    }
    let bots = bots_for_all(session, "btn").map(|bots| div().class("row").key("bots").child(bots));
    [p().key("alone").text(alone(session))].into_iter().chain(bots).collect()
}
