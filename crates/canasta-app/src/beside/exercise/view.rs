//! A decision that is played again: the panel with the question and the reply, and the buttons in the place of the action bar.

use crate::beside::review::view::plan;
use crate::features::mistakes::MistakesIntent;
use crate::features::mistakes::view::can_play;
use crate::session::{Attempt, DrillIntent, ExerciseIntent, ExerciseRun, Intent, LearnIntent, Session};
use crate::view::cards::with_signs;
use crate::view::controls::{icon, icon_button, with_intent};
use crate::view::node::{Element, b, button, div, header, p, section, span};
use crate::view::table::scene::Scene;
use crate::view::text::{self, Names};
use crate::words;

/// The panel of the exercise, if one is played.
pub(crate) fn panel(session: &Session, names: Names<'_>) -> Option<Element> {
    let run = session.exercise()?;
    let leave = if session.record_of_exercise().is_some() {
        words::exercise::back_to_review()
    } else {
        words::common::leave_drill()
    };
    let close = with_intent(icon_button("x", leave), &Intent::Learn(LearnIntent::Leave));
    let head = header().child(b().text(words::common::try_again())).child(close);
    let (ask, facts) = text::exercise(run);
    let is_open = run.attempt().is_none();
    let show = button().class("btn").key("show").attr("type", "button");
    let show = show.child(icon("eye")).child(span().text(words::exercise::show_best_plan()));
    let show = (is_open && !run.is_shown()).then(|| with_intent(show, &Intent::Exercise(ExerciseIntent::Show)));
    let panel = section()
        .class(if is_open { "lesson drill exercise" } else { "lesson drill exercise answered" })
        .key("exercise")
        .attr("aria-label", words::common::try_again())
        .child(head)
        .child(p().class("say").key("say").text(ask))
        .child(p().class("why").key("why").children(with_signs(&facts)))
        .children(run.attempt().map(|attempt| reply(run, attempt, names)))
        .children((is_open && run.is_shown()).then(|| shown(run, names)));
    Some(panel.children(show.map(|show| div().class("steps").children([show]))))
}

fn reply(run: &ExerciseRun, attempt: Attempt, names: Names<'_>) -> Element {
    let (verdict, sentence) = text::exercise_reply(attempt);
    let (class, sign) = match attempt {
        Attempt::Best | Attempt::Good(_) => ("reply right", "check"),
        Attempt::Short(..) | Attempt::Repeated(_) => ("reply wrong", "x"),
        Attempt::Weighing { .. } | Attempt::Unknown => ("reply", ""),
    };
    let verdict = (!verdict.is_empty()).then(|| p().class("verdict").child(icon(sign)).child(b().text(verdict)));
    let worth = run.exercise().worth();
    let own = match attempt {
        Attempt::Good(win) | Attempt::Short(_, win) | Attempt::Repeated(win) => Some(win.done),
        Attempt::Best | Attempt::Weighing { .. } | Attempt::Unknown => None,
    };
    let own = own.map(|chance| plan("plan", words::common::you_did(), chance, run.tried(), None));
    // Before the exercise is solved, the best plan would give it away.
    let best = attempt.is_solved().then(|| best(run, worth.win.best));
    let why = attempt.is_solved().then(|| text::exercise_why(run, names)).filter(|why| !why.is_empty());
    div()
        .class(class)
        .key("reply")
        .children(verdict)
        .child(p().text(sentence))
        .child(div().class("plans").children(own).children(best))
        .children(why.map(|why| p().text(why)))
}

/// The best plan, once it was asked for.
fn shown(run: &ExerciseRun, names: Names<'_>) -> Element {
    let why = text::exercise_why(run, names);
    let plans = div().class("plans").child(best(run, run.exercise().worth().win.best));
    div().class("reply shown").key("shown").child(plans).children((!why.is_empty()).then(|| p().text(why)))
}

fn best(run: &ExerciseRun, chance: f64) -> Element {
    plan("plan best", words::common::best_plan(), chance, &run.exercise().worth().best, Some("check"))
}

impl Scene<'_> {
    /// The buttons after a plan was tried.
    pub(crate) fn exercise_buttons(&self) -> Option<Vec<(String, Intent)>> {
        let attempt = self.session.exercise()?.attempt()?;
        let again = (words::common::try_again().to_owned(), Intent::Exercise(ExerciseIntent::Again));
        let back = match self.session.record_of_exercise() {
            Some(_) => (words::exercise::back_to_review(), Intent::Learn(LearnIntent::Leave)),
            None if can_play(self.session) => (words::exercise::next_mistake(), Intent::Mistakes(MistakesIntent::Next)),
            None => (words::common::all_drills(), Intent::Drill(DrillIntent::Next)),
        };
        let back = (back.0.to_owned(), back.1);
        let show = (words::exercise::show_best_plan().to_owned(), Intent::Exercise(ExerciseIntent::Show));
        Some(if attempt.is_solved() { vec![back, again] } else { vec![again, show] })
    }
}
