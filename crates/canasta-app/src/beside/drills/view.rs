//! A drill at the table: the panel with the question and the reply, and the buttons in the place of the action bar.

use crate::session::{DialogIntent, DialogKind, Drill, DrillIntent, DrillRun, Intent, LearnIntent, Session, Verdict};
use crate::view::controls::{icon, icon_button, with_intent};
use crate::view::node::{Element, b, button, div, header, i, p, section, span};
use crate::view::table::count_classes::count_classes;
use crate::view::table::scene::Scene;
use crate::view::text;
use crate::words;

/// The panel of the drill, if one is played.
pub(crate) fn panel(session: &Session) -> Option<Element> {
    let run = session.drill()?;
    let words = text::drill(run.drill());
    let (at, count) = (run.at(), run.drill().question_count());
    let close = with_intent(icon_button("x", words::common::leave_drill()), &Intent::Learn(LearnIntent::Leave));
    let head = header()
        .child(b().text(words.title))
        .child(span().class("question-number").text(text::one_of(at + 1, count)))
        .child(marks(session, run.drill(), at))
        .child(close);
    let question = words.question(&run.question().name);
    let (ask, facts) = question.map_or(("", ""), |question| (question.ask, question.facts));
    let reply = (run.verdict() != Verdict::Open).then(|| reply(run));
    let shown = (run.verdict() == Verdict::Open && run.is_shown())
        .then(|| p().class("reply shown").key("shown").text(text::drill_shown(run)));
    let act = |key: &str, sign: &str, word: &str, intent: Intent| {
        let act = button().class("btn").key(key).attr("type", "button").child(icon(sign)).child(span().text(word));
        with_intent(act, &intent)
    };
    let is_open = run.verdict() == Verdict::Open;
    let show = (is_open && !run.is_shown())
        .then(|| act("show", "eye", words::drills::show_answer(), Intent::Drill(DrillIntent::Show)));
    let pile = (is_open && run.drill().shows_pile())
        .then(|| act("pile", "list", words::common::the_pile(), Intent::Dialog(DialogIntent::Open(DialogKind::Pile))));
    let buttons: Vec<Element> = pile.into_iter().chain(show).collect();
    let buttons = (!buttons.is_empty()).then(|| div().class("steps").children(buttons));
    Some(
        section()
            .class(if reply.is_some() { "lesson drill answered" } else { "lesson drill" })
            .key("drill")
            .attr("aria-label", words.title)
            .child(head)
            .child(p().class("say").key(format_args!("say-{}", run.question().name)).text(ask))
            .child(p().class("why").key("why").text(facts))
            .children(reply)
            .children(shown)
            .children(buttons),
    )
}

/// The questions of the drill as marks: answered rightly, current, yet to come.
fn marks(session: &Session, drill: Drill, now: usize) -> Element {
    let solved = session.drill_progress().solved_questions(drill);
    let mark = |(at, solved): (usize, bool)| {
        let class = match (at == now, solved) {
            (true, true) => Some("done now"),
            (true, false) => Some("now"),
            (false, true) => Some("done"),
            (false, false) => None,
        };
        i().maybe("class", class)
    };
    span().class("marks").attr("aria-hidden", "true").children(solved.into_iter().enumerate().map(mark))
}

fn reply(run: &DrillRun) -> Element {
    let class = match run.verdict() {
        Verdict::Right => "reply right",
        Verdict::Wrong => "reply wrong",
        Verdict::Open | Verdict::Thinking | Verdict::Unknown => "reply",
    };
    let said = text::drill_reply(run);
    let mut reply = div().class(class).key("reply");
    if !said.verdict.is_empty() {
        let sign = if run.verdict() == Verdict::Right { "check" } else { "x" };
        reply = reply.child(p().class("verdict").child(icon(sign)).child(b().text(said.verdict)));
    }
    reply.children(said.sentences.into_iter().map(|sentence| p().text(sentence)))
}

impl Scene<'_> {
    /// The buttons of a drill: numbers to choose from, or what to do after the answer.
    pub(super) fn drill_buttons(&self) -> Option<Vec<(String, Intent)>> {
        let run = self.session.drill()?;
        let (next, again) = (Intent::Drill(DrillIntent::Next), Intent::Drill(DrillIntent::Again));
        let next =
            (if run.is_last() { words::common::all_drills() } else { words::drills::next_question() }.to_owned(), next);
        let again = (words::common::try_again().to_owned(), again);
        match run.reply() {
            Some(_) => {
                let is_right = run.verdict() == Verdict::Right;
                Some(if is_right { vec![next, again] } else { vec![again, next] })
            }
            None if run.question().choices.is_empty() => None,
            None => {
                let choice = |&number: &i32| (text::number(number), Intent::Drill(DrillIntent::Number(number)));
                Some(run.question().choices.iter().map(choice).collect())
            }
        }
    }

    /// The buttons of a drill, or of a decision that is played again.
    pub(crate) fn answer_buttons(&self) -> Option<Vec<(String, Intent)>> {
        self.drill_buttons().or_else(|| self.exercise_buttons())
    }

    /// These buttons in the place of the action bar.
    pub(crate) fn drill_bar(&self) -> Option<Element> {
        let buttons = self.answer_buttons()?;
        let answered = self.session.drill().is_none_or(|run| run.reply().is_some());
        let bar = div()
            .class(format_args!("action-bar{}", count_classes(buttons.len())))
            .key("action-bar")
            .attr("role", "group")
            .attr("aria-label", words::common::actions());
        Some(bar.children(buttons.into_iter().enumerate().map(|(at, (word, intent))| {
            let class = match (answered, at) {
                (true, 0) => "action primary",
                (true, _) => "action",
                (false, _) => "action number",
            };
            with_intent(button().class(class).key(&intent).attr("type", "button").child(b().text(word)), &intent)
        })))
    }
}
