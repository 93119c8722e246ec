//! An exercise at the table.

use super::position::Exercise;
use crate::features::settings::Sort;
use crate::session::table::Table;
use canasta::analysis::{Decision, DecisionReview, MistakeClass, Values, carries_out};
use canasta::rules::Action;

/// How good the plan was that was tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Attempt {
    /// A search is weighing it.
    Weighing {
        /// The number of the question to the worker.
        id: u32,
    },
    /// It has the same effect as the best plan.
    Best,
    /// It is as good as the best plan within the tolerance: it loses less than an inaccuracy, or less than can be told.
    Good(Values),
    /// It loses more.
    Short(MistakeClass, Values),
    /// It does what was done in the record.
    Repeated(Values),
    /// Nothing weighs it: no search runs.
    Unknown,
}

impl Attempt {
    /// Whether the exercise is solved by it.
    #[must_use]
    pub const fn is_solved(self) -> bool {
        matches!(self, Attempt::Best | Attempt::Good(_))
    }
}

/// An exercise at the table: what was tried, and how good that was.
#[derive(Clone, Debug)]
pub struct ExerciseRun {
    exercise: Exercise,
    attempt: Option<Attempt>,
    /// The plan that was tried last.
    tried: Vec<Action>,
    /// How many plans were tried.
    attempts: u32,
    /// Whether the best plan was shown.
    is_shown: bool,
    /// How many positions and replies have been said.
    said: u32,
}

impl ExerciseRun {
    /// An exercise that begins.
    pub(crate) const fn new(exercise: Exercise) -> ExerciseRun {
        ExerciseRun { exercise, attempt: None, tried: Vec::new(), attempts: 0, is_shown: false, said: 0 }
    }

    /// The exercise.
    #[must_use]
    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// How good the plan was that was tried last; `None` before, and while another one is played.
    #[must_use]
    pub const fn attempt(&self) -> Option<Attempt> {
        self.attempt
    }

    /// The plan that was tried last.
    #[must_use]
    pub fn tried(&self) -> &[Action] {
        &self.tried
    }

    /// How many plans were tried.
    #[must_use]
    pub const fn attempts(&self) -> u32 {
        self.attempts
    }

    /// Whether the best plan was shown.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Whether the plan was found at the first attempt, without help.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.attempts == 1 && !self.is_shown && self.attempt.is_some_and(Attempt::is_solved)
    }

    /// A number that changes with every position and reply.
    #[must_use]
    pub const fn said(&self) -> u32 {
        self.said
    }

    pub(crate) fn table(&self, sort: Sort) -> Table {
        self.exercise.table(sort)
    }

    /// Judges what was done at the table. Gives the decision that is to be weighed, if a search has to say how good it was.
    pub(crate) fn judge(&mut self, table: &Table) -> Option<Decision> {
        if self.attempt.is_some() {
            return None;
        }
        let plan = self.exercise.plan_at(table)?;
        self.tried.clone_from(&plan);
        self.attempts += 1;
        self.said = self.said.wrapping_add(1);
        let worth = self.exercise.worth();
        if carries_out(&plan, &worth.best) {
            self.attempt = Some(Attempt::Best);
        } else if carries_out(&plan, &self.exercise.review().done) {
            self.attempt = Some(Attempt::Repeated(worth.win));
        } else {
            self.attempt = Some(Attempt::Unknown);
            return Some(self.exercise.with_plan(plan));
        }
        None
    }

    /// Notes the question to the worker.
    pub(crate) const fn ask(&mut self, id: u32) {
        self.attempt = Some(Attempt::Weighing { id });
    }

    /// The number of the question to the worker, if one is open.
    #[must_use]
    pub(crate) const fn asked(&self) -> Option<u32> {
        match self.attempt {
            Some(Attempt::Weighing { id }) => Some(id),
            _ => None,
        }
    }

    /// Takes what the worker found out about the plan; `None`: nothing.
    pub(crate) fn take(&mut self, found: Option<&DecisionReview>) {
        let worth = found.filter(|found| found.done == self.tried).and_then(|found| found.worth.as_ref());
        self.attempt = Some(match worth {
            None => Attempt::Unknown,
            Some(worth) if worth.is_best => Attempt::Best,
            Some(worth) => match worth.class() {
                None => Attempt::Good(worth.win),
                Some(class) => Attempt::Short(class, worth.win),
            },
        });
        self.said = self.said.wrapping_add(1);
    }

    /// Lets another plan be played.
    pub(crate) fn begin_again(&mut self) {
        self.attempt = None;
        self.said = self.said.wrapping_add(1);
    }

    /// The best plan, which is shown from now on.
    pub(crate) fn show(&mut self) -> &[Action] {
        self.is_shown = true;
        self.said = self.said.wrapping_add(1);
        &self.exercise.worth().best
    }
}
