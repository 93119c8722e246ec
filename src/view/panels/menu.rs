//! The menu behind the first button of the rail.

use super::doing;
use crate::session::{Errand, Intent, Panel, Session};
use crate::view::cards::icon;
use crate::view::node::{Element, button, div, hr};

/// The menu behind the first button of the rail.
#[must_use]
pub fn menu(session: &Session) -> Element {
    let item = |name: &str, word: &str, intent: Intent| {
        let item = button().attr("type", "button").attr("role", "menuitem").attr("popovertarget", "menu");
        doing(item.attr("popovertargetaction", "hide").child(icon(name)).text(word), &intent)
    };
    let (icon_name, pause) = if session.is_paused() { ("next", "Go on") } else { ("stop", "Pause the others") };
    let mut menu = div()
        .class("menu")
        .key("menu")
        .attr("id", "menu")
        .attr("popover", "auto")
        .attr("role", "menu")
        .attr("aria-label", "Menu")
        .child(item("new", "New game…", Intent::Open(Panel::NewGame)).flag("autofocus", true))
        .child(item("undo", "Take back the turn", Intent::UndoTurn))
        .child(item(icon_name, pause, Intent::Pause).key("pause"));
    if session.is_paused() {
        menu = menu.child(item("next", "One step", Intent::Step).key("step"));
    }
    menu = menu
        .child(hr().key("line1"))
        .child(item("pad", "Score pad", Intent::Open(Panel::Score)))
        .child(item("pad", "This hand in words", Intent::Open(Panel::History)))
        .child(item("book", "Rules", Intent::Open(Panel::Rules)));
    if session.settings().look_through {
        menu = menu.child(item("book", "Look through the pile", Intent::Open(Panel::Pile)).key("look"));
    }
    menu.child(hr().key("line2"))
        .child(item("new", "Same deal again", Intent::SameDeal))
        .child(item("x", "Abandon the game", Intent::Abandon))
        .child(hr().key("line3"))
        .child(item("full", "Full screen", Intent::Errand(Errand::Fullscreen)).attr("data-full", ""))
        .child(item("set", "Settings…", Intent::Open(Panel::Settings)))
        .child(item("book", "Keys", Intent::Open(Panel::Keys)))
        .child(item("pad", "Export and import…", Intent::Open(Panel::Files)))
        .child(item("info", "About", Intent::Open(Panel::About)))
}
