//! The offer of the mouse mode in which every click adds, after a click has dropped a selected card.

use super::scene::Scene;
use crate::session::{Intent, NoticeIntent, SettingsIntent, Switch};
use crate::view::controls::{icon_button, with_intent};
use crate::view::node::{Element, button, div, span};
use crate::view::text;

impl Scene<'_> {
    /// The offer. The live log announces it.
    pub(super) fn mouse_offer(&self) -> Option<Element> {
        // A refusal and a hint have the same place.
        if !self.session.offers_mouse() || self.session.refusal().is_some() || self.session.hint().is_some() {
            return None;
        }
        let act =
            |word: &str, intent: &Intent| with_intent(button().class("btn").attr("type", "button").text(word), intent);
        let keep = Intent::Notice(NoticeIntent::KeepMouse);
        Some(
            div()
                .class(self.callout_class(" offer"))
                .key("mouse-offer")
                .attr("role", "group")
                .attr("aria-label", text::LABELS.mouse_offer)
                .child(span().text(text::LABELS.keep_both))
                .child(act(text::LABELS.let_click_add, &Intent::Settings(SettingsIntent::Toggle(Switch::ClickAdds))))
                .child(act(text::LABELS.keep_mouse, &keep))
                .child(with_intent(icon_button("x", text::LABELS.dismiss), &keep)),
        )
    }
}
