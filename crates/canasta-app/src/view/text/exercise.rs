//! Texts of a decision that is played again.

use super::advice::steps;
use super::match_review::{loss_in_full, plan_done, win_loss};
use super::{Names, list, why};
use crate::session::{Attempt, ExerciseRun};
use crate::words::{drills, exercise as say};
use canasta::analysis::MistakeClass;

/// What is asked, and what was played in the record.
#[must_use]
pub fn exercise(run: &ExerciseRun) -> (&'static str, String) {
    let lost = win_loss(run.exercise().worth().win.loss);
    let done = plan_done(&run.exercise().review().done);
    (say::exercise_ask(), say::exercise_played(&done, &lost))
}

/// The reply to a plan: a verdict, which may be empty, and a sentence.
#[must_use]
pub fn exercise_reply(attempt: Attempt) -> (&'static str, String) {
    match attempt {
        Attempt::Weighing { .. } => ("", say::plan_being_weighed().to_owned()),
        Attempt::Best => (drills::verdict_right(), say::plan_is_best().to_owned()),
        Attempt::Good(win) if win.loss <= 0.0 => (drills::verdict_right(), say::plan_is_as_good().to_owned()),
        Attempt::Good(win) => (drills::verdict_right(), say::plan_is_good_enough(&loss_in_full(&win))),
        Attempt::Short(class, win) => {
            let sentence = match class {
                MistakeClass::Inaccuracy => say::plan_is_inaccuracy,
                MistakeClass::Mistake => say::plan_is_mistake,
                MistakeClass::Blunder => say::plan_is_blunder,
            };
            (say::verdict_not_yet(), sentence(&loss_in_full(&win)))
        }
        Attempt::Repeated(win) => (say::verdict_not_yet(), say::plan_was_played(&loss_in_full(&win))),
        Attempt::Unknown => ("", say::plan_cannot_be_weighed().to_owned()),
    }
}

/// Why the best plan is better; empty if nothing can be said.
#[must_use]
pub fn exercise_why(run: &ExerciseRun, names: Names<'_>) -> String {
    let exercise = run.exercise();
    why(exercise.reasons(), exercise.seat(), names)
}

/// The exercise, or the reply to a plan, for screen readers.
#[must_use]
pub fn say_exercise(run: &ExerciseRun, names: Names<'_>) -> String {
    let best = || {
        let plan = list(&run.exercise().worth().best.iter().flat_map(steps).collect::<Vec<_>>());
        format!("{} {}", say::best_plan_is(&plan), exercise_why(run, names))
    };
    let words = match run.attempt() {
        None if run.is_shown() => best(),
        None => {
            let (ask, facts) = exercise(run);
            format!("{ask} {facts}")
        }
        Some(attempt) => {
            let (verdict, sentence) = exercise_reply(attempt);
            let verdict = Some(verdict).filter(|verdict| !verdict.is_empty()).map(drills::verdict_spoken);
            let best = matches!(attempt, Attempt::Good(_)).then(best);
            verdict.into_iter().chain([sentence]).chain(best).collect::<Vec<_>>().join(" ")
        }
    };
    words.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::analysis::Values;

    #[test]
    fn a_reply_says_how_good_a_plan_was() {
        let win = |loss: f64| Values { done: 0.5 - loss, best: 0.5, loss, error: 0.004 };
        let said = |attempt: Attempt| {
            let (verdict, sentence) = exercise_reply(attempt);
            format!("{verdict}: {sentence}").replace('\u{a0}', " ")
        };
        assert_eq!(said(Attempt::Best), "Right: That is the best plan.");
        assert_eq!(said(Attempt::Good(win(-0.01))), "Right: That is as good as the best plan.");
        assert_eq!(
            said(Attempt::Good(win(0.012))),
            "Right: Hardly anything is better (−1.2 % ± 0.8 %). That is good enough."
        );
        assert_eq!(
            said(Attempt::Short(MistakeClass::Mistake, win(0.06))),
            "Not yet: Mistake: −6.0 % ± 0.8 % against the best plan."
        );
        assert_eq!(
            said(Attempt::Repeated(win(0.114))),
            "Not yet: That is what was played in the game: −11.4 % ± 0.8 %."
        );
    }
}
