//! The panel at a table of several devices: whom it waits for, what was said last, what all are asked, and what can be said.

use super::alone::{alone, bots_for_all};
use super::controls::button;
use super::seats::seats;
use crate::features::friends::FriendsStep;
use crate::session::{DialogIntent, DialogKind, Intent, Session};
use crate::view::content::Content;
use crate::view::form_controls::{POLITE, done_button, live_region, text_button};
use crate::view::node::{Element, b, div, p, section, span};
use crate::view::text::{self, Names};
use crate::words;
use crate::words::friends as say;
use canasta::friends::{GuestLine, PHRASES};
use canasta::rules::Seat;

/// What all are asked, with the own answer.
fn vote(session: &Session, names: Names<'_>) -> Option<Element> {
    let vote = session.friends().vote()?;
    let own = vote.votes.get(names.me.index()).copied().flatten();
    let question = text::asked_of_all(vote.question, |seat| text::name_at(names, seat));
    let answer = |class: &str, word: &str, yes: bool| button(class, word, FriendsStep::Vote(yes));
    let row = div().class("friends-vote").key("vote").child(p().child(b().text(question)));
    Some(match own {
        Some(_) => row.child(p().text(say::votes_wait())),
        None => {
            row.child(answer("btn primary", words::table::yes(), true)).child(answer("btn", words::table::no(), false))
        }
    })
}

/// The vote in the dialog.
pub(super) fn vote_row(session: &Session, names: Names<'_>) -> Element {
    div().key("votes").attr("aria-live", "assertive").children(vote(session, names))
}

/// What can be said. The phrases have a page of their own, because the table of a phone has no room for them.
pub(super) fn phrases(session: &Session, names: Names<'_>) -> Content {
    let phrase = |at: usize| button("btn", text::phrase(at), FriendsStep::Say(at)).key(at);
    let mute = if session.friends().is_muted() { say::unmute() } else { say::mute() };
    let muted = session.friends().is_muted().then(|| say::muted().to_owned());
    let body = vec![
        vote_row(session, names),
        div().class("friends-phrases").children((0..PHRASES.len()).map(phrase)),
        live_region(POLITE, "success", "muted", muted),
    ];
    let foot = vec![button("btn quiet left", mute, FriendsStep::Mute), done_button()];
    Content { title: say::say_something().to_owned(), note: String::new(), body, foot }
}

/// The panel; `None` at every other table.
pub(crate) fn panel(session: &Session, names: Names<'_>) -> Option<Element> {
    if !session.is_shared() || !(session.shows_match() || session.is_guest()) {
        return None;
    }
    let friends = session.friends();
    let name = |seat: usize| text::name_at(names, seat);
    let seen = session.observation();
    let turn = seen.filter(|seen| seen.ended().is_none()).map(|seen| seen.to_act());
    let seats = seats(session);
    let is_away = |seat: Seat| seats.get(seat.index()).is_some_and(|seat| seat.is_away);
    let has_bot = |seat: Seat| seats.get(seat.index()).is_some_and(|seat| seat.has_bot);
    let waits = turn.filter(|&seat| !names.is_you(seat) && !session.others_play() && !has_bot(seat));
    // Who has left the match that is shown may be invited to another table, or invite to it.
    let guest = friends.guest().filter(|_| session.is_guest());
    let is_alone = !friends.hosts_match() && guest.is_none();
    let news = friends.shown_news().find_map(|news| text::friends_news(news, name));
    let looking = guest.filter(|seat| !seat.is_connected() && seat.is_looking());
    let looking = looking.map(|seat| say::line_tries(&text::somebody(seat.invitation().host())));
    let cut = guest.filter(|seat| looking.is_none() && !seat.is_connected()).map(|seat| {
        let reason = match seat.line() {
            GuestLine::Closed(reason) => reason,
            GuestLine::Waiting | GuestLine::Open(_) => None,
        };
        text::line_closed(reason, seat)
    });
    let cut = cut.or(looking);
    let is_cut = cut.is_some();
    let is_shuffling = friends.host().is_some_and(|table| table.host().is_shuffling());
    let cutter = friends.cutter().filter(|_| !friends.is_to_cut());
    // The host deals the next hand.
    let has_ended = seen.is_some_and(|seen| seen.ended().is_some());
    let is_over = session.standing().is_some_and(|standing| standing.end.is_some());
    let dealer = guest.filter(|_| has_ended && !is_over).map(|seat| text::somebody(seat.invitation().host()));
    let status = match (cut, is_alone, waits) {
        (None, false, _) if cutter.is_some() => say::waits_for(&cutter.map(name).unwrap_or_default()),
        _ if is_shuffling => say::shuffling().to_owned(),
        (Some(cut), ..) => cut,
        (None, true, _) => alone(session),
        // The host was told so as news.
        (None, false, Some(seat)) if is_away(seat) => {
            let why = seats.get(seat.index()).and_then(|seat| seat.why_away);
            Some(text::away(why, &name(seat.index()))).filter(|away| Some(away) != news.as_ref()).unwrap_or_default()
        }
        (None, false, Some(seat)) if friends.thinking() == Some(seat.index()) => {
            format!("{} {}", names.of(seat), words::table::is_thinking())
        }
        (None, false, Some(seat)) => say::waits_for(names.of(seat)),
        (None, false, None) => dealer.map(|host| say::waits_for(&host)).unwrap_or_default(),
    };
    // A dialog over the table shows the vote itself.
    let vote = vote(session, names).filter(|_| session.dialog().is_none());
    // The status of a line that is cut says more, and so does a question. A phone has no room for all.
    let status = if vote.is_some() && !is_cut { String::new() } else { status };
    let news = news.filter(|_| !is_cut && !is_alone && vote.is_none());
    let waits = waits.filter(|&seat| !is_cut && !is_away(seat) && vote.is_none());
    let bots = is_alone.then(|| bots_for_all(session, "btn")).flatten();
    let is_alone = is_alone || is_cut;
    let nudge = waits
        .filter(|seat| !is_alone && !friends.was_reminded(seat.index()))
        .map(|_| button("btn quiet", say::nudge(), FriendsStep::Nudge).key("nudge"));
    let open = text_button("btn quiet", say::friends_table(), &Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    let open = open.key("open");
    // Whoever has hidden the phrases of others sees it without a search.
    let talk = if friends.is_muted() { say::muted_more() } else { say::say_something_more() };
    let talk = (!is_alone).then(|| button("btn quiet", talk, FriendsStep::Talk).key("talk"));
    Some(
        section()
            .class("coach friends-panel")
            .key("friends-panel")
            .attr("aria-label", say::friends())
            .child(
                div()
                    .class("friends-line")
                    .child(span().class("friends-status").text(status))
                    .children(nudge)
                    .children(bots)
                    .child(open)
                    .children(talk),
            )
            .child(p().class("friends-news").key("news").attr("aria-live", "polite").text(news.unwrap_or_default()))
            .child(div().key("votes").attr("aria-live", "assertive").children(vote)),
    )
}
