//! Which questions of the drills were answered rightly, as the device keeps it.

use super::catalog::Drill;
use super::run::{DrillRun, Verdict};
use crate::session::json::{from_text, to_text};
use std::collections::BTreeMap;

/// The questions that were answered rightly, by the names of drills and questions. Names that are unknown, as of drills that are
/// gone, are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrillProgress(BTreeMap<String, Vec<String>>);

impl DrillProgress {
    /// For each question of a drill, whether it was answered rightly.
    #[must_use]
    pub fn solved_questions(&self, drill: Drill) -> Vec<bool> {
        let all = drill.questions().unwrap_or_default();
        all.iter().map(|question| self.has(drill, &question.name)).collect()
    }

    /// How many questions of a drill were answered rightly.
    #[must_use]
    pub fn solved(&self, drill: Drill) -> usize {
        // Most drills are not begun, so their files need not be read.
        match self.0.get(drill.name()) {
            Some(_) => self.solved_questions(drill).into_iter().filter(|&solved| solved).count(),
            None => 0,
        }
    }

    /// The first question of a drill that was not answered rightly yet; the first of all if there is none.
    #[must_use]
    pub fn next(&self, drill: Drill) -> usize {
        self.solved_questions(drill).into_iter().position(|solved| !solved).unwrap_or(0)
    }

    fn has(&self, drill: Drill, question: &str) -> bool {
        self.0.get(drill.name()).is_some_and(|solved| solved.iter().any(|name| name == question))
    }

    /// Notes the answer of a question. True if that is new.
    pub(crate) fn note(&mut self, run: &DrillRun) -> bool {
        let (drill, name) = (run.drill(), &run.question().name);
        let is_new = run.verdict() == Verdict::Right && !run.is_shown() && !self.has(drill, name);
        if is_new {
            self.0.entry(drill.name().to_owned()).or_default().push(name.clone());
        }
        is_new
    }

    /// The text for the device's storage.
    #[must_use]
    pub fn write(&self) -> String {
        to_text(&self.0)
    }

    /// The progress in a stored text; none if it is damaged.
    #[must_use]
    pub fn read(text: &str) -> DrillProgress {
        DrillProgress(from_text(text).unwrap_or_default())
    }
}
