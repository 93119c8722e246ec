//! Who sits where, and how well each line stands.

use crate::features::friends::FriendsStep;
use crate::session::{DefaultName, Session};
use crate::view::node::{Element, b, div, small, span};
use crate::view::text;
use crate::words::friends as say;
use canasta::friends::{GuestLine, SeatPlayer, Signal};

/// A seat as it is shown.
pub(super) struct ShownSeat {
    pub name: String,
    pub status: &'static str,
    /// Whether the person may ask for a bot there.
    pub is_away: bool,
    /// Whether a bot plays there, also for a friend.
    pub has_bot: bool,
}

/// The seats of the table of several devices at which the person sits.
pub(super) fn seats(session: &Session) -> Vec<ShownSeat> {
    let friends = session.friends();
    let name_of = |name: &str, number: usize| match DefaultName::of(name) {
        Some(DefaultName::AtSeat(_)) => say::seat_number(number + 1),
        _ => text::shown_name(name),
    };
    if let Some(table) = friends.host() {
        let host = table.host();
        let all = host.seats().iter().enumerate();
        return all
            .map(|(at, seating)| {
                let signal = host.signal(at);
                let is_guest = seating.player == SeatPlayer::Guest;
                ShownSeat {
                    name: name_of(&seating.name, at),
                    status: status(seating.player.name(), signal.name(), seating.bot_plays(), at == 0),
                    is_away: is_guest && signal == Signal::Lost && !seating.bot_plays(),
                    has_bot: seating.player == SeatPlayer::Bot || seating.bot_plays(),
                }
            })
            .collect();
    }
    let Some(guest) = friends.guest().and_then(|seat| seat.guest()) else { return Vec::new() };
    // Who sits at the device of the host is heard as the host is.
    let host = match guest.line() {
        GuestLine::Open(signal) => signal.name(),
        GuestLine::Waiting | GuestLine::Closed(_) => Signal::Lost.name(),
    };
    let me = guest.seat().map(|seat| seat.index());
    let all = guest.seats().iter().enumerate();
    all.map(|(at, info)| ShownSeat {
        name: name_of(&info.name, at),
        status: match &*info.player {
            "here" => status("guest", host, false, Some(at) == me),
            player => status(player, &info.signal, info.bot_plays, Some(at) == me),
        },
        is_away: info.player == "guest" && info.signal == "lost" && !info.bot_plays,
        has_bot: info.player == "bot" || info.bot_plays,
    })
    .collect()
}

fn status(player: &str, signal: &str, bot_plays: bool, is_me: bool) -> &'static str {
    match (player, signal) {
        _ if is_me => say::status_you(),
        _ if bot_plays => say::status_bot_plays(),
        ("open", _) => say::status_open(),
        ("bot", _) => say::seat_bot(),
        ("here", _) => say::status_here(),
        (_, "good") => say::status_good(),
        (_, "quiet") => say::status_quiet(),
        _ => say::status_lost(),
    }
}

/// The list of the seats.
pub(super) fn list(session: &Session, is_match: bool) -> Element {
    let rows = seats(session).into_iter().enumerate().map(|(at, seat)| {
        let label = span().class("label").child(b().text(seat.name)).child(small().text(seat.status));
        let ask = (is_match && seat.is_away)
            .then(|| super::controls::button("btn", say::call_bot(), FriendsStep::AskBot(at)));
        div().class("row").key(format_args!("friend{at}")).child(label).children(ask)
    });
    div()
        .class("friends-seats")
        .key("seats")
        .attr("role", "list")
        .children(rows.map(|row| row.attr("role", "listitem")))
}
