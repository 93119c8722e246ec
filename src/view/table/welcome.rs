//! The pages in place of the table: the welcome before the first game, and the curtain between two people.

use super::message::notice;
use super::toolbar::bare_toolbar;
use crate::rules::Seat;
use crate::session::{DialogIntent, DialogKind, Intent, NewGameIntent, Session, TableIntent, Undo};
use crate::view::cards::{back, bare_card};
use crate::view::controls::with_intent;
use crate::view::node::{Node, b, button, details, h1, main, p, small, span, summary};
use crate::view::text::{self, Names};

/// The welcome: one click starts a game.
pub(super) fn welcome(session: &Session, names: Names<'_>) -> Vec<Node> {
    let act = |class: &str, word: &str, intent: &Intent| {
        with_intent(button().class(class).attr("type", "button").child(b().text(word)), intent)
    };
    let shown = ["Qh", "Ks", "Jo"].into_iter().filter_map(|card| card.parse().ok()).map(|card| bare_card(card, ""));
    let page = main()
        .class("welcome")
        .key("welcome")
        .child(span().class("fan").attr("aria-hidden", "true").children(shown))
        .child(h1().text(text::LABELS.game))
        .child(p().text(text::plan(session.plan())))
        .child(act("action primary", text::LABELS.play, &Intent::NewGame(NewGameIntent::Start)))
        .child(act("action", text::LABELS.set_up_game, &Intent::Dialog(DialogIntent::Open(DialogKind::NewGame))));
    let commitment = |fingerprint: &str| {
        let hash = span().class("hash").text(fingerprint);
        let note = p().text(text::LABELS.fingerprint_note);
        let line = p().child(small().text(text::LABELS.fingerprint).child(hash));
        details()
            .class("commitment")
            .key("commitment")
            .child(summary().text(text::LABELS.fair_deal))
            .child(note)
            .child(line)
    };
    // It takes its room before a deck is shuffled, so that nothing above it moves later.
    let page = page.child(commitment(session.fingerprint().unwrap_or("…")));
    let mut parts: Vec<Node> = vec![bare_toolbar(session).into()];
    parts.extend(notice(session, names).map(Node::from));
    parts.push(page.into());
    parts
}

/// The curtain: it hides every hand until the named player is there.
pub(super) fn curtain(session: &Session, seat: Seat, names: Names<'_>) -> Vec<Node> {
    let name = names.of(seat);
    let ready = button().class("action primary").attr("type", "button").flag("autofocus", true);
    let ready = with_intent(ready.child(b().text(text::i_am(name))), &Intent::Table(TableIntent::Reveal));
    let undo = button().class("action").key("undo").attr("type", "button");
    let undo = with_intent(undo.child(b().text(text::LABELS.undo)), &Intent::Table(TableIntent::Undo));
    // Nobody has seen hidden cards since, so the last action can be undone.
    let undo = (session.can_undo() != Undo::Nothing).then_some(undo);
    let page = main()
        .class("welcome")
        .key("curtain")
        .child(span().class("fan").attr("aria-hidden", "true").children([back(), back(), back()]))
        .child(h1().text(text::plays(name)))
        .child(p().text(text::pass_the_device(name)))
        .child(ready.child(small().text(text::LABELS.show_my_hand)))
        .children(undo);
    let mut parts: Vec<Node> = vec![bare_toolbar(session).into()];
    parts.extend(notice(session, names).map(Node::from));
    parts.push(page.into());
    parts
}
