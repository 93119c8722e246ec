//! The pages in place of the table: the welcome before the first game, and the curtain between two people.

use super::message::notice;
use super::toolbar::bare_toolbar;
use crate::session::{DialogIntent, DialogKind, Intent, LearnIntent, NewGameIntent, Session, TableIntent, Undo};
use crate::view::cards::{back, bare_card};
use crate::view::controls::{icon, with_intent};
use crate::view::node::{Element, Node, b, button, details, div, h1, p, small, span, summary};
use crate::view::text::{self, Names};
use crate::words;
use canasta::rules::Seat;

/// A large button of the first page: a sign, a title and a sentence.
fn entry(class: &str, sign: &str, title: &str, sentence: &str, intent: &Intent) -> Element {
    let words = span().child(b().text(title)).child(small().text(sentence));
    with_intent(entry_of(class, sign, words), intent)
}

fn entry_of(class: &str, sign: &str, words: Element) -> Element {
    button().class(class).attr("type", "button").child(icon(sign)).child(words).child(icon("more"))
}

/// Today's deal. Which day it is, and how it went, the parts say.
fn today(session: &Session) -> Element {
    let now = session.parts().map(|parts| (parts.today)(session)).unwrap_or_default();
    let (title, note) = (words::first_page::todays_deal(), words::first_page::todays_deal_note());
    let words = span().child(b().text(title)).child(small().text(note).children(now));
    let open = Intent::Dialog(DialogIntent::Open(DialogKind::Daily));
    with_intent(entry_of("entry", "cal", words), &open)
}

/// The first page: one click continues the match, starts a game or begins the guided first hand.
pub(super) fn welcome(session: &Session, names: Names<'_>) -> Vec<Node> {
    let fan = ["Ah", "Ks", "Jo", "Qd", "Ts"].into_iter().filter_map(|card| card.parse().ok());
    let hero = div()
        .class("hero")
        .child(span().class("fan").attr("aria-hidden", "true").children(fan.map(|card| bare_card(card, ""))))
        .child(h1().text(words::common::game()))
        .child(p().text(words::first_page::free()));
    let kept = session.match_aside().map(|kept| {
        let names = text::shown_names(kept.places);
        let (title, sentence) = text::continue_match(&kept, Names::new(&names, kept.me));
        entry("entry go", "play", title, &sentence, &Intent::Learn(LearnIntent::Leave)).key("continue")
    });
    let class = if kept.is_some() { "entry" } else { "entry go" };
    let plan = session.plan();
    let plan = if session.is_first_game() { text::first_game(plan) } else { text::plan_short(plan) };
    let lesson = text::lesson_progress(session.lesson_progress());
    let ways = div()
        .class("entries")
        .children(kept)
        .child(entry(class, "new", words::common::play(), &plan, &Intent::NewGame(NewGameIntent::Start)).key("play"))
        .child(entry("entry", "cap", words::first_page::new_to_canasta(), &lesson, &Intent::Learn(LearnIntent::Lesson)))
        .child(today(session))
        .child(entry(
            "entry flat",
            "target",
            words::common::drills(),
            words::common::drills_note(),
            &Intent::Dialog(DialogIntent::Open(DialogKind::Learn)),
        ))
        .child(entry(
            "entry flat",
            "set",
            words::first_page::choose_game(),
            words::common::choose_game_note(),
            &Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)),
        ))
        .child(entry(
            "entry flat",
            "send",
            words::friends::friends_more(),
            words::friends::friends_note(),
            &Intent::Dialog(DialogIntent::Open(DialogKind::Friends)),
        ));
    let page = div().class("welcome first").key("welcome").child(hero).child(ways);
    let commitment = |fingerprint: &str| {
        let hash = span().class("hash").text(fingerprint);
        let note = p().text(words::first_page::fingerprint_note());
        let line = p().child(small().around(text::around(&words::common::fingerprint), hash));
        details()
            .class("commitment")
            .key("commitment")
            .child(summary().text(words::first_page::fair_deal()))
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

/// What stands in the place of a table that cannot be shown.
pub(in crate::view) fn failed(session: &Session) -> Vec<Node> {
    let opens = |sign, title, kind| entry("entry", sign, title, "", &Intent::Dialog(DialogIntent::Open(kind)));
    let page = div()
        .class("welcome first")
        .key("failed")
        .child(h1().text(words::common::part_failed()))
        .child(p().attr("role", "alert").text(words::common::part_failed_note()));
    let ways = div()
        .class("entries")
        .child(opens("shelf", words::common::library_more(), DialogKind::Library))
        .child(opens("new", words::common::new_game_more(), DialogKind::NewGame))
        .child(opens("file", words::common::files_more(), DialogKind::Files));
    vec![bare_toolbar(session).into(), page.child(ways).into()]
}

/// The curtain: it hides every hand until the named player is there.
pub(super) fn curtain(session: &Session, seat: Seat, names: Names<'_>) -> Vec<Node> {
    let name = names.of(seat);
    let ready = button().class("action primary").attr("type", "button").flag("autofocus", true);
    let ready = with_intent(ready.child(b().text(text::i_am(name))), &Intent::Table(TableIntent::Reveal));
    let undo = button().class("action").key("undo").attr("type", "button");
    let undo = with_intent(undo.child(b().text(words::common::undo())), &Intent::Table(TableIntent::Undo));
    // Nobody has seen hidden cards since, so the last action can be undone.
    let undo = (session.can_undo() != Undo::Nothing).then_some(undo);
    let page = div()
        .class("welcome")
        .key("curtain")
        .child(span().class("fan").attr("aria-hidden", "true").children([back(), back(), back()]))
        .child(h1().text(text::plays(name)))
        .child(p().text(text::pass_the_device(name)))
        .child(ready.child(small().text(words::first_page::show_my_hand())))
        .children(undo);
    let mut parts: Vec<Node> = vec![bare_toolbar(session).into()];
    parts.extend(notice(session, names).map(Node::from));
    parts.push(page.into());
    parts
}
