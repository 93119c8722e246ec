//! The coach and the warning before a discard.

use super::Session;
use crate::session::advice::{Fact, discard_warning};
use crate::session::coach::{Moment, Tip, learned_by};
use crate::session::effect::Effect;
use canasta::rules::Phase;

impl Session {
    /// The tip whose moment has come, if the person has not closed it.
    #[must_use]
    pub fn coach_tip(&self) -> Option<Tip> {
        // What is new in the game is told in the same place, and first.
        if self.settings.greeted || !self.play.activity.is_match() || !self.is_my_turn() || self.news().is_some() {
            return None;
        }
        let seen = self.observation()?;
        let moment = Moment {
            seen: &seen,
            picked: self.hand_layout().picked(),
            log: self.log(),
            hand: self.standing()?.hand,
            warns: self.settings.warn_discards,
        };
        Tip::ALL.iter().copied().find(|&tip| !self.settings.is_tip_closed(tip) && tip.is_due(&moment))
    }

    /// Whether the table keeps room for tips, so that nothing moves when one comes or goes: in the first hand of a match,
    /// while no tip of its beginning is closed.
    #[must_use]
    pub fn keeps_room_for_tips(&self) -> bool {
        let is_first = self.standing().is_some_and(|standing| standing.hand == 1);
        let is_on = self.observation().is_some_and(|seen| seen.ended().is_none());
        let has_first_tips = [Tip::Draw, Tip::Open, Tip::Lay].iter().any(|&tip| !self.settings.is_tip_closed(tip));
        is_first && is_on && has_first_tips && self.play.activity.is_match() && self.is_person(self.me())
    }

    /// What the person should know before discarding the one card that is selected, if the settings ask for it.
    #[must_use]
    pub fn discard_warning(&self) -> Vec<Fact> {
        let picked = self.hand_layout().picked();
        let card = picked.nth(0).filter(|_| picked.len() == 1 && self.hand_layout().staged_len() == 0);
        let (Some(card), Some(seen)) = (card, self.observation()) else { return Vec::new() };
        let is_time = self.is_my_turn() && seen.phase() == Phase::Play && seen.hand().len() > 1;
        if self.settings.warn_discards && is_time { discard_warning(&seen, card) } else { Vec::new() }
    }

    /// Closes the tips about what the person has now done several times.
    pub(super) fn close_learned_tips(&mut self, effects: &mut Vec<Effect>) {
        if self.settings.greeted || !self.play.activity.is_match() {
            return;
        }
        let Some(table) = &self.play.table else { return };
        let (record, person) = (table.game().record(), table.own_number());
        let learned: Vec<Tip> = Tip::ALL.iter().copied().filter(|&tip| learned_by(tip, record, person)).collect();
        effects.extend(self.settings.close_learned(&learned));
    }
}
