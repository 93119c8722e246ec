//! The hint: what to do, why, and the chances.

use super::scene::Scene;
use crate::session::{AdviceIntent, HintState, Intent};
use crate::view::controls::{icon_button, with_intent};
use crate::view::node::{Element, b, button, div, p, small, span};
use crate::words;

impl Scene<'_> {
    /// Whether a hint waits to be shown on the cards. Its button is the highlighted one then, which Enter presses, unless the person
    /// has begun something else.
    pub(super) fn hint_leads(&self) -> bool {
        let waits = matches!(self.session.hint(), Some(HintState::Advice(_))) && self.session.hint_shown().is_none();
        waits && !self.session.hand_layout().has_selection() && !self.session.offers_mouse()
    }

    /// The hint, over the last round, where it covers no meld and no card of the hand. The live log announces it.
    pub(super) fn hint(&self) -> Option<Element> {
        let hint = self.session.hint().filter(|_| !self.session.offers_mouse())?;
        let sheet = div().class("hint-sheet").key("tip").attr("role", "note").attr("aria-label", words::table::hint());
        let HintState::Advice(advice) = hint else {
            return Some(sheet.child(p().class("hint-words").text(words::table::thinking_about_hint())));
        };
        let words = (self.session.parts()?.advice)(advice, self.names);
        let why = (!words.why.is_empty()).then(|| span().text(format_args!(" {}", words.why)));
        let odds = (!words.odds.is_empty()).then(|| small().text(words.odds));
        let text =
            p().class("hint-words").child(b().text(format_args!("{}.", words.what))).children(why).children(odds);
        let show = button().class(if self.hint_leads() { "btn primary" } else { "btn" });
        let show = show.attr("type", "button").text(words::table::show_it());
        let show = self.session.hint_shown().is_none().then(|| with_intent(show, &Intent::Advice(AdviceIntent::Hint)));
        let close = icon_button("x", words::table::dismiss());
        Some(sheet.child(text).children(show).child(with_intent(close, &Intent::Advice(AdviceIntent::CloseHint))))
    }
}
