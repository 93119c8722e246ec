//! The coach of the first game.

use crate::rules::{Observation, Phase};
use crate::session::{Intent, Session, SettingsIntent};
use crate::view::controls::with_intent;
use crate::view::node::{Element, b, button, div, p, span};
use crate::view::text::{self, CoachHint, InputMode};

/// Whether the coach is active in this hand. The table keeps room for it until the hand has ended, also while others play.
pub(super) fn coaches(session: &Session) -> bool {
    let first = session.standing().is_some_and(|standing| standing.hand == 1);
    let on = session.observation().is_some_and(|seen| seen.ended().is_none());
    !session.settings().greeted && !session.is_guided() && first && on
}

/// The coach's hint for this moment; `None` once the person has closed the coach.
pub(super) fn coach(session: &Session, seen: &Observation<'_>) -> Option<Element> {
    if !coaches(session) || !session.is_my_turn() {
        return None;
    }
    // Where there is little room, a refusal or a hint takes its place.
    let class = if session.refusal().is_some() || session.hint().is_some() { "coach silent" } else { "coach" };
    let side = seen.side();
    let picked = session.draft().picked().len();
    let rules = seen.rules();
    let (number, hint) = match seen.phase() {
        Phase::Draw => (1, CoachHint::Draw { cards: rules.draw_count.into(), pile_allowed: rules.pile_allowed }),
        Phase::Answer => return None,
        Phase::Play if picked == 1 => {
            (3, CoachHint::Discard { pile_allowed: rules.pile_allowed, freezing: rules.freezing })
        }
        Phase::Play if seen.melds(side).is_empty() => (2, CoachHint::Open { minimum: seen.opening_minimum(side) }),
        Phase::Play => (2, CoachHint::Lay { canastas: rules.canastas_to_go_out.into() }),
    };
    // The words for every input mode are in the page; the style sheets show those for the device in use and hide the others
    // from screen readers too.
    let ways = InputMode::ALL.map(|mode| span().class(mode.name()).text(text::coach_hint(hint, mode)));
    // Shown where there is room for it.
    let adds = matches!(hint, CoachHint::Open { .. } | CoachHint::Lay { .. }).then(|| {
        let words = text::adding_by_mouse(session.settings());
        span().class("wide").child(span().class(InputMode::Mouse.name()).text(words))
    });
    let enough = button().class("btn").attr("type", "button").text(text::LABELS.got_it);
    Some(
        div()
            .class(class)
            .key("coach")
            .attr("role", "note")
            .attr("aria-label", text::LABELS.coach)
            // A new hint is a new paragraph, so that one change of the page replaces the words for every input mode.
            .child(
                p().key(text::coach_hint(hint, InputMode::Mouse))
                    .child(b().text(text::hint_number(number)))
                    .children(ways)
                    .children(adds),
            )
            .child(with_intent(
                enough.attr("title", text::LABELS.no_more_hints),
                &Intent::Settings(SettingsIntent::CloseCoach),
            )),
    )
}
