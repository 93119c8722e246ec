//! The rail: menu, scores, the goal, the opening minimum and tools.

use super::{Scene, doing};
use crate::rules::Side;
use crate::session::{
    AdviceIntent, DeviceIntent, DialogIntent, DialogKind, Intent, Session, SettingsIntent, TableIntent, Undo,
};
use crate::view::cards::icon;
use crate::view::node::{Element, b, button, div, h1, header, i, p, span};
use crate::view::{dialogs, text};

fn tool(label: &str, name: &str, intent: Intent) -> Element {
    let tool = button().class("icon-button").attr("type", "button").attr("aria-label", label).attr("title", label);
    doing(tool.child(icon(name)), &intent)
}

fn menu() -> Element {
    let words = text::LABELS.menu;
    let menu = button().class("icon-button").attr("type", "button").attr("aria-label", words).attr("title", words);
    menu.attr("popovertarget", "menu").child(icon("menu"))
}

/// What the rail has where there is no table: the menu, and the settings.
pub(super) fn bare(session: &Session) -> Element {
    let tools = div().class("tools").child(tool(
        text::LABELS.settings,
        "set",
        Intent::Dialog(DialogIntent::Open(DialogKind::Settings)),
    ));
    let bare = header().class("toolbar bare").key("bare").child(menu()).children(install(session));
    bare.child(tools).child(dialogs::menu(session))
}

/// The offer to install the game, until it has been declined. It stands where nothing gives way to it.
fn install(session: &Session) -> Option<Element> {
    let offered = session.can_install() && !session.settings().not_install && session.curtain().is_none();
    offered.then(|| {
        let install = button().class("btn").attr("type", "button").attr("title", text::LABELS.install_note);
        div()
            .class("install")
            .key("install")
            .child(doing(
                install.child(icon("plus")).text(text::LABELS.install),
                &Intent::Device(DeviceIntent::Install),
            ))
            .child(tool(text::LABELS.no_thanks, "x", Intent::Settings(SettingsIntent::DeclineInstall)))
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
        let opening = opening.attr("title", text::say_minimum(open, minimum));
        let undo = tool(text::LABELS.undo, "undo", Intent::Table(TableIntent::Undo))
            .maybe("aria-disabled", (self.session.can_undo() == Undo::Nothing).then_some("true"));
        let tools = div()
            .class("tools")
            .child(tool(text::LABELS.score_pad, "pad", Intent::Dialog(DialogIntent::Open(DialogKind::Score))))
            .child(undo)
            .child(tool(text::LABELS.hint, "hint", Intent::Advice(AdviceIntent::Hint)))
            .child(tool(text::LABELS.settings, "set", Intent::Dialog(DialogIntent::Open(DialogKind::Settings))));
        header()
            .class(if self.standing.practice { "toolbar practice-game" } else { "toolbar" })
            .key("toolbar")
            .child(menu())
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
            .child(dialogs::menu(self.session))
    }
}
