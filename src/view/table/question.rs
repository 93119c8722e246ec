//! "May I go out?", asked or answered.

use super::{Scene, doing};
use crate::rules::{Bound, Phase};
use crate::session::{Happening, Intent, Verb};
use crate::view::cards::icon;
use crate::view::node::{Element, b, button, div, p, span};
use crate::view::text;

impl Scene<'_> {
    /// "May I go out?", asked or answered.
    pub(super) fn question(&self) -> Option<Element> {
        let turn = self.seen.turn_of();
        let partner = self.seen.rules().players.partner(self.me_seat())?;
        if self.seen.ended().is_some() {
            return None;
        }
        match (self.seen.phase(), turn == self.me_seat()) {
            (Phase::Answer, false) if self.is_my_turn() => {
                let words = span()
                    .text(format_args!("{} asks: ", self.names.of(turn)))
                    .child(b().text("“May I go out?”"))
                    .text(format_args!(" You hold {} points.", text::number(self.seen.hand().points())));
                let answer = |verb: Verb, word: &str, class: &str| {
                    doing(button().class(class).attr("type", "button").text(word), &Intent::Do(verb))
                };
                Some(
                    div()
                        .class("ask")
                        .key("ask")
                        .attr("role", "group")
                        .attr("aria-labelledby", "q")
                        .child(p().attr("id", "q").child(icon("ask")).child(words))
                        .child(answer(Verb::Yes, "Yes", "btn primary"))
                        .child(answer(Verb::No, "No", "btn")),
                )
            }
            (Phase::Play, true) => {
                let asked = self
                    .session
                    .log()
                    .iter()
                    .any(|w| matches!(w, Happening::Answered { seat, .. } if *seat == partner));
                let (word, rest) = match self.seen.bound() {
                    Bound::Free => return None,
                    Bound::MustGoOut => ("yes", ": you must go out in this turn."),
                    Bound::MayNotGoOut => ("no", ": you may not go out in this turn."),
                };
                let mut line = p().class("bound").key("bound");
                line = if asked || self.seen.bound() == Bound::MayNotGoOut {
                    line.text(format_args!("{} said ", self.names.of(partner))).child(b().text(word)).text(rest)
                } else {
                    line.text("You must go out in this turn.")
                };
                Some(line)
            }
            _ => None,
        }
    }
}
