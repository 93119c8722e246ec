//! Presses of cards of the own hand: selecting them, and discarding one at once.

use super::Session;
use crate::features::settings::MouseMode;
use crate::session::action_buttons::ActionKind;
use crate::session::dialog::{Confirmation, Dialog};
use crate::session::discard_risk::discard_risk;
use crate::session::effect::Effect;
use crate::session::hand_layout::HandLayout;
use crate::session::intent::SelectMode;
use crate::session::table::{MouseOffer, Table};

impl Session {
    /// Selects a card with a press of this mode.
    pub(super) fn select(&mut self, id: u32, mode: SelectMode, effects: &mut Vec<Effect>) {
        let toggles = match (mode, self.settings.mouse()) {
            (SelectMode::Toggle, _) | (_, MouseMode::ClickAdds) => true,
            (SelectMode::Secondary, MouseMode::LeftSelects) | (SelectMode::Primary, MouseMode::RightSelects) => true,
            (SelectMode::Primary, MouseMode::LeftSelects) | (SelectMode::Secondary, MouseMode::RightSelects) => false,
        };
        // The guided hand explains the mouse itself.
        let may_offer = self.lesson().is_none() && !self.settings.mouse_offered;
        let whole_groups = self.settings.whole_groups;
        let Some(table) = &mut self.play.table else { return };
        let before = table.hand_layout().clone();
        select(table.hand_layout_mut(), id, toggles, whole_groups);
        let after = table.hand_layout().picked_ids();
        let is_dropped = |other: &u32| *other != id && !after.contains(other);
        if may_offer && before.picked_ids().iter().any(is_dropped) {
            let mut added = before;
            select(&mut added, id, true, whole_groups);
            table.offer_mouse(MouseOffer { selected: after, added: added.picked_ids() });
            effects.push(self.settings.note_mouse_offer());
        }
    }

    /// Discards a card without a button. A card that the person may not mean to give away is selected, and asked about.
    pub(super) fn discard_at_once(&mut self, id: u32, effects: &mut Vec<Effect>) {
        let adds = self.settings.mouse() == MouseMode::ClickAdds;
        let Some(layout) = self.play.table.as_mut().map(Table::hand_layout_mut) else { return };
        if adds && layout.picked_ids().iter().any(|&other| other != id) {
            // Two quick clicks that add a card and remove it again.
            return;
        }
        layout.unpick();
        layout.toggle(id);
        let (card, is_staged) = (layout.picked().nth(0), layout.staged_len() > 0);
        let risk = card.zip(self.observation()).and_then(|(card, seen)| discard_risk(&seen, card, is_staged));
        match (card, risk) {
            // Only the parts can ask.
            (Some(card), Some(risk)) if self.parts().is_some() => {
                let question = Confirmation::Discard(card, risk);
                self.screen.dialog = Some(Dialog::confirm(question, self.screen.dialog.take()));
            }
            _ => self.press(ActionKind::Discard, effects),
        }
    }
}

/// Selects a card: toggles it in the selection, or selects it alone. If the settings select whole groups, all cards of its
/// rank are selected with it.
fn select(layout: &mut HandLayout, id: u32, toggles: bool, whole_groups: bool) {
    // In a growing selection, the first card of a rank selects the whole rank. Later cards of that rank are toggled one by one.
    let spreads = whole_groups && !(toggles && layout.is_rank_picked(id));
    if toggles {
        layout.toggle(id);
    } else if spreads && layout.is_just_rank_of(id) {
        // A press on the rank that is selected alone clears the selection, as with a single card.
        return layout.unpick();
    } else {
        layout.pick_one(id);
    }
    if spreads {
        layout.spread_to_rank(id);
    }
}
