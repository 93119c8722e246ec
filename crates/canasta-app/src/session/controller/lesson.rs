//! The guided first hand: what the person does is compared with the step, and the next step follows.

use super::Session;
use crate::beside::Beside;
use crate::beside::lesson::{Goal, Lesson, LessonProgress, LessonReply, show_goal};
use crate::session::action_buttons::{ActionKind, UnavailableReason};
use crate::session::effect::{Effect, StorageEffect};
use crate::session::intent::{AdviceIntent, Intent, TableIntent};
use crate::session::notice::Notice;
use crate::session::plan::Plan;
use crate::session::stored_value::StoredValue;
use canasta::rules::Action;

impl Session {
    /// The guided first hand, if it is shown.
    #[must_use]
    pub const fn lesson(&self) -> Option<&Lesson> {
        match self.play.activity.beside() {
            Some(Beside::Lesson(lesson)) => Some(lesson),
            _ => None,
        }
    }

    const fn lesson_mut(&mut self) -> Option<&mut Lesson> {
        match self.play.activity.beside_mut() {
            Some(Beside::Lesson(lesson)) => Some(lesson),
            _ => None,
        }
    }

    /// How far the person has come in the guided first hand.
    #[must_use]
    pub const fn lesson_progress(&self) -> LessonProgress {
        self.study.lesson_progress
    }

    /// Begins or resumes the guided first hand.
    pub(super) fn start_lesson(&mut self, effects: &mut Vec<Effect>) {
        let lesson = Lesson::resumed(self.study.lesson_progress);
        let table = lesson.table(self.settings.sort);
        self.show_beside(table, Beside::Lesson(lesson), effects);
    }

    pub(super) fn restore_lesson(&mut self, text: &str) {
        self.study.lesson_progress = LessonProgress::read(text);
    }

    /// Carries out an intent that means something else in the guided hand. True if nothing is left to be done.
    pub(super) fn lesson_takes(&mut self, intent: &Intent, effects: &mut Vec<Effect>) -> bool {
        let has_selection = self.live_hand_layout().has_selection();
        let Some(lesson) = self.lesson_mut() else { return false };
        if !matches!(intent, Intent::Say(_)) {
            lesson.forget_reply();
        }
        match intent {
            Intent::Advice(AdviceIntent::Hint) => self.show_step(effects),
            Intent::Table(TableIntent::Undo | TableIntent::UndoTurn) if !has_selection => self.step_back(effects),
            _ => return false,
        }
        true
    }

    /// Goes to the step before.
    pub(super) fn step_back(&mut self, effects: &mut Vec<Effect>) {
        let sort = self.settings.sort;
        let Some(lesson) = self.lesson_mut() else { return };
        lesson.go_back();
        let table = lesson.table(sort);
        self.replace_table(table, effects);
        self.step_changed(effects);
    }

    /// Goes on from a step that is only to be read.
    pub(super) fn step_on(&mut self, effects: &mut Vec<Effect>) {
        let Some(lesson) = self.lesson_mut() else { return };
        match lesson.step().goal {
            Goal::Read if lesson.is_last() => self.show_first_page(effects),
            Goal::Read => {
                lesson.advance();
                self.step_changed(effects);
            }
            _ => {}
        }
    }

    /// Does what the step waits for.
    pub(super) fn show_step(&mut self, effects: &mut Vec<Effect>) {
        let Some(goal) = self.lesson().map(|lesson| lesson.step().goal) else { return };
        match goal {
            Goal::Read => self.step_on(effects),
            Goal::Watch(actions) => {
                // The whole turn of the opponent.
                for _ in actions {
                    self.step(effects);
                }
            }
            Goal::Play(_) => {
                if let Some(action) = goal.action() {
                    self.play_own(&action, effects);
                }
            }
            Goal::Try(action, _) => {
                let take = action.parse::<Action>().is_ok_and(|action| ActionKind::Take.does(&action));
                if take {
                    self.press(ActionKind::Take, effects);
                }
            }
            Goal::Select(_) | Goal::SetOut(_) => {
                if let Some(table) = &mut self.play.table {
                    show_goal(table, goal);
                }
            }
        }
        self.follow_lesson(effects);
    }

    /// Whether the guided hand lets the person carry this action out. The rules say no to what they refuse.
    pub(super) fn lesson_admits(&mut self, action: &Action) -> bool {
        let is_legal = self.observation().is_some_and(|seen| seen.check(action).is_ok());
        let Some(lesson) = self.lesson_mut() else { return true };
        if !is_legal || lesson.step().goal.is_reached_by(action) {
            return true;
        }
        let kind = ActionKind::ALL.into_iter().find(|kind| kind.does(action));
        lesson.answer(LessonReply::Instead(kind.unwrap_or(ActionKind::Lay)));
        false
    }

    /// Shows a refusal in the guided hand. True if it is shown there.
    pub(super) fn lesson_shows(&mut self, notice: &Notice) -> bool {
        let Some(lesson) = self.lesson_mut().filter(|_| notice.is_passing()) else { return false };
        lesson.answer(LessonReply::Refused(notice.clone()));
        true
    }

    /// Notes an action at the table of the guided hand.
    pub(super) fn lesson_played(&mut self, effects: &mut Vec<Effect>) {
        let Some(lesson) = self.lesson_mut() else { return };
        match lesson.step().goal {
            Goal::Watch(_) => lesson.note_watched(),
            _ => lesson.advance(),
        }
        self.step_changed(effects);
    }

    /// Goes on if the selection, or a refusal, is what the step waits for.
    pub(crate) fn follow_lesson(&mut self, effects: &mut Vec<Effect>) {
        let layout = self.live_hand_layout();
        let Some(lesson) = self.lesson() else { return };
        let goal = lesson.step().goal;
        let is_staged = |cards| layout.staged().iter().any(|group| group.cards == cards);
        let is_reached = match goal {
            Goal::Select(_) => goal.cards().is_some_and(|cards| layout.picked() == cards || is_staged(cards)),
            Goal::SetOut(_) => goal.cards().is_some_and(is_staged),
            Goal::Try(_, refusal) => match lesson.reply() {
                Some(LessonReply::Refused(
                    Notice::Refused(error) | Notice::Lacking(UnavailableReason::Rule(error)),
                )) => refusal.is(error),
                _ => false,
            },
            Goal::Read | Goal::Play(_) | Goal::Watch(_) => false,
        };
        if is_reached && let Some(lesson) = self.lesson_mut() {
            lesson.advance();
            self.step_changed(effects);
        }
    }

    /// Deselects what an earlier step left selected, unless the new step works with it: with the two still selected, three kings
    /// would never be exactly the selection.
    fn put_back_others(&mut self) {
        let handled = self.lesson().map(|lesson| lesson.step().goal.handled().unwrap_or_default());
        if let (Some(handled), Some(table)) = (handled, &mut self.play.table)
            && !handled.contains_all(table.hand_layout().picked())
        {
            table.hand_layout_mut().unpick();
        }
    }

    /// Saves the progress, and lets the opponent play if it is its turn.
    fn step_changed(&mut self, effects: &mut Vec<Effect>) {
        self.put_back_others();
        if let Some(Beside::Lesson(lesson)) = self.play.activity.beside() {
            self.study.lesson_progress.reach(lesson);
            if lesson.is_last() && self.is_first_game() {
                self.new_game.plan = Plan::taught();
            }
            effects.push(Effect::Storage(StorageEffect::Save(StoredValue::Lesson, self.study.lesson_progress.write())));
        }
        self.screen.announcer.interrupt();
        self.schedule_step(effects);
    }
}
