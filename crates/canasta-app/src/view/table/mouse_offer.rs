//! The offer of the mouse mode in which every click adds, after a click has dropped a selected card.

use super::scene::Scene;
use crate::features::settings::{SettingsIntent, Switch};
use crate::session::{Intent, NoticeIntent};
use crate::view::controls::{icon_button, with_intent};
use crate::view::node::{Element, button, div, p, span};
use crate::words;

/// Where the offer stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum OfferPlace {
    /// In the row of the tips, which say much the same.
    TipRow,
    /// Over the strip, where the table has no row for tips.
    OverStrip,
}

impl Scene<'_> {
    /// The offer, if this is its place. The live log announces it.
    pub(super) fn mouse_offer(&self, place: OfferPlace) -> Option<Element> {
        // A refusal says something more urgent, and a dialog something else. A hint waits.
        let session = self.session;
        let waits = session.refusal().is_some() || session.dialog_kind().is_some();
        let has_row = session.keeps_room_for_tips() || session.coach_tip().is_some();
        let its_place = if has_row { OfferPlace::TipRow } else { OfferPlace::OverStrip };
        if waits || place != its_place || !session.offers_mouse() {
            return None;
        }
        let act =
            |word: &str, intent: &Intent| with_intent(button().class("btn").attr("type", "button").text(word), intent);
        let keep = Intent::Notice(NoticeIntent::KeepMouse);
        let adds = Intent::Settings(SettingsIntent::Toggle(Switch::ClickAdds));
        let answers = [act(words::table::let_click_add(), &adds), act(words::table::keep_mouse(), &keep)];
        let offer = |class: String| {
            div().class(class).key("mouse-offer").attr("role", "group").attr("aria-label", words::table::mouse_offer())
        };
        let offer = match place {
            OfferPlace::TipRow => offer("coach offer".to_owned())
                .child(p().text(words::common::keep_both()))
                .child(div().class("coach-buttons").children(answers)),
            OfferPlace::OverStrip => {
                offer(self.callout_class(" offer")).child(span().text(words::common::keep_both())).children(answers)
            }
        };
        Some(offer.child(with_intent(icon_button("x", words::table::dismiss()), &keep)))
    }
}
