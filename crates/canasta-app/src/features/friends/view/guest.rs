//! The guest's pages: the invitation that was opened, and who is at the table.

use super::away::chosen_rows;
use super::controls::{button, has_name, link_rows, name_row};
use super::panel::vote_row;
use super::reach::{how_rows, reach_rows};
use super::seats;
use crate::features::friends::{ConnectionState, FriendsStep, GuestRoom, GuestSeat};
use crate::session::{DialogIntent, Intent, LookBackIntent, Session, Writer, house_changes};
use crate::view::content::Content;
use crate::view::form_controls::{ALERT, POLITE, done_button, feedback, live_region, text_button};
use crate::view::node::{Element, div, p, span};
use crate::view::text::{self, Names};
use crate::words;
use crate::words::friends as say;
use canasta::friends::GuestLine;
use canasta::links::Room;

/// The invitation that was opened: who invites to what, and the reply.
pub(super) fn invited(session: &Session) -> Content {
    let friends = session.friends();
    let not_used = friends.not_used().map(text::not_used);
    let Some(seat) = friends.guest() else {
        let body = vec![live_region(ALERT, "error", "not-used", not_used)];
        return Content { title: say::friends().to_owned(), note: String::new(), body, foot: vec![done_button()] };
    };
    let host = text::somebody(seat.invitation().host());
    let has_seat = seat.attendance().has_seat();
    let title = match (seat.has_host_left(), has_seat) {
        (true, _) => say::friends().to_owned(),
        (false, true) => say::your_seat(&host),
        (false, false) => say::invited_by(&host),
    };
    let changes = house_changes(seat.invitation().preset(), seat.invitation().rules());
    let game = text::preset(seat.invitation().preset());
    let note = if has_seat { game.to_owned() } else { say::invited_to(game) };
    let mut body: Vec<Element> = vec![live_region(ALERT, "error", "not-used", not_used)];
    body.extend((changes > 0).then(|| p().key("rules").text(text::rules_changed(changes))));
    let is_waiting = seat.reply().is_some();
    if seat.has_host_left() {
        body.extend(after_host(seat, &host));
    } else if is_waiting {
        let again = match has_seat {
            true => Some(say::page_gone_reply()),
            false => seat.replies_again().then(say::reply_renewed),
        };
        body.push(live_region(ALERT, "error", "again", again.map(str::to_owned)));
        body.extend(link_rows(session, say::your_reply(), &say::reply_note(&host)));
        body.push(live_region(POLITE, "success", "late", seat.is_late().then(|| say::reply_late(&host))));
    } else if seat.is_connected() {
        body.push(p().key("connected").text(say::waits_for_deal(&host)));
        body.push(seats::list(session, false));
        body.extend(seat.guest().into_iter().flat_map(chosen_rows));
    } else {
        let looking = seat.is_looking().then(|| say::line_tries(&host));
        body.push(live_region(POLITE, "success", "looking", looking));
        let is_looking = seat.is_looking();
        let cut = match seat.line() {
            GuestLine::Closed(reason) => Some(text::line_closed(reason, seat)),
            GuestLine::Waiting if has_seat && !seat.is_asked() => Some(text::come_back(seat).to_owned()),
            GuestLine::Waiting | GuestLine::Open(_) => None,
        };
        // What is said below need not be said twice, and a server that carries all needs no connections.
        let unable = seat.unable().filter(|_| !friends.lacks_connections() && !seat.is_relayed());
        let cut = cut.filter(|_| !is_looking).or_else(|| unable.map(|why| text::no_connections(why).to_owned()));
        body.push(live_region(ALERT, "error", "cut", cut));
        body.extend(room_rows(seat, &host));
        // Who has a seat there has a name there.
        if !has_seat || !has_name(session) {
            body.push(name_row(session));
        }
        body.push(live_region(POLITE, "success", "why-not", why_not(session)));
        if has_seat {
            body.push(reach_rows(session));
        } else {
            body.extend(how_rows(session));
            body.push(p().text(say::friends_trust_guest(&host)));
        }
        if seat.is_asked() && seat.room().is_none() {
            body.push(p().key("asked").text(say::getting_ready()));
        }
    }
    body.extend(feedback(session));
    Content { title, note, body, foot: foot(session, seat, is_waiting) }
}

/// What is left of a table whose host has left: the hands that have ended.
fn after_host(seat: &GuestSeat, host: &str) -> Vec<Element> {
    let mut rows = vec![live_region(ALERT, "error", "cut", Some(text::host_left(host)))];
    if seat.guest().is_some_and(|guest| guest.kept_hands() > 0) {
        let look_back = text_button("btn", words::common::look_back(), &Intent::LookBack(LookBackIntent::Open));
        let label = span().class("label").text(say::hands_kept());
        rows.push(div().class("row").key("kept").child(label).child(look_back));
    }
    rows
}

/// How far the guest is in the room of the invitation.
fn room_rows(seat: &GuestSeat, host: &str) -> [Element; 2] {
    let state = seat.room().map(GuestRoom::state);
    let is_out = state == Some(ConnectionState::Disconnected);
    let server = seat.invitation().room().map_or("", Room::server);
    let wrong = match is_out {
        true => Some(say::room_silent(server)),
        false => seat.is_lost().then(|| say::not_found(host)),
    };
    let waits = match seat.room() {
        Some(_) if wrong.is_some() || seat.is_looking() => None,
        Some(room) if state == Some(ConnectionState::Connected) && !room.has_host() => Some(say::waits_for(host)),
        Some(_) => Some(say::getting_ready().to_owned()),
        None => None,
    };
    [live_region(ALERT, "error", "room", wrong), live_region(POLITE, "success", "waits", waits)]
}

/// What the person has to do before the invitation can be answered.
fn why_not(session: &Session) -> Option<String> {
    match (session.writer(), has_name(session)) {
        // The seat of a page that saves nothing would be lost.
        (Writer::Other, _) => Some(text::plays_apart()),
        _ if session.friends().lacks_connections() && !is_relayed(session) => Some(say::no_web_rtc().to_owned()),
        (_, false) => Some(say::name_needed().to_owned()),
        (_, true) => None,
    }
}

fn is_relayed(session: &Session) -> bool {
    session.friends().guest().is_some_and(GuestSeat::is_relayed)
}

fn foot(session: &Session, seat: &GuestSeat, is_waiting: bool) -> Vec<Element> {
    if seat.has_host_left() || seat.is_connected() {
        return vec![button("btn", say::leave_table(), FriendsStep::Leave), done_button()];
    }
    // What is put off stays, and is declined by a button of its own.
    let decline = if seat.attendance().has_seat() { say::leave_table() } else { say::decline() };
    let decline = button("btn quiet", decline, FriendsStep::Leave);
    let put_off = text_button("btn", words::questions::no_not_now(), &Intent::Dialog(DialogIntent::Close));
    // In a room nothing is sent back.
    let sends_again = seat.attendance().has_answered() && seat.invitation().room().is_none();
    let word = if sends_again { say::new_reply() } else { say::answer() };
    let can_answer = why_not(session).is_none() && !seat.is_asked() && session.friends().servers().list().is_some();
    let answer =
        |class: &str| button(class, word, FriendsStep::Answer).maybe("aria-disabled", (!can_answer).then_some("true"));
    vec![decline, put_off, answer(if is_waiting { "btn" } else { "btn primary" })]
}

/// The table at which the person is a guest.
pub(super) fn table(session: &Session, names: Names<'_>) -> Content {
    let friends = session.friends();
    let Some(seat) = friends.guest() else {
        return Content {
            title: say::friends().to_owned(),
            note: String::new(),
            body: Vec::new(),
            foot: vec![done_button()],
        };
    };
    if !seat.is_connected() {
        return invited(session);
    }
    let host = text::somebody(seat.invitation().host());
    let leave = button("btn quiet", say::leave_table(), FriendsStep::Leave);
    let mut body = vec![vote_row(session, names), seats::list(session, true)];
    body.extend(seat.guest().into_iter().flat_map(chosen_rows));
    body.extend([p().text(say::friends_trust_guest(&host)), div().class("row").key("leave").child(leave)]);
    Content { title: say::friends().to_owned(), note: String::new(), body, foot: vec![done_button()] }
}
