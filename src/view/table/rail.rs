//! The rail: menu, scores, the goal, the opening minimum and tools.

use super::{Scene, doing};
use crate::rules::Side;
use crate::session::{Intent, Panel, Undo};
use crate::view::cards::icon;
use crate::view::node::{Element, b, button, div, h1, header, i, p, span};
use crate::view::{panels, text};

impl Scene<'_> {
    pub(super) fn rail(&self) -> Element {
        let totals = self.standing.totals;
        let target = self.standing.rules.target;
        let score = |class: &str, word: &str, side: Side| {
            let share = target.map_or(0, |target| (totals[side].max(0) * 100 / target.max(1)).min(100));
            div()
                .class(format_args!("sc {class}"))
                .child(span().text(word))
                .child(b().text(text::number(totals[side])))
                .child(i().class("bar").attr("--p", share).attr("aria-hidden", "true"))
        };
        let scores = div()
            .class("scores")
            .attr("role", "group")
            .attr("aria-label", "Scores")
            .child(score("we", "We", self.side()))
            .child(score("they", "They", self.side().other()));
        let goal = match target {
            Some(target) => format!("to {} · hand {}", text::number(target), self.standing.hand),
            None => format!("one hand · hand {}", self.standing.hand),
        };
        let open = !self.seen.melds(self.side()).is_empty();
        let minimum = self.seen.opening_minimum(self.side());
        let opening = if open {
            p().class("min open").key("open").text("We are open")
        } else {
            p().class("min").key("min").text("Opening: ").child(b().text(minimum))
        };
        let tool = |label: &str, name: &str, intent: Intent| {
            let tool = button().class("ib").attr("type", "button").attr("aria-label", label).attr("title", label);
            doing(tool.child(icon(name)), &intent)
        };
        let menu = button()
            .class("ib")
            .attr("type", "button")
            .attr("aria-label", "Menu")
            .attr("popovertarget", "menu")
            .child(icon("menu"));
        let undo = tool("Undo", "undo", Intent::Undo)
            .maybe("aria-disabled", (self.session.can_undo() == Undo::Nothing).then_some("true"));
        let tools = div()
            .class("tools")
            .child(tool("Score pad", "pad", Intent::Open(Panel::Score)))
            .child(undo)
            .child(tool("Settings", "set", Intent::Open(Panel::Settings)));
        header()
            .class("rail")
            .key("rail")
            .child(menu)
            .child(h1().text("Canasta"))
            .child(scores)
            .child(p().class("goal").text(goal))
            .child(opening)
            .child(tools)
            .child(panels::menu(self.session))
    }
}
