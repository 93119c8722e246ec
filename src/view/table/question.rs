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
                    .text(text::asks(self.names.of(turn)))
                    .child(b().text(text::WORDS.may_i))
                    .text(text::you_hold(self.seen.hand().points()));
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
                        .child(answer(Verb::Yes, text::WORDS.yes, "btn primary"))
                        .child(answer(Verb::No, text::WORDS.no, "btn")),
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
                    Bound::MustGoOut => (text::WORDS.said_yes, text::WORDS.then_must),
                    Bound::MayNotGoOut => (text::WORDS.said_no, text::WORDS.then_may_not),
                };
                let mut line = p().class("bound").key("bound");
                line = if asked || self.seen.bound() == Bound::MayNotGoOut {
                    line.text(text::partner_said(self.names.of(partner))).child(b().text(word)).text(rest)
                } else {
                    line.text(text::WORDS.must_go_out)
                };
                Some(line)
            }
            _ => None,
        }
    }
}
