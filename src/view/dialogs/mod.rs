//! Dialogs: the new game, settings, scores, the rules in play, a choice of ways.

mod deck;
mod files;
mod house;
mod new_game;
mod question;
mod reading;
mod score;
mod settings;
mod ways;

use super::controls::icon;
use super::node::{self, Element, button, div, form, h2, input, label, p, span};
use super::text::{self, Names};
use crate::session::{Dialog, DialogIntent, DialogKind, Intent, Session};

/// Title, note, body and buttons.
type Parts = (String, String, Vec<Element>, Vec<Element>);

fn doing(element: Element, intent: &Intent) -> Element {
    element.attr("data-intent", intent)
}

/// What lies between the table and an open dialog, and takes the pointer.
#[must_use]
pub fn shade(dialog: DialogKind) -> Element {
    // Settings are tried out on the table, which stays undimmed.
    div().class(if dialog == DialogKind::Settings { "shade clear" } else { "shade" }).key("shade")
}

/// The open dialog, if one is.
#[must_use]
pub fn dialog(session: &Session, names: &[String]) -> Option<Element> {
    let names = Names { names, me: session.me() };
    let open = session.dialog()?;
    let (title, note, body, foot) = match open {
        Dialog::NewGame => new_game::new_game(session),
        Dialog::Settings => settings::settings(session),
        Dialog::Score => score::score(session, names),
        Dialog::Rules => reading::rules(session),
        Dialog::ChooseWay(_) => ways::ways(session),
        Dialog::About => reading::about(session),
        Dialog::History => reading::history_in_words(session, names),
        Dialog::Pile => reading::pile(session),
        Dialog::Keys => settings::keys(session),
        Dialog::HouseRules => house::house(session),
        Dialog::Files => files::files(session),
        Dialog::Confirm { action, .. } => question::ask(*action, session),
    };
    let open = open.kind();
    let close =
        button().class("icon-button").attr("type", "button").attr("aria-label", text::LABELS.close).child(icon("x"));
    let mut words = div().child(h2().attr("id", "dialog-title").text(title));
    let has_note = !note.is_empty();
    if has_note {
        words = words.child(p().attr("id", "dialog-note").text(note));
    }
    let head = div().class("dialog-head").child(words).child(doing(close, &Intent::Dialog(DialogIntent::Close)));
    let mut middle = div().class("dialog-body").children(body);
    if !matches!(
        open,
        DialogKind::NewGame | DialogKind::Settings | DialogKind::ChooseWay | DialogKind::Keys | DialogKind::HouseRules
    ) {
        // Something to read that may scroll: it can be reached by keyboard.
        middle = middle.attr("tabindex", 0).attr("role", "group").attr("aria-labelledby", "dialog-title");
    }
    let mut page = form().attr("method", "dialog").child(head).child(middle);
    if !foot.is_empty() {
        page = page.child(div().class("dialog-foot").children(foot));
    }
    // Who hears the dialog open hears its note too: how the match stands, what is lost.
    let dialog = node::dialog()
        .key(open.name())
        .attr("aria-labelledby", "dialog-title")
        .maybe("aria-describedby", has_note.then_some("dialog-note"));
    // `closedby`: the way back of a phone closes it.
    let dialog = dialog.attr("data-modal", "").attr("aria-modal", "true").attr("closedby", "closerequest");
    let dialog = dialog.attr("data-dialog", open.name()).child(page).child(super::announcements::within());
    Some(if open == DialogKind::ChooseWay { dialog.class("choices") } else { dialog })
}

fn pressed(class: &str, word: &str, intent: &Intent) -> Element {
    // The first thing of a dialog that is likely to be wanted has the focus when it opens.
    let focus = class.contains("primary");
    doing(button().class(class).attr("type", "button").flag("autofocus", focus).text(word), intent)
}

fn segments(name: &'static str, title: &str, options: impl Iterator<Item = (Intent, String, bool)>) -> Element {
    let choice = |(intent, word, on): (Intent, String, bool)| {
        let radio = input().attr("type", "radio").attr("name", name).flag("checked", on);
        label().child(doing(radio, &intent)).child(span().text(word))
    };
    div().class("segmented").attr("role", "radiogroup").attr("aria-label", title).children(options.map(choice))
}
