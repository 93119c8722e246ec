//! Exercises: a decision of a record on a table of its own, what the person does there, and how good that is.

use super::Session;
use crate::beside::exercise::{Exercise, ExerciseRun};
use crate::beside::look_back::LookBack;
use crate::beside::{Activity, Beside};
use crate::session::bots::Question;
use crate::session::effect::Effect;
use crate::session::intent::{DialogIntent, ExerciseIntent, Intent, LearnIntent, TableIntent};
use crate::session::select_action::select_action;
use canasta::analysis::{DecisionReview, Strength};

/// The time after which the weighing of a plan is thought to have failed, in milliseconds. It is as much work as the review of a
/// decision.
const WEIGHING_MS: u32 = 60_000;

impl Session {
    /// The exercise that is played, if one is.
    #[must_use]
    pub const fn exercise(&self) -> Option<&ExerciseRun> {
        match self.play.activity.beside() {
            Some(Beside::Exercise(run, _)) => Some(run),
            _ => None,
        }
    }

    /// The record to which the exercise leads back, if it comes from one.
    #[must_use]
    pub fn record_of_exercise(&self) -> Option<&LookBack> {
        match self.play.activity.beside() {
            Some(Beside::Exercise(_, look)) => look.as_deref(),
            _ => None,
        }
    }

    fn exercise_mut(&mut self) -> Option<&mut ExerciseRun> {
        match self.play.activity.beside_mut() {
            Some(Beside::Exercise(run, _)) => Some(run),
            _ => None,
        }
    }

    pub(super) fn handle_exercise(&mut self, intent: ExerciseIntent, effects: &mut Vec<Effect>) {
        match intent {
            ExerciseIntent::Begin => self.exercise_shown_decision(effects),
            ExerciseIntent::Again => self.exercise_again(effects),
            ExerciseIntent::Show => self.show_best_plan(effects),
        }
    }

    /// Whether the decision that the review shows can be played again.
    #[must_use]
    pub fn can_exercise(&self) -> bool {
        self.shown_decision().is_some_and(|shown| shown.review.class().is_some())
    }

    /// Plays the decision again that the review shows.
    fn exercise_shown_decision(&mut self, effects: &mut Vec<Effect>) {
        let Some(look) = self.look_back() else { return };
        let Some(shown) = self.shown_decision().filter(|shown| shown.review.class().is_some()) else { return };
        let Some(exercise) = Exercise::of(look.game(), look.places(), shown.review) else { return };
        let Activity::Beside(Beside::LookBack(mut look), aside) = std::mem::take(&mut self.play.activity) else {
            return;
        };
        look.pause();
        let run = ExerciseRun::new(exercise);
        self.replace_table(Some(run.table(self.settings.sort)), effects);
        self.play.activity = Activity::Beside(Beside::Exercise(Box::new(run), Some(look)), aside);
        self.play.counters.replays = self.play.counters.replays.wrapping_add(1);
        self.log_replaced();
        self.screen.dialog = None;
        self.play.bots.revive();
        self.screen.announcer.interrupt();
        self.schedule_step(effects);
    }

    /// Puts an exercise on the table that comes from no record on the table.
    pub(super) fn show_exercise(&mut self, exercise: Exercise, effects: &mut Vec<Effect>) {
        let run = ExerciseRun::new(exercise);
        let table = run.table(self.settings.sort);
        self.show_beside(Some(table), Beside::Exercise(Box::new(run), None), effects);
        self.play.bots.revive();
    }

    fn exercise_again(&mut self, effects: &mut Vec<Effect>) {
        self.cancel_weighing(effects);
        let sort = self.settings.sort;
        let Some(run) = self.exercise_mut() else { return };
        run.begin_again();
        let table = run.table(sort);
        self.replace_table(Some(table), effects);
        self.log_replaced();
        self.screen.dialog = None;
        self.screen.announcer.interrupt();
    }

    /// Selects the first cards of the best plan, on the position of the exercise.
    fn show_best_plan(&mut self, effects: &mut Vec<Effect>) {
        if self.exercise().is_some_and(|run| run.attempt().is_some()) {
            self.exercise_again(effects);
        }
        let Some(Beside::Exercise(run, _)) = self.play.activity.beside_mut() else { return };
        let first = run.show().first();
        if let (Some(table), Some(action)) = (&mut self.play.table, first) {
            select_action(table.hand_layout_mut(), action);
        }
        self.screen.announcer.interrupt();
    }

    /// Cancels the question to the worker about the last plan.
    pub(super) fn cancel_weighing(&mut self, effects: &mut Vec<Effect>) {
        if let Some(id) = self.exercise().and_then(ExerciseRun::asked) {
            self.play.bots.cancel(id, effects);
        }
    }

    /// Leaves the exercise for the record from which it comes. False if there is no such exercise.
    pub(super) fn leave_exercise(&mut self, effects: &mut Vec<Effect>) -> bool {
        if !matches!(self.play.activity.beside(), Some(Beside::Exercise(_, Some(_)))) {
            return false;
        }
        self.cancel_weighing(effects);
        self.show_record_again(effects);
        true
    }

    /// Carries out an intent that means something else in an exercise. True if nothing is left to be done.
    pub(super) fn exercise_takes(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        let Some(run) = self.exercise() else { return false };
        match intent {
            Intent::Learn(LearnIntent::Leave) => self.leave_exercise(effects),
            Intent::Dialog(DialogIntent::Back) if self.screen.dialog.is_none() => self.leave_exercise(effects),
            // The position after the plan is not played on.
            Intent::Table(TableIntent::Undo | TableIntent::UndoTurn) if run.attempt().is_some() => {
                self.exercise_again(effects);
                true
            }
            _ => false,
        }
    }

    /// Whether the exercise lets the person act.
    pub(super) fn exercise_admits(&self) -> bool {
        self.exercise().is_none_or(|run| run.attempt().is_none())
    }

    /// Judges an action at the table of an exercise.
    pub(super) fn exercise_played(&mut self, effects: &mut Vec<Effect>) {
        let (Some(Beside::Exercise(run, _)), Some(table)) = (self.play.activity.beside_mut(), &self.play.table) else {
            return;
        };
        let Some(decision) = run.judge(table) else { return };
        let id = self.play.bots.next_id();
        // Without a worker, the page would stand still for a second or more.
        if self.play.bots.failure().is_none()
            && let Some(question) = Question::review(decision, id, Strength::STANDARD, WEIGHING_MS)
        {
            if let Some(run) = self.exercise_mut() {
                run.ask(id);
            }
            self.play.bots.ask(&question, effects);
        }
    }

    /// Takes what a plan is worth; `None`: there is no answer. False if another part of the session asked.
    pub(super) fn take_weighing(&mut self, id: u32, found: Option<&DecisionReview>) -> bool {
        let Some(run) = self.exercise_mut().filter(|run| run.asked() == Some(id)) else { return false };
        run.take(found);
        self.screen.announcer.interrupt();
        true
    }

    /// Gives up the question after a failure of the worker.
    pub(super) fn exercise_without_worker(&mut self) {
        if let Some(id) = self.exercise().and_then(ExerciseRun::asked) {
            let _ = self.take_weighing(id, None);
        }
    }
}
