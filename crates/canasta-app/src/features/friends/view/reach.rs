//! How far a table reaches, and by which server.

use super::controls::step;
use crate::features::friends::{FriendsStep, PUBLIC_SERVER, Reach};
use crate::session::Session;
use crate::view::controls::with_intent;
use crate::view::form_controls::{ALERT, live_region, segmented_choice};
use crate::view::node::{Element, details, div, input, label, p, small, span, summary};
use crate::view::text;
use crate::words::friends as say;

/// How the devices come together, and what they need where no server is asked.
pub(super) fn how_rows(session: &Session) -> impl Iterator<Item = Element> {
    let friends = session.friends();
    let invited = friends.guest().map(|seat| seat.invitation().room());
    // The key of the room is not made yet.
    let own = friends.servers().room([0; 32]).ok().flatten().filter(|_| invited.is_none());
    let room = invited.flatten().or(own.as_ref());
    let how = match room {
        None => match friends.guest() {
            Some(seat) => say::friends_how_guest(&text::somebody(seat.invitation().host())),
            None => say::friends_how().to_owned(),
        },
        Some(room) if invited.is_some() => say::room_asked(room.server()),
        Some(room) => say::room_how(room.server()),
    };
    let is_carried = room.is_some_and(canasta::links::Room::relays);
    let relays = (is_carried && invited.is_some()).then(|| p().key("relays").text(say::room_relays()));
    let near = friends.servers().reach() == Reach::Network && !is_carried;
    let near = near.then(|| p().key("network").text(say::friends_network()));
    [p().key("how").text(how)].into_iter().chain(relays).chain(near).chain([reach_rows(session)])
}

/// The signalling server of a host. Like every field of a server it is read when it is left, since half an address is wrong; while what
/// stands there is wrong, it is read with every letter, so that the complaint goes with its cause.
fn room_rows(session: &Session) -> Vec<Element> {
    let servers = session.friends().servers();
    let is_wrong = servers.room([0; 32]).is_err();
    let address = input()
        .attr("type", "text")
        .attr("inputmode", "url")
        .attr("data-set", "friends-server-room")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("aria-label", say::room_server())
        .flag("data-live", is_wrong)
        .attr("value", servers.room_server());
    let title = span().class("label").text(say::room_server());
    let title = title.child(small().text(say::room_server_note()));
    let row = div().class("row").key("room-server").child(title).child(address);
    let wrong = live_region(ALERT, "error", "bad-room-server", is_wrong.then(|| say::bad_room_server().to_owned()));
    let relays = (!servers.room_server().trim().is_empty()).then(|| {
        let control = input().attr("type", "checkbox").attr("role", "switch").flag("checked", servers.relays());
        let control = with_intent(control, &step(FriendsStep::RoomRelays));
        label().class("switch").key("room-relays").child(span().text(say::room_relays())).child(control)
    });
    [row, wrong].into_iter().chain(relays).collect()
}

/// The choice, with the own server where one is meant. It is folded as long as no server is asked, and stays open once the person has
/// chosen in it, because folding would hide the control that has the focus.
pub(super) fn reach_rows(session: &Session) -> Element {
    let servers = session.friends().servers();
    let reach = servers.reach();
    let word = |reach: Reach| match reach {
        Reach::Network => say::reach_network(),
        Reach::Public => say::reach_public(),
        Reach::Own => say::reach_own(),
    };
    let options = Reach::ALL.into_iter().map(|one| (step(FriendsStep::Reach(one)), word(one).to_owned(), one == reach));
    let note = match reach {
        Reach::Network => say::reach_network_note().to_owned(),
        Reach::Public => say::reach_public_note(PUBLIC_SERVER),
        Reach::Own => say::reach_own_note().to_owned(),
    };
    let is_wrong = servers.list().is_none();
    let field = |set: &'static str, title: &str, kind: &str, now: &str| {
        let text = input()
            .attr("type", kind)
            .attr("data-set", set)
            .attr("autocomplete", "off")
            .attr("spellcheck", "false")
            .attr("aria-label", title)
            .flag("data-live", is_wrong)
            .attr("value", now);
        div().class("row").key(set).child(span().class("label").text(title)).child(text)
    };
    let own = (reach == Reach::Own).then(|| {
        [
            field("friends-server", say::server_address(), "text", servers.address()),
            field("friends-server-user", say::server_user(), "text", servers.user()),
            field("friends-server-password", say::server_password(), "password", servers.password()),
        ]
    });
    // A room needs no reply.
    let invited = session.friends().guest().map(|seat| seat.invitation().room().is_some());
    let has_room = invited.unwrap_or_else(|| servers.room([0; 32]).is_ok_and(|room| room.is_some()));
    let wrong = is_wrong.then(|| say::bad_server().to_owned());
    details()
        .key("reach")
        .flag("open", session.friends().shows_reach())
        .child(summary().text(say::over_internet()))
        .child(segmented_choice("friends-reach", say::over_internet(), options))
        // A signalling server is asked, and said above.
        .children((reach != Reach::Network || !has_room).then(|| p().key("note").text(note)))
        .children(own.into_iter().flatten())
        .children((reach != Reach::Network && !has_room).then(|| p().key("soon").text(say::reach_soon())))
        .child(live_region(ALERT, "error", "bad-server", wrong))
        .children(session.friends().guest().is_none().then(|| room_rows(session)).into_iter().flatten())
}
