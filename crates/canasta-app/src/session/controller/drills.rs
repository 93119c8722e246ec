//! Drills: a position on a table of its own, what the person does there, and the reply.

use super::Session;
use crate::beside::Beside;
use crate::beside::drills::{Cost, Drill, DrillProgress, DrillRun};
use crate::session::bots::{PlanResult, Question};
use crate::session::dialog::Dialog;
use crate::session::effect::{Effect, StorageEffect};
use crate::session::intent::{DrillIntent, Intent, TableIntent};
use crate::session::select_action::select_action;
use crate::session::stored_value::StoredValue;
use canasta::rules::{Action, Seat};

/// The time in which the search weighs an answer, in milliseconds.
const WEIGHING_MS: u32 = 900;

impl Session {
    /// The drill that is played, if one is.
    #[must_use]
    pub const fn drill(&self) -> Option<&DrillRun> {
        match self.play.activity.beside() {
            Some(Beside::Drill(run)) => Some(run),
            _ => None,
        }
    }

    fn drill_mut(&mut self) -> Option<&mut DrillRun> {
        match self.play.activity.beside_mut() {
            Some(Beside::Drill(run)) => Some(run),
            _ => None,
        }
    }

    /// Which questions were answered rightly on this device.
    #[must_use]
    pub const fn drill_progress(&self) -> &DrillProgress {
        &self.study.drill_progress
    }

    pub(super) fn restore_drills(&mut self, text: &str) {
        self.study.drill_progress = DrillProgress::read(text);
    }

    pub(super) fn handle_drill(&mut self, intent: DrillIntent, effects: &mut Vec<Effect>) {
        match intent {
            DrillIntent::Begin(drill) => self.ask_drill(drill, self.study.drill_progress.next(drill), effects),
            // All drills, after a mistake of an own game.
            DrillIntent::Next if self.exercise().is_some() => self.leave_drill(effects),
            DrillIntent::Next => {
                let Some(run) = self.drill() else { return };
                let (drill, next) = (run.drill(), run.at() + 1);
                if run.is_last() {
                    self.leave_drill(effects);
                } else {
                    self.ask_drill(drill, next, effects);
                }
            }
            DrillIntent::Again => self.ask_drill_again(effects),
            DrillIntent::Show => self.show_answer(effects),
            DrillIntent::Number(number) => {
                if let Some(run) = self.drill_mut() {
                    run.judge_number(number);
                    self.drill_answered(effects);
                }
            }
        }
    }

    /// Puts a question on the table.
    fn ask_drill(&mut self, drill: Drill, at: usize, effects: &mut Vec<Effect>) {
        self.cancel_evaluation(effects);
        let Some(run) = DrillRun::new(drill, at) else { return };
        let Some(table) = run.table(self.settings.sort) else { return };
        self.show_beside(Some(table), Beside::Drill(Box::new(run)), effects);
    }

    fn ask_drill_again(&mut self, effects: &mut Vec<Effect>) {
        self.cancel_evaluation(effects);
        let sort = self.settings.sort;
        let Some(run) = self.drill_mut() else { return };
        run.ask_again();
        let Some(table) = run.table(sort) else { return };
        self.replace_table(Some(table), effects);
        self.screen.dialog = None;
        self.screen.announcer.interrupt();
    }

    /// Leaves the drill, after its last question, for the page *Learn*.
    fn leave_drill(&mut self, effects: &mut Vec<Effect>) {
        self.back_to_match(effects);
        self.open_learn(effects);
    }

    /// Opens the page *Learn*.
    pub(super) fn open_learn(&mut self, effects: &mut Vec<Effect>) {
        self.screen.dialog = Some(Dialog::Learn);
        effects.push(Effect::RequestDay);
    }

    /// Cancels the question to the search about the last answer.
    pub(super) fn cancel_evaluation(&mut self, effects: &mut Vec<Effect>) {
        if let Some(id) = self.drill().and_then(DrillRun::asked) {
            self.play.bots.cancel(id, effects);
        }
    }

    /// Selects the cards of a right answer, on the position of the question.
    fn show_answer(&mut self, effects: &mut Vec<Effect>) {
        if self.drill().is_some_and(|run| run.reply().is_some()) {
            self.ask_drill_again(effects);
        }
        let Some(Beside::Drill(run)) = self.play.activity.beside_mut() else { return };
        let first = run.show().and_then(|answer| answer.example().first());
        if let (Some(table), Some(action)) = (&mut self.play.table, first) {
            select_action(table.hand_layout_mut(), action);
        }
        self.screen.announcer.interrupt();
    }

    /// Carries out an intent that means something else in a drill. True if nothing is left to be done.
    pub(super) fn drill_takes(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        match (self.drill(), intent) {
            // The position after the answer is not played on.
            (Some(run), Intent::Table(TableIntent::Undo | TableIntent::UndoTurn)) if run.reply().is_some() => {
                self.ask_drill_again(effects);
                true
            }
            _ => false,
        }
    }

    /// Whether the drill lets the person act.
    pub(super) fn drill_admits(&self) -> bool {
        self.drill().is_none_or(|run| run.reply().is_none() && run.question().choices.is_empty())
    }

    /// Judges an action at the table of a drill.
    pub(super) fn drill_played(&mut self, effects: &mut Vec<Effect>) {
        let (Some(Beside::Drill(run)), Some(table)) = (self.play.activity.beside_mut(), &self.play.table) else {
            return;
        };
        if run.judge(table) {
            self.evaluate_answer(effects);
        }
        if self.drill().is_some_and(|run| run.reply().is_some()) {
            self.drill_answered(effects);
        }
    }

    /// Asks the search what the answer costs.
    fn evaluate_answer(&mut self, effects: &mut Vec<Effect>) {
        let id = self.play.bots.next_id();
        let (Some(run), Some(table)) = (self.drill(), &self.play.table) else { return };
        let Some(state) = run.question().state() else { return };
        let question = Question::comparing(&state.observe(Seat::FIRST), id, &run.plans(table), WEIGHING_MS);
        if let Some(run) = self.drill_mut() {
            run.set_cost(Cost::Asking { id });
        }
        if self.play.bots.failure().is_some() {
            return self.cost_without_worker(effects);
        }
        self.play.bots.ask(&question, effects);
    }

    /// Stores what the search says about the answer.
    pub(super) fn take_cost(&mut self, id: u32, found: &[PlanResult], effects: &mut Vec<Effect>) {
        let Some(done) = self.play.table.as_ref().map(DrillRun::done) else { return };
        let Some(run) = self.drill_mut().filter(|run| run.asked() == Some(id)) else { return };
        let done: Vec<String> = done.iter().map(Action::to_string).collect();
        let points = |result: &PlanResult| (result.trials > 0).then_some(result.points);
        let own = found.iter().find(|result| result.actions == done).and_then(points);
        let others = found.iter().filter(|result| result.actions != done).filter_map(points);
        let best = others.fold(None, |best: Option<f64>, points| Some(best.map_or(points, |best| best.max(points))));
        run.set_cost(match (own, best) {
            // A few thousand points at most: the cast is lossless.
            (Some(own), Some(best)) => Cost::Points((best - own).max(0.0).round() as i32),
            _ => Cost::Unknown,
        });
        self.screen.announcer.interrupt();
        self.drill_answered(effects);
    }

    /// Gives up the question to the search after a failure of the worker.
    pub(super) fn cost_without_worker(&mut self, effects: &mut Vec<Effect>) {
        if let Some(id) = self.drill().and_then(DrillRun::asked) {
            self.take_cost(id, &[], effects);
        }
    }

    /// Keeps the progress.
    fn drill_answered(&mut self, effects: &mut Vec<Effect>) {
        let Some(Beside::Drill(run)) = self.play.activity.beside() else { return };
        if self.study.drill_progress.note(run) {
            effects.push(Effect::Storage(StorageEffect::Save(StoredValue::Drills, self.study.drill_progress.write())));
        }
    }
}
