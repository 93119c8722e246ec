//! What is said of a match with friends whose table is not there any more.

use super::controls::button;
use crate::features::friends::FriendsStep;
use crate::features::library::KeepStatus;
use crate::session::Session;
use crate::view::node::{Element, div, p};
use crate::words::friends as say;

/// What has become of a match with friends whose table is not there any more.
pub(super) fn alone(session: &Session) -> String {
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
pub(super) fn bots_for_all(session: &Session, class: &str) -> Option<Element> {
    is_on(session).then(|| button(class, say::bots_for_all(), FriendsStep::FillWithBots).key("bots-for-all"))
}

/// The match with friends whose table is not there any more, above the plan of the next table.
pub(super) fn alone_rows(session: &Session) -> Vec<Element> {
    if !(session.is_shared() && session.shows_match()) {
        return Vec::new();
    }
    let bots = bots_for_all(session, "btn").map(|bots| div().class("row").key("bots").child(bots));
    [p().key("alone").text(alone(session))].into_iter().chain(bots).collect()
}
