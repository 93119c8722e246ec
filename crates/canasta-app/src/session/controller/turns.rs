//! Turns: actions of the person, timed steps, the curtain, and undo.

use super::Session;
use crate::session::dialog::{Confirmation, Dialog, ScoreReveal};
use crate::session::effect::{Effect, TimerEffect};
use crate::session::message::SafariPlace;
use crate::session::notice::Notice;
use crate::session::pace::Tempo;
use crate::session::table::Table;
use crate::session::table::undo::Undo;
use canasta::rules::{Action, RuleError, Seat};

impl Session {
    /// Carries out an action of the person.
    pub(super) fn play_own(&mut self, action: &Action, effects: &mut Vec<Effect>) {
        let me = self.me();
        if self.curtain().is_some() || !self.is_person(me) || self.look_back().is_some() {
            return;
        }
        if let Some(parts) = self.parts()
            && !(parts.beside_admits)(self, action, effects)
        {
            return;
        }
        let Some(table) = &mut self.play.table else { return };
        // An action of the person starts a new log.
        let log = table.restart_log();
        table.hand_layout_mut().clear_fresh();
        match self.play(me, action, effects) {
            Ok(()) => self.close_learned_tips(effects),
            Err(error) => {
                if let Some(table) = &mut self.play.table {
                    table.put_back_log(log);
                }
                self.notify(Notice::Refused(error));
            }
        }
    }

    /// Carries out an action of a player.
    ///
    /// # Errors
    /// If the rules refuse it.
    pub(super) fn play(&mut self, seat: Seat, action: &Action, effects: &mut Vec<Effect>) -> Result<(), RuleError> {
        let played = self.play.table.as_mut().ok_or(RuleError::HandOver)?.play(seat, action)?;
        self.count_events(played.events);
        if let Some(parts) = self.parts() {
            (parts.beside_played)(self, effects);
        }
        if played.ended {
            self.hand_ended(effects);
            // A dialog that the person has opened stays open while the buttons of the table are used.
            self.close_choice();
            if self.play.activity.is_match() && self.device.safari == Some(SafariPlace::Tab) {
                self.tell_of_safari(effects);
            }
            if self.play.activity.plays_hand() {
                if self.asks_about_sound() {
                    effects.extend(self.settings.decline_sound());
                }
                self.screen.dialog.get_or_insert(Dialog::Score(ScoreReveal::RowByRow));
            }
        }
        self.game_changed(effects);
        self.shuffle_between_hands(effects);
        Ok(())
    }

    /// Closes the choice of ways and the question about a discard, which belong to an earlier position. A question that would
    /// return to the choice is closed as well.
    fn close_choice(&mut self) {
        if let Some(Dialog::Confirm { previous, .. } | Dialog::Word { previous, .. }) = &mut self.screen.dialog {
            previous.take_if(|previous| matches!(**previous, Dialog::ChooseWay(_)));
        }
        let is_of_turn = |dialog: &mut Dialog| {
            matches!(dialog, Dialog::ChooseWay(_) | Dialog::Confirm { action: Confirmation::Discard(..), .. })
        };
        self.screen.dialog.take_if(is_of_turn);
    }

    /// Saves the changed match, and schedules the next step.
    pub(super) fn game_changed(&mut self, effects: &mut Vec<Effect>) {
        self.position_changed(effects);
        if self.play.table.as_mut().is_some_and(Table::follow_turn) {
            self.close_choice();
        }
        if self.play.activity.is_match() {
            self.save(effects);
            self.keep_after_turn(effects);
            if let Some(parts) = self.parts() {
                (parts.friends_changed)(self, effects);
            }
        }
        self.schedule_step(effects);
    }

    /// Reveals the hand to the person behind the curtain.
    pub(super) fn reveal(&mut self, effects: &mut Vec<Effect>) {
        if self.play.table.as_mut().is_some_and(|table| table.reveal(self.settings.sort)) {
            self.position_changed(effects);
            self.schedule_step(effects);
        }
    }

    /// Starts the search of the bot that is to act, and requests a timer if a step follows automatically.
    pub(super) fn schedule_step(&mut self, effects: &mut Vec<Effect>) {
        // A running timer is obsolete from now on.
        self.play.counters.steps = self.play.counters.steps.wrapping_add(1);
        // A bot plays when the new timer fires. No timer is requested while the bots are paused.
        if let Some(decision) = self.play.table.as_mut().and_then(|table| table.thinking_mut().decision.as_mut()) {
            decision.hold();
        }
        self.think_ahead(effects);
        if let Some(replay) = self.replay() {
            self.schedule_replay(replay, effects);
        } else if let Some(look) = self.look_back() {
            self.schedule_record(look, effects);
        } else if (!self.is_paused() && self.others_play()) || self.draws_by_itself() || self.is_dwelling() {
            effects.push(Effect::Timer(TimerEffect::Step(self.play.counters.steps, self.step_ms())));
        }
    }

    /// Whether more that a guest was told waits until the last step was seen.
    fn is_dwelling(&self) -> bool {
        self.play.table.as_ref().is_some_and(Table::is_dwelling)
    }

    /// Whether the person's draw is automatic. Practice beside the match leaves it to the person.
    fn draws_by_itself(&self) -> bool {
        (self.play.activity.plays_hand() || self.is_guest())
            && self.play.table.as_ref().is_some_and(|table| table.draws_by_itself(&self.settings))
    }

    /// Milliseconds until the next step, from what happened last.
    #[must_use]
    pub fn step_ms(&self) -> u32 {
        if let Some(look) = self.look_back() {
            return self.record_step_ms(look);
        }
        let tempo = self.play.table.as_ref().map_or(Tempo::Running, Table::tempo);
        if tempo == Tempo::Hurried && self.hides_all_hands() {
            // Who rests goes on to the next hand.
            return 0;
        }
        self.settings.pace.step_ms(tempo, self.log().last().map_or(&[], std::slice::from_ref))
    }

    /// Makes the next step of the others at once. Nothing happens while it is the person's turn.
    pub(super) fn skip(&mut self, effects: &mut Vec<Effect>) {
        if self.can_skip() {
            self.step(effects);
        }
    }

    /// Lets the others play faster until the turn comes to the person.
    pub(super) fn hurry(&mut self, effects: &mut Vec<Effect>) {
        if self.others_play()
            && let Some(table) = &mut self.play.table
        {
            table.hurry();
            self.schedule_step(effects);
        }
    }

    /// Carries out the step that is due.
    pub(super) fn step_due(&mut self, effects: &mut Vec<Effect>) {
        if let Some(parts) = self.parts().filter(|_| self.is_dwelling()) {
            (parts.show_told)(self, effects);
        } else if self.draws_by_itself() {
            self.play_own(&Action::Draw, effects);
        } else {
            self.step(effects);
        }
    }

    /// Undoes the last action. A staged group is not played yet, so it is unstaged first.
    pub(super) fn undo(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.play.table else { return };
        if let Some(last) = table.hand_layout().staged_len().checked_sub(1) {
            table.hand_layout_mut().unstage(Some(last));
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
        if let (Some(table), Some(undone)) = (&mut self.play.table, undone) {
            table.stage_again(&undone);
        }
    }

    /// Unstages all groups, and undoes every action of this turn that can be undone.
    pub(super) fn undo_turn(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &mut self.play.table else { return };
        let had_selection = table.hand_layout().has_selection();
        if had_selection {
            table.hand_layout_mut().clear_selection();
        }
        match table.can_undo(&self.settings) {
            Undo::Free(_) if !self.settings.practice || table.is_unaided() => {
                let first = table.first_free_action();
                self.cut_back(first, effects);
            }
            // Only the selection had to be cleared.
            Undo::Practice | Undo::Nothing if had_selection => {}
            Undo::Free(_) | Undo::Practice => {
                let first = table.first_of_last_turn();
                self.cut_back_in_practice(first, effects);
            }
            Undo::Nothing => self.refuse_undo(),
        }
    }

    fn refuse_undo(&mut self) {
        let seen = self.play.table.as_ref().and_then(Table::undo_barrier);
        self.notify(seen.map_or(Notice::NothingDone, Notice::NothingToUndo));
    }

    fn cut_back_in_practice(&mut self, entries: Option<usize>, effects: &mut Vec<Effect>) {
        if let Some(table) = &mut self.play.table {
            table.mark_as_practice();
        }
        self.cut_back(entries, effects);
    }

    pub(super) fn cut_back(&mut self, entries: Option<usize>, effects: &mut Vec<Effect>) {
        let (Some(table), Some(entries)) = (&mut self.play.table, entries) else { return };
        table.cut_back(entries, self.settings.sort);
        self.screen.dialog = None;
        self.game_changed(effects);
    }
}
