//! "May I go out?", asked or answered.

use super::scene::Scene;
use crate::session::{ActionKind, Intent, TableIntent};
use crate::view::controls::{icon, with_intent};
use crate::view::node::{Element, b, button, div, p, span};
use crate::view::place::with_part;
use crate::view::text;
use crate::words;
use canasta::rules::{Phase, TurnObligation};

impl Scene<'_> {
    /// The question to the person.
    pub(super) fn question(&self) -> Option<Element> {
        if self.seen.ended().is_some() || self.seen.phase() != Phase::Answer || !self.is_my_turn() {
            return None;
        }
        let points = self.seen.rules().held_points(self.seen.hand());
        let asks = text::partner_asks(self.names.of(self.seen.turn_of()), points);
        let words = with_part(span(), &asks, b().text(words::table::may_i_go_out()));
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
                .child(answer(ActionKind::Yes, words::table::yes(), "btn primary"))
                .child(answer(ActionKind::No, words::table::no(), "btn")),
        )
    }

    /// The partner's answer while it is binding, or that the person must go out.
    pub(super) fn obligation(&self) -> Option<Element> {
        let partner = self.seen.sides().partner(self.own_seat())?;
        if self.seen.ended().is_some() || self.seen.phase() != Phase::Play || self.seen.turn_of() != self.own_seat() {
            return None;
        }
        let line = p().class("obligation").key("obligation");
        let (word, must_go_out) = match self.seen.obligation() {
            TurnObligation::Free => return None,
            TurnObligation::MustGoOut if !self.seen.was_asked() => {
                return Some(line.text(words::common::must_go_out()));
            }
            TurnObligation::MustGoOut => (words::table::said_yes(), true),
            TurnObligation::MayNotGoOut => (words::table::said_no(), false),
        };
        Some(with_part(line, &text::partner_said(self.names.of(partner), must_go_out), b().text(word)))
    }
}
