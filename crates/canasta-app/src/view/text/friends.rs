//! Tables of several devices: what has happened, and why something does not go.

use super::Names;
use super::links::link_error;
use crate::features::friends::{Friends, GuestSeat, News, NoConnections, NotUsed};
use crate::words;
use crate::words::friends as say;
use canasta::friends::shuffle::ShuffleCheck;
use canasta::friends::{AwayReason, CloseReason, PHRASES, Question, VoteEnd};
use canasta::links::{LinkError, TableLinkError};

/// A name; *Somebody* if there is none.
#[must_use]
pub fn somebody(name: &str) -> String {
    if name.is_empty() { words::common::somebody().to_owned() } else { super::shown_name(name) }
}

/// What leads to friends: the invitation that waits for an answer, or the seat whose line is not there.
#[must_use]
pub fn way_to_friends(friends: &Friends) -> String {
    match friends.guest().filter(|seat| !(seat.is_connected() || seat.has_host_left())) {
        Some(seat) if seat.has_seat() => say::your_seat(&somebody(seat.invitation().host())),
        Some(seat) => say::invited_by(&somebody(seat.invitation().host())),
        None => say::friends_more().to_owned(),
    }
}

/// Why the browser cannot connect.
#[must_use]
pub fn no_connections(why: NoConnections) -> &'static str {
    match why {
        NoConnections::NoWebRtc => say::no_web_rtc(),
        NoConnections::NoNetwork => say::no_network(),
        NoConnections::Refused => say::no_connection(),
    }
}

/// Why a link was not used.
#[must_use]
pub fn not_used(why: &NotUsed) -> String {
    match why {
        NotUsed::OtherTable => say::other_table().to_owned(),
        NotUsed::Occupied => say::occupied().to_owned(),
        NotUsed::Link(TableLinkError::Damaged) => link_error(&LinkError::Damaged),
        NotUsed::Link(TableLinkError::Newer) => link_error(&LinkError::Newer),
        NotUsed::Link(TableLinkError::Impossible(bad)) => link_error(&LinkError::Impossible(bad.clone())),
        NotUsed::Link(
            TableLinkError::Empty
            | TableLinkError::NoCode
            | TableLinkError::OtherKind(_)
            | TableLinkError::OtherLink(_),
        ) => say::no_table_link().to_owned(),
    }
}

/// What brings a guest back to its seat.
#[must_use]
pub fn come_back(seat: &GuestSeat) -> &'static str {
    if seat.invitation().room().is_some() { say::answer_again() } else { say::page_gone_reply() }
}

/// Why the line of a guest is closed, and what brings it back.
#[must_use]
pub fn line_closed(reason: Option<CloseReason>, seat: &GuestSeat) -> String {
    let host = &somebody(seat.invitation().host());
    let has_room = seat.invitation().room().is_some();
    match reason {
        Some(CloseReason::PageGone) => {
            let then = if seat.is_awaited() { say::back_by_itself() } else { come_back(seat) };
            format!("{} {then}", say::page_gone(host))
        }
        None | Some(CloseReason::Silent) if has_room => {
            format!("{} {}", say::room_line_cut(host), come_back(seat))
        }
        None | Some(CloseReason::Silent) => say::line_cut(host),
        Some(CloseReason::Bye) => host_left(host),
        Some(CloseReason::Full) => say::table_full().to_owned(),
        Some(CloseReason::Replaced) => say::came_elsewhere().to_owned(),
        Some(CloseReason::NoMessage | CloseReason::TooLong | CloseReason::TooFast | CloseReason::TooOld) => {
            say::not_understood().to_owned()
        }
    }
}

/// A phrase, by its place in [`PHRASES`].
#[must_use]
pub fn phrase(place: usize) -> &'static str {
    match PHRASES.get(place).copied().unwrap_or_default() {
        "hello" => say::say_hello(),
        "well-played" => say::say_well_played(),
        "thanks" => say::say_thanks(),
        "sorry" => say::say_sorry(),
        "good-luck" => say::say_good_luck(),
        "oh-no" => say::say_oh_no(),
        "thinking" => say::say_thinking(),
        "one-moment" => say::say_one_moment(),
        "good-game" => say::say_good_game(),
        _ => say::say_goodbye(),
    }
}

/// What all are asked.
#[must_use]
pub fn asked_of_all(question: Question, name: impl Fn(usize) -> String) -> String {
    match question {
        Question::Undo { seat } => say::ask_undo(&name(seat)),
        Question::BotPlays { seat } => say::ask_bot(&name(seat)),
    }
}

/// That a friend is away, and why.
#[must_use]
pub fn away(why: Option<AwayReason>, name: &str) -> String {
    let what = match why {
        Some(AwayReason::LineCut) => say::room_line_cut(name),
        Some(AwayReason::Background) => say::news_background(name),
        Some(AwayReason::PageGone) => say::page_gone(name),
        Some(AwayReason::Left) => say::has_left(name),
        None => say::news_away(name),
    };
    format!("{what} {}", say::seat_waits())
}

/// That the host has left the table.
#[must_use]
pub fn host_left(host: &str) -> String {
    format!("{} {}", say::has_left(host), say::table_over())
}

/// What has happened, in a sentence; `None` where nothing is to be said.
#[must_use]
pub fn friends_news(news: &News, name: impl Fn(usize) -> String) -> Option<String> {
    Some(match news {
        News::Arrived(seat) => say::news_arrived(&name(*seat)),
        News::Back(seat) => say::news_back(&name(*seat)),
        News::PlaysAgain(seat) => say::news_plays_again(&name(*seat)),
        News::OwnSeatAgain => say::news_own_seat_again().to_owned(),
        News::Quiet(seat) => say::news_quiet(&name(*seat)),
        News::Away(seat, why) => away(*why, &name(*seat)),
        News::BotPlays(seat) => say::news_bot_plays(&name(*seat)),
        News::NotFound(name) => format!("{}.", say::not_found(&somebody(name))),
        // Who says goodbye is away, which is told already.
        News::Refused(CloseReason::Bye | CloseReason::Replaced) => return None,
        News::Refused(_) => say::news_line_closed().to_owned(),
        News::Said(seat, place) => say::news_said(&name(*seat), phrase(*place)),
        News::Nudged(seat) => say::news_nudged(&name(*seat)),
        News::Reminded(seat) => say::news_reminded(&name(*seat)),
        News::Decided(_, true, VoteEnd::Voted) => say::news_agreed().to_owned(),
        News::Decided(_, false, VoteEnd::Voted) => say::news_not_agreed().to_owned(),
        News::Decided(Question::BotPlays { seat }, true, _) => say::news_time_over(&name(*seat)),
        News::Decided(Question::BotPlays { seat }, false, VoteEnd::Back) => say::news_back(&name(*seat)),
        News::Decided(..) => say::news_not_now().to_owned(),
        News::Undone => say::news_undone().to_owned(),
        News::HostQuiet => say::news_host_quiet().to_owned(),
        News::HostBack => say::news_host_back().to_owned(),
        News::NotNow(_) => say::news_not_now().to_owned(),
        News::Shuffle(ShuffleCheck::Fair) => return None,
        News::Shuffle(ShuffleCheck::Unknown | ShuffleCheck::WithoutOwn) => say::news_shuffle_unknown().to_owned(),
        News::Shuffle(_) => say::news_shuffle_wrong().to_owned(),
    })
}

/// The name of a seat at the table that is shown.
#[must_use]
pub fn name_at(names: Names<'_>, seat: usize) -> String {
    names.names.get(seat).cloned().unwrap_or_else(|| words::common::somebody().to_owned())
}

/// Why a page apart from the one that writes cannot invite.
#[must_use]
pub fn plays_apart() -> String {
    format!("{} {}", words::notices::plays_apart(), words::notices::plays_apart_note())
}
