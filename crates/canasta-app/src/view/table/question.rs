//! "May I go out?", asked or answered.

use super::scene::Scene;
use crate::session::{ActionKind, Intent, TableIntent};
use crate::view::controls::{icon, with_intent};
use crate::view::node::{Element, b, button, div, p, span};
use crate::view::text;
use canasta::rules::{Phase, TurnObligation};

impl Scene<'_> {
    /// The question to the person.
    pub(super) fn question(&self) -> Option<Element> {
        if self.seen.ended().is_some() || self.seen.phase() != Phase::Answer || !self.is_my_turn() {
            return None;
        }
        let words = span()
            .text(text::asks(self.names.of(self.seen.turn_of())))
            .child(b().text(text::LABELS.may_i_go_out))
            .text(text::you_hold(self.seen.rules().held_points(self.seen.hand())));
        let answer = |kind: ActionKind, word: &str, class: &str| {
            with_intent(button().class(class).attr("type", "button").text(word), &Intent::Table(TableIntent::Act(kind)))
        };
        Some(
            div()
                .class("question")
                .key("question")
                .attr("role", "group")
                .attr("aria-labelledby", "question-text")
                .child(p().attr("id", "question-text").child(icon("ask")).child(words))
                .child(answer(ActionKind::Yes, text::LABELS.yes, "btn primary"))
                .child(answer(ActionKind::No, text::LABELS.no, "btn")),
        )
    }

    /// The partner's answer while it is binding, or that the person must go out.
    pub(super) fn obligation(&self) -> Option<Element> {
        let partner = self.seen.sides().partner(self.own_seat())?;
        if self.seen.ended().is_some() || self.seen.phase() != Phase::Play || self.seen.turn_of() != self.own_seat() {
            return None;
        }
        let line = p().class("obligation").key("obligation");
        let (word, rest) = match self.seen.obligation() {
            TurnObligation::Free => return None,
            TurnObligation::MustGoOut if !self.seen.was_asked() => return Some(line.text(text::LABELS.must_go_out)),
            TurnObligation::MustGoOut => (text::LABELS.said_yes, text::LABELS.then_must),
            TurnObligation::MayNotGoOut => (text::LABELS.said_no, text::LABELS.then_may_not),
        };
        Some(line.text(text::partner_said(self.names.of(partner))).child(b().text(word)).text(rest))
    }
}
