//! The dialog of tables of several devices, and the panel at such a table.

mod alone;
mod away;
mod controls;
mod guest;
mod host;
mod panel;
mod reach;
mod seats;

pub(crate) use panel::panel;

use super::{FriendsPage, GuestSeat, Passed};
use crate::session::Session;
use crate::view::content::Content;
use crate::view::form_controls::{ALERT, POLITE, done_button, live_region};
use crate::view::text::{self, Names};
use crate::words::friends as say;

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
