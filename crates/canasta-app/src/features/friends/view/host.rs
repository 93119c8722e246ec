//! The host's pages: who is to play, and the table with its invitation.

use super::alone::alone_rows;
use super::away::away_rows;
use super::controls::{button, has_name, link_rows, name_row, step};
use super::panel::vote_row;
use super::reach::{how_rows, reach_rows};
use super::seats;
use crate::features::friends::{Camera, ConnectionState, FriendsStep, HostEnd, SeatChoice};
use crate::session::{DialogIntent, Intent, Session, Writer};
use crate::view::content::Content;
use crate::view::form_controls::{ALERT, POLITE, done_button, feedback, live_region, segmented_choice, text_button};
use crate::view::node::{Element, b, canvas, div, fieldset, input, legend, p, small, span};
use crate::view::text::{self, Names};
use crate::words;
use crate::words::friends as say;
use canasta::rules::Seat;

/// The plan of the table: the game, who sits where, and the own name.
pub(super) fn plan(session: &Session) -> Content {
    let (plan, friends) = (session.plan(), session.friends());
    let game =
        span().class("label").text(words::new_game::kind_of_game()).child(small().text(text::preset(plan.preset)));
    let choose = button("btn", words::first_page::choose_game(), FriendsStep::ChooseGame);
    let game = div().class("row").key("game").child(game).child(choose);
    let count = plan.players().count();
    let sides = plan.sides();
    let is_partner = |at: usize| sides.seats_of(sides.of(Seat::FIRST)).any(|seat| seat.index() == at);
    let word = |choice: SeatChoice| match choice {
        SeatChoice::Here => say::seat_here(),
        SeatChoice::Friend => say::seat_friend(),
        SeatChoice::Bot => say::seat_bot(),
    };
    let seat = |at: usize| {
        let title = say::seat_number(at + 1);
        let now = friends.choice(at);
        let options = SeatChoice::ALL
            .into_iter()
            .map(|choice| (step(FriendsStep::Seat(at, choice)), word(choice).to_owned(), choice == now));
        let choice = segmented_choice(&format!("friends-seat-{at}"), &title, options);
        let label = span().class("label").text(title);
        let label = label.children(is_partner(at).then(|| small().text(words::table::your_partner())));
        div().class("row seat").key(format_args!("seat{at}")).child(label).child(choice)
    };
    let me = div()
        .class("row seat")
        .key("seat0")
        .child(span().class("label").text(say::seat_number(1)).child(small().text(say::status_you())));
    let seats =
        fieldset().key("seats").child(legend().text(say::friends_table())).child(me).children((1..count).map(seat));
    let has_name = has_name(session);
    let has_friend = (0..count).any(|at| friends.choice(at) == SeatChoice::Friend);
    let is_apart = session.writer() == Writer::Other;
    let why_not = match (has_name, has_friend) {
        _ if is_apart => Some(text::plays_apart()),
        _ if friends.lacks_connections() && friends.servers().can_host(false) && !friends.servers().can_host(true) => {
            Some(say::no_web_rtc().to_owned())
        }
        _ if plan.rules().is_ok_and(|rules| rules.sit_out) => Some(say::five_at_one_device().to_owned()),
        (false, _) => Some(say::name_needed().to_owned()),
        (true, false) => Some(say::friend_needed().to_owned()),
        (true, true) => None,
    };
    let can_host = friends.servers().can_host(friends.lacks_connections());
    let can_invite = why_not.is_none() && plan.rules().is_ok() && can_host;
    let mut body = alone_rows(session);
    body.extend([name_row(session), game, seats]);
    body.extend(away_rows(session));
    body.extend(how_rows(session));
    body.extend([
        p().text(say::friends_trust()),
        live_region(POLITE, "success", "why-not", why_not),
        live_region(ALERT, "error", "wrong", plan.rules().err().as_ref().map(text::bad_rules)),
    ]);
    let invite = button("btn primary", say::invite(), FriendsStep::Invite)
        .maybe("aria-disabled", (!can_invite).then_some("true"));
    let cancel = text_button("btn", words::new_game::cancel(), &Intent::Dialog(DialogIntent::Close));
    let note = if session.has_game_on() { text::when_you_deal(session) } else { String::new() };
    Content { title: say::friends().to_owned(), note, body, foot: vec![cancel, invite] }
}

/// The table: the invitation, the replies and who is there.
pub(super) fn table(session: &Session, names: Names<'_>) -> Content {
    let title = say::friends().to_owned();
    let Some(table) = session.friends().host() else {
        return Content { title, note: String::new(), body: Vec::new(), foot: vec![done_button()] };
    };
    let is_lobby = table.lobby().is_some();
    let mut body: Vec<Element> = vec![vote_row(session, names)];
    let meeting = table.meeting();
    if let Some(meeting) = meeting {
        let silent = (meeting.state() == ConnectionState::Disconnected).then(|| say::room_silent(meeting.server()));
        body.push(live_region(ALERT, "error", "room", silent));
        body.extend(link_rows(session, say::invitation(), say::invitation_note()));
    }
    let unable = match table.end() {
        HostEnd::Asked | HostEnd::Ready(_) if meeting.is_some() => None,
        HostEnd::Unable(_) if table.is_relayed() => None,
        HostEnd::Asked => {
            body.push(p().key("asked").text(say::getting_ready()));
            None
        }
        HostEnd::Ready(_) => {
            let renewed = table.is_renewed().then(|| say::invitation_renewed().to_owned());
            body.push(live_region(ALERT, "error", "renewed", renewed));
            body.extend(link_rows(session, say::invitation(), say::invitation_note()));
            body.push(p().key("wait").text(say::replies_wait()));
            body.push(paste_row(session));
            body.extend(camera_rows(session.friends().camera()));
            None
        }
        HostEnd::Unable(why) => {
            body.push(reach_rows(session));
            Some(text::no_connections(*why).to_owned())
        }
    };
    let not_used = session.friends().not_used().map(text::not_used);
    body.push(live_region(ALERT, "error", "unable", unable.or(not_used)));
    let sought = table.sought().iter().map(|sought| {
        let name = text::somebody(&sought.name);
        let key = format!("sought{}", sought.line);
        match sought.is_late {
            false => p().key(key).text(say::looking_for(&name)),
            true => div().class("row").key(key).child(
                span()
                    .class("label")
                    .child(b().text(say::not_found(&name)))
                    .children(meeting.is_none().then(|| small().text(say::not_found_why()))),
            ),
        }
    });
    body.push(div().key("sought").attr("aria-live", "polite").children(sought));
    let are_found = (0..table.host().seats().len()).any(|seat| table.host().is_finding(seat));
    body.push(live_region(POLITE, "success", "finding", are_found.then(|| say::friends_come_back().to_owned())));
    body.push(seats::list(session, !is_lobby));
    let seats = seats::seats(session);
    let name = |seat: usize| seats.get(seat).map_or_else(|| text::somebody(""), |seat| seat.name.clone());
    let news = session.friends().shown_news().find_map(|news| text::friends_news(news, name));
    body.push(live_region(POLITE, "success", "news", news));
    if is_lobby && !table.is_full() {
        body.push(p().key("later").text(say::deal_later()));
        let fill = button("btn", say::empty_to_bots(), FriendsStep::FillWithBots);
        body.push(div().class("row").key("fill").child(fill));
    }
    if table.host().is_shuffling() {
        body.push(p().key("shuffling").text(say::shuffling()));
    }
    let leave = button("btn quiet", say::leave_table(), FriendsStep::Leave);
    body.push(
        div()
            .class("row")
            .key("leave")
            .child(span().class("label").child(small().text(say::leave_note())))
            .child(leave),
    );
    body.extend(feedback(session));
    let is_unable = matches!(table.end(), HostEnd::Unable(_)) && !table.is_relayed();
    let foot = match (is_unable, is_lobby) {
        (true, _) => vec![button("btn primary", words::common::try_again(), FriendsStep::Invite)],
        (false, true) => {
            let deal = button("btn primary", words::new_game::deal(), FriendsStep::Deal);
            vec![deal.maybe("aria-disabled", (!table.is_full()).then_some("true"))]
        }
        (false, false) => vec![done_button()],
    };
    Content { title, note: String::new(), body, foot }
}

/// The camera that reads a reply, and what it sees.
fn camera_rows(camera: Camera) -> Vec<Element> {
    let word = if camera == Camera::On { words::new_game::cancel() } else { say::use_camera() };
    let label = span().class("label").text(say::a_reply()).child(small().text(say::camera_note()));
    let row = div().class("row").key("scan").child(label).child(button("btn", word, FriendsStep::Scan));
    let picture = canvas().key("camera").class("camera").flag("data-camera", true).attr("aria-hidden", "true");
    let refused = (camera == Camera::Refused).then(|| say::no_camera().to_owned());
    let mut rows = vec![row, live_region(POLITE, "error", "no-camera", refused)];
    rows.extend((camera == Camera::On).then_some(picture));
    rows
}

/// The field in which a reply is pasted.
fn paste_row(session: &Session) -> Element {
    let paste = input()
        .class("code")
        .attr("type", "text")
        .attr("data-set", "friends-reply")
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("aria-label", say::a_reply())
        .flag("data-live", session.friends().not_used().is_some())
        .attr("value", session.friends().pasted());
    div().class("row").key("paste").child(span().class("label").text(say::a_reply())).child(paste).child(button(
        "btn",
        say::use_reply(),
        FriendsStep::Apply,
    ))
}
