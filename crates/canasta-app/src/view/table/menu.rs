//! The menu behind the first button of the toolbar: what is used often, and two lists with the rest.

use crate::session::{DialogIntent, DialogKind, Intent, LookBackIntent, Session, TableIntent, Undo};
use crate::view::controls::{icon, with_intent};
use crate::view::node::{Element, button, div, hr};
use crate::words;

/// An item of the menu.
fn item(name: &str, word: &str, intent: &Intent) -> Element {
    let item = button().attr("type", "button").attr("role", "menuitem").key(intent);
    with_intent(item.child(icon(name)).text(word), intent)
}

/// An item that opens a dialog.
fn opens(name: &str, word: &str, kind: DialogKind) -> Element {
    item(name, word, &Intent::Dialog(DialogIntent::Open(kind)))
}

/// The menu behind the first button of the toolbar. What is added later goes into one of the lists *Play…* and *More…*, so that
/// the menu has fourteen items at most, and twelve on a phone.
#[must_use]
pub fn menu(session: &Session, undo: Undo) -> Element {
    let part = |key: &str| div().class("menu-part").key(key).attr("role", "group");
    // There is no table before the first game, and nobody who could act behind the curtain.
    let (on, open) = (session.standing().is_some(), session.observation().is_some());
    let looks = session.look_back().is_some();
    let mut play = part("play")
        .child(opens("new", words::common::new_game_more(), DialogKind::NewGame).flag("autofocus", true))
        .child(opens("deal", words::common::play_more(), DialogKind::Play));
    if open {
        play = play.child(hr().key("line1"));
    }
    if open && !looks {
        let (sign, pause) = if session.is_paused() {
            ("play", words::table::resume())
        } else {
            ("pause", words::table::pause_others())
        };
        let can_undo = session.can_undo_turn(undo);
        let undo = item("undo-all", words::common::undo_turn(), &Intent::Table(TableIntent::UndoTurn));
        play = play
            .child(undo.maybe("aria-disabled", (!can_undo).then_some("true")))
            .child(item(sign, pause, &Intent::Table(TableIntent::TogglePause)))
            .child(item("rewind", words::table::what_happened(), &Intent::Table(TableIntent::ReplayRound)));
    }
    if open {
        play = play.child(opens("list", words::common::history(), DialogKind::History)).child(opens(
            "pad",
            words::common::score_pad(),
            DialogKind::Score,
        ));
    }
    if open && looks {
        play = play.child(item("file", words::table::copy_position(), &Intent::LookBack(LookBackIntent::CopyScenario)));
    }
    let page = part("page")
        .child(opens("shelf", words::common::library_more(), DialogKind::Library))
        .child(opens("chart", words::common::statistics_more(), DialogKind::Statistics).attr("data-wide", ""))
        .child(opens("target", words::common::learn_more(), DialogKind::Learn))
        .child(opens("book", words::common::rules(), DialogKind::Rules))
        .child(opens("set", words::common::settings_more(), DialogKind::Settings))
        .child(opens("more", words::common::more_more(), DialogKind::More));
    div()
        .class(if on { "menu" } else { "menu bare" })
        .key("menu")
        .attr("id", "menu")
        .attr("popover", "auto")
        .attr("role", "menu")
        .attr("aria-label", words::common::menu())
        .child(play)
        .child(page)
}
