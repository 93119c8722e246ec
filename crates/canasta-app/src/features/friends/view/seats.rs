//! Who sits where, and how well each line stands.

use crate::features::friends::FriendsStep;
use crate::session::{DefaultName, Session};
use crate::view::node::{Element, b, div, small, span};
use crate::view::text;
use crate::words::friends as say;
use canasta::friends::{AwayReason, GuestLine, SeatInfo, SeatPlayer, Signal};

/// A seat as it is shown.
pub(super) struct ShownSeat {
    pub name: String,
    pub status: String,
    /// Whether the person may ask for a bot there.
    pub is_away: bool,
    /// Why the friend is away, if that is known.
    pub why_away: Option<AwayReason>,
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
                let why_away = seating.away();
                ShownSeat {
                    name: name_of(&seating.name, at),
                    status: match at {
                        0 => say::status_you().to_owned(),
                        _ => status(seating.player.name(), signal.name(), seating.bot_plays(), why_away),
                    },
                    why_away,
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
    let why_away = |info: &SeatInfo| info.away.as_deref().and_then(AwayReason::from_name);
    all.map(|(at, info)| ShownSeat {
        name: name_of(&info.name, at),
        status: match &*info.player {
            _ if Some(at) == me => say::status_you().to_owned(),
            "here" => status("guest", host, false, None),
            player => status(player, &info.signal, info.bot_plays, why_away(info)),
        },
        why_away: why_away(info),
        is_away: info.player == "guest" && info.signal == "lost" && !info.bot_plays,
        has_bot: info.player == "bot" || info.bot_plays,
    })
    .collect()
}

fn status(player: &str, signal: &str, bot_plays: bool, why_away: Option<AwayReason>) -> String {
    let heard = match (player, signal) {
        ("open", _) => say::status_open(),
        ("bot", _) => say::seat_bot(),
        ("here", _) => say::status_here(),
        (_, "good") => say::status_good(),
        (_, "quiet") => say::status_quiet(),
        _ => match why_away {
            Some(AwayReason::LineCut) => say::status_line_cut(),
            Some(AwayReason::Background) => say::status_background(),
            Some(AwayReason::PageGone) => say::status_page_gone(),
            Some(AwayReason::Left) => say::status_left(),
            None => say::status_lost(),
        },
    };
    if bot_plays { format!("{heard}, {}", say::status_bot_plays()) } else { heard.to_owned() }
}

/// The list of the seats.
pub(super) fn list(session: &Session, is_match: bool) -> Element {
    let rows = seats(session).into_iter().enumerate().map(|(at, seat)| {
        let label = span().class("label").child(b().text(seat.name)).child(small().text(seat.status));
        // One question is asked at a time.
        let ask = (is_match && seat.is_away && session.friends().vote().is_none())
            .then(|| super::controls::button("btn", say::call_bot(), FriendsStep::AskBot(at)));
        div().class("row").key(format_args!("friend{at}")).child(label).children(ask)
    });
    div()
        .class("friends-seats")
        .key("seats")
        .attr("role", "list")
        .children(rows.map(|row| row.attr("role", "listitem")))
}
