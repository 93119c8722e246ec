//! The dialog about links.

use super::intent::{LinksIntent, Sent};
use super::model::LinkPage;
use crate::session::{Intent, Session};
use crate::view::content::Content;
use crate::view::form_controls::{ALERT, done_button, feedback, live_region, text_button};
use crate::view::node::{Element, div, input, p, small, span};
use crate::view::text;
use crate::words;

/// A page of the dialog.
pub(crate) fn links(page: LinkPage, session: &Session) -> Content {
    match page {
        LinkPage::Refused => refused(session),
        LinkPage::Send => send(session),
    }
}

/// What is wrong with a link, and that nothing was lost.
fn refused(session: &Session) -> Content {
    let why = session.links().refused().map(text::link_error);
    let body = vec![p().children(why.map(|why| span().text(why))), p().text(words::links::link_refused_kept())];
    Content { title: words::links::link_refused().to_owned(), note: String::new(), body, foot: vec![done_button()] }
}

/// What can be sent.
fn send(session: &Session) -> Content {
    let sendable = session.sendable();
    let why_not = sendable.is_none().then(words::links::send_later);
    let name = sendable.as_ref().filter(|sendable| sendable.is_own()).map(|_| {
        let name = input()
            .attr("type", "text")
            .attr("data-set", "sender")
            .attr("maxlength", 20)
            .attr("autocomplete", "off")
            .attr("aria-label", words::links::your_name())
            .attr("value", session.sender_name().unwrap_or_default());
        div()
            .class("row")
            .key("sender")
            .child(span().class("label").text(words::links::your_name()).child(small().text(words::links::name_note())))
            .child(name)
    });
    let game = row(Sent::Game, words::links::the_game(), words::links::game_note(), sendable.is_some());
    let keep = session.can_keep_looked_at().then(|| {
        let label = span().class("label").text(words::links::keep()).child(small().text(words::links::keep_note()));
        let button = text_button("btn", words::links::keep_button(), &Intent::Links(LinksIntent::Keep));
        div().class("row").key("keep").child(label).child(button)
    });
    let not_made = session.links().not_made().map(|error| text::not_linkable(error).to_owned());
    let body = why_not.map(|why| p().key("why-not").text(why)).into_iter().chain(keep).chain(name).chain([game]);
    let body: Vec<Element> =
        body.chain(feedback(session)).chain([live_region(ALERT, "error", "not-made", not_made)]).collect();
    Content { title: words::links::send_title().to_owned(), note: String::new(), body, foot: vec![done_button()] }
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
