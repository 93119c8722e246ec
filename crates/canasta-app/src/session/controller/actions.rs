//! The buttons of the table and their equivalents: presses, drops and keys.

use super::Session;
use crate::session::action_buttons::{ActionKind, UnavailableReason};
use crate::session::dialog::Dialog;
use crate::session::effect::Effect;
use crate::session::notice::Notice;
use crate::session::table::Table;
use crate::session::ways::list_ways;
use canasta::rules::{Action, Answer, Card, Group, MeldKey, Phase, RuleError};

impl Session {
    /// Presses a button of the table.
    pub(super) fn press(&mut self, kind: ActionKind, effects: &mut Vec<Effect>) {
        let Some(button) = self.action_buttons().into_iter().find(|button| button.kind == kind) else {
            if let Some(error) = self.why_no_button(kind) {
                self.notify(Notice::Refused(error));
            }
            return;
        };
        match (kind, button.ways) {
            (_, Err(UnavailableReason::Rule(error))) => self.notify(Notice::Refused(error)),
            (_, Err(reason)) => self.notify(Notice::Lacking(reason)),
            (ActionKind::Unstage, _) => {
                if let Some(layout) = self.play.table.as_mut().map(Table::hand_layout_mut) {
                    layout.unstage(None);
                }
            }
            (ActionKind::Stage, Ok(ways)) => {
                if let (Some(table), Some(Action::Meld(groups))) = (&mut self.play.table, ways.into_iter().next()) {
                    groups.into_iter().for_each(|group| table.hand_layout_mut().stage(group));
                }
            }
            (_, Ok(mut ways)) if ways.len() == 1 => {
                if let Some(action) = ways.pop() {
                    self.play_own(&action, effects);
                }
            }
            (_, Ok(ways)) => {
                let ways = self.observation().map(|seen| list_ways(&seen, self.hand_layout(), ways));
                if let Some(ways) = ways {
                    self.open_dialog(Dialog::ChooseWay(ways), effects);
                }
            }
        }
    }

    /// The rule that forbids this button now.
    fn why_no_button(&self, kind: ActionKind) -> Option<RuleError> {
        let picked = self.hand_layout().picked();
        let seen = self.observation()?;
        let probe = match kind {
            ActionKind::Draw => Action::Draw,
            ActionKind::Take => Action::Take { with: Group::of(picked), groups: Vec::new() },
            ActionKind::Lay | ActionKind::Stage => Action::Meld(vec![Group::of(picked)]),
            ActionKind::Unstage | ActionKind::Special => return None,
            ActionKind::Discard => Action::Discard(picked.nth(0).or(seen.hand().nth(0))?),
            ActionKind::Keep => Action::Keep,
            ActionKind::Ask => Action::Ask,
            ActionKind::Yes => Action::Answer(Answer::Yes),
            ActionKind::No => Action::Answer(Answer::No),
        };
        seen.check(&probe).err()
    }

    pub(super) fn lay_or_stage(&mut self, effects: &mut Vec<Effect>) {
        if self.hand_layout().picked().is_empty() {
            return;
        }
        let kinds = [ActionKind::Lay, ActionKind::Stage];
        let button = self.action_buttons().into_iter().find(|button| kinds.contains(&button.kind));
        self.press(button.map_or(ActionKind::Lay, |button| button.kind), effects);
    }

    /// Whether a drop of the selection onto the pile means to take it. A single card that does not match the top card means
    /// a discard, even if it is too early for one.
    pub(super) fn would_take(&self) -> bool {
        let picked = self.hand_layout().picked();
        let single = picked.nth(0).filter(|_| picked.len() == 1);
        self.observation().is_some_and(|seen| {
            let fits = |card: Card| card.is_wild() || seen.pile().last().is_some_and(|top| top.rank() == card.rank());
            seen.phase() == Phase::Draw && (!seen.rules().pile_allowed || single.is_none_or(fits))
        })
    }

    /// Adds the selection to an own meld.
    pub(super) fn add_to_meld(&mut self, meld: MeldKey, effects: &mut Vec<Effect>) {
        let cards = self.hand_layout().picked();
        if !cards.is_empty() {
            self.play_own(&Action::Meld(vec![Group { key: Some(meld), cards }]), effects);
        }
    }
}
