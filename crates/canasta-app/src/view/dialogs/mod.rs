//! Dialogs: a file each, and the frame around them.

mod cut;
mod deck;
pub(crate) mod entry;
pub(crate) mod hand_end;
mod history;
mod match_end;
mod menu_lists;
mod new_game;
mod pile;
mod question;
mod score;
mod score_details;
mod score_sheet;
mod tips;
mod ways;

use super::controls::{icon_button, with_intent};
use super::node::{self, Element, button, div, form, h2, p};
use super::text::{self, Names};
use crate::beside;
use crate::features::{
    daily, duplicate, files, friends, house_rules, library, links, score_keeper, settings, statistics,
};
use crate::pages::{about, glossary, rules, strategy};
use crate::parts::Loading;
use crate::session::{DeviceIntent, Dialog, DialogIntent, DialogKind, Intent, Session, TableIntent};
use crate::view::content::Content;
use crate::words;

/// The layer between the table and an open dialog, which intercepts the pointer.
#[must_use]
pub fn shade(dialog: DialogKind) -> Element {
    if dialog == DialogKind::Word {
        // A click beside the explanation closes it.
        return with_intent(div().class("shade faint").key("shade"), &Intent::Dialog(DialogIntent::Close));
    }
    // Settings take effect on the table at once, so it stays visible.
    div().class(if dialog == DialogKind::Settings { "shade clear" } else { "shade" }).key("shade")
}

/// The open dialog, if there is one.
#[must_use]
pub fn dialog(session: &Session, names: &[String]) -> Option<Element> {
    // In dialogs a side is all its people, who rests too.
    let all = text::names_with_resting(session);
    let names = Names::at(session, if session.resting().is_some() { &all } else { names });
    let open = session.dialog()?;
    let content = match open {
        Dialog::NewGame => new_game::new_game(session),
        Dialog::Settings(search) => settings::view::settings(search, session),
        Dialog::Score(reveal) => score::score(session, *reveal, names),
        Dialog::Rules => rules::rules_page(session, names),
        Dialog::ChooseWay(all) => ways::ways(all, session),
        Dialog::Cut(moment) => cut::cut(moment, session),
        Dialog::About => about::about(session),
        Dialog::History => history::history(session, names),
        Dialog::Pile => pile::pile(session),
        Dialog::Keys => settings::view::keys(session),
        Dialog::HouseRules(search) => house_rules::view::house(search, session),
        Dialog::Differences => house_rules::view::differences(session),
        Dialog::News => house_rules::view::news(session, names),
        Dialog::Files => files::view::files(session),
        Dialog::Word { term, .. } => glossary::word(*term, session, names),
        Dialog::Strategy => strategy::strategy(session),
        Dialog::Glossary(search) => glossary::glossary(search, session),
        Dialog::Learn => beside::page::learn(session),
        Dialog::Tips => tips::tips(session),
        Dialog::Library => library::view::library(session),
        Dialog::Link(page) => links::view::links(*page, session),
        Dialog::Statistics => statistics::view::statistics(session),
        Dialog::ScoreKeeper(page) => score_keeper::view::score_keeper(*page, session),
        Dialog::Daily(page) => daily::view::daily(*page, session),
        Dialog::Duplicate(page) => duplicate::view::duplicate(*page, session),
        Dialog::Friends(page) => friends::view::friends(*page, session, names),
        Dialog::Play => menu_lists::play(session),
        Dialog::More => menu_lists::more(session),
        Dialog::Confirm { action, .. } => question::confirm(*action, session, names),
    };
    // A finished hand is a scene: beside the pad stands how it ended.
    let scene = (open.kind() == DialogKind::Score).then(|| score::scene(session, names)).flatten();
    Some(frame(open, content, scene, session, names))
}

/// The open dialog, which says that what it shows cannot be shown.
pub(super) fn failed(session: &Session, names: &[String]) -> Option<Element> {
    let content = Content {
        title: words::common::part_failed().to_owned(),
        note: words::common::part_failed_note().to_owned(),
        body: Vec::new(),
        foot: vec![crate::view::form_controls::done_button()],
    };
    Some(frame(session.dialog()?, content, None, session, Names::at(session, names)))
}

/// The open dialog while the parts that describe it are missing: it waits for them, or offers to load them again.
pub(super) fn missing(session: &Session, names: &[String]) -> Option<Element> {
    let (open, names) = (session.dialog()?, Names::at(session, names));
    let has_failed = session.loading() == Some(Loading::Failed);
    let try_again = || {
        let intent = Intent::Device(DeviceIntent::LoadParts);
        with_intent(button().class("btn primary").attr("type", "button").text(words::common::try_again()), &intent)
    };
    // The match goes on without what tells of the hand.
    let goes_on = session.standing().is_some_and(|standing| standing.end.is_none()) && session.deal().is_some();
    let is_score =
        matches!(open, Dialog::Score(_)) && session.has_hand_ended() && goes_on && !session.has_ended_early();
    let next = || {
        with_intent(
            button().class("btn primary").attr("type", "button").text(words::common::next_hand()),
            &Intent::Table(TableIntent::NextHand),
        )
    };
    let content = Content {
        title: if has_failed { words::common::parts_missing() } else { words::dialogs::parts_underway() }.to_owned(),
        note: if has_failed { words::common::parts_missing_note() } else { "" }.to_owned(),
        body: Vec::new(),
        foot: has_failed.then(try_again).into_iter().chain(is_score.then(next)).collect(),
    };
    let key = if has_failed { "missing" } else { "underway" };
    // A dialog of its own, so that it is announced, and what follows it too.
    Some(frame(open, content, None, session, names).key(key))
}

/// The id of the open dialog.
pub(super) const OPEN: &str = "dialog";

/// The frame of an open dialog around its content, and beside its scene.
fn frame(open: &Dialog, content: Content, scene: Option<Vec<Element>>, session: &Session, names: Names<'_>) -> Element {
    let Content { title, note, body, foot } = content;
    // Each word, and each page of the score keeper, is a dialog of its own, so that it is announced.
    let key = match open {
        Dialog::Word { term, .. } => term.name(),
        Dialog::ScoreKeeper(page) => page.name(),
        Dialog::Daily(page) => page.name(),
        Dialog::Duplicate(page) => page.name(),
        Dialog::Friends(page) => page.name(),
        Dialog::Link(page) => page.name(),
        open => open.kind().name(),
    };
    let open = open.kind();
    let close_label = if scene.is_some() { words::dialogs::look_at_table() } else { words::dialogs::close() };
    let close = icon_button("x", close_label).attr("title", close_label);
    let mut words = div().child(h2().attr("id", "dialog-title").text(title));
    let has_note = !note.is_empty();
    if has_note {
        words = words.child(p().attr("id", "dialog-note").text(note));
    }
    let head = div().class("dialog-head").child(words).child(with_intent(close, &Intent::Dialog(DialogIntent::Close)));
    let is_printed = matches!(open, DialogKind::Score | DialogKind::History) && !body.is_empty();
    let paper = is_printed.then(|| score_details::paper_head(session, names)).flatten();
    // What scrolls is a tab stop in some browsers, and would be read as a whole without a name. Within the application of the table a
    // document is read line by line.
    let titled = |class: &str| div().class(class).attr("role", "document").attr("aria-labelledby", "dialog-title");
    let mut middle = titled("dialog-body").children(paper).children(body);
    if !matches!(
        open,
        DialogKind::NewGame
            | DialogKind::Settings
            | DialogKind::ChooseWay
            | DialogKind::Cut
            | DialogKind::Keys
            | DialogKind::HouseRules
            | DialogKind::Word
            | DialogKind::Glossary
            | DialogKind::Tips
            | DialogKind::Library
            | DialogKind::Link
            | DialogKind::Duplicate
            | DialogKind::Friends
            | DialogKind::ScoreKeeper
            | DialogKind::Play
            | DialogKind::More
    ) {
        // A text that may scroll can be reached by keyboard.
        middle = middle.attr("tabindex", 0);
    }
    let foot = (!foot.is_empty()).then(|| div().class("dialog-foot").children(foot));
    let page = form().attr("method", "dialog").attr("role", "none");
    let is_scene = scene.is_some();
    let page = match scene {
        None => page.child(head).child(middle).children(foot),
        Some(moment) => {
            let result = score::result(session, names);
            let result = result.map(|words| p().class("sr-only").attr("id", "dialog-result").text(words));
            page.child(titled("moment").child(head.children(result)).children(moment))
                .child(div().class("pad").child(middle).children(foot))
        }
    };
    let described = match open {
        DialogKind::Word => Some(glossary::TEXT),
        _ if is_scene => Some("dialog-note dialog-result"),
        _ => has_note.then_some("dialog-note"),
    };
    // Screen readers announce the note with the title: the score, or what would be lost.
    let dialog = node::dialog()
        .key(key)
        .attr("id", OPEN)
        .attr("aria-labelledby", "dialog-title")
        .maybe("aria-describedby", described);
    // `closedby` lets the back gesture of a phone close it.
    let dialog = dialog.attr("data-modal", "").attr("aria-modal", "true").attr("closedby", "closerequest");
    let dialog = dialog.attr("data-dialog", open.name()).child(page).child(super::announcements::within());
    match open {
        DialogKind::ChooseWay => dialog.class("choices"),
        _ if is_scene => dialog.class("scene"),
        _ => dialog,
    }
}
