//! Achievements: those that are new at the end of a hand, and all of them among the statistics.

use crate::features::statistics::Achievement;
use crate::session::Session;
use crate::view::controls::icon;
use crate::view::node::{Element, b, div, li, p, small, span, ul};
use crate::view::text;
use crate::words;

/// What the person did for the first time in the hand of the match that has just ended, if they want to be told.
pub(crate) fn new_achievements(session: &Session) -> Option<Element> {
    let is_told = session.settings().achievements && session.shows_match();
    let new: Vec<_> = session.statistics().new_achievements().iter().filter(|_| is_told).collect();
    (!new.is_empty()).then(|| p().class("achieved").key("achieved").text(text::achieved_now(&new)))
}

/// All achievements: those that the person has, and how the others are got.
pub(super) fn achievements(session: &Session) -> [Element; 2] {
    let has = session.statistics().achieved(session.library());
    let got = has.iter().count();
    let entry = |achievement: Achievement| {
        let (name, how) = text::achievement(achievement);
        let is_got = has.contains(achievement);
        let sign = if is_got { icon("check") } else { span().class("icon") };
        let state = if is_got { words::statistics::achieved() } else { words::statistics::not_achieved() };
        li().class(if is_got { "got" } else { "" })
            .key(achievement.name())
            .child(sign)
            .child(div().child(b().text(name)).child(small().text(how)))
            .child(span().class("sr-only").text(state))
    };
    [
        p().class("figures-note").text(text::achieved_of(got, Achievement::ALL.len())),
        ul().class("achievements").attr("role", "list").children(Achievement::ALL.map(entry)),
    ]
}
