//! The dialog about links.

use super::intent::{LinksIntent, Sent};
use super::model::LinkPage;
use super::sent_deal::SentDeal;
use super::update::knows_bots;
use crate::session::{DialogIntent, Intent, Level, MatchReviewIntent, Session, house_changes};
use crate::view::content::Content;
use crate::view::form_controls::{ALERT, done_button, feedback, live_region, text_button};
use crate::view::node::{Element, canvas, dd, details, div, dl, dt, input, p, small, span, summary};
use crate::view::text;
use crate::words;
use canasta::links::{DealLink, LinkKind};

/// The most characters of a link from its `#` on that has a picture.
const LONGEST_PICTURE: usize = 201;

/// A page of the dialog.
pub(crate) fn links(page: LinkPage, session: &Session) -> Content {
    match page {
        LinkPage::Refused => refused(session),
        LinkPage::Deal => deal(session),
        LinkPage::Results => results(session),
        LinkPage::Send => send(session),
    }
}

/// What is wrong with a link, and that nothing was lost.
fn refused(session: &Session) -> Content {
    let why = session.links().refused().map(text::link_error);
    let body = vec![p().children(why.map(|why| span().text(why))), p().text(words::links::link_refused_kept())];
    Content { title: words::links::link_refused().to_owned(), note: String::new(), body, foot: vec![done_button()] }
}

/// The question before a deal is played.
fn deal(session: &Session) -> Content {
    let title = words::links::deal_title().to_owned();
    let Some(deal) = session.links().deal().map(SentDeal::deal) else {
        return Content { title, note: String::new(), body: Vec::new(), foot: vec![done_button()] };
    };
    let result = deal.sender().map(|sender| words::links::result_after(&text::sender_name(sender)));
    let unknown = (!knows_bots(deal)).then(|| words::links::unknown_bot(text::level(Level::usual())));
    let match_on = session.has_game_on().then(|| text::when_you_deal(session));
    let changes = house_changes(deal.preset(), deal.rules());
    let changed = (changes > 0).then(|| text::rules_changed(changes));
    let body = changed.into_iter().chain(result).chain(unknown).chain(match_on).map(|words| p().text(words)).collect();
    let foot = vec![
        text_button("btn", words::questions::no_not_now(), &Intent::Dialog(DialogIntent::Close)),
        text_button("btn primary", words::links::play_it(), &Intent::Links(LinksIntent::Play)),
    ];
    Content { title, note: text::sent_deal(deal), body, foot }
}

/// The results of the sender and of the person, side by side.
fn results(session: &Session) -> Content {
    let title = words::links::results_title().to_owned();
    let played = session.ended_sent().zip(session.sendable());
    let Some((sent, sendable)) = played else {
        return Content { title, note: String::new(), body: Vec::new(), foot: vec![done_button()] };
    };
    let own = sendable.result().unwrap_or_default();
    let sender = sent.sender().map(|sender| (text::sender_name(sender), sender.result()));
    let figure = |name: &str, points: i32, is_more: bool| {
        let figure = div().child(dt().text(name)).child(dd().text(text::number(points)));
        if is_more { figure.class("won") } else { figure }
    };
    let theirs = sender.as_ref().map(|(name, result)| figure(name, *result, *result > own));
    let is_more = sender.as_ref().is_some_and(|(_, result)| own > *result);
    let mine = figure(words::sides::default_name(), own, is_more);
    let note = sender.as_ref().map(|(name, result)| text::compared(own, name, *result)).unwrap_or_default();
    let figures = dl().class("final-totals").key("results").child(mine).children(theirs);
    let packed = sender.is_some().then(|| p().key("packed").text(words::links::result_packed()));
    let picture = sendable.deal(session.sender_name()).map(|deal| picture(&deal));
    let back = row(Sent::Cards, words::links::send_back(), words::links::send_back_note(), true);
    let body = std::iter::once(figures)
        .chain(packed)
        .chain([name_row(session), back])
        .chain(picture)
        .chain(said(session))
        .collect();
    let look = text_button("btn", words::score::review_hand(), &Intent::MatchReview(MatchReviewIntent::Open));
    let foot = vec![look.key("review"), done_button()];
    Content { title, note, body, foot }
}

/// What can be sent.
fn send(session: &Session) -> Content {
    let sendable = session.sendable();
    let why_not = sendable.is_none().then(words::links::send_later);
    let name = sendable.as_ref().filter(|sendable| sendable.is_own()).map(|_| name_row(session));
    let cards = sendable.as_ref().map(|sendable| {
        let note = match sendable.result() {
            Some(_) => words::links::cards_note(),
            None => words::links::cards_note_later(),
        };
        row(Sent::Cards, words::links::the_cards(), note, sendable.deal(None).is_some())
    });
    let game = row(Sent::Game, words::links::the_game(), words::links::game_note(), sendable.is_some());
    let keep = session.can_keep_looked_at().then(|| {
        let label = span().class("label").text(words::links::keep()).child(small().text(words::links::keep_note()));
        let button = text_button("btn", words::links::keep_button(), &Intent::Links(LinksIntent::Keep));
        div().class("row").key("keep").child(label).child(button)
    });
    let why_not = why_not.map(|why| p().key("why-not").text(why));
    let picture =
        sendable.as_ref().and_then(|sendable| sendable.deal(session.sender_name())).map(|deal| picture(&deal));
    let body = why_not
        .into_iter()
        .chain(keep)
        .chain(name)
        .chain(cards)
        .chain(picture)
        .chain([game])
        .chain(said(session))
        .collect();
    Content { title: words::links::send_title().to_owned(), note: String::new(), body, foot: vec![done_button()] }
}

/// The picture of the link to a deal.
pub(crate) fn picture(deal: &DealLink) -> Element {
    link_picture(format!("#{}{}", LinkKind::Deal.mark(), deal.code()))
}

/// The picture of a link, from its `#` on, unless it is too long for the readers of phones.
pub(crate) fn link_picture(fragment: String) -> Element {
    if fragment.len() > LONGEST_PICTURE {
        return p().key("qr").text(words::links::qr_too_long());
    }
    let canvas = canvas().class("qr-code").attr("role", "img").attr("aria-label", words::links::qr_label());
    details().key("qr").child(summary().text(words::links::qr())).child(canvas.attr("data-qr", fragment))
}

/// The text field of the name under which the person sends.
pub(crate) fn name_row(session: &Session) -> Element {
    let field = own_name_field("sender", session.sender_name()).attr("autocomplete", "off");
    own_name_row("sender", field, words::links::name_note())
}

/// The text field of the own name: what it sets, and the name as it is.
pub(crate) fn own_name_field(set: &str, now: Option<&str>) -> Element {
    input()
        .attr("type", "text")
        .attr("data-set", set)
        .attr("maxlength", 20)
        .attr("aria-label", words::links::your_name())
        .attr("value", now.unwrap_or_default())
}

/// The row of such a field, with who sees the name.
pub(crate) fn own_name_row(key: &str, field: Element, note: &str) -> Element {
    let label = span().class("label").text(words::links::your_name()).child(small().text(note));
    div().class("row").key(key).child(label).child(field)
}

/// What the last press has done.
fn said(session: &Session) -> impl Iterator<Item = Element> {
    let not_made = session.links().not_made().map(|error| text::not_linkable(error).to_owned());
    feedback(session).into_iter().chain([live_region(ALERT, "error", "not-made", not_made)])
}

/// A link that can be sent, and the ways to send it.
fn row(what: Sent, name: &str, note: &str, is_there: bool) -> Element {
    let button = |word: &str, intent: LinksIntent| {
        text_button("btn", word, &Intent::Links(intent))
            .attr("aria-label", format_args!("{word}: {name}"))
            .maybe("aria-disabled", (!is_there).then_some("true"))
    };
    let ways = span()
        .class("button-pair")
        .child(button(words::house_rules::share_link(), LinksIntent::Share(what)).flag("data-share", true))
        .child(button(words::house_rules::copy_link(), LinksIntent::Copy(what)));
    div().class("row").key(what.name()).child(span().class("label").text(name).child(small().text(note))).child(ways)
}
