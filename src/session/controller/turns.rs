//! Turns: actions of the person, timed steps, the curtain, and taking back.

use super::Session;
use crate::rules::{Action, RuleError, Seat};
use crate::session::dialog::Dialog;
use crate::session::effect::{Effect, TimerEffect};
use crate::session::notice::Notice;
use crate::session::table::Table;
use crate::session::table::undo::Undo;

impl Session {
    /// Carries out an action of the person.
    pub(super) fn play_own(&mut self, action: &Action, effects: &mut Vec<Effect>) {
        let me = self.me();
        if self.curtain().is_some() || !self.is_person(me) {
            return;
        }
        let Some(table) = &mut self.table else { return };
        // An action of the person begins the log anew.
        let log = table.restart_log();
        table.draft_mut().clear_fresh();
        if let Err(error) = self.play(me, action, effects) {
            if let Some(table) = &mut self.table {
                table.put_back_log(log);
            }
            self.notify(Notice::Refused(error));
        }
    }

    /// Carries out an action of a player.
    ///
    /// # Errors
    /// If the rules refuse it.
    pub(super) fn play(&mut self, seat: Seat, action: &Action, effects: &mut Vec<Effect>) -> Result<(), RuleError> {
        let played = self.table.as_mut().ok_or(RuleError::HandOver)?.play(seat, action)?;
        self.count_events(played.events);
        if played.ended {
            // A dialog that the person has opened stays: the buttons of the table lead on.
            self.close_choice();
            self.dialog.get_or_insert(Dialog::Score);
        }
        self.game_changed(effects);
        self.shuffle_between_hands(effects);
        Ok(())
    }

    /// Closes the choice of ways, which were ways of an earlier position, also where a question would lead back to it.
    fn close_choice(&mut self) {
        if let Some(Dialog::Confirm { previous, .. }) = &mut self.dialog {
            previous.take_if(|previous| matches!(**previous, Dialog::ChooseWay(_)));
        }
        self.dialog.take_if(|dialog| matches!(dialog, Dialog::ChooseWay(_)));
    }

    /// The game has changed: it is saved, and the next step is scheduled.
    pub(super) fn game_changed(&mut self, effects: &mut Vec<Effect>) {
        self.position_changed(effects);
        if self.table.as_mut().is_some_and(Table::follow_turn) {
            self.close_choice();
        }
        self.save(effects);
        self.schedule_step(effects);
    }

    /// The person whom the curtain waited for is there.
    pub(super) fn reveal(&mut self, effects: &mut Vec<Effect>) {
        if self.table.as_mut().is_some_and(|table| table.reveal(self.settings.sort)) {
            self.position_changed(effects);
            self.schedule_step(effects);
        }
    }

    /// Lets the bot that is to act think, and requests a timer if somebody's step follows by itself.
    pub(super) fn schedule_step(&mut self, effects: &mut Vec<Effect>) {
        // A timer that is running is late from now on.
        self.counters.steps = self.counters.steps.wrapping_add(1);
        // A bot plays when the new timer says so, which is not requested while the bots are paused.
        if let Some(decision) = self.table.as_mut().and_then(|table| table.thinking_mut().decision.as_mut()) {
            decision.hold();
        }
        self.think_ahead(effects);
        let Some(table) = &self.table else { return };
        if (!table.is_paused() && table.bot_to_act().is_some()) || table.draws_by_itself(&self.settings) {
            effects.push(Effect::Timer(TimerEffect::Step(self.counters.steps, self.settings.pace.step_ms())));
        }
    }

    /// Carries out the step that is due.
    pub(super) fn step_due(&mut self, effects: &mut Vec<Effect>) {
        if self.table.as_ref().is_some_and(|table| table.draws_by_itself(&self.settings)) {
            self.play_own(&Action::Draw, effects);
        } else {
            self.step(effects);
        }
    }

    /// Takes back the last action. A staged group, which is not played yet, goes first.
    pub(super) fn undo(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.table else { return };
        if let Some(last) = table.draft().staged_len().checked_sub(1) {
            table.draft_mut().unstage(Some(last));
            return;
        }
        let undone = table.own_last_action().cloned();
        match table.can_undo(&self.settings) {
            Undo::Nothing => return self.refuse_undo(),
            Undo::Free(_) => {
                let last = table.last_free_action();
                self.cut_back(last, effects);
            }
            Undo::Practice => {
                let last = table.last_own_action();
                self.cut_back_in_practice(last, effects);
            }
        }
        if let (Some(table), Some(undone)) = (&mut self.table, undone) {
            table.stage_again(&undone);
        }
    }

    /// Takes back all staged groups and all of this turn that can be taken back.
    pub(super) fn undo_turn(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.table else { return };
        let had_selection = table.draft().has_selection();
        if had_selection {
            table.draft_mut().clear_selection();
        }
        match table.can_undo(&self.settings) {
            Undo::Free(_) if !self.settings.practice => {
                let first = table.first_free_action();
                self.cut_back(first, effects);
            }
            // The selection was all of it.
            Undo::Practice | Undo::Nothing if had_selection => {}
            Undo::Free(_) | Undo::Practice => {
                let first = table.first_of_last_turn();
                self.cut_back_in_practice(first, effects);
            }
            Undo::Nothing => self.refuse_undo(),
        }
    }

    fn refuse_undo(&mut self) {
        let has_acted = self.table.as_ref().is_some_and(Table::has_acted);
        self.notify(if has_acted { Notice::NothingToUndo } else { Notice::NothingDone });
    }

    fn cut_back_in_practice(&mut self, entries: Option<usize>, effects: &mut Vec<Effect>) {
        if let Some(table) = &mut self.table {
            table.mark_as_practice();
        }
        self.cut_back(entries, effects);
    }

    fn cut_back(&mut self, entries: Option<usize>, effects: &mut Vec<Effect>) {
        let (Some(table), Some(entries)) = (&mut self.table, entries) else { return };
        table.cut_back(entries, self.settings.sort);
        self.dialog = None;
        self.game_changed(effects);
    }
}
