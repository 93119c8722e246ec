//! The toolbar: menu, scores, target, opening minimum and tools.

use super::menu::menu;
use super::scene::Scene;
use crate::rules::Side;
use crate::session::{
    AdviceIntent, DeviceIntent, DialogIntent, DialogKind, Intent, Session, SettingsIntent, TableIntent, Undo,
};
use crate::view::controls::{icon, icon_button, with_intent};
use crate::view::node::{Element, b, button, div, h1, header, i, p, span};
use crate::view::text;

/// A button of the toolbar, named and explained by its label.
fn tool(icon_name: &str, label: &str, intent: &Intent) -> Element {
    with_intent(icon_button(icon_name, label).attr("title", label), intent)
}

fn menu_button() -> Element {
    let label = text::LABELS.menu;
    icon_button("menu", label).attr("title", label).attr("popovertarget", "menu")
}

/// The toolbar where there is no table: the menu and the settings.
pub(super) fn bare_toolbar(session: &Session) -> Element {
    let tools = div().class("tools").child(tool(
        "set",
        text::LABELS.settings,
        &Intent::Dialog(DialogIntent::Open(DialogKind::Settings)),
    ));
    let bare = header().class("toolbar bare").key("bare").child(menu_button()).children(install(session));
    bare.child(tools).child(menu(session))
}

/// The offer to install the game, until it is declined. It is part of the toolbar so that it covers nothing.
fn install(session: &Session) -> Option<Element> {
    let offered = session.can_install() && !session.settings().not_install && session.curtain().is_none();
    offered.then(|| {
        let install = button().class("btn").attr("type", "button").attr("title", text::LABELS.install_note);
        div()
            .class("install")
            .key("install")
            .child(with_intent(
                install.child(icon("plus")).text(text::LABELS.install),
                &Intent::Device(DeviceIntent::Install),
            ))
            .child(tool("x", text::LABELS.no_thanks, &Intent::Settings(SettingsIntent::DeclineInstall)))
    })
}

impl Scene<'_> {
    pub(super) fn toolbar(&self) -> Element {
        let totals = self.standing.totals;
        let target = self.standing.rules.target;
        let score = |class: &str, word: &str, side: Side| {
            let share = target.map_or(0, |target| (totals[side].max(0) * 100 / target.max(1)).min(100));
            div()
                .class(format_args!("score {class}"))
                .child(span().text(word))
                .child(b().text(text::number(totals[side])))
                .child(i().class("progress").attr("--p", share).attr("aria-hidden", "true"))
        };
        let scores = div()
            .class("scores")
            .attr("role", "group")
            .attr("aria-label", text::LABELS.scores)
            .child(score("we", text::LABELS.we, self.side()))
            .child(score("they", text::LABELS.they, self.side().other()));
        let open = !self.seen.melds(self.side()).is_empty();
        let minimum = self.seen.opening_minimum(self.side());
        let opening = if open {
            p().class("opening-minimum open").key("open").text(text::LABELS.opened)
        } else {
            p().class("opening-minimum").key("opening-minimum").text(text::LABELS.opening_is).child(b().text(minimum))
        };
        let opening = opening.attr("title", text::say_minimum(open, minimum, self.names.side(self.side())));
        let undo = tool("undo", text::LABELS.undo, &Intent::Table(TableIntent::Undo))
            .maybe("aria-disabled", (self.session.can_undo() == Undo::Nothing).then_some("true"));
        let tools = div()
            .class("tools")
            .child(tool("pad", text::LABELS.score_pad, &Intent::Dialog(DialogIntent::Open(DialogKind::Score))))
            .child(undo)
            .child(tool("hint", text::LABELS.hint, &Intent::Advice(AdviceIntent::Hint)))
            .child(tool("set", text::LABELS.settings, &Intent::Dialog(DialogIntent::Open(DialogKind::Settings))));
        header()
            .class(if self.standing.practice { "toolbar practice-game" } else { "toolbar" })
            .key("toolbar")
            .child(menu_button())
            .child(h1().text(text::LABELS.game))
            .child(scores)
            .child(p().class("goal").text(text::goal(target, self.standing.hand)))
            .children(self.standing.practice.then(|| {
                p().class("practice")
                    .key("practice")
                    .attr("title", text::LABELS.practice_note)
                    .text(text::LABELS.practice)
            }))
            .child(opening)
            .child(tools)
            .child(menu(self.session))
    }
}
